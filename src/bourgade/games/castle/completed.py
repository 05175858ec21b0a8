"""Scoring what the tile just laid has completed (p. 3-4).

The player who laid the tile scores first, then the other. Features without a majority score nothing
and everybody goes home. The player decides only where it makes a difference: whether a wall tile
doubles a feature, and the order when a marker could stop on a corner tower on its way.
"""

from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.core.state import ActionList
from bourgade.games.castle.actions import DOUBLE, SCORE
from bourgade.games.castle.features import (
    BEYOND,
    BIT,
    FLANKS,
    OWN,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    kind_at,
    node_at,
)
from bourgade.games.castle.place import LOW
from bourgade.games.castle.scoring import score_completed, send_home, tower_at, worth
from bourgade.games.castle.state import SCORE_NEXT, Position
from bourgade.games.castle.tables import (
    COURT,
    HOUSE,
    OPEN_MASK,
    SUBJECTS_BOTH,
    TOWER,
)
from bourgade.games.castle.turns import finish_turn


def completed(s: Position) -> i64:
    """A bit for each spot where a completed feature waits to be scored; each feature once."""
    found: i64 = 0
    if not s.waiting:
        return found
    last: i64 = s.last
    tile: i64 = s.lying(last) >> 2
    i: i64
    for i in range(SEGMENT_COUNT[tile]):
        if SEGMENT_KIND[tile * 8 + i] != COURT:
            found |= _waits(s, i, s.node(last * 8 + i), found)
    for i in range(4):
        beyond: i64 = BEYOND[last * 4 + i]
        if beyond < 0:
            continue
        lying: i64 = s.lying(beyond)
        if lying < 0:
            continue
        flank: i64
        for flank in range(2):
            there: i64 = _scoring_flank(lying, i ^ 2, flank)
            if there >= 0:
                found |= _waits(s, OWN + i * 2 + flank, s.node(beyond * 8 + there), found)
    return found


def _scoring_flank(lying: i64, side: i64, flank: i64) -> i64:
    """The segment at a side of a tile; -1 for none, and for a court: those wait for the end."""
    segment: i64 = FLANKS[lying * 8 + side * 2 + flank]
    return -1 if segment < 0 or SEGMENT_KIND[(lying >> 2) * 8 + segment] == COURT else segment


def _waits(s: Position, spot: i64, node: i64, found: i64) -> i64:
    """The bit of a spot if its feature is completed, holds subjects and is not found yet."""
    root: i64 = s.find(node)
    mark: i64 = s.mark(root)
    if mark & OPEN_MASK != 0 or mark & SUBJECTS_BOTH == 0 or _named(s, root, found):
        return 0
    return BIT[spot]


def _named(s: Position, root: i64, spots: i64) -> bool:
    while spots != 0:
        if s.find(node_at(s, LOW[(spots & -spots) % 67])) == root:
            return True
        spots &= spots - 1
    return False


def won_by(s: Position, seat: i64, spots: i64) -> i64:
    """Those of the spots where this seat (-1: nobody) has the majority."""
    won: i64 = 0
    while spots != 0:
        spot: i64 = LOW[(spots & -spots) % 67]
        if s.majority(s.find(node_at(s, spot))) == seat:
            won |= BIT[spot]
        spots &= spots - 1
    return won


def settle(s: Position, chance: Chance) -> None:
    """Scores all that needs no decision; then the turn is over."""
    while True:
        spots: i64 = completed(s)
        if spots == 0:
            break
        tied: i64 = won_by(s, -1, spots)
        if tied != 0:
            send_home(s, s.find(node_at(s, LOW[(tied & -tied) % 67])))
            continue
        seat: i64 = s.turn
        group: i64 = won_by(s, seat, spots)
        if group == 0:
            seat = 1 - seat
            group = spots
        doubling: i64 = _can_double(s, seat, group)
        if order_matters(s, seat, group) or doubling == group:
            s.decider = seat if s.owner_orders else s.turn
            s.decision = SCORE_NEXT
            return
        rest: i64 = group & ~doubling
        _score(s, LOW[(rest & -rest) % 67], seat, False, chance)
    finish_turn(s, chance)


def _can_double(s: Position, seat: i64, group: i64) -> i64:
    """The towers and houses of the player to move that wall tile 2 or 3 could double (p. 6)."""
    found: i64 = 0
    if seat != s.turn:
        return found
    while group != 0:
        spot: i64 = LOW[(group & -group) % 67]
        kind: i64 = kind_at(s, spot)
        if (kind == TOWER and s.usable(2) > 0) or (kind == HOUSE and s.usable(3) > 0):
            found |= BIT[spot]
        group &= group - 1
    return found


def order_matters(s: Position, seat: i64, group: i64) -> bool:
    """Could the marker stop on a corner tower with a wall tile before the last feature?"""
    if group & (group - 1) == 0:
        return False
    score: i64 = s.players[seat].score
    if seat == s.turn:
        return _may_stop(s, group, score, s.usable(2), s.usable(3))
    return _may_stop(s, group, score, 0, 0)


def _may_stop(s: Position, group: i64, score: i64, twos: i64, threes: i64) -> bool:
    """Every order, with wall tiles used and not used."""
    left: i64 = group
    while left != 0:
        low: i64 = left & -left
        left ^= low
        rest: i64 = group ^ low
        if rest == 0:
            return False
        spot: i64 = LOW[low % 67]
        kind: i64 = kind_at(s, spot)
        stop: i64 = score + worth(s, s.find(node_at(s, spot)), kind)
        if tower_at(s, stop) != 0 or _may_stop(s, rest, stop, twos, threes):
            return True
        stop += stop - score
        if kind == TOWER and twos > 0:
            if tower_at(s, stop) != 0 or _may_stop(s, rest, stop, twos - 1, threes):
                return True
        elif kind == HOUSE and threes > 0:  # noqa: SIM102 - the two wall tiles side by side
            if tower_at(s, stop) != 0 or _may_stop(s, rest, stop, twos, threes - 1):
                return True
    return False


def list_scorings(s: Position, out: ActionList) -> None:
    """Every feature of the group where the order matters, else only the first to be doubled."""
    spots: i64 = completed(s)
    seat: i64 = s.turn
    group: i64 = won_by(s, seat, spots)
    if group == 0:
        seat = 1 - seat
        group = won_by(s, seat, spots)
    doubling: i64 = _can_double(s, seat, group)
    if not order_matters(s, seat, group):
        group = doubling & -doubling
    doubling &= group
    while group != 0:
        out.add(SCORE + LOW[(group & -group) % 67])
        group &= group - 1
    while doubling != 0:
        out.add(DOUBLE + LOW[(doubling & -doubling) % 67])
        doubling &= doubling - 1


def score_next(s: Position, spot: i64, doubled: bool, chance: Chance) -> None:
    """Scores the chosen feature, then whatever else needs no decision."""
    if doubled:
        s.players[s.turn].walls[2 if kind_at(s, spot) == TOWER else 3] -= 1
    _score(s, spot, s.majority(s.find(node_at(s, spot))), doubled, chance)
    settle(s, chance)


def _score(s: Position, spot: i64, seat: i64, doubled: bool, chance: Chance) -> None:
    score_completed(s, s.find(node_at(s, spot)), kind_at(s, spot), seat, doubled, chance)
