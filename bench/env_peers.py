"""Other environments, driven as ours are: look, choose a random legal action by the mask, step.

Run by the interpreter of a virtual environment that has them. A file of the same name somewhere on
the path would be measured in their place, so each says where it was loaded from.
"""

import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import numpy as np
from bench.protocol import Measure, repeat, serve

STEPS = 50  # of a round


def installed(module: ModuleType) -> str:
    """Where the module is; ends here if it is not the installed package."""
    path = Path(module.__file__ or "")
    if "site-packages" not in path.parts:
        raise SystemExit(f"bench: {module.__name__} would be {path}, not the installed package")
    return str(path)


def chess() -> tuple[dict[str, str], Callable[[int], int]]:
    import chess as python_chess
    from pettingzoo.classic import chess_v6

    env = chess_v6.env()

    def play(seed: int) -> int:
        pick = random.Random(seed).choice
        env.reset(seed=seed)
        done = 0
        while done < STEPS:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            env.step(pick(np.flatnonzero(observation["action_mask"]).tolist()))
            done += 1
        return done

    facts = {"version": version("pettingzoo"), "chess": version("chess")}
    return {**facts, "loaded": installed(python_chess)}, play


def catan() -> tuple[dict[str, str], Callable[[int], int]]:
    import catanatron
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv()

    def play(seed: int) -> int:
        random.seed(seed)
        _, info = env.reset(seed=seed)
        for _ in range(STEPS):
            _, _, over, cut, info = env.step(random.choice(info["valid_actions"]))
            if over or cut:
                _, info = env.reset()
        return STEPS

    facts = {"version": version("catanatron_gym"), "catanatron": version("catanatron")}
    return {**facts, "loaded": installed(catanatron)}, play


def main() -> None:
    facts, work = {"chess": chess, "catan": catan}[sys.argv[1]]()
    measure: Measure = lambda seconds, seed: repeat(work, seconds, seed)  # noqa: E731
    serve(facts, {"steps": measure})


main()
