"""Who plays the games: this process, several processes here, or a Ray cluster.

Each is a generator of outcomes in whatever order they come; closing it stops the work.
"""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

import msgspec

from bourgade.arena.plan import ArenaError, Plan
from bourgade.arena.play import Outcome, task, work

AHEAD = 2  # tasks handed out per worker, so that none waits for the next


def outcomes_of(results: list[bytes]) -> Iterator[Outcome]:
    for content in results:
        yield msgspec.json.decode(content, type=Outcome)


def play_here(plan: Plan, numbers: list[int]) -> Iterator[Outcome]:
    """One after the other in this process; Ctrl-C waits for the end of a game."""
    for number in numbers:
        with _signals_held():
            results = work(task(plan, [number]))
        yield from outcomes_of(results)


@contextmanager
def _signals_held() -> Iterator[None]:
    """Compiled code takes an interrupted sum of large numbers for a lack of memory, and ends the
    process on the spot: a signal is noted, and takes effect afterwards.

    Blocking them would not do: another thread would take them, and the main one answer at once.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread answers signals
        return
    noted: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _: noted.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler or signal.SIG_DFL)
    if noted:
        signal.raise_signal(noted[0])


def play_in_processes(plan: Plan, numbers: list[int], processes: int) -> Iterator[Outcome]:
    """In fresh processes: nothing of this one's state can leak into the results."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, initializer=live_with_the_parent)
    waiting = list(reversed(numbers))
    running: dict[Future[list[bytes]], int] = {}
    try:
        while waiting or running:
            while waiting and len(running) < AHEAD * processes:
                number = waiting.pop()
                running[pool.submit(work, task(plan, [number]))] = number
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda one: running[one]):
                yield from outcomes_of(_result(future, running))
                del running[future]
        pool.shutdown()
    finally:
        # First the games under way, which may take long; then the pool has nothing to wait for.
        for child in set(multiprocessing.active_children()) - others:
            child.kill()
        pool.shutdown(cancel_futures=True)


def _result(
    future: "Future[list[bytes]]", running: "dict[Future[list[bytes]], int]"
) -> list[bytes]:
    try:
        return future.result()
    except BrokenProcessPool as error:
        games = ", ".join(str(number) for number in sorted(running.values()))
        raise ArenaError(
            f"a worker process died without a word while these games were being played: {games}"
        ) from error


def live_with_the_parent() -> None:
    """A worker ends when the parent ends it, or when the parent is gone.

    A terminal and a service manager signal all processes at once; the parent alone answers, since
    a worker that ended by itself would look like a failed bot.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_after_the_parent, daemon=True).start()


def _end_after_the_parent() -> None:
    """A parent that is killed tells nobody, and its workers would wait for tasks for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    multiprocessing.connection.wait([parent.sentinel])
    os._exit(1)
