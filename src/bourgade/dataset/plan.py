"""Which games a data set holds: all that decides its rows."""

import hashlib
from itertools import cycle, islice
from typing import Any

import msgspec

from bourgade import bots
from bourgade.core import registry
from bourgade.core.errors import BourgadeError, OptionError
from bourgade.version import __version__

FORMAT = "bourgade.dataset"
VERSION = 1


class DatasetError(BourgadeError):
    """The data set cannot be written or read."""


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """The same plan gives the same rows, on any number of processes."""

    format: str = FORMAT
    version: int = VERSION
    program: str = __version__
    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, str | list[str]]
    bots: list[str]
    seed: int
    games: int
    every: int = 1

    def seating(self, number: int) -> list[str]:
        """Who sits where: the bots in turn, one seat further in each game."""
        seats = list(islice(cycle(self.bots), self.players))
        turn = number % self.players
        return seats[turn:] + seats[:turn]

    def dice_seed(self, number: int) -> int:
        """`bourgade.envs.aec(…).reset(seed=…)` begins the very same game."""
        return _seed("dice", self.game, self.seed, number)

    def bot_seed(self, number: int, seat: int) -> int:
        return _seed("bot", self.game, self.seed, number, seat)

    def keeps(self, number: int, ply: int) -> bool:
        """One decision in `every`; which ones differs from game to game."""
        return (number + ply) % self.every == 0


def make_plan(
    game: str,
    entrants: list[str],
    players: int | None = None,
    games: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    every: int = 1,
) -> Plan:
    """Refuses what cannot be played."""
    found = registry.game(game)
    seats = max(found.min_players, len(entrants)) if players is None else players
    settled = found.settle(seats, options)
    if not 1 <= len(entrants) <= seats:
        raise OptionError(f"{game}: {len(entrants)} bots for {seats} players")
    for name in entrants:
        bots.make(name)
    return Plan(
        game=game,
        rules=found.rules_version,
        edition=found.edition,
        players=seats,
        options=settled,
        bots=entrants,
        seed=seed,
        games=games,
        every=every,
    )


def _seed(*parts: str | int) -> int:
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
