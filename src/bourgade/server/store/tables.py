"""Tables and seats: questions and changes."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert, select, update

from bourgade.server.store import rows
from bourgade.server.store.by_turns import by_turns
from bourgade.server.store.matches import seats_of
from bourgade.server.store.schema import people, seats, tables
from bourgade.server.store.writer import Conflict


class Found(msgspec.Struct):
    table: rows.Table
    seats: list[rows.Seat]
    owner: str  # the name


def create(connection: Connection, table: rows.Table, seated: Sequence[rows.Seat]) -> None:
    connection.execute(insert(tables), msgspec.structs.asdict(table))
    connection.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in seated])


def find(connection: Connection, table: str) -> Found | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    return None if row is None else _with_seats(connection, rows.of(rows.Table, row))


def open_ones(connection: Connection, limit: int = 50) -> list[Found]:
    """Public tables that wait for players, newest first, those of each owner by turns."""
    waiting = (tables.c.status == "open") & tables.c.public.is_(True)
    listed = by_turns(tables, tables.c.id, tables.c.created, waiting)
    query = (
        select(tables)
        .join(listed, listed.c.id == tables.c.id)
        .order_by(listed.c.turn, listed.c.at.desc())
        .limit(limit)
    )
    found = [rows.of(rows.Table, row) for row in connection.execute(query)]
    return [_with_seats(connection, table) for table in found]


def of_person(connection: Connection, person: str, limit: int = 50) -> list[Found]:
    """Open tables where the person sits or which the person opened."""
    mine = select(seats.c.table).where(seats.c.person == person)
    query = (
        select(tables)
        .where(tables.c.status == "open")
        .where((tables.c.owner == person) | tables.c.id.in_(mine))
        .order_by(tables.c.created.desc())
        .limit(limit)
    )
    found = [rows.of(rows.Table, row) for row in connection.execute(query)]
    return [_with_seats(connection, table) for table in found]


def _with_seats(connection: Connection, table: rows.Table) -> Found:
    name = connection.execute(select(people.c.name).where(people.c.id == table.owner)).scalar()
    return Found(table, seats_of(connection, table.id), str(name or ""))


def take_seat(connection: Connection, table: str, seat: int, person: str, name: str) -> None:
    """Conflict if the table is not open, the seat not free, or the person seated already."""
    _hold_open(connection, table)
    around = seats_of(connection, table)
    if any(other.person == person for other in around):
        raise Conflict("already-seated")
    taken = connection.execute(
        update(seats)
        .where(
            seats.c.table == table,
            seats.c.seat == seat,
            seats.c.kind.in_(("open", "invited")),
            seats.c.person.is_(None),
        )
        .values(person=person, name=name)
    )
    if taken.rowcount != 1:
        raise Conflict("seat-taken")


def free_seat(connection: Connection, table: str, person: str) -> None:
    _hold_open(connection, table)
    mine = (seats.c.table == table) & (seats.c.person == person)
    # Neighbours at the same screen leave with the person.
    connection.execute(
        update(seats).where(mine, seats.c.kind.in_(("human", "here"))).values(kind="open")
    )
    connection.execute(update(seats).where(mine).values(person=None, name=None))


def set_seat(
    connection: Connection, table: str, seat: int, kind: str, bot: str | None, invite: str | None
) -> None:
    """The owner gives a seat nobody sits on to a bot, or opens it again."""
    _hold_open(connection, table)
    changed = connection.execute(
        update(seats)
        .where(seats.c.table == table, seats.c.seat == seat, seats.c.person.is_(None))
        .values(kind=kind, bot=bot, invite=invite, reserved=None, name=bot)
    )
    if changed.rowcount != 1:
        raise Conflict("seat-taken")


def close(connection: Connection, table: str) -> None:
    _hold_open(connection, table)
    connection.execute(update(tables).where(tables.c.id == table).values(status="closed"))


def _hold_open(connection: Connection, table: str) -> None:
    """Locks the table's row until the transaction ends; Conflict if it is not open any more."""
    query = select(tables.c.status).where(tables.c.id == table).with_for_update()
    if connection.execute(query).scalar() != "open":
        raise Conflict("table-not-open")
