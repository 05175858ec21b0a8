"""Loaded by the arena under test through BOURGADE_PLUGINS: a quick game, and bots that fail."""

import os
import time

import race

from bourgade.bots import BOTS
from bourgade.bots.simple import RandomBot
from bourgade.core.registry import register
from bourgade.core.state import GameState


class WalkingBot(RandomBot):
    """Always the first action: it walks, which is the way to win the race."""

    name = "walking"

    def choose(self, state: GameState) -> int:
        return next(a for a in state.legal_actions() if a != race.BOAST)


class PacedBot(RandomBot):
    """Random, but slow enough to be interrupted when a test asks for that."""

    name = "paced"

    def choose(self, state: GameState) -> int:
        time.sleep(float(os.environ.get("ARENA_TEST_PACE", "0")))
        return super().choose(state)


class RaisingBot(RandomBot):
    name = "raising"

    def choose(self, state: GameState) -> int:
        raise ValueError("lost the thread")


class CheatingBot(RandomBot):
    name = "cheating"

    def choose(self, state: GameState) -> int:
        return race.END if race.END not in state.legal_actions() else race.WALK


class ScribblingBot(RandomBot):
    """Changes the position it is shown, in its own favour."""

    name = "scribbling"

    def choose(self, state: GameState) -> int:
        action = super().choose(state)
        assert isinstance(state, race.Race)
        state.steps[state.current_player()] = race.GOAL
        return action


class DyingBot(RandomBot):
    """Takes its process with it."""

    name = "dying"

    def choose(self, state: GameState) -> int:
        os._exit(3)


for bot in (WalkingBot, PacedBot, RaisingBot, CheatingBot, ScribblingBot, DyingBot):
    BOTS[bot.name] = bot
register(race.RACE)
