"""The log: what an action did, in lines for people, found by comparing before and after.

What only its owner may know is told to others without its name.
"""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.burdigala import names, tables
from bourgade.games.burdigala.actions import SPACE
from bourgade.games.burdigala.chronicle_end import ending_lines
from bourgade.games.burdigala.names import Args, message
from bourgade.games.burdigala.state import (
    BONUSES,
    BUILDINGS,
    MOVE_PAWN,
    OFFICES,
    OVER,
    STONE_POINTS,
    SWAP_GOODS,
    Position,
)

Content = dict[str, Value]


def tell(
    before: GameState, action: int, after: GameState, seat: int | None = None
) -> list[Message]:
    """The lines of the log for one action, as `seat` may read them (None: a spectator).

    The argument `player` is a seat number; whoever shows the line puts a name in its place.
    """
    assert isinstance(before, Position) and isinstance(after, Position)
    content = SPACE.decode(action)
    lines = _deed(before, content, after, seat)
    lines += _stone_lines(before, after)
    for step in range(before.seats):
        lines += _receipts(before, content, after, (before.active + step) % before.seats, seat)
    if after.decision == OVER:
        lines += ending_lines(after)
    elif _new_turn(before, content, after):
        lines += _throw(after)
    return lines


def _new_turn(was: Position, content: Content, now: Position) -> bool:
    if content["verb"] == "place":
        return now.decision == MOVE_PAWN
    return content["verb"] in ("end", "again")


def _throw(now: Position) -> list[Message]:
    args: Args = {"player": now.active, "first": int(now.dice[0]), "second": int(now.dice[1])}
    if now.double:
        return [message("log-dice-double", args)]
    return [message("log-dice-seven" if now.seven else "log-dice", args)]


# --- The action itself ---


def _deed(was: Position, content: Content, now: Position, seat: int | None) -> list[Message]:
    verb = str(content["verb"])
    args: Args = {"player": was.asked}
    if verb in ("stone", "second-stone", "goods"):
        return []  # told by what it brought
    if verb == "move":
        return [_move(was, content, args)]
    if verb == "place":
        args["point"] = names.point(tables.POINT_BY_NAME[str(content["point"])])
    elif verb == "leave":
        args["pawn"] = names.pawn(was, was.asked, int(content["pawn"]))
    elif verb == "push":
        args["other"] = names.who(was.pushed_seat)
        args["point"] = names.point(tables.POINT_BY_NAME[str(content["point"])])
    elif verb == "play":
        kind = tables.INTRIGUE_NAMES.index(str(content["card"]))
        args["card"] = names.intrigue(kind)
        return [message("log-play", args), *_resolved_at_once(was, kind, now, seat)]
    elif verb == "alter":
        die = int(content["die"])
        args |= {"number": int(was.dice[die]), "target": int(now.dice[die])}
    elif verb == "decline" and was.decision == SWAP_GOODS:
        return [message("log-decline-swap", args)]
    elif verb == "discard":
        name = str(content["card"]).rpartition(":")[2]
        args["card"] = names.intrigue(tables.INTRIGUE_NAMES.index(name))
    elif verb in ("peek", "betray", "visit", "swap", "rob", "keep", "shed"):
        return _plot(was, verb, content, now, seat)
    return [message(f"log-{verb}", args)]


def _move(was: Position, content: Content, args: Args) -> Message:
    start = was.players[was.asked].pawns[int(content["pawn"])]
    end = tables.POINT_BY_NAME[str(content["point"])]
    args |= {"start": tables.POINT_NAMES[start], "point": names.point(end)}
    return message("log-move-loop" if start == end else "log-move", args)


def _resolved_at_once(was: Position, kind: int, now: Position, seat: int | None) -> list[Message]:
    """An intrigue that left no choice has done its work already."""
    rivals = [other for other in range(was.seats) if other != was.active]
    if kind == tables.BETRAYAL:
        for other in rivals:
            line = _betrayed(was, now, other)
            if line is not None:
                return [line]
    if kind in (tables.MERCHANT, tables.THEFT):
        owners = [other for other in rivals if was.players[other].goods_count > 0]
        if len(owners) == 1:
            show = _visit if kind == tables.MERCHANT else _robbed
            return [show(was, now, owners[0], seat)]
    if kind == tables.CONNECTIONS and was.players[was.active].token_count == 1:
        return [_shed(was, now, seat)]
    return []


def _plot(
    was: Position, verb: str, content: Content, now: Position, seat: int | None
) -> list[Message]:
    """The sequel of an intrigue."""
    own = seat == was.active
    args: Args = {"player": was.active}
    if verb == "peek":
        site = int(content["site"]) - 1
        args["site"] = names.site(site)
        if own:
            args["tile"] = names.tile(now.tiles[site])
        return [message("log-peek-own" if own else "log-peek", args)]
    if verb == "betray":
        line = _betrayed(was, now, int(content["seat"]))
        return [] if line is None else [line]
    if verb == "visit":
        return [_visit(was, now, int(content["seat"]), seat)]
    if verb == "rob":
        return [_robbed(was, now, int(content["seat"]), seat)]
    if verb == "shed":
        return [_shed(was, now, seat)]
    if verb == "keep":
        if own:
            args["good"] = names.good(tables.GOODS_NAMES.index(str(content["good"])))
        return [message("log-keep-own" if own else "log-keep", args)]
    args["other"] = names.who(was.rival)
    if not own and seat != was.rival:
        return [message("log-swap", args)]
    for key in ("give", "take"):
        args[key] = names.good(tables.GOODS_NAMES.index(str(content[key])))
    return [message("log-swap-own", args)]


def _betrayed(was: Position, now: Position, other: int) -> Message | None:
    """The card that a rival lost, from the table or out of the hand."""
    old, new = was.players[other], now.players[other]
    args: Args = {"player": was.active, "other": names.who(other)}
    for kind in range(tables.NUM_INTRIGUES):
        if new.hand[kind] < old.hand[kind]:
            return message("log-betray-hand", {**args, "card": names.intrigue(kind)})
        if kind < tables.NUM_LASTING and old.shows(kind) and not new.shows(kind):
            return message("log-betray", {**args, "card": names.intrigue(kind)})
    return None


def _visit(was: Position, now: Position, other: int, seat: int | None) -> Message:
    args: Args = {"player": was.active, "other": names.who(other)}
    listed = names.goods([int(count) for count in was.players[other].goods])
    if seat == was.active and listed is not None:
        return message("log-visit-own", {**args, "goods": listed})
    return message("log-visit", args)


def _robbed(was: Position, now: Position, other: int, seat: int | None) -> Message:
    args: Args = {"player": was.active, "other": names.who(other)}
    if seat not in (was.active, other):
        return message("log-rob", args)
    old, new = was.players[other].goods, now.players[other].goods
    taken = next(good for good in range(tables.NUM_GOODS) if new[good] < old[good])
    return message("log-rob-own", {**args, "good": names.good(taken)})


def _shed(was: Position, now: Position, seat: int | None) -> Message:
    args: Args = {"player": was.active}
    if seat != was.active:
        return message("log-shed", args)
    old, new = was.players[was.active].tokens, now.players[was.active].tokens
    value = next(v for v in range(tables.NUM_VALUES) if new[v] < old[v])
    return message("log-shed-own", {**args, "value": value})


# --- What it brought ---


def _stone_lines(was: Position, now: Position) -> list[Message]:
    """A stone, what it earned, and the building it completed."""
    player = was.active
    lines: list[Message] = []
    built = now.built & ~was.built
    for site in range(tables.NUM_SITES):
        args: Args = {"player": player, "site": names.site(site)}
        if built & tables.BIT[site]:
            args["tile"] = names.tile(now.tiles[site])
            args["points"] = names.points(int(now.earned[BUILDINGS]))
            lines.append(message("log-build", args))
        elif now.laid[site] > was.laid[site]:
            args["points"] = names.points(int(now.earned[STONE_POINTS]))
            lines.append(message("log-stone", args))
    if not lines:
        return []
    for part in (BONUSES, OFFICES):
        if now.earned[part] > 0:
            args = {
                "player": player,
                "part": names.part(part),
                "points": names.points(int(now.earned[part])),
            }
            lines.append(message("log-points", args))
    revoked = sum(was.earned)
    if revoked > 0:
        lines.append(message("log-revoked", {"player": player, "points": names.points(revoked)}))
    return lines


def _receipts(
    was: Position, content: Content, now: Position, player: int, seat: int | None
) -> list[Message]:
    """Goods, tokens and intrigues a player received, by name for the owner alone."""
    old, new = was.players[player], now.players[player]
    own = seat == player
    lines: list[Message] = []
    tokens = new.token_count - old.token_count
    if tokens > 0:
        values = [v for v in range(tables.NUM_VALUES) if new.tokens[v] > old.tokens[v]]
        if own:
            lines.append(message("log-token-own", {"player": player, "value": values[0]}))
        else:
            lines.append(message("log-token", {"player": player}))
    elif tokens < 0 and content["verb"] in ("stone", "second-stone"):
        lines.append(message("log-cleansed", {"player": player, "count": -tokens}))
    drawn = [int(new.goods[g] - old.goods[g]) for g in range(tables.NUM_GOODS)]
    if sum(drawn) > 0 and not _told(content, was):
        listed = names.goods(drawn)
        if own and listed is not None:
            lines.append(message("log-goods-own", {"player": player, "goods": listed}))
        else:
            lines.append(message("log-goods", {"player": player}))
    return lines + _intrigues(was, content, now, player, seat)


def _told(content: Content, was: Position) -> bool:
    """Goods that changed hands by an intrigue are told with it."""
    return content["verb"] in ("rob", "keep", "swap", "play")


def _intrigues(
    was: Position, content: Content, now: Position, player: int, seat: int | None
) -> list[Message]:
    old, new = was.players[player], now.players[player]
    drawn = [int(new.hand[k] - old.hand[k]) for k in range(tables.NUM_INTRIGUES)]
    verb = content["verb"]
    if player == was.asked and verb in ("play", "discard") and ":" not in str(content["card"]):
        drawn[tables.INTRIGUE_NAMES.index(str(content["card"]))] += 1
    count = sum(drawn)
    if count <= 0:
        return []
    listed = names.intrigues(drawn)
    if seat == player and listed is not None:
        return [message("log-intrigues-own", {"player": player, "cards": listed})]
    return [message("log-intrigues", {"player": player, "count": count})]
