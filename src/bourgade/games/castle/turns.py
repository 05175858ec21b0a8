"""The course of the game: drawing a tile, the next turn, the end (p. 2 and 5)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.games.castle import tables
from bourgade.games.castle.features import BIT
from bourgade.games.castle.place import can_lie
from bourgade.games.castle.scoring import score_end
from bourgade.games.castle.state import BITS_IN_BYTE, EXTRA_TURN, OVER, PLACE_TILE, Position
from bourgade.games.castle.tables import WALL_KINDS

NTH_BIT: Final = vec[i64](tables.NTH_BIT)


def begin_turn(s: Position, seat: i64, chance: Chance) -> None:
    """Draws a tile; one that fits nowhere leaves the game and another is drawn (p. 2)."""
    s.turn = seat
    s.decider = seat
    s.last = -1
    fresh: vec[i64] = s.fresh
    i: i64
    for i in range(1, WALL_KINDS + 1):
        fresh[i] = 0
    while s.bag != 0:
        tile: i64 = _nth(s.bag, chance.pick(s.tiles_left()))
        s.bag ^= BIT[tile]
        if can_lie(s, tile):
            s.hand = tile
            s.decision = PLACE_TILE
            return
        s.removed |= BIT[tile]
    score_end(s)
    s.decision = OVER


def _nth(mask: i64, n: i64) -> i64:
    """The place of the n-th bit of a mask."""
    first: i64 = 0
    while True:
        count: i64 = BITS_IN_BYTE[mask & 255]
        if n < count:
            return first + NTH_BIT[(mask & 255) * 8 + n]
        n -= count
        mask >>= 8
        first += 8


def finish_turn(s: Position, chance: Chance) -> None:
    """All is scored. Who may use wall tile 1 decides about it now; else the other player's turn."""
    s.decider = s.turn
    if s.usable(1) > 0 and s.bag != 0:
        s.decision = EXTRA_TURN
    else:
        end(s, chance)


def again(s: Position, chance: Chance) -> None:
    """Wall tile 1 leaves the game: a second turn in a row (p. 6)."""
    s.players[s.turn].walls[1] -= 1
    begin_turn(s, s.turn, chance)


def end(s: Position, chance: Chance) -> None:
    begin_turn(s, 1 - s.turn, chance)
