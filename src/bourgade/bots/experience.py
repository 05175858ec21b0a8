"""What self-play has taught: how much each number that a seat sees speaks for it.

A straight sum on purpose: it is cheap to ask, and a net of 32 neurons, trained on the same games of
Burgenland, Burdigala and the Castle, foretold the winner no better.
"""

from bourgade.core.native import i16, i64, vec
from bourgade.core.observation import Row
from bourgade.core.state import GameState


class Experience:
    """Weights by number of seats; `weights[seats]` is as long as the observation, or empty."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights: list[vec[float]] = [vec[float](some) for some in weights]

    def knows(self, seats: i64) -> bool:
        return seats < len(self.weights) and len(self.weights[seats]) > 0

    def speaks_for(self, state: GameState, seat: i64, seats: i64, row: Row) -> float:
        """The chance of `seat` as a logarithm: only differences between the seats mean anything."""
        state.observe(seat, row)
        numbers: vec[i16] = row.numbers
        weights: vec[float] = self.weights[seats]
        total: float = 0.0
        i: i64
        for i in range(len(weights)):
            number: i16 = numbers[i]
            if number != 0:
                total += weights[i] * float(i64(number))
        return total
