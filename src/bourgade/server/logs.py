"""Logs as lines of JSON: when, how grave, where from, what, and the facts beside it."""

import logging
import secrets
import sys
import time
from collections.abc import Callable

import msgspec

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


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


class Seldom(logging.Filter):
    """What anybody outside can cause is said once a minute, with how often it happened since."""

    EVERY_S = 60.0

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[str, tuple[float, int]] = {}  # when last, and how often unsaid since

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno > logging.WARNING:
            return True
        said, unsaid = self._said.get(record.msg, (-self.EVERY_S, 0))
        now = self._clock()
        if now < said + self.EVERY_S:
            self._said[record.msg] = said, unsaid + 1
            return False
        self._said[record.msg] = now, 0
        if unsaid:
            record.unsaid = unsaid
        return True


def fault(logger: logging.Logger, message: str, error: BaseException, **facts: object) -> str:
    """One line about what should not have happened; its reference is for whoever met it.

    The trace stands in the first line about each place in the code alone.
    """
    reference = secrets.token_hex(4)
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "?"
    facts |= {"reference": reference, "error": repr(error)[:300], "place": place}
    logger.error(message, exc_info=None if place in _traced else error, extra=facts)
    _traced.add(place)
    return reference


_traced: set[str] = set()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    for name in ("uvicorn.error", "bourgade.crowd"):
        logging.getLogger(name).addFilter(Seldom())
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
