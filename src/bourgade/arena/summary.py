"""What the games say: who wins how much against whom, from where, by how many points."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from statistics import fmean, quantiles, stdev

import msgspec

from bourgade.arena.folder import Folder
from bourgade.arena.intervals import Interval, mean_of_deals, share_of_deals
from bourgade.arena.plan import ArenaError, Plan
from bourgade.arena.play import Played, Timed, percentile
from bourgade.arena.ratings import Rating, rate


class SeatLine(msgspec.Struct):
    """One seat: how often it was held, its wins (a shared win is a part of one) and points."""

    seat: int
    games: int
    wins: float
    share: float
    points: float


class BotLine(msgspec.Struct):
    """A bot over every seat it held."""

    name: str
    places: int
    wins: float
    share: float
    points: Interval
    spread: float
    lowest: int
    quartiles: list[float]
    highest: int
    decisions: float
    choices: float
    rating: Rating
    seats: list[SeatLine]


class Contest(msgspec.Struct):
    """`lone` in one seat against `crowd` in all the others.

    `fair` is the share it would win as one of equals; `margin` is its points less the mean of the
    others'. `verdict` is "stronger" or "weaker" where the interval leaves the fair share out, else
    "open".
    """

    lone: str
    crowd: str
    games: int
    deals: int
    wins: float
    ties: int
    share: Interval
    fair: float
    points: float
    crowd_points: float
    margin: Interval
    seats: list[SeatLine]
    verdict: str


class SeatAdvantage(msgspec.Struct):
    """What a seat wins whoever sits there; every bot held it equally often."""

    seat: int
    share: Interval
    points: Interval


class Summary(msgspec.Struct):
    """The results in numbers, the same for the same plan: `summary.json`."""

    plan: Plan
    games: int
    deals: int
    complete: bool
    decisions: float
    bots: list[BotLine]
    contests: list[Contest]
    seats: list[SeatAdvantage]


class BotTiming(msgspec.Struct):
    """CPU seconds per choice between several actions."""

    name: str
    choices: int
    mean: float
    p95: float
    longest: float


class Timing(msgspec.Struct):
    """What it cost on the machines that played: `timing.json`."""

    build: str
    seconds_per_game: float
    bots: list[BotTiming]


def wins_of(game: Played, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def whole_deals(plan: Plan, games: Iterable[Played]) -> list[Played]:
    """Only deals whose every seating has been played: else one bot would have the better seats."""
    by_deal: dict[int, list[Played]] = defaultdict(list)
    for game in games:
        by_deal[game.deal].append(game)
    size = len(plan.seatings())
    return [
        game for deal in sorted(by_deal) if len(by_deal[deal]) == size for game in by_deal[deal]
    ]


def summarize(folder: Folder) -> tuple[Summary, list[Played]]:
    """The summary, and the games it counts."""
    plan = folder.plan
    games = whole_deals(plan, folder.played().values())
    if not games:
        raise ArenaError(f"{folder.path}: no deal has been played in every seating yet")
    ratings = rate(plan.bots, games)
    pairs: dict[tuple[str, str], list[tuple[Played, int]]] = defaultdict(list)
    for game in games:
        for lone, crowd, seat in _contests_of(game, plan):
            pairs[lone, crowd].append((game, seat))
    summary = Summary(
        plan=plan,
        games=len(games),
        deals=len({game.deal for game in games}),
        complete=len(games) == plan.games,
        decisions=fmean(sum(game.decisions) for game in games),
        bots=[_bot(name, games, ratings[name], plan) for name in plan.bots],
        contests=[_contest(lone, crowd, places) for (lone, crowd), places in pairs.items()],
        seats=[_advantage(seat, games) for seat in range(plan.players)],
    )
    return summary, games


def _contests_of(game: Played, plan: Plan) -> Iterable[tuple[str, str, int]]:
    """At a table for two each is alone: told once, from the side of the bot named first."""
    if len(plan.bots) == 1:
        return
    counts = Counter(game.bots)
    if plan.players == 2:
        lone = min(counts, key=plan.bots.index)
    else:
        lone = next(name for name in game.bots if counts[name] == 1)
    crowd = next(name for name in game.bots if name != lone)
    yield lone, crowd, game.bots.index(lone)


def _contest(lone: str, crowd: str, places: list[tuple[Played, int]]) -> Contest:
    players = len(places[0][0].bots)
    wins = [wins_of(game, seat) for game, seat in places]
    others = [
        fmean(points for at, points in enumerate(game.scores) if at != seat)
        for game, seat in places
    ]
    margins = [game.scores[seat] - rest for (game, seat), rest in zip(places, others, strict=True)]
    share = share_of_deals(_by_deal(places, wins))
    fair = 1 / players
    verdict = "open"
    if share.low is not None and share.high is not None:
        verdict = "stronger" if share.low > fair else "weaker" if share.high < fair else "open"
    return Contest(
        lone=lone,
        crowd=crowd,
        games=len(places),
        deals=len({game.deal for game, _ in places}),
        wins=sum(wins),
        ties=sum(len(game.winners) > 1 and seat in game.winners for game, seat in places),
        share=share,
        fair=fair,
        points=fmean(game.scores[seat] for game, seat in places),
        crowd_points=fmean(others),
        margin=mean_of_deals(_by_deal(places, margins)),
        seats=[_seat(seat, places) for seat in range(players)],
        verdict=verdict,
    )


def _bot(name: str, games: list[Played], rating: Rating, plan: Plan) -> BotLine:
    places = [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == name]
    points = [game.scores[seat] for game, seat in places]
    quarters = quantiles(points, n=4, method="inclusive") if len(points) > 1 else points * 3
    wins = sum(wins_of(game, seat) for game, seat in places)
    return BotLine(
        name=name,
        places=len(places),
        wins=wins,
        share=wins / len(places),
        points=mean_of_deals(_by_deal(places, points)),
        spread=stdev(points) if len(points) > 1 else 0.0,
        lowest=min(points),
        quartiles=[float(quarter) for quarter in quarters],
        highest=max(points),
        decisions=fmean(game.decisions[seat] for game, seat in places),
        choices=fmean(game.choices[seat] for game, seat in places),
        rating=rating,
        seats=[_seat(seat, places) for seat in range(plan.players)],
    )


def _seat(seat: int, places: list[tuple[Played, int]]) -> SeatLine:
    here = [game for game, at in places if at == seat]
    wins = sum(wins_of(game, seat) for game in here)
    points = fmean(game.scores[seat] for game in here)
    return SeatLine(seat, len(here), wins, wins / len(here), points)


def _advantage(seat: int, games: list[Played]) -> SeatAdvantage:
    places = [(game, seat) for game in games]
    share = share_of_deals(_by_deal(places, [wins_of(game, seat) for game in games]))
    points = mean_of_deals(_by_deal(places, [game.scores[seat] for game in games]))
    return SeatAdvantage(seat, share, points)


def _by_deal(places: list[tuple[Played, int]], values: Iterable[float]) -> list[float]:
    """The mean of each deal."""
    deals: dict[int, list[float]] = defaultdict(list)
    for (game, _), value in zip(places, values, strict=True):
        deals[game.deal].append(value)
    return [fmean(deals[deal]) for deal in sorted(deals)]


def timing(folder: Folder, games: list[Played]) -> Timing:
    """Over the same games. Whoever has no times (deleted, lost) has no line."""
    times = folder.timed()
    known = [(game, times[game.game]) for game in games if game.game in times]
    lines = [_bot_timing(name, known) for name in folder.plan.bots]
    seconds = fmean(timed.seconds for _, timed in known) if known else 0.0
    builds = ", ".join(sorted({timed.build for _, timed in known}))
    return Timing(builds, seconds, [line for line in lines if line.choices])


def _bot_timing(name: str, known: list[tuple[Played, Timed]]) -> BotTiming:
    total, longest, buckets = 0.0, 0.0, Counter[int]()
    for game, timed in known:
        for bot, seat in zip(game.bots, timed.seats, strict=True):
            if bot == name:
                total += seat.seconds
                longest = max(longest, seat.longest)
                buckets.update(seat.buckets)
    choices = buckets.total()
    mean = total / choices if choices else 0.0
    p95 = min(percentile(buckets, 0.95), longest)
    return BotTiming(name, choices, mean, p95, longest)
