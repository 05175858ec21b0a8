"""The intervals, against numbers from tables and against what they promise."""

import math
import random

import pytest

from bourgade.arena.intervals import mean_of_deals, share_of_deals, student
from bourgade.arena.play import Played
from bourgade.arena.ratings import ranks, rate


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (999, 1.962)],
)
def test_student_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.0015)


def test_the_mean_of_a_textbook_sample() -> None:
    found = mean_of_deals([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.low == pytest.approx(3 - 1.963, abs=0.002)
    assert found.high == pytest.approx(3 + 1.963, abs=0.002)


def test_one_deal_proves_nothing() -> None:
    assert mean_of_deals([7.0]).low is None
    assert share_of_deals([1.0]).high is None


def test_winning_everything_is_no_certainty() -> None:
    """Wilson's bound for n successes of n is n / (n + t²)."""
    found = share_of_deals([1.0] * 100)
    assert found.high == 1.0
    assert found.low == pytest.approx(100 / (100 + student(99) ** 2))
    lost = share_of_deals([0.0] * 100)
    assert lost.low == 0.0
    assert lost.high == pytest.approx(1 - (found.low or 0))


def test_pairing_narrows_the_interval_where_luck_cancels_and_widens_it_where_it_does_not() -> None:
    def width(deals: list[float]) -> float:
        found = share_of_deals(deals)
        assert found.low is not None and found.high is not None
        return found.high - found.low

    independent = 2 * 1.96 * math.sqrt(0.25 / 400)  # 400 games one by one
    assert width([0.5] * 200) < 0.2 * independent
    assert width([0.0, 1.0] * 100) == pytest.approx(math.sqrt(2) * independent, rel=0.03)
    assert width([0.0, 0.5, 0.5, 1.0] * 50) == pytest.approx(independent, rel=0.03)


@pytest.mark.parametrize("chance", [0.5, 0.7, 0.95])
@pytest.mark.parametrize("bond", [0.0, 0.6])
def test_ninety_five_of_a_hundred_intervals_hold_the_truth(chance: float, bond: float) -> None:
    """Deals of two games, the second one decided like the first with probability `bond`."""
    dice = random.Random(f"{chance} {bond}")
    held = 0
    for _ in range(600):
        deals = []
        for _ in range(60):
            first = dice.random() < chance
            second = first if dice.random() < bond else dice.random() < chance
            deals.append((first + second) / 2)
        found = share_of_deals(deals)
        assert found.low is not None and found.high is not None
        held += found.low <= chance <= found.high
    assert 0.925 <= held / 600 <= 0.985


def game(*bots: str, scores: list[int], winners: list[int]) -> Played:
    return Played(
        game=0, deal=0, bots=list(bots), scores=scores, winners=winners, decisions=[], choices=[]
    )


def test_ranks_follow_the_tie_break_then_the_points() -> None:
    assert ranks(game("a", "b", "c", scores=[50, 50, 40], winners=[1])) == [1, 0, 2]
    assert ranks(game("a", "b", "c", scores=[50, 50, 40], winners=[0, 1])) == [0, 0, 2]
    assert ranks(game("a", "b", "c", scores=[40, 40, 50], winners=[2])) == [1, 1, 0]


def test_ratings_put_the_bots_in_order() -> None:
    games = []
    for _ in range(30):
        games.append(game("weak", "middle", scores=[1, 2], winners=[1]))
        games.append(game("strong", "middle", scores=[3, 2], winners=[0]))
        games.append(game("strong", "weak", scores=[3, 1], winners=[0]))
    ratings = rate(["weak", "middle", "strong"], games)
    assert ratings["weak"].mu < ratings["middle"].mu < ratings["strong"].mu
    assert all(one.sigma < 25 / 3 for one in ratings.values())
    assert ratings["strong"].ordinal == pytest.approx(
        ratings["strong"].mu - 3 * ratings["strong"].sigma
    )


def test_a_draw_between_equals_changes_nobody() -> None:
    ratings = rate(["a", "b"], [game("a", "b", scores=[5, 5], winners=[0, 1])])
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)


def test_a_bot_in_several_seats_has_one_rating() -> None:
    ratings = rate(["a", "b"], [game("a", "b", "b", scores=[9, 5, 3], winners=[0])])
    assert ratings["a"].mu > 25 > ratings["b"].mu
