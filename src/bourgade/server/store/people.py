"""People and their sessions: questions and changes."""

from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from bourgade.server.store import rows
from bourgade.server.store.schema import people, seats, sessions, tables


def add_person(connection: Connection, person: rows.Person, session: rows.Session) -> None:
    connection.execute(insert(people), msgspec.structs.asdict(person))
    connection.execute(insert(sessions), msgspec.structs.asdict(session))


def add_session(connection: Connection, session: rows.Session) -> None:
    connection.execute(insert(sessions), msgspec.structs.asdict(session))


def by_session(connection: Connection, key_hash: str) -> tuple[rows.Person, rows.Session] | None:
    query = select(sessions).where(sessions.c.hash == key_hash, sessions.c.revoked.is_(False))
    row = connection.execute(query).first()
    if row is None:
        return None
    session = rows.of(rows.Session, row)
    person = connection.execute(select(people).where(people.c.id == session.person)).one()
    return rows.of(rows.Person, person), session


def by_login(connection: Connection, login: str) -> rows.Person | None:
    row = connection.execute(select(people).where(people.c.login == login)).first()
    return None if row is None else rows.of(rows.Person, row)


def change_person(connection: Connection, person: str, **values: Any) -> rows.Person:
    if values:
        connection.execute(update(people).where(people.c.id == person).values(**values))
    row = connection.execute(select(people).where(people.c.id == person)).one()
    return rows.of(rows.Person, row)


def touch(connection: Connection, session: str, person: str, now: int) -> None:
    connection.execute(update(sessions).where(sessions.c.id == session).values(seen=now))
    connection.execute(update(people).where(people.c.id == person).values(seen=now))


def sessions_of(connection: Connection, person: str) -> list[rows.Session]:
    query = (
        select(sessions)
        .where(sessions.c.person == person, sessions.c.revoked.is_(False))
        .order_by(sessions.c.created.desc())
    )
    return [rows.of(rows.Session, row) for row in connection.execute(query)]


def end_sessions(connection: Connection, person: str, only: str | None = None) -> list[str]:
    """Ends the sessions and tokens of a person, or one of them; says which were open till now."""
    open_ones = select(sessions.c.id).where(
        sessions.c.person == person, sessions.c.revoked.is_(False)
    )
    if only is not None:
        open_ones = open_ones.where(sessions.c.id == only)
    ended = list(connection.execute(open_ones).scalars())
    connection.execute(update(sessions).where(sessions.c.id.in_(ended)).values(revoked=True))
    return ended


def adopt(connection: Connection, guest: str, account: str) -> list[str]:
    """The games a guest began before signing in become the account's; the guest's sessions end."""
    connection.execute(update(seats).where(seats.c.person == guest).values(person=account))
    connection.execute(update(tables).where(tables.c.owner == guest).values(owner=account))
    return end_sessions(connection, guest)
