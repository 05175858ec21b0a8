"""Drawing: colour cards, rewards in coins, architects, wells and bonus tiles (p. 3-5).

Every pile is a bag of what nobody has seen yet; a draw picks from it at that moment.
"""

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.games.burgenland.state import BIT, CARD_VALUE, Player, Position


def draw_card(s: Position, chance: Chance) -> i64:
    """The next colour card; the discards are shuffled when none is left. -1 if there is none."""
    if s.pile_size == 0:
        if s.discard_size == 0:
            return -1
        empty: vec[i64] = s.pile
        s.pile = s.discard
        s.discard = empty
        s.pile_size = s.discard_size
        s.discard_size = 0
    s.pile_size -= 1
    return _pick(s.pile, s.pile_size + 1, chance)


def _pick(cards: vec[i64], size: i64, chance: Chance) -> i64:
    """Takes one of `size` cards out of a bag of colour cards."""
    skip: i64 = chance.pick(size)
    card: i64 = 0
    while skip >= 0:
        card += 1
        skip -= cards[card]
    cards[card] -= 1
    return card


def draw_two(s: Position, p: Player, chance: Chance) -> None:
    """Action B (p. 5). If both piles are empty there is nothing to draw."""
    i: i64
    for i in range(2):
        card: i64 = draw_card(s, chance)
        if card > 0:
            p.take(card, 1)


def reward(s: Position, p: Player, coins: i64, chance: Chance) -> None:
    """Open draws until the coins are reached or passed (p. 4): everybody sees these cards."""
    while coins > 0:
        card: i64 = draw_card(s, chance)
        if card < 0:
            return
        p.take(card, 1)
        p.shown[card] += 1
        coins -= CARD_VALUE[card]


def reward_from_discard(s: Position, p: Player, coins: i64, chance: Chance) -> None:
    """The other reading of the prime (p. 6): the cards come out of the discards."""
    while coins > 0 and s.discard_size > 0:
        card: i64 = _pick(s.discard, s.discard_size, chance)
        s.discard_size -= 1
        p.take(card, 1)
        p.shown[card] += 1
        coins -= CARD_VALUE[card]


def turn_architect(s: Position, chance: Chance) -> None:
    """The architect on top of the pile, turned up if he has not come up before."""
    top: i64 = s.architects_paid % 12
    if s.architects[top] >= 0:
        return
    skip: i64 = chance.pick(12 - top)
    cost: i64 = 0
    while skip >= 0:
        cost += 1
        skip -= s.architect_bag[cost]
    s.architect_bag[cost] -= 1
    s.architects[top] = cost


def turn_well(s: Position, chance: Chance) -> None:
    """The next well card: its castle gets the red marker."""
    seen: i64 = 0
    i: i64
    for i in range(s.wells_built):
        seen |= BIT[s.wells[i]]
    skip: i64 = chance.pick(11 - s.wells_built)
    castle: i64 = -1
    while skip >= 0:
        castle += 1
        if seen & BIT[castle] == 0:
            skip -= 1
    s.wells[s.wells_built] = castle


def draw_tile(s: Position, p: Player, chance: Chance) -> None:
    """A bonus tile, which only its owner looks at. None is left: nothing."""
    size: i64 = s.tile_bag[0] + s.tile_bag[1] + s.tile_bag[2] + s.tile_bag[3]
    if size == 0:
        return
    skip: i64 = chance.pick(size)
    kind: i64 = -1
    while skip >= 0:
        kind += 1
        skip -= s.tile_bag[kind]
    s.tile_bag[kind] -= 1
    p.tiles[kind] += 1
