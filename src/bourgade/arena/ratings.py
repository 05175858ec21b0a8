"""OpenSkill ratings by the Plackett–Luce model (Weng and Lin 2011), from the games in order.

Bots do not learn, so nothing is added to the uncertainty from game to game (tau = 0). A bot in
several seats of a game takes the mean of what each seat would change.
"""

from collections.abc import Iterable
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from bourgade.arena.play import Played


class Rating(msgspec.Struct):
    """`mu` ± `sigma` on a scale that begins at 25 ± 8.33; `ordinal` is mu - 3 sigma."""

    mu: float
    sigma: float
    ordinal: float


def rate(names: list[str], games: Iterable[Played]) -> dict[str, Rating]:
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        before = [[model.create_rating(_pair(ratings[name]))] for name in game.bots]
        after = model.rate(before, ranks=ranks(game))
        for name in dict.fromkeys(game.bots):
            seats = [one for bot, (one,) in zip(game.bots, after, strict=True) if bot == name]
            ratings[name].mu = fmean(seat.mu for seat in seats)
            ratings[name].sigma = fmean(seat.sigma for seat in seats)
    return {name: Rating(one.mu, one.sigma, one.ordinal()) for name, one in ratings.items()}


def ranks(game: Played) -> list[float]:
    """By seat, from 0: the winners by the rules' tie-breaks first, then the others by points."""
    standing = [(seat in game.winners, points) for seat, points in enumerate(game.scores)]
    better = sorted(standing, reverse=True)
    return [0.0 if won else float(better.index((won, points))) for won, points in standing]


def _pair(rating: object) -> list[float]:
    return [rating.mu, rating.sigma]  # type: ignore[attr-defined]
