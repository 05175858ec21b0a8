"""What powers an action, in words: a die and the workers that turn it, a castle, a building."""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.burgundy import dice, names, tables
from bourgade.games.burgundy.names import Args, message
from bourgade.games.burgundy.state import (
    CHURCH_TILE,
    MARKET_TILE,
    WORKSHOP_TILE,
    Player,
    Position,
)

_BUILDINGS = {"place": "city-hall", "sell": "warehouse"}
_TAKING_BUILDINGS = {
    WORKSHOP_TILE: "workshop",
    CHURCH_TILE: "church",
    MARKET_TILE: "market",
}


def position(state: GameState) -> Position:
    if not isinstance(state, Position):
        raise TypeError("not a position of Burgundy")
    return state


def power(s: Position, content: dict[str, Value], kind: str = "power") -> Message:
    """What powers the action, with the workers it costs: "Die 2 → 6 (2 workers)".

    `kind` is "power" for the beginning of a sentence, "means" for its middle.
    """
    die = content["die"]
    if die == "castle":
        return message(f"{kind}-castle")
    if die == "building":
        owner = _BUILDINGS.get(str(content["verb"])) or _TAKING_BUILDINGS.get(s.decision)
        return message(f"{kind}-building") if owner is None else message(f"tile-{owner}")
    number = s.die(int(die))
    if number == 0:
        return message("power-unthrown", {"die": int(die) + 1})
    target = target_number(s.active(), content)
    if target == 0 or target == number:
        return message(f"{kind}-die", {"number": number})
    due = workers_due(s, content)
    args: Args = {"number": number, "target": target, "workers": names.workers(due)}
    return message(f"{kind}-turned" if due > 0 else f"{kind}-turned-free", args)


def target_number(p: Player, content: dict[str, Value]) -> int:
    """The number the die must show for this action; 0 if any will do."""
    if content["verb"] == "take":
        return int(content["depot"])
    if content["verb"] == "sell":
        return int(content["good"])
    if content["verb"] == "place" and p.board >= 0:
        return tables.CELL_NUMBER[p.board * tables.NUM_CELLS + int(content["space"])]
    return 0


def workers_due(s: Position, content: dict[str, Value]) -> int:
    """The workers that turn the die to where the action needs it."""
    p = s.active()
    target = target_number(p, content)
    if target == 0 or not isinstance(content["die"], int):
        return 0
    free = 0
    if content["verb"] == "take":
        free = dice.free_step_to_take(p)
    elif content["verb"] == "place":
        face = p.storage[int(content["slot"])]
        free = dice.free_step_to_place(p, tables.TILE_COLOUR[face]) if face >= 0 else 0
    return dice.cost(p, s.die(content["die"]), target, free)
