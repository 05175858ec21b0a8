"""People, tables and matches made up for the tests, without a server."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert

import bourgade
from bourgade.server import records
from bourgade.server.store import matches, rows, schema, tables

ADA = rows.Person(
    id="ada",
    kind="guest",
    name="Ada",
    login=None,
    password=None,
    language="fr",
    preferences="{}",
    created=0,
    seen=0,
)


def a_table(table: str, owner: str = "ada", **more: Any) -> rows.Table:
    fields: dict[str, Any] = {
        "game": "burgundy",
        "options": "{}",
        "owner": owner,
        "public": True,
        "clock": None,
        "out_of_time": "bot",
        "status": "open",
        "autostart": False,
        "match": None,
        "continues": None,
        "continues_at": None,
        "created": 1,
    }
    return rows.Table(id=table, **{**fields, **more})


def a_seat(table: str, seat: int, person: str | None = None, bot: str | None = None) -> rows.Seat:
    kind = "bot" if bot else "human"
    return rows.Seat(
        table=table,
        seat=seat,
        kind=kind,
        person=person,
        name=person or bot,
        bot=bot,
        invite=None,
        reserved=None,
    )


def loaded(entries: int, name: str = "m") -> matches.Loaded:
    """A match of so many entries: a step, and taken back, again and again."""
    match = bourgade.start("burgundy", players=2, seed=1)
    while match.head < entries:
        if match.can_undo():
            match.undo()
        else:
            match.play(match.state.legal_actions()[0])
    narrated = records.narrate(match.record)
    row, log = records.new_match(match.record, "t", b"s" * 32, narrated, playing=True)
    row.id = name
    seats = [a_seat("t", 0, "ada"), a_seat("t", 1, "bo")]
    return matches.Loaded(row, a_table("t"), seats, log)


def add_person(connection: Connection, person: str, house: str | None) -> None:
    values = {"id": person, "name": person, "kind": "guest", "language": "fr"}
    more = {"preferences": "{}", "created": 0, "seen": 0, "house": house}
    connection.execute(insert(schema.people), {**values, **more})


def add_table(
    connection: Connection,
    name: str,
    owner: str,
    seats: Sequence[rows.Seat] = (),
    at: int = 1,
) -> None:
    seats = seats or [a_seat(name, 0, owner)]
    tables.create(connection, a_table(name, owner, created=at), seats)


def add_match(
    connection: Connection,
    name: str,
    owner: str,
    seats: Sequence[rows.Seat] = (),
    at: int = 1,
    entries: int = 0,
) -> None:
    """A match of a table with its name, running."""
    add_table(connection, name, owner, seats, at)
    row = loaded(entries, name).match
    row.table, row.updated = name, at
    matches.create(connection, row, [])
