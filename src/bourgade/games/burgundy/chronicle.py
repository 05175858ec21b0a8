"""The log: what an action did, in lines for people, found by comparing before and after."""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.burgundy import names, tables
from bourgade.games.burgundy.actions import SPACE
from bourgade.games.burgundy.expert import choosing
from bourgade.games.burgundy.names import Args, message
from bourgade.games.burgundy.power import position, power, workers_due
from bourgade.games.burgundy.scoring import region_at
from bourgade.games.burgundy.state import (
    ANIMALS,
    BONUSES,
    DISTRICTS,
    FOUNDING,
    KEEP_GOODS,
    OVER,
    PHASES,
    SALES,
    SILVER,
    TURN,
    UNSOLD,
    WATCHTOWERS,
    WORKERS_LEFT,
    YELLOW,
    Position,
)

# Buildings whose benefit is a decision: where none follows, there was nothing to decide about.
_DECIDING_BUILDINGS = ("warehouse", "workshop", "church", "market", "city-hall")
_FINAL_PARTS = (YELLOW, SILVER, WORKERS_LEFT, UNSOLD)


def tell(
    before: GameState, action: int, after: GameState, seat: int | None = None
) -> list[Message]:
    """The lines of the log for one action, as `seat` may read them (None: a spectator).

    The argument `player` is a seat number; whoever shows the line puts a name in its place.
    """
    was, now = position(before), position(after)
    content = SPACE.decode(action)
    verb = str(content["verb"])
    actor = was.seat()
    lines = [_deed(was, content, now, actor, seat)]
    if verb in ("place", "found"):
        lines += _placing(was, content, now, actor)
    if verb not in ("end", "side", "start"):
        lines += _receipts(was, content, now, actor)
    if choosing(was) and not choosing(now):
        lines += _unveiling(was, now)
    if now.decision == OVER or now.phase != was.phase:
        lines += _mines(was, now)
    if now.decision == OVER:
        lines += _ending(now)
    elif now.phase != was.phase or now.round != was.round or (choosing(was) and not choosing(now)):
        lines += _new_round(was, now)
    return lines


def _deed(
    was: Position, content: dict[str, Value], now: Position, actor: int, seat: int | None
) -> Message:
    """The action itself."""
    verb = str(content["verb"])
    args: Args = {"player": actor}
    if verb in ("take", "place", "sell", "workers"):
        args["power"] = power(was, content, "means")
    if verb in ("take", "buy-from"):
        args["depot"] = int(content["depot"])
        place = (int(content["depot"]) - 1) * 4 + int(content["slot"])
        args["tile"] = names.the_tile(was.depots[place])
    elif verb in ("place", "found"):
        args["tile"] = names.the_tile(was.players[actor].storage[int(content["slot"])])
        args["space"] = int(content["space"])
    elif verb == "sell":
        good = int(content["good"]) - 1
        args["goods"] = names.goods_count(good, was.players[actor].goods[good])
    elif verb == "buy":
        args["tile"] = names.the_tile(was.black[int(content["slot"])])
    elif verb == "discard":
        args["tile"] = names.the_tile(was.players[actor].storage[int(content["slot"])])
    elif verb in ("ship", "ship-two", "keep"):
        return _loading(was, verb, content, now, actor)
    elif verb in ("side", "start"):
        return _choice(verb, content, now, actor, seat)
    return message(f"log-{verb}", args)


def _loading(
    was: Position, verb: str, content: dict[str, Value], now: Position, actor: int
) -> Message:
    """What a ship took on board; which types, if not all fit, is decided next."""
    old, new = was.players[actor].goods, now.players[actor].goods
    loaded = names.goods_listing([new[good] - old[good] for good in range(6)])
    depot = was.ship_depot + 1 if verb == "keep" else int(content["depot"])
    two = verb == "ship-two" or (verb == "keep" and was.ship_two)
    args: Args = {"player": actor, "depot": depot, "next": depot % 6 + 1}
    if loaded is not None:
        return message("log-ship-two" if two else "log-ship", {**args, "goods": loaded})
    if now.decision == KEEP_GOODS:
        return message("log-ship-chooses", args)
    return message("log-ship-nothing", args)


def _choice(
    verb: str, content: dict[str, Value], now: Position, actor: int, seat: int | None
) -> Message:
    """A choice of the expert set-up: secret ones are only told to the player who made them."""
    if now.secret and seat != actor:
        return message(f"log-{verb}-secret", {"player": actor})
    if verb == "side":
        return message(
            "log-side", {"player": actor, "board": names.board(now.players[actor].board)}
        )
    return message("log-start", {"player": actor, "space": int(content["space"])})


def _unveiling(was: Position, now: Position) -> list[Message]:
    """All have chosen in secret: now everybody learns everything."""
    if not was.secret:
        return []
    return [
        message(
            "log-reveal",
            {"player": seat, "board": names.board(p.board), "space": p.start_space},
        )
        for seat, p in enumerate(now.players)
    ]


def _placing(was: Position, content: dict[str, Value], now: Position, actor: int) -> list[Message]:
    """A benefit that found no use, a step on the track, a district or a colour completed."""
    lines: list[Message] = []
    old, new = was.players[actor], now.players[actor]
    face = old.storage[int(content["slot"])]
    if tables.TILE_NAMES[face] in _DECIDING_BUILDINGS and now.decision == TURN:
        lines.append(message("log-no-benefit", {"tile": names.tile(face)}))
    if new.track != old.track:
        lines.append(message("log-track", {"player": actor, "step": new.track}))
    if new.points[DISTRICTS] != old.points[DISTRICTS]:
        region = region_at(new, int(content["space"]))
        args: Args = {
            "player": actor,
            "district": names.district(tables.TILE_COLOUR[face], tables.REGION_SIZE[region]),
            "points": names.points(new.points[DISTRICTS] - old.points[DISTRICTS]),
            "bonus": new.points[PHASES] - old.points[PHASES],
            "phase": names.phase(was.phase),
        }
        lines.append(message("log-district", args))
    if new.points[BONUSES] != old.points[BONUSES]:
        which = "large" if new.large != old.large else "small"
        args = {
            "player": actor,
            "colour": names.colour(tables.TILE_COLOUR[face]),
            "points": names.points(new.points[BONUSES] - old.points[BONUSES]),
        }
        lines.append(message(f"log-bonus-{which}", args))
    return lines


def _receipts(was: Position, content: dict[str, Value], now: Position, actor: int) -> list[Message]:
    """Points by part, and the silver and workers received."""
    old, new = was.players[actor], now.players[actor]
    lines = []
    for part in (ANIMALS, SALES, WATCHTOWERS):
        gained = new.points[part] - old.points[part]
        if gained > 0:
            args: Args = {
                "player": actor,
                "part": names.part(part),
                "points": names.points(gained),
            }
            lines.append(message("log-points", args))
    paid = old.points[FOUNDING] - new.points[FOUNDING]
    if paid > 0:
        lines.append(message("log-price", {"player": actor, "points": names.points(paid)}))
    spent = workers_due(was, content) if "die" in content else 0
    gain = names.gains(0, new.silver - old.silver, new.workers - old.workers + spent)
    if gain is not None:
        lines.append(message("log-gain", {"player": actor, "gain": gain}))
    return lines


def _mines(was: Position, now: Position) -> list[Message]:
    """The end of a phase: what the mines yield."""
    lines = [message("log-phase-end", {"phase": names.phase(was.phase)})]
    for seat, (old, new) in enumerate(zip(was.players, now.players, strict=True)):
        gain = names.gains(0, new.silver - old.silver, new.workers - old.workers)
        if gain is not None:
            lines.append(message("log-mines", {"player": seat, "mines": new.mines, "gain": gain}))
    return lines


def _new_round(was: Position, now: Position) -> list[Message]:
    """A round begins: everybody's dice, and the goods the white die sends to a depot."""
    args: Args = {"phase": names.phase(now.phase), "round": now.round + 1}
    new_phase = now.phase != was.phase or choosing(was)
    lines = [message("log-phase" if new_phase else "log-round", args)]
    for seat in now.order:
        first, second = now.dice[seat * 2], now.dice[seat * 2 + 1]
        lines.append(message("log-dice", {"player": seat, "first": first, "second": second}))
    for good in range(6):
        spot = (now.white - 1) * 6 + good
        if now.depot_goods[spot] > was.depot_goods[spot]:
            lines.append(
                message("log-white", {"white": now.white, "goods": names.goods_count(good, 1)})
            )
    return lines


def _ending(now: Position) -> list[Message]:
    """The final count of every player, and who won."""
    lines = [message("log-over")]
    for seat, p in enumerate(now.players):
        parts = names.listing(
            [
                message("part-points", {"part": names.part(part), "points": p.points[part]})
                for part in _FINAL_PARTS
                if p.points[part] > 0
            ]
        )
        args: Args = {"player": seat, "points": names.points(p.score())}
        if parts is None:
            lines.append(message("log-final", args))
        else:
            lines.append(message("log-final-parts", {**args, "parts": parts}))
    scores = now.scores()
    for winner in now.winners():
        tie = scores.count(scores[winner]) > 1
        lines.append(message("log-winner-tie" if tie else "log-winner", {"player": winner}))
    return lines
