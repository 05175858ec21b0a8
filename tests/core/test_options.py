"""Options: what was wished, checked, and the defaults for the rest."""

from typing import Any

import pytest

from bourgade.core.errors import OptionError, UnknownGame
from bourgade.core.options import Option, settle
from bourgade.core.registry import game

OPTIONS = (
    Option(key="mode", values=("short", "long"), default="long"),
    Option(key="boards", values=("1", "2"), default="1", per_seat=True),
)


def test_defaults_fill_in() -> None:
    assert settle("toy", OPTIONS, 3, None) == {"mode": "long", "boards": ["1", "1", "1"]}


def test_wishes_are_taken_numbers_too() -> None:
    assert settle("toy", OPTIONS, 2, {"boards": [1, 2], "mode": "short"}) == {
        "mode": "short",
        "boards": ["1", "2"],
    }
    assert settle("toy", OPTIONS, 2, {"boards": 2})["boards"] == ["2", "2"]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"speed": 1}, "no option 'speed'; its options are: mode, boards"),
        ({"mode": "middle"}, "option 'mode' cannot be 'middle'; choose short, long"),
        ({"boards": [1]}, "one value for each of the 2 seats"),
        ({"boards": [1, 7]}, "cannot be '7'"),
        ({"boards": {"a": 1}}, "one value for each"),
    ],
)
def test_a_wrong_wish_is_refused_with_its_reason(wish: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        settle("toy", OPTIONS, 2, wish)


@pytest.mark.parametrize("players", [1, 5, 0, -1, True])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(OptionError, match="the game is for 2 to 4"):
        game("burgundy").settle(players)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="burgundy"):
        game("monopoly")
