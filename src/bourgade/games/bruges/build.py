"""What changes a player's town: houses, characters, canals, levels, threat markers.

Each deed calls the characters that react to it. They wait on the stack, in the order of their
cards: none of them changes what another one gives.
"""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.games.bruges import tables
from bourgade.games.bruges.piles import by_lot, card_of
from bourgade.games.bruges.state import (
    AGAIN,
    BENEFITS,
    BIT,
    CARD_BIT,
    CARD_COLOUR,
    COLOUR_FIRST,
    DISCARDED,
    EFFECTS,
    LOSSES,
    LOW,
    Player,
    Position,
)
from bourgade.games.bruges.tables import (
    CANAL_CHEAPER,
    CANAL_FREE,
    CHARACTER_CHEAPER,
    HAND_LIMIT,
    HOUSE_FREE,
    LIGHTNING,
    LIGHTNING_TIMES,
    NUM_CARDS,
    NUM_EVENTS,
    NUM_RULES,
    ON_ADVANCE,
    ON_CANAL,
    ON_CHARACTER,
    ON_DISCARD,
    ON_HOUSE,
    PROGRESS_ANYWAY,
    SECTION,
    TIES_COUNT,
)

CARD_PRICE: Final = vec[i64](tables.CARD_PRICE)
CARD_GROUP: Final = vec[i64](tables.CARD_GROUP)
CARD_SYMBOL: Final = vec[i64](tables.CARD_SYMBOL)
CARD_ACTIVE: Final = vec[i64](tables.CARD_ACTIVE)
DOES_FIRST: Final = vec[i64](tables.DOES_FIRST)
DOES_LAST: Final = vec[i64](tables.DOES_LAST)
REACTS_FIRST: Final = vec[i64](tables.REACTS_FIRST)
REACTS_LAST: Final = vec[i64](tables.REACTS_LAST)
CHANGES: Final = vec[i64](tables.CHANGES)
CANAL_COLOUR: Final = vec[i64](tables.CANAL_COLOUR)
CANAL_COST: Final = vec[i64](tables.CANAL_COST)
NUM_STATUES: Final[i64] = tables.NUM_STATUES


def react(s: Position, seat: i64, event: i64, colour: i64, newcomer: i64) -> None:
    """Calls the characters that react to an event; a newcomer not yet to its own arrival."""
    p: Player = s.players[seat]
    if p.events & BIT[event] == 0:
        return
    c: i64
    for c in range(4, -1, -1):  # the lowest card is to come first, so it is pushed last
        called: i64 = 0
        left: i64 = p.here[c]
        while left != 0:
            low: i64 = left & -left
            left ^= low
            card: i64 = COLOUR_FIRST[c] + LOW[low % 67]
            at: i64 = card * NUM_EVENTS + event
            if REACTS_LAST[at] > REACTS_FIRST[at] and card != newcomer:
                called |= low
        while called != 0:
            high: i64 = _highest(called)
            called &= ~BIT[high]
            card = COLOUR_FIRST[c] + high
            at = card * NUM_EVENTS + event
            s.push(EFFECTS, seat, card, REACTS_FIRST[at], REACTS_LAST[at], colour, 0)


def _highest(mask: i64) -> i64:
    n: i64 = 0
    rest: i64 = mask >> 1
    while rest != 0:
        rest >>= 1
        n += 1
    return n


def refresh(p: Player) -> None:
    """What the characters that stand now change in the rules.

    Gains and reductions add up; of limits and prices the best one counts.
    """
    rules: vec[i64] = p.rules
    r: i64
    c: i64
    for r in range(NUM_RULES):
        rules[r] = 0
    p.events = 0
    p.activatable = 0
    for c in range(5):
        left: i64 = p.here[c]
        while left != 0:
            low: i64 = left & -left
            left ^= low
            card: i64 = COLOUR_FIRST[c] + LOW[low % 67]
            p.activatable += CARD_ACTIVE[card]
            for r in range(NUM_EVENTS):
                if REACTS_LAST[card * NUM_EVENTS + r] > REACTS_FIRST[card * NUM_EVENTS + r]:
                    p.events |= BIT[r]
            for r in range(NUM_RULES):
                value: i64 = CHANGES[card * NUM_RULES + r]
                if value != 0:
                    rules[r] = _together(r, rules[r], value)


def _together(rule: i64, before: i64, value: i64) -> i64:
    if rule == PROGRESS_ANYWAY:
        return value if before == 0 else min(before, value)
    if (
        rule == CANAL_FREE
        or rule == HOUSE_FREE
        or rule == HAND_LIMIT
        or rule == LIGHTNING_TIMES
        or rule == TIES_COUNT
    ):
        return max(before, value)
    return before + value


# --- Cards leaving the hand ---


def leave_hand(p: Player, card: i64) -> None:
    c: i64 = CARD_COLOUR[card]
    p.hand[c] &= ~CARD_BIT[card]
    p.known[c] &= ~CARD_BIT[card]
    p.cards -= 1


def discard_card(s: Position, p: Player, card: i64) -> None:
    """From the hand, face up, onto the discard pile: everybody sees it."""
    leave_hand(p, card)
    s.discarded[CARD_COLOUR[card]] |= CARD_BIT[card]
    s.shown = True


# --- Houses and characters (actions V and VI) ---


def house_cost(p: Player, workers: i64) -> i64:
    """Workers of its colour that a house takes."""
    return 0 if p.rules[HOUSE_FREE] != 0 else workers


def build_house(s: Position, seat: i64, card: i64, workers: i64) -> None:
    p: Player = s.players[seat]
    c: i64 = CARD_COLOUR[card]
    p.workers[c] -= house_cost(p, workers)
    _forget(p, card)
    p.hand[c] &= ~CARD_BIT[card]
    p.cards -= 1
    p.empty[c] |= CARD_BIT[card]
    p.houses[c] += 1
    p.num_houses += 1
    react(s, seat, ON_HOUSE, c, -1)


def _forget(p: Player, card: i64) -> None:
    """A card laid face down: is it one that everybody knows in this hand?

    Only if there was no other card of its colour. Otherwise it may be any of them, and nobody
    can tell any more where the known ones are.
    """
    c: i64 = CARD_COLOUR[card]
    if p.hand[c] != CARD_BIT[card]:
        p.known[c] &= ~p.hand[c]


def price(s: Position, p: Player, card: i64) -> i64:
    return max(0, CARD_PRICE[s.revised * NUM_CARDS + card] - p.rules[CHARACTER_CHEAPER])


def move_in(s: Position, seat: i64, card: i64, colour: i64, chance: Chance) -> None:
    """The character moves into an empty house of that colour, and acts (p. 7-9).

    First its lightning, with the astronomer perhaps twice; then those who react to newcomers.
    """
    p: Player = s.players[seat]
    c: i64 = CARD_COLOUR[card]
    house: i64 = by_lot(p.empty[colour], chance)
    s.under[card] = card_of(colour, house)
    p.empty[colour] ^= house
    p.here[c] |= CARD_BIT[card]
    p.groups[CARD_GROUP[card]] += 1
    p.num_characters += 1
    times: i64 = p.rules[LIGHTNING_TIMES]
    refresh(p)
    react(s, seat, ON_CHARACTER, c, card)
    if CARD_SYMBOL[card] == LIGHTNING:
        if times > 1:
            s.push(AGAIN, seat, card, times - 1, 0, 0, 0)
        start_effects(s, seat, card, -1, 0)


def start_effects(s: Position, seat: i64, card: i64, colour: i64, chosen: i64) -> None:
    """Puts the effects of a character on the stack. `chosen`: activating it was a choice."""
    s.push(EFFECTS, seat, card, DOES_FIRST[card], DOES_LAST[card], colour, chosen)


def move_out(s: Position, p: Player, card: i64) -> i64:
    """The character leaves; returns the card that was its house."""
    c: i64 = CARD_COLOUR[card]
    p.here[c] &= ~CARD_BIT[card]
    p.used[c] &= ~CARD_BIT[card]
    p.groups[CARD_GROUP[card]] -= 1
    p.num_characters -= 1
    house: i64 = s.under[card]
    s.under[card] = -1
    refresh(p)
    return house


# --- Canals (action IV) ---


def canal_cost(p: Player, side: i64, times: i64) -> i64:
    """Florins for the next tile of a section; the section must not be full."""
    if p.rules[CANAL_FREE] != 0:
        return 0
    return max(0, CANAL_COST[p.dug[side]] * times - p.rules[CANAL_CHEAPER])


def next_colour(p: Player, seat: i64, side: i64) -> i64:
    """The colour of the next space of a section, -1 when it is full."""
    if p.dug[side] >= SECTION:
        return -1
    return CANAL_COLOUR[(seat * 2 + side) * SECTION + p.dug[side]]


def can_dig(p: Player, side: i64, times: i64) -> bool:
    return p.dug[side] < SECTION and canal_cost(p, side, times) <= p.florins


def dig(s: Position, seat: i64, side: i64, times: i64) -> None:
    """One canal tile; a section finished for the first time takes the highest statue (p. 6)."""
    p: Player = s.players[seat]
    colour: i64 = next_colour(p, seat, side)
    p.florins -= canal_cost(p, side, times)
    p.dug[side] += 1
    if p.dug[side] == SECTION and p.completed & BIT[side] == 0:
        p.completed |= BIT[side]
        if s.statues_taken < NUM_STATUES:
            p.statues |= BIT[s.statues_taken]
            s.statues_taken += 1
    react(s, seat, ON_CANAL, colour, -1)


# --- Progress, threats, points ---


def advance(s: Position, seat: i64) -> None:
    s.players[seat].level += 1
    react(s, seat, ON_ADVANCE, -1, -1)


def discard_marker(s: Position, seat: i64, colour: i64) -> None:
    """A point for every marker, but not for those of a disaster (p. 5, 12)."""
    p: Player = s.players[seat]
    p.threats[colour] -= 1
    s.supply[colour] += 1
    p.points[DISCARDED] += 1
    react(s, seat, ON_DISCARD, colour, -1)


def benefit(p: Player, points: i64) -> None:
    p.points[BENEFITS] += points


def lose_points(p: Player, points: i64) -> None:
    """The figure on the score track never falls below 0."""
    p.points[LOSSES] -= min(points, p.track())
