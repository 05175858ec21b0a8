"""Pawns: set-up, the move of the turn, pushing another aside, leaving the map (chapters II, IV)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.draws import take_goods
from bourgade.games.burdigala.ids import LEAVE, MOVE, PLACE, POINTS, PUSH
from bourgade.games.burdigala.state import (
    BIT,
    DEPARTED,
    GONE,
    LAY_STONE,
    LOW,
    PUSH_PAWN,
    Player,
    Position,
)

REACH: Final = vec[i64](tables.REACH)
ALL_POINTS: Final[i64] = tables.ALL_POINTS
HARBOURS: Final[i64] = tables.HARBOURS
ALL_LANES: Final = 3


def list_points(first: i64, points: i64, out: ActionList) -> None:
    """One action for each point of a mask."""
    items: vec[i64] = out.items
    count: i64 = out.count
    while points != 0:
        low: i64 = points & -points
        items[count] = first + LOW[low % 67]
        count += 1
        points ^= low
    out.count = count


def list_placings(s: Position, out: ActionList) -> None:
    list_points(PLACE, ALL_POINTS & ~s.occupied, out)


def list_pushes(s: Position, out: ActionList) -> None:
    list_points(PUSH, ALL_POINTS & ~s.occupied, out)


def destinations(s: Position, p: Player, pawn: i64) -> i64:
    """Where a pawn may end its move so that a stone can follow.

    A double opens all lanes and allows occupied points. The pawn's own point is free once it has
    left it, so a loop may end there.
    """
    at: i64 = p.pawns[pawn]
    lanes: i64 = ALL_LANES if s.double else p.lanes()
    row: i64 = lanes * 7 * POINTS + at
    ends: i64 = (REACH[row + s.dice[0] * POINTS] | REACH[row + s.dice[1] * POINTS]) & s.open
    if not s.double:
        ends &= ~s.occupied | BIT[at]
    if s.no_loops:
        ends &= ~BIT[at]
    return ends


def list_moves(s: Position, p: Player, out: ActionList) -> None:
    """All moves; only if there is none, the pawns that may leave the map."""
    pawn: i64
    moves: bool = False
    for pawn in range(3):
        if p.pawns[pawn] >= 0:
            ends: i64 = destinations(s, p, pawn)
            if ends != 0:
                moves = True
                list_points(MOVE + pawn * POINTS, ends, out)
    if not moves:
        for pawn in range(3):
            if p.pawns[pawn] >= 0:
                out.add(LEAVE + pawn)


def move(s: Position, p: Player, pawn: i64, point: i64, chance: Chance) -> None:
    s.occupied &= ~BIT[p.pawns[pawn]]
    s.mover = pawn
    if s.occupied & BIT[point] != 0:
        _find_pushed(s, point)
        p.pawns[pawn] = point
        s.decision = PUSH_PAWN
        return
    p.pawns[pawn] = point
    s.occupied |= BIT[point]
    _arrive(s, p, point, chance)


def _find_pushed(s: Position, point: i64) -> None:
    seat: i64
    pawn: i64
    for seat in range(s.seats):
        for pawn in range(3):
            if s.players[seat].pawns[pawn] == point:
                s.pushed_seat = seat
                s.pushed_pawn = pawn


def push(s: Position, p: Player, point: i64, chance: Chance) -> None:
    """The pawn that stood in the way goes to a free point; that triggers nothing."""
    s.players[s.pushed_seat].pawns[s.pushed_pawn] = point
    s.occupied |= BIT[point]
    s.pushed_seat = -1
    s.pushed_pawn = -1
    _arrive(s, p, p.pawns[s.mover], chance)


def _arrive(s: Position, p: Player, point: i64, chance: Chance) -> None:
    """A harbour gives a goods card at once, before the stone."""
    if HARBOURS & BIT[point] != 0:
        take_goods(s, p, chance)
    s.moment = LAY_STONE
    s.decision = LAY_STONE


def leave(s: Position, p: Player, pawn: i64) -> None:
    s.occupied &= ~BIT[p.pawns[pawn]]
    p.pawns[pawn] = GONE
    s.moment = DEPARTED
    s.decision = DEPARTED
