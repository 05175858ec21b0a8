"""What players read: an action in words, the decision to make, and (from `chronicle`) the log.

Every action of the space has words in every position, also where it is not allowed: people ask
about those too. What an action brings is told by `preview`.
"""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.burdigala import names, tables
from bourgade.games.burdigala.actions import SPACE
from bourgade.games.burdigala.chronicle import tell as tell
from bourgade.games.burdigala.names import Args, message
from bourgade.games.burdigala.state import (
    AFTER,
    DECISIONS,
    MOVE_PAWN,
    PEEK_SITE,
    PUSH_PAWN,
    SWAP_GOODS,
    TOO_MANY,
    Position,
)
from bourgade.games.burdigala.stones import may_corrupt, may_lay_second
from bourgade.games.burdigala.turns import ending, may_play_again
from bourgade.games.burdigala.ways import ALL_LANES


def position(state: GameState) -> Position:
    if not isinstance(state, Position):
        raise TypeError("not a position of Burdigala")
    return state


def describe(state: GameState, action: int) -> Message:
    """The action in words for the player to move."""
    s = position(state)
    content = SPACE.decode(action)
    verb = str(content["verb"])
    if verb == "move":
        return _move(s, int(content["pawn"]), tables.POINT_BY_NAME[str(content["point"])])
    if verb in ("place", "push"):
        point = names.point(tables.POINT_BY_NAME[str(content["point"])])
        return message(f"action-{verb}", {"point": point})
    if verb == "leave":
        return message("action-leave", {"pawn": names.pawn(s, s.asked, int(content["pawn"]))})
    if verb in ("stone", "peek"):
        return _at_site(s, verb, int(content["site"]) - 1)
    if verb in ("betray", "visit", "rob"):
        return _against(verb, content)
    if verb == "alter":
        return _alter(s, int(content["die"]), str(content["by"]))
    if verb == "discard":
        where, _, card = str(content["card"]).rpartition(":")
        kind = names.intrigue(tables.INTRIGUE_NAMES.index(card))
        return message("action-discard-table" if where else "action-discard", {"card": kind})
    if verb == "decline" and s.decision == SWAP_GOODS:
        return message("action-decline-swap")
    args = {key: _word(key, value) for key, value in content.items() if key != "verb"}
    return message(f"action-{verb}", args)


def _word(key: str, value: Value) -> int | str | Message:
    """The value of a parameter in words."""
    if key in ("give", "take", "good"):
        return names.good(tables.GOODS_NAMES.index(str(value)))
    if key == "card":
        return names.intrigue(tables.INTRIGUE_NAMES.index(str(value)))
    return value


def _move(s: Position, pawn: int, point: int) -> Message:
    """With the die that leads there, or simply where to."""
    args: Args = {"pawn": names.pawn(s, s.asked, pawn), "point": names.point(point)}
    p = s.players[s.asked]
    lanes = ALL_LANES if s.double else p.lanes()
    at = int(p.pawns[pawn])
    steps = {int(d) for d in s.dice if d > 0 and at >= 0}
    fitting = [d for d in sorted(steps) if tables.WAYS.path(lanes, d, at, point)]
    if not fitting:
        return message("action-move", args)
    args["steps"] = message("steps", {"count": fitting[0]})
    if point == at:
        return message("action-move-loop", args)
    other = [seat for seat in range(s.seats) if point in list(s.players[seat].pawns)]
    if other:
        return message("action-move-push", {**args, "other": names.who(other[0])})
    return message("action-move-steps", args)


def _at_site(s: Position, verb: str, site: int) -> Message:
    args: Args = {"site": names.site(site)}
    if s.built & tables.BIT[site]:
        return message(f"action-{verb}-built", args)
    if verb == "peek":
        return message("action-peek", args)
    if s.laid[site] + 1 == s.sizes[site]:
        return message("action-stone-last", args)
    args |= {"number": int(s.laid[site]) + 1, "size": int(s.sizes[site])}
    return message("action-stone", args)


def _against(verb: str, content: dict[str, Value]) -> Message:
    args: Args = {"other": names.who(int(content["seat"]))}
    if verb != "betray":
        return message(f"action-{verb}", args)
    if content["card"] == "hand":
        return message("action-betray-hand", args)
    kind = tables.INTRIGUE_NAMES.index(str(content["card"]))
    return message("action-betray", {**args, "card": names.intrigue(kind)})


def _alter(s: Position, die: int, by: str) -> Message:
    number = int(s.dice[die])
    target = number + (1 if by == "+" else -1)
    if number == 0:
        return message("action-alter-unthrown", {"die": die + 1})
    return message("action-alter", {"number": number, "target": target})


def prompt(state: GameState) -> Message:
    """What the player to move has to decide now."""
    s = position(state)
    if s.decision == MOVE_PAWN:
        return _prompt_move(s)
    if s.decision == AFTER:
        return _prompt_after(s)
    args: Args = {}
    if s.decision == PEEK_SITE:
        args["count"] = s.peeks
    elif s.decision == TOO_MANY:
        args["count"] = s.players[s.asked].excess()
    elif s.decision == SWAP_GOODS:
        args["other"] = names.who(s.rival)
    elif s.decision == PUSH_PAWN:
        args["other"] = names.who(s.pushed_seat)
    return message(f"prompt-{DECISIONS[s.decision]}", args)


def _prompt_move(s: Position) -> Message:
    args: Args = {"first": int(s.dice[0]), "second": int(s.dice[1])}
    if SPACE.verb_of(s.legal_actions()[0]).name == "leave":
        return message("prompt-move-none", args)
    if s.double:
        return message("prompt-move-double", args)
    return message("prompt-move-seven" if s.seven else "prompt-move", args)


def _prompt_after(s: Position) -> Message:
    if ending(s):
        return message("prompt-after-last")
    if may_corrupt(s):
        return message("prompt-after-seven" if may_lay_second(s) else "prompt-after-seven-goods")
    if may_play_again(s):
        return message("prompt-after-double")
    return message("prompt-after" if len(s.legal_actions()) > 1 else "prompt-after-end")
