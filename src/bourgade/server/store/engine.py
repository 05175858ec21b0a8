"""Connections to SQLite or PostgreSQL, and bringing the database up to date."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from bourgade.server.settings import SettingsError

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).resolve().parent.parent / "migrations"
WRITERS = 8  # connections that write at once on PostgreSQL
READERS = 4
CONNECT_S = 10
_MIGRATION_LOCK = 7_266_841  # any number, the same in every worker


def writing_engine(url: str) -> Engine:
    """SQLite: one connection, every move on disk before it is acknowledged (WAL, FULL)."""
    if url.startswith("sqlite"):
        return _sqlite(url, "BEGIN IMMEDIATE")
    return _postgres(url, WRITERS)


def reading_engine(url: str) -> Engine:
    if url.startswith("sqlite"):
        return _sqlite(url, "BEGIN")
    return _postgres(url, READERS)


def _postgres(url: str, size: int) -> Engine:
    # Where nothing answers at all, the system alone would wait two minutes.
    patience = {} if "connect_timeout" in url else {"connect_timeout": CONNECT_S}
    return create_engine(
        url, pool_size=size, max_overflow=0, pool_pre_ping=True, connect_args=patience
    )


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
    """Brings the database to the newest schema; on an empty one, creates it.

    What cannot be opened is left as it is, and said in words.
    """
    try:
        engine = writing_engine(url)
    except ImportError as error:
        raise SettingsError(f"the program for the database is not there: {error}") from error
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                lock = text("SELECT pg_advisory_xact_lock(:key)")
                connection.execute(lock, {"key": _MIGRATION_LOCK})
            if not _is_newest(connection):
                from alembic import command  # a fifth of the start-up time, needed seldom

                command.upgrade(configuration(connection), "head")
    except SQLAlchemyError as error:
        raise SettingsError(_in_words(engine.url, error)) from error
    finally:
        engine.dispose()


def _is_newest(connection: Connection) -> bool:
    known = {path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py")}
    if not inspect(connection).has_table("alembic_version"):
        return False  # nothing there yet
    found = set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())
    if found - known:
        raise SettingsError(
            f"{_shown(connection.engine.url)} comes from a newer Bourgade (it has schema "
            f"{', '.join(sorted(found))}, this program knows {max(known)}): nothing was changed. "
            "Start the newer program again, or choose another folder with --data-dir"
        )
    return found == {max(known)}


def _in_words(url: URL, error: SQLAlchemyError) -> str:
    why = " ".join(str(getattr(error, "orig", None) or error).split())[:300]
    if url.get_backend_name() != "sqlite":
        return f"{_shown(url)} cannot be used: {why}"
    if "malformed" in why or "not a database" in why:
        return (
            f"{_shown(url)} is damaged ({why}): nothing was changed. Put a copy of it in its "
            "place, or move it away to begin with an empty library"
        )
    return (
        f"{_shown(url)} cannot be used: {why}. Look at the rights of the file, at the room on the "
        "disk, and whether another program has it open"
    )


def _shown(url: URL) -> str:
    if url.get_backend_name() == "sqlite":
        return f"the database {url.database}"
    return f"the database {url.render_as_string(hide_password=True)}"


def configuration(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
