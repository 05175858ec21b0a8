"""Chat: questions and changes."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from bourgade.server import bounds
from bourgade.server.store import rows
from bourgade.server.store.schema import chat

TIDIED_EVERY = 20  # lines: so many at most are kept beyond their number


def add(connection: Connection, line: rows.ChatRow) -> int:
    values = msgspec.structs.asdict(line)
    del values["id"]
    done = connection.execute(insert(chat), values)
    assert done.inserted_primary_key is not None
    number = int(done.inserted_primary_key[0])
    if number % TIDIED_EVERY == 0:
        _forget_old(connection, line.match)
    return number


def _forget_old(connection: Connection, match: str) -> None:
    newest = select(chat.c.id).where(chat.c.match == match).order_by(chat.c.id.desc())
    last_kept = newest.offset(bounds.CHAT_LINES - 1).limit(1)
    oldest = connection.execute(last_kept).scalar()
    if oldest is not None:
        connection.execute(delete(chat).where(chat.c.match == match, chat.c.id < oldest))


def after(connection: Connection, match: str, last: int, limit: int = 200) -> list[rows.ChatRow]:
    """The newest lines after a known one, oldest first."""
    query = (
        select(chat)
        .where(chat.c.match == match, chat.c.id > last)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [rows.of(rows.ChatRow, row) for row in connection.execute(query)][::-1]
