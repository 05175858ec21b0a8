"""The final count: goods sets, laurels, corruption (chapter V)."""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.state import (
    CORRUPTION,
    GOODS_SETS,
    LAURELS,
    MOST_CORRUPT,
    Player,
    Position,
)

SET_POINTS: Final = vec[i64](tables.SET_POINTS)
LASTING_POINTS: Final[i64] = tables.LASTING_POINTS
MOST_CORRUPT_LOSES: Final[i64] = tables.MOST_CORRUPT_LOSES


def goods_points(goods: vec[i64]) -> i64:
    """Sets of different cards, each as large as possible: 1, 3, 6, 10 or 15 points."""
    points: i64 = 0
    round_: i64 = 1
    while True:
        kinds: i64 = 0
        i: i64
        for i in range(5):
            if goods[i] >= round_:
                kinds += 1
        if kinds == 0:
            return points
        points += SET_POINTS[kinds]
        round_ += 1


def corruption(p: Player) -> i64:
    total: i64 = 0
    value: i64
    for value in range(1, 6):
        total += value * p.tokens[value]
    return total


def score_end(s: Position) -> None:
    """Whoever is most corrupt loses five more; being tied at nothing costs nothing."""
    worst: i64 = 0
    tied: i64 = 0
    for p in s.players:
        p.points[GOODS_SETS] = goods_points(p.goods)
        p.points[LAURELS] = LASTING_POINTS * p.table_size
        amount: i64 = corruption(p)
        p.points[CORRUPTION] = -amount
        if amount > worst:
            worst = amount
            tied = 0
        if amount == worst:
            tied += 1
    if worst == 0 or (tied > 1 and s.tied_corrupt_spared):
        return
    for p in s.players:
        if p.points[CORRUPTION] == -worst:
            p.points[MOST_CORRUPT] = -MOST_CORRUPT_LOSES


def winners(s: Position) -> list[int]:
    """Most points; the rules know no tie-break, so equals share."""
    best: i64 = -1000000
    for p in s.players:
        best = max(best, p.score())
    won: list[int] = []
    seat: i64
    for seat in range(s.seats):
        if s.players[seat].score() == best:
            won.append(seat)
    return won
