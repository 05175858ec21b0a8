"""The draw piles: only the backs on top are seen, so only their colours exist beforehand (p. 4).

A card's face is picked when somebody looks at it, from the cards of its colour that nobody has
seen. The next back is picked from the colours still covered.
"""

from bourgade.core.bits import count_bits
from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.games.bruges.state import (
    BIT,
    COLOUR_FIRST,
    COLOUR_SIZE,
    DRAWING,
    LOW,
    Player,
    Position,
)


def fill(s: Position, drawn: i64, extra: i64, chance: Chance) -> None:
    """All cards unseen: the two draw piles, the extra pile, and the backs on top."""
    c: i64
    for c in range(5):
        s.unseen[c] = BIT[COLOUR_SIZE[c]] - 1
        s.unseen_count[c] = COLOUR_SIZE[c]
        s.deep[c] = COLOUR_SIZE[c]
    s.pile[0] = drawn // 2
    s.pile[1] = drawn - drawn // 2
    s.extra = extra
    s.top[0] = uncover(s, chance)
    s.top[1] = uncover(s, chance)
    s.extra_top = uncover(s, chance)


def uncover(s: Position, chance: Chance) -> i64:
    """The colour of a back that comes to light."""
    deep: vec[i64] = s.deep
    n: i64 = chance.pick(deep[0] + deep[1] + deep[2] + deep[3] + deep[4])
    c: i64 = 0
    while n >= deep[c]:
        n -= deep[c]
        c += 1
    deep[c] -= 1
    return c


def take_back(s: Position, pile: i64, chance: Chance) -> i64:
    """The top card of a pile, unseen: returns its colour. Sees to piles that run out."""
    colour: i64 = s.top[pile]
    s.pile[pile] -= 1
    if s.pile[pile] > 0:
        s.top[pile] = uncover(s, chance)
        return colour
    s.top[pile] = -1
    if s.extra > 0:
        # The last round is this one if the pile ran out in phase 1, else the next one (p. 4).
        s.last_round = s.round if s.phase == DRAWING else s.round + 1
        s.pile[pile] = s.extra
        s.top[pile] = s.extra_top
        s.extra = 0
        s.extra_top = -1
    elif s.pile[1 - pile] > 1:
        half: i64 = s.pile[1 - pile] // 2
        s.pile[pile] = half
        s.pile[1 - pile] -= half
        s.top[pile] = uncover(s, chance)
    return colour


def look(s: Position, colour: i64, chance: Chance) -> i64:
    """The face of an unseen card of that colour, seen for the first time: as its bit."""
    low: i64 = _nth(s.unseen[colour], chance.pick(s.unseen_count[colour]))
    s.unseen[colour] ^= low
    s.unseen_count[colour] -= 1
    return low


def _nth(cards: i64, n: i64) -> i64:
    """The bit of the n-th card of a mask, counted from 0."""
    while n > 0:
        cards &= cards - 1
        n -= 1
    return cards & -cards


def by_lot(cards: i64, chance: Chance) -> i64:
    """One of several cards that look alike, as its bit.

    A fixed order would tell what the others are when the face of one comes to light.
    """
    n: i64 = count_bits(cards)
    return cards if n == 1 else _nth(cards, chance.pick(n))


def draw(s: Position, p: Player, pile: i64, chance: Chance) -> None:
    """A card into the hand, looked at once: what a character's effect draws."""
    colour: i64 = take_back(s, pile, chance)
    p.hand[colour] |= look(s, colour, chance)
    p.cards += 1


def draw_unseen(s: Position, p: Player, pile: i64, chance: Chance) -> None:
    """A card into the hand in phase 1, looked at when all are drawn."""
    p.fresh[take_back(s, pile, chance)] += 1
    p.cards += 1


def look_at_hand(s: Position, p: Player, chance: Chance) -> None:
    c: i64
    for c in range(5):
        while p.fresh[c] > 0:
            p.fresh[c] -= 1
            p.hand[c] |= look(s, c, chance)


def card_of(colour: i64, bit: i64) -> i64:
    """The card of one bit in the mask of a colour."""
    return COLOUR_FIRST[colour] + LOW[bit % 67]


def redraw_hidden(s: Position, seat: i64, chance: Chance) -> None:
    """Deals anew what `seat` cannot know: faces in other hands and of other houses.

    Their colours lie open. They and the cards nobody has seen are mixed by colour; then each
    hidden place gets one of them.
    """
    c: i64
    other: i64
    for c in range(5):
        for other in range(s.seats):
            if other != seat:
                _hide(s, s.players[other], c)
        for other in range(s.seats):
            if other != seat:
                _deal(s, s.players[other], c, chance)


def _hide(s: Position, p: Player, c: i64) -> None:
    """Puts the hidden cards of one colour back among the unseen, leaving their places marked."""
    hidden: i64 = (p.hand[c] | p.empty[c]) & ~p.known[c]
    _unsee(s, c, hidden)
    colour: i64
    for colour in range(5):
        left: i64 = p.here[colour]
        while left != 0:
            low: i64 = left & -left
            left ^= low
            house: i64 = s.under[card_of(colour, low)] - COLOUR_FIRST[c]
            if house >= 0 and house < COLOUR_SIZE[c] and p.known[c] & BIT[house] == 0:
                _unsee(s, c, BIT[house])


def _unsee(s: Position, c: i64, cards: i64) -> None:
    s.unseen[c] |= cards
    while cards != 0:
        cards &= cards - 1
        s.unseen_count[c] += 1


def _deal(s: Position, p: Player, c: i64, chance: Chance) -> None:
    """New faces for the hidden cards of one colour: hand, empty houses, houses with a guest."""
    p.hand[c] = _others(s, p.hand[c], p.known[c], c, chance)
    p.empty[c] = _others(s, p.empty[c], p.known[c], c, chance)
    colour: i64
    for colour in range(5):
        left: i64 = p.here[colour]
        while left != 0:
            low: i64 = left & -left
            left ^= low
            guest: i64 = card_of(colour, low)
            house: i64 = s.under[guest] - COLOUR_FIRST[c]
            if house >= 0 and house < COLOUR_SIZE[c] and p.known[c] & BIT[house] == 0:
                s.under[guest] = card_of(c, look(s, c, chance))


def _others(s: Position, cards: i64, known: i64, c: i64, chance: Chance) -> i64:
    dealt: i64 = cards & known
    hidden: i64 = cards & ~known
    while hidden != 0:
        hidden &= hidden - 1
        dealt |= look(s, c, chance)
    return dealt
