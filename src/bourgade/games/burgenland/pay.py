"""Paying: which card may be counted out next.

Cards are counted out in the order of their numbers: jokers, threes, twos, ones. One path leads to
each payment, and none into a dead end: a card is offered only if those from it on can complete the
payment, and if the architect, where one waits, can be paid with what stays in hand. As values only
fall along the way, a price in coins is never reached with a card too many.
"""

from typing import Final

from bourgade.core.native import i64
from bourgade.core.state import ActionList
from bourgade.games.burgenland.actions import CHEAPEST, PAY
from bourgade.games.burgenland.state import (
    CARD_COLOUR,
    CARD_VALUE,
    NOTHING,
    PAY_CASTLE,
    PAY_COINS,
    PAY_DIFFERENT,
    PAY_JOKER,
    PAY_SAME,
    Player,
    Position,
)
from bourgade.games.burgenland.tables import JOKER, NUM_CARDS, ONES, THREES, TWOS

# Of the loops' own kind: between two kinds of integer they would count in Python objects.
CARDS: Final[i64] = NUM_CARDS
TOO_MUCH: Final = 1000


def begin(s: Position, decision: i64, due: i64) -> None:
    """Opens a payment: so many cards, or so many coins."""
    s.decision = decision
    s.due = due
    s.last = NOTHING


def count_out(s: Position, p: Player, card: i64) -> None:
    """One card of the hand for what is being paid."""
    p.take(card, -1)
    s.chosen[card] += 1
    s.last = card
    if s.decision <= PAY_DIFFERENT:
        s.due -= 1
    else:
        s.due -= CARD_VALUE[card]


def cheapest_sum(p: Player, one: i64, two: i64, cards: i64) -> i64:
    """The coins that leave the hand when this many cards of two colours are paid sparingly."""
    ones: i64 = p.hand[ONES + one] + p.hand[ONES + two]
    if ones >= cards:
        return cards
    twos: i64 = p.hand[TWOS + one] + p.hand[TWOS + two]
    if ones + twos >= cards:
        return 2 * cards - ones
    return 3 * cards - 2 * ones - twos


def least_coins(threes: i64, twos: i64, ones: i64, due: i64) -> i64:
    """The smallest sum of these cards that reaches the due; TOO_MUCH if all together do not."""
    if due <= 0:
        return 0
    best: i64 = TOO_MUCH
    k3: i64 = 0
    k2: i64
    while k3 <= threes and 3 * k3 < due + 3:
        k2 = 0
        while k2 <= twos and 3 * k3 + 2 * k2 < due + 3:
            missing: i64 = due - 3 * k3 - 2 * k2
            if 0 <= missing <= ones:
                return due
            if missing < 0 and due - missing < best:
                best = due - missing
            k2 += 1
        k3 += 1
    return best


def threes_in(p: Player) -> i64:
    """Cards worth three coins, jokers among them."""
    count: i64 = p.hand[JOKER]
    colour: i64
    for colour in range(8):
        count += p.hand[THREES + colour]
    return count


def twos_in(p: Player) -> i64:
    count: i64 = 0
    colour: i64
    for colour in range(8):
        count += p.hand[TWOS + colour]
    return count


def ones_in(p: Player) -> i64:
    count: i64 = 0
    colour: i64
    for colour in range(8):
        count += p.hand[ONES + colour]
    return count


def list_payment(s: Position, p: Player, out: ActionList) -> None:
    before: i64 = out.count
    if s.decision == PAY_CASTLE:
        _list_castle(s, p, out)
    elif s.decision == PAY_SAME:
        _list_same(s, p, out)
    elif s.decision == PAY_DIFFERENT:
        _list_different(s, p, out)
    else:
        _list_coins(s, p, out)
    if s.last == NOTHING and out.count > before:
        out.add(CHEAPEST)


def _list_castle(s: Position, p: Player, out: ActionList) -> None:
    """Jokers and the two colours of the castle."""
    castle: i64 = s.place // 5
    low: i64 = s.colour(castle, 0)
    high: i64 = s.colour(castle, 1)
    if low > high:
        low, high = high, low
    rest: i64 = 0
    if s.last <= JOKER:
        rest = p.hand[JOKER]
    i: i64
    card: i64
    for i in range(6):
        card = THREES + i // 2 * 8 + (low if i % 2 == 0 else high)
        if card >= s.last:
            rest += p.hand[card]
    # The cards that follow can be the cheapest of the hand: those come last.
    most: i64 = 3
    if s.price > 0:
        most = p.coins - s.price - cheapest_sum(p, low, high, s.due - 1)
    if s.last <= JOKER and p.hand[JOKER] > 0:
        if rest >= s.due and most >= 3:
            out.add(PAY + JOKER)
        rest -= p.hand[JOKER]
    for i in range(6):
        card = THREES + i // 2 * 8 + (low if i % 2 == 0 else high)
        if card >= s.last and p.hand[card] > 0:
            if rest >= s.due and CARD_VALUE[card] <= most:
                out.add(PAY + card)
            rest -= p.hand[card]


def _list_same(s: Position, p: Player, out: ActionList) -> None:
    """Jokers first, then cards of one colour; the first of them decides which."""
    card: i64
    colour: i64
    if s.last <= JOKER and p.hand[JOKER] > 0:
        most: i64 = 0
        for colour in range(8):
            most = max(most, p.colours[colour])
        if p.hand[JOKER] + most >= s.due:
            out.add(PAY + JOKER)
    for card in range(THREES, CARDS):
        if card < s.last or p.hand[card] == 0:
            continue
        colour = CARD_COLOUR[card]
        if s.last > JOKER and CARD_COLOUR[s.last] != colour:
            continue
        if _from_here(p, card) >= s.due:
            out.add(PAY + card)


def _from_here(p: Player, card: i64) -> i64:
    """How many cards of its colour there are from this one on."""
    count: i64 = 0
    while card < CARDS:
        count += p.hand[card]
        card += 8
    return count


def _list_different(s: Position, p: Player, out: ActionList) -> None:
    """Jokers first (unless agreed otherwise), then one card of each of several colours."""
    card: i64
    colour: i64
    if s.last <= JOKER and p.hand[JOKER] > 0 and not s.plain_different:
        kinds: i64 = 0
        for colour in range(8):
            if p.colours[colour] > 0:
                kinds += 1
        if p.hand[JOKER] + kinds >= s.due:
            out.add(PAY + JOKER)
    for card in range(max(THREES, s.last + 1), CARDS):
        if p.hand[card] == 0 or _in_set(s, CARD_COLOUR[card]):
            continue
        if _kinds_from(s, p, card) >= s.due:
            out.add(PAY + card)


def _in_set(s: Position, colour: i64) -> bool:
    """Is the colour among those counted out?"""
    return s.chosen[THREES + colour] + s.chosen[TWOS + colour] + s.chosen[ONES + colour] > 0


def _kinds_from(s: Position, p: Player, card: i64) -> i64:
    """How many colours that are not in the set yet have a card from this one on."""
    count: i64 = 0
    colour: i64
    for colour in range(8):
        if not _in_set(s, colour):
            first: i64 = THREES + colour
            while first < card:
                first += 8
            if first < CARDS and _from_here(p, first) > 0:
                count += 1
    return count


def _list_coins(s: Position, p: Player, out: ActionList) -> None:
    """Any cards; for a joker colour cards only."""
    first: i64 = max(THREES if s.decision == PAY_JOKER else JOKER, s.last)
    if s.decision == PAY_COINS and s.price > 0:
        _list_coins_beside_architect(s, p, first, out)
        return
    worth: i64 = p.coins
    card: i64
    for card in range(first):
        worth -= p.hand[card] * CARD_VALUE[card]
    for card in range(first, CARDS):
        if worth < s.due:
            return
        if p.hand[card] > 0:
            out.add(PAY + card)
            worth -= p.hand[card] * CARD_VALUE[card]


def _list_coins_beside_architect(s: Position, p: Player, first: i64, out: ActionList) -> None:
    """What stays in hand must pay him."""
    left_3: i64 = 0
    left_2: i64 = 0
    left_1: i64 = 0
    card: i64
    for card in range(first, CARDS):
        if card < TWOS:
            left_3 += p.hand[card]
        elif card < ONES:
            left_2 += p.hand[card]
        else:
            left_1 += p.hand[card]
    for card in range(first, CARDS):
        count: i64 = p.hand[card]
        if count == 0:
            continue
        if 3 * left_3 + 2 * left_2 + left_1 < s.due:
            return
        if p.coins - _least_with(card, left_3, left_2, left_1, s.due) >= s.price:
            out.add(PAY + card)
        if card < TWOS:
            left_3 -= count
        elif card < ONES:
            left_2 -= count
        else:
            left_1 -= count


def _least_with(card: i64, threes: i64, twos: i64, ones: i64, due: i64) -> i64:
    """The smallest sum that reaches the due with this card and those after it."""
    if card < TWOS:
        return 3 + least_coins(threes - 1, twos, ones, due - 3)
    if card < ONES:
        return 2 + least_coins(0, twos - 1, ones, due - 2)
    return 1 + least_coins(0, 0, ones - 1, due - 1)
