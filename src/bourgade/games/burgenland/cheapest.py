"""The payment that is offered first: lowest values, jokers only where nothing else will do.

Of cards with the same value those go whose colour the hand has fewest of: they are least missed.
"""

from bourgade.core.native import i64
from bourgade.games.burgenland.pay import count_out
from bourgade.games.burgenland.state import (
    PAY_CASTLE,
    PAY_COINS,
    PAY_DIFFERENT,
    PAY_JOKER,
    PAY_SAME,
    Player,
    Position,
)
from bourgade.games.burgenland.tables import JOKER, ONES, THREES, TWOS


def pay_cheapest(s: Position, p: Player) -> None:
    """Counts out the whole payment that is open."""
    if s.decision == PAY_CASTLE:
        castle: i64 = s.place // 5
        _pay_castle(s, p, s.colour(castle, 0), s.colour(castle, 1))
    elif s.decision == PAY_SAME:
        _pay_same(s, p)
    elif s.decision == PAY_DIFFERENT:
        _pay_different(s, p)
    else:
        _pay_coins(s, p)


def _pay_castle(s: Position, p: Player, one: i64, two: i64) -> None:
    """Each value in turn, of both colours; then jokers."""
    value: i64 = ONES
    while value >= THREES:
        while s.due > 0 and p.hand[value + one] + p.hand[value + two] > 0:
            rarer: i64 = one if p.colours[one] <= p.colours[two] else two
            if p.hand[value + rarer] == 0:
                rarer = one + two - rarer
            count_out(s, p, value + rarer)
        value -= 8
    while s.due > 0:
        count_out(s, p, JOKER)


def _pay_same(s: Position, p: Player) -> None:
    """The colour that needs fewest jokers, then the one whose cards are worth least."""
    best: i64 = -1
    best_cost: i64 = 0
    colour: i64
    for colour in range(8):
        count: i64 = min(p.colours[colour], s.due)
        if p.hand[JOKER] < s.due - count:
            continue
        cost: i64 = 100 * (s.due - count) + _lowest(p, colour, count)
        if best < 0 or cost < best_cost:
            best = colour
            best_cost = cost
    _pay_castle(s, p, best, best)


def _lowest(p: Player, colour: i64, count: i64) -> i64:
    """The worth of the lowest cards of a colour."""
    ones: i64 = min(count, p.hand[ONES + colour])
    twos: i64 = min(count - ones, p.hand[TWOS + colour])
    return ones + 2 * twos + 3 * (count - ones - twos)


def _pay_different(s: Position, p: Player) -> None:
    """The lowest card of each colour, the lowest of those first."""
    value: i64 = ONES
    while value >= THREES:
        while s.due > 0:
            colour: i64 = _least_missed_new(s, p, value)
            if colour < 0:
                break
            count_out(s, p, value + colour)
        value -= 8
    while s.due > 0:
        count_out(s, p, JOKER)


def _least_missed_new(s: Position, p: Player, value: i64) -> i64:
    """Of the colours not in the set that have a card of this value, the rarest; -1 for none."""
    best: i64 = -1
    colour: i64
    for colour in range(8):
        taken: i64 = s.chosen[THREES + colour] + s.chosen[TWOS + colour] + s.chosen[ONES + colour]
        if taken > 0 or p.hand[value + colour] == 0:
            continue
        if best < 0 or p.colours[colour] < p.colours[best]:
            best = colour
    return best


def _pay_coins(s: Position, p: Player) -> None:
    """The fewest jokers, then the smallest sum that reaches the due, in as many small cards as it
    can be had; what an architect still to be paid asks for stays in hand."""
    jokers: i64 = 0
    if s.decision != PAY_JOKER:
        jokers = p.hand[JOKER]
    most: i64 = p.coins - s.price if s.decision == PAY_COINS else p.coins
    counts_3: i64 = 0
    counts_2: i64 = 0
    counts_1: i64 = 0
    colour: i64
    for colour in range(8):
        counts_3 += p.hand[THREES + colour]
        counts_2 += p.hand[TWOS + colour]
        counts_1 += p.hand[ONES + colour]
    best_3: i64 = 0
    best_2: i64 = 0
    best_1: i64 = 0
    best: i64 = -1
    k3: i64
    k2: i64
    for k3 in range(min(counts_3 + jokers, (s.due + 2) // 3) + 1):
        for k2 in range(min(counts_2, (s.due + 1) // 2) + 1):
            k1: i64 = max(s.due - 3 * k3 - 2 * k2, 0)
            worth: i64 = 3 * k3 + 2 * k2 + k1
            if k1 > counts_1 or worth > most:
                continue
            # Jokers last, then the sum, then few threes, then few twos.
            cost: i64 = max(k3 - counts_3, 0) * 100000 + worth * 1000 + k3 * 30 + k2
            if best < 0 or cost < best:
                best = cost
                best_3 = k3
                best_2 = k2
                best_1 = k1
    _pay_value(s, p, ONES, best_1)
    _pay_value(s, p, TWOS, best_2)
    _pay_value(s, p, THREES, best_3)


def _pay_value(s: Position, p: Player, value: i64, count: i64) -> None:
    """So many cards of one value, the least missed first; for threes jokers last."""
    while count > 0:
        best: i64 = -1
        colour: i64
        for colour in range(8):
            if p.hand[value + colour] == 0:
                continue
            if best < 0 or p.colours[colour] < p.colours[best]:
                best = colour
        if best < 0:
            count_out(s, p, JOKER)
        else:
            count_out(s, p, value + best)
        count -= 1
