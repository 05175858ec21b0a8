"""Positions told in few words, for the scenarios and the examples of the rulebook."""

import json
from pathlib import Path
from typing import Any

from bourgade.core.chance import ReplayChance
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.rules import State

BASES = Path(__file__).parent / "scenarios" / "bases"
NAMES = ["Anna", "Benno", "Carla", "Dario"]
COUNTS = {"hand", "shown", "pieces", "great-castle", "bonus-tiles", "bonus-tiles-used"}
COUNTS |= {"pile", "discards", "options", "cards", "cards-before"}
LISTS = {"architects", "wells", "milestones"}


def counts(text: str) -> dict[str, int]:
    """ "red-1:2, joker" as counts; one where no number is given."""
    found: dict[str, int] = {}
    for item in text.split(","):
        name, _, count = item.strip().partition(":")
        if name and name != "nothing":
            found[name] = found.get(name, 0) + int(count or 1)
    return found


def document(base: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((BASES / f"{base}.json").read_text())
    return found


def settle(position: dict[str, Any]) -> State:
    """The state of a position; a player's pieces left are those not built, unless told."""
    seats = len(position["players"])
    for seat, player in enumerate(position["players"]):
        if not player.pop("told", False):
            for piece, name in enumerate(tables.PIECE_NAMES):
                built = player["great-castle"].get(name, 0) + sum(
                    site["piece"] == name and site["builder"] == seat
                    for castle in position["castles"]
                    for site in castle.values()
                )
                player["pieces"][name] = tables.PIECES[seats * 4 + piece] - built
    if "pile" in position:
        _discard_the_rest(position)
    state = GAME.from_dict(position)
    assert isinstance(state, State)
    return state


def _discard_the_rest(position: dict[str, Any]) -> None:
    """What is neither in the pile nor in a hand lies in the discards."""
    for card, name in enumerate(tables.CARD_NAMES):
        if name != "joker":
            held = sum(player["hand"].get(name, 0) for player in position["players"])
            rest = tables.CARD_COUNT[card] - held - position["pile"].get(name, 0)
            position["discards"][name] = rest


def outcomes(s: State, texts: list[str]) -> ReplayChance:
    """Chance that brings these things: cards by name, "well 5", "architect 4", "tile pass"."""
    bags: dict[str, Any] = {
        "card": list(s.pile),
        "architect": list(s.architect_bag),
        "tile": list(s.tile_bag),
        "well": [castle not in s.wells[: s.wells_built + 1] for castle in range(11)],
    }
    picks = []
    for text in texts:
        kind, _, name = text.strip().partition(" ")
        if not name:
            kind, index = "card", tables.CARD_BY_NAME[text.strip()]
        elif kind == "tile":
            index = tables.TILE_NAMES.index(name)
        else:
            index = int(name) - (kind == "well")
        assert bags[kind][index] > 0, f"{text} cannot be drawn"
        picks.append(int(sum(bags[kind][:index])))
        bags[kind][index] -= 1
    return ReplayChance(picks)


def value(key: str, text: str) -> Any:
    """A field of a position as the stories write it."""
    if key in COUNTS and key != "options":
        return {} if text == "none" else counts(text)
    if key in LISTS:
        return [_plain(item) for item in text.split(",")]
    if key == "options":
        return dict.fromkeys(text.split(","), True)
    return _plain(text)


def _plain(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text
