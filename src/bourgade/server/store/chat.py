"""Chat: questions and changes."""

import msgspec
from sqlalchemy import Connection, insert, select

from bourgade.server.store import rows
from bourgade.server.store.schema import chat


def add(connection: Connection, line: rows.ChatRow) -> int:
    values = msgspec.structs.asdict(line)
    del values["id"]
    done = connection.execute(insert(chat), values)
    assert done.inserted_primary_key is not None
    return int(done.inserted_primary_key[0])


def after(connection: Connection, match: str, last: int, limit: int = 200) -> list[rows.ChatRow]:
    """The newest lines after a known one, oldest first."""
    query = (
        select(chat)
        .where(chat.c.match == match, chat.c.id > last)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [rows.of(rows.ChatRow, row) for row in connection.execute(query)][::-1]
