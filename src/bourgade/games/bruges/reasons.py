"""Why an action is not allowed: the rules read a second time, in plain words.

Nothing here is shared with the lists of legal actions: prices and reductions are read off the
cards on the table, as people do it. Tests compare both readings over the whole action space. Each
answer is the first reason a player would want to hear: that something else must be done now, then
that the thing asked for is not there, then the rule that forbids it.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any, Final

from bourgade.games.bruges import state, tables
from bourgade.games.bruges.actions import NUM_ACTIONS, SPACE
from bourgade.games.bruges.position import cards_in
from bourgade.games.bruges.reasons_effects import (
    does_something,
    rules_of,
    tile_price,
    workers_for_house,
)
from bourgade.games.bruges.reasons_now import NOT_NOW, NOT_NOW_REASONS
from bourgade.games.bruges.state import F_A, F_B, F_C, F_CARD, F_D, F_E, Player, Position

Values = tuple[int, ...]
Check = Callable[[Position, Player, Values], str | None]

NO_SUCH_ACTION: Final = "bruges.no-such-action"
NOT_IN_HAND: Final = "bruges.card-not-in-hand"
ONE_CARD: Final = "bruges.one-card-a-turn"
TOO_FEW_FLORINS: Final = "bruges.too-few-florins"
SECTION_FULL: Final = "bruges.canal.section-full"
UPWARDS: Final = "bruges.colours-go-upwards"
NO_WORKER: Final = "bruges.no-worker-of-that-colour"
NO_MARKER: Final = "bruges.no-threat-of-that-colour"


def why_illegal(s: Position, action: int) -> str | None:
    """None when the action is legal now, else the key of the reason."""
    if not 0 <= action < NUM_ACTIONS:
        return NO_SUCH_ACTION
    not_now = NOT_NOW[s.decision][action]
    if not_now is not None:
        return not_now
    check, values = _meaning(action)
    return check(s, s.players[s.decider], values)


# --- Playing a card (p. 5-8) ---


def _card(s: Position, p: Player, card: int) -> str | None:
    """Is the card there to be played at all?"""
    if s.decision == state.TURN and s.played:
        return ONE_CARD
    return None if p.holds(card) else NOT_IN_HAND


def _discarding(s: Position, p: Player, values: Values) -> str | None:
    return _card(s, p, values[0])


def _remove(s: Position, p: Player, values: Values) -> str | None:
    reason = _card(s, p, values[0])
    if reason is None and p.threats[tables.CARD_COLOUR[values[0]]] == 0:
        reason = NO_MARKER
    return reason


def _canal(s: Position, p: Player, values: Values) -> str | None:
    card, side = values
    reason = _card(s, p, card)
    if reason is None and p.dug[side] == 5:
        return SECTION_FULL
    if reason is not None:
        return reason
    gate = tables.BOARD["canals"][s.decider][tables.SIDES[side]]
    if gate[int(p.dug[side])] != tables.CARDS[card]["colour"]:
        return "bruges.canal.wrong-colour"
    return TOO_FEW_FLORINS if tile_price(p, side, 1) > p.florins else None


def _house(s: Position, p: Player, values: Values) -> str | None:
    reason = _card(s, p, values[0])
    if reason is not None:
        return reason
    usual = s.frame(F_A) if s.decision == state.BUILD else 1
    there = p.workers[tables.CARD_COLOUR[values[0]]]
    return NO_WORKER if there < workers_for_house(p, usual) else None


def _character(s: Position, p: Player, values: Values) -> str | None:
    reason = _card(s, p, values[0])
    if reason is not None:
        return reason
    if not any(p.empty):
        return "bruges.character.no-empty-house"
    printed: int = tables.version(values[0], int(s.revised))["price"]
    price = printed - sum(rules_of(p, "character_cheaper"))
    return TOO_FEW_FLORINS if price > p.florins else None


def _activate(s: Position, p: Player, values: Values) -> str | None:
    card = values[0]
    if not p.employs(card):
        return "bruges.activate.not-yours"
    fields = tables.CARDS[card]
    if fields["symbol"] != "worker" and fields.get("type") != 1:
        return f"bruges.activate.{fields['symbol']}"
    if p.used[tables.CARD_COLOUR[card]] & tables.CARD_BIT[card]:
        return "bruges.activate.once-a-round"
    worker = fields.get("worker")
    if worker is not None and p.workers[tables.COLOURS.index(worker)] == 0:
        return "bruges.activate.no-worker"
    useful = does_something(s, s.decider, card, worker)
    return None if useful else "bruges.activate.nothing-to-do"


def _end(s: Position, p: Player, values: Values) -> str | None:
    return None if s.played or not cards_in(p.hand) else "bruges.end.play-a-card-first"


# --- Drawing and advancing (p. 4-5) ---


def _draw(s: Position, p: Player, values: Values) -> str | None:
    return None if s.pile[values[0]] > 0 else "bruges.draw.pile-empty"


def _advance(s: Position, p: Player, values: Values) -> str | None:
    return None  # only asked of players who can


def _done(s: Position, p: Player, values: Values) -> str | None:
    if s.decision == state.DRAW:
        hand = len(cards_in(p.hand)) + sum(p.fresh)
        return None if hand >= 5 else "bruges.done.draw-up-to-five"
    if s.decision == state.PROGRESS or s.frame(F_D) == 0:
        return None
    return "bruges.done.activated-for-this"


# --- Disasters (p. 12) ---


def _suffer(s: Position, p: Player, values: Values) -> str | None:
    return None if p.threats[values[0]] > 2 else "bruges.suffer.no-such-disaster"


def _own_character(s: Position, p: Player, values: Values) -> str | None:
    return None if p.employs(values[0]) else "bruges.not-your-character"


def _empty_house(s: Position, p: Player, values: Values) -> str | None:
    return None if p.empty[values[0]] else "bruges.no-empty-house-of-that-colour"


def _breach(s: Position, p: Player, values: Values) -> str | None:
    return None if p.dug[values[0]] > 0 else "bruges.breach.no-tile-there"


# --- What characters offer ---


def _take(s: Position, p: Player, values: Values) -> str | None:
    late = s.decision == state.TAKE_WORKERS and values[0] < s.frame(F_B)
    return UPWARDS if late else None


def _give(s: Position, p: Player, values: Values) -> str | None:
    """Every combination of workers to give, lowest colour first: does one begin with this?"""
    colour = values[0]
    if p.workers[colour] == 0:
        return NO_WORKER
    if colour < s.frame(F_B):
        return UPWARDS
    stock = [c for c in range(5) for _ in range(min(int(p.workers[c]), int(s.frame(F_A))))]
    stock = [c for c in stock if c >= s.frame(F_B)]
    if not any(choice[0] == colour for choice in combinations(stock, int(s.frame(F_A)))):
        return "bruges.give.enough-must-be-left"
    return None


def _return(s: Position, p: Player, values: Values) -> str | None:
    if _offer(s)["from"]["what"] != "workers":
        return "bruges.convert.takes-florins"
    if p.workers[values[0]] == 0:
        return NO_WORKER
    return UPWARDS if values[0] < s.frame(F_B) else None


def _convert(s: Position, p: Player, values: Values) -> str | None:
    given = _offer(s)["from"]
    if given["what"] != "florins":
        return "bruges.convert.takes-workers"
    return TOO_FEW_FLORINS if p.florins < given["amount"] else None


def _offer(s: Position) -> dict[str, Any]:
    """The exchange that is offered, as the card describes it."""
    card = int(s.frame(F_CARD))
    number = int(s.frame(F_E)) - tables.DOES_FIRST[card]
    effect: dict[str, Any] = tables.CARDS[card]["effects"][number]
    return effect


def _discard(s: Position, p: Player, values: Values) -> str | None:
    colour = values[0]
    if s.frame(F_B) not in (tables.ANY_COLOUR, colour):
        return "bruges.discard.other-colour"
    if p.threats[colour] == 0:
        return NO_MARKER
    return UPWARDS if colour < s.frame(F_C) else None


def _swap(s: Position, p: Player, values: Values) -> str | None:
    given, taken = values
    if given == taken:
        return "bruges.swap.same-colour"
    if p.workers[given] == 0:
        return NO_WORKER
    before = [bool(s.frame(F_E) & tables.BIT[i]) for i in range(10)]
    if before[given + 5] or before[taken]:
        return "bruges.swap.back-again"
    late = given < s.frame(F_B) or taken < s.frame(F_C)
    return UPWARDS if late else None


def _dig(s: Position, p: Player, values: Values) -> str | None:
    side = values[0]
    if p.dug[side] == 5:
        return SECTION_FULL
    return TOO_FEW_FLORINS if tile_price(p, side, int(s.frame(F_A))) > p.florins else None


def _lend(s: Position, p: Player, values: Values) -> str | None:
    """Every way to hand out the florins, clockwise: does one begin with this player?"""
    seat = values[0]
    if seat >= s.seats:
        return "bruges.lend.nobody-there"
    if seat == s.decider:
        return "bruges.lend.not-yourself"
    places = range(int(s.frame(F_B)) + 1, int(s.seats))
    place = (seat - s.decider) % s.seats
    if place not in places:
        return "bruges.lend.go-on-clockwise"
    if not any(choice[0] == place for choice in combinations(places, int(s.frame(F_A)))):
        return "bruges.lend.every-florin"
    return None


def _always(s: Position, p: Player, values: Values) -> str | None:
    return None


_CHECKS: Final[dict[str, Check]] = {
    "workers": _discarding,
    "florins": _discarding,
    "remove": _remove,
    "canal": _canal,
    "house": _house,
    "character": _character,
    "activate": _activate,
    "lose": _own_character,
    "burn-under": _own_character,
    "burn": _empty_house,
    "breach": _breach,
    "in": _empty_house,
    "take": _take,
    "give": _give,
    "return": _return,
    "discard": _discard,
    "threaten": _always,
    "suffer": _suffer,
    "swap": _swap,
    "dig": _dig,
    "draw": _draw,
    "lend": _lend,
    "advance": _advance,
    "convert": _convert,
    "again": _always,
    "done": _done,
    "end": _end,
}


@cache
def _meaning(action: int) -> tuple[Check, Values]:
    verb = SPACE.verb_of(action)
    return _CHECKS[verb.name], tuple(verb.digits(action - verb.first))


REASONS: Final[tuple[str, ...]] = (
    NO_SUCH_ACTION,
    *NOT_NOW_REASONS,
    NOT_IN_HAND,
    ONE_CARD,
    TOO_FEW_FLORINS,
    SECTION_FULL,
    UPWARDS,
    NO_WORKER,
    NO_MARKER,
    "bruges.canal.wrong-colour",
    "bruges.character.no-empty-house",
    "bruges.activate.not-yours",
    "bruges.activate.lightning",
    "bruges.activate.infinity",
    "bruges.activate.laurel",
    "bruges.activate.once-a-round",
    "bruges.activate.no-worker",
    "bruges.activate.nothing-to-do",
    "bruges.end.play-a-card-first",
    "bruges.draw.pile-empty",
    "bruges.done.draw-up-to-five",
    "bruges.done.activated-for-this",
    "bruges.suffer.no-such-disaster",
    "bruges.not-your-character",
    "bruges.no-empty-house-of-that-colour",
    "bruges.breach.no-tile-there",
    "bruges.give.enough-must-be-left",
    "bruges.convert.takes-florins",
    "bruges.convert.takes-workers",
    "bruges.discard.other-colour",
    "bruges.swap.same-colour",
    "bruges.swap.back-again",
    "bruges.lend.nobody-there",
    "bruges.lend.not-yourself",
    "bruges.lend.go-on-clockwise",
    "bruges.lend.every-florin",
)
