"""Positions told in few words, for scenarios and for the examples of the rulebook."""

import json
from pathlib import Path
from typing import Any

from bourgade.core.chance import Chance, FastChance, ReplayChance
from bourgade.games.burdigala.game import GAME
from bourgade.games.burdigala.rules import State

HERE = Path(__file__).parent
NAMES = ["Anna", "Benno", "Carla", "Dario"]
BASES = {2: "two", 3: "three", 4: "four"}


def base(name: str) -> dict[str, Any]:
    """A quiet table: nothing laid, nothing owned, Anna to move with 1 and 2."""
    text = (HERE / "scenarios" / "bases" / f"{name}.json").read_text(encoding="utf-8")
    document: dict[str, Any] = json.loads(text)
    return document


def position(document: dict[str, Any]) -> State:
    """Doubles, sevens and bonus tokens taken follow from the rest unless they are given."""
    first, second = document["dice"]
    document.setdefault("thrown", True)
    if document.pop("thrown"):
        document["double"], document["seven"] = first == second, first + second == 7
    if not document["bonuses-taken"]:
        document["bonuses-taken"] = _taken(document)
    state = GAME.from_dict(document)
    assert isinstance(state, State)
    return state


def _taken(document: dict[str, Any]) -> list[int]:
    """The bonus tokens of quarters with a building. The two-site quarters are 3, 6, 9 and 12."""
    sites = {3: (3, 4), 6: (7, 8), 9: (11, 12), 12: (15, 16)}
    built = [number for number, site in enumerate(document["sites"], 1) if _is_built(site)]
    return [quarter for quarter, pair in sites.items() if set(pair) & set(built)]


def _is_built(site: dict[str, Any]) -> bool:
    return site["builder"] is not None


def table(
    players: int = 2,
    sites: dict[int, dict[str, Any]] | None = None,
    people: dict[str, dict[str, Any]] | None = None,
    **fields: Any,
) -> State:
    """The quiet table with differences; other names are fields of a position."""
    document = base(BASES[players])
    for number, changes in (sites or {}).items():
        document["sites"][number - 1].update(_dashed(changes))
    for name, changes in (people or {}).items():
        document["players"][NAMES.index(name)].update(_dashed(changes))
    document.update(_dashed(fields))
    return position(document)


def _dashed(changes: dict[str, Any]) -> dict[str, Any]:
    return {name.replace("_", "-"): value for name, value in changes.items()}


def play(state: State, *actions: str, chance: Chance | None = None) -> State:
    """Plays actions in notation, each of which must be legal by both readings of the rules.

    "stone 7 / 2,0" also says what chance brings: the outcomes in order, and no other.
    """
    fast = FastChance(7) if chance is None else chance
    for text in actions:
        notation, _, outcomes = text.partition(" / ")
        action = GAME.parse(notation)
        reason = state.why_illegal(action)
        assert reason is None, f"{notation}: {reason}"
        assert action in state.legal_actions(), f"{notation} is not among the legal actions"
        if outcomes:
            told = ReplayChance([int(outcome) for outcome in outcomes.split(",")])
            state.apply_action(action, told)
            assert told.used == len(told.outcomes), f"{text}: only {told.used} outcomes drawn"
        else:
            state.apply_action(action, fast)
    return state


def choices(state: State, verb: str) -> list[str]:
    """The legal actions that begin so, without that beginning."""
    texts = [GAME.notation(action) for action in state.legal_actions()]
    return [text[len(verb) + 1 :] for text in texts if text.startswith(verb + " ")]
