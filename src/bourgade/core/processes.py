"""Processes that work for this one: they leave signals to it, and end when it does.

A terminal and a service manager signal all processes at once; the parent alone answers, since a
worker that ended by itself would look like a failed one, and complain beside it.
"""

import multiprocessing
import multiprocessing.connection
import multiprocessing.resource_tracker
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def workers(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes: nothing of this one's state can leak into what they find."""
    others = set(multiprocessing.active_children())
    pool = _Pool(processes, multiprocessing.get_context("spawn"), initializer=live_with_the_parent)
    try:
        yield pool
        pool.shutdown()
    finally:
        # First the work under way, which may take long; then the pool has nothing to wait for.
        for child in set(multiprocessing.active_children()) - others:
            child.kill()
        pool.shutdown(cancel_futures=True)


class _Pool(ProcessPoolExecutor):
    """Begins a process when there is work for it."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> "Future[Any]":
        with signals_wait():
            return super().submit(work, *args, **named)


@contextmanager
def signals_wait() -> Iterator[None]:
    """While a process begins, until it lives with its parent: in both, none is lost."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # It begins with the first process, and would let the signals through.
    multiprocessing.resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def live_with_the_parent() -> None:
    """A worker ends when the parent ends it, or when the parent is gone."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    threading.Thread(target=_end_after_the_parent, daemon=True).start()


def _end_after_the_parent() -> None:
    """A parent that is killed tells nobody, and its workers would wait for tasks for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    multiprocessing.connection.wait([parent.sentinel])
    os._exit(1)
