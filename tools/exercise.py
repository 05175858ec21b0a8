"""Plays all games for a compiler that counts: environments, greed and search, a minute in all.

    python tools/exercise.py

What it does is what should be fast (tools/setup/fast.py). It has nothing to say.
"""

import sys

import bourgade
from bourgade import envs
from bourgade.bots.thinking import SearchBot
from bourgade.core.chance import FastChance

STEPS = 1500  # of a batch
ROWS = 64
THOUGHTS = 60  # iterations a turn
SEED = 20


def step_batches(key: str, players: int) -> None:
    env = envs.vector(key, ROWS, players=players)
    for _ in range(STEPS // (players - 1)):
        env.step(env.sample())


def think(key: str, players: int) -> None:
    """One game among searching bots."""
    chance = FastChance(SEED)
    state = bourgade.game(key).new(players, None, chance)
    seats = [SearchBot(SEED + seat, THOUGHTS) for seat in range(players)]
    while not state.is_terminal():
        state.apply_action(seats[state.current_player()].choose(state), chance)


def main() -> int:
    for key in bourgade.games():
        game = bourgade.game(key)
        for players in range(game.min_players, game.max_players + 1):
            step_batches(key, players)
        think(key, 2)
    return 0


if __name__ == "__main__":
    sys.exit(main())
