"""The tree of the search: what was tried, how often, and how it went for each seat."""

from typing import Final

from bourgade.core.native import i64, vec

MOST_SEATS: Final = 4


class Node:
    """A position as its decider knows it: reached by one action, and one outcome of chance.

    What hidden cards allow differs from one imagined deal to the next, so a node remembers how
    often it was on offer (`offered`), not only how often it was chosen (`visits`).
    """

    def __init__(self, action: i64, worth: float) -> None:
        self.action: i64 = action
        self.worth: float = worth  # what one look ahead promised the seat that chose it
        self.promise: float = -1e18  # the most that a look ahead promised below it
        self.visits: float = 0.0
        self.offered: float = 0.0
        self.sums: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.wins: float = 0.0  # of the seat that searches
        self.points: float = 0.0
        self.dealt: list[float] = []  # at the root: how each deal went, in their order
        self.child: Node | None = None
        self.sibling: Node | None = None
        # An action that asks chance leads to several nodes, one per outcome that was tried; they
        # hang on the first one, which keeps the statistics of the action as a whole.
        self.chancy: bool = False
        self.seed: i64 = 0
        self.outcomes: i64 = 0
        self.outcome: Node | None = None

    def add(self, values: vec[float], seats: i64, win: float, points: float) -> None:
        self.visits += 1.0
        self.wins += win
        self.points += points
        i: i64
        sums: vec[float] = self.sums
        for i in range(seats):
            sums[i] = sums[i] + values[i]

    def mean(self, seat: i64) -> float:
        return self.sums[seat] / self.visits if self.visits > 0.0 else self.worth

    def least_tried(self) -> "Node":
        """Of the outcomes of chance met so far, the one met least often."""
        least: Node | None = self.outcome
        other: Node | None = least
        while other is not None:
            if least is None or other.visits < least.visits:
                least = other
            other = other.sibling
        assert least is not None
        return least

    def find(self, action: i64) -> "Node | None":
        child: Node | None = self.child
        while child is not None and child.action != action:
            child = child.sibling
        return child
