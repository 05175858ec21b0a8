"""What single things are worth to a player: stones, cards, goods, tokens, places on the map."""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.games.burdigala.draws import SIZE_TILES
from bourgade.games.burdigala.ids import POINTS, QUARTERS, SITES
from bourgade.games.burdigala.moves import HARBOURS, REACH, destinations
from bourgade.games.burdigala.scoring import corruption, goods_points
from bourgade.games.burdigala.state import BIT, LOW, Player, Position
from bourgade.games.burdigala.stones import (
    OFFICE_POINTS,
    QUARTER_POINTS,
    SITE_QUARTER,
    TILE_KIND,
    TILE_VALUE,
)
from bourgade.games.burdigala.tables import (
    BETRAYAL,
    CONNECTIONS,
    CONSUL,
    HYGIENE,
    INDISCRETION,
    INFLUENCE,
    MERCHANT,
    NECROPOLIS,
    NUM_GOODS,
    NUM_INTRIGUES,
    NUM_LASTING,
    PUBLIUS_CRASSUS,
    SAILOR,
    STOPPED_SITE,
)

TOKEN: Final = 3.4  # what a corruption token costs on average, the danger of being worst included
INTRIGUE: Final = 1.6  # an intrigue not seen yet
LAUREL: Final = 2.0
ABILITY: Final = 0.8  # what a lasting intrigue can do, beside its laurel
PEEK: Final = 0.3
MOST_CORRUPT: Final = 5.0
READY: Final = 0.8  # share of a card's worth while it waits in the hand


class Outlook:
    """The position as one player sees it, with what each site and a goods card is worth now."""

    def __init__(self, s: Position, seat: i64) -> None:
        self.s: Position = s
        self.seat: i64 = seat
        self.p: Player = s.players[seat]
        self.good: float = _card_worth(self.p.goods)
        self.gain: vec[float] = vec[float]([0.0] * SITES)
        self.best: vec[float] = vec[float]([0.0] * QUARTERS)  # the better site of each quarter
        site: i64
        for site in range(SITES):
            gain: float = _site_gain(s, self.p, seat, site)
            quarter: i64 = SITE_QUARTER[site]
            self.gain[site] = gain
            self.best[quarter] = max(self.best[quarter], gain)


def _card_worth(goods: vec[i64]) -> float:
    """A goods card of a random kind."""
    now: i64 = goods_points(goods)
    total: i64 = 0
    good: i64
    for good in range(NUM_GOODS):
        goods[good] += 1
        total += goods_points(goods) - now
        goods[good] -= 1
    return float(total) / 5.0 + 0.3


def _site_gain(s: Position, p: Player, seat: i64, site: i64) -> float:
    """The points of the next stone on this site."""
    if s.built & BIT[site] != 0:
        return 0.0
    free: i64 = s.sizes[site] - s.laid[site] - 1
    if free > 0:
        return float(free)
    size: i64 = s.sizes[site]
    worth: float = _building_worth(s, p, seat, site)
    quarter: i64 = SITE_QUARTER[site]
    if s.bonus_taken & BIT[quarter] == 0:
        worth += float(s.bonus[quarter])
    if (size == 2 and p.shows(CONSUL)) or (size == 3 and p.shows(HYGIENE)):
        worth += float(OFFICE_POINTS)
    return worth


def _building_worth(s: Position, p: Player, seat: i64, site: i64) -> float:
    """The tile the player has peeked at, or the average of those it may be."""
    if s.seen[site] & BIT[seat] != 0:
        return _tile_worth(p, s.tiles[site])
    tiles: i64 = s.unseen & SIZE_TILES[s.sizes[site]]
    if s.tiles[site] >= 0:
        tiles |= BIT[s.tiles[site]]
    total: float = 0.0
    many: float = 0.0
    while tiles != 0:
        low: i64 = tiles & -tiles
        total += _tile_worth(p, LOW[low % 67])
        many += 1.0
        tiles ^= low
    return total / many


def _tile_worth(p: Player, tile: i64) -> float:
    worth: float = float(TILE_VALUE[tile])
    if TILE_KIND[tile] == NECROPOLIS:
        worth += float(corruption(p))
    elif TILE_KIND[tile] == STOPPED_SITE:
        worth += 2.0 * INTRIGUE
    return worth


# --- What a player has ---


def holdings(o: Outlook) -> float:
    """Goods, lasting intrigues and corruption, as the final count would see them."""
    p: Player = o.p
    worth: float = float(goods_points(p.goods))
    worth += (LAUREL + ABILITY) * float(p.table_size)
    return worth - _corruption(o)


def _corruption(o: Outlook) -> float:
    """What the tokens cost, and the danger of being the most corrupt of all."""
    mine: float = float(corruption(o.p))
    if mine == 0.0:
        return 0.0
    worst: float = 0.0
    seat: i64
    for seat in range(o.s.seats):
        if seat != o.seat:
            worst = max(worst, 2.5 * float(o.s.players[seat].token_count))
    danger: float = min(1.0, max(0.0, 0.5 + (mine - worst) / 8.0))
    return mine + MOST_CORRUPT * danger


def hand_worth(o: Outlook) -> float:
    worth: float = 0.0
    kind: i64
    for kind in range(NUM_INTRIGUES):
        if o.p.hand[kind] > 0:
            worth += READY * card_worth(o, kind) * float(o.p.hand[kind])
    return worth


def card_worth(o: Outlook, kind: i64) -> float:
    """An intrigue in hand."""
    if kind < NUM_LASTING:
        return 0.5 if o.p.shows(kind) else LAUREL + ABILITY
    if kind == INFLUENCE or kind == BETRAYAL:
        return 1.0
    if kind == INDISCRETION:
        return 0.8
    if kind == MERCHANT:
        return 1.5
    if kind == SAILOR:
        return o.good + 0.6
    if kind == PUBLIUS_CRASSUS:
        return 2.0
    if kind == CONNECTIONS:
        return max(1.0, heaviest_token(o.p))
    return o.good  # Theft


def heaviest_token(p: Player) -> float:
    value: i64 = 5
    while value > 0:
        if p.tokens[value] > 0:
            return float(value)
        value -= 1
    return 0.0


def best_offer(o: Outlook) -> float:
    """Sailor: the best of the cards drawn."""
    best: i64 = 0
    goods: vec[i64] = o.p.goods
    now: i64 = goods_points(goods)
    good: i64
    for good in range(NUM_GOODS):
        if o.s.offered[good] > 0:
            goods[good] += 1
            best = max(best, goods_points(goods) - now)
            goods[good] -= 1
    return float(best)


def best_swap(o: Outlook) -> float:
    """Merchant: the best exchange."""
    best: i64 = 0
    goods: vec[i64] = o.p.goods
    other: Player = o.s.players[o.s.rival]
    now: i64 = goods_points(goods)
    give: i64
    take: i64
    for give in range(NUM_GOODS):
        if goods[give] > 0:
            for take in range(NUM_GOODS):
                if take != give and other.goods[take] > 0:
                    goods[give] -= 1
                    goods[take] += 1
                    best = max(best, goods_points(goods) - now)
                    goods[give] += 1
                    goods[take] -= 1
    return float(best)


# --- What a turn can bring ---


def stone_worth(o: Outlook, sites: i64) -> float:
    """The best stone on one of these sites."""
    best: float = 0.0
    while sites != 0:
        low: i64 = sites & -sites
        best = max(best, o.gain[LOW[low % 67]])
        sites ^= low
    return best


def _best_end(o: Outlook, ends: i64) -> float:
    """The best point to end on: a stone in a quarter beside it, a goods card in a harbour."""
    best: float = 0.0
    quarter: i64
    for quarter in range(QUARTERS):
        beside: i64 = QUARTER_POINTS[quarter] & ends
        if beside != 0:
            worth: float = o.best[quarter]
            if beside & HARBOURS != 0:
                worth += o.good
            best = max(best, worth)
    return best


def move_worth(o: Outlook) -> float:
    """The best move with the dice that lie there."""
    ends: i64 = 0
    pawn: i64
    for pawn in range(3):
        if o.p.pawns[pawn] >= 0:
            ends |= destinations(o.s, o.p, pawn)
    return _best_end(o, ends)


def next_turn(o: Outlook) -> float:
    """The average, over all throws of two dice, of the best move as the map is now."""
    best: vec[float] = vec[float]([0.0] * 6)
    die: i64
    for die in range(6):
        best[die] = _best_end(o, _reach(o, die + 1))
    total: float = 0.0
    other: i64
    for die in range(6):
        for other in range(6):
            total += max(best[die], best[other])
    return total / 36.0


def rivals_turn(s: Position, seat: i64) -> float:
    """The next turn of the rival who stands best."""
    best: float = 0.0
    other: i64
    for other in range(s.seats):
        if other != seat:
            best = max(best, next_turn(Outlook(s, other)))
    return best


def _reach(o: Outlook, die: i64) -> i64:
    """Where the pawns may end with this die."""
    s: Position = o.s
    row: i64 = (o.p.lanes() * 7 + die) * POINTS
    ends: i64 = 0
    pawn: i64
    for pawn in range(3):
        at: i64 = o.p.pawns[pawn]
        if at >= 0:
            ends |= REACH[row + at] & s.open & (~s.occupied | BIT[at])
    return ends
