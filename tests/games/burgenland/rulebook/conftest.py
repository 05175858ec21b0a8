"""A table for the examples of the rulebook: a quiet position with a few differences, and play."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.core.chance import FastChance
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.rules import State

sys.path.insert(0, str(Path(__file__).parent.parent))
from burgenland_stories import counts, document, outcomes, settle


def _table(base: str = "two", hand: str = "nothing", **fields: Any) -> State:
    """The quiet table `base`; `hand` and the other fields are Anna's, `castles` adds pieces."""
    position = document(base)
    for castle, sites in fields.pop("castles", {}).items():
        for name, (piece, builder) in sites.items():
            position["castles"][castle - 1][name] = {"piece": piece, "builder": builder}
    for name in ("wells", "wells_built", "architects"):
        if name in fields:
            position[name.replace("_", "-")] = fields.pop(name)
    position["players"][0]["hand"] = counts(hand)
    for name, value in fields.items():
        position["players"][0][name.replace("_", "-")] = value
    return settle(position)


def _play(s: State, *actions: str, coming: str = "") -> State:
    """Plays actions in notation, each of which must be legal; the last one draws what is coming."""
    for i, text in enumerate(actions):
        action = GAME.parse(text)
        reason = s.why_illegal(action)
        assert reason is None and action in s.legal_actions(), f"{text}: {reason}"
        if coming and i == len(actions) - 1:
            chance = outcomes(s, coming.split(","))
            s.apply_action(action, chance)
            assert chance.used == len(chance.outcomes), "more was announced than drawn"
        else:
            s.apply_action(action, FastChance(1))
    return s


@pytest.fixture
def table() -> Callable[..., State]:
    return _table


@pytest.fixture
def play() -> Callable[..., State]:
    return _play
