"""What the golden records of Burgundy must show between them."""

from bourgade.core.record import Record
from bourgade.core.state import GameState
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.actions import SPACE
from bourgade.games.burgundy.state import Position


def seen(record: Record, state: GameState) -> set[str]:
    """Everything this game shows."""
    assert isinstance(state, Position)
    things = {f"{record.players} players", f"set-up {record.options['setup']}"}
    things |= {f"verb {SPACE.verb_of(SPACE.parse(action)).name}" for action in record.actions()}
    if any(entry.do == "undo" for entry in record.log):
        things.add("an undo")
    for p in state.players:
        things.add(f"board {tables.BOARD_NAMES[p.board]}")
        things |= {f"tile {tables.TILE_NAMES[tile]}" for tile in p.tiles if tile >= 0}
        if p.small:
            things.add("a small bonus tile")
    if record.options["spielbox-action"] == "take":
        things.add("Spielbox action by taking")
    return things


def demanded() -> set[str]:
    """Each number of players, board, set-up, verb and tile."""
    return (
        {f"{n} players" for n in (2, 3, 4)}
        | {f"set-up {name}" for name in ("standard", "expert-open", "expert-secret")}
        | {f"verb {name}" for name in SPACE.verbs}
        | {f"board {name}" for name in tables.BOARD_NAMES}
        | {f"tile {name}" for name in tables.TILE_NAMES}
        | {"an undo", "a small bonus tile", "Spielbox action by taking"}
    )
