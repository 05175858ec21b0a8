"""How changes reach the disk without the event loop waiting.

SQLite has one writer: a thread that takes all the changes waiting at that moment into one
transaction, so that a hundred moves share one flush to disk. PostgreSQL does this by itself; there
a few threads write side by side.
"""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from bourgade.server.store.engine import WRITERS
from bourgade.server.store.faults import why_unavailable

T = TypeVar("T")
Change = Callable[[Connection], Any]  # run again if its group fails: no effect but on the database
Waiting = tuple[Change, "asyncio.Future[Any]"]
Settled = tuple["asyncio.Future[Any]", Any, BaseException | None]
MAX_GROUP = 256


class Conflict(Exception):
    """Somebody else wrote first: what the change was based on is no longer so."""


class Writer(Protocol):
    def submit(self, change: Change) -> "asyncio.Future[Any]": ...

    def close(self) -> None: ...


def _as_conflict(error: BaseException) -> BaseException:
    if isinstance(error, Conflict):  # expected: it need not keep alive all it was raised among
        return error.with_traceback(None)
    return Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error


class GroupWriter:
    """One thread, one connection, as many changes per transaction as are waiting."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer")
        self._thread.start()

    def submit(self, change: Change) -> "asyncio.Future[Any]":
        future: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.put((change, future))
        return future

    def close(self) -> None:
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        with contextlib.ExitStack() as stack:
            connection: Connection | None = None
            more = True
            while more:
                group, more = self._next_group()
                if not group:
                    continue
                try:
                    connection = connection or stack.enter_context(self._engine.connect())
                    done = self._write(connection, group)
                except Exception as error:  # not even open: the next group tries again
                    done = [(future, None, error) for _, future in group]
                with contextlib.suppress(RuntimeError):  # the loop may be gone at the very end
                    self._loop.call_soon_threadsafe(_settle, done)

    def _next_group(self) -> tuple[list[Waiting], bool]:
        group: list[Waiting] = []
        item = self._waiting.get()
        while True:
            if item is None:
                return group, False
            group.append(item)
            if len(group) >= MAX_GROUP:
                return group, True
            try:
                item = self._waiting.get_nowait()
            except queue.Empty:
                return group, True

    def _write(self, connection: Connection, group: list[Waiting]) -> list[Settled]:
        """Nearly always all of a group can be written; only else is each tried by itself."""
        try:
            with connection.begin():
                return [
                    (future, change(connection), None)
                    for change, future in group
                    if not future.cancelled()  # given up while it waited
                ]
        except Exception as error:
            if why_unavailable(error) not in (None, "damaged"):
                # Each would fail, after the same wait; a damaged page is in the way of some only.
                return [(future, None, error) for _, future in group]
            return self._write_each(connection, group)

    def _write_each(self, connection: Connection, group: list[Waiting]) -> list[Settled]:
        """A change that fails is taken back alone; the others of its group stand."""
        done: list[Settled] = []
        try:
            with connection.begin():
                for change, future in group:
                    if future.cancelled():
                        continue
                    try:
                        with connection.begin_nested():
                            done.append((future, change(connection), None))
                    except Exception as error:
                        done.append((future, None, _as_conflict(error)))
        except Exception as error:  # the commit itself failed: nothing of the group is on disk
            return [(future, None, error) for _, future in group]
        return done


def _settle(done: list[Settled]) -> None:
    for future, result, error in done:
        if future.cancelled():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)


class PoolWriter:
    """Several threads, a transaction each; the database groups the flushes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._pool = ThreadPoolExecutor(WRITERS, thread_name_prefix="writer")

    def submit(self, change: Change) -> "asyncio.Future[Any]":
        future: Future[Any] = self._pool.submit(self._write, change)
        return asyncio.wrap_future(future)

    def _write(self, change: Change) -> Any:
        try:
            with self._engine.begin() as connection:
                return change(connection)
        except IntegrityError as error:
            raise _as_conflict(error) from error

    def close(self) -> None:
        self._pool.shutdown()
