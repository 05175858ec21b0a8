"""Positions told in few words, for scenarios and for the examples of the rulebook."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import bourgade
from bourgade.core.chance import FastChance, ReplayChance
from bourgade.games.castle import tables
from bourgade.games.castle.rules import State

HERE = Path(__file__).parent
NAMES = ["Anna", "Benno"]
GAME = bourgade.game("castle")


def blank() -> dict[str, Any]:
    """The empty castle, nothing in hand, Anna's turn."""
    text = (HERE / "scenarios" / "bases" / "empty.json").read_text(encoding="utf-8")
    document: dict[str, Any] = json.loads(text)
    return document


def tiles(text: str) -> dict[str, dict[str, Any]]:
    """ "j1=straight j2=curve/90": what lies on which square, turned by how many degrees."""
    castle = {}
    for item in text.split():
        square, _, tile = item.partition("=")
        name, _, rotation = tile.partition("/")
        castle[square] = {"tile": name, "rotation": int(rotation or 0)}
    return castle


def only(document: dict[str, Any], supply: list[str]) -> None:
    """Nothing but these tiles is left to be drawn; what lies nowhere has left the game."""
    used = Counter(supply)
    used.update(one["tile"] for one in document["castle"].values())
    if document["hand"] is not None:
        used[document["hand"]] += 1
    document["supply"] = dict(Counter(supply))
    rest = {name: count - used[name] for name, count in tables.TILE_COUNT.items()}
    assert min(rest.values()) >= 0, "more tiles than the box has"
    document["removed"] = {name: count for name, count in rest.items() if count}


def finish(document: dict[str, Any]) -> None:
    """Wall tiles that somebody has, or that were used, are gone from the last corner towers."""
    gone = len(document["used-wall-tiles"])
    gone += sum(len(player["wall-tiles"]) for player in document["players"])
    if len(document["towers"]) + gone > tables.WALL_TILES_LAID:
        document["towers"] = document["towers"][: tables.WALL_TILES_LAID - gone]


def position(document: dict[str, Any]) -> State:
    finish(document)
    state = GAME.from_dict(document)
    assert isinstance(state, State)
    return state


def table(
    castle: str = "",
    hand: str | None = None,
    supply: list[str] | None = None,
    anna: dict[str, Any] | None = None,
    benno: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """The blank table with differences; other names are fields of a position."""
    document = blank()
    document["castle"] = tiles(castle)
    document["hand"] = hand
    for seat, changes in enumerate((anna, benno)):
        for name, value in (changes or {}).items():
            document["players"][seat][name.replace("_", "-")] = value
    for name, value in fields.items():
        document[name.replace("_", "-")] = value
    if supply is not None:
        only(document, supply)
    return position(document)


def play(state: State, *actions: str, seed: int = 1) -> State:
    """Plays actions in notation, each of which must be legal by both readings of the rules."""
    chance = FastChance(seed)
    for text in actions:
        action = GAME.parse(text)
        reason = state.why_illegal(action)
        assert reason is None, f"{text}: {reason}"
        assert action in state.legal_actions(), f"{text} is not among the legal actions"
        state.apply_action(action, chance)
    return state


def act(s: State, outcomes: list[int], *actions: str) -> State:
    """Plays these actions; chance brings these outcomes."""
    chance = ReplayChance(outcomes)
    for text in actions:
        assert s.why_illegal(GAME.parse(text)) is None, text
        s.apply_action(GAME.parse(text), chance)
    return s


def choices(state: State, verb: str) -> list[str]:
    """The legal actions of a verb, without the verb."""
    texts = [GAME.notation(action) for action in state.legal_actions()]
    return [text[len(verb) + 1 :] for text in texts if text.startswith(verb + " ")]
