"""When the database cannot do what it is asked: why, in a word that people are told in theirs.

Only what may pass by itself or by the hand of whoever runs the server is such a fault; a wrong
question is a defect of ours and stays what it is.
"""

import logging
from typing import Any

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from bourgade.core.texts import Message

logger = logging.getLogger("bourgade.store")
WORDS = {
    "busy": Message("server.database-busy"),
    "full": Message("server.database-full"),
    "read-only": Message("server.database-read-only"),
    "damaged": Message("server.database-damaged"),
    "away": Message("server.database-away"),
}
# The beginnings of SQLite's names and of PostgreSQL's codes.
SQLITE = {
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_PERM": "read-only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_CANTOPEN": "away",
    "SQLITE_IOERR": "away",
}
POSTGRES = {
    "53100": "full",
    "25006": "read-only",
    "XX001": "damaged",
    "XX002": "damaged",
    "55P03": "busy",
    "57014": "busy",
    "40": "busy",
    "08": "away",
    "53": "away",
    "57P": "away",
    "58": "away",
}


class Unavailable(Exception):
    """The database cannot be asked now: busy, full, read-only, damaged or away."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why

    @property
    def in_part(self) -> bool:
        """Only what lies on a damaged page cannot be had: all the rest goes on."""
        return self.why == "damaged"

    @property
    def message(self) -> Message:
        return WORDS[self.why]


def why_unavailable(error: BaseException) -> str | None:
    """None for an error that has another cause than the database's state."""
    if isinstance(error, NoConnection):
        return "away"
    if not isinstance(error, DBAPIError):
        return None
    known = _of_driver(error.orig)
    return known or ("away" if error.connection_invalidated else None)


def _of_driver(error: Any) -> str | None:
    name = getattr(error, "sqlite_errorname", None)
    if name is not None:
        return _beginning(SQLITE, name)
    if not hasattr(error, "sqlstate"):
        return None
    if error.sqlstate is None:  # no answer of the database at all: psycopg found it gone
        return "away" if type(error).__name__ in ("OperationalError", "ConnectionTimeout") else None
    return _beginning(POSTGRES, error.sqlstate)


def _beginning(known: dict[str, str], name: str) -> str | None:
    return next((why for start, why in known.items() if name.startswith(start)), None)


class Trouble:
    """What the database suffers from, told in the log once when it begins and once when it ends."""

    def __init__(self, silence: str) -> None:
        self._silence = silence  # what it means when no answer comes
        self._why: str | None = None
        self._times = 0

    def met(self, error: SQLAlchemyError | TimeoutError) -> Unavailable | None:
        why = self._silence if isinstance(error, TimeoutError) else why_unavailable(error)
        if why is None:
            return None
        self._times += 1
        if why != self._why:
            self._why = why
            detail = str(getattr(error, "orig", None) or error).splitlines()
            text = detail[0] if detail else "no answer in time"
            logger.error("the database is unavailable", extra={"why": why, "detail": text})
        return Unavailable(why)

    def over(self) -> None:
        if self._why is not None:
            logger.error("the database answers again", extra={"failed": self._times})
            self._why, self._times = None, 0
