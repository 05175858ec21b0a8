"""Described positions of Burgundy: impossible ones are refused, and the message names the field."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import bourgade
from bourgade.core.errors import PositionError

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def position() -> dict[str, Any]:
    return copy.deepcopy(bourgade.start("burgundy", players=2, seed=1).state.to_dict())


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


def no_supply(position: dict[str, Any]) -> None:
    for key in ("supply", "black-supply", "goods-supply", "box"):
        position.pop(key)


CASES = [
    (without("phase"), "phase: is missing"),
    (at("game", "chess"), "game: cannot be 'chess'"),
    (at("phase", "F"), "phase: cannot be 'F'"),
    (at("round", 6), "round: must be a number from 1 to 5"),
    (at("round", True), "round: must be a number"),
    (at("order", [0, 0]), "order: must name every seat once"),
    (at("order", [0]), "order: must have 2 entries, not 1"),
    (at("colour", "red"), "colour: is no field"),
    (at("used-dice.0", 1), r"used-dice\[0\]: must be true or false"),
    (at("players", []), "players: the game is for 2 to 4 players, not 0"),
    (at("players.0.tiles.18", "market"), r"players\[0\].tiles.18: market on a space for castle"),
    (at("players.0.tiles.18", "tower"), r"players\[0\].tiles.18: cannot be 'tower'"),
    (at("players.0.start", 1), "there is no castle on space 1"),
    (at("players.0.goods", {"1": 1, "2": 1, "3": 1, "4": 1}), "three types of goods at most"),
    (at("players.0.storage.0", "ship"), "supply: ship: the box has 26, this position 27"),
    (at("players.0.dice", [7, 1]), r"players\[0\].dice\[0\]: must be a number from 0 to 6"),
    (
        all_of(at("players.0.height", 3), at("players.1.height", 3)),
        "two markers at the same height",
    ),
    (at("players.0.points", {"luck": 3}), r"players\[0\].points.luck: is no field"),
    (at("held", "ship"), "supply: ship"),
    (at("decision", "discard"), "held: a tile is held exactly while"),
    (at("decision", "choose-side"), "no sheet was dealt"),
    (at("decision", "choose-start"), "the start castle lies already"),
    (at("decision", "over"), "decision: the game is over after the last round"),
    (at("round-goods.1", True), r"round-goods\[1\]: must be 1 to 6 or null, not True"),
    (
        all_of(at("decision", "keep-goods"), at("ship.kept", 6)),
        "keep-goods: nothing to choose from",
    ),
    (at("set-aside-castles", 3), "more than there are castles in the box"),
    (at("goods-supply", {}), "there are 7 goods tiles of type 1"),
    (
        all_of(at("players.0.large-bonuses", ["mine"]), at("players.1.large-bonuses", ["mine"])),
        "the large bonus tile for mine exists once",
    ),
    (
        all_of(at("players.0.large-bonuses", ["mine"]), at("players.0.small-bonuses", ["mine"])),
        "nobody takes both bonus tiles for mine",
    ),
    (
        all_of(no_supply, at("players.0.storage", ["knowledge-1"] * 2 + [None])),
        "supply: knowledge-1",
    ),
    (
        all_of(no_supply, at("held", "mine"), at("decision", "discard")),
        "nothing is discarded while the storage has room",
    ),
    (
        all_of(
            no_supply,
            at("players.0.board", None),
            at("players.0.start", None),
            at("players.0.tiles", {}),
            at("decision", "choose-start"),
            at("turn", 0),
            at("order", [0, 1]),
        ),
        "no board to choose a start castle on",
    ),
]


@pytest.mark.parametrize(("change", "reason"), CASES, ids=[reason for _, reason in CASES])
def test_an_impossible_position_is_refused(
    position: dict[str, Any], change: Change, reason: str
) -> None:
    change(position)
    with pytest.raises(PositionError, match=reason):
        bourgade.game("burgundy").from_dict(position)


def test_what_lies_nowhere_is_still_to_be_drawn(position: dict[str, Any]) -> None:
    no_supply(position)
    state = bourgade.game("burgundy").from_dict(position)
    assert state.census() == bourgade.start("burgundy", seed=1).state.census()


@pytest.mark.parametrize("nothing", [None, [], "position", 3])
def test_something_else_is_no_position(nothing: Any) -> None:
    with pytest.raises(PositionError, match="must be an object"):
        bourgade.game("burgundy").from_dict(nothing)
