"""What self-play has taught: what each number that a seat sees is worth, in points at the end.

A straight sum on purpose: it is cheap to ask, and easy to teach from few games. Each number has two
weights, for the beginning of the game and for its end; in between they change evenly.
"""

from bourgade.core.native import i16, i64, vec
from bourgade.core.observation import Row
from bourgade.core.state import GameState


class Lesson:
    """For one number of seats: a weight for each of its prospects, and how to weigh a lead.

    The spreads are those of `Wishes`, for points that this lesson has corrected.
    """

    def __init__(
        self,
        early: list[float],
        late: list[float],
        spread: float,
        spread_end: float,
        goal: float,
    ) -> None:
        self.early: vec[float] = vec[float](early)
        self.change: vec[float] = vec[float]([b - a for a, b in zip(early, late, strict=True)])
        self.spread: float = spread
        self.spread_end: float = spread_end
        self.goal: float = goal

    def beyond(self, state: GameState, seat: i64, done: float, row: Row) -> float:
        """The points `seat` will have beyond what insight expects, `done` of the game being over.

        Only where a turn begins: other positions were not in the lessons.
        """
        state.tell_prospects(seat, row)
        numbers: vec[i16] = row.numbers
        early: vec[float] = self.early
        change: vec[float] = self.change
        total: float = 0.0
        i: i64
        for i in range(len(early)):
            number: i16 = numbers[i]
            if number != 0:
                total += (early[i] + done * change[i]) * float(i64(number))
        return total


class Experience:
    """The lessons of a game by number of seats, as far as there are any."""

    def __init__(self, lessons: dict[int, Lesson]) -> None:
        self.lessons: dict[int, Lesson] = lessons

    def lesson(self, seats: i64) -> Lesson | None:
        return self.lessons.get(int(seats))
