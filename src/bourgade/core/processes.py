"""Processes that work for this one: they leave signals to it, and end when it does.

A terminal and a service manager signal all processes at once; the parent alone answers, since a
worker that ended by itself would look like a failed one, and complain beside it.
"""

import multiprocessing
import multiprocessing.connection
import multiprocessing.resource_tracker
import os
import queue
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any

from bourgade.core.errors import BourgadeError

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class WorkerLost(BourgadeError):
    """A worker ended before its work did."""


@contextmanager
def workers(count: int) -> Iterator[Executor]:
    """Fresh processes: nothing of this one's state can leak into what they find.

    However the block ends, they end with it at once, also those that are at work.
    """
    team = _Team(count)
    try:
        team.gather()
        yield team
    finally:
        team.dismiss()


class _Team(Executor):
    """A thread for each process, which waits for its answers.

    A ProcessPoolExecutor has one pipe for all answers, and keeps both ends of it open: of a process
    that is ended while it writes, it waits for the other half for ever.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._threads = ThreadPoolExecutor(count)
        self._idle: queue.SimpleQueue[Connection] = queue.SimpleQueue()
        self._processes: list[Any] = []

    def gather(self) -> None:
        context = multiprocessing.get_context("spawn")
        for _ in range(self._count):
            here, there = context.Pipe()
            process = context.Process(target=_serve, args=(there,))
            with signals_wait():
                process.start()
                self._processes.append(process)
            there.close()
            self._idle.put(here)

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> "Future[Any]":
        return self._threads.submit(self._ask, work, args, named)

    def _ask(self, *order: object) -> Any:
        pipe = self._idle.get()
        try:
            pipe.send(order)
            found, error = pipe.recv()
        except (EOFError, OSError) as lost:
            raise WorkerLost("a worker process died without a word") from lost
        finally:
            self._idle.put(pipe)
        if error is not None:
            raise error
        return found

    def dismiss(self) -> None:
        for process in self._processes:
            process.kill()
        for process in self._processes:
            process.join()
        self._threads.shutdown(cancel_futures=True)


def _serve(pipe: Connection) -> None:
    """The whole life of a worker."""
    live_with_the_parent()
    with suppress(EOFError, ConnectionError):  # then nobody wants anything any more
        while True:
            work, args, named = pipe.recv()
            pipe.send(_answer(work, args, named))


def _answer(work: Callable[..., Any], args: Any, named: Any) -> tuple[Any, Exception | None]:
    try:
        return work(*args, **named), None
    except Exception as error:
        return None, error


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
