"""What players read: an action in words, the decision to make, and (from `chronicle`) the log.

Every action of the space has words in every position, also where it is not allowed: people ask
about those too. What an action brings is told by `preview`.
"""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.castle import names, tables
from bourgade.games.castle.actions import DOUBLE, SCORE, SPACE
from bourgade.games.castle.chronicle import only_doubling
from bourgade.games.castle.chronicle import tell as tell
from bourgade.games.castle.completed import completed
from bourgade.games.castle.features import AROUND, kind_at, node_at
from bourgade.games.castle.names import Args, message
from bourgade.games.castle.scoring import worth
from bourgade.games.castle.state import DECISIONS, PLACE_TILE, SCORE_NEXT, Position
from bourgade.games.castle.view import ROLES


def position(state: GameState) -> Position:
    if not isinstance(state, Position):
        raise TypeError("not a position of the castle")
    return state


def describe(state: GameState, action: int) -> Message:
    """The action in words for the player to move."""
    s = position(state)
    content = SPACE.decode(action)
    verb = str(content["verb"])
    if verb == "place":
        return _placing(s, content)
    if verb == "subject":
        return _subject(s, int(content["segment"]))
    if verb in ("score", "double"):
        spot = action - (SCORE if verb == "score" else DOUBLE)
        return _scoring(s, verb, spot)
    return message(f"action-{verb}")


def _placing(s: Position, content: dict[str, Value]) -> Message:
    args: Args = {"square": str(content["square"]), "degrees": int(content["rotation"])}
    if s.hand < 0:
        return message("action-place-nothing", args)
    upright = content["rotation"] == 0
    return message("action-place" if upright else "action-place-turned", args)


def _subject(s: Position, segment: int) -> Message:
    if s.last < 0 or segment >= tables.SEGMENT_COUNT[s.laid[s.last] >> 2]:
        return message("action-subject-nothing", {"segment": segment})
    kind = tables.SEGMENT_KIND[(s.laid[s.last] >> 2) * 8 + segment]
    where = names.segment_where(s, s.last * 8 + segment)
    return message(f"action-subject-{ROLES[kind]}", {"where": where})


def _scoring(s: Position, verb: str, spot: int) -> Message:
    where = _spot(s, spot)
    node = node_at(s, spot) if s.last >= 0 else -1
    kind = kind_at(s, spot) if s.last >= 0 else -1
    if node < 0 or kind < 0 or kind == tables.COURT:
        return message(f"action-{verb}-nothing", {"where": where})
    root = s.find(node)
    points = worth(s, root, kind) * (2 if verb == "double" else 1)
    args: Args = {
        "feature": names.feature(kind, s.tiles(root), s.has_well(root)),
        "points": names.points(points),
        "where": where,
    }
    if verb == "double":
        args["tile"] = 2 if kind == tables.TOWER else 3
    return message(f"action-{verb}", args)


def _spot(s: Position, spot: int) -> Message:
    """Where around the last tile: its own segments by their sides, others by the side beyond."""
    if spot >= 8:
        flank = "-right" if spot % 2 else ""
        return message(f"beyond-{tables.SIDE_NAMES[(spot - 8) // 2]}{flank}")
    if s.last < 0 or spot >= tables.SEGMENT_COUNT[s.laid[s.last] >> 2]:
        return message("side-inside")
    return names.segment_where(s, s.last * 8 + spot)


def prompt(state: GameState) -> Message:
    """What the player to move has to decide now."""
    s = position(state)
    if s.decision == PLACE_TILE and s.hand >= 0:
        return message("prompt-tile", {"tile": names.tile(s.hand)})
    if s.decision == SCORE_NEXT and s.decider == s.turn and not _own_left(s):
        return message("prompt-score-other")
    if s.decision == SCORE_NEXT and only_doubling(s):
        return message("prompt-double")
    return message(f"prompt-{DECISIONS[s.decision]}")


def _own_left(s: Position) -> bool:
    spots = completed(s)
    return any(
        s.majority(s.find(node_at(s, spot))) == s.turn
        for spot in range(AROUND)
        if spots & tables.BIT[spot]
    )
