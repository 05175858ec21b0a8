"""How features grow: a tile is laid, its segments meet what lies around, equal kinds join.

Laying a tile costs a fixed number of steps, however large the castle is (p. 2 and 4).
"""

from typing import Final

from bourgade.core.bits import count_bits
from bourgade.core.native import i16, i64, u8, vec
from bourgade.games.castle import tables
from bourgade.games.castle.state import Position
from bourgade.games.castle.tables import FIRST_START, OPEN_END, OPEN_MASK, SUBJECTS_BOTH, TILE, WALL

SEGMENT_COUNT: Final = vec[i64](tables.SEGMENT_COUNT)
SEGMENT_KIND: Final = vec[i64](tables.SEGMENT_KIND)
TURNED_SLOTS: Final = vec[u8](tables.TURNED_SLOTS)  # small, so that it stays in the cache
FLANKS: Final = vec[i64](tables.FLANKS)
FRESH: Final = vec[i64](tables.FRESH)
PATH_SIDES: Final = vec[i64](tables.PATH_SIDES)
BEYOND: Final = vec[i64](tables.BEYOND)
START_KIND: Final = vec[i64](tables.START_KIND)
LOW_BIT: Final = vec[i64](tables.LOW_BIT)
HIGH_BIT: Final = vec[i64](tables.HIGH_BIT)
BIT: Final = vec[i64](tables.BIT)
PICTURE_OF: Final = vec[i64](tables.PICTURE_OF)
PICTURE_UNIT: Final = vec[i64](tables.PICTURE_UNIT)


def lay(s: Position, square: i64, tile: i64, rotation: i64) -> None:
    """Puts a tile into the castle. Nothing is scored here."""
    node: i64 = s.nodes
    s.laid[square] = i16(tile * 4 + rotation)
    s.picture[PICTURE_OF[square]] += (tile * 4 + rotation + 1) * PICTURE_UNIT[square]
    s.first[square] = u8(node)
    marks: vec[i64] = s.marks
    covered: vec[i64] = s.covered
    i: i64
    for i in range(SEGMENT_COUNT[tile]):
        marks[node + i] = FRESH[tile * 8 + i]
        covered[(node + i) * 2] = LOW_BIT[square]
        covered[(node + i) * 2 + 1] = HIGH_BIT[square]
    s.nodes = node + SEGMENT_COUNT[tile]
    s.waiting = False
    s.free_low &= ~LOW_BIT[square]
    s.free_high &= ~HIGH_BIT[square]
    side: i64
    for side in range(4):
        _meet_side(s, square, tile * 4 + rotation, node, side)


def _segment(slot: i64) -> i64:
    """The segment at a slot: (tile * 4 + rotation) * 12 + slot, clockwise as it lies."""
    return i64(TURNED_SLOTS[slot])


def _meet_side(s: Position, square: i64, lying: i64, node: i64, side: i64) -> None:
    beyond: i64 = BEYOND[square * 4 + side]
    mine: i64 = lying * 12 + side * 3  # its first slot on this side
    path: bool = PATH_SIDES[lying] & BIT[side] != 0
    if beyond == WALL:
        if path:
            _close(s, node + _segment(mine))
            _close(s, node + _segment(mine + 2))
        _close(s, node + _segment(mine + 1))
    elif beyond <= FIRST_START:
        start: i64 = FIRST_START - beyond
        if path:  # it comes out of the wall and parts what lies on its two sides
            _close(s, node + _segment(mine))
            _close(s, node + _segment(mine + 2))
        middle: i64 = _segment(mine + 1)
        kind: i64 = SEGMENT_KIND[(lying >> 2) * 8 + middle]
        _meet(s, node + middle, start, kind == START_KIND[start])
    elif s.lying(beyond) < 0:
        opposite: i64 = (side + 2) & 3
        s.demands[beyond] |= u8(BIT[opposite] * 17 if path else BIT[opposite])
        s.free_low |= LOW_BIT[beyond]
        s.free_high |= HIGH_BIT[beyond]
    else:
        _meet_tile(s, lying, mine, node, beyond, side, path)


def _meet_tile(
    s: Position, lying: i64, mine: i64, node: i64, beyond: i64, side: i64, path: bool
) -> None:
    """Slot by slot where a path crosses; any other side is one piece."""
    other: i64 = s.lying(beyond)
    theirs: i64 = other * 12 + (side ^ 2) * 3
    other_node: i64 = s.node(beyond * 8)
    k: i64
    for k in range(3):
        if path or k == 1:
            a: i64 = _segment(mine + k)
            b: i64 = _segment(theirs + 2 - k)
            alike: bool = SEGMENT_KIND[(lying >> 2) * 8 + a] == SEGMENT_KIND[(other >> 2) * 8 + b]
            _meet(s, node + a, other_node + b, alike)


def _close(s: Position, node: i64) -> None:
    """One end runs into something else."""
    _mark(s, s.find(node), -OPEN_END)


def _mark(s: Position, root: i64, change: i64) -> None:
    mark: i64 = s.marks[root] + change
    s.marks[root] = mark
    if mark & OPEN_MASK == 0 and mark & SUBJECTS_BOTH != 0:
        s.waiting = True


def _meet(s: Position, a: i64, b: i64, alike: bool) -> None:
    """Two ends meet; of equal kind, their features become one."""
    a = s.find(a)
    b = s.find(b)
    if a == b:
        _mark(s, b, -2 * OPEN_END)
    elif alike:
        s.parents[a] = u8(b)
        _mark(s, b, s.marks[a] - 2 * OPEN_END - TILE * _cover_too(s, b, a))
    else:
        _mark(s, a, -OPEN_END)
        _mark(s, b, -OPEN_END)


def _cover_too(s: Position, root: i64, joined: i64) -> i64:
    """A feature also covers the tiles of another; returns how many it covered already."""
    covered: vec[i64] = s.covered
    low: i64 = covered[root * 2]
    high: i64 = covered[root * 2 + 1]
    covered[root * 2] = low | covered[joined * 2]
    covered[root * 2 + 1] = high | covered[joined * 2 + 1]
    low &= covered[joined * 2]
    high &= covered[joined * 2 + 1]
    return 0 if low | high == 0 else count_bits(low) + count_bits(high)


# --- Around the tile just laid ---
# Features are spoken of by where the tile touches them: 0 to 7 are its own segments, 8 + side * 2
# + flank what lies beyond a side (flank 1 only where a path parts that side in two).
OWN: Final = 8
AROUND: Final = 16


def node_at(s: Position, spot: i64) -> i64:
    """The node at a spot around the last tile; -1 if there is none."""
    if spot < OWN:
        tile: i64 = s.lying(s.last) >> 2
        return s.node(s.last * 8 + spot) if spot < SEGMENT_COUNT[tile] else -1
    place: i64 = place_beyond(s, (spot - OWN) >> 1, (spot - OWN) & 1)
    return -1 if place < 0 else s.node(place)


def kind_at(s: Position, spot: i64) -> i64:
    """The kind of feature at a spot; -1 if there is none."""
    if spot < OWN:
        return SEGMENT_KIND[(s.lying(s.last) >> 2) * 8 + spot]
    place: i64 = place_beyond(s, (spot - OWN) >> 1, (spot - OWN) & 1)
    return -1 if place < 0 else SEGMENT_KIND[(s.lying(place >> 3) >> 2) * 8 + (place & 7)]


def place_beyond(s: Position, side: i64, flank: i64) -> i64:
    """The place that touches the last tile there; -1 if there is no tile, or no second flank."""
    beyond: i64 = BEYOND[s.last * 4 + side]
    if beyond < 0 or s.lying(beyond) < 0:
        return -1
    segment: i64 = FLANKS[s.lying(beyond) * 8 + (side ^ 2) * 2 + flank]
    return -1 if segment < 0 else beyond * 8 + segment
