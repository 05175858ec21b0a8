"""Added to the servers under test, never to the tests: a game with secrets, bots that fail."""

import os
import sys
import time

import race

from bourgade.bots import BOTS
from bourgade.bots.simple import RandomBot
from bourgade.core.registry import register
from bourgade.core.state import GameState


class CrashingBot(RandomBot):
    name = "crashing"

    def choose(self, state: GameState) -> int:
        os._exit(3)


class StuckBot(RandomBot):
    name = "stuck"

    def choose(self, state: GameState) -> int:
        while True:
            time.sleep(0.1)


class CheatingBot(RandomBot):
    """Wants what is not allowed, and talks where it should not."""

    name = "cheating"

    def choose(self, state: GameState) -> int:
        print("noise", file=sys.stdout)
        return 10_000


class SlowBot(RandomBot):
    """Thinks a second, without giving the processor back."""

    name = "slow"

    def choose(self, state: GameState) -> int:
        end = time.monotonic() + 1.0
        while time.monotonic() < end:
            pass
        return super().choose(state)


for bot in (CrashingBot, StuckBot, CheatingBot, SlowBot):
    BOTS[bot.name] = bot
race.RACE.open_scores = False
register(race.RACE)
