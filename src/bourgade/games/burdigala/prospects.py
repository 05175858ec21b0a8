"""What a player's position promises, in numbers that experience can weigh.

The map's single points and sites say little each by itself. These numbers say what a player counts:
what the next turns may bring, goods, cards, corruption, pawns, and how much is left to be built.
"""

from typing import Final

from bourgade.core.native import i16, i64, vec
from bourgade.core.observation import Layout, Row
from bourgade.games.burdigala.ids import SITES
from bourgade.games.burdigala.scoring import corruption, goods_points
from bourgade.games.burdigala.state import BIT, MOVE_PAWN, Player, Position
from bourgade.games.burdigala.tables import NUM_GOODS, NUM_INTRIGUES, NUM_LASTING, NUM_SITES
from bourgade.games.burdigala.worth import Outlook, move_worth, next_turn, rivals_turn

TENTHS: Final = 10.0  # hopes are told in tenths of a point
HOPES: Final = 200  # tenths at most
SETS: Final = 3  # kinds of which one has one card, two, three
MISSING: Final = 4  # stones told apart that a site lacks: 1, 2, 3, 4 or more
CORRUPT: Final = 20  # points of corruption at most
MANY: Final = 60  # stones that all sites lack at most
SEATS: Final = 4
LAYOUT: Final = Layout(
    [
        ("hopes", (3,), HOPES, "In tenths: this move, the next turn, the best rival's next turn."),
        ("pawns", (4,), 1, "Pawns on the map, as flags from 0."),
        ("goods", (NUM_GOODS,), 8, "Goods cards, by kind."),
        ("goods_sets", (SETS,), NUM_GOODS, "Kinds of goods with one card at least, two, three."),
        ("goods_worth", (2,), HOPES, "Points of the goods; tenths that one more card brings."),
        ("lasting", (NUM_LASTING,), 1, "Lasting intrigues on the table, by kind."),
        ("hand", (NUM_INTRIGUES,), 2, "Intrigues in hand, by kind."),
        ("tokens", (3,), CORRUPT, "Corruption: tokens, points, tokens of the rival with most."),
        ("more_tokens", (2,), 8, "Tokens more than that rival has, or fewer."),
        ("sites", (MISSING,), NUM_SITES, "Sites that lack 1, 2, 3, 4 or more stones."),
        (
            "stones",
            (2,),
            MANY,
            "Stones that all sites lack, and their square (a part).",
        ),
        ("turn", (1,), 1, "Whether it is one's own turn."),
        ("always", (1,), 1, "One."),
    ],
    [],
    SEATS,
)
SIZE: Final[i64] = LAYOUT.size
HOPES_AT: Final[i64] = LAYOUT.at("hopes")
PAWNS: Final[i64] = LAYOUT.at("pawns")
GOODS: Final[i64] = LAYOUT.at("goods")
GOODS_SETS: Final[i64] = LAYOUT.at("goods_sets")
GOODS_WORTH: Final[i64] = LAYOUT.at("goods_worth")
LASTING: Final[i64] = LAYOUT.at("lasting")
HAND: Final[i64] = LAYOUT.at("hand")
TOKENS: Final[i64] = LAYOUT.at("tokens")
MORE_TOKENS: Final[i64] = LAYOUT.at("more_tokens")
SITES_AT: Final[i64] = LAYOUT.at("sites")
STONES: Final[i64] = LAYOUT.at("stones")
TURN: Final[i64] = LAYOUT.at("turn")
ALWAYS: Final[i64] = LAYOUT.at("always")


def tell_prospects(s: Position, seat: i64, row: Row) -> None:
    row.wipe()
    out: vec[i16] = row.numbers
    at: i64 = row.start
    o = Outlook(s, seat)
    _hopes(o, out, at + HOPES_AT)
    out[at + PAWNS + o.p.pawns_left()] = 1
    _goods(o, out, at)
    i: i64
    for i in range(NUM_LASTING):
        if o.p.shows(i):
            out[at + LASTING + i] = 1
    for i in range(NUM_INTRIGUES):
        out[at + HAND + i] = i16(o.p.hand[i])
    _tokens(s, seat, out, at)
    _sites(s, out, at)
    if s.active == seat:
        out[at + TURN] = 1
    out[at + ALWAYS] = 1


def _tenths(points: float) -> i16:
    return i16(min(i64(points * TENTHS), HOPES))


def _hopes(o: Outlook, out: vec[i16], at: i64) -> None:
    s: Position = o.s
    if s.active == o.seat and s.moment == MOVE_PAWN:
        out[at] = _tenths(move_worth(o))
    out[at + 1] = _tenths(next_turn(o))
    out[at + 2] = _tenths(rivals_turn(s, o.seat))


def _goods(o: Outlook, out: vec[i16], at: i64) -> None:
    goods: vec[i64] = o.p.goods
    kind: i64
    for kind in range(NUM_GOODS):
        out[at + GOODS + kind] = i16(goods[kind])
        many: i64
        for many in range(min(goods[kind], SETS)):
            out[at + GOODS_SETS + many] += 1
    out[at + GOODS_WORTH] = i16(goods_points(goods))
    out[at + GOODS_WORTH + 1] = _tenths(o.good)


def _tokens(s: Position, seat: i64, out: vec[i16], at: i64) -> None:
    p: Player = s.players[seat]
    rival: i64 = 0
    other: i64
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, s.players[other].token_count)
    out[at + TOKENS] = i16(p.token_count)
    out[at + TOKENS + 1] = i16(min(corruption(p), CORRUPT))
    out[at + TOKENS + 2] = i16(rival)
    if p.token_count > rival:
        out[at + MORE_TOKENS] = i16(p.token_count - rival)
    else:
        out[at + MORE_TOKENS + 1] = i16(rival - p.token_count)


def _sites(s: Position, out: vec[i16], at: i64) -> None:
    """What is left to be built is also the time that is left."""
    total: i64 = 0
    site: i64
    for site in range(SITES):
        if s.built & BIT[site] == 0:
            missing: i64 = s.sizes[site] - s.laid[site]
            total += missing
            out[at + SITES_AT + max(min(missing, MISSING), 1) - 1] += 1
    out[at + STONES] = i16(total)
    out[at + STONES + 1] = i16(total * total // MANY)
