"""What the plots show, before anybody draws them: the report as SVG, matplotlib as PNG."""

import msgspec

from bourgade.arena.play import Played
from bourgade.arena.summary import Summary, Timing
from bourgade.core.texts import Message
from bourgade.terminal.speech import Speaker


class Row(msgspec.Struct):
    """A mean with its interval, and the value to compare it with."""

    label: str
    mean: float
    low: float | None = None
    high: float | None = None
    reference: float | None = None


class Whiskers(msgspec.Struct):
    """Means with intervals, one above the other. Shares run from 0 to 1."""

    key: str
    title: str
    note: str
    rows: list[Row]
    share: bool = False


class Histograms(msgspec.Struct):
    """How often each number of points came up, a strip for each bot on one scale."""

    key: str
    title: str
    note: str
    strips: list[tuple[str, list[int]]]


class Marks(msgspec.Struct):
    """Several values a row on a logarithmic scale, each with its own mark."""

    key: str
    title: str
    note: str
    names: list[str]
    rows: list[tuple[str, list[float]]]


Plot = Whiskers | Histograms | Marks


def plots(summary: Summary, timing: Timing, games: list[Played], speaker: Speaker) -> list[Plot]:
    """All there is to show; a bot alone has no rivals to compare it with."""
    drawn: list[Plot] = []
    if summary.contests:
        drawn += [_wins(summary, speaker), _margins(summary, speaker)]
    drawn += [_points(summary, games, speaker), _seats(summary, speaker)]
    if len(summary.bots) > 1:
        drawn.append(_ratings(summary, speaker))
    if timing.bots:
        drawn.append(_times(timing, speaker))
    return drawn


def _titled(speaker: Speaker, name: str) -> tuple[str, str, str]:
    return name, speaker.say(f"arena.plot-{name}"), speaker.say(f"arena.plot-{name}-note")


def _wins(summary: Summary, speaker: Speaker) -> Plot:
    rows = [
        Row(f"{c.lone} – {c.crowd}", c.share.mean, c.share.low, c.share.high, c.fair)
        for c in summary.contests
    ]
    return Whiskers(*_titled(speaker, "wins"), rows, share=True)


def _margins(summary: Summary, speaker: Speaker) -> Plot:
    rows = [
        Row(f"{c.lone} – {c.crowd}", c.margin.mean, c.margin.low, c.margin.high, 0.0)
        for c in summary.contests
    ]
    return Whiskers(*_titled(speaker, "margins"), rows)


def _points(summary: Summary, games: list[Played], speaker: Speaker) -> Plot:
    strips = [
        (
            bot.name,
            [
                points
                for game in games
                for name, points in zip(game.bots, game.scores, strict=True)
                if name == bot.name
            ],
        )
        for bot in summary.bots
    ]
    return Histograms(*_titled(speaker, "points"), strips)


def _seats(summary: Summary, speaker: Speaker) -> Plot:
    def seat(number: int) -> str:
        return speaker.say(Message("arena.seat", {"seat": number + 1}))

    fair = 1 / summary.plan.players
    rows = [
        Row(seat(one.seat), one.share.mean, one.share.low, one.share.high, fair)
        for one in summary.seats
    ]
    if len(summary.bots) > 1:
        rows += [
            Row(f"{bot.name}, {seat(one.seat)}", one.share, reference=fair)
            for bot in summary.bots
            for one in bot.seats
        ]
    return Whiskers(*_titled(speaker, "seats"), rows, share=True)


def _ratings(summary: Summary, speaker: Speaker) -> Plot:
    best = sorted(summary.bots, key=lambda bot: -bot.rating.mu)
    rows = [
        Row(
            bot.name,
            bot.rating.mu,
            bot.rating.mu - 2 * bot.rating.sigma,
            bot.rating.mu + 2 * bot.rating.sigma,
            25.0,
        )
        for bot in best
    ]
    return Whiskers(*_titled(speaker, "ratings"), rows)


def _times(timing: Timing, speaker: Speaker) -> Plot:
    names = [speaker.say(f"arena.time-{name}") for name in ("mean", "p95", "longest")]
    rows = [
        (bot.name, [1000 * value for value in (bot.mean, bot.p95, bot.longest)])
        for bot in timing.bots
    ]
    return Marks(*_titled(speaker, "times"), names, rows)
