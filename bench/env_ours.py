"""Bourgade's environments as installed for this interpreter, each driven by random legal actions.

A step of `aec` is looking (`last`), choosing by the mask and stepping; of `gym` the same and the
other seat's random bot; of `vector` one game of the batch moved on, chosen by the batch itself
(`sample`), of `vector-numpy` chosen from the masks in numpy, as a policy outside would;
of `openspiel` a decision, with the draws of chance made by the loop. Beginning new games counts.
"""

import random
import sys
from collections.abc import Callable

import numpy as np
from bench.protocol import Measure, repeat, serve

import bourgade
from bourgade import envs
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
    "gym": gym,
    "vector": vector,
    "vector-numpy": vector_numpy,
    "openspiel": openspiel,
}


def timed(work: Callable[[int], int]) -> Measure:
    return lambda seconds, seed: repeat(work, seconds, seed)


def main() -> None:
    measures: dict[str, Measure] = {}
    for wanted in sys.argv[1:]:
        key, kind = wanted.split(".")
        measures[wanted] = timed(KINDS[kind](key))
    serve({"build": build(), "version": bourgade.__version__}, measures)


main()
