"""Analyses of finished games: questions and changes."""

import contextlib
from collections import Counter
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bourgade.server import bounds
from bourgade.server.store import quotas, rows
from bourgade.server.store.schema import analyses, people

LATELY_MS = 3_600_000  # whoever had fewer decisions looked at in this time is next


def find(connection: Connection, match: str) -> rows.AnalysisRow | None:
    row = connection.execute(select(analyses).where(analyses.c.match == match)).first()
    return None if row is None else rows.of(rows.AnalysisRow, row)


def ask(connection: Connection, row: rows.AnalysisRow) -> None:
    """Wants an analysis; one that is there stays, one that failed is begun again."""
    there = find(connection, row.match)
    if there is not None and there.status != "failed":
        return
    _refuse_more(connection, str(row.asker))
    if there is None:
        with contextlib.suppress(IntegrityError), connection.begin_nested():
            connection.execute(insert(analyses), msgspec.structs.asdict(row))
        return
    connection.execute(
        update(analyses)
        .where(analyses.c.match == row.match, analyses.c.status == "failed")
        .values(status="running", until=0, asker=row.asker, created=row.created)
    )


def _refuse_more(connection: Connection, asker: str) -> None:
    quotas.hold(connection, asker)
    waiting = select(func.count()).where(analyses.c.asker == asker, analyses.c.status == "running")
    if connection.execute(waiting).scalar_one() >= bounds.PENDING_ANALYSES:
        raise quotas.OverQuota("too-many-analyses")


class Claimed(NamedTuple):
    row: rows.AnalysisRow
    whom: rows.Whom


def claim(connection: Connection, now: int, until: int) -> Claimed | None:
    """One analysis nobody works on, for a while this worker's own: of the house that had the
    fewest decisions looked at lately, there of the person who had, the oldest."""
    house = func.coalesce(people.c.house, analyses.c.asker, "")
    asker = func.coalesce(analyses.c.asker, "")
    asked = analyses.outerjoin(people, people.c.id == analyses.c.asker)
    free = (analyses.c.status == "running") & (analyses.c.until < now)
    begun = (analyses.c.created > now - LATELY_MS) & (~free | (analyses.c.done > 0))
    had = Counter[str]()
    lately = select(house, asker, analyses.c.done).select_from(asked).where(begun)
    for house_of, asker_of, done in connection.execute(lately):
        had.update({f"house {house_of}": max(1, done), f"person {asker_of}": max(1, done)})
    waiting = select(analyses.c.match, house, asker, analyses.c.created)
    found = connection.execute(waiting.select_from(asked).where(free)).all()
    if not found:
        return None
    match, house_of, asker_of, _ = min(
        found, key=lambda one: (had[f"house {one[1]}"], had[f"person {one[2]}"], one[3])
    )
    row = find(connection, match)
    if row is None or not _change(connection, row, {"until": until}):
        return None
    row.until = until
    return Claimed(row, rows.Whom(asker_of, house_of))


def others_wait(connection: Connection, row: rows.AnalysisRow, now: int) -> bool:
    """Has anybody else asked for one that nobody works on?"""
    free = (analyses.c.status == "running") & (analyses.c.until < now)
    other = func.coalesce(analyses.c.asker, "") != (row.asker or "")
    return (
        connection.execute(select(analyses.c.match).where(free, other).limit(1)).first() is not None
    )


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
