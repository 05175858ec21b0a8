"""Who plays the games: this process, several processes here, or a Ray cluster.

Each is a generator of outcomes in whatever order they come; closing it stops the work.
"""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait

import msgspec

from bourgade.arena.plan import ArenaError, Plan
from bourgade.arena.play import Outcome, task, work
from bourgade.core.processes import WorkerLost, workers

AHEAD = 2  # tasks handed out per worker, so that none waits for the next


def outcomes_of(results: list[bytes]) -> Iterator[Outcome]:
    for content in results:
        yield msgspec.json.decode(content, type=Outcome)


def play_here(plan: Plan, numbers: list[int]) -> Iterator[Outcome]:
    """One after the other in this process."""
    for number in numbers:
        yield from outcomes_of(work(task(plan, [number])))


def play_in_processes(plan: Plan, numbers: list[int], processes: int) -> Iterator[Outcome]:
    waiting = list(reversed(numbers))
    running: dict[Future[list[bytes]], int] = {}
    with workers(processes) as pool:
        while waiting or running:
            while waiting and len(running) < AHEAD * processes:
                number = waiting.pop()
                running[pool.submit(work, task(plan, [number]))] = number
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda one: running[one]):
                try:
                    yield from outcomes_of(future.result())
                except WorkerLost as error:
                    raise ArenaError(f"{error} in game {running[future]}") from error
                del running[future]
