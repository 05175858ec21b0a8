"""Our search, measured in simulations: from the set-up and from the middle of games."""

import sys
import time

from bench.protocol import Measure, serve

import bourgade
from bourgade import bots
from bourgade.bots.search import Search
from bourgade.bots.tuned import tuned_wishes
from bourgade.bots.wishes import Wishes
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState
from bourgade.version import __version__, build

BUDGET = 2000


def position(key: str, seed: int) -> GameState:
    """A position of a game between greedy bots: its first decision, its second, … by the seed."""
    chance = FastChance(seed)
    game = bourgade.game(key)
    state = game.new(2, None, chance)
    bot = bots.make("greedy", seed)
    left = (seed * 17) % 80
    while not state.is_terminal() and (left > 0 or len(state.legal_actions()) < 2):
        state.apply_action(bot.choose(state), chance)
        left -= 1
    return game.new(2, None, chance) if state.is_terminal() else state


def searching(key: str, wishes: Wishes) -> Measure:
    def measure(seconds: float, seed: int) -> tuple[int, float]:
        done, spent = 0, 0.0
        while spent < seconds:
            seed += 1
            state = position(key, seed)
            begun = time.process_time()
            search = Search(state, wishes, BUDGET, seed)
            search.run(BUDGET)
            spent += time.process_time() - begun
            done += BUDGET - int(search.left)
        return done, spent

    return measure


def main() -> None:
    measures: dict[str, Measure] = {}
    for key in sys.argv[1:]:
        measures[f"{key}.search"] = searching(key, tuned_wishes(key))
        for kind, rollout in (("cut-off", 0), ("random", -1)):
            bare = tuned_wishes(key, rollout=rollout, glance=1, looks=1)
            measures[f"{key}.{kind}"] = searching(key, bare)
    serve({"build": build(), "version": __version__}, measures)


main()
