"""What chance brings and everybody sees: the draw of castle tiles, the end, the open table."""

import sys
from pathlib import Path
from typing import Any

import pytest

from bourgade.games.castle import tables
from bourgade.games.castle.scoring import largest_empty_region
from bourgade.games.castle.view import CastleView

sys.path.insert(0, str(Path(__file__).parent))
from castle_stories import act, table

# Once a tile lies on h9 there is no path left to go on with: a crossing fits nowhere.
NO_PATHS = (
    "j1=path-to-house-m/180 d9=path-to-house-w e4=tower4 l4=house4 a7=tower3-court k7=house3-court"
)


@pytest.mark.parametrize("outcome", range(3))
def test_any_tile_that_is_left_may_be_drawn(outcome: int) -> None:
    supply = ["tower4", "straight", "cross"]
    s = act(table(hand="curve", supply=supply), [outcome], "place j1 90", "none")
    now: Any = s.to_dict()
    assert now["hand"] == supply[outcome]
    assert {*now["supply"]} == {*supply} - {supply[outcome]}


def test_who_draws_a_tile_that_fits_nowhere_draws_another() -> None:
    """It is still Benno's turn, and the first tile has left the game for good."""
    supply = ["tower2-court2", "house2-court2", "cross"]
    s = table(NO_PATHS, hand="tower2-house2", supply=supply)
    before: Any = s.to_dict()
    act(s, [2, 1], "place h9 0", "none")
    now: Any = s.to_dict()
    assert (now["turn"], now["hand"]) == (1, "house2-court2")
    assert now["removed"] == {**before["removed"], "cross": 1}
    assert now["supply"] == {"tower2-court2": 1}


def test_squares_that_touch_at_a_corner_are_two_regions() -> None:
    s = table(hand="straight")
    empty = {"h1", "h2", "h3", "i4", "j4", "j5", "k5", "k6"}  # three, and five around the corner
    for square, name in enumerate(tables.SQUARE_NAMES):
        if name not in empty:
            s.laid[square] = 0
    assert largest_empty_region(s) == 5


def test_everything_lies_open() -> None:
    """The tile drawn and the wall tiles taken: both players and spectators see the same."""
    anna, benno = {"wall-tiles": [2]}, {"wall-tiles": [8, 9]}
    s = table("j1=straight", hand="cross", anna=anna, benno=benno)
    for seat in (0, 1, None):
        view = s.view(seat)
        assert isinstance(view, CastleView)
        assert view.hand == "cross"
        assert [p.wall_tiles for p in view.players] == [[2], [8, 9]]
        assert sum(view.wall_tiles_unseen.values()) == 15, "those on the wall and the five left out"
