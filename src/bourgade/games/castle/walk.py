"""The castle read with a finger: from tile to tile, as people do it at the table.

Slow and plain on purpose, and independent of `features`, which keeps the same knowledge as the
castle grows. Reasons are found with it, and tests compare the two.
"""

from functools import cache
from typing import Final

from bourgade.games.castle import tables
from bourgade.games.castle.state import Position

STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
SQUARE_AT: Final = {place: square for square, place in enumerate(tables.PLACES)}
START_AT: Final = {
    (square, side): start
    for start, (square, side) in enumerate(zip(tables.START_SQUARE, tables.START_SIDE, strict=True))
}
LETTERS: Final = "PTHC"

Segment = tuple[int, int]  # square, number on its tile


class Walk:
    """A whole feature: its kind, segments and start squares, and the sides where it goes on."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.segments: set[Segment] = set()
        self.starts: set[int] = set()
        self.open: set[tuple[int, int]] = set()  # square, side

    def tiles(self) -> int:
        return len({square for square, _ in self.segments}) + len(self.starts)

    def subjects(self, s: Position, seat: int) -> int:
        """How many subjects of a seat stand in it."""
        places = {square * 8 + segment for square, segment in self.segments}
        return sum(int(place) in places for place in s.players[seat].subjects)

    def wells(self, s: Position) -> int:
        return sum(
            segment in tables.WELLS[s.laid[square] >> 2] for square, segment in self.segments
        )

    def markets(self, s: Position) -> int:
        on_tiles = sum(
            tables.MARKETS[s.laid[square] >> 2].count(segment) for square, segment in self.segments
        )
        return on_tiles + sum(tables.START_MARKET[start] for start in self.starts)


@cache
def turned(tile: int, rotation: int) -> str:
    """The twelve slots of a tile, clockwise from the north, after turning it."""
    slots = tables.SLOT_TEXT[tile]
    for _ in range(rotation):
        slots = slots[9:] + slots[:9]
    return slots


@cache
def next_to(square: int, side: int) -> int | None:
    """The square of the castle on that side; None for the wall."""
    (x, y), (dx, dy) = tables.PLACES[square], STEPS[side]
    return SQUARE_AT.get((x + dx, y + dy))


def tile_on(s: Position, square: int) -> str | None:
    """The slots of the tile on a square, as it lies; None where there is none."""
    lying = int(s.laid[square])
    return None if lying < 0 else turned(lying // 4, lying % 4)


def kind_of(s: Position, square: int, segment: int) -> str:
    return tables.TYPE_TEXT[int(s.laid[square]) // 4][segment]


def has_path(s: Position, square: int, side: int) -> bool:
    """Does a path of the tile on this square cross this side?"""
    slots = tile_on(s, square)
    return slots is not None and kind_of(s, square, int(slots[side * 3 + 1])) == "P"


def walk(s: Position, square: int, segment: int) -> Walk:
    """The feature of a segment, followed wherever it goes."""
    feature = Walk(kind_of(s, square, segment))
    feature.segments.add((square, segment))
    waiting = [(square, segment)]
    while waiting:
        for found in _step(s, feature, *waiting.pop()):
            if found not in feature.segments:
                feature.segments.add(found)
                waiting.append(found)
    return feature


def _step(s: Position, feature: Walk, square: int, segment: int) -> list[Segment]:
    """The segments next to this one that belong to the same feature."""
    here = tile_on(s, square)
    assert here is not None
    found = []
    for slot in range(12):
        if int(here[slot]) != segment:
            continue
        side = slot // 3
        near = next_to(square, side)
        if near is None:
            start = START_AT.get((square, side))
            if start is not None and LETTERS[tables.START_KIND[start]] == feature.kind:
                _reach_start(feature, start, slot)
            continue
        there = tile_on(s, near)
        if there is None:
            feature.open.add((square, side))
            continue
        other = int(there[(side + 2) % 4 * 3 + 2 - slot % 3])
        if kind_of(s, near, other) == feature.kind:
            found.append((near, other))
    return found


def _reach_start(feature: Walk, start: int, slot: int) -> None:
    """A path on a start square is met by the path alone, not by what lies on its two sides."""
    if slot % 3 == 1:
        feature.starts.add(start)
