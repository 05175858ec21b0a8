"""A table for the examples of the rulebook: a quiet position with a few differences, and play."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.core.chance import FastChance
from bourgade.games.burgundy.rules import State

BASES = Path(__file__).parent.parent / "scenarios" / "bases"
GAME = bourgade.game("burgundy")


def _table(base: str = "two", anna: dict[str, Any] | None = None, **fields: Any) -> State:
    """The quiet table `base`; `anna` changes the first seat, other names fields of the position."""
    document = json.loads((BASES / f"{base}.json").read_text())
    for name, value in (anna or {}).items():
        first = document["players"][0]
        first[name] = {**first[name], **value} if name == "tiles" else value
    for name, value in fields.items():
        document[name.replace("_", "-")] = value
    position = GAME.from_dict(document)
    assert isinstance(position, State)
    return position


def _play(position: State, *actions: str) -> State:
    """Plays actions in notation, each of which must be legal."""
    for text in actions:
        action = GAME.parse(text)
        reason = position.why_illegal(action)
        assert reason is None and action in position.legal_actions(), f"{text}: {reason}"
        position.apply_action(action, FastChance(1))
    return position


@pytest.fixture
def table() -> Callable[..., State]:
    return _table


@pytest.fixture
def play() -> Callable[..., State]:
    return _play


@pytest.fixture
def choices() -> Callable[[State, str], list[str]]:
    """The legal actions of a verb, without the verb."""

    def listed(position: State, verb: str) -> list[str]:
        texts = [GAME.notation(action) for action in position.legal_actions()]
        return [text[len(verb) + 1 :] for text in texts if text.startswith(verb + " ")]

    return listed


@pytest.fixture
def depots() -> Callable[..., list[dict[str, Any]]]:
    """Six depots, empty but for those named: `depots({4: ["ship"]}, {5: {"1": 2}})`."""

    def laid(
        tiles: dict[int, list[str]], goods: dict[int, dict[str, int]] | None = None
    ) -> list[dict[str, Any]]:
        return [
            {
                "tiles": (tiles.get(number, []) + [None] * 4)[:4],
                "goods": (goods or {}).get(number, {}),
            }
            for number in range(1, 7)
        ]

    return laid
