"""What a strong player would do here, and why: for hints, and for the analysis of a game.

The search names the best actions. Each of them is then played out to the end on the same imagined
deals: these endings tell the points, and from which part of the score they come.
"""

import time
from math import sqrt
from statistics import fmean, stdev

import msgspec

from bourgade.bots.judgement import Judge
from bourgade.bots.search import Search
from bourgade.bots.thinking import run_within
from bourgade.bots.tree import Node
from bourgade.bots.tuned import key_of, tuned_wishes
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState

ALL_TURNS = 100_000
MOST_REASONS = 3
SLIGHT = 200  # a difference of less than one in so many of a game's usual points is no reason
CLEAR = 2.5  # nor is one that luck may have made: less than so many standard errors


class Reason(msgspec.Struct, frozen=True):
    """So many more points of this part of the score than the other actions bring on average."""

    part: str
    points: float


class Advice(msgspec.Struct, frozen=True):
    """One action, its chance to win, the points to expect at the end, and where they come from."""

    action: int
    win: float
    points: float
    visits: int
    reasons: list[Reason]


class Outlook(msgspec.Struct, frozen=True):
    """How the game stands for all seats, and what the seat to move could do, best first."""

    seat: int
    chances: list[float]
    points: list[float]
    advice: list[Advice]


class _Ending:
    """What became of one action, played to the end several times."""

    def __init__(self, node: Node, seats: int) -> None:
        self.node = node
        self.shares = [0.0] * seats
        self.points = [0.0] * seats
        self.parts: dict[str, list[float]] = {}  # of each deal
        self.count = 0

    def add(self, end: GameState, judge: Judge, seat: int) -> None:
        judge.look(end)
        for other in range(len(self.shares)):
            self.shares[other] += judge.shares[other]
            self.points[other] += judge.points[other]
        for part, points in end.score_parts(seat).items():
            self.parts.setdefault(part, []).append(points)
        self.count += 1

    def win(self, seat: int) -> float:
        """The search and the endings, each as often as it looked."""
        return float((self.node.wins + self.shares[seat]) / (self.node.visits + self.count))


def advise(
    state: GameState,
    seed: int = 0,
    iterations: int = 400,
    best: int = 3,
    also: int | None = None,
    limit: float = 0.0,
) -> Outlook:
    """The best actions of the seat that must decide, by what it knows; and `also` that one.

    With a `limit` both the search and the endings take half of so many seconds of CPU time, or a
    little more: at least one ending is played.
    """
    seat = int(state.current_player())
    seats = len(state.scores())
    wishes = tuned_wishes(key_of(state))
    search = Search(state, wishes, iterations, seed)
    run_within(search, limit / 2)
    judge = Judge(seats, wishes, seed + 5)
    endings = [_Ending(node, seats) for node in _worth_telling(search, best, also)]
    begun = time.process_time()
    for number in range(max(iterations // 16, 4)):
        if number > 0 and 0 < limit / 2 < time.process_time() - begun:
            break
        chance = FastChance(seed * 7919 + number)
        deal = state.determinize(seat, chance)
        luck = chance.state
        for ending in endings:
            chance.state = luck
            end = deal.clone()
            end.apply_action(ending.node.action, chance)
            judge.play_on(end, chance, ALL_TURNS)
            ending.add(end, judge, seat)
    endings.sort(key=lambda ending: (-ending.win(seat), -ending.points[seat]))
    return Outlook(
        seat,
        _chances(endings[0], seat),
        [points / endings[0].count for points in endings[0].points],
        [_advice(ending, endings, seat, wishes.points_scale / SLIGHT) for ending in endings],
    )


def _worth_telling(search: Search, best: int, also: int | None) -> list[Node]:
    """The actions that stand best, those still in the running first."""
    running = {int(node.action) for node in search.candidates}
    ranked = sorted(
        search.looked,
        key=lambda node: (
            int(node.action) not in running,
            node.visits == 0,
            -search.standing(node),
        ),
    )
    told = ranked[:best]
    return told + [node for node in ranked[best:] if node.action == also]


def _chances(ending: _Ending, seat: int) -> list[float]:
    """Every seat's chance: the others share what is left, as the endings do."""
    own = ending.win(seat)
    rivals = len(ending.shares) - 1
    others = sum(ending.shares) - ending.shares[seat]
    return [
        own if other == seat else (1.0 - own) * (share / others if others > 0 else 1.0 / rivals)
        for other, share in enumerate(ending.shares)
    ]


def _advice(ending: _Ending, endings: list[_Ending], seat: int, slight: float) -> Advice:
    return Advice(
        int(ending.node.action),
        ending.win(seat),
        ending.points[seat] / ending.count,
        int(ending.node.visits),
        _reasons(ending, [other for other in endings if other is not ending], slight),
    )


def _reasons(ending: _Ending, others: list[_Ending], slight: float) -> list[Reason]:
    """The parts of the score in which this action clearly differs most from the others.

    `slight` is what is too little to speak of, whatever luck had to do with it.
    """
    if not others or ending.count < 2:
        return []
    reasons = []
    for part, points in ending.parts.items():
        usual = zip(*(other.parts[part] for other in others), strict=True)
        beyond = [one - fmean(rest) for one, rest in zip(points, usual, strict=True)]
        mean, error = fmean(beyond), stdev(beyond) / sqrt(len(beyond))
        if abs(mean) >= max(slight, CLEAR * error):
            reasons.append(Reason(part, mean))
    return sorted(reasons, key=lambda reason: -abs(reason.points))[:MOST_REASONS]
