"""A table for tests of Brügge: a quiet position with a few differences, and play."""

from collections.abc import Callable
from typing import Any

import pytest

from bourgade.core.chance import Chance, FastChance
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.rules import State

NAMES = ("anna", "benno", "carla", "dario")
QUIET_DICE = {"blue": 3, "brown": 3, "yellow": 3, "red": 3, "violet": 3}


def quiet_player() -> dict[str, Any]:
    """Somebody with nothing."""
    return {
        "florins": 0,
        "workers": {},
        "threats": {},
        "level": 0,
        "canals": [0, 0],
        "completed": [],
        "statues": [],
        "majorities": [],
        "points": {"start": 5},
        "hand": [],
        "fresh": {},
        "known": [],
        "houses": [],
    }


def document(players: int = 2, **changes: Any) -> dict[str, Any]:
    """Phase 3, all dice at 3, Anna begins. `anna={…}` changes a player, other names a field."""
    position: dict[str, Any] = {
        "game": "bruges",
        "options": {"revised": False},
        "round": 1,
        "last-round": None,
        "phase": "play",
        "first": 0,
        "turn": 0,
        "played": False,
        "acted": False,
        "enough": False,
        "decision": "turn",
        "dice": dict(QUIET_DICE),
        "statues-taken": 0,
        "discarded": [],
        "pending": [],
        "players": [quiet_player() for _ in range(players)],
    }
    for name, value in changes.items():
        if name in NAMES:
            player = position["players"][NAMES.index(name)]
            assert set(value) <= set(player), f"no such field: {set(value) - set(player)}"
            player.update(value)
        else:
            assert name.replace("_", "-") in position or name in ("piles", "extra")
            position[name.replace("_", "-")] = value
    position["acted"] = position["acted"] or position["played"]
    for player in position["players"]:
        player["houses"] = [house(one) for one in player["houses"]]
    return position


def house(written: Any) -> dict[str, Any]:
    """ "prinz" is an empty house, "prinz:akrobat" one with a character, "…!" one that was used."""
    if isinstance(written, dict):
        return written
    card, _, guest = written.partition(":")
    if not guest:
        return {"card": card}
    return {"card": card, "guest": guest.rstrip("!"), "used": guest.endswith("!")}


def make(players: int = 2, **changes: Any) -> State:
    position = GAME.from_dict(document(players, **changes))
    assert isinstance(position, State)
    return position


def go(position: State, *actions: str, chance: Chance | None = None) -> State:
    """Plays actions in notation, each of which must be legal."""
    for text in actions:
        action = GAME.parse(text)
        reason = position.why_illegal(action)
        assert reason is None and action in position.legal_actions(), f"{text}: {reason}"
        position.apply_action(action, chance or FastChance(1))
    return position


@pytest.fixture
def table() -> Callable[..., State]:
    return make


@pytest.fixture
def play() -> Callable[..., State]:
    return go


@pytest.fixture
def refused() -> Callable[[State, str], str | None]:
    """Why an action in notation is not allowed; None when it is."""

    def why(position: State, text: str) -> str | None:
        action = GAME.parse(text)
        reason = position.why_illegal(action)
        assert (reason is None) == (action in position.legal_actions())
        return reason

    return why


@pytest.fixture
def choices() -> Callable[[State], list[str]]:
    """All legal actions in notation."""
    return lambda position: [GAME.notation(action) for action in position.legal_actions()]
