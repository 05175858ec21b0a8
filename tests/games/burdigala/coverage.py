"""What the golden records of Burdigala must show between them."""

import bourgade
from bourgade.core.record import Record
from bourgade.core.state import GameState
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.actions import SPACE
from bourgade.games.burdigala.setup import OPTIONS
from bourgade.games.burdigala.state import PARTS, Position


def seen(record: Record, state: GameState) -> set[str]:
    """Everything this game shows."""
    assert isinstance(state, Position)
    things = {f"{record.players} players"}
    things |= {f"option {key} {value}" for key, value in record.options.items()}
    for action in record.actions():
        content = SPACE.decode(SPACE.parse(action))
        things.add(f"verb {content['verb']}")
        if content["verb"] == "play":
            things.add(f"intrigue {content['card']}")
    if any(entry.do == "undo" for entry in record.log):
        things.add("an undo")
    for site in range(tables.NUM_SITES):
        if state.built & tables.BIT[site]:
            things.add(f"building {tables.TILE_NAMES[state.tiles[site]]}")
    for seat in range(record.players):
        things |= {f"points for {part}" for part in PARTS if state.score_parts(seat)[part]}
    things |= _ends(state)
    if len(state.winners()) > 1:
        things.add("a shared victory")
    if _asked_in_between(record):
        things.add("a decision in another player's turn")
    return things


def _ends(state: Position) -> set[str]:
    ends = set()
    if state.built == tables.ALL_SITES:
        ends.add("the end with all buildings")
    if state.goods_left == 0:
        ends.add("the end without goods")
    if state.players[state.active].pawns_left() == 0:
        ends.add("the end without pawns")
    return ends


def _asked_in_between(record: Record) -> bool:
    for length in range(len(record.log)):
        if record.log[length].do.startswith(("discard", "accept", "decline")):
            state = bourgade.replay(record, upto=length).state
            assert isinstance(state, Position)
            if state.asked != state.active:
                return True
    return False


def demanded() -> set[str]:
    """Each verb, intrigue, building and option, each way of scoring and of ending."""
    return (
        {f"{n} players" for n in (2, 3, 4)}
        | {f"option {option.key} {value}" for option in OPTIONS for value in option.values}
        | {f"verb {name}" for name in SPACE.verbs}
        | {f"intrigue {name}" for name in tables.INTRIGUE_NAMES}
        | {f"building {name}" for name in tables.TILE_NAMES}
        | {f"points for {part}" for part in PARTS}
        | {"the end with all buildings", "the end without goods", "the end without pawns"}
        | {"an undo", "a shared victory", "a decision in another player's turn"}
    )
