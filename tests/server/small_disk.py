"""A plug-in for tests: while a file is there, the disk below SQLite is full; nobody waits long for
a lock."""

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.pool import Pool

FULL = Path(os.environ["SMALL_DISK"])
PLENTY = 1_000_000


@event.listens_for(Pool, "checkout")
def be_quick(connection: Any, _record: Any, _proxy: Any) -> None:
    connection.execute("PRAGMA busy_timeout=100")


@event.listens_for(Engine, "begin")
def narrow(connection: Connection) -> None:
    # No less than the pages there are: whatever needs one more finds the disk full.
    connection.exec_driver_sql(f"PRAGMA max_page_count={1 if FULL.exists() else PLENTY}")
