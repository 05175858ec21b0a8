"""Opponents made of code. They see a game through the contract only, so they play every game."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from bourgade.bots.greedy import GreedyBot
from bourgade.bots.simple import BeginnerBot, RandomBot
from bourgade.bots.thinking import LevelBot
from bourgade.bots.tuned import GLANCING as GLANCING
from bourgade.bots.tuned import LEVELS as LEVELS
from bourgade.bots.tuned import SEARCHING as SEARCHING
from bourgade.core.errors import BourgadeError
from bourgade.core.state import GameState


class Bot(Protocol):
    """Whoever can choose an action. The same seed makes the same choices."""

    name: str

    def choose(self, state: GameState) -> int:
        """A legal action for the seat that must decide."""


class UnknownBot(BourgadeError):
    """No bot of that name."""


BOTS: dict[str, Callable[[int], Bot]] = {
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    "random": RandomBot,
    **{level: partial(LevelBot, level) for level in LEVELS},
}


def names() -> list[str]:
    """The names of all bots, in alphabetical order."""
    return sorted(BOTS)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; refuses an unknown one and lists those there are."""
    if name not in BOTS:
        raise UnknownBot(f"no bot {name!r}; there are: {', '.join(names())}")
    return BOTS[name](seed)
