"""Logs as lines of JSON: when, how grave, where from, what, and the facts beside it.

What would be said again and again is said a few times a minute, with how often it was not.
"""

import logging
import secrets
import sys
import time

import msgspec

from bourgade.server.store.faults import Unavailable

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


OFTEN = 5
WINDOW_S = 60.0
MOST_LINES = 1000  # that are told apart


class Patience(logging.Filter):
    """Lets the same line through so often in a minute; the next one says how many were not.

    What fails while the database is unavailable is not told at all: the store told of that.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[object, ...], tuple[float, int]] = {}  # since when, how often

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[0] if record.exc_info else None
        if error is not None and issubclass(error, Unavailable):
            return False
        key = (record.name, record.msg, error)
        now = time.monotonic()
        since, times = self._said.get(key, (now, 0))
        if now - since > WINDOW_S:
            if times > OFTEN:
                record.untold = times - OFTEN
            since, times = now, 0
        if key not in self._said and len(self._said) >= MOST_LINES:
            self._said.clear()
        self._said[key] = (since, times + 1)
        return times < OFTEN


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for key, value in vars(record).items():
            if key not in _PLAIN:
                line[key] = value if isinstance(value, (int, float, bool)) else str(value)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def fault(logger: logging.Logger, message: str, error: BaseException, **facts: object) -> str:
    """One line about what should not have happened; its reference is for whoever met it."""
    reference = secrets.token_hex(4)
    logger.error(message, exc_info=error, extra=facts | {"reference": reference})
    return reference


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(Patience())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
