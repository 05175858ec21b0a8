"""The log: what an action did, in lines for people, found by comparing before and after.

A payment is told when it is complete; before that only its player reads anything about it.
"""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.burgenland import names, tables
from bourgade.games.burgenland.actions import SPACE
from bourgade.games.burgenland.build import needs_pass
from bourgade.games.burgenland.names import Args, message, position
from bourgade.games.burgenland.state import OVER, PAY_JOKER, Position
from bourgade.games.burgenland.suggestion import suggestion
from bourgade.games.burgenland.tables import GREAT_CASTLE, JOKER, NUM_CARDS, PALACE, WELL

Content = dict[str, Value]


def tell(
    before: GameState, action: int, after: GameState, seat: int | None = None
) -> list[Message]:
    """The lines of the log for one action, as `seat` may read them (None: a spectator).

    The argument `player` is a seat number; whoever shows the line puts a name in its place.
    """
    was, now = position(before), position(after)
    content = SPACE.decode(action)
    verb = str(content["verb"])
    actor = int(was.turn)
    if now.paying():
        return [_counting(now, content, actor)] if seat == actor else []
    if verb in ("pay", "cheapest"):
        return _paid(was, content, now, seat == actor)
    if verb == "draw":
        return _drawn(was, now, seat == actor)
    if verb == "swap":
        return [_swapped(was, str(content["crossings"]), actor)]
    if verb == "prime":
        lines = _reward(was, now, _gained(was, now, []), not was.prime_from_discard)
        return [_tile_used(tables.PRIME, actor), *lines]
    return [message("log-end", {"player": actor})]


def _counting(now: Position, content: Content, actor: int) -> Message:
    """For the player alone: what the payment is for, and each card of it."""
    args: Args = {"player": actor}
    if content["verb"] == "pay":
        args["card"] = names.card(tables.CARD_BY_NAME[str(content["card"])])
        return message("log-count-out", args)
    if content["verb"] == "cheapest":
        return message("log-count-architect", args)
    if now.piece < 0:
        return message("log-plan-joker", args)
    args |= {"piece": names.piece(now.piece), "place": names.place(now.place)}
    return message("log-plan", args)


def _paid(was: Position, content: Content, now: Position, own: bool) -> list[Message]:
    """The payment is complete: what was built or bought, with what, and what it brought."""
    cards = _laid_down(was, content)
    listed = names.cards(cards)
    assert listed is not None
    args: Args = {"player": was.turn, "cards": listed}
    if was.decision == PAY_JOKER:
        return [message("log-joker", args)]
    args |= {"piece": names.piece(was.piece), "place": names.place(was.place)}
    lines = [message("log-build", args), *_tiles_spent(was)]
    lines += _receipts(was, now, _gained(was, now, cards), own)
    return lines + (_ending(now) if now.decision == OVER else _next(was, now))


def _laid_down(was: Position, content: Content) -> list[int]:
    """The cards of a payment: those counted out before, and those of the action that ended it."""
    last = suggestion(was)
    if content["verb"] == "pay":
        last = [int(name == content["card"]) for name in tables.CARD_NAMES]
    return [int(was.chosen[c] + was.paid[c]) + last[c] for c in range(NUM_CARDS)]


def _gained(was: Position, now: Position, paid: list[int]) -> list[int]:
    """The cards that came to hand, by card."""
    old, new = was.players[was.turn], now.players[was.turn]
    spent = paid or [0] * NUM_CARDS
    return [
        int(new.hand[c] - old.hand[c] - was.chosen[c] - was.paid[c]) + spent[c]
        for c in range(NUM_CARDS)
    ]


def _tiles_spent(was: Position) -> list[Message]:
    spent = [tables.COIN_PAYMENT] if was.by_coins else []
    if was.place != GREAT_CASTLE:
        if was.place % 5 == tables.EXTRA:
            spent.append(tables.EXTRA_SITE)
        if needs_pass(was, was.place // 5, was.piece):
            spent.append(tables.PASS)
    return [_tile_used(kind, int(was.turn)) for kind in spent]


def _tile_used(kind: int, actor: int) -> Message:
    return message("log-tile", {"player": actor, "tile": names.tile(kind)})


def _receipts(was: Position, now: Position, gained: list[int], own: bool) -> list[Message]:
    """Jokers, cards of a reward, tiles."""
    actor = int(was.turn)
    old, new = was.players[actor], now.players[actor]
    lines = []
    if gained[JOKER]:
        args: Args = {"player": actor, "jokers": names.jokers(gained[JOKER])}
        lines.append(message("log-jokers", args))
    lines += _reward(was, now, gained, True)
    if new.exchange > old.exchange:
        lines.append(message("log-exchange", {"player": actor}))
    if sum(now.tile_bag) < sum(was.tile_bag):
        kind = next(k for k in range(4) if now.tile_bag[k] < was.tile_bag[k])
        if own:
            lines.append(message("log-bonus-own", {"player": actor, "tile": names.tile(kind)}))
        else:
            lines.append(message("log-bonus", {"player": actor}))
    return lines


def _reward(was: Position, now: Position, gained: list[int], from_pile: bool) -> list[Message]:
    """Cards drawn openly until their coins were reached."""
    drawn = [0, *gained[1:]]
    listed = names.cards(drawn)
    if listed is None:
        return []
    worth = sum(tables.CARD_VALUE[c] * count for c, count in enumerate(drawn))
    args: Args = {"player": was.turn, "cards": listed, "coins": names.coins(worth)}
    shuffled = _shuffled(was, now, sum(drawn)) if from_pile else []
    return [message("log-reward", args), *shuffled]


def _shuffled(was: Position, now: Position, drawn: int) -> list[Message]:
    """Did the pile run out on the way?"""
    return [message("log-shuffle")] if now.pile_size != was.pile_size - drawn else []


def _drawn(was: Position, now: Position, own: bool) -> list[Message]:
    gained = _gained(was, now, [])
    args: Args = {"player": was.turn, "count": sum(gained)}
    listed = names.cards(gained)
    if listed is None:
        return [message("log-draw-none", args)]
    line = message("log-draw-own", {**args, "cards": listed}) if own else message("log-draw", args)
    return [line, *_shuffled(was, now, sum(gained))]


def _swapped(was: Position, pair: str, actor: int) -> Message:
    one, two = tables.PAIRS[tables.PAIR_NAMES.index(pair)]
    args: Args = {
        "player": actor,
        "one": names.colour(was.milestones[one]),
        "two": names.colour(was.milestones[two]),
        "first": one + 1,
        "second": two + 1,
    }
    return message("log-swap", args)


def _next(was: Position, now: Position) -> list[Message]:
    """The next architect after a palace, the next castle for the marker after a well."""
    if was.place == GREAT_CASTLE:
        return []
    if was.piece == PALACE:
        return [message("log-architect", {"coins": names.coins(now.architect())})]
    if was.piece == WELL:
        return [message("log-marker", {"castle": names.castle(now.well_castle())})]
    return []


def _ending(now: Position) -> list[Message]:
    """Who won, and how far the others came."""
    lines = [message("log-winner", {"player": winner}) for winner in now.winners()]
    for seat, p in enumerate(now.players):
        if p.pieces_left() > 0:
            args: Args = {"player": seat, "count": p.pieces_left()}
            lines.append(message("log-left", args))
    return lines
