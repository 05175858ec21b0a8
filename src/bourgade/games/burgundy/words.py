"""What players read: an action in words, the decision to make, and (from `chronicle`) the log.

Every action of the space has words in every position, also where it is not allowed: people ask
about those too. What an action brings is told by `preview`.
"""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.burgundy import names, tables, take
from bourgade.games.burgundy.actions import BUY, DISCARD, SPACE
from bourgade.games.burgundy.chronicle import tell as tell
from bourgade.games.burgundy.names import Args, message
from bourgade.games.burgundy.power import position, power
from bourgade.games.burgundy.state import DECISIONS, DISCARD_ONE, TURN, Player, Position


def describe(state: GameState, action: int) -> Message:
    """The action in words for the player to move: with which die, and the workers it costs."""
    s = position(state)
    content = SPACE.decode(action)
    verb = str(content["verb"])
    if verb in ("take", "place", "sell", "workers"):
        return _with_power(s, verb, content)
    if verb in ("buy", "buy-from", "discard"):
        return _moving_a_tile(s, verb, content)
    if verb in ("ship", "ship-two"):
        return _loading(s, verb, int(content["depot"]) - 1)
    if verb == "keep":
        return message("action-keep", {"goods": names.goods(int(content["good"]) - 1)})
    if verb == "side":
        return _side(s.active(), str(content["side"]))
    if verb == "start":
        return message("action-start", {"space": int(content["space"])})
    if verb in ("found", "reclaim"):
        return _founding(s.active(), verb, content)
    return message(f"action-{verb}")


def prompt(state: GameState) -> Message:
    """What the player to move has to decide now."""
    s = position(state)
    if s.decision == TURN:
        return _prompt_turn(s)
    args: Args = {}
    if s.decision == DISCARD_ONE and s.held >= 0:
        args["tile"] = names.the_tile(s.held)
    return message(f"prompt-{DECISIONS[s.decision]}", args)


def _prompt_turn(s: Position) -> Message:
    free = [s.die(die) for die in range(2) if s.used[die] == 0]
    if len(free) == 2:
        return message("prompt-turn-two", {"first": free[0], "second": free[1]})
    if len(free) == 1:
        return message("prompt-turn-one", {"number": free[0]})
    buying = any(BUY <= action < DISCARD for action in s.legal_actions())
    return message("prompt-turn-buy" if buying else "prompt-turn-end")


def _with_power(s: Position, verb: str, content: dict[str, Value]) -> Message:
    """take, place, sell, workers: with a die, a castle's action or a building's benefit."""
    args: Args = {"power": power(s, content)}
    if verb == "take":
        depot, slot = int(content["depot"]), int(content["slot"])
        args |= {"depot": depot, "slot": slot + 1}
        return _about_tile("action-take", s.depots[(depot - 1) * 4 + slot], args)
    if verb == "place":
        slot = int(content["slot"])
        args |= {"slot": slot + 1, "space": int(content["space"])}
        return _about_tile("action-place", s.active().storage[slot], args)
    if verb == "sell":
        good = int(content["good"]) - 1
        count = s.active().goods[good]
        args |= {"goods": names.goods(good), "count": count}
        return message("action-sell" if count > 0 else "action-sell-none", args)
    return message("action-workers", args)


def _moving_a_tile(s: Position, verb: str, content: dict[str, Value]) -> Message:
    slot = int(content["slot"])
    args: Args = {"slot": slot + 1}
    if verb == "discard":
        return _about_tile("action-discard", s.active().storage[slot], args)
    args["price"] = names.silver(take.PRICE)
    if verb == "buy":
        return _about_tile("action-buy", s.black[slot], args)
    depot = int(content["depot"])
    args["depot"] = depot
    return _about_tile("action-buy-from", s.depots[(depot - 1) * 4 + slot], args)


def _about_tile(key: str, face: int, args: Args) -> Message:
    """The message about a tile, or its `-empty` twin where no tile lies."""
    if face < 0:
        return message(f"{key}-empty", args)
    return message(key, {**args, "tile": names.the_tile(face)})


def _loading(s: Position, verb: str, depot: int) -> Message:
    depots = [depot] if verb == "ship" else [depot, (depot + 1) % 6]
    counts = [sum(s.depot_goods[d * 6 + good] for d in depots) for good in range(6)]
    args: Args = {"depot": depot + 1, "next": (depot + 1) % 6 + 1}
    listed = names.goods_listing(counts)
    if listed is None:
        return message(f"action-{verb}-empty", args)
    return message(f"action-{verb}", {**args, "goods": listed})


def _side(p: Player, side: str) -> Message:
    if p.sheet < 0:
        return message("action-side-none", {"side": side})
    return message("action-side", {"board": names.board(tables.SHEETS[p.sheet]["ab".index(side)])})


def _founding(p: Player, verb: str, content: dict[str, Value]) -> Message:
    args: Args = {"price": names.points(take.FOUNDING_PRICE)}
    if verb == "reclaim":
        return message("action-reclaim", args)
    slot = int(content["slot"])
    args |= {"slot": slot + 1, "space": int(content["space"])}
    return _about_tile("action-found", p.storage[slot], args)
