"""The log: what an action did, in lines for people, found by comparing before and after.

Faces are told only to those who may see them: to others a house is a coloured back.
"""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.bruges import names, position, state, tables
from bourgade.games.bruges.actions import SPACE
from bourgade.games.bruges.names import Args, coloured, counted, message
from bourgade.games.bruges.position import cards_in
from bourgade.games.bruges.scoring import FINAL_PARTS
from bourgade.games.bruges.state import F_CARD, Player, Position

# What the line about the action itself says already.
TOLD = {
    "advance": "levels",
    "canal": "canal-tiles",
    "dig": "canal-tiles",
    "breach": "canal-tiles",
    "lose": "characters",
    "burn": "houses",
    "burn-under": "houses",
}


def tell(
    before: GameState, action: int, after: GameState, seat: int | None = None
) -> list[Message]:
    """The lines of the log for one action, as `seat` may read them (None: a spectator).

    The argument `player` is a seat number; whoever shows the line puts a name in its place.
    """
    assert isinstance(before, Position) and isinstance(after, Position)
    was, now = before, after
    lines = [_deed(was, action, seat)]
    lines += _seen_cards(was, now, seat)
    if now.phase != state.DRAWING and (was.phase == state.DRAWING or now.round != was.round):
        lines.append(_dice(now))
    for player in range(now.seats):
        lines += _disasters(was, now, player)
        told = TOLD.get(SPACE.verb_of(action).name, "") if player == was.decider else ""
        lines += _changes(was, now, player, told)
    if now.last_round >= 0 > was.last_round:
        lines.append(message("log-last-round", {"round": now.last_round + 1}))
    if now.round != was.round or now.decision == state.OVER:
        lines += _majorities(was, now)
    if now.decision == state.OVER:
        lines += _ending(now)
    elif now.round != was.round:
        lines.append(message("log-round", {"round": now.round + 1, "player": now.first}))
    return lines


def _deed(was: Position, action: int, seat: int | None) -> Message:
    """The action itself."""
    content = SPACE.decode(action)
    verb = str(content["verb"])
    actor = was.decider
    args: Args = {"player": actor}
    if "card" in content:
        card = tables.CARD_BY_KEY[str(content["card"])]
        args["card"] = names.card(card)
        args["back"] = coloured("back", tables.CARD_COLOUR[card])
        if verb == "house":
            args["house"] = coloured("house", tables.CARD_COLOUR[card])
            return message("log-house-own" if seat == actor else "log-house", args)
    if "side" in content:
        args["side"] = names.side(tables.SIDES.index(str(content["side"])))
    if "colour" in content:
        return _coloured_deed(was, verb, content, args)
    if verb == "swap":
        args["given"] = coloured("workers", tables.COLOURS.index(str(content["from"])))
        args["taken"] = coloured("workers", tables.COLOURS.index(str(content["to"])))
    elif verb == "draw":
        pile = tables.SIDES.index(str(content["pile"]))
        args["card"] = coloured("back", was.top[pile])
    elif verb == "lend":
        args["other"] = names.who(int(content["seat"]))
    elif verb in ("again", "convert"):
        args["card"] = names.card(was.frame(F_CARD))
    elif verb == "done":
        if was.decision in (state.PROGRESS, state.LEVELS):
            return message("log-done-stay", args)
        return message("log-done", args)
    return message(f"log-{verb}", args)


def _coloured_deed(was: Position, verb: str, content: dict[str, Value], args: Args) -> Message:
    c = tables.COLOURS.index(str(content["colour"]))
    args["colour"] = names.colour(c)
    count = was.frame(state.F_A) if was.decision == state.TAKE_COLOUR else 1
    if verb in ("take", "give", "return"):
        args["workers"] = coloured("workers", c, count)
    elif verb in ("burn", "in"):
        args["house"] = coloured("house", c)
    elif verb in ("discard", "threaten"):
        args["threat"] = coloured("threats", c)
    elif verb == "suffer":
        args["disaster"] = names.disaster(c)
    if verb == "give":
        args["other"] = names.who(int(was.frame(state.F_C)))
    if verb == "in":
        args["card"] = names.card(was.frame(F_CARD))
    return message(f"log-{verb}", args)


def _seen_cards(was: Position, now: Position, seat: int | None) -> list[Message]:
    """Cards that came into the reader's own hand from the piles, for that reader alone."""
    if seat is None or seat >= now.seats:
        return []
    old = set(cards_in(was.unseen))
    new = [names.card(card) for card in cards_in(now.players[seat].hand) if card in old]
    listed = names.listing(new)
    return [] if listed is None else [message("log-seen", {"player": seat, "cards": listed})]


def _dice(now: Position) -> Message:
    shown = [
        message("die-shows", {"colour": names.colour(c), "number": int(now.dice[c])})
        for c in sorted(range(tables.NUM_COLOURS), key=lambda c: now.dice[c])
    ]
    listed = names.listing(shown)
    assert listed is not None
    return message("log-dice", {"player": now.first, "dice": listed})


def _disasters(was: Position, now: Position, player: int) -> list[Message]:
    """A colour of which the player had two or three markers, and now has none: it struck.

    Markers are discarded one by one, so nothing else takes several at once.
    """
    old, new = was.players[player].threats, now.players[player].threats
    return [
        message("log-disaster", {"player": player, "disaster": names.disaster(c)})
        for c in range(tables.NUM_COLOURS)
        if old[c] >= tables.STRIKE - 1 and new[c] == 0
    ]


def _changes(was: Position, now: Position, player: int, told: str) -> list[Message]:
    """What came and went: florins, workers, points, threats, levels, tiles, characters."""
    old, new = was.players[player], now.players[player]
    gains: list[Message] = []
    losses: list[Message] = []
    for thing, change in _stock(old, new):
        if thing == told:
            continue
        if change > 0:
            gains.append(counted(thing, change))
        elif change < 0:
            losses.append(counted(thing, -change))
    lines: list[Message] = []
    for key, listed in (("log-gains", gains), ("log-loses", losses)):
        what = names.listing(listed)
        if what is not None:
            lines.append(message(key, {"player": player, "what": what}))
    for c in range(tables.NUM_COLOURS):
        if new.threats[c] > old.threats[c]:
            threat = coloured("threats", c)
            lines.append(message("log-threat", {"player": player, "threat": threat}))
    statues = set(position.statue_values(new)) - set(position.statue_values(old))
    for value in sorted(statues):
        lines.append(message("log-statue", {"player": player, "value": value}))
    return lines


def _stock(old: Player, new: Player) -> list[tuple[str, int]]:
    return [
        ("florins", int(new.florins - old.florins)),
        ("workers", int(new.all_workers() - old.all_workers())),
        ("points", int(new.track() - old.track())),
        ("levels", int(new.level - old.level)),
        ("canal-tiles", int(sum(new.dug) - sum(old.dug))),
        ("characters", int(min(0, new.num_characters - old.num_characters))),
        ("houses", int(min(0, new.num_houses - old.num_houses))),
    ]


def _majorities(was: Position, now: Position) -> list[Message]:
    lines = []
    for player in range(now.seats):
        held = position.majority_names(was.players[player])
        for name in position.majority_names(now.players[player]):
            if name not in held:
                args: Args = {"player": player, "majority": message(f"majority-{name}")}
                lines.append(message("log-majority", args))
    return lines


def _ending(now: Position) -> list[Message]:
    """The final count of every player, and who won."""
    lines = [message("log-over")]
    scores = now.scores()
    for player in range(now.seats):
        parts = now.score_parts(player)
        shown = [
            message("part-points", {"part": message(f"part-{part}"), "points": parts[part]})
            for part in FINAL_PARTS
            if parts[part]
        ]
        args: Args = {"player": player, "points": counted("points", scores[player])}
        listed = names.listing(shown)
        if listed is None:
            lines.append(message("log-final", args))
        else:
            lines.append(message("log-final-parts", {**args, "parts": listed}))
    winners = now.winners()
    for winner in winners:
        key = "log-winner-florins" if scores.count(scores[winner]) > 1 else "log-winner"
        if len(winners) > 1:
            key = "log-winner-shared"
        lines.append(message(key, {"player": winner}))
    return lines
