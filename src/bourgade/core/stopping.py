"""How a command is stopped: by Ctrl-C, or by SIGTERM in the same way."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn


class Terminated(KeyboardInterrupt):
    """SIGTERM, which ends a command as Ctrl-C does."""


def status_of(stop: KeyboardInterrupt) -> int:
    """What a command that was stopped ends with, as shells have it: 130 or 143."""
    return 128 + (signal.SIGTERM if isinstance(stop, Terminated) else signal.SIGINT)


def run_to_the_end(main: Callable[[], int]) -> NoReturn:
    """The whole life of a script; Ctrl-C ends it without a trace of calls."""
    try:
        status = main()
    except KeyboardInterrupt as stop:
        print(file=sys.stderr)
        status = status_of(stop)
    sys.exit(status)


@contextmanager
def stopped_by_sigterm() -> Iterator[None]:
    """The first SIGTERM is an orderly end, a second one ends the process where it stands."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what a signal does
        return
    before = signal.getsignal(signal.SIGTERM)

    def stop(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGTERM, before)
        raise Terminated

    signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
