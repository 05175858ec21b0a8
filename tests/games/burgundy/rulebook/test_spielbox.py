"""The leaflet of the Spielbox boards 10a to 10h and its example.

The example refers to a picture on board 1: chickens and cows lie apart from castles and other
animals, and the ship lies behind the space with the 2. Here the same situation stands on the
stand-in for 10a.
"""

from collections.abc import Callable
from typing import Any

import bourgade
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.rules import State

Table = Callable[..., State]
Play = Callable[..., State]
Choices = Callable[[State, str], list[str]]

BASE: dict[str, Any] = {"board": "10a", "start": 20, "dice": [3, 1]}


def spielbox(table: Table, tiles: dict[str, str], **more: Any) -> State:
    document: Any = table().to_dict()
    for key in ("supply", "black-supply", "goods-supply", "box"):
        del document[key]
    document["players"][0] |= {**BASE, **more, "tiles": {"20": "castle", **tiles}}
    position = bourgade.game("burgundy").from_dict(document)
    assert isinstance(position, State)
    return position


def test_neither_chickens_nor_cows(table: Table, choices: Choices) -> None:
    """Next to a yellow tile only, neither chickens nor cows can be placed."""
    stored = ["chicken-3", "cow-3", None]
    s = spielbox(table, {"26": "knowledge-1"}, storage=stored, workers=3)
    assert choices(s, "place d1 s1") == ["19"]  # beside the castle; not 25, beside the yellow tile
    assert choices(s, "place d1 s2") == ["19"]


def test_a_ship_needs_the_space_with_the_two_first(
    table: Table, play: Play, choices: Choices
) -> None:
    """A tile of another colour lies beside the ship's space: a ship must lie on the 2 first."""
    stored = ["ship", "ship", None]
    s = spielbox(table, {"19": "cow-2"}, storage=stored, dice=[2, 1])
    assert choices(s, "place d2 s1") == []
    play(s, "place d1 s1 13")
    assert choices(s, "place d2 s2") == ["12"]


def test_the_restriction_does_not_bind_castles(table: Table, choices: Choices) -> None:
    """A castle goes next to any tile."""
    tiles = {"27": "bank", "32": "church", "31": "market"}
    s = spielbox(table, tiles, storage=["castle", None, None])
    assert choices(s, "place d2 s1") == ["35"]


def test_the_extra_action(table: Table, play: Play, choices: Choices) -> None:
    """A stored castle on an unconnected castle space, for five points and both dice."""
    s = spielbox(table, {}, storage=["castle", None, None], points={"animals": 7}, dice=[4, 4])
    play(s, "found s1 1")
    assert s.score_parts(0)["founding"] == -5
    assert choices(s, "workers") == ["castle"]
    play(s, "workers castle")
    assert choices(s, "workers") == []
    assert s.scores()[0] == 7 - 5 + 1 + 10  # its district of one, in phase A


def test_the_sheets() -> None:
    """Four sheets: 10a/10e, 10b/10f, 10c/10g, 10d/10h."""
    sides = [[tables.BOARD_NAMES[side] for side in sheet] for sheet in tables.SPIELBOX_SHEETS]
    assert sides == [["10a", "10e"], ["10b", "10f"], ["10c", "10g"], ["10d", "10h"]]
