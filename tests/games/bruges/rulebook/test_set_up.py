"""The set-up (p. 2-3)."""

import pytest

from bourgade.core.chance import FastChance
from bourgade.games.bruges import tables
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.rules import State


def fresh(players: int, seed: int = 1) -> State:
    s = GAME.new(players, {}, FastChance(seed))
    assert isinstance(s, State)
    return s


@pytest.mark.parametrize(
    ("players", "piles", "extra"), [(2, [33, 33], 99), (3, [49, 50], 66), (4, [66, 66], 33)]
)
def test_five_heaps_as_many_as_players_to_draw_from(
    players: int, piles: list[int], extra: int
) -> None:
    """p. 3: of five heaps as many as players make the two draw piles, the rest the extra pile."""
    s = fresh(players)
    assert [int(n) for n in s.pile] == piles
    assert s.extra == extra


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_starts_with(players: int) -> None:
    """p. 2: five florins, a worker of each colour, five points, the town hall, grey markers."""
    s = fresh(players)
    assert len(s.players) == players
    for seat, p in enumerate(s.players):
        assert p.florins == 5
        assert [int(n) for n in p.workers] == [1, 1, 1, 1, 1]
        assert s.scores()[seat] == 5 and p.track() == 5
        assert (p.level, p.majorities, p.num_houses, p.num_characters) == (0, 0, 0, 0)
        assert [int(n) for n in p.threats] == [0] * 5 and [int(n) for n in p.dug] == [0, 0]
        assert p.cards == 0, "nobody has cards before the first round"


def test_statues_from_seven_down_to_two() -> None:
    """p. 2: the tile of 7 lies on top, that of 2 at the bottom."""
    assert tables.STATUES == [7, 6, 5, 4, 3, 2]
    assert GAME.new(2, {}, FastChance(1)).to_dict()["statues-taken"] == 0


def test_forty_five_markers() -> None:
    """p. 2: 45 threat markers, of which none is with a player."""
    s = fresh(4)
    assert sum(int(n) for n in s.supply) == 45 and {int(n) for n in s.supply} == {9}


def test_the_first_player_is_drawn_by_lot() -> None:
    assert {fresh(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_the_canal_of_the_red_player_begins_with_blue_for_one_florin() -> None:
    """p. 6, example: the blue space beside the red seal costs one florin."""
    assert tables.BOARD["canals"][0]["left"][0] == "blue"
    assert tables.CANAL_COST[0] == 1


def test_every_card_has_one_colour_and_belongs_to_one_of_eleven_groups() -> None:
    """p. 7-8."""
    assert len(set(tables.KEYS)) == 165
    assert len(tables.GROUPS) == 11
    for card in tables.CARDS:
        assert card["points"] * 3 == card["price"], "the points are a third of the price"
