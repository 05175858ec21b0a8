"""The six actions of a card, with the examples of the rulebook (p. 5-8)."""

from collections.abc import Callable
from typing import Any

import pytest

from bourgade.games.bruges import tables
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.rules import State

Table = Callable[..., State]
Play = Callable[..., State]
Refused = Callable[[State, str], str | None]
Choices = Callable[[State], list[str]]
BLUE, BROWN, YELLOW, RED, VIOLET = range(5)


def test_a_red_card_brings_two_red_workers(table: Table, play: Play) -> None:
    """p. 5, I."""
    s = play(table(anna={"hand": ["edelfrau"]}), "workers edelfrau")
    assert [int(n) for n in s.players[0].workers] == [0, 0, 0, 2, 0]
    assert s.to_dict()["discarded"] == ["edelfrau"]


def test_a_yellow_card_brings_six_florins_for_a_yellow_six(table: Table, play: Play) -> None:
    """p. 6, II: as many florins as the die of the card's colour shows."""
    dice = {"blue": 1, "brown": 2, "yellow": 6, "red": 3, "violet": 4}
    s = play(table(anna={"hand": ["ritter"]}, dice=dice), "florins ritter")
    assert s.players[0].florins == 6


def test_a_brown_card_removes_a_brown_marker_for_a_point(table: Table, play: Play) -> None:
    """p. 6, III."""
    anna = {"hand": ["graefin"], "threats": {"brown": 1}}
    s = play(table(anna=anna), "remove graefin")
    assert s.players[0].threats[BROWN] == 0 and s.supply[BROWN] == 9
    assert s.players[0].track() == 6


def test_without_a_marker_of_its_colour_nothing_is_removed(table: Table, refused: Refused) -> None:
    s = table(anna={"hand": ["graefin"], "threats": {"red": 2}})
    assert refused(s, "remove graefin") == "bruges.no-threat-of-that-colour"


def test_the_red_player_builds_on_blue_for_one_florin(table: Table, play: Play) -> None:
    """p. 6, IV: a blue card, the blue space beside the seal, one florin."""
    s = play(table(anna={"hand": ["baron"], "florins": 3}), "canal baron left")
    assert [int(n) for n in s.players[0].dug] == [1, 0]
    assert s.players[0].florins == 2


def test_canals_grow_outwards_and_by_colour(table: Table, refused: Refused) -> None:
    """p. 6: there is always the choice between two spaces, and the card's colour decides."""
    anna: dict[str, Any] = {"hand": ["baron", "graefin", "ritter"], "florins": 9}
    s = table(anna=anna)
    gate = tables.BOARD["canals"][0]
    assert (gate["left"][:2], gate["right"][0]) == (["blue", "brown"], "yellow")
    assert refused(s, "canal baron left") is None
    assert refused(s, "canal ritter right") is None
    assert refused(s, "canal graefin left") == "bruges.canal.wrong-colour"
    assert refused(s, "canal baron right") == "bruges.canal.wrong-colour"
    later = table(anna={**anna, "canals": [1, 0]})
    assert refused(later, "canal graefin left") is None
    poor = table(anna={**anna, "florins": 0})
    assert refused(poor, "canal baron left") == "bruges.too-few-florins"
    full = table(anna={**anna, "canals": [5, 0], "completed": ["left"]})
    assert refused(full, "canal baron left") == "bruges.canal.section-full"


def test_the_third_space_is_worth_three_points_at_the_end(table: Table) -> None:
    """p. 6 and 10: in either direction."""
    assert table(anna={"canals": [2, 2]}).score_parts(0)["canals"] == 0
    assert table(anna={"canals": [3, 2]}).score_parts(0)["canals"] == 3
    assert table(anna={"canals": [3, 4]}).score_parts(0)["canals"] == 6


def test_a_complete_section_takes_the_highest_statue(table: Table, play: Play) -> None:
    """p. 6 and 10: three points for the third space and seven for the statue."""
    s = table(anna={"hand": ["prinz"], "canals": [4, 0], "florins": 5})
    play(s, "canal prinz left")
    assert s.score_parts(0)["statues"] == 7 and s.score_parts(0)["canals"] == 3
    assert s.players[0].florins == 0


def test_the_next_one_takes_the_next_statue(table: Table, play: Play) -> None:
    benno: dict[str, Any] = {"canals": [5, 0], "completed": ["left"], "statues": [7]}
    anna: dict[str, Any] = {"hand": ["prinz"], "canals": [4, 0], "florins": 5}
    s = play(table(anna=anna, benno=benno, statues_taken=1), "canal prinz left")
    assert s.score_parts(0)["statues"] == 6


def test_the_seventh_section_finds_no_statue(table: Table, play: Play) -> None:
    both: dict[str, Any] = {"canals": [5, 5], "completed": ["left", "right"]}
    s = table(
        4,
        anna={"hand": ["prinz"], "canals": [4, 0], "florins": 5},
        benno={**both, "statues": [7, 6]},
        carla={**both, "statues": [5, 4]},
        dario={**both, "statues": [3, 2]},
        statues_taken=6,
    )
    play(s, "canal prinz left")
    assert s.score_parts(0)["statues"] == 0 and s.players[0].dug[0] == 5


def test_a_violet_house_takes_a_violet_worker(table: Table, play: Play, refused: Refused) -> None:
    """p. 7, V: the card lies face down, a worker of its colour goes back."""
    s = play(table(anna={"hand": ["prinz"], "workers": {"violet": 1}}), "house prinz")
    assert s.players[0].workers[VIOLET] == 0
    assert s.score_parts(0)["houses"] == 1
    lacking = table(anna={"hand": ["prinz"], "workers": {"red": 3}})
    assert refused(lacking, "house prinz") == "bruges.no-worker-of-that-colour"


def test_the_prince_moves_in_for_nine_florins(table: Table, play: Play, refused: Refused) -> None:
    """p. 7, VI: onto an empty house, which may have another colour."""
    anna: dict[str, Any] = {"hand": ["prinz"], "florins": 9, "houses": ["baron"]}
    s = play(table(anna=anna), "character prinz")
    assert s.players[0].florins == 0
    assert s.score_parts(0)["characters"] == 3 and s.score_parts(0)["houses"] == 1
    assert (
        refused(table(anna={**anna, "florins": 8}), "character prinz") == "bruges.too-few-florins"
    )
    homeless = table(anna={**anna, "houses": []})
    assert refused(homeless, "character prinz") == "bruges.character.no-empty-house"
    crowded = table(anna={**anna, "houses": ["baron:ritter"]})
    assert refused(crowded, "character prinz") == "bruges.character.no-empty-house"


def test_which_empty_house_is_the_players_choice(
    table: Table, play: Play, choices: Choices
) -> None:
    anna = {"hand": ["prinz"], "florins": 9, "houses": ["baron", "edelfrau"]}
    s = play(table(anna=anna), "character prinz")
    assert choices(s) == ["in blue", "in red"]
    play(s, "in red")
    assert s.to_dict()["players"][0]["houses"] == [  # type: ignore[index]
        {"card": "baron"},
        {"card": "edelfrau", "guest": "prinz", "used": False},
    ]


@pytest.mark.parametrize("key", tables.KEYS)
def test_every_card_can_do_every_action(key: str, table: Table, refused: Refused) -> None:
    """p. 5, note: each of the six actions can be done with each card."""
    colour = tables.CARDS[tables.CARD_BY_KEY[key]]["colour"]
    order = tables.BOARD["canals"][0]["left"]
    house = "baron" if key != "baron" else "prinz"
    anna = {
        "hand": [key],
        "florins": 20,
        "workers": {colour: 1},
        "threats": {colour: 1},
        "canals": [order.index(colour), 0],
        "houses": [house],
    }
    s = table(anna=anna)
    for verb in ("workers", "florins", "remove", "house", "character"):
        assert refused(s, f"{verb} {key}") is None
    assert refused(s, f"canal {key} left") is None


def test_one_card_a_turn_four_a_round(table: Table, play: Play, refused: Refused) -> None:
    """p. 5: in turn one card each, until everybody has played four; one stays in the hand."""
    one = ["prinz", "baron", "graefin", "ritter", "edelfrau"]
    two = ["herzog", "herzogin", "markgraf", "junker", "earl"]
    s = table(anna={"hand": one}, benno={"hand": two})
    for number in range(4):
        for hand in (one, two):
            assert refused(s, "end") == "bruges.end.play-a-card-first"
            play(s, f"workers {hand[number]}")
            assert refused(s, f"workers {hand[4]}") == "bruges.one-card-a-turn"
            play(s, "end")
    assert s.round == 1 and s.to_dict()["phase"] == "draw"
    assert [p.cards for p in s.players] == [1, 1]


def test_whoever_has_no_card_is_passed_over(table: Table, play: Play) -> None:
    """p. 13, Messenger: without cards no actions, in later turns neither."""
    s = table(anna={"hand": ["prinz", "baron"]})
    play(s, "workers prinz", "end")
    assert s.current_player() == 0 and s.turn == 2


def test_notation_reads_like_the_table() -> None:
    assert GAME.notation(GAME.parse("canal baron left")) == "canal baron left"
