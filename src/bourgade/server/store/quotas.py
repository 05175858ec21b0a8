"""What one person has already of what has a limit: asked inside the change that adds to it.

A Conflict names what there is too much of, in the words of texts/.
"""

from sqlalchemy import Connection, func, select

from bourgade.server import bounds
from bourgade.server.store.schema import matches, people, seats, tables
from bourgade.server.store.writer import Conflict

DAY_MS = 86_400_000


class OverQuota(Conflict):
    """There is enough of this; the text is the key of the sentence that says so."""


def hold(connection: Connection, person: str) -> None:
    """One change at a time for this person, where changes are made side by side."""
    held = select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)
    connection.execute(held)


def refuse_table(connection: Connection, owner: str, now: int, *, with_bots: bool) -> None:
    hold(connection, owner)
    mine = select(func.count()).where(tables.c.owner == owner)
    if _count(connection, mine.where(tables.c.status == "open")) >= bounds.OPEN_TABLES:
        raise OverQuota("too-many-tables")
    if _count(connection, mine.where(tables.c.created > now - DAY_MS)) >= bounds.TABLES_A_DAY:
        raise OverQuota("too-many-tables-today")
    if with_bots:
        refuse_bots(connection, owner)


def refuse_bots(connection: Connection, owner: str) -> None:
    """At a new table, or on a seat given to a bot later."""
    hold(connection, owner)
    if len(_running_with_bots(connection, owner)) >= bounds.WITH_BOTS:
        raise OverQuota("too-many-with-bots")


def refuse_bots_alone(connection: Connection, owner: str) -> None:
    """Nobody plays there, so nobody would bring such a match to an end sooner."""
    hold(connection, owner)
    alone = [people for people in _running_with_bots(connection, owner) if not people]
    if len(alone) >= bounds.BOTS_ALONE:
        raise OverQuota("too-many-bots-alone")


def refuse_copies(connection: Connection, owner: str, entries: int) -> None:
    """Imported records, and the past of games that were continued."""
    hold(connection, owner)
    query = (
        select(func.coalesce(func.sum(matches.c.start_head), 0))
        .join(tables, tables.c.id == matches.c.table)
        .where(tables.c.owner == owner)
    )
    if _count(connection, query) + entries > bounds.COPIED_ENTRIES:
        raise OverQuota("too-many-copies")


def _running_with_bots(connection: Connection, owner: str) -> list[int]:
    """For each running match with bots, how many people sit there."""
    query = (
        select(func.count(seats.c.person))
        .join(tables, tables.c.id == seats.c.table)
        .join(matches, matches.c.table == tables.c.id)
        .where(tables.c.owner == owner, matches.c.status == "playing")
        .group_by(matches.c.id)
        .having(func.count(seats.c.bot) > 0)
    )
    return list(connection.execute(query).scalars())


def _count(connection: Connection, query) -> int:  # type: ignore[no-untyped-def]
    return int(connection.execute(query).scalar_one())
