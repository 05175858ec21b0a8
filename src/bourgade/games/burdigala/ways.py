"""Where a pawn can get to: walked once when the game is loaded, then only looked up.

The places a pawn reaches in k steps depend on the map, on the lanes it may use and on k, and on
nothing else: occupied points may be crossed. A way never uses the same street or lane twice.
"""

from functools import cache
from typing import Final

Edge = tuple[int, int]

# Which lanes are open beside the streets: a bit for the sea, a bit for the fast lanes.
NO_LANES: Final = 0
SEA: Final = 1
FAST: Final = 2
ALL_LANES: Final = 3
NUM_LANES: Final = 4
LONGEST: Final = 6  # a die


class Map:
    """The points and what joins them. Edges are numbered: streets, then sea, then fast lanes."""

    def __init__(self, points: int, streets: list[Edge], sea: list[Edge], fast: list[Edge]) -> None:
        self.points = points
        self.edges = streets + sea + fast
        kinds = [NO_LANES] * len(streets) + [SEA] * len(sea) + [FAST] * len(fast)
        # By lanes open and point: (edge, point at its other end).
        self.exits: list[list[list[Edge]]] = [[[] for _ in range(points)] for _ in range(NUM_LANES)]
        for lanes in range(NUM_LANES):
            for number, (a, b) in enumerate(self.edges):
                if kinds[number] & ~lanes == 0:
                    self.exits[lanes][a].append((number, b))
                    self.exits[lanes][b].append((number, a))

    def reach(self, lanes: int, start: int) -> list[int]:
        """By number of steps, 0 to 6: the points where such a way can end, as a bit mask."""
        found = [2**start]
        ways: set[Edge] = {(start, 0)}  # where one stands, and the edges used so far
        for _ in range(LONGEST):
            ways = {
                (to, used | 2**edge)
                for at, used in ways
                for edge, to in self.exits[lanes][at]
                if not used >> edge & 1
            }
            found.append(sum(2**point for point in {at for at, _ in ways}))
        return found

    @cache  # noqa: B019 - one map lives as long as the program
    def path(self, lanes: int, steps: int, start: int, end: int) -> tuple[int, ...]:
        """The points of one such way, both ends included; empty if there is none."""
        return self._search(lanes, steps, end, (start,), 0)

    def _search(
        self, lanes: int, steps: int, end: int, trail: tuple[int, ...], used: int
    ) -> tuple[int, ...]:
        if steps == 0:
            return trail if trail[-1] == end else ()
        for edge, to in self.exits[lanes][trail[-1]]:
            if not used >> edge & 1:
                found = self._search(lanes, steps - 1, end, (*trail, to), used | 2**edge)
                if found:
                    return found
        return ()
