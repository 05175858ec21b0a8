"""Other engines, driven by a Python loop over uniformly random legal actions.

Run by the interpreter of a virtual environment that has them. Only decisions of players count as
actions: outcomes of chance (dice of backgammon) are drawn by the loop and not counted, as
Bourgade's own are not.
"""

import random
import sys
import time
from importlib.metadata import version

from bench.protocol import Measure, repeat, serve


def open_spiel(name: str) -> Measure:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng = random.Random(seed).random
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), rng()))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(rng() * len(legal))])
            actions += 1
        return actions

    return lambda seconds, seed: repeat(play, seconds, seed)


def _drawn(outcomes: list[tuple[int, float]], lot: float) -> int:
    for outcome, chance in outcomes:
        lot -= chance
        if lot < 0:
            return outcome
    return outcomes[-1][0]


def catanatron() -> Measure:
    from catanatron import Color, Game, RandomPlayer

    def measure(seconds: float, seed: int) -> tuple[int, float]:
        done, spent = 0, 0.0
        while spent < seconds:
            seed += 1
            random.seed(seed)
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
            start = time.process_time()  # building the map is not playing
            game.play()
            spent += time.process_time() - start
            # Releases differ in what they call the log of the game.
            done += len(getattr(game.state, "action_records", None) or game.state.actions)
        return done, spent

    return measure


def main() -> None:
    name = sys.argv[1]
    if name == "catanatron":
        serve({"version": version("catanatron")}, {"actions": catanatron()})
    else:
        serve({"version": version("open_spiel")}, {"actions": open_spiel(name)})


main()
