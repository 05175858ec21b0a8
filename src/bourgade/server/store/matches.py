"""Matches and their logs: questions and changes."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    exists,
    false,
    insert,
    not_,
    or_,
    select,
    update,
)

from bourgade.server.store import rows
from bourgade.server.store.by_turns import by_turns
from bourgade.server.store.schema import log, matches, people, seats, tables
from bourgade.server.store.writer import Conflict
from bourgade.version import __version__


class Loaded(msgspec.Struct):
    """All there is to know about a match; `whom` its bots think for."""

    match: rows.Match
    table: rows.Table
    seats: list[rows.Seat]
    log: list[rows.LogRow]
    whom: rows.Whom = rows.NOBODY


class Edition(msgspec.Struct, frozen=True):
    """A game as a program plays it."""

    game: str
    rules: int
    edition: str

    def mark(self) -> str:
        """Left on what was tried in vain: the next version tries it again, whatever changed."""
        return f"{__version__} {self.game} {self.rules} {self.edition}"


class Progress(msgspec.Struct):
    """What an entry of the log changes in its match."""

    to_move: int
    turn_since: int
    due: int | None
    status: str
    result: str | None
    scores: str | None


_add_entry = insert(log)
_advance = (
    update(matches)
    .where(matches.c.id == bindparam("b_match"), matches.c.head == bindparam("b_head"))
    .values(
        head=bindparam("b_seq"),
        to_move=bindparam("b_to_move"),
        turn_since=bindparam("b_turn_since"),
        due=bindparam("b_due"),
        status=bindparam("b_status"),
        result=bindparam("b_result"),
        scores=bindparam("b_scores"),
        updated=bindparam("b_at"),
    )
)


def append(connection: Connection, entry: rows.LogRow, progress: Progress) -> None:
    """Adds an entry at the head; Conflict if the head is elsewhere by now."""
    connection.execute(_add_entry, msgspec.structs.asdict(entry))
    advanced = connection.execute(
        _advance,
        {
            "b_match": entry.match,
            "b_head": entry.seq - 1,
            "b_seq": entry.seq,
            "b_at": entry.at,
            "b_to_move": progress.to_move,
            "b_turn_since": progress.turn_since,
            "b_due": progress.due,
            "b_status": progress.status,
            "b_result": progress.result,
            "b_scores": progress.scores,
        },
    )
    if advanced.rowcount != 1:
        raise Conflict(f"the head of {entry.match} is not {entry.seq - 1}")


def create(connection: Connection, match: rows.Match, entries: Sequence[rows.LogRow]) -> None:
    """A new match at its table; Conflict if the table was started or closed meanwhile."""
    seated = connection.execute(
        update(tables)
        .where(tables.c.id == match.table, tables.c.status == "open")
        .values(status="started", match=match.id)
    )
    if seated.rowcount != 1:
        raise Conflict("table-not-open")
    if match.status == "playing" and any(
        is_free(seat) for seat in seats_of(connection, match.table)
    ):
        raise Conflict("seats-free")
    connection.execute(insert(matches), msgspec.structs.asdict(match))
    if entries:
        connection.execute(insert(log), [msgspec.structs.asdict(entry) for entry in entries])


def load(connection: Connection, match: str) -> Loaded | None:
    row = connection.execute(select(matches).where(matches.c.id == match)).first()
    if row is None:
        return None
    found = rows.of(rows.Match, row)
    row = connection.execute(select(tables).where(tables.c.id == found.table)).one()
    table, seated = rows.of(rows.Table, row), seats_of(connection, found.table)
    # The head may have moved since it was read, on a connection without a snapshot of the whole:
    # the log is read up to the head that was read.
    return Loaded(
        found,
        table,
        seated,
        [entry for entry in tail(connection, match, 0) if entry.seq <= found.head],
        _whom(connection, table, seated),
    )


def _whom(connection: Connection, table: rows.Table, seated: Sequence[rows.Seat]) -> rows.Whom:
    """Who opened the table, or, where somebody else sits there instead, the first of them."""
    there = [seat.person for seat in seated if seat.person is not None]
    person = table.owner if table.owner in there or not there else there[0]
    house = connection.execute(select(people.c.house).where(people.c.id == person)).scalar()
    return rows.Whom(person, house or person)


def is_free(seat: rows.Seat) -> bool:
    return seat.kind in ("open", "invited") and seat.person is None


def seats_of(connection: Connection, table: str) -> list[rows.Seat]:
    query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    return [rows.of(rows.Seat, row) for row in connection.execute(query)]


def tail(connection: Connection, match: str, after: int) -> list[rows.LogRow]:
    """The entries after a head, in order."""
    query = select(log).where(log.c.match == match, log.c.seq > after).order_by(log.c.seq)
    return [rows.LogRow(*row) for row in connection.execute(query)]


def heads(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    query = select(matches.c.id, matches.c.head).where(matches.c.id.in_(ids))
    return {row.id: row.head for row in connection.execute(query)}


class Overdue(msgspec.Struct):
    """A match the server must look after; `updated` is when it last moved."""

    match: str
    due: int
    updated: int


def due(
    connection: Connection,
    now: int,
    played: Sequence[Edition],
    after: Overdue | None = None,
    limit: int = 100,
) -> list[Overdue]:
    """Matches the server must look after, longest waiting first: a bot to move, a clock that ran
    out. Only such as are played as they are stored: others keep nobody waiting."""
    query = (
        select(matches.c.id, matches.c.due, matches.c.updated)
        .where(matches.c.status == "playing", matches.c.due <= now, _played_as_stored(played))
        .order_by(matches.c.due, matches.c.id)
        .limit(limit)
    )
    if after is not None:
        later = and_(matches.c.due == after.due, matches.c.id > after.match)
        query = query.where(or_(matches.c.due > after.due, later))
    return [Overdue(*row) for row in connection.execute(query)]


def untried(
    connection: Connection, played: Sequence[Edition], but: Sequence[str], limit: int
) -> list[str]:
    """Running matches of other rules or editions that were not tried with these yet."""
    marks = [edition.mark() for edition in played]
    query = (
        select(matches.c.id)
        .where(matches.c.status == "playing", matches.c.game.in_([one.game for one in played]))
        .where(not_(_played_as_stored(played)))
        .where(or_(matches.c.stuck.is_(None), matches.c.stuck.not_in(marks)))
        .where(matches.c.id.not_in(but))
        .order_by(matches.c.updated.desc())
        .limit(limit)
    )
    return [row.id for row in connection.execute(query)]


def _played_as_stored(played: Sequence[Edition]) -> ColumnElement[bool]:
    same = (
        and_(
            matches.c.game == one.game,
            matches.c.rules == one.rules,
            matches.c.edition == one.edition,
        )
        for one in played
    )
    return and_(matches.c.stuck.is_(None), or_(false(), *same))


def stick(connection: Connection, match: str, mark: str, why: str) -> None:
    """Notes that the match was tried in vain with these rules and this edition."""
    connection.execute(
        update(matches).where(matches.c.id == match).values(stuck=mark, stuck_why=why[:2000])
    )


def carry(connection: Connection, entry: rows.LogRow, progress: Progress, to: Edition) -> None:
    """The match goes on with other rules or another edition, in everybody's list again."""
    append(connection, entry, progress)
    connection.execute(
        update(matches)
        .where(matches.c.id == entry.match)
        .values(rules=to.rules, edition=to.edition, stuck=None, stuck_why=None)
    )
    table = select(matches.c.table).where(matches.c.id == entry.match).scalar_subquery()
    connection.execute(update(seats).where(seats.c.table == table).values(hidden=False))


def hide(connection: Connection, table: str, person: str) -> None:
    """Takes the match of this table off the person's list."""
    connection.execute(
        update(seats).where(seats.c.table == table, seats.c.person == person).values(hidden=True)
    )


def put_off(connection: Connection, overdue: Overdue, until: int) -> None:
    """Leaves a match that failed for later, unless it has moved meanwhile."""
    connection.execute(
        update(matches)
        .where(matches.c.id == overdue.match, matches.c.due == overdue.due)
        .values(due=until)
    )


def with_a_clock(connection: Connection, played: Sequence[Edition]) -> list[str]:
    """Every running match with a clock: what a server that comes back looks at."""
    query = (
        select(matches.c.id)
        .join(tables, tables.c.id == matches.c.table)
        .where(matches.c.status == "playing", tables.c.clock.is_not(None))
        .where(_played_as_stored(played))
    )
    return [row.id for row in connection.execute(query)]


def postpone(connection: Connection, match: str, head: int, until: int) -> bool:
    """Claims an overdue match for a while; only one worker gets it."""
    claimed = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.head == head, matches.c.due < until)
        .values(due=until)
    )
    return claimed.rowcount == 1


Listed = list[tuple[rows.Match, list[rows.Seat]]]


def public_ones(connection: Connection, limit: int) -> Listed:
    """Matches of public tables that are being played, the most recent move first.

    Those of each owner by turns, and bots among themselves after everybody else.
    """
    people_sit = exists().where(seats.c.table == matches.c.table, seats.c.person.is_not(None))
    playing = and_(
        matches.c.status == "playing", tables.c.public.is_(True), matches.c.stuck.is_(None)
    )
    at_tables = matches.join(tables, tables.c.id == matches.c.table)
    listed = by_turns(at_tables, matches.c.id, matches.c.updated, playing, last=~people_sit)
    query = (
        select(matches)
        .join(listed, listed.c.id == matches.c.id)
        .order_by(listed.c.last, listed.c.turn, listed.c.at.desc())
        .limit(limit)
    )
    return _with_seats(connection, [rows.of(rows.Match, row) for row in connection.execute(query)])


def of_person(connection: Connection, person: str, limit: int) -> Listed:
    """The person's matches with the seats of their tables, running ones first."""
    mine = select(seats.c.table).where(seats.c.person == person, seats.c.hidden.is_(False))
    query = (
        select(matches)
        .where(matches.c.table.in_(mine), matches.c.status != "archived")
        .order_by((matches.c.status != "playing"), matches.c.updated.desc())
        .limit(limit)
    )
    return _with_seats(connection, [rows.of(rows.Match, row) for row in connection.execute(query)])


def _with_seats(connection: Connection, found: list[rows.Match]) -> Listed:
    wanted = [match.table for match in found]
    around = select(seats).where(seats.c.table.in_(wanted)).order_by(seats.c.table, seats.c.seat)
    by_table: dict[str, list[rows.Seat]] = {}
    for row in connection.execute(around):
        by_table.setdefault(row.table, []).append(rows.of(rows.Seat, row))
    return [(match, by_table.get(match.table, [])) for match in found]


def set_rematch(connection: Connection, match: str, table: str) -> None:
    """The first rematch asked for is the one; Conflict for the second."""
    changed = connection.execute(
        update(matches)
        .where(matches.c.id == match, or_(matches.c.rematch.is_(None), matches.c.rematch == table))
        .values(rematch=table)
    )
    if changed.rowcount != 1:
        raise Conflict("there is a rematch already")
