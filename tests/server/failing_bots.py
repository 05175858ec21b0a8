"""Added to the servers under test, never to the tests: a game with secrets; bots that fail
or tell what they remember."""

import os
import sys
import time
from pathlib import Path

import race

from bourgade.bots import BOTS
from bourgade.bots.simple import RandomBot
from bourgade.bots.thinking import SearchBot
from bourgade.core.registry import register
from bourgade.core.state import GameState


class CrashingBot(RandomBot):
    name = "crashing"

    def choose(self, state: GameState) -> int:
        os._exit(3)


class StuckBot(RandomBot):
    """Never answers; where a test wants to know, a file says that it was asked."""

    name = "stuck"

    def choose(self, state: GameState) -> int:
        if "STUCK_TELLS" in os.environ:
            Path(os.environ["STUCK_TELLS"]).touch()
        while True:
            time.sleep(0.1)


class CheatingBot(RandomBot):
    """Wants what is not allowed, and talks where it should not."""

    name = "cheating"

    def choose(self, state: GameState) -> int:
        print("noise", file=sys.stdout)
        return 10_000


class TellingBot(SearchBot):
    """Tells with its action what it remembers; `test_bot_pool.told` reads it."""

    name = "telling"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, iterations=32, name=self.name)

    def choose(self, state: GameState) -> int:
        action = super().choose(state)
        told = os.getpid() * 100 + self.decisions
        return ((told * 10_000 + round(self.limit * 1000)) * 100 + self.purse) * 10_000 + action


class BoastingBot(RandomBot):
    """Boasts once in its life, and only if it was told how long it may think."""

    name = "boasting"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.limit = 0.0
        self.boasted = False

    def choose(self, state: GameState) -> int:
        legal = state.legal_actions()
        if self.limit == 0.25 and not self.boasted:
            self.boasted = True
            return race.BOAST
        return race.WALK if race.WALK in legal else race.END


for bot in (CrashingBot, StuckBot, CheatingBot, TellingBot, BoastingBot):
    BOTS[bot.name] = bot
race.RACE.open_scores = False
register(race.RACE)
