"""open_spiel's MCTSBot (C++), measured in simulations: random rollouts, as it comes."""

import random
import sys
import time
from importlib.metadata import version

import pyspiel
from bench.protocol import Measure, serve

SIMULATIONS = 400


def searching(name: str) -> Measure:
    game = pyspiel.load_game(name)

    def measure(seconds: float, seed: int) -> tuple[int, float]:
        done, spent = 0, 0.0
        while spent < seconds:
            seed += 1
            state = position(game, seed)
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, seed, False)
            begun = time.process_time()
            bot.mcts_search(state)
            spent += time.process_time() - begun
            done += SIMULATIONS
        return done, spent

    return measure


def position(game: pyspiel.Game, seed: int) -> pyspiel.State:
    """After some random actions, as ours are taken from the course of a game."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    left = (seed * 17) % 80
    while left > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            left -= 1
        if state.is_terminal():
            state, left = game.new_initial_state(), 0
    return state


serve({"version": version("open_spiel")}, {"simulations": searching(sys.argv[1])})
