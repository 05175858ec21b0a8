"""The worked examples of the rulebook, each by the name of its player."""

from collections.abc import Callable
from typing import Any

import pytest

from bourgade.games.burgundy import tables
from bourgade.games.burgundy.rules import State

Table = Callable[..., State]
Play = Callable[..., State]
Depots = Callable[..., list[dict[str, Any]]]
Choices = Callable[[State, str], list[str]]

LAST_TURN: dict[str, Any] = {"phase": "E", "round": 5, "turn": 1, "used_dice": [True, True]}


def test_anna_turns_a_two_into_a_six(table: Table, play: Play, depots: Depots) -> None:
    """p. 4: for two workers Anna turns a 2 into a 6 and takes a tile from depot 6."""
    s = table(anna={"dice": [2, 5], "workers": 2}, depots=depots({6: ["ship"]}))
    play(s, "take d1 6.1")
    assert s.players[0].workers == 0
    assert s.to_dict()["players"][0]["storage"] == ["ship", None, None]  # type: ignore[index]


def test_anna_cannot_with_one_worker(table: Table, depots: Depots, choices: Choices) -> None:
    """p. 4, the other way round: one worker is not enough."""
    s = table(anna={"dice": [2, 5], "workers": 1}, depots=depots({6: ["ship"]}))
    assert choices(s, "take d1") == []
    assert choices(s, "take d2") == ["6.1"]


@pytest.mark.parametrize(("kept", "left"), [("3", "5"), ("5", "3")])
def test_carla_chooses_pink_or_brown(
    table: Table, play: Play, depots: Depots, choices: Choices, kept: str, left: str
) -> None:
    """p. 5: with turquoise and one other type in stock Carla adds the turquoise tile and one more
    type of her choice, pink (3) or brown (5)."""
    carla = {"dice": [2, 2], "storage": ["ship", None, None], "goods": {"1": 1, "2": 1}}
    s = table(anna=carla, depots=depots({}, {4: {"1": 1, "3": 1, "5": 1}}))
    play(s, "place d1 s1 17", "ship 4")
    assert choices(s, "keep") == ["3", "5"]
    play(s, f"keep {kept}")
    document: Any = s.to_dict()
    assert document["players"][0]["goods"] == {"1": 2, "2": 1, kept: 1}
    assert document["depots"][3]["goods"] == {left: 1}


def test_benno_adds_four_cows(table: Table, play: Play) -> None:
    """p. 6: four cows in a pasture with three cows give 4 + 3 = 7, four more 4 + 4 + 3 = 11."""
    benno = {
        "dice": [4, 5],
        "storage": ["cow-4", "cow-4", None],
        "tiles": {"11": "bank", "5": "cow-3"},
    }
    s = table(anna=benno)
    play(s, "place d1 s1 10")
    assert s.scores()[0] == 7
    play(s, "place d2 s2 9")
    assert s.scores()[0] == 7 + 11
    assert s.score_parts(0)["animals"] == 18


def test_the_four_cities_of_estate_1() -> None:
    """p. 6: estate 1 has four cities: one of five spaces, two of three, one of one."""
    cities = [
        tables.REGION_SIZE[region]
        for region in range(tables.REGION_COUNT[0])
        if tables.CELL_COLOUR[tables.CELL_REGION[:37].index(region)] == tables.BUILDING
    ]
    assert sorted(cities) == [1, 3, 3, 5]


def test_benno_adds_three_sheep_with_tile_7(table: Table, play: Play) -> None:
    """p. 11, tile 7: three sheep beside four sheep give (3+1) + (4+1) = 9, then two pigs give 3."""
    benno = {
        "dice": [4, 5],
        "storage": ["sheep-3", "pig-2", None],
        "tiles": {"12": "knowledge-7", "11": "bank", "5": "sheep-4"},
    }
    s = table(anna=benno)
    play(s, "place d1 s1 10")
    assert s.scores()[0] == 9
    play(s, "place d2 s2 9")
    assert s.scores()[0] == 9 + 3


@pytest.mark.parametrize("workers", [2, 3, 9])
def test_carla_makes_a_three_of_a_six_with_tile_8(
    table: Table, play: Play, depots: Depots, workers: int
) -> None:
    """p. 11, tile 8: to make a 3 of a 6 Carla needs two workers only."""
    carla = {"dice": [6, 1], "workers": workers, "tiles": {"12": "knowledge-8"}}
    s = table(anna=carla, depots=depots({3: ["mine"]}))
    play(s, "take d1 3.1")
    assert s.players[0].workers == workers - 2


def test_dario_sold_four_types(table: Table, play: Play) -> None:
    """p. 11, tile 15: red 4, violet 3, pink 3, orange 1 sold: 4 types of 3 points = 12."""
    sold = {"4": 4, "2": 3, "3": 3, "6": 1}
    s = table(anna={"sold": sold, "tiles": {"12": "knowledge-15"}}, **LAST_TURN)
    play(s, "end")
    assert s.score_parts(0)["knowledge"] == 12


def test_dario_sold_eleven_goods(table: Table, play: Play) -> None:
    """p. 11, tile 25: the same eleven tiles sold are worth 11 points; unsold ones are ignored."""
    sold = {"4": 4, "2": 3, "3": 3, "6": 1}
    dario = {"sold": sold, "goods": {"5": 2}, "tiles": {"12": "knowledge-25"}}
    s = table(anna=dario, **LAST_TURN)
    play(s, "end")
    assert s.score_parts(0)["knowledge"] == 11
    assert s.score_parts(0)["unsold-goods"] == 2


def test_benno_has_watchtowers_and_banks(table: Table, play: Play) -> None:
    """p. 11, tiles 17 and 22: two watchtowers and four banks: 2 x 4 + 4 x 4 = 24."""
    tiles = {"12": "knowledge-17", "7": "knowledge-22", "8": "watchtower", "25": "watchtower"}
    tiles |= dict.fromkeys(("11", "13", "22", "26"), "bank")
    s = table(anna={"tiles": tiles}, **LAST_TURN)
    play(s, "end")
    assert s.score_parts(0)["knowledge"] == 24


def test_anna_has_three_kinds_of_animals(table: Table, play: Play) -> None:
    """p. 11, tile 24: one cow tile, one chicken tile, three sheep tiles: 3 kinds x 4 = 12."""
    tiles = {"12": "knowledge-24", "10": "cow-2", "9": "chicken-3"}
    tiles |= {"5": "sheep-2", "4": "sheep-3", "27": "sheep-4"}
    s = table(anna={"tiles": tiles}, **LAST_TURN)
    play(s, "end")
    assert s.score_parts(0)["knowledge"] == 12
