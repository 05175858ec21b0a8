"""Described positions of Burgenland: impossible ones are refused; the message names the field."""

import copy
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.core.chance import FastChance
from bourgade.core.errors import PositionError
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.rules import State

sys.path.insert(0, str(Path(__file__).parent))
from burgenland_stories import counts, document

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def position() -> dict[str, Any]:
    """The quiet table for two; Anna has cards for castle 2, ten coins and a coin payment."""
    found = document("two")
    found["players"][0]["hand"] = counts("red-1:4, green-3:2, white-2, joker")
    found["players"][0]["bonus-tiles"] = {"coin-payment": 1}
    return found


def at(path: str, value: object) -> Change:
    """A change of one field, named like the errors name it."""

    def change(position: dict[str, Any]) -> None:
        *way, last = path.split(".")
        place: Any = position
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value

    return change


def all_of(*changes: Change) -> Change:
    def change(position: dict[str, Any]) -> None:
        for one in changes:
            one(position)

    return change


def without(key: str) -> Change:
    return lambda position: position.pop(key)


def paying(decision: str, cards: str = "", before: str = "", **fields: Any) -> Change:
    """An open payment; the cards come out of Anna's hand."""

    def change(position: dict[str, Any]) -> None:
        payment = {"piece": "wall", "place": "2.east", "by-coins": False, **fields}
        payment |= {"cards": counts(cards), "cards-before": counts(before)}
        payment = {key.replace("_", "-"): value for key, value in payment.items()}
        payment["by-coins"] = payment.pop("by-coins")
        position["payment"] = payment
        position["decision"] = decision
        hand = position["players"][0]["hand"]
        for name, count in [*counts(cards).items(), *counts(before).items()]:
            hand[name] = hand.get(name, 0) - count
        position["players"][0]["hand"] = {name: n for name, n in hand.items() if n > 0}

    return change


def left(**pieces: int) -> Change:
    """Some of Anna's pieces are built."""
    return lambda position: position["players"][0]["pieces"].update(pieces)


def last_piece(seat: int) -> Change:
    """All the pieces of one player are built, the wells in castles 3, 4 and 5."""

    def change(position: dict[str, Any]) -> None:
        player = position["players"][seat]
        player["pieces"] = {}
        player["great-castle"] = {"wall": 5, "house": 5, "palace": 4}
        for castle in (3, 4, 5):
            position["castles"][castle - 1]["well"] = {"piece": "well", "builder": seat}
        position |= {"wells": [3, 4, 5, 8], "wells-built": 3}

    return change


NEUTRAL = {"piece": "wall", "builder": None}
HOUSE = {"piece": "house", "builder": None}
WELL = {"piece": "well", "builder": 0}

CASES = [
    (without("turn"), "turn: is missing"),
    (at("game", "chess"), "game: cannot be 'chess'"),
    (at("turn", 2), "turn: must be a number from 0 to 1"),
    (at("acted", 1), "acted: must be true or false"),
    (at("acted", True), "acted: does not fit the decision turn"),
    (at("decision", "sleep"), "decision: cannot be 'sleep'"),
    (at("colour", "red"), "colour: is no field"),
    (at("players", []), "players: the game is for 2 to 4 players, not 0"),
    (at("options.luck", True), "options.luck: is no field"),
    (at("milestones.1", "red"), "milestones: every colour has one milestone"),
    (at("milestones", ["red"]), "milestones: must have 8 entries, not 1"),
    (at("castles.10.north", WELL), r"castles\[10\].north.piece: wells stand on the round site"),
    (at("castles.10.well", NEUTRAL), r"castles\[10\].well.piece: wells stand on the round site"),
    (at("castles.10.extra", NEUTRAL), r"castles\[10\].extra.builder: a piece on this site has"),
    (at("castles.10.north", NEUTRAL), "castles: wall: the set-up has 6 that belong to nobody"),
    (at("castles.10.tower", NEUTRAL), r"castles\[10\].tower: is no field"),
    (
        all_of(at("castles.0.north", HOUSE), at("castles.0.west", NEUTRAL)),
        r"castles\[0\].north.piece: of nobody's pieces walls and palaces stand north, houses west",
    ),
    (
        all_of(at("castles.0", {"north": NEUTRAL}), at("castles.10.west", HOUSE)),
        r"castles\[10\].west: a house of nobody's stands beside such a wall",
    ),
    (
        all_of(at("castles.10.west", {"piece": "house", "builder": 0}), left(house=4)),
        "castles: 1 pieces stand against the rules: as many passes must be used",
    ),
    (
        all_of(
            at("castles.10.west", {"piece": "house", "builder": 0}),
            left(house=4),
            at("bonus-tiles-used", {"pass": 1}),
        ),
        None,
    ),
    (
        at("castles.10.north", {"piece": "wall", "builder": 0}),
        r"players\[0\].pieces: wall: 1 built and 5 left, but there are 5",
    ),
    (at("architects", []), "architects: must be those paid and the one on top, so not 0"),
    (at("architects", [6]), r"architects\[0\]: must be a number from 1 to 5"),
    (
        all_of(at("architects", [1, 1, 1]), at("architects-paid", 2)),
        r"architects\[2\]: there are 2 architects for 1",
    ),
    (
        all_of(at("architects", [1, 1]), at("architects-paid", 1)),
        "architects-paid: players have built 0 palaces in the castles",
    ),
    (
        all_of(at("castles.10.north", {"piece": "palace", "builder": 0}), left(palace=3)),
        "architects-paid: players have built 1 palaces in the castles",
    ),
    (at("wells", [12]), r"wells\[0\]: must be a number from 1 to 11"),
    (
        all_of(at("wells", [8, 8]), at("wells-built", 1)),
        "wells: every castle comes up once",
    ),
    (all_of(at("wells", [8, 7]), at("wells-built", 1)), "wells: wells stand in the castles"),
    (at("players.0.hand", {"red-4": 1}), r"players\[0\].hand: cannot be 'red-4'"),
    (at("players.0.hand", {"red-1": 5}), "pile: red-1: the box has 4, this position 5"),
    (at("players.0.hand", {"red-1": -1}), r"players\[0\].hand.red-1: must be a number from 0"),
    (at("pile", {"red-1": 4}), "pile: red-3: the box has 2, this position 0"),
    (at("discards", {"joker": 1}), "discards: cannot be 'joker'"),
    (at("jokers", 17), "jokers: the box has 17, so 16 are left"),
    (
        at("players.0.shown", {"red-2": 1}),
        r"players\[0\].shown.red-2: more than there are in the hand",
    ),
    (at("players.0.pieces", {"wall": 5}), r"players\[0\].pieces: house: 0 built and 0 left"),
    (at("players.0.great-castle", {"well": 1}), r"players\[0\].great-castle: cannot be 'well'"),
    (at("players.0.bonus-tiles", {"prime": 5}), "bonus-tiles: prime: the box has 4"),
    (at("bonus-tiles", {"prime": 3}), "bonus-tiles: extra-site: the box has 3"),
    (
        at("bonus-tiles-used", {"extra-site": 1}),
        "bonus-tiles-used: a tile for an extra site lies in its castle",
    ),
    (at("players.1.exchange-tiles", 10), r"players\[1\].exchange-tiles: must be a number"),
    (at("exchange-tiles-used", 3), None),
    (
        all_of(at("exchange-tiles-used", 5), at("players.1.exchange-tiles", 5)),
        "exchange-tiles: the box has 9",
    ),
    (at("exchange-tiles", 8), "exchange-tiles: the box has 9"),
    (at("decision", "over"), "decision: the game is over when one player has no piece left"),
    (
        at("players.0.pieces", {}),
        r"players\[0\].pieces: wall: 0 built and 0 left",
    ),
    (
        all_of(last_piece(1), at("decision", "over"), at("acted", True)),
        "turn: the game ends in the turn of whoever built the last piece",
    ),
    (
        all_of(last_piece(0), at("decision", "over")),
        "turn: the game ends in the turn of whoever built the last piece",
    ),
    # Payments
    (at("decision", "pay-castle"), "payment: is missing for the decision pay-castle"),
    (
        all_of(paying("pay-castle"), at("decision", "turn")),
        "payment: nothing is paid at the decision turn",
    ),
    (paying("pay-castle"), None),
    (paying("pay-castle", "red-1:2"), None),
    (paying("pay-castle", "red-1:4"), "payment.cards: the payment is complete"),
    (paying("pay-castle", "white-2"), "payment.cards: do not fit the decision pay-castle"),
    (paying("pay-castle", place="2.west"), "payment.place: is taken already"),
    (paying("pay-castle", place="2.well"), "payment.place: wells stand on the round site"),
    (paying("pay-castle", place="great"), "payment: does not fit the decision pay-castle"),
    (paying("pay-castle", piece=None), "payment: does not fit the decision pay-castle"),
    (paying("pay-castle", place="2.extra"), "payment: needs the bonus tile extra-site"),
    (
        paying("pay-castle", piece="well", place="2.well"),
        "payment.place: the red marker stands elsewhere",
    ),
    (paying("pay-castle", piece="house"), "payment: needs the bonus tile pass"),
    (paying("pay-castle", place="8.east"), "payment: cannot be completed with this hand"),
    (
        all_of(paying("pay-castle"), at("payment.by-coins", True)),
        "payment: does not fit the decision pay-castle",
    ),
    (all_of(paying("pay-coins", "green-3:2"), at("payment.by-coins", True)), None),
    (
        all_of(
            paying("pay-coins"),
            at("payment.by-coins", True),
            at("players.0.bonus-tiles", {}),
        ),
        "payment: needs the bonus tile coin-payment",
    ),
    (paying("pay-same", "red-1:2", place="great"), None),
    (
        paying("pay-same", "red-1, green-3", place="great"),
        "payment.cards: do not fit the decision pay-same",
    ),
    (
        paying("pay-different", "red-1:2", place="great"),
        "payment.cards: do not fit the decision pay-different",
    ),
    (paying("pay-same", place="great", piece="well"), "payment: does not fit"),
    (paying("pay-joker", "green-3", piece=None, place=None), None),
    (
        paying("pay-joker", "joker", piece=None, place=None),
        "payment.cards: do not fit the decision pay-joker",
    ),
    (paying("pay-joker"), "payment: does not fit the decision pay-joker"),
    (paying("pay-architect", "", "red-1:4", piece="palace"), None),
    (
        paying("pay-architect", "", "red-1:3", piece="palace"),
        "payment.cards-before: are not the price of the palace",
    ),
    (
        paying("pay-architect", "", "red-1:3, white-2", piece="palace"),
        "payment.cards-before: are not the price of the palace",
    ),
    (
        all_of(
            at("players.0.hand", counts("green-3:2, white-2:4, white-1, joker")),
            paying("pay-architect", "", "green-3:2, white-2:2", piece="palace", by_coins=True),
        ),
        None,
    ),
    (
        all_of(
            at("players.0.hand", counts("green-3:2, white-2:4, white-1, joker")),
            paying(
                "pay-architect", "", "green-3:2, white-2:2, white-1", piece="palace", by_coins=True
            ),
        ),
        "payment.cards-before: are not the price of the palace",
    ),
    (paying("pay-architect", piece="palace"), "payment.cards-before: are there while"),
    (paying("pay-castle", "", "red-1"), "payment.cards-before: are there while"),
    (
        all_of(paying("pay-castle"), at("acted", True)),
        "acted: the action of the turn is done once",
    ),
]


@pytest.mark.parametrize(("change", "reason"), CASES, ids=[str(reason) for _, reason in CASES])
def test_an_impossible_position_is_refused_and_a_possible_one_is_not(
    position: dict[str, Any], change: Change, reason: str | None
) -> None:
    change(position)
    if reason is None:
        state = GAME.from_dict(copy.deepcopy(position))
        assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()
        assert state.legal_actions()
        return
    with pytest.raises(PositionError, match=reason):
        GAME.from_dict(position)


def test_what_lies_nowhere_is_still_to_be_taken(position: dict[str, Any]) -> None:
    state = GAME.from_dict(position)
    assert isinstance(state, State)
    assert state.census() == GAME.new(2, {}, FastChance(1)).census()
    assert state.jokers == 16 and state.exchange == 9 and state.pile_size == 73


@pytest.mark.parametrize("nothing", [None, [], "position", 3])
def test_something_else_is_no_position(nothing: Any) -> None:
    with pytest.raises(PositionError, match="must be an object"):
        GAME.from_dict(nothing)


def test_a_payment_is_read_with_what_is_still_due(position: dict[str, Any]) -> None:
    paying("pay-castle", "red-1:3")(position)
    state = GAME.from_dict(position)
    assert isinstance(state, State)
    assert state.due == 1 and state.revealed() is False
    state.apply_action(GAME.parse("pay red-1"), FastChance(1))
    assert state.scores() == [1, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_occupied_sites_are_those_with_a_piece(players: int) -> None:
    chance = FastChance(players)
    state = GAME.new(players, None, chance)
    seen = set()
    while not state.is_terminal():
        again = GAME.from_dict(state.to_dict())
        for s in (state, again):
            assert isinstance(s, State)
            assert s.occupied == sum(2**site for site, piece in enumerate(s.sites) if piece >= 0)
            seen.add(s.occupied)
        legal = state.legal_actions()
        for _ in range(3):
            state.apply_action(legal[chance.pick(len(legal))], chance)
            legal = state.legal_actions()
            if not legal:
                break
    assert len(seen) > 10
