"""Every character the rulebook describes, as its note says, with combinations (p. 8-9, 13-14)."""

from collections.abc import Callable
from typing import Any

import pytest

from bourgade.core.chance import FastChance, ReplayChance
from bourgade.games.bruges import state, tables
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.rules import State

Table = Callable[..., State]
Play = Callable[..., State]
Refused = Callable[[State, str], str | None]
Choices = Callable[[State], list[str]]
COLOURS = ["blue", "brown", "yellow", "red", "violet"]
BLUE, BROWN, YELLOW, RED, VIOLET = range(5)
PROGRESS = {"phase": "progress", "decision": "progress"}


def dice(**shown: int) -> dict[str, int]:
    return {**dict.fromkeys(COLOURS, 4), **shown}


def workers(s: State, seat: int = 0) -> list[int]:
    return [int(n) for n in s.players[seat].workers]


def homes(*guests: str) -> list[str]:
    """Houses with these guests, and an empty one."""
    cards = ["herzog", "herzogin", "markgraf", "junker", "kurfuerst", "freifrau", "burggraf"]
    assert not set(cards) & set(guests)
    return [f"{cards[i]}:{guest}" for i, guest in enumerate(guests)] + [cards[len(guests)]]


# --- Examples of the symbols (p. 8-9) ---


def test_the_alchemist_brings_six_florins_at_once(table: Table, play: Play) -> None:
    s = table(anna={"hand": ["alchemist"], "florins": 3, "houses": homes()})
    assert play(s, "character alchemist").players[0].florins == 6


def test_the_valet_draws_a_card_for_a_red_worker(table: Table, play: Play) -> None:
    s = table(anna={"houses": homes("diener"), "workers": {"red": 1}})
    play(s, "activate diener", "draw right")
    assert s.players[0].cards == 1 and workers(s)[RED] == 0
    assert s.decision == state.TURN


def test_the_accountant_brings_two_florins_a_round(table: Table, play: Play) -> None:
    s = play(table(anna={"houses": homes("buchhalter")}), "activate buchhalter")
    assert s.players[0].florins == 2


def test_three_workers_instead_of_two(table: Table, play: Play) -> None:
    """Second type of infinity, automatic and as often as it happens."""
    s = table(anna={"houses": homes("zunftmeister"), "hand": ["edelfrau"]})
    assert workers(play(s, "workers edelfrau"))[RED] == 3


def test_the_coachman_plays_another_card(table: Table, play: Play, choices: Choices) -> None:
    """p. 9: for a yellow worker; the hand will be empty at the end of the round."""
    anna = {"houses": homes("kutscher"), "workers": {"yellow": 1}, "hand": ["baron", "prinz"]}
    s = play(table(anna=anna), "workers baron", "activate kutscher")
    assert s.decision == state.PLAY and "done" not in choices(s)
    play(s, "workers prinz")
    assert workers(s) == [2, 0, 0, 0, 2]
    assert choices(s) == ["end"]


def test_a_character_can_be_used_before_and_after_the_card_and_when_just_placed(
    table: Table, play: Play, refused: Refused
) -> None:
    """p. 9, remark."""
    anna = {"houses": homes("buchhalter"), "hand": ["bankier"], "florins": 4}
    s = play(table(anna=anna), "activate buchhalter", "character bankier", "activate bankier")
    assert s.players[0].florins == 4 + 2 - 6 + 3
    assert refused(s, "activate bankier") == "bruges.activate.once-a-round"


def test_used_characters_are_fresh_in_the_next_round(table: Table, refused: Refused) -> None:
    anna = {"houses": ["herzog:buchhalter!"]}
    s = table(anna=anna, turn=7, first=1, played=True)
    assert refused(s, "activate buchhalter") == "bruges.activate.once-a-round"
    s.apply_action(GAME.parse("end"), FastChance(1))
    assert s.round == 1 and s.players[0].used[tables.CARD_COLOUR[0]] == 0
    assert not any(s.players[0].used)


# --- Lightning (p. 13) ---


def test_the_beggar_asks_the_opponent(table: Table, play: Play, choices: Choices) -> None:
    s = table(
        3,
        anna={"hand": ["bettler"], "florins": 3, "houses": homes()},
        benno={"workers": {"blue": 2, "red": 2}},
        carla={"workers": {"violet": 1}},
    )
    play(s, "character bettler")
    assert s.current_player() == 1 and choices(s) == ["give blue", "give red"]
    play(s, "give blue")
    assert choices(s) == ["give blue", "give red"]
    play(s, "give red")
    assert s.current_player() == 0
    assert workers(s) == [1, 0, 0, 1, 1], "Carla gives all she has"
    assert workers(s, 1) == [1, 0, 0, 1, 0] and workers(s, 2) == [0] * 5


def test_the_thief_takes_three_florins_as_far_as_there_are(table: Table, play: Play) -> None:
    s = table(
        4,
        anna={"hand": ["dieb"], "florins": 3, "houses": homes()},
        benno={"florins": 7},
        carla={"florins": 2},
    )
    play(s, "character dieb")
    assert [int(p.florins) for p in s.players] == [5, 4, 0, 0]


@pytest.mark.parametrize(("florins", "points"), [(0, 0), (3, 3), (9, 3)])
def test_the_moneylender_gives_a_florin_to_everybody(
    table: Table, play: Play, florins: int, points: int
) -> None:
    anna = {"hand": ["geldverleiher"], "florins": florins, "houses": homes()}
    s = play(table(4, anna=anna), "character geldverleiher")
    assert s.decision == state.TURN and s.players[0].track() == 5 + points
    assert [int(p.florins) for p in s.players[1:]] == [1 if points else 0] * 3


def test_a_poor_moneylender_chooses_who_gets_it(
    table: Table, play: Play, choices: Choices, refused: Refused
) -> None:
    anna = {"hand": ["geldverleiher"], "florins": 2, "houses": homes()}
    s = play(table(4, anna=anna), "character geldverleiher")
    assert choices(s) == ["lend 1", "lend 2"]
    assert refused(s, "lend 0") == "bruges.lend.not-yourself"
    assert refused(s, "lend 3") == "bruges.lend.every-florin"
    play(s, "lend 1")
    assert choices(s) == ["lend 2", "lend 3"]
    play(s, "lend 3")
    assert [int(p.florins) for p in s.players] == [0, 1, 0, 1]
    assert s.players[0].track() == 7


def test_the_jailer_discards_as_many_markers_as_there_are_characters(
    table: Table, play: Play, choices: Choices
) -> None:
    """The jailer counts; a point for each marker; the colours are free."""
    anna = {
        "hand": ["kerkermeister"],
        "florins": 6,
        "houses": homes("baron"),
        "threats": {"blue": 2, "red": 1, "violet": 2},
    }
    s = play(table(anna=anna), "character kerkermeister")
    assert choices(s) == ["discard blue", "discard red", "discard violet", "done"]
    play(s, "discard blue", "discard violet")
    assert s.decision == state.TURN and s.players[0].track() == 7
    assert [int(n) for n in s.players[0].threats] == [1, 0, 0, 1, 1]


def test_the_troublemaker_costs_everybody_a_canal_tile(
    table: Table, play: Play, choices: Choices
) -> None:
    s = table(
        4,
        anna={"hand": ["unruhestifter"], "florins": 3, "houses": homes(), "canals": [2, 0]},
        benno={"canals": [5, 1], "completed": ["left"], "statues": [7]},
        carla={"canals": [0, 2]},
        statues_taken=1,
    )
    play(s, "character unruhestifter")
    assert s.current_player() == 1 and choices(s) == ["breach left", "breach right"]
    play(s, "breach left")
    assert [[int(n) for n in p.dug] for p in s.players] == [[2, 0], [4, 1], [0, 1], [0, 0]]
    assert s.score_parts(1)["statues"] == 7, "the statue stays"


# --- Workers (p. 13) ---

ACROBATS = {"akrobat": "red", "barde": "blue", "gaukler": "yellow", "spielmann": "brown"}
ACROBATS["taenzerin"] = "violet"
MESSENGERS = {"bote": "brown", "herold": "blue", "kutscher": "yellow", "schreiber": "red"}
MESSENGERS["stallbursche"] = "violet"
BURNERS = {"koehler": "red", "maurer": "blue", "mueller": "brown", "schuhmacher": "violet"}
BURNERS["winzer"] = "yellow"


@pytest.mark.parametrize(("card", "worker"), ACROBATS.items())
def test_an_acrobat_builds_without_card_for_twice_the_price(
    card: str, worker: str, table: Table, play: Play, choices: Choices
) -> None:
    anna: dict[str, Any] = {"houses": homes(card), "workers": {worker: 1}, "florins": 7}
    s = play(table(anna={**anna, "canals": [2, 0]}), f"activate {card}")
    assert choices(s) == ["dig left", "dig right"]
    play(s, "dig left")
    assert s.players[0].florins == 1 and s.players[0].dug[0] == 3


def test_an_acrobat_without_enough_florins_has_nothing_to_do(
    table: Table, refused: Refused
) -> None:
    s = table(anna={"houses": homes("akrobat"), "workers": {"red": 1}, "florins": 1})
    assert refused(s, "activate akrobat") == "bruges.activate.nothing-to-do"


@pytest.mark.parametrize(("card", "worker"), ACROBATS.items())
def test_the_well_builder_with_an_acrobat_pays_nothing(
    card: str, worker: str, table: Table, play: Play
) -> None:
    """p. 14: neither a card nor florins."""
    anna = {"houses": homes(card, "brunnenbauer"), "workers": {worker: 1}, "canals": [4, 0]}
    s = play(table(anna=anna), f"activate {card}", "dig left")
    assert s.players[0].dug[0] == 5 and s.players[0].florins == 0


def test_the_well_builder_alone_pays_no_florins(table: Table, play: Play) -> None:
    anna = {"houses": homes("brunnenbauer"), "hand": ["prinz"], "canals": [4, 0]}
    s = play(table(anna=anna), "canal prinz left")
    assert s.score_parts(0)["statues"] == 7


@pytest.mark.parametrize(("card", "worker"), MESSENGERS.items())
def test_messengers_use_up_the_hand(card: str, worker: str, table: Table, play: Play) -> None:
    anna = {"houses": homes(card), "workers": {worker: 1}, "hand": ["baron"]}
    s = play(table(anna=anna), f"activate {card}", "florins baron")
    assert s.players[0].cards == 0 and s.players[0].florins == 3
    play(s, "end")  # the card of the turn is no longer there


def test_two_messengers_in_a_turn_empty_the_hand(table: Table, play: Play) -> None:
    """p. 13: later turns bring no action, but characters can still be activated."""
    anna = {
        "houses": homes("bote", "herold", "buchhalter"),
        "workers": {"brown": 1, "blue": 1},
        "hand": ["baron", "prinz", "ritter"],
    }
    s = table(anna=anna)
    play(s, "workers baron", "activate bote", "workers prinz", "activate herold", "workers ritter")
    play(s, "end")
    assert s.current_player() == 0, "Benno has no cards and nobody to activate"
    play(s, "activate buchhalter", "end")
    assert s.players[0].florins == 2


def test_a_messenger_without_cards_has_nothing_to_do(table: Table, refused: Refused) -> None:
    s = table(anna={"houses": homes("bote"), "workers": {"brown": 1}})
    assert refused(s, "activate bote") == "bruges.activate.nothing-to-do"


@pytest.mark.parametrize(("card", "worker"), BURNERS.items())
def test_a_charcoal_burner_exchanges_any_workers_but_the_one_paid(
    card: str, worker: str, table: Table, play: Play, refused: Refused
) -> None:
    stock = {worker: 1, "blue": 3 if worker == "blue" else 2}
    s = play(table(anna={"houses": homes(card), "workers": stock}), f"activate {card}")
    assert workers(s) == [2, 0, 0, 0, 0], "the worker paid is gone"
    assert refused(s, "done") == "bruges.done.activated-for-this"
    play(s, "swap blue yellow")
    assert refused(s, "swap yellow red") == "bruges.swap.back-again"
    play(s, "swap blue red")
    assert workers(s) == [0, 0, 1, 1, 0]


def test_the_loading_master_scores_complete_sections(table: Table, play: Play) -> None:
    anna = {
        "houses": homes("ladenmeister"),
        "workers": {"red": 1},
        "canals": [5, 5],
        "completed": ["left", "right"],
        "statues": [7, 6],
    }
    s = play(table(anna=anna, statues_taken=2), "activate ladenmeister")
    assert s.players[0].track() == 9
    lost = table(anna={**anna, "canals": [5, 4]}, statues_taken=2)
    assert play(lost, "activate ladenmeister").players[0].track() == 7


def test_the_saddler_counts_every_group_once(table: Table, play: Play) -> None:
    """Two of the nobility and the saddler himself: two groups."""
    anna = {"houses": homes("sattler", "baron", "graefin"), "workers": {"yellow": 1}}
    assert play(table(anna=anna), "activate sattler").players[0].florins == 2


# --- Infinity (p. 14) ---


def test_the_astronomer_repeats_later_lightning(table: Table, play: Play, choices: Choices) -> None:
    anna = {"houses": homes("astronom"), "hand": ["alchemist"], "florins": 3}
    s = play(table(anna=anna), "character alchemist")
    assert s.players[0].florins == 6 and choices(s) == ["again", "done"]
    once = s.clone()
    assert isinstance(once, State)
    assert play(once, "done").players[0].florins == 6
    assert play(s, "again").players[0].florins == 12
    assert s.decision == state.TURN, "twice, not three times"


def test_the_viscount_advances_for_four_when_nobody_can(table: Table, play: Play) -> None:
    anna = {"houses": homes("earl"), "florins": 5}
    s = play(table(anna=anna, dice=dice(), **PROGRESS), "advance")
    assert (s.players[0].level, s.players[0].florins) == (1, 1)


def test_the_viscount_does_nothing_when_progress_is_possible(table: Table, play: Play) -> None:
    anna = {"houses": homes("earl"), "florins": 5}
    s = play(table(anna=anna, dice=dice(red=2), **PROGRESS), "advance")
    assert s.players[0].florins == 3


def test_the_notary_pays_two_less_but_only_when_progress_is_possible(
    table: Table, play: Play
) -> None:
    anna = {"houses": homes("notar"), "florins": 1}
    s = play(table(anna=anna, dice=dice(red=2, blue=1), **PROGRESS), "advance")
    assert (s.players[0].level, s.players[0].florins) == (1, 0)
    free = play(table(anna={**anna, "florins": 0}, dice=dice(red=1), **PROGRESS), "advance")
    assert free.players[0].level == 1


def test_notary_and_viscount_never_help_each_other(table: Table) -> None:
    """Four florins stay four: the reduction belongs to the price of the dice."""
    anna = {"houses": homes("earl", "notar"), "florins": 3}
    drawing = {"phase": "draw", "decision": "draw", "dice": {}, "turn": 1}
    five = ["edelfrau", "ritter", "prinz", "graefin", "baron"]
    four = ["akrobat", "barde", "gaukler", "spielmann"]
    s = table(anna={**anna, "hand": five}, benno={"hand": four}, **drawing)
    s.apply_action(GAME.parse("draw left"), ReplayChance([0, 0, 3, 3, 3, 3, 3]))
    assert s.phase == state.PLAYING, "three florins are not enough, so she is not asked"


def test_the_inventor_may_draw_six_or_stop_at_five(
    table: Table, play: Play, choices: Choices, refused: Refused
) -> None:
    drawing = {"phase": "draw", "decision": "draw", "dice": {}}
    s = table(anna={"houses": homes("erfinder")}, **drawing)
    play(s, *["draw left"] * 4)
    assert refused(s, "done") == "bruges.done.draw-up-to-five"
    play(s, "draw left")
    assert s.current_player() == 0 and choices(s) == ["draw left", "draw right", "done"]
    stopped = s.clone()
    assert isinstance(stopped, State)
    assert play(stopped, "done").players[0].cards == 5
    assert play(s, "draw right").players[0].cards == 6
    assert s.current_player() == stopped.current_player() == 1


def test_the_fire_breather_discards_the_colour_of_the_placed_character(
    table: Table, play: Play, choices: Choices
) -> None:
    """Not his own colour, nor that of the house."""
    anna = {
        "houses": homes("feuerspucker"),
        "hand": ["prinz"],
        "florins": 9,
        "threats": {"violet": 1, "yellow": 2},
    }
    s = play(table(anna=anna), "character prinz")
    assert choices(s) == ["discard violet", "done"]
    play(s, "discard violet")
    assert s.players[0].track() == 6
    none = play(table(anna={**anna, "threats": {"yellow": 2}}), "character prinz")
    assert none.decision == state.TURN, "without such a marker he does nothing"


def test_the_preacher_discards_for_every_level_by_any_means(
    table: Table, play: Play, choices: Choices
) -> None:
    anna: dict[str, Any] = {
        "houses": homes("prediger", "ratsherr"),
        "threats": {"blue": 1, "red": 1},
        "florins": 2,
        "workers": {"yellow": 1},
    }
    s = play(table(anna=anna, dice=dice(red=2), **PROGRESS), "advance")
    assert choices(s) == ["discard blue", "discard red", "done"]
    play(s, "discard red")
    assert s.players[0].track() == 6 and s.phase == state.PLAYING
    play(s, "activate ratsherr", "discard blue")
    assert s.players[0].track() == 7 and s.players[0].level == 2
    none = play(table(anna={**anna, "threats": {}}), "activate ratsherr")
    assert none.players[0].track() == 5


@pytest.mark.parametrize(
    ("own", "majorities"),
    [
        ({"level": 2, "canals": [1, 0]}, 7),
        ({"level": 0, "canals": [0, 0]}, 2),
        ({"level": 1, "canals": [0, 0]}, 3),
    ],
)
def test_the_judge_turns_markers_when_level(
    own: dict[str, Any], majorities: int, table: Table
) -> None:
    """At least one canal tile, one level; Benno also has one character."""
    benno = {**own, "houses": ["prinz:baron"]}
    s = table(anna={"houses": homes("richter"), **own}, benno=benno, turn=7, played=True)
    s.apply_action(GAME.parse("end"), FastChance(1))
    assert s.players[0].majorities == majorities and s.players[1].majorities == 0


def test_the_stucco_worker_with_the_architect(table: Table, play: Play, choices: Choices) -> None:
    """A house without a worker, and a marker of its colour."""
    anna: dict[str, Any] = {
        "houses": homes("stuckateur", "architekt"),
        "hand": ["edelfrau"],
        "threats": {"red": 1, "blue": 1},
    }
    s = play(table(anna=anna), "house edelfrau")
    assert choices(s) == ["discard red", "done"]
    play(s, "discard red")
    assert s.players[0].track() == 6 and workers(s) == [0] * 5
    none = play(table(anna={**anna, "threats": {"blue": 1}}), "house edelfrau")
    assert none.decision == state.TURN


def test_the_tower_watchman_discards_the_colour_of_the_space(
    table: Table, play: Play, choices: Choices
) -> None:
    """Also with an acrobat."""
    anna: dict[str, Any] = {
        "houses": homes("tuermer", "akrobat"),
        "hand": ["baron"],
        "florins": 9,
        "threats": {"blue": 1, "yellow": 1},
        "workers": {"red": 1},
    }
    s = play(table(anna=anna), "canal baron left")
    assert choices(s) == ["discard blue", "done"]
    play(s, "discard blue", "activate akrobat", "dig right")
    assert choices(s) == ["discard yellow", "done"]
    assert play(s, "discard yellow").players[0].track() == 7


# --- Laurels (p. 14) ---


def test_the_geographer_counts_third_spaces_and_statues(table: Table) -> None:
    anna = {
        "houses": homes("geograph"),
        "canals": [5, 3],
        "completed": ["left"],
        "statues": [7],
    }
    assert table(anna=anna, statues_taken=1).score_parts(0)["laurels"] == 6


def test_the_engraver_counts_groups(table: Table) -> None:
    """Two points for each group; the revised card one point, 9 florins and 3 printed points."""
    anna: dict[str, Any] = {"houses": homes("graveur", "baron", "graefin", "akrobat")}
    first = table(anna=anna)
    assert first.score_parts(0)["laurels"] == 6
    revised = table(anna=anna, options={"revised": True})
    assert revised.score_parts(0)["laurels"] == 3
    assert first.score_parts(0)["characters"] - revised.score_parts(0)["characters"] == 1


def test_the_price_of_the_engraver(table: Table, refused: Refused) -> None:
    anna = {"houses": homes(), "hand": ["graveur"], "florins": 9}
    assert refused(table(anna=anna), "character graveur") == "bruges.too-few-florins"
    assert refused(table(anna=anna, options={"revised": True}), "character graveur") is None


def test_the_cupbearer_wants_houses_of_all_colours(table: Table) -> None:
    five = ["prinz", "baron", "graefin", "ritter", "edelfrau:mundschenk"]
    assert table(anna={"houses": five}).score_parts(0)["laurels"] == 5
    assert table(anna={"houses": five[1:]}).score_parts(0)["laurels"] == 0


def test_an_exchange_of_florins_that_may_be_declined(
    table: Table, play: Play, choices: Choices, refused: Refused
) -> None:
    """No card of this deck offers it so, but a corrected one may: as a second effect, say."""
    offer = {"what": "convert", "seat": 0, "card": "hehler", "left": 1, "from": "blue"}
    pending = [{**offer, "must": False, "effect": 0}]
    anna = {"houses": homes("hehler"), "florins": 3, "workers": {"blue": 1}}
    s = table(anna=anna, pending=pending, decision="convert")
    assert choices(s) == ["convert", "done"]
    assert refused(s, "return blue") == "bruges.convert.takes-florins"
    declined = s.clone()
    assert isinstance(declined, State)
    assert play(declined, "done").players[0].florins == 3
    play(s, "convert")
    assert (s.players[0].florins, s.players[0].track()) == (0, 7)


def test_an_inventor_with_one_pile_left(table: Table, choices: Choices, refused: Refused) -> None:
    """The last round, and one of the piles could not be filled any more."""
    five = ["edelfrau", "ritter", "prinz", "graefin", "baron"]
    gone = [
        key for key in tables.KEYS if key not in {*five, "erfinder", "herzog", "herzogin", "abt"}
    ]
    s = table(
        anna={"houses": homes("erfinder"), "hand": five},
        phase="draw",
        decision="draw",
        dice={},
        last_round=1,
        discarded=gone,
        piles=[{"cards": 0, "back": None}, {"cards": 1, "back": "yellow"}],
        extra={"cards": 0, "back": None},
    )
    assert choices(s) == ["draw right", "done"]
    assert refused(s, "draw left") == "bruges.draw.pile-empty"
