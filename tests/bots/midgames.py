"""Positions from the middle of games, for the tests of the bots."""

import bourgade
from bourgade import bots
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState


def middle(key: str, seed: int, plies: int, players: int | None = None) -> GameState:
    """A position in the middle of a game, with something to decide."""
    game = bourgade.game(key)
    chance = FastChance(seed)
    state = game.new(players or game.min_players, None, chance)
    bot = bots.make("random", seed)
    for _ in range(plies):
        if state.is_terminal():
            return middle(key, seed, plies // 2, players)
        state.apply_action(bot.choose(state), chance)
    while len(state.legal_actions()) < 2:
        state.apply_action(bot.choose(state), chance)
    return state
