"""Described positions: impossible ones are refused, and the message names the field."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from bourgade.core.chance import FastChance
from bourgade.core.errors import PositionError
from bourgade.games.bruges.game import GAME

Json = dict[str, Any]
Change = Callable[[Json], None]


def played(seed: int, steps: int, players: int = 3) -> Json:
    chance = FastChance(seed)
    state = GAME.new(players, {}, chance)
    for _ in range(steps):
        legal = state.legal_actions()
        state.apply_action(legal[chance.pick(len(legal))], chance)
    return copy.deepcopy(state.to_dict())


def at(path: str, value: object) -> Change:
    """A change of one field, named like the errors name it."""

    def change(position: Json) -> None:
        *way, last = path.split(".")
        place: Any = position
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value

    return change


def without(key: str) -> Change:
    return lambda position: position.pop(key)


def all_of(*changes: Change) -> Change:
    def change(position: Json) -> None:
        for one in changes:
            one(position)

    return change


CASES = [
    (without("phase"), "phase: is missing"),
    (at("game", "chess"), "game: cannot be 'chess'"),
    (at("phase", "nap"), "phase: cannot be 'nap'"),
    (at("phase", "play"), "decision: cannot be made in phase 'play'"),
    (at("round", 0), "round: must be a number from 1 to 99"),
    (at("players", []), "players: the game is for 2 to 4 players, not 0"),
    (at("first", 3), "first: must be a number from 0 to 2"),
    (at("decision", "effects"), "decision: cannot be 'effects'"),
    (at("decision", "turn"), "decision: cannot be made in phase 'draw'"),
    (at("decision", "plague"), "decision: cannot be made in phase 'draw'"),
    (at("played", True), "acted: must be true once the card of the turn is played"),
    (at("last-round", 1), "last-round: is known exactly when the extra pile is used up"),
    (at("last-round", 4), "last-round: is this round or the next one"),
    (at("turn", 3), "turn: must be 0 to 2 at this point"),
    (
        all_of(
            at("phase", "threats"),
            at("decision", "fire"),
            at("turn", 4),
            at("dice", dict.fromkeys(["blue", "brown", "yellow", "red", "violet"], 3)),
            at("players.0.canals", [1, 1]),
            at("pending", [{"what": "fire", "seat": 0}]),
        ),
        "turn: must be 1 to 3 at this point",
    ),
    (
        all_of(
            without("piles"), without("extra"), at("players.2.fresh", {"red": 1}), at("turn", 1)
        ),
        "players[0].fresh: only who draws now has not looked yet",
    ),
    (
        all_of(
            at("decision", "lend"),
            at("players.1.florins", 1),
            at("pending", [{"what": "lend", "seat": 1, "left": 2, "place": 0, "points": 1}]),
        ),
        "pending[0].left: more florins than there are to give",
    ),
    (at("dice", {"green": 1}), "dice: cannot be 'green'"),
    (at("dice", {"red": 7}), "dice.red: must be a number from 0 to 6, not 7"),
    (at("piles.0.cards", 5), "piles: "),
    (at("piles.0.back", None), "piles[0].back: a pile shows a colour exactly if it has cards"),
    (at("piles", [{"cards": 1, "back": "red"}]), "piles: must have 2 entries, not 1"),
    (at("discarded", ["nobody"]), "discarded[0]: cannot be 'nobody'"),
    (at("discarded", ["prinz", "prinz"]), "discarded[1]: prinz is there twice"),
    (at("statues-taken", 1), "statues-taken: the statues taken are those the players have"),
    (at("players.0.hand", ["prinz", "prinz"]), "players[0].hand[1]: prinz is there twice"),
    (
        all_of(at("players.0.hand", ["prinz"]), at("players.1.hand", ["prinz"])),
        "players: prinz is in two places",
    ),
    (at("players.0.known", ["prinz"]), "players[0].known[0]: is neither in the hand nor a house"),
    (at("players.1.threats", {"red": 3}), "players[1].threats: the third of a colour strikes"),
    (at("players.1.threats", {"red": 10}), "players[1].threats.red: must be a number from 0 to 3"),
    (at("players.1.canals", [5, 0]), "players[1].completed: the left section is complete"),
    (at("players.1.canals", [6, 0]), "players[1].canals[0]: must be a number from 0 to 5"),
    (at("players.1.statues", [9]), "players[1].statues[0]: there is no statue worth 9"),
    (at("players.1.level", 13), "players[1].level: must be a number from 0 to 12"),
    (at("players.1.points", {"start": -1}), "players[1].points: the score track has nothing"),
    (at("players.1.houses", [{"card": "x"}]), "players[1].houses[0].card: cannot be 'x'"),
    (
        at("players.1.houses", [{"card": "prinz", "guest": "baron"}]),
        "players[1].houses[0].used: is missing",
    ),
    (at("players.1.majorities", ["wit"]), "players[1].majorities[0]: cannot be 'wit'"),
    (at("players.1.hat", 1), "players[1].hat: is no field of a position"),
    (at("weather", "fine"), "weather: is no field of a position"),
    (at("options", {}), "options.revised: is missing"),
    (at("pending", [{"what": "turn", "seat": 0}]), "pending[0].what: cannot be 'turn'"),
    (at("pending", [{"what": "plague", "seat": 9}]), "pending[0].seat: must be a number"),
    (at("pending", [{"what": "again", "seat": 0}]), "pending[0].card: is missing"),
    (
        at("pending", [{"what": "plague", "seat": 0}]),
        "decision: must be what the last pending entry asks",
    ),
    (
        all_of(at("pending", [{"what": "plague", "seat": 0}]), at("decision", "plague")),
        "decision: plague: nothing to choose from",
    ),
    (
        at(
            "pending",
            [
                {
                    "what": "effects",
                    "seat": 0,
                    "card": "notar",
                    "colour": None,
                    "chosen": False,
                    "program": "own",
                    "next": 0,
                }
            ],
        ),
        "pending[0].program: notar does nothing of the kind",
    ),
    (
        at(
            "pending",
            [
                {
                    "what": "convert",
                    "seat": 0,
                    "card": "baron",
                    "left": 1,
                    "from": "blue",
                    "must": True,
                    "effect": 0,
                }
            ],
        ),
        "pending[0].effect: baron converts nothing there",
    ),
]


@pytest.mark.parametrize(("change", "message"), CASES)
def test_an_impossible_position_is_refused(change: Change, message: str) -> None:
    position = played(1, 3)
    change(position)
    with pytest.raises(PositionError) as refusal:
        GAME.from_dict(position)
    assert str(refusal.value).startswith(message), refusal.value


def test_piles_may_be_left_out() -> None:
    position = played(1, 0)
    del position["piles"], position["extra"]
    again: Any = GAME.from_dict(position).to_dict()
    assert [pile["cards"] for pile in again["piles"]] == [49, 50] and again["extra"]["cards"] == 66
    position["last-round"] = 1
    again = GAME.from_dict(position).to_dict()
    assert again["extra"] == {"cards": 0, "back": None}


@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_position_is_refused_or_can_be_played(seed: int) -> None:
    """Any value replaced by any other of the document: a clear refusal, or a game that goes on."""
    lot = random.Random(seed)
    base = played(seed % 5, 60 + 17 * (seed % 9))
    for _ in range(25):
        position = copy.deepcopy(base)
        _replace(position, lot)
        try:
            state = GAME.from_dict(position)
        except PositionError as refusal:
            assert refusal.where and refusal.reason
            continue
        chance = FastChance(seed)
        for _ in range(40):
            if state.is_terminal():
                break
            legal = state.legal_actions()
            assert legal
            state.apply_action(legal[chance.pick(len(legal))], chance)


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: its container and key."""
    found: list[tuple[Any, Any]] = []
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in items:
        found.append((value, key))
        if isinstance(inner, (dict, list)):
            found += _places(inner)
    return found


def _replace(position: Json, lot: random.Random) -> None:
    places = _places(position)
    container, key = lot.choice(places)
    source, other = lot.choice(places)
    values: list[Any] = [source[other], None, 0, 1, 7, -1, True, "red", "prinz", [], {}]
    container[key] = copy.deepcopy(lot.choice(values))
