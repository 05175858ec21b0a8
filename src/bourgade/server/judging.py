"""A finished game by its decisions: what was played, what was better, where the game turned."""

from itertools import groupby
from operator import attrgetter

import msgspec

import bourgade
from bourgade.bots.advice import Advice, Outlook
from bourgade.core.game import Game
from bourgade.core.record import UNDO
from bourgade.core.state import GameState
from bourgade.server.replays import retraced
from bourgade.server.rest import Decision, Judged, TurningPoint
from bourgade.server.snapshots import content
from bourgade.server.store.matches import Loaded

MOST_TURNING = 5
LEAST_LOSS = 0.04  # chances are estimates: less than this says nothing
LEAST_SWING = 0.15


class Ply(msgspec.Struct):
    """A decision to look at: where there was a choice, and what was not taken back."""

    seq: int
    seat: int
    state: GameState
    action: int


class Looked(msgspec.Struct):
    """What is found so far. `again` are the decisions that were looked at a second time, longer."""

    decisions: list[Decision] = []
    again: list[int] = []


def plies(loaded: Loaded) -> list[Ply]:
    game = bourgade.game(loaded.match.game)
    standing: list[Ply] = []
    for row, step in retraced(loaded):
        if row is None or step.entry is None:
            continue  # the set-up
        if step.entry.do == UNDO:
            standing.pop()
        else:
            standing.append(Ply(row.seq, row.seat, step.before, game.parse(step.entry.do)))
    return [ply for ply in standing if len(ply.state.legal_actions()) > 1]


def decision(game: Game, ply: Ply, outlook: Outlook) -> Decision | None:
    """The outlook in the words of the wire; None if it says nothing of what was played."""
    best = outlook.advice[0] if outlook.advice else None
    played = next((one for one in outlook.advice if one.action == ply.action), None)
    if best is None or played is None:
        return None
    return Decision(
        seq=ply.seq,
        seat=ply.seat,
        chances=[round(chance, 4) for chance in outlook.chances],
        points=[round(points, 1) for points in outlook.points],
        played=_judged(game, ply.state, played),
        best=_judged(game, ply.state, best),
        loss=round(max(0.0, best.win - played.win), 4),
    )


def _judged(game: Game, state: GameState, advice: Advice) -> Judged:
    return Judged(
        action=content(game, advice.action),
        notation=game.notation(advice.action),
        words=game.describe(state, advice.action),
        win=round(advice.win, 4),
        points=round(advice.points, 1),
    )


def most_doubtful(looked: Looked) -> int | None:
    """The largest loss looked at only once: of many quick looks, some mislead."""
    once = [one for one in looked.decisions if one.seq not in looked.again]
    worst = max(once, key=lambda one: (one.loss, -one.seq), default=None)
    return worst.seq if worst is not None and worst.loss >= LEAST_LOSS else None


def turning_points(looked: Looked) -> list[TurningPoint]:
    """The largest losses by a choice and the largest swings between turns, in order of the game.

    One a turn; a grave mistake is told rather than the swing that it may have brought about: there
    is something to be learnt from it.
    """
    found = [
        TurningPoint(one.seq, "choice", one.seat, one.loss)
        for one in looked.decisions
        if one.seq in looked.again and one.loss >= LEAST_LOSS
    ]
    turns = [list(turn) for _, turn in groupby(looked.decisions, key=attrgetter("seat"))]
    found += _swings(turns)
    turn_of = {one.seq: place for place, turn in enumerate(turns) for one in turn}
    found.sort(key=lambda point: (-abs(point.by), point.seq))
    kept: dict[int, TurningPoint] = {}
    for point in sorted(found, key=lambda point: not _grave(point)):
        kept.setdefault(turn_of[point.seq], point)
    largest = [point for point in found if kept[turn_of[point.seq]] is point]
    return sorted(largest[:MOST_TURNING], key=attrgetter("seq"))


def _grave(point: TurningPoint) -> bool:
    return point.kind == "choice" and point.by >= LEAST_SWING


def _swings(turns: list[list[Decision]]) -> list[TurningPoint]:
    """From one turn of a seat to its next: dice, cards, and all that the others did.

    Compared at the same seat, because whoever decides stands better by the choice that is to come.
    """
    found = []
    latest: dict[int, list[Decision]] = {}
    for after in turns:
        seat = after[0].seat
        before = latest.get(seat)
        latest[seat] = after
        if before is None:
            continue
        by = round(_usual(after, seat) - _usual(before, seat), 4)
        if abs(by) >= LEAST_SWING:
            found.append(TurningPoint(before[-1].seq, "swing", seat, by))
    return found


def _usual(turn: list[Decision], seat: int) -> float:
    return sum(one.chances[seat] for one in turn) / len(turn)
