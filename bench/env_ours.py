"""Bourgade's environments as installed for this interpreter, each driven by random legal actions.

A step of `aec` is looking (`last`), choosing by the mask and stepping; of `gym` the same and the
other seat's random bot; of `vector` one game of the batch moved on, chosen by the batch itself
(`sample`), of `vector-numpy` chosen from the masks in numpy, as a policy outside would, of
`vector-all` with the rows divided over all usable cores. This one and `aec-wall` go by the clock
on the wall, the others by CPU time. A step of `openspiel` is a decision, with the draws of chance
made by the loop. Beginning new games counts.
"""

import os
import random
import sys
import time
from collections.abc import Callable

import numpy as np
from bench.protocol import Measure, repeat, serve

import bourgade
from bourgade import envs
from bourgade.envs.vector import VectorEnv
from bourgade.version import build

STEPS = 200  # of a round
ROWS = 256  # games side by side


def aec(key: str) -> Callable[[int], int]:
    env = envs.aec(key)

    def play(seed: int) -> int:
        pick = random.Random(seed).choice
        env.reset(seed=seed)
        done = 0
        while done < STEPS:
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            env.step(pick(np.flatnonzero(observation["action_mask"]).tolist()))
            done += 1
        return done

    return play


def gym(key: str) -> Callable[[int], int]:
    env = envs.gym(key, opponents="random")

    def play(seed: int) -> int:
        pick = random.Random(seed).choice
        _, info = env.reset(seed=seed)
        for _ in range(STEPS):
            action = pick(np.flatnonzero(info["action_mask"]).tolist())
            _, _, over, _, info = env.step(action)
            if over:
                _, info = env.reset()
        return STEPS

    return play


def vector(key: str) -> Callable[[int], int]:
    env = envs.vector(key, ROWS)

    def play(seed: int) -> int:
        del seed  # the batch goes on: its games end and begin at different moments
        for _ in range(8):
            env.step(env.sample())
        return 8 * ROWS

    return play


def usable_cores() -> int:
    """Takes back the confinement to one core, as far as the system allows, and counts."""
    if not hasattr(os, "sched_setaffinity"):
        return os.cpu_count() or 1
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    return len(os.sched_getaffinity(0))


def vector_all(key: str) -> Callable[[int], int]:
    made: list[VectorEnv] = []

    def play(seed: int) -> int:
        del seed
        if not made:  # late, so that no process waits beside the other measures
            narrow = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
            made.append(envs.vector(key, ROWS, processes=usable_cores()))
            if narrow:
                os.sched_setaffinity(0, narrow)
            return 0
        for _ in range(8):
            made[0].step(made[0].sample())
        return 8 * ROWS

    return play


def vector_numpy(key: str) -> Callable[[int], int]:
    env = envs.vector(key, ROWS)
    rng = np.random.default_rng(1)

    def play(seed: int) -> int:
        del seed
        for _ in range(8):
            env.step(choose(env.masks, rng))
        return 8 * ROWS

    return play


def choose(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal action of every row, each as likely."""
    rows, actions = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    firsts = np.cumsum(counts) - counts
    chosen: np.ndarray = actions[firsts + (rng.random(len(masks)) * counts).astype(np.int64)]
    return chosen


def openspiel(key: str) -> Callable[[int], int]:
    game = envs.openspiel(key)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        done = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randrange(len(state.chance_outcomes())))
                continue
            state.apply_action(rng.choice(state.legal_actions()))
            done += 1
        return done

    return play


KINDS = {
    "aec": aec,
    "aec-wall": aec,
    "gym": gym,
    "vector": vector,
    "vector-numpy": vector_numpy,
    "vector-all": vector_all,
    "openspiel": openspiel,
}


BY_THE_WALL = ("aec-wall", "vector-all")


def timed(work: Callable[[int], int], clock: Callable[[], float]) -> Measure:
    def measure(seconds: float, seed: int) -> tuple[int, float]:
        work(seed)  # unmeasured: what is made on first use is there afterwards
        return repeat(work, seconds, seed, clock)

    return measure


def main() -> None:
    measures: dict[str, Measure] = {}
    for wanted in sys.argv[1:]:
        key, kind = wanted.split(".")
        clock = time.perf_counter if kind in BY_THE_WALL else time.process_time
        measures[wanted] = timed(KINDS[kind](key), clock)
    serve({"build": build(), "version": bourgade.__version__}, measures)


if __name__ == "__main__":  # the processes of `vector-all` import this file too
    main()
