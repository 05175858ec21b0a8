"""What a seat cannot know, redrawn: rivals' goods, tokens and hands, tiles only others have seen.

Each kind of thing goes back into its bag, as far as the seat does not know where it is, and is
dealt again in the same numbers.
"""

from bourgade.core.bits import count_bits
from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.games.burdigala.draws import SIZE_TILES, draw, nth_bit
from bourgade.games.burdigala.ids import SITES
from bourgade.games.burdigala.state import (
    BIT,
    KEEP_GOOD,
    NO_TILE,
    OVER,
    SWAP_GOODS,
    Player,
    Position,
)
from bourgade.games.burdigala.tables import NUM_GOODS, NUM_INTRIGUES, NUM_VALUES


def redraw(s: Position, seat: i64, chance: Chance) -> None:
    if s.decision != OVER:  # then goods and tokens lie open
        _redraw_goods(s, seat, chance)
        _redraw_tokens(s, seat, chance)
    _redraw_hands(s, seat, chance)
    _redraw_tiles(s, seat, chance)


def _redraw_goods(s: Position, seat: i64, chance: Chance) -> None:
    """The cards the seat has seen at a rival's stay there."""
    other: i64
    good: i64
    i: i64
    for other in range(s.seats):
        if other != seat:
            row: i64 = (seat * s.seats + other) * NUM_GOODS
            p: Player = s.players[other]
            for good in range(NUM_GOODS):
                s.goods[good] += p.goods[good] - s.known[row + good]
                s.goods_left += p.goods[good] - s.known[row + good]
                p.goods[good] = s.known[row + good]
    offered: i64 = _take_back_offer(s) if s.decision == KEEP_GOOD and s.active != seat else 0
    for other in range(s.seats):
        if other != seat:
            hand: Player = s.players[other]
            missing: i64 = hand.goods_count
            for good in range(NUM_GOODS):
                missing -= hand.goods[good]
            for i in range(missing):
                hand.goods[draw(s.goods, s.goods_left, chance)] += 1
                s.goods_left -= 1
    for i in range(offered):
        s.offered[draw(s.goods, s.goods_left, chance)] += 1
        s.goods_left -= 1
    _forget_what_is_gone(s)
    if s.decision == SWAP_GOODS:
        _show_to_visitor(s)


def _forget_what_is_gone(s: Position) -> None:
    """Nobody knows of a card that, in this imagined deal, is not there."""
    viewer: i64
    owner: i64
    good: i64
    for viewer in range(s.seats):
        for owner in range(s.seats):
            for good in range(NUM_GOODS):
                place: i64 = (viewer * s.seats + owner) * NUM_GOODS + good
                if s.known[place] > s.players[owner].goods[good]:
                    s.known[place] = s.players[owner].goods[good]


def _show_to_visitor(s: Position) -> None:
    """The Merchant sees all goods of his rival, in an imagined deal as in the real one."""
    row: i64 = (s.active * s.seats + s.rival) * NUM_GOODS
    good: i64
    for good in range(NUM_GOODS):
        s.known[row + good] = s.players[s.rival].goods[good]


def _take_back_offer(s: Position) -> i64:
    """The Sailor's cards, which only he sees."""
    count: i64 = 0
    good: i64
    for good in range(NUM_GOODS):
        count += s.offered[good]
        s.goods[good] += s.offered[good]
        s.goods_left += s.offered[good]
        s.offered[good] = 0
    return count


def _redraw_tokens(s: Position, seat: i64, chance: Chance) -> None:
    other: i64
    value: i64
    i: i64
    for other in range(s.seats):
        if other != seat:
            p: Player = s.players[other]
            for value in range(NUM_VALUES):
                s.tokens[value] += p.tokens[value]
                p.tokens[value] = 0
            s.tokens_left += p.token_count
    for other in range(s.seats):
        if other != seat:
            q: Player = s.players[other]
            for i in range(q.token_count):
                q.tokens[draw(s.tokens, s.tokens_left, chance)] += 1
                s.tokens_left -= 1


def _redraw_hands(s: Position, seat: i64, chance: Chance) -> None:
    other: i64
    kind: i64
    i: i64
    for other in range(s.seats):
        if other != seat:
            p: Player = s.players[other]
            for kind in range(NUM_INTRIGUES):
                s.pile[kind] += p.hand[kind]
                p.hand[kind] = 0
            s.pile_size += p.hand_size
    for other in range(s.seats):
        if other != seat:
            q: Player = s.players[other]
            for i in range(q.hand_size):
                q.hand[draw(s.pile, s.pile_size, chance)] += 1
                s.pile_size -= 1


def _redraw_tiles(s: Position, seat: i64, chance: Chance) -> None:
    """Others have seen these tiles: the seat only knows that they have."""
    site: i64
    for site in range(SITES):
        if _seen_by_others_only(s, site, seat):
            s.unseen |= BIT[s.tiles[site]]
    for site in range(SITES):
        if _seen_by_others_only(s, site, seat):
            left: i64 = s.unseen & SIZE_TILES[s.sizes[site]]
            tile: i64 = nth_bit(left, chance.pick(count_bits(left)))
            s.tiles[site] = tile
            s.unseen ^= BIT[tile]


def _seen_by_others_only(s: Position, site: i64, seat: i64) -> bool:
    return s.tiles[site] != NO_TILE and s.built & BIT[site] == 0 and s.seen[site] & BIT[seat] == 0
