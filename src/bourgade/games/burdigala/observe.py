"""What a seat may know of Burdigala as a row of numbers.

Left out: the ways on which pawns can walk (they follow from map and dice), the origin of points.
"""

from typing import Final

from bourgade.core.native import i16, i64, vec
from bourgade.core.observation import Layout, Row, put_all, put_bits
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.ids import POINTS
from bourgade.games.burdigala.scoring import corruption, goods_points
from bourgade.games.burdigala.state import BIT, DECISIONS, GONE, OVER, PLACE_PAWN, Player, Position
from bourgade.games.burdigala.tables import NUM_GOODS, NUM_LASTING, NUM_QUARTERS
from bourgade.games.burdigala.turns import ending

_SITES: Final = tables.NUM_SITES
_POINTS: Final = tables.NUM_POINTS
_TILES: Final = tables.NUM_TILES
_DECISIONS: Final = ", ".join(DECISIONS)
_INTRIGUES: Final = ", ".join(tables.INTRIGUE_NAMES)
_GOODS: Final = ", ".join(tables.GOODS_NAMES)
SEATS: Final = 4
LAYOUT: Final = Layout(
    [
        ("decision", (19,), 1, f"What is being decided: {_DECISIONS}."),
        ("moment", (19,), 1, "Where the turn goes on after an intrigue or a draw, likewise."),
        ("to_move", (4,), 1, "Who decides, counted from the observer; none at the end."),
        ("active", (4,), 1, "Whose turn it is, counted from the observer."),
        ("first", (4,), 1, "Who began, counted from the observer."),
        ("dice", (2, 6), 1, "The numbers of the two dice."),
        ("double", (1,), 1, "Whether the dice are a double."),
        ("seven", (1,), 1, "Whether the dice make a seven."),
        ("intrigue_played", (1,), 1, "Whether the intrigue of the turn is played."),
        ("corrupted", (1,), 1, "Whether the privilege of the seven is used."),
        ("last_turn", (1,), 1, "Whether the game ends with this turn."),
        ("mover", (3,), 1, "The pawn that moved."),
        ("site", (_SITES,), 1, "Where the obligatory stone was laid."),
        ("pushed_seat", (4,), 1, "Whose pawn must give way, counted from the observer."),
        ("pushed_pawn", (3,), 1, "Which of them."),
        ("peeks", (1,), 5, "Sites that may still be looked at."),
        ("rival", (4,), 1, "Whom the Merchant visits, counted from the observer."),
        ("offered", (5,), 5, f"The Sailor's choice, for his eyes only: {_GOODS}."),
        ("sizes", (_SITES,), 5, "By site the stones it takes."),
        ("stones", (_SITES,), 5, "By site the stones laid."),
        ("built", (_SITES,), 1, "By site whether the building stands."),
        ("tiles", (_SITES,), _TILES, "By site the tile the observer knows, from 1; 0 is unknown."),
        ("values", (_SITES,), 10, "By site the points of that tile."),
        ("bonuses", (NUM_QUARTERS,), 5, "By quarter the bonus still to be had."),
        ("unseen_tiles", (_TILES,), 1, "The tiles the observer has not seen."),
        ("goods_left", (1,), 21, "Goods cards of the pile."),
        ("intrigues_left", (1,), 34, "Intrigues of the pile."),
        ("corruption_left", (1,), 24, "Corruption tokens left."),
        ("stones_left", (1,), 60, "Stones left; below 0 substitutes are in use."),
        ("discards", (14,), 3, f"Intrigues discarded: {_INTRIGUES}."),
        (
            "options",
            (5,),
            1,
            "Agreements: tied corrupt spared, draw once, no loops, faces count, Crassus same site.",
        ),
    ],
    [
        ("present", (1,), 1, "Whether somebody sits here."),
        ("pawns", (3, _POINTS), 1, "By pawn the point of the map where it stands."),
        ("gone", (3,), 1, "The pawns that left the map."),
        ("hand", (14,), 3, "The intrigues in hand, as in `discards`; the observer's alone."),
        ("hand_size", (1,), 12, "How many intrigues in hand."),
        ("table", (NUM_LASTING,), 1, "The lasting intrigues on the table."),
        ("limit", (1,), 12, "How many intrigues may be held."),
        ("goods", (5,), 5, "The goods cards; of others only at the end."),
        ("goods_count", (1,), 21, "How many goods cards."),
        ("goods_points", (1,), 100, "What they are worth; of others only at the end."),
        ("known_goods", (5,), 5, "Goods the observer has seen in another's hand."),
        ("corruption", (6,), 4, "Corruption tokens by value from 0; of others only at the end."),
        ("corruption_count", (1,), 24, "How many corruption tokens."),
        ("corruption_total", (1,), 60, "Their sum; of others only at the end."),
        ("buildings", (_SITES,), 1, "The sites where this player built."),
        ("peeked", (_SITES,), 1, "The sites whose tile this player has looked at."),
        ("due", (1,), 9, "Intrigues still to be drawn."),
        ("score", (1,), 200, "Points; corruption may bring them below 0."),
    ],
    SEATS,
    signed=("stones_left", "score"),
)
SIZE: Final[i64] = LAYOUT.size
TABLE_SIZE: Final[i64] = LAYOUT.table_size
SEAT_SIZE: Final[i64] = LAYOUT.seat_size

DECISION: Final[i64] = LAYOUT.at("decision")
MOMENT: Final[i64] = LAYOUT.at("moment")
TO_MOVE: Final[i64] = LAYOUT.at("to_move")
ACTIVE: Final[i64] = LAYOUT.at("active")
FIRST: Final[i64] = LAYOUT.at("first")
DICE: Final[i64] = LAYOUT.at("dice")
DOUBLE: Final[i64] = LAYOUT.at("double")
SEVEN: Final[i64] = LAYOUT.at("seven")
PLAYED: Final[i64] = LAYOUT.at("intrigue_played")
CORRUPTED: Final[i64] = LAYOUT.at("corrupted")
LAST_TURN: Final[i64] = LAYOUT.at("last_turn")
MOVER: Final[i64] = LAYOUT.at("mover")
SITE: Final[i64] = LAYOUT.at("site")
PUSHED_SEAT: Final[i64] = LAYOUT.at("pushed_seat")
PUSHED_PAWN: Final[i64] = LAYOUT.at("pushed_pawn")
PEEKS: Final[i64] = LAYOUT.at("peeks")
RIVAL: Final[i64] = LAYOUT.at("rival")
OFFERED: Final[i64] = LAYOUT.at("offered")
SIZES: Final[i64] = LAYOUT.at("sizes")
STONES: Final[i64] = LAYOUT.at("stones")
BUILT: Final[i64] = LAYOUT.at("built")
TILES: Final[i64] = LAYOUT.at("tiles")
VALUES: Final[i64] = LAYOUT.at("values")
BONUSES: Final[i64] = LAYOUT.at("bonuses")
UNSEEN: Final[i64] = LAYOUT.at("unseen_tiles")
GOODS_LEFT: Final[i64] = LAYOUT.at("goods_left")
INTRIGUES_LEFT: Final[i64] = LAYOUT.at("intrigues_left")
CORRUPTION_LEFT: Final[i64] = LAYOUT.at("corruption_left")
STONES_LEFT: Final[i64] = LAYOUT.at("stones_left")
DISCARDS: Final[i64] = LAYOUT.at("discards")
OPTIONS: Final[i64] = LAYOUT.at("options")

PAWNS: Final[i64] = LAYOUT.at("pawns")
GONE_PAWNS: Final[i64] = LAYOUT.at("gone")
HAND: Final[i64] = LAYOUT.at("hand")
HAND_SIZE: Final[i64] = LAYOUT.at("hand_size")
TABLE: Final[i64] = LAYOUT.at("table")
LIMIT: Final[i64] = LAYOUT.at("limit")
GOODS: Final[i64] = LAYOUT.at("goods")
GOODS_COUNT: Final[i64] = LAYOUT.at("goods_count")
GOODS_POINTS: Final[i64] = LAYOUT.at("goods_points")
KNOWN_GOODS: Final[i64] = LAYOUT.at("known_goods")
CORRUPTION: Final[i64] = LAYOUT.at("corruption")
CORRUPTION_COUNT: Final[i64] = LAYOUT.at("corruption_count")
CORRUPTION_TOTAL: Final[i64] = LAYOUT.at("corruption_total")
BUILDINGS: Final[i64] = LAYOUT.at("buildings")
PEEKED: Final[i64] = LAYOUT.at("peeked")
DUE: Final[i64] = LAYOUT.at("due")
SCORE: Final[i64] = LAYOUT.at("score")

TILE_VALUE: Final = vec[i64](tables.TILE_VALUE)
BONUS_QUARTERS: Final = vec[i64](tables.BONUS_QUARTERS)
PAWNS_EACH: Final = vec[i64](tables.PAWNS)
# A row before anything is written: all tiles unseen.
BLANK: Final = vec[i16](
    [
        int(LAYOUT.at("unseen_tiles") <= i < LAYOUT.at("unseen_tiles") + _TILES)
        for i in range(LAYOUT.size)
    ]
)


def observe(s: Position, seat: i64, row: Row) -> None:
    row.fill(BLANK)
    out: vec[i16] = row.numbers
    at: i64 = row.start
    _turn(s, seat, out, at)
    _choices(s, seat, out, at)
    _sites(s, seat, out, at)
    _piles(s, out, at)
    i: i64
    for i in range(s.seats):
        _seat(s, i, seat, out, at + TABLE_SIZE + _place(s, i, seat) * SEAT_SIZE)


def _place(s: Position, other: i64, seat: i64) -> i64:
    """A seat as counted from the observer."""
    return other - seat if other >= seat else other - seat + s.seats


def _put_seat(s: Position, other: i64, seat: i64, out: vec[i16], at: i64) -> None:
    """Nothing for none."""
    if other >= 0:
        out[at + _place(s, other, seat)] = 1


def _turn(s: Position, seat: i64, out: vec[i16], at: i64) -> None:
    out[at + DECISION + s.decision] = 1
    out[at + MOMENT + s.moment] = 1
    _put_seat(s, s.seat(), seat, out, at + TO_MOVE)
    _put_seat(s, s.active, seat, out, at + ACTIVE)
    _put_seat(s, s.first, seat, out, at + FIRST)
    i: i64
    for i in range(2):
        if s.dice[i] > 0:
            out[at + DICE + i * 6 + s.dice[i] - 1] = 1
    out[at + DOUBLE] = i16(s.double)
    out[at + SEVEN] = i16(s.seven)
    out[at + PLAYED] = i16(s.played)
    out[at + CORRUPTED] = i16(s.corrupted)
    if s.decision != PLACE_PAWN and ending(s):
        out[at + LAST_TURN] = 1
    out[at + OPTIONS] = i16(s.tied_corrupt_spared)
    out[at + OPTIONS + 1] = i16(s.draw_once)
    out[at + OPTIONS + 2] = i16(s.no_loops)
    out[at + OPTIONS + 3] = i16(s.faces_count)
    out[at + OPTIONS + 4] = i16(s.crassus_same_site)


def _choices(s: Position, seat: i64, out: vec[i16], at: i64) -> None:
    """What the decisions of the turn are about."""
    if s.mover >= 0:
        out[at + MOVER + s.mover] = 1
    if s.site >= 0:
        out[at + SITE + s.site] = 1
    if s.pushed_seat >= 0:
        _put_seat(s, s.pushed_seat, seat, out, at + PUSHED_SEAT)
        out[at + PUSHED_PAWN + s.pushed_pawn] = 1
    out[at + PEEKS] = i16(s.peeks)
    _put_seat(s, s.rival, seat, out, at + RIVAL)
    if s.active == seat:
        put_all(out, at + OFFERED, s.offered)


def _sites(s: Position, seat: i64, out: vec[i16], at: i64) -> None:
    put_all(out, at + SIZES, s.sizes)
    put_all(out, at + STONES, s.laid)
    own: i64 = BIT[seat]
    tiles: vec[i64] = s.tiles
    site: i64
    for site in range(len(tiles)):
        tile: i64 = tiles[site]
        if tile < 0:  # nobody has seen it, so nobody has peeked or built
            continue
        built: bool = s.built & BIT[site] != 0
        if built or s.seen[site] & own != 0:
            out[at + TILES + site] = i16(tile + 1)
            out[at + VALUES + site] = i16(TILE_VALUE[tile])
            out[at + UNSEEN + tile] = 0
        if built:
            out[at + BUILT + site] = 1
            place: i64 = _place(s, s.builders[site], seat)
            out[at + TABLE_SIZE + place * SEAT_SIZE + BUILDINGS + site] = 1
        _peeked(s, site, seat, out, at + TABLE_SIZE + PEEKED + site)
    i: i64
    for i in range(len(BONUS_QUARTERS)):
        quarter: i64 = BONUS_QUARTERS[i]
        if s.bonus_taken & BIT[quarter] == 0:
            out[at + BONUSES + quarter] = i16(s.bonus[quarter])


def _peeked(s: Position, site: i64, seat: i64, out: vec[i16], at: i64) -> None:
    """Who has looked at the tile of a site."""
    seen: i64 = s.seen[site]
    other: i64 = 0
    while seen != 0:
        if seen & 1 != 0:
            out[at + _place(s, other, seat) * SEAT_SIZE] = 1
        other += 1
        seen >>= 1


def _piles(s: Position, out: vec[i16], at: i64) -> None:
    out[at + GOODS_LEFT] = i16(s.goods_left)
    out[at + INTRIGUES_LEFT] = i16(s.pile_size)
    out[at + CORRUPTION_LEFT] = i16(s.tokens_left)
    out[at + STONES_LEFT] = i16(s.stones)
    put_all(out, at + DISCARDS, s.discards)


def _seat(s: Position, seat: i64, observer: i64, out: vec[i16], at: i64) -> None:
    p: Player = s.players[seat]
    i: i64
    out[at] = 1
    for i in range(PAWNS_EACH[s.seats]):
        point: i64 = p.pawns[i]
        if point >= 0:
            out[at + PAWNS + i * POINTS + point] = 1
        elif point == GONE:
            out[at + GONE_PAWNS + i] = 1
    out[at + HAND_SIZE] = i16(p.hand_size)
    put_bits(out, at + TABLE, p.table)
    out[at + LIMIT] = i16(p.hand_size + p.table_size - p.excess())
    out[at + GOODS_COUNT] = i16(p.goods_count)
    out[at + CORRUPTION_COUNT] = i16(p.token_count)
    out[at + DUE] = i16(s.due[seat])
    out[at + SCORE] = i16(p.score())
    if seat == observer:
        put_all(out, at + HAND, p.hand)
    else:
        known: i64 = (observer * s.seats + seat) * NUM_GOODS
        for i in range(NUM_GOODS):
            out[at + KNOWN_GOODS + i] = i16(s.known[known + i])
    if seat == observer or s.decision == OVER:
        put_all(out, at + GOODS, p.goods)
        out[at + GOODS_POINTS] = i16(goods_points(p.goods))
        put_all(out, at + CORRUPTION, p.tokens)
        out[at + CORRUPTION_TOTAL] = i16(corruption(p))
