"""Placing the drawn tile (p. 2)."""

from typing import Final

from bourgade.core.native import i64, u8, vec
from bourgade.core.state import ActionList
from bourgade.games.castle import tables
from bourgade.games.castle.actions import PLACE
from bourgade.games.castle.state import Position
from bourgade.games.castle.tables import HALF

FIT_CLASS: Final = vec[i64](tables.FIT_CLASS)
FITS: Final = vec[u8](tables.FITS)  # small, so that it stays in the cache
LOW: Final = vec[i64](tables.LOW)


def fitting(s: Position, square: i64, tile: i64) -> i64:
    """A bit for each rotation in which paths run on into paths, and only into paths."""
    return i64(FITS[FIT_CLASS[tile] * 256 + i64(s.demands[square])])


def can_lie(s: Position, tile: i64) -> bool:
    """Does the tile fit anywhere?"""
    first: i64 = FIT_CLASS[tile] * 256
    demands: vec[u8] = s.demands
    squares: i64 = s.free_low
    while squares != 0:
        if FITS[first + i64(demands[LOW[(squares & -squares) % 67]])] != 0:
            return True
        squares &= squares - 1
    squares = s.free_high
    while squares != 0:
        if FITS[first + i64(demands[HALF + LOW[(squares & -squares) % 67]])] != 0:
            return True
        squares &= squares - 1
    return False


def list_places(s: Position, out: ActionList) -> None:
    """Every square beside a tile or start square, in every rotation that fits there."""
    _list_half(s, s.free_low, 0, out)
    _list_half(s, s.free_high, HALF, out)


def _list_half(s: Position, squares: i64, offset: i64, out: ActionList) -> None:
    """Each rotation is written down, and kept by counting it if it fits: no branches to guess."""
    first: i64 = FIT_CLASS[s.hand] * 256
    demands: vec[u8] = s.demands
    items: vec[i64] = out.items
    count: i64 = out.count
    while squares != 0:
        square: i64 = offset + LOW[(squares & -squares) % 67]
        squares &= squares - 1
        rotations: i64 = i64(FITS[first + i64(demands[square])])
        action: i64 = PLACE + square * 4
        items[count] = action
        count += rotations & 1
        items[count] = action + 1
        count += (rotations >> 1) & 1
        items[count] = action + 2
        count += (rotations >> 2) & 1
        items[count] = action + 3
        count += rotations >> 3
    out.count = count
