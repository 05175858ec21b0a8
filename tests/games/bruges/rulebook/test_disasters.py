"""The five disasters (p. 12)."""

from collections.abc import Callable
from typing import Any

import pytest

from bourgade.core.chance import ReplayChance
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.rules import State
from bourgade.games.bruges.view import BrugesView

Table = Callable[..., State]
Play = Callable[..., State]
Choices = Callable[[State], list[str]]
BLUE, BROWN, YELLOW, RED, VIOLET = range(5)
HANDS = (
    ["edelfrau", "herzog", "herzogin", "markgraf", "junker"],
    ["prinz", "baron", "graefin", "ritter"],
)


def struck(table: Table, dice: list[int], anna: dict[str, Any], **benno: Any) -> State:
    """The last card of phase 1 is drawn, and the dice fall like this; Anna is the first player."""
    anna = {"hand": HANDS[0], **anna}
    drawing = {"phase": "draw", "decision": "draw", "dice": {}, "turn": 1}
    s = table(2, anna=anna, benno={"hand": HANDS[1], **benno}, **drawing)
    s.apply_action(GAME.parse("draw left"), ReplayChance([0, 0, *(n - 1 for n in dice)]))
    return s


def test_red_and_yellow_strike_together(table: Table, play: Play, choices: Choices) -> None:
    """p. 12, example: two markers of both colours, a red 5 and a yellow 6. A house burns (there is
    no canal), all florins are lost, and the markers go back."""
    anna = {"threats": {"red": 2, "yellow": 2}, "florins": 8, "houses": ["earl"]}
    s = struck(table, [3, 3, 6, 5, 3], anna)
    assert s.current_player() == 0 and choices(s) == ["suffer yellow", "suffer red"]
    play(s, "suffer red")
    p = s.players[0]
    assert (p.num_houses, p.florins) == (0, 0), "the second strikes by itself"
    assert [int(n) for n in p.threats] == [0] * 5
    assert s.supply[RED] == 8 and s.supply[YELLOW] == 8, "Benno has one of each"
    assert p.track() == 5, "no point for these markers"


def test_the_flood_takes_all_workers(table: Table) -> None:
    s = struck(table, [5, 3, 3, 3, 3], {"threats": {"blue": 2}, "workers": {"red": 3, "blue": 1}})
    assert s.players[0].all_workers() == 0 and s.players[0].threats[BLUE] == 0


def test_the_plague_takes_a_character_of_choice(table: Table, play: Play, choices: Choices) -> None:
    """The character goes to the discard pile, the house stays."""
    anna = {"threats": {"brown": 2}, "houses": ["earl:akrobat", "kurfuerst:barde"]}
    s = struck(table, [3, 6, 3, 3, 3], anna)
    assert choices(s) == ["lose akrobat", "lose barde"]
    play(s, "lose barde")
    assert (s.players[0].num_characters, s.players[0].num_houses) == (1, 2)
    assert s.to_dict()["discarded"] == ["barde"]


def test_the_plague_finds_nobody(table: Table) -> None:
    s = struck(table, [3, 6, 3, 3, 3], {"threats": {"brown": 2}, "houses": ["earl"]})
    assert s.players[0].num_houses == 1 and s.players[0].threats[BROWN] == 0


def test_the_raid_takes_all_florins(table: Table) -> None:
    s = struck(table, [3, 3, 5, 3, 3], {"threats": {"yellow": 2}, "florins": 17})
    assert s.players[0].florins == 0


def test_intrigue_costs_three_points_but_not_below_zero(table: Table) -> None:
    s = struck(table, [3, 3, 3, 3, 6], {"threats": {"violet": 2}})
    assert s.players[0].track() == 2
    s = struck(table, [3, 3, 3, 3, 6], {"threats": {"violet": 2}, "points": {"start": 2}})
    assert s.players[0].track() == 0


def test_the_fire_takes_a_house_or_a_canal_end(table: Table, play: Play, choices: Choices) -> None:
    anna = {
        "threats": {"red": 2},
        "houses": ["earl", "kurfuerst:barde"],
        "canals": [5, 2],
        "completed": ["left"],
        "statues": [7],
    }
    drawing = {"phase": "draw", "decision": "draw", "dice": {}, "turn": 1}
    s = table(
        2, anna={"hand": HANDS[0], **anna}, benno={"hand": HANDS[1]}, **drawing, statues_taken=1
    )
    s.apply_action(GAME.parse("draw left"), ReplayChance([0, 0, 2, 2, 2, 4, 2]))
    assert choices(s) == ["burn under barde", "burn blue", "breach left", "breach right"]
    lost = s.clone()
    assert isinstance(lost, State)
    play(lost, "breach left")
    assert lost.players[0].dug[0] == 4
    assert lost.score_parts(0)["statues"] == 7, "the statue stays"
    burnt = s.clone()
    assert isinstance(burnt, State)
    play(burnt, "burn under barde")
    p = burnt.players[0]
    assert p.cards == 6 and (p.num_houses, p.num_characters) == (1, 0)
    assert "barde" in burnt.to_dict()["players"][0]["hand"]  # type: ignore[index]
    seen = burnt.view(1)
    assert isinstance(seen, BrugesView)
    assert "barde" in [card.card for card in seen.players[0].hand], "everybody knows that card"
    assert burnt.to_dict()["discarded"] == ["kurfuerst"]


def test_the_fire_finds_nothing(table: Table) -> None:
    """p. 12: without house and canal nothing is discarded."""
    s = struck(table, [3, 3, 3, 5, 3], {"threats": {"red": 2}})
    assert s.players[0].threats[RED] == 0


def test_no_second_statue_for_a_rebuilt_section(table: Table, play: Play) -> None:
    """p. 12, note."""
    anna = {
        "hand": ["prinz"],
        "florins": 5,
        "canals": [4, 0],
        "completed": ["left"],
        "statues": [7],
    }
    s = play(table(anna=anna, statues_taken=1), "canal prinz left")
    assert s.players[0].dug[0] == 5
    assert s.score_parts(0)["statues"] == 7 and s.statues_taken == 1


def test_the_next_marker_is_a_first_one_again(table: Table) -> None:
    s = struck(table, [5, 3, 3, 3, 3], {"threats": {"blue": 2}}, threats={"blue": 1})
    assert s.players[0].threats[BLUE] == 0
    assert s.players[1].threats[BLUE] == 2


@pytest.mark.parametrize("colour", range(5))
def test_nine_markers_of_a_colour_suffice_for_four(table: Table, colour: int) -> None:
    """p. 12, note: clockwise, each disaster is over before the next player takes a marker."""
    names = ["blue", "brown", "yellow", "red", "violet"]
    players = {
        name: {"threats": {names[colour]: 2}} for name in ("anna", "benno", "carla", "dario")
    }
    hands = [HANDS[0], ["prinz", "baron", "graefin", "ritter", "earl"]]
    hands += [["kurfuerst", "freifrau", "burggraf", "erzherzog", "prinzessin"]]
    hands += [["akrobat", "barde", "gaukler", "spielmann"]]
    for player, hand in zip(players.values(), hands, strict=True):
        player["hand"] = hand  # type: ignore[assignment]
    s = table(4, **players, phase="draw", decision="draw", dice={}, turn=3)
    dice = [4 if c == colour else 2 for c in range(5)]
    s.apply_action(GAME.parse("draw left"), ReplayChance([0, 0, *dice]))
    assert [int(p.threats[colour]) for p in s.players] == [0, 0, 0, 0]
    assert s.supply[colour] == 9


def test_a_lost_third_tile_loses_its_points(table: Table, play: Play) -> None:
    """Canals are counted at the end, as they lie then."""
    fire = {"pending": [{"what": "fire", "seat": 0}], "decision": "fire"}
    s = table(anna={"canals": [3, 1]}, **fire)
    assert s.score_parts(0)["canals"] == 3
    assert play(s, "breach left").score_parts(0)["canals"] == 0


def test_disasters_go_round_from_the_first_player(table: Table) -> None:
    """p. 12, note: clockwise; each player is through before the next one takes markers."""
    two = {"threats": {"red": 2}, "canals": [1, 1]}
    hands = [*HANDS, ["kurfuerst", "freifrau", "burggraf", "erzherzog", "prinzessin"]]
    s = table(
        3,
        anna={**two, "hand": hands[2]},
        benno={**two, "hand": hands[1]},
        carla={**two, "hand": hands[0]},
        phase="draw",
        decision="draw",
        dice={},
        turn=2,
        first=2,
    )
    s.apply_action(GAME.parse("draw left"), ReplayChance([0, 0, 2, 2, 2, 4, 2]))
    asked = []
    for _ in range(3):
        asked.append(s.current_player())
        assert sum(p.threats[RED] == 2 for p in s.players) == 3 - len(asked)
        s.apply_action(GAME.parse("breach left"), ReplayChance([]))
    assert asked == [2, 0, 1]
