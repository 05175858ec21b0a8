"""Drawing: goods, corruption tokens, intrigues and the forced discard, and what a site becomes.

Piles are bags of counts: what comes is decided when it is drawn (chapters II and IV).
"""

from typing import Final

from bourgade.core.bits import count_bits
from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.ids import DISCARD
from bourgade.games.burdigala.state import (
    BIT,
    LOW,
    NO_TILE,
    TOO_MANY,
    VINO,
    Player,
    Position,
)
from bourgade.games.burdigala.tables import IN_VINO_VERITAS, NUM_INTRIGUES, NUM_LASTING

SIZE_TILES: Final = vec[i64](tables.SIZE_TILES)


def draw(bag: vec[i64], total: i64, chance: Chance) -> i64:
    """A random piece of a bag of `total` pieces, by kind; it leaves the bag."""
    rest: i64 = chance.pick(total)
    kind: i64 = 0
    while rest >= bag[kind]:
        rest -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def nth_bit(mask: i64, n: i64) -> i64:
    """The number of the n-th lowest bit, from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return LOW[(mask & -mask) % 67]


def take_goods(s: Position, p: Player, chance: Chance) -> None:
    """A goods card, if there is one left."""
    if s.goods_left > 0:
        p.goods[draw(s.goods, s.goods_left, chance)] += 1
        p.goods_count += 1
        s.goods_left -= 1


def take_token(s: Position, p: Player, chance: Chance) -> None:
    """A corruption token, seen by its owner alone."""
    p.tokens[draw(s.tokens, s.tokens_left, chance)] += 1
    p.token_count += 1
    s.tokens_left -= 1


def return_token(s: Position, p: Player, value: i64) -> None:
    p.tokens[value] -= 1
    p.token_count -= 1
    s.tokens[value] += 1
    s.tokens_left += 1


def uncover(s: Position, site: i64, chance: Chance) -> i64:
    """The tile of a site: drawn among those of its size unless somebody has seen it before."""
    tile: i64 = s.tiles[site]
    s.shown = True
    if tile == NO_TILE:
        left: i64 = s.unseen & SIZE_TILES[s.sizes[site]]
        many: i64 = count_bits(left)
        # A single tile is no secret: nothing to draw lots for.
        tile = nth_bit(left, chance.pick(many) if many > 1 else 0)
        s.tiles[site] = tile
        s.unseen ^= BIT[tile]
    return tile


def draw_intrigue(s: Position, p: Player, chance: Chance) -> None:
    """From the pile; an empty one is made again of the discards."""
    if s.pile_size == 0:
        kind: i64
        for kind in range(NUM_INTRIGUES):
            s.pile[kind] = s.discards[kind]
            s.pile_size += s.discards[kind]
            s.discards[kind] = 0
    if s.pile_size > 0:
        p.hand[draw(s.pile, s.pile_size, chance)] += 1
        p.hand_size += 1
        s.pile_size -= 1


def settle(s: Position, chance: Chance) -> None:
    """All intrigues due are drawn, clockwise from the active player; then the turn goes on.

    It stops where a player has to decide: which card goes when there are too many, or whether In
    vino veritas is used. The answer calls it again.
    """
    i: i64
    for i in range(s.seats):
        seat: i64 = (s.active + i) % s.seats
        p: Player = s.players[seat]
        while True:
            if p.excess() > 0:
                s.asked = seat
                s.decision = TOO_MANY
                return
            if s.due[seat] == 0:
                break
            if not s.answered and may_drink(s, p):
                s.asked = seat
                s.decision = VINO
                return
            s.answered = False
            s.due[seat] -= 1
            draw_intrigue(s, p, chance)
    s.asked = s.active
    s.decision = s.moment


def may_drink(s: Position, p: Player) -> bool:
    """In vino veritas: a goods card and a corruption token beside the intrigue."""
    return p.shows(IN_VINO_VERITAS) and s.goods_left > 0 and s.tokens_left > 0


def answer_vino(s: Position, accepted: bool, chance: Chance) -> None:
    if accepted:
        p: Player = s.players[s.asked]
        take_token(s, p, chance)
        take_goods(s, p, chance)
    s.answered = True
    settle(s, chance)


def list_discards(p: Player, out: ActionList) -> None:
    kind: i64
    for kind in range(NUM_INTRIGUES):
        if p.hand[kind] > 0:
            out.add(DISCARD + kind)
    for kind in range(NUM_LASTING):
        if p.shows(kind):
            out.add(DISCARD + NUM_INTRIGUES + kind)


def discard(s: Position, card: i64, chance: Chance) -> None:
    p: Player = s.players[s.asked]
    if card < NUM_INTRIGUES:
        drop_from_hand(s, p, card)
        s.shown = True
    else:
        drop_from_table(s, p, card - NUM_INTRIGUES)
    settle(s, chance)


def drop_from_hand(s: Position, p: Player, kind: i64) -> None:
    p.hand[kind] -= 1
    p.hand_size -= 1
    s.discards[kind] += 1


def drop_from_table(s: Position, p: Player, kind: i64) -> None:
    p.table ^= BIT[kind]
    p.table_size -= 1
    s.discards[kind] += 1
