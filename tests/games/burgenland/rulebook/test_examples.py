"""The worked examples of the rulebook, in its order."""

from collections.abc import Callable
from typing import Any

import pytest

from bourgade.games.burgenland import tables
from bourgade.games.burgenland.build import well_reward
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.rules import State

Table = Callable[..., State]
Play = Callable[..., State]


def hand(s: State, seat: int = 0) -> dict[str, int]:
    document: Any = s.to_dict()
    found: dict[str, int] = document["players"][seat]["hand"]
    return found


@pytest.mark.parametrize(("red", "green"), [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)])
def test_five_ways_to_pay_for_a_red_and_green_castle(
    table: Table, play: Play, red: int, green: int
) -> None:
    """p. 3: four red cards, three red and a green one, … four green ones."""
    s = table(hand=f"red-1:{red}, green-1:{green}, white-1:4")
    play(s, "build wall 2 east", *["pay red-1"] * red, *["pay green-1"] * green)
    assert hand(s) == {"white-1": 4, "joker": 2}


@pytest.mark.parametrize(("jokers", "red", "green"), [(1, 3, 0), (2, 1, 1), (3, 0, 1), (4, 0, 0)])
def test_any_number_of_jokers_beside_them(
    table: Table, play: Play, jokers: int, red: int, green: int
) -> None:
    """p. 3: jokers may stand for as many of the four cards as one likes."""
    s = table(hand=f"joker:{jokers}, red-1:{red}, green-1:{green}")
    cards = ["pay joker"] * jokers + ["pay red-1"] * red + ["pay green-1"] * green
    play(s, "build wall 2 east", *cards)
    assert hand(s) == {"joker": 2}


def test_the_value_of_the_four_cards_is_of_no_account(table: Table, play: Play) -> None:
    """p. 3: the coins on the cards do not matter here."""
    for value in (1, 2, 3):
        s = table(hand=f"red-{value}:2, green-{value}:2")
        play(s, "build wall 2 east", "cheapest")
        assert s.players[0].left[tables.WALL] == 4


def test_the_second_wall_brings_two_jokers(table: Table, play: Play) -> None:
    """p. 4: the second wall in a castle brings two jokers from the supply."""
    s = table(hand="red-1:4")
    before = s.jokers
    play(s, "build wall 2 east", "cheapest")
    assert hand(s) == {"joker": 2} and s.jokers == before - 2


def test_no_room_for_another_palace(table: Table) -> None:
    """p. 4: where a palace stands there is no room for another one."""
    s = table(hand="violet-1:4, red-3")
    assert s.why_illegal(GAME.parse("build palace 7 west")) == "burgenland.build.second-palace"
    assert s.why_illegal(GAME.parse("build palace 6 west")) == "burgenland.build.too-few-cards"


def test_no_house_without_another_wall(table: Table) -> None:
    """p. 4: with one wall and one house no second house can be built: a wall is missing."""
    s = table(hand="red-1:4")
    assert s.why_illegal(GAME.parse("build house 2 east")) == "burgenland.build.house-needs-wall"
    more = table(hand="red-1:4", castles={2: {"extra": ("wall", 1)}})
    assert more.why_illegal(GAME.parse("build house 2 east")) is None


def test_the_third_well_at_castle_8_brings_three_coins(table: Table) -> None:
    """p. 4: after two wells the next one, on site 8, is worth three coins."""
    wells = {3: {"well": ("well", 1)}, 5: {"well": ("well", 1)}}
    s = table(castles=wells, wells=[3, 5, 8], wells_built=2)
    assert (s.well_castle() + 1, well_reward(s)) == (8, 3)


def test_a_reward_of_five_reached_by_four_cards(table: Table, play: Play) -> None:
    """p. 4, example 1: the first well; 1 + 1 + 1 + 3 are six coins, and all four are taken."""
    s = table(hand="orange-1:4")
    play(s, "well", "cheapest", coming="red-1,green-1,white-1,yellow-3,well 4")
    assert hand(s) == {"red-1": 1, "green-1": 1, "white-1": 1, "yellow-3": 1}


def test_a_reward_of_three_reached_by_one_card(table: Table, play: Play) -> None:
    """p. 4, example 2: a site with a reward of three; one card worth three is enough."""
    s = table(hand="red-1:4")
    play(s, "build wall 1 east", "cheapest", coming="green-3")
    assert hand(s) == {"green-3": 1, "joker": 2}


@pytest.mark.parametrize(
    ("piece", "same", "different"), [("wall", 4, 6), ("house", 5, 7), ("palace", 6, 8)]
)
def test_prices_of_the_great_castle(table: Table, piece: str, same: int, different: int) -> None:
    """p. 5: 4 = / 6 ≠, 5 = / 7 ≠, 6 = / 8 ≠."""
    reds = {count: f"red-1:{min(count, 4)}, red-2:{max(count - 4, 0)}" for count in range(3, 7)}
    for count, cards in reds.items():
        s = table(hand=cards)
        legal = GAME.parse(f"great {piece} same") in s.legal_actions()
        assert legal == (count >= same), (piece, count)
    for count in range(5, 9):
        s = table(hand=", ".join(f"{name}-1" for name in tables.COLOUR_NAMES[:count]))
        legal = GAME.parse(f"great {piece} different") in s.legal_actions()
        assert legal == (count >= different), (piece, count)


def test_a_palace_of_different_cards_takes_every_colour(table: Table, play: Play) -> None:
    """p. 5: exactly one card of each colour."""
    s = table(hand=", ".join(f"{name}-2:2" for name in tables.COLOUR_NAMES))
    play(s, "great palace different", *[f"pay {name}-2" for name in tables.COLOUR_NAMES])
    assert hand(s) == {f"{name}-2": 1 for name in tables.COLOUR_NAMES}
    assert s.players[0].great[tables.PALACE] == 1


@pytest.mark.parametrize(("coins", "jokers"), [(6, 1), (12, 2), (18, 3)])
def test_jokers_for_6_12_and_18_coins(table: Table, play: Play, coins: int, jokers: int) -> None:
    """p. 5: a joker for six, two for twelve, three for eighteen."""
    threes = [f"{name}-3:2" for name in tables.COLOUR_NAMES][: coins // 6]
    s = table(hand=", ".join(threes))
    play(s, *["joker", "cheapest"] * jokers)
    assert hand(s) == {"joker": jokers}
    assert GAME.parse("joker") not in s.legal_actions()


def test_a_joker_from_the_site_besides_those_of_the_wall(table: Table, play: Play) -> None:
    """p. 5: the joker of a site comes on top of those for the walls."""
    s = table(hand="green-1:4")
    play(s, "build wall 4 west", "cheapest")
    assert hand(s) == {"joker": 3}


def test_an_extra_site_does_not_help_a_well(table: Table) -> None:
    """p. 6: the tile is no place for a well."""
    s = table(hand="orange-1:4, red-1:4", bonus_tiles={"extra-site": 1})
    wells = [a for a in s.legal_actions() if GAME.notation(a).startswith("well")]
    assert [GAME.notation(a) for a in wells] == ["well"]


def test_a_used_bonus_tile_never_comes_back(table: Table, play: Play) -> None:
    """p. 6: a used tile lies open beside the board; only the extra site stays on the map."""
    s = table(hand="red-1:4", bonus_tiles={"prime": 1})
    before = list(s.tile_bag)
    play(s, "prime")
    assert list(s.tile_bag) == before and list(s.tiles_used) == [0, 0, 0, 1]
