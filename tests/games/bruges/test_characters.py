"""Every one of the 165 characters, from the data: placed at its price, and doing what it says.

What it should do is worked out by `oracle`; the characters that the rulebook describes have tests
by hand in rulebook/.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.core.chance import FastChance
from bourgade.games.bruges import tables
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.rules import State
from bourgade.games.bruges.state import TURN

sys.path.insert(0, str(Path(__file__).parent))
import oracle

Json = dict[str, Any]
Table = Callable[..., State]
CARDS: dict[str, Json] = {card["key"]: card for card in tables.CARDS}
DICE = {"blue": 1, "brown": 2, "yellow": 3, "red": 4, "violet": 6}
WORKERS = {"blue": 3, "brown": 3, "yellow": 3, "red": 3, "violet": 3}


def spare(card: str, *colours: str, symbol: str = "lightning") -> list[str]:
    """Cards of these colours, other than this one, that stand in a house without doing anything."""
    found: list[str] = []
    for colour in colours:
        key = next(
            key
            for key, other in CARDS.items()
            if key not in (card, *found)
            and (other["colour"], other["symbol"]) == (colour, symbol)
            and other["price"] <= 12
        )
        found.append(key)
    return found


def rich(card: str, guests: tuple[str, ...] = (), **changes: Any) -> Json:
    """A table on which every effect shows: Anna has some of everything, the others a little."""
    pool = spare(card, *tables.COLOURS * 3, *["red"] * 3)
    lived, homes, hand = pool[:2], pool[5:10], pool[11:13]
    anna: Json = {
        "florins": 30,
        "workers": dict(WORKERS),
        "threats": {"blue": 2, "brown": 1, "yellow": 1, "red": 2, "violet": 1},
        "level": 4,
        "canals": [3, 5],
        "completed": ["right"],
        "statues": [7],
        "majorities": ["progress", "canals"],
        "points": {"start": 5, "benefits": 10},
        "hand": [*hand, card],
        "houses": [f"{homes[0]}:{lived[0]}", f"{homes[1]}:{lived[1]}", *homes[2:]],
    }
    anna["houses"] += [f"{pool[-1 - i]}:{guest}" for i, guest in enumerate(guests)]
    if card in guests:
        anna["hand"].remove(card)
    benno = {"florins": 5, "workers": {"blue": 2, "red": 1}, "canals": [1, 1]}
    carla = {"florins": 1, "canals": [0, 2], "points": {"start": 1}}
    base: Json = {"dice": dict(DICE), "statues_taken": 1, "benno": benno, "carla": carla}
    return {**base, "anna": {**anna, **changes}}


def accept(s: State) -> State:
    """Takes every offer, the first possibility first, until Anna's turn goes on."""
    chance = FastChance(3)
    for _ in range(200):
        if s.decision == TURN:
            return s
        s.apply_action(s.legal_actions()[0], chance)
    raise AssertionError("no end of offers")


def described(s: State) -> Json:
    return s.to_dict()


def act(s: State, notation: str) -> State:
    action = GAME.parse(notation)
    assert s.why_illegal(action) is None, s.why_illegal(action)
    s.apply_action(action, FastChance(3))
    return accept(s)


@pytest.mark.parametrize("card", CARDS)
def test_it_is_placed_at_its_price_and_worth_its_points(card: str, table: Table) -> None:
    price = CARDS[card]["price"]
    setting = rich(card, florins=price)
    s = table(3, **setting)
    before = s.score_parts(0)["characters"]
    action = GAME.parse(f"character {card}")
    assert s.why_illegal(action) is None
    if price > 0:
        poor = table(3, **rich(card, florins=price - 1))
        assert poor.why_illegal(action) == "bruges.too-few-florins"
    act(s, f"character {card}")
    p = s.players[0]
    assert p.employs(tables.CARD_BY_KEY[card]) and not p.holds(tables.CARD_BY_KEY[card])
    assert p.num_characters == 3
    gained = s.score_parts(0)["characters"] - before
    assert gained == CARDS[card]["points"] == price // 3


LIGHTNING = [key for key, card in CARDS.items() if card["symbol"] == "lightning"]
ACTIVE = [key for key, card in CARDS.items() if card["symbol"] == "worker" or card.get("type") == 1]
LAURELS = [key for key, card in CARDS.items() if card["symbol"] == "laurel"]
EVENTS = [key for key, card in CARDS.items() if any(e["op"] == "on_event" for e in card["effects"])]
CHANGING = [key for key, card in CARDS.items() if any(e["op"] == "modify" for e in card["effects"])]


def test_every_character_is_in_one_of_the_lists() -> None:
    assert sorted(LIGHTNING + ACTIVE + LAURELS + EVENTS + CHANGING) == sorted(CARDS)


@pytest.mark.parametrize("card", LIGHTNING)
def test_lightning_acts_when_it_is_placed(card: str, table: Table) -> None:
    s = table(3, **rich(card))
    expected = oracle.Table(described(s), card)
    expected.seats[0]["florins"] -= CARDS[card]["price"]
    expected.seats[0]["hand"] -= 1
    expected.apply(CARDS[card]["effects"], None)
    act(s, f"character {card}")
    assert oracle.figures(s) == expected.seats
    reason = s.why_illegal(GAME.parse(f"activate {card}"))
    assert reason == "bruges.activate.lightning", "lightning acts once"


@pytest.mark.parametrize("card", ACTIVE)
def test_it_acts_once_a_round(card: str, table: Table) -> None:
    s = table(3, **rich(card, guests=(card,)))
    expected = oracle.Table(described(s), card)
    worker = CARDS[card].get("worker")
    if worker is not None:
        expected.seats[0]["workers"] -= 1
    expected.apply(CARDS[card]["effects"], worker)
    act(s, f"activate {card}")
    assert oracle.figures(s) == expected.seats
    again = GAME.parse(f"activate {card}")
    assert s.why_illegal(again) == "bruges.activate.once-a-round"
    if worker is not None:
        none = table(3, **rich(card, guests=(card,), workers={**WORKERS, worker: 0}))
        assert none.why_illegal(again) == "bruges.activate.no-worker"


@pytest.mark.parametrize("card", LAURELS)
def test_a_laurel_scores_at_the_end(card: str, table: Table) -> None:
    s = table(3, **rich(card, guests=(card,)))
    expected = oracle.Table(described(s), card)
    points = 0
    for effect in CARDS[card]["effects"]:
        condition = effect.get("if")
        if condition is None or expected.count(condition["counter"]) >= condition["at_least"]:
            points += expected.amount(effect["amount"])
    assert s.score_parts(0)["laurels"] == points
    assert points > 0, "the table shows nothing of this card"
    without = table(3, **rich(card))
    assert without.score_parts(0)["laurels"] == 0


DEEDS = {
    "build_house": ("house", None),
    "build_canal": ("canal", "left"),
    "place_character": ("character", None),
    "discard_threat": ("remove", None),
}


def deed(event: str, card: str) -> tuple[str, str, Json]:
    """An action that is this event, its colour, and what it needs."""
    verb, side = DEEDS[event]
    colour = "red"  # the fourth space of Anna's left canal is red
    played = spare(card, "red", symbol="laurel" if event == "place_character" else "worker")[0]
    return f"{verb} {played}" + (f" {side}" if side else ""), colour, {"hand": [played]}


@pytest.mark.parametrize("card", EVENTS)
def test_it_reacts_to_its_event(card: str, table: Table) -> None:
    """The same deed with and without the character: the difference is what it gives."""
    (effect,) = [e for e in CARDS[card]["effects"] if e["op"] == "on_event"]
    if effect["event"] == "advance":
        progress = {"phase": "progress", "decision": "progress"}
        notation, colour, changes = "advance", "red", {"hand": []}
    else:
        progress = {}
        notation, colour, changes = deed(effect["event"], card)
    plain = table(3, **rich(card, **changes), **progress)
    s = table(3, **rich(card, guests=(card,), **changes), **progress)
    action = GAME.parse(notation)
    for one in (plain, s):
        assert one.why_illegal(action) is None, one.why_illegal(action)
        one.apply_action(action, FastChance(3))
        while one.decision != TURN and one.decider == 0:
            one.apply_action(one.legal_actions()[0], FastChance(3))
    expected = oracle.Table(described(plain), card)
    expected.seats[0]["houses"] += 1  # the one it stands in
    expected.apply(effect["then"], colour)
    assert oracle.figures(s)[0] == expected.seats[0]
    assert oracle.figures(s)[0] != oracle.figures(plain)[0] | {
        "houses": expected.seats[0]["houses"]
    }


@pytest.mark.parametrize("card", EVENTS)
def test_it_does_not_react_to_its_own_placing(card: str, table: Table) -> None:
    s = table(3, **rich(card))
    before = oracle.figures(s)[0]
    act(s, f"character {card}")
    before["florins"] -= CARDS[card]["price"]
    before["hand"] -= 1
    assert oracle.figures(s)[0] == before


def change(rule: str, card: str, table: Table, guests: tuple[str, ...]) -> int:
    """A figure that this rule changes."""
    red = spare(card, "red", symbol="worker")[0]
    hand = {"hand": [red]}
    if rule in ("workers_more", "florins_more", "canal_free", "canal_cheaper", "house_free"):
        verb = {"workers_more": "workers", "florins_more": "florins", "house_free": "house"}
        s = table(3, **rich(card, guests=guests, **hand))
        side = " left" if rule.startswith("canal") else ""
        act(s, f"{verb.get(rule, 'canal')} {red}{side}")
        p = s.players[0]
        return int(
            p.florins if rule in ("florins_more", "canal_free", "canal_cheaper") else p.workers[3]
        )
    if rule == "threats_more":
        s = table(3, **rich(card, guests=guests, **hand))
        return -oracle.figures(act(s, f"remove {red}"))[0]["markers"]
    if rule == "character_cheaper":
        dear = spare(card, "red", symbol="laurel")[0]
        s = table(3, **rich(card, guests=guests, hand=[dear]))
        return oracle.figures(act(s, f"character {dear}"))[0]["florins"]
    raise AssertionError(rule)


@pytest.mark.parametrize("card", CHANGING)
def test_it_changes_its_rule(card: str, table: Table) -> None:
    (effect,) = CARDS[card]["effects"]
    rule, value = effect["rule"], effect["value"]
    if rule in (
        "hand_limit",
        "progress_cheaper",
        "progress_anyway",
        "lightning_times",
        "ties_count",
    ):
        assert RULES[rule](card, value, table)
        return
    difference = change(rule, card, table, (card,)) - change(rule, card, table, ())
    full = {"canal_free": tables.CANAL_COST[3], "house_free": 1}
    assert difference == full.get(rule, value)


def _hand_limit(card: str, value: int, table: Table) -> bool:
    setting = {**rich(card, guests=(card,), hand=[]), "dice": {}}
    s = table(3, **setting, phase="draw", decision="draw")
    for drawn in range(value):
        assert s.decider == 0
        assert (GAME.parse("done") in s.legal_actions()) == (drawn >= 5)
        s.apply_action(GAME.parse("draw left"), FastChance(drawn))
    return s.decider == 1 and s.players[0].cards == value


def _progress_cheaper(card: str, value: int, table: Table) -> bool:
    dice = {**DICE, "blue": 2, "brown": 1}
    s = table(
        3, **{**rich(card, guests=(card,)), "dice": dice}, phase="progress", decision="progress"
    )
    florins = s.players[0].florins
    s.apply_action(GAME.parse("advance"), FastChance(1))
    return bool(florins - s.players[0].florins == 3 - value)


def _progress_anyway(card: str, value: int, table: Table) -> bool:
    dice = dict.fromkeys(DICE, 4)
    setting = {**rich(card, guests=(card,)), "dice": dice}
    s = table(3, **setting, phase="progress", decision="progress")
    florins = s.players[0].florins
    s.apply_action(GAME.parse("advance"), FastChance(1))
    return bool(florins - s.players[0].florins == value and s.players[0].level == 5)


def _lightning_times(card: str, value: int, table: Table) -> bool:
    s = table(3, **rich(card, guests=(card,), hand=["teppichwirkerin"]))
    points = s.players[0].track()
    act(s, "character teppichwirkerin")
    return bool(s.players[0].track() - points == 2 * value)


def _ties_count(card: str, value: int, table: Table) -> bool:
    setting = rich(card, guests=(card,), hand=[], majorities=[])
    setting["benno"] = {"level": 4, "canals": [3, 5], "completed": ["right"]}
    s = table(3, **setting, turn=11, first=1)
    s.apply_action(GAME.parse("end"), FastChance(1))
    return s.players[0].majorities == 7 and s.players[1].majorities == 0


RULES: dict[str, Callable[[str, int, Table], bool]] = {
    "hand_limit": _hand_limit,
    "progress_cheaper": _progress_cheaper,
    "progress_anyway": _progress_anyway,
    "lightning_times": _lightning_times,
    "ties_count": _ties_count,
}
