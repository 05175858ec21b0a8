"""Why an action is not allowed: the rules read a second time, in plain words.

Nothing here is shared with the lists of legal actions. Hands are laid out card by card and sums
tried one by one, as people do it at the table; tests compare both readings over the whole action
space. Each answer is the first reason a player would want to hear: that it is not the moment, then
that the piece or the site is not there, then the rule that forbids it, then the price.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from bourgade.games.burgenland import tables
from bourgade.games.burgenland.actions import NUM_ACTIONS, SPACE
from bourgade.games.burgenland.state import (
    OVER,
    PAY_ARCHITECT,
    PAY_CASTLE,
    PAY_COINS,
    PAY_DIFFERENT,
    PAY_JOKER,
    PAY_SAME,
    REST,
    TURN,
    Player,
    Position,
)
from bourgade.games.burgenland.tables import CARD_COLOUR, CARD_VALUE

Value = int | str
Check = Callable[[Position, Player, tuple[Value, ...]], str | None]

NO_SUCH_ACTION: Final = "burgenland.no-such-action"
GAME_OVER: Final = "burgenland.game-is-over"
PAY_FIRST: Final = "burgenland.finish-the-payment-first"
ACTED: Final = "burgenland.action-already-done"
NO_COIN_TILE: Final = "burgenland.build.no-coin-payment-tile"
TOO_FEW_COINS: Final = "burgenland.build.too-few-coins"
TOO_FEW_CARDS: Final = "burgenland.build.too-few-cards"
ARCHITECT: Final = "burgenland.build.architect-too-dear"

CASTLE_CARDS: Final = 4
TEN: Final = 10
SIX: Final = 6


def why_illegal(s: Position, action: int) -> str | None:
    """None when the action is legal now, else the key of the reason."""
    if not 0 <= action < NUM_ACTIONS:
        return NO_SUCH_ACTION
    verb, check, values = _meaning(action)
    not_now = _not_now(s.decision, verb)
    return not_now or check(s, s.active(), values)


@cache
def _not_now(decision: int, verb: str) -> str | None:
    """What the moment alone says about a verb."""
    if decision == OVER:
        return GAME_OVER
    if decision not in (TURN, REST):
        return None if verb in ("pay", "cheapest") else PAY_FIRST
    if verb in ("pay", "cheapest"):
        return "burgenland.pay.nothing-to-pay"
    if verb in ("build", "well", "great", "draw"):
        return ACTED if decision == REST else None
    if verb == "end" and decision == TURN:
        return "burgenland.end.action-first"
    return None


# --- The hand, card by card ---


def _cards(p: Player) -> list[int]:
    """Every card of the hand, in the order of counting out."""
    return [card for card, count in enumerate(p.hand) for _ in range(count)]


def _coins(cards: list[int]) -> int:
    return sum(CARD_VALUE[card] for card in cards)


def _sums(cards: list[int], limit: int) -> set[int]:
    """All sums of some of these cards, up to a limit."""
    sums = {0}
    for card in cards:
        sums |= {one + CARD_VALUE[card] for one in sums if one + CARD_VALUE[card] <= limit}
    return sums


def _least_sum(cards: list[int], due: int) -> int | None:
    """The lowest sum of some of these cards that reaches the due."""
    return min((one for one in _sums(cards, due + 2) if one >= due), default=None)


def _fits_castle(s: Position, card: int, castle: int) -> bool:
    return card == tables.JOKER or CARD_COLOUR[card] in (s.colour(castle, 0), s.colour(castle, 1))


# --- Building (p. 3-5) ---


def _build(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    castle, site, piece = int(values[0]) - 1, str(values[1]), str(values[2])
    if p.left[tables.PIECE_NAMES.index(piece)] == 0:
        return "burgenland.build.no-such-piece-left"
    if s.sites[castle * 5 + tables.SLOT_NAMES.index(site)] >= 0:
        return f"burgenland.build.{'extra-site' if site == 'extra' else 'site'}-taken"
    if site == "extra" and p.tiles[tables.EXTRA_SITE] == 0:
        return "burgenland.build.no-extra-site-tile"
    if p.tiles[tables.PASS] == 0:
        standing = _standing(s, castle)
        if piece == "palace" and "palace" in standing:
            return "burgenland.build.second-palace"
        if piece == "house" and standing.count("house") + 1 > standing.count("wall"):
            return "burgenland.build.house-needs-wall"
    return _castle_price(s, p, castle, values[3] == "coins", piece == "palace")


def _standing(s: Position, castle: int) -> list[str]:
    """The names of the pieces in a castle."""
    found = s.sites[castle * 5 : castle * 5 + 5]
    return [tables.PIECE_NAMES[site % 4] for site in found if site >= 0]


def _castle_price(s: Position, p: Player, castle: int, coins: bool, palace: bool) -> str | None:
    """Four cards of the two colours, or ten coins; for a palace the architect besides."""
    hand = _cards(p)
    spent: int | None
    if coins:
        if p.tiles[tables.COIN_PAYMENT] == 0:
            return NO_COIN_TILE
        spent = _least_sum(hand, TEN)
        if spent is None:
            return TOO_FEW_COINS
    else:
        fitting = sorted(CARD_VALUE[card] for card in hand if _fits_castle(s, card, castle))
        if len(fitting) < CASTLE_CARDS:
            return TOO_FEW_CARDS
        spent = sum(fitting[:CASTLE_CARDS])
    return ARCHITECT if palace and _coins(hand) - spent < s.architect() else None


def _well(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    if p.left[tables.WELL] == 0:
        return "burgenland.well.none-left"
    return _castle_price(s, p, s.wells[s.wells_built], values[0] == "coins", False)


def _great(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    piece = tables.PIECE_NAMES.index(str(values[0]))
    if p.left[piece] == 0:
        return "burgenland.build.no-such-piece-left"
    hand = _cards(p)
    if values[1] == "coins":
        return _castle_price(s, p, 0, True, False)
    jokers = hand.count(tables.JOKER)
    colours = [CARD_COLOUR[card] for card in hand if card != tables.JOKER]
    if values[1] == "same":
        most = max((colours.count(colour) for colour in colours), default=0)
        short = most + jokers < tables.SAME[piece]
        return "burgenland.great.too-few-of-one-colour" if short else None
    helpers = 0 if s.plain_different else jokers
    short = len(set(colours)) + helpers < tables.DIFFERENT[piece]
    return "burgenland.great.too-few-colours" if short else None


def _always(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return None


# --- Besides the action (p. 5-6) ---


def _swap(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return None if p.exchange > 0 else "burgenland.swap.no-exchange-tile"


def _prime(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    if p.tiles[tables.PRIME] == 0:
        return "burgenland.prime.no-tile"
    to_draw = sum(s.discard) if s.prime_from_discard else sum(s.pile) + sum(s.discard)
    return None if to_draw else "burgenland.prime.nothing-to-draw"


def _joker(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    worth = _coins([card for card in _cards(p) if card != tables.JOKER])
    return None if worth >= SIX else "burgenland.joker.too-few-coins"


# --- Paying, card by card ---


def _pay(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    card = tables.CARD_BY_NAME[str(values[0])]
    hand = _cards(p)
    if card not in hand:
        return "burgenland.pay.not-in-hand"
    counted = [c for c, count in enumerate(s.chosen) for _ in range(count)]
    reason = _unfit(s, card, counted)
    if reason is not None:
        return reason
    if counted and card < counted[-1]:
        return "burgenland.pay.higher-values-first"
    hand.remove(card)
    later = [c for c in hand if c >= card and _unfit(s, c, [*counted, card]) is None]
    return _completes(s, card, hand, later)


def _unfit(s: Position, card: int, counted: list[int]) -> str | None:
    """May the card be in this payment at all, with those that are?"""
    colours = [CARD_COLOUR[c] for c in counted if c != tables.JOKER]
    if s.decision == PAY_CASTLE:
        return None if _fits_castle(s, card, s.place // 5) else "burgenland.pay.wrong-colour"
    if card == tables.JOKER:
        if s.decision == PAY_JOKER:
            return "burgenland.pay.no-jokers-for-a-joker"
        if s.decision == PAY_DIFFERENT and s.plain_different:
            return "burgenland.pay.no-jokers-in-this-set"
        return None
    if s.decision == PAY_SAME and colours and CARD_COLOUR[card] not in colours:
        return "burgenland.pay.another-colour"
    if s.decision == PAY_DIFFERENT and CARD_COLOUR[card] in colours:
        return "burgenland.pay.colour-in-the-set-already"
    return None


def _completes(s: Position, card: int, hand: list[int], later: list[int]) -> str | None:
    """Can the payment be completed after this card, by later ones in the order?"""
    few = "burgenland.pay.too-few-after-it"
    if s.decision in (PAY_COINS, PAY_ARCHITECT, PAY_JOKER):
        rest = _least_sum(later, max(s.due - CARD_VALUE[card], 0))
        if rest is None:
            return few
    else:
        missing = s.due - 1
        if _most_together(s, card, later) < missing:
            return few
        rest = sum(sorted(CARD_VALUE[c] for c in later)[:missing])
    if s.decision in (PAY_CASTLE, PAY_COINS) and _coins(hand) - rest < s.price:
        return "burgenland.pay.architect-would-be-short"
    return None


def _most_together(s: Position, card: int, later: list[int]) -> int:
    """How many of the later cards can be in one payment with this card."""
    jokers = later.count(tables.JOKER)
    colours = [CARD_COLOUR[c] for c in later if c != tables.JOKER]
    if s.decision == PAY_SAME:
        return jokers + max((colours.count(colour) for colour in colours), default=0)
    if s.decision == PAY_DIFFERENT:
        return jokers + len(set(colours))
    return len(later)


def _cheapest(s: Position, p: Player, values: tuple[Value, ...]) -> str | None:
    return "burgenland.cheapest.already-counting" if any(s.chosen) else None


_CHECKS: Final[dict[str, Check]] = {
    "build": _build,
    "well": _well,
    "great": _great,
    "draw": _always,
    "swap": _swap,
    "prime": _prime,
    "joker": _joker,
    "pay": _pay,
    "cheapest": _cheapest,
    "end": _always,
}


@cache
def _meaning(action: int) -> tuple[str, Check, tuple[Value, ...]]:
    verb, *values = SPACE.decode(action).values()
    return str(verb), _CHECKS[str(verb)], tuple(values)


REASONS: Final[tuple[str, ...]] = (
    NO_SUCH_ACTION,
    GAME_OVER,
    PAY_FIRST,
    ACTED,
    "burgenland.end.action-first",
    "burgenland.build.no-such-piece-left",
    "burgenland.build.site-taken",
    "burgenland.build.extra-site-taken",
    "burgenland.build.no-extra-site-tile",
    "burgenland.build.second-palace",
    "burgenland.build.house-needs-wall",
    NO_COIN_TILE,
    TOO_FEW_COINS,
    TOO_FEW_CARDS,
    ARCHITECT,
    "burgenland.well.none-left",
    "burgenland.great.too-few-of-one-colour",
    "burgenland.great.too-few-colours",
    "burgenland.swap.no-exchange-tile",
    "burgenland.prime.no-tile",
    "burgenland.prime.nothing-to-draw",
    "burgenland.joker.too-few-coins",
    "burgenland.pay.nothing-to-pay",
    "burgenland.pay.not-in-hand",
    "burgenland.pay.wrong-colour",
    "burgenland.pay.another-colour",
    "burgenland.pay.colour-in-the-set-already",
    "burgenland.pay.no-jokers-for-a-joker",
    "burgenland.pay.no-jokers-in-this-set",
    "burgenland.pay.higher-values-first",
    "burgenland.pay.too-few-after-it",
    "burgenland.pay.architect-would-be-short",
    "burgenland.cheapest.already-counting",
)
