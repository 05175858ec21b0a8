"""What the golden records of Burgenland must show between them."""

import bourgade
from bourgade.core.record import UNDO, Record
from bourgade.core.state import GameState
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.actions import SPACE
from bourgade.games.burgenland.state import Position


def seen(record: Record, state: GameState) -> set[str]:
    """Everything this game shows."""
    assert isinstance(state, Position)
    things = {f"{record.players} players"}
    things |= {f"{key} {value}" for key, value in record.options.items()}
    for action in record.actions():
        content = SPACE.decode(SPACE.parse(action))
        things.add(f"verb {content['verb']}")
        for key in ("piece", "site", "price", "set"):
            if key in content:
                things.add(f"{content['verb']} {key} {content[key]}")
    if any(entry.do == UNDO for entry in record.log):
        things.add("an undo")
    things |= {f"tile {tables.TILE_NAMES[k]} used" for k in range(4) if state.tiles_used[k]}
    if state.jokers < 0:
        things.add("substitutes for jokers")
    if state.wells_built > len(tables.LADDER):
        things.add("a well after the ladder")
    things.add(f"the last piece is {_last_piece(record)}")
    return things


def _last_piece(record: Record) -> str:
    """Where the game ended: in a castle, in the great castle, or with a well."""
    for action in reversed(record.actions()):
        verb = str(SPACE.decode(SPACE.parse(action))["verb"])
        if verb in ("build", "great", "well"):
            return verb
    raise AssertionError("nothing was built")


def demanded() -> set[str]:
    """Each number of players, option, verb, piece, site, price, tile, and way of ending."""
    options = bourgade.game("burgenland").options
    pieces = tables.PIECE_NAMES[:3]
    return (
        {f"{n} players" for n in (2, 3, 4)}
        | {f"{option.key} {value}" for option in options for value in option.values}
        | {f"verb {name}" for name in SPACE.verbs}
        | {f"{verb} piece {name}" for verb in ("build", "great") for name in pieces}
        | {f"build site {name}" for name in tables.SLOT_NAMES[:4]}
        | {f"{verb} price {name}" for verb in ("build", "well") for name in ("cards", "coins")}
        | {f"great set {name}" for name in ("same", "different", "coins")}
        | {f"tile {name} used" for name in ("coin-payment", "pass", "prime")}
        | {f"the last piece is {verb}" for verb in ("build", "great", "well")}
        | {"an undo", "a well after the ladder"}
    )
