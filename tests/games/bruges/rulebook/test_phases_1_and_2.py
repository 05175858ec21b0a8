"""Drawing cards, dice, threats and progress (p. 4-5)."""

from collections.abc import Callable
from typing import Any

import pytest

from bourgade.core.chance import FastChance, ReplayChance
from bourgade.games.bruges import state, tables
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.rules import State
from bourgade.games.bruges.view import BrugesView

Table = Callable[..., State]
Play = Callable[..., State]
Refused = Callable[[State, str], str | None]
Choices = Callable[[State], list[str]]
COLOURS = ["blue", "brown", "yellow", "red", "violet"]
DRAWING: dict[str, Any] = {"phase": "draw", "decision": "draw", "dice": {}}
NOTHING = {"cards": 0, "back": None}
FOUR = ["prinz", "baron", "graefin", "ritter"]
FIVE = ["edelfrau", "herzog", "herzogin", "markgraf", "junker"]


def last_draw(table: Table, dice: list[int], **changes: Any) -> State:
    """Benno draws the last card of phase 1, and the dice fall like this (in the colours' order)."""
    changes.setdefault("benno", {})
    changes["anna"] = {"hand": FIVE, **changes.get("anna", {})}
    changes["benno"] = {"hand": FOUR, **changes["benno"]}
    s = table(2, **{**DRAWING, "turn": 1, **changes})
    back, face = 0, 0
    s.apply_action(GAME.parse("draw left"), ReplayChance([back, face, *(n - 1 for n in dice)]))
    return s


def test_cards_are_drawn_one_by_one_from_either_pile(table: Table, choices: Choices) -> None:
    """p. 4: up to five cards, each from the pile of one's choice."""
    s = table(2, **DRAWING)
    for number in range(5):
        assert s.current_player() == 0 and s.players[0].cards == number
        assert choices(s) == ["draw left", "draw right"]
        s.apply_action(GAME.parse(["draw left", "draw right"][number % 2]), FastChance(number))
    assert s.current_player() == 1
    assert s.players[0].cards == 5


def test_they_are_looked_at_only_when_all_are_drawn(table: Table, play: Play) -> None:
    """p. 4: the player takes a card without looking at it; only the backs are seen."""
    s = table(2, **DRAWING)
    play(s, *["draw left"] * 4)
    view = s.view(0)
    assert isinstance(view, BrugesView)
    assert [card.card for card in view.players[0].hand] == [None] * 4
    assert all(card.colour in COLOURS for card in view.players[0].hand)
    play(s, "draw right")
    own, other = s.view(0), s.view(1)
    assert isinstance(own, BrugesView) and isinstance(other, BrugesView)
    assert all(card.card is not None for card in own.players[0].hand)
    assert [card.card for card in other.players[0].hand] == [None] * 5
    assert [card.colour for card in other.players[0].hand] == [
        card.colour for card in own.players[0].hand
    ]


def test_a_card_has_the_colour_of_the_back(table: Table, play: Play) -> None:
    s = table(2, **DRAWING, anna={"hand": FOUR})
    back = int(s.top[1])
    before = int(s.players[0].hand[back])
    play(s, "draw right")
    assert int(s.players[0].hand[back]) != before


def test_an_empty_pile_brings_the_extra_pile_and_the_last_round(table: Table, play: Play) -> None:
    """p. 4: the extra pile takes its place; this round is the last one."""
    piles = [{"cards": 1, "back": "red"}, {"cards": 40, "back": "blue"}]
    s = table(2, **DRAWING, round=5, piles=piles, extra={"cards": 124, "back": "brown"})
    assert s.last_round == -1
    play(s, "draw left")
    assert [int(n) for n in s.pile] == [124, 40] and s.top[0] == COLOURS.index("brown")
    assert s.extra == 0 and s.last_round + 1 == 5
    play(s, "draw left")
    assert s.players[0].cards == 2, "the players go on drawing"


def test_a_pile_that_runs_out_again_takes_half_of_the_other(table: Table, play: Play) -> None:
    """p. 4: the pile that is left is divided, so that there are always two."""
    piles = [{"cards": 1, "back": "red"}, {"cards": 9, "back": "blue"}]
    left = [*tables.KEYS[:9], *tables.KEYS[-34:-33]]
    gone = [key for key in tables.KEYS if key not in left]
    s = table(2, **DRAWING, round=5, last_round=5, piles=piles, extra=NOTHING, discarded=gone)
    play(s, "draw left")
    assert sorted(int(n) for n in s.pile) == [4, 5]
    assert s.last_round + 1 == 5


def test_a_pile_that_runs_out_in_phase_3_makes_the_next_round_the_last(
    table: Table, play: Play
) -> None:
    """p. 4, note: the extra pile is placed at once, and the next round is the last."""
    piles = [{"cards": 1, "back": "red"}, {"cards": 40, "back": "blue"}]
    anna = {"houses": ["baron:diener"], "workers": {"red": 1}}
    extra = {"cards": 122, "back": "brown"}
    s = table(2, round=5, piles=piles, extra=extra, anna=anna)
    play(s, "activate diener", "draw left")
    assert s.last_round + 1 == 6
    assert [int(n) for n in s.pile] == [122, 40]


def test_red_five_and_yellow_six(table: Table) -> None:
    """p. 4, example: everybody receives a red and a yellow marker, the first player included."""
    s = last_draw(table, [3, 4, 6, 5, 3])
    for p in s.players:
        assert [int(n) for n in p.threats] == [0, 0, 1, 1, 0]
    assert [int(n) for n in s.supply] == [9, 9, 7, 7, 9]


def test_progress_for_three_florins(table: Table, play: Play, choices: Choices) -> None:
    """p. 5, example: a violet 1 and a blue 2 make 3 florins; the red player pays and advances."""
    s = last_draw(table, [2, 3, 4, 3, 1], anna={"florins": 5}, benno={"florins": 5})
    assert s.decision == state.PROGRESS and s.current_player() == 0
    assert choices(s) == ["advance", "done"]
    play(s, "advance")
    assert (s.players[0].florins, s.players[0].level) == (2, 1)
    assert s.current_player() == 1 and s.decision == state.PROGRESS
    play(s, "done")
    assert (s.players[1].florins, s.players[1].level) == (5, 0)
    assert s.phase == state.PLAYING and s.current_player() == 0


def test_too_few_florins_no_progress(table: Table) -> None:
    """p. 5: who has too few florins cannot advance, and is not asked."""
    s = last_draw(table, [2, 3, 4, 3, 1], anna={"florins": 2}, benno={"florins": 3})
    assert s.decision == state.PROGRESS and s.current_player() == 1


def test_without_ones_and_twos_nobody_advances(table: Table) -> None:
    """p. 5: no die shows 1 or 2."""
    s = last_draw(table, [3, 3, 4, 4, 3], anna={"florins": 50}, benno={"florins": 50})
    assert s.phase == state.PLAYING


def test_nobody_advances_beyond_the_last_level(table: Table) -> None:
    s = last_draw(table, [1, 3, 4, 4, 3], anna={"florins": 50, "level": 12}, benno={"florins": 5})
    assert s.decision == state.PROGRESS and s.current_player() == 1


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_draws_first(table: Table, first: int) -> None:
    s = table(2, **DRAWING, first=first)
    assert s.current_player() == first
