"""The course of the game: set-up round, turns, the three ends (chapters II, IV and V)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.draws import take_token
from bourgade.games.burdigala.scoring import score_end
from bourgade.games.burdigala.state import (
    BIT,
    EARNED_PARTS,
    KEEP_GOOD,
    MOVE_PAWN,
    NOWHERE,
    OVER,
    Player,
    Position,
)
from bourgade.games.burdigala.tables import NUM_GOODS

ALL_SITES: Final[i64] = tables.ALL_SITES


def place(s: Position, p: Player, point: i64, chance: Chance) -> None:
    """One pawn each, clockwise, until all stand on the map; then the first player begins."""
    pawn: i64 = 0
    while p.pawns[pawn] != NOWHERE:
        pawn += 1
    p.pawns[pawn] = point
    s.occupied |= BIT[point]
    s.active = (s.active + 1) % s.seats
    s.asked = s.active
    if not _has_to_place(s.players[s.active]):
        begin_turn(s, chance)


def _has_to_place(p: Player) -> bool:
    i: i64
    for i in range(3):
        if p.pawns[i] == NOWHERE:
            return True
    return False


def begin_turn(s: Position, chance: Chance) -> None:
    s.dice[0] = chance.die()
    s.dice[1] = chance.die()
    read_dice(s)
    s.played = False
    s.corrupted = False
    s.mover = -1
    s.site = -1
    i: i64
    for i in range(EARNED_PARTS):
        s.earned[i] = 0
    s.moment = MOVE_PAWN
    s.decision = MOVE_PAWN


def read_dice(s: Position) -> None:
    s.double = s.dice[0] == s.dice[1]
    s.seven = s.dice[0] + s.dice[1] == 7


def ending(s: Position) -> bool:
    """All built, a player without pawns, or no goods left: the game ends with this turn."""
    return s.built == ALL_SITES or _goods_are_gone(s) or s.players[s.active].pawns_left() == 0


def _goods_are_gone(s: Position) -> bool:
    """While the Sailor chooses, all his cards but one are as good as back in the pile."""
    if s.goods_left > 0 or s.decision != KEEP_GOOD:
        return s.goods_left == 0
    offered: i64 = 0
    good: i64
    for good in range(NUM_GOODS):
        offered += s.offered[good]
    return offered <= 1


def end_turn(s: Position, chance: Chance) -> None:
    """The round is not played to its end."""
    if ending(s):
        score_end(s)
        s.decision = OVER
        return
    s.active = (s.active + 1) % s.seats
    s.asked = s.active
    begin_turn(s, chance)


def may_play_again(s: Position) -> bool:
    """A double, for a corruption token, unless the game ends with this turn."""
    return s.double and s.tokens_left > 0 and not ending(s)


def play_again(s: Position, p: Player, chance: Chance) -> None:
    take_token(s, p, chance)
    begin_turn(s, chance)
