"""Connections to SQLite or PostgreSQL, and bringing the database up to date."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"
WRITERS = 8  # connections that write at once on PostgreSQL
READERS = 4
_MIGRATION_LOCK = 7_266_841  # any number, the same in every worker


def writing_engine(url: str) -> Engine:
    """SQLite: one connection, every move on disk before it is acknowledged (WAL, FULL)."""
    if url.startswith("sqlite"):
        return _sqlite(url, "BEGIN IMMEDIATE")
    return create_engine(url, pool_size=WRITERS, max_overflow=0, pool_pre_ping=True)


def reading_engine(url: str) -> Engine:
    if url.startswith("sqlite"):
        return _sqlite(url, "BEGIN")
    return create_engine(url, pool_size=READERS, max_overflow=0, pool_pre_ping=True)


def _sqlite(url: str, begin: str) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say
        cursor = connection.cursor()
        for pragma in (
            "busy_timeout=5000",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def migrate(url: str) -> None:
    """Brings the database to the newest schema; on an empty one, creates it."""
    if url.startswith("sqlite:///"):
        Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = writing_engine(url)
    try:
        if _is_newest(engine):
            return
        from alembic import command  # a fifth of the start-up time, needed once in a long while

        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                lock = text("SELECT pg_advisory_xact_lock(:key)")
                connection.execute(lock, {"key": _MIGRATION_LOCK})
            command.upgrade(configuration(connection), "head")
    finally:
        engine.dispose()


def _is_newest(engine: Engine) -> bool:
    newest = max(path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))
    try:
        with engine.connect() as connection:
            found = connection.execute(text("SELECT version_num FROM alembic_version"))
            return found.scalars().all() == [newest]
    except SQLAlchemyError:
        return False  # nothing there yet


def configuration(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
