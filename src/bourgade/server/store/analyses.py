"""Analyses of finished games: questions and changes."""

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from bourgade.server.store import rows
from bourgade.server.store.schema import analyses


def find(connection: Connection, match: str) -> rows.AnalysisRow | None:
    row = connection.execute(select(analyses).where(analyses.c.match == match)).first()
    return None if row is None else rows.of(rows.AnalysisRow, row)


def ask(connection: Connection, row: rows.AnalysisRow) -> None:
    """Wants an analysis; one that is there stays, one that failed is begun again."""
    try:
        with connection.begin_nested():
            connection.execute(insert(analyses), msgspec.structs.asdict(row))
    except IntegrityError:
        connection.execute(
            update(analyses)
            .where(analyses.c.match == row.match, analyses.c.status == "failed")
            .values(status="running", until=0)
        )


def claim(connection: Connection, now: int, until: int) -> rows.AnalysisRow | None:
    """The oldest analysis nobody works on, for a while this worker's own."""
    query = (
        select(analyses)
        .where(analyses.c.status == "running", analyses.c.until < now)
        .order_by(analyses.c.created)
        .limit(1)
    )
    row = connection.execute(query).first()
    if row is None:
        return None
    found = rows.of(rows.AnalysisRow, row)
    if not _change(connection, found, {"until": until}):
        return None
    found.until = until
    return found


def save(connection: Connection, row: rows.AnalysisRow, until: int) -> bool:
    """Keeps what was found so far; False if another worker has taken over."""
    values: dict[str, int | str] = {
        "status": row.status,
        "done": row.done,
        "total": row.total,
        "body": row.body,
        "until": until,
    }
    if not _change(connection, row, values):
        return False
    row.until = until
    return True


def release(connection: Connection, row: rows.AnalysisRow) -> None:
    """Leaves it to whoever comes next."""
    _change(connection, row, {"until": 0})


def release_all(connection: Connection) -> None:
    """For a server that is alone with its database and has just begun."""
    connection.execute(update(analyses).where(analyses.c.status == "running").values(until=0))


def _change(connection: Connection, row: rows.AnalysisRow, values: dict[str, int | str]) -> bool:
    changed = connection.execute(
        update(analyses)
        .where(analyses.c.match == row.match, analyses.c.until == row.until)
        .values(**values)
    )
    return changed.rowcount == 1
