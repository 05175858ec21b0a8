"""The store: migrations on both databases, group commit, conflicts."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from services import Postgres
from sqlalchemy import Connection, inspect, text

from bourgade.server.metrics import Metrics
from bourgade.server.store import people as stored
from bourgade.server.store import rows, tables
from bourgade.server.store.engine import configuration, migrate, writing_engine
from bourgade.server.store.schema import metadata
from bourgade.server.store.store import Store
from bourgade.server.store.writer import Conflict


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database().replace("postgresql://", "postgresql+psycopg://")


def test_migrations_lead_to_the_schema_of_the_code(url: str) -> None:
    migrate(url)
    migrate(url)  # again: nothing to do
    engine = writing_engine(url)
    with engine.begin() as connection:
        command.check(configuration(connection))
        names = set(inspect(connection).get_table_names())
    assert names == {*metadata.tables, "alembic_version"}
    with engine.begin() as connection:
        command.downgrade(configuration(connection), "base")
        assert set(inspect(connection).get_table_names()) == {"alembic_version"}
    engine.dispose()


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    engine = writing_engine(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.connect() as connection:
        asked = {
            pragma: connection.execute(text(f"PRAGMA {pragma}")).scalar()
            for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert asked == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 5000,
    }
    engine.dispose()


def person(number: int) -> tuple[rows.Person, rows.Session]:
    who = rows.Person(
        id=f"p{number}",
        kind="guest",
        name="Ada",
        login=f"login{number}",
        password=None,
        language="fr",
        preferences="{}",
        created=1,
        seen=1,
    )
    session = rows.Session(
        hash=f"h{number}",
        id=f"s{number}",
        person=who.id,
        kind="browser",
        label="",
        created=1,
        seen=1,
        revoked=False,
    )
    return who, session


def test_a_failed_change_leaves_the_others_of_its_group(url: str) -> None:
    """Many changes at once, some in conflict, some broken: each gets its own answer."""
    migrate(url)

    async def work() -> list[Any]:
        store = Store(url, Metrics())

        def broken(connection: Connection) -> None:
            stored.add_person(connection, *person(1000))
            raise ZeroDivisionError

        changes: list[Any] = []
        for number in [*range(50), *range(10)]:  # the last ten exist already
            changes.append(lambda c, n=number: stored.add_person(c, *person(n)))
        changes.insert(25, broken)
        try:
            return await asyncio.gather(
                *(store.write(change) for change in changes), return_exceptions=True
            )
        finally:
            store.close()

    answers = asyncio.run(work())
    assert sum(answer is None for answer in answers) == 50
    assert sum(isinstance(answer, Conflict) for answer in answers) == 10
    assert sum(isinstance(answer, ZeroDivisionError) for answer in answers) == 1
    engine = writing_engine(url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM people")).scalar() == 50
        assert stored.by_session(connection, "h7") is not None
        assert stored.by_session(connection, "h1000") is None
    engine.dispose()


def test_changes_are_committed_together(tmp_path: Path) -> None:
    """A hundred changes that wait at the same time share a few transactions."""
    url = f"sqlite:///{tmp_path / 'test.db'}"
    migrate(url)

    async def work() -> int:
        store = Store(url, Metrics())
        begun = 0
        original = store._writer._write  # type: ignore[attr-defined]

        def counting(connection: Connection, group: list[Any]) -> Any:
            nonlocal begun
            begun += 1
            return original(connection, group)

        store._writer._write = counting  # type: ignore[attr-defined]
        await asyncio.gather(
            *(
                store.write(lambda c, n=number: stored.add_person(c, *person(n)))  # type: ignore[misc]
                for number in range(100)
            )
        )
        store.close()
        return begun

    assert asyncio.run(work()) <= 10


def test_a_closed_table_takes_nobody(url: str) -> None:
    migrate(url)
    engine = writing_engine(url)
    table = rows.Table(
        id="t",
        game="burgundy",
        options="{}",
        owner="p1",
        public=True,
        clock=None,
        out_of_time="bot",
        status="open",
        autostart=False,
        match=None,
        continues=None,
        continues_at=None,
        created=1,
    )
    seat = rows.Seat(
        table="t",
        seat=0,
        kind="open",
        person=None,
        name=None,
        bot=None,
        invite=None,
        reserved=None,
    )
    with engine.begin() as connection:
        stored.add_person(connection, *person(1))
        tables.create(connection, table, [seat])
        tables.take_seat(connection, "t", 0, "p1", "Ada")
        with pytest.raises(Conflict, match="already-seated"):
            tables.take_seat(connection, "t", 0, "p1", "Ada")
        tables.free_seat(connection, "t", "p1")
        tables.close(connection, "t")
        with pytest.raises(Conflict, match="table-not-open"):
            tables.take_seat(connection, "t", 0, "p1", "Ada")
    engine.dispose()
