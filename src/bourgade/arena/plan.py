"""Which games are played: a number for each, and from the number its deal, its seats, its seeds.

A deal is one seed for the dice with every seating on it. Two bots at a table for two change seats:
two games. At a table for three or four one of a kind sits among the others in each seat, and the
other way round: twice as many games as seats; or, with `lone`, only the games in which that bot is
the one: as many as seats. More bots meet two by two, all on the same deals. One bot alone plays
itself, one game a deal.

A game follows from the seed, the deal and who sits where, and from nothing else: the games of two
bots are the same ones whoever else takes part, and whatever plays them.
"""

import hashlib
import shlex
from itertools import combinations
from typing import Any

import msgspec

from bourgade import bots
from bourgade.arena.digest import bots_digest
from bourgade.core import registry
from bourgade.core.errors import BourgadeError, OptionError
from bourgade.version import __version__

FORMAT = "bourgade.arena"
VERSION = 1


class ArenaError(BourgadeError):
    """The arena cannot begin, go on or read what it is given."""


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """All that decides the results; kept in the folder and compared when a run is taken up.

    `bots_digest` stands for what the library's bots among `bots` know and how they play (see
    `digest`); bots from plugins are not in it. It is empty in folders from before it was kept.
    """

    format: str = FORMAT
    version: int = VERSION
    program: str = __version__
    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, str | list[str]]
    bots: list[str]
    bots_digest: str = ""
    lone: str = ""  # the bot that is always the one among others; empty: each in turn
    seed: int
    deals: int
    records: bool = False

    def pairs(self) -> list[tuple[str, str]]:
        """Who meets whom; none where a bot plays itself."""
        return [pair for pair in combinations(self.bots, 2) if not self.lone or self.lone in pair]

    def seatings(self) -> list[list[str]]:
        """Who sits where in each game of a deal, first seat first."""
        if len(self.bots) == 1:
            return [self.bots * self.players]
        games: list[list[str]] = []
        for one, other in self.pairs():
            if self.lone != other:
                games += _alone(one, other, self.players)
            if self.lone != one and self.players > 2:
                games += _alone(other, one, self.players)
        return games

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings())

    def appointment(self, number: int) -> tuple[int, list[str]]:
        """The deal and the seats of a game."""
        seatings = self.seatings()
        deal, place = divmod(number, len(seatings))
        return deal, seatings[place]


def _alone(one: str, other: str, players: int) -> list[list[str]]:
    """`one` in each seat in turn, `other` in all the others."""
    return [
        [one if seat == place else other for seat in range(players)] for place in range(players)
    ]


def make_plan(
    game: str,
    entrants: list[str],
    players: int | None,
    games: int,
    seed: int,
    options: dict[str, Any],
    records: bool,
    lone: str = "",
) -> Plan:
    """Refuses what cannot be played. `games` is per pair of bots, rounded up to whole deals."""
    found = registry.game(game)
    seats = found.min_players if players is None else players
    settled = found.settle(seats, options)
    for name in entrants:
        bots.make(name, 0)
    twice = sorted({name for name in entrants if entrants.count(name) > 1})
    if twice:
        raise OptionError(f"{game}: {twice[0]} is named twice; a bot alone plays itself")
    if lone:
        _refuse_no_crowd(lone, entrants, seats)
    one_way = lone or seats == 2
    per_pair = 1 if len(entrants) == 1 else seats if one_way else 2 * seats
    return Plan(
        game=game,
        rules=found.rules_version,
        edition=found.edition,
        players=seats,
        options=settled,
        bots=entrants,
        bots_digest=bots_digest(game, tuple(entrants)),
        lone=lone,
        seed=seed,
        deals=-(-games // per_pair),
        records=records,
    )


def _refuse_no_crowd(lone: str, entrants: list[str], seats: int) -> None:
    """`lone` has to be the only one of its kind at a table of more than two."""
    if lone not in entrants:
        named = ",".join(entrants)
        raise ArenaError(f"--lone {lone}: not one of --bots {named}; name one of them")
    if len(entrants) == 1:
        raise ArenaError(
            f"--lone {lone}: nobody else plays; name another bot with --bots, or leave it out"
        )
    if seats == 2:
        raise ArenaError(
            f"--lone {lone}: at a table for two each bot is alone; leave it out, or give --players"
        )


def command(plan: Plan, *more: str) -> str:
    """What to type for this plan. `games` are per pair, so that whole deals come out the same."""
    pairs = max(1, len(plan.pairs()))
    words = ["bourgade", "arena", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--players", str(plan.players), "--games", str(plan.games // pairs)]
    words += ["--seed", str(plan.seed)]
    if plan.lone:
        words += ["--lone", plan.lone]
    for key, value in plan.options.items():
        words += ["--option", f"{key}={','.join(value) if isinstance(value, list) else value}"]
    if plan.records:
        words.append("--records")
    return shlex.join([*words, *more])


def dice_seed(plan: Plan, deal: int) -> int:
    """Of the dice: the same for every seating of the deal."""
    return _seed("dice", plan.game, plan.seed, deal)


def bot_seed(plan: Plan, deal: int, seating: list[str], seat: int) -> int:
    """Of a bot's own thoughts: two bots of a kind at one table do not think alike."""
    return _seed("bot", plan.game, plan.seed, deal, ",".join(seating), seat)


def _seed(*parts: str | int) -> int:
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
