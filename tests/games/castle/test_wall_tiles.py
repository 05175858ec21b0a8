"""Wall tiles that are really taken in play, by chance laid out beforehand (p. 4 and 6)."""

import sys
from pathlib import Path

import pytest

from bourgade.core.chance import FastChance
from bourgade.games.castle.rules import State
from bourgade.games.castle.state import EXTRA_TURN, PLACE_TILE, SCORE_NEXT

sys.path.insert(0, str(Path(__file__).parent))
from castle_stories import GAME, act, choices, table

# A house worth 2 on e4 that any tile on e5 completes: from 31 points it leads to the tower 32/33.
HOUSE = "e4=house-through-2courts"
# A tower worth 4 on l4 and a house worth 1 on k5; a curve on k4 completes both.
TOWER_AND_HOUSE = "l4=tower-through-2courts/90 l5=house4 k5=house-court3-m"


def draws(number: int, seen: int = 0) -> list[int]:
    """Outcomes of chance: a wall tile of this number, then always the first tile of the bag.
    `seen`: wall tiles of smaller numbers that are no longer face down."""
    return [(number - 1) * 2 - seen, *[0] * 60]


def place_first(s: State) -> None:
    """Lays the tile in hand anywhere, without a subject."""
    act(s, [0] * 60, GAME.notation(s.legal_actions()[0]))
    if "none" in [GAME.notation(action) for action in s.legal_actions()]:
        act(s, [0] * 60, "none")


def test_tile_1_waits_for_the_next_turn_of_its_owner() -> None:
    anna = {"subjects": ["e4.0"], "points": {"paths": 31}}
    s = act(table(HOUSE, hand="tower4", anna=anna), draws(1), "place e5 0", "none")
    assert s.players[0].walls[1] == 1
    assert (s.turn, s.decision) == (1, PLACE_TILE), "no second turn with a tile just taken"
    place_first(s)
    place_first(s)
    assert (s.turn, s.decision) == (0, EXTRA_TURN)


def test_a_tile_taken_in_the_others_turn_is_ready_in_ones_next() -> None:
    anna = {"subjects": ["e4.0"], "points": {"paths": 31}}
    s = act(table(HOUSE, hand="tower4", anna=anna, turn=1), draws(1), "place e5 0", "none")
    assert (s.turn, s.players[0].walls[1]) == (0, 1)
    place_first(s)
    assert (s.turn, s.decision) == (0, EXTRA_TURN)


def test_the_others_new_tile_does_not_bar_ones_own() -> None:
    """Benno, whose turn it is, has a tile 1; Anna takes the other one in his turn."""
    anna = {"subjects": ["e4.0"], "points": {"paths": 31}}
    s = table(HOUSE, hand="tower4", anna=anna, benno={"wall-tiles": [1]}, turn=1)
    act(s, draws(1), "place e5 0", "none")
    assert [p.walls[1] for p in s.players] == [1, 1]
    assert (s.decider, s.decision) == (1, EXTRA_TURN)


def test_a_tile_taken_in_the_first_of_two_turns_is_ready_in_the_second() -> None:
    anna = {"subjects": ["e4.0"], "points": {"paths": 31}, "wall-tiles": [1]}
    s = act(table(HOUSE, hand="tower4", anna=anna), draws(1), "place e5 0", "none")
    assert s.players[0].walls[1] == 2
    act(s, [0] * 60, "again")
    place_first(s)
    assert (s.turn, s.decision) == (0, EXTRA_TURN), "the one taken a turn ago"


def test_a_tile_taken_on_the_way_does_not_double_the_next_feature() -> None:
    """The tower stops on 23 and brings a tile 3; the house that follows cannot use it yet."""
    anna = {"subjects": ["l4.0", "k5.0"], "points": {"paths": 19}}
    s = table(TOWER_AND_HOUSE, hand="curve", anna=anna)
    act(s, draws(3), "place k4 90", "none", "score east")
    assert s.scores() == [24, 0] and s.players[0].walls[3] == 1
    assert s.turn == 1


def test_a_nine_taken_with_the_very_last_tile_counts() -> None:
    anna = {"subjects": ["e4.0"], "points": {"paths": 31}}
    s = table(HOUSE, hand="tower4", supply=[], anna=anna)
    act(s, draws(9), "place e5 0", "none")
    assert s.is_terminal()
    assert s.score_parts(0)["bonus"] == 5


def test_any_wall_tile_that_nobody_has_seen_may_lie_there() -> None:
    """Eighteen outcomes, two for each number; a tile somebody has is not drawn again."""
    for outcome in range(18):
        anna = {"subjects": ["e4.0"], "points": {"paths": 31}}
        s = act(table(HOUSE, hand="tower4", anna=anna), [outcome, 0], "place e5 0", "none")
        assert [n for n in range(1, 10) if s.players[0].walls[n]] == [outcome // 2 + 1]
    s = table(HOUSE, hand="tower4", anna=anna, benno={"wall-tiles": [1, 1]})
    act(s, draws(2, seen=2), "place e5 0", "none")
    assert s.players[0].walls[2] == 1


def test_a_wall_tile_that_was_taken_is_not_drawn_again() -> None:
    """Of tile 1 one is left to be drawn; when both are known, none."""
    anna = {"subjects": ["e4.0"], "points": {"paths": 31}}
    s = act(table(HOUSE, hand="tower4", anna=anna), draws(1), "place e5 0", "none")
    assert [s.wall_bag[n] for n in range(1, 10)] == [1] + [2] * 8
    assert s.census()["wall-tile-1"] == 2
    s = table(HOUSE, hand="tower4", anna={**anna, "wall-tiles": [1]})
    act(s, draws(1), "place e5 0", "none")
    assert [s.wall_bag[n] for n in range(1, 10)] == [0] + [2] * 8


THREE_TOWERS = (
    "l4=tower-through-2courts/90 l5=house4 k5=tower-court3-m l3=house2-court2"
    " k3=house-tower-courtbetween"
)
THREE_HOUSES = (
    "e4=house-through-2courts d4=tower2-court2 d5=house-court3-m/90 f4=tower3-court"
    " f5=house-tower-courtbetween/270"
)


@pytest.mark.parametrize(
    ("castle", "subjects", "wall_tile", "points", "last"),
    [
        # Towers of 4, 2 and 2 points: up to 10 before the last one, 12 with two of them doubled.
        (THREE_TOWERS, ["l4.0", "k5.0", "k3.2"], 2, 44, "house3-court on k4"),
        # Houses of 2, 1 and 1: up to 5 before the last one, 6 with two of them doubled.
        (THREE_HOUSES, ["e4.0", "d5.0", "f5.0"], 3, 50, "tower4 on e5"),
    ],
)
def test_one_wall_tile_doubles_one_feature(
    castle: str, subjects: list[str], wall_tile: int, points: int, last: str
) -> None:
    """Only with two of its kind could the marker stop on the tower 56/57 on its way: the order of
    the three features does not matter, and one of them is doubled."""
    hand, _, square = last.partition(" on ")
    anna = {"subjects": subjects, "points": {"paths": points}, "wall-tiles": [wall_tile]}
    s = act(table(castle, hand=hand, anna=anna), [0] * 60, f"place {square} 0", "none")
    assert s.decision == SCORE_NEXT
    assert choices(s, "score") == choices(s, "double") == ["north"]
    act(s, [0] * 60, "double north")
    assert s.turn == 1, "nothing is left to double the others with"
    worth = {2: 2 * 2 + 4 + 2, 3: 2 * 2 + 1 + 1}[wall_tile]
    assert s.scores() == [points + worth, 0]


def test_either_seat_may_begin() -> None:
    """By lot, about as often one as the other."""
    begun = [GAME.new(2, None, FastChance(seed)).current_player() for seed in range(100)]
    assert 30 <= sum(begun) <= 70
