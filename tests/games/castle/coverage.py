"""What the golden records of the castle must show between them."""

import bourgade
from bourgade.core.record import Record
from bourgade.core.state import GameState
from bourgade.games.castle import tables
from bourgade.games.castle.actions import SPACE
from bourgade.games.castle.position import used_walls
from bourgade.games.castle.setup import OPTIONS
from bourgade.games.castle.state import PARTS, Position


def seen(record: Record, state: GameState) -> set[str]:
    """Everything this game shows."""
    assert isinstance(state, Position)
    things = {f"option {key} {value}" for key, value in record.options.items()}
    things |= {f"verb {SPACE.verb_of(SPACE.parse(action)).name}" for action in record.actions()}
    if any(entry.do == "undo" for entry in record.log):
        things.add("an undo")
    things |= {f"tile {tables.TILE_NAMES[lying >> 2]}" for lying in state.laid if lying >= 0}
    things |= {f"used wall tile {number}" for number in used_walls(state)}
    for seat, p in enumerate(state.players):
        things |= {f"wall tile {number}" for number in range(1, 10) if p.walls[number]}
        things |= {f"points for {part}" for part in PARTS if state.score_parts(seat)[part]}
        if p.score >= tables.TRACK:
            things.add("a second lap")
    if state.removed:
        things.add("a tile that fits nowhere")
    things.add("a draw" if len(state.winners()) == 2 else "a winner")
    before = bourgade.replay(record, upto=len(record.log) - 1).state
    assert isinstance(before, Position)
    things.add("the end without a fitting tile" if before.bag else "the end with the last tile")
    return things


def demanded() -> set[str]:
    """Each tile, verb, option and wall tile, each way of scoring and of ending."""
    return (
        {f"option {option.key} {value}" for option in OPTIONS for value in option.values}
        | {f"verb {name}" for name in SPACE.verbs}
        | {f"tile {name}" for name in tables.TILE_BY_NAME}
        | {f"wall tile {number}" for number in range(1, 10)}
        | {f"used wall tile {number}" for number in (1, 2, 3)}
        | {f"points for {part}" for part in PARTS}
        | {"an undo", "a second lap", "a tile that fits nowhere", "a draw", "a winner"}
        | {"the end without a fitting tile", "the end with the last tile"}
    )
