"""What players read: an action in words, the decision to make, and (from `chronicle`) the log.

Every action of the space has words in every position, also where it is not allowed: people ask
about those too. What an action brings is told by `preview`.
"""

from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.bruges import names, state, tables
from bourgade.games.bruges.actions import SPACE
from bourgade.games.bruges.build import canal_cost, house_cost, price
from bourgade.games.bruges.card_words import card_text
from bourgade.games.bruges.chronicle import tell as tell
from bourgade.games.bruges.names import Args, coloured, counted, message
from bourgade.games.bruges.rounds import step_cost
from bourgade.games.bruges.state import F_A, F_B, F_CARD, Player, Position
from bourgade.games.bruges.tables import FLORINS_MORE, WORKERS_MORE

CARD_VERBS = ("workers", "florins", "remove", "canal", "house", "character", "activate")


def position(s: GameState) -> Position:
    assert isinstance(s, Position)
    return s


def describe(s: GameState, action: int) -> Message:
    """The action in words for the player to move, with what it costs."""
    now = position(s)
    content = SPACE.decode(action)
    verb = str(content["verb"])
    p = now.players[max(0, now.decider)]
    args: Args = {}
    if "card" in content:
        card = tables.CARD_BY_KEY[str(content["card"])]
        args["card"] = names.card(card)
        if verb in CARD_VERBS:
            return _with_card(now, p, verb, card, content, args)
    if "colour" in content:
        return _with_colour(now, verb, tables.COLOURS.index(str(content["colour"])))
    if verb == "swap":
        given = tables.COLOURS.index(str(content["from"]))
        taken = tables.COLOURS.index(str(content["to"]))
        args = {"given": coloured("workers", given), "taken": coloured("workers", taken)}
    elif verb in ("dig", "breach"):
        return _on_canal(now, p, verb, tables.SIDES.index(str(content["side"])))
    elif verb == "draw":
        return _drawing(now, tables.SIDES.index(str(content["pile"])))
    elif verb == "lend":
        args = {"player": int(content["seat"])}
    elif verb == "advance":
        return _advancing(now, p)
    elif verb == "done":
        return message(f"action-done-{_declined(now)}")
    return message(f"action-{verb}", args)


def _with_card(
    s: Position, p: Player, verb: str, card: int, content: dict[str, Value], args: Args
) -> Message:
    """What a card of the hand can do, or a character in a house."""
    c = tables.CARD_COLOUR[card]
    if verb == "workers":
        args["workers"] = coloured("workers", c, 2 + p.rules[WORKERS_MORE])
    elif verb == "florins":
        args["colour"] = names.colour(c)
        if s.dice[c] == 0:
            return message("action-florins-unthrown", args)
        args["florins"] = counted("florins", s.dice[c] + p.rules[FLORINS_MORE])
    elif verb == "remove":
        args["threat"] = coloured("threats", c)
    elif verb == "canal":
        side = tables.SIDES.index(str(content["side"]))
        args["side"] = names.side(side)
        if p.dug[side] == tables.SECTION:
            return message("action-canal-full", args)
        args["price"] = counted("florins", canal_cost(p, side, 1))
    elif verb == "house":
        args["house"] = coloured("house", c)
        args["price"] = coloured("workers", c, house_cost(p, _house_price(s)))
    elif verb == "character":
        args["price"] = counted("florins", price(s, p, card))
    else:
        args["text"] = card_text(card, s.revised)
    return message(f"action-{verb}", args)


def _house_price(s: Position) -> int:
    return s.frame(F_A) if s.decision == state.BUILD else 1


def _with_colour(s: Position, verb: str, c: int) -> Message:
    args: Args = {"colour": names.colour(c)}
    if verb in ("take", "give", "return"):
        several = verb == "take" and s.decision == state.TAKE_COLOUR
        args["workers"] = coloured("workers", c, s.frame(F_A) if several else 1)
    elif verb in ("burn", "in"):
        args["house"] = coloured("house", c)
    elif verb in ("discard", "threaten"):
        args["threat"] = coloured("threats", c)
    else:
        args["disaster"] = names.disaster(c)
    return message(f"action-{verb}", args)


def _on_canal(s: Position, p: Player, verb: str, side: int) -> Message:
    args: Args = {"side": names.side(side), "tiles": int(p.dug[side])}
    if verb == "breach":
        return message("action-breach", args)
    if p.dug[side] == tables.SECTION:
        return message("action-dig-full", args)
    times = s.frame(F_A) if s.decision == state.DIG else 2
    args["price"] = counted("florins", canal_cost(p, side, times))
    return message("action-dig", args)


def _drawing(s: Position, pile: int) -> Message:
    args: Args = {"side": names.side(pile), "count": int(s.pile[pile])}
    if s.top[pile] < 0:
        return message("action-draw-empty", args)
    return message("action-draw", {**args, "card": coloured("back", s.top[pile])})


def _advancing(s: Position, p: Player) -> Message:
    cost = s.frame(F_B) if s.decision == state.LEVELS else step_cost(s, p)
    if s.decision not in (state.LEVELS, state.PROGRESS) or cost < 0:
        return message("action-advance")
    return message("action-advance-paying", {"price": counted("florins", cost)})


def _declined(s: Position) -> str:
    if s.decision == state.PROGRESS or s.decision == state.LEVELS:
        return "stay"
    return "draw" if s.decision == state.DRAW else "offer"


def prompt(s: GameState) -> Message:
    """What the player to move has to decide now."""
    now = position(s)
    decision = state.DECISIONS[now.decision]
    if now.decision == state.OVER:
        return message("prompt-over")
    p = now.players[now.decider]
    if now.decision == state.DRAW:
        return _prompt_draw(p)
    if now.decision == state.TURN:
        return _prompt_turn(now, p)
    if now.decision == state.PROGRESS:
        return message("prompt-progress", {"price": counted("florins", step_cost(now, p))})
    args: Args = {"left": now.frame(F_A), "card": names.card(now.frame(F_CARD))}
    if now.decision == state.DISCARD and now.frame(F_CARD) < 0:
        return message("prompt-discard-more", args)
    return message(f"prompt-{decision}", args)


def _prompt_draw(p: Player) -> Message:
    if p.cards >= tables.HAND:
        return message("prompt-draw-sixth")
    return message("prompt-draw", {"left": tables.HAND - p.cards})


def _prompt_turn(s: Position, p: Player) -> Message:
    if p.cards == 0 and not s.played:
        return message("prompt-turn-no-cards")
    if s.played:
        return message("prompt-turn-end")
    return message("prompt-turn", {"number": s.turn // s.seats + 1})
