"""What test_signals.py interrupts: a process of its own, since it may end on the spot.

python interrupted.py 50                    interrupts itself so often in each kind of work
python interrupted.py vector|search         works until it is ended; a byte for each piece
python interrupted.py bourgade simulate …   the command; a byte for each step of its bar
"""

import runpy
import signal
import sys
from collections import deque
from collections.abc import Callable
from itertools import count, repeat
from types import FrameType
from typing import Any

from rich.progress import Progress

import bourgade
from bourgade import bots
from bourgade.arena.plan import make_plan
from bourgade.arena.workers import play_here
from bourgade.bots.self_play import play_games
from bourgade.core.chance import FastChance
from bourgade.envs.vector import Interrupted, VectorEnv
from bourgade.terminal.simulate import play_one

Work = Callable[[int], object]
GAMES = len(bourgade.games())


def seeds(number: int) -> object:
    """Nothing but streams begun: Python's own loop never gets in between."""
    return deque(map(FastChance, repeat(number, 50_000)), maxlen=1)[0].state


def vector() -> Work:
    env = VectorEnv("castle", 64)

    def work(number: int) -> object:
        try:
            for _ in range(10):
                env.step(env.sample())
        except Interrupted:
            env.reset(number)
        return None

    return work


def search(number: int) -> object:
    key = bourgade.games()[number % GAMES]
    state = bourgade.game(key).new(2, None, FastChance(number))
    return bots.make("keen", number).choose(state)


def simulate(number: int) -> object:
    return play_one(bourgade.game("castle"), ["greedy", "sharp"], {}, number, 1).scores


def learning(number: int) -> object:
    return play_games("burgundy", 2, range(number, number + 1), 1, False).final.tolist()


def arena(number: int) -> object:
    plan = make_plan("burgundy", ["greedy", "steady"], 2, 10_000, 1, {}, False)
    return next(play_here(plan, [number])).played


class Bell:
    """Ctrl-C after some CPU time, wherever the work then is."""

    def __init__(self) -> None:
        self.rang = False
        signal.signal(signal.SIGVTALRM, self._ring)

    def set(self, seconds: float) -> None:
        self.rang = False
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        self.rang = True
        raise KeyboardInterrupt


def interrupt(work: Work, times: int) -> int:
    """Goes on working after each; returns how many were raised to here."""
    bell = Bell()
    raised = 0
    for time in range(times):
        try:
            bell.set(0.001 * (1 + time % 10))
            for number in count():
                work(number)
                if bell.rang:  # and nobody told us
                    break
        except KeyboardInterrupt:
            raised += 1
    return raised


def interrupt_all(times: int) -> None:
    """What is worked out afterwards is what was worked out before.

    Before comes one of each game: Python swallows what is raised where it ends an import.
    """
    kinds: dict[str, Work] = {
        "seeds": seeds,
        "vector": vector(),
        "search": search,
        "simulate": simulate,
        "learning": learning,
        "arena": arena,
    }
    for name, work in kinds.items():
        before = [work(number) for number in range(GAMES)]
        raised = interrupt(work, times)
        print(name, raised, [work(number) for number in range(GAMES)] == before, flush=True)


def tell() -> None:
    sys.stdout.write(".")
    sys.stdout.flush()


def told(step: Callable[..., None]) -> Callable[..., None]:
    def step_and_tell(*args: Any, **named: Any) -> None:
        step(*args, **named)
        tell()

    return step_and_tell


def command(name: str, arguments: list[str]) -> None:
    """As people start it, but that its progress can be heard."""
    for step in ("advance", "update"):
        setattr(Progress, step, told(getattr(Progress, step)))
    sys.argv = [name, *arguments]
    modules = {"bourgade": "bourgade.cli", "learning": "bourgade.bots.learning"}
    runpy.run_module(modules[name], run_name="__main__")


def main(what: str, *arguments: str) -> None:
    if what.isdecimal():
        interrupt_all(int(what))
    elif what in ("vector", "search"):
        work = vector() if what == "vector" else search
        for number in count():
            work(number)
            tell()
    else:
        command(what, list(arguments))


if __name__ == "__main__":
    main(*sys.argv[1:])
