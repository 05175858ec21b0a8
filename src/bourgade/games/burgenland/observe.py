"""What a seat may know of Burgenland as a row of numbers.

Left out, since they follow from the rest: the suggested payment, and the order of the wells.
A payment of another seat is nobody's business before it is complete, here as in the view.
"""

from typing import Final

from bourgade.core.native import i16, i64, vec
from bourgade.core.observation import LOW, Layout, Row, put_all
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.build import well_reward
from bourgade.games.burgenland.scoring import score
from bourgade.games.burgenland.state import (
    DECISIONS,
    OVER,
    PAY_ARCHITECT,
    REST,
    TURN,
    Player,
    Position,
)
from bourgade.games.burgenland.tables import JOKER, NUM_CARDS, NUM_COLOURS, NUM_SITES

_CARDS: Final = "by card as in `discards`"
_SITES: Final = "by castle and site (" + ", ".join(tables.SLOT_NAMES) + ")"
_PIECES: Final = ", ".join(tables.PIECE_NAMES)
_COLOURS: Final = ", ".join(tables.COLOUR_NAMES)
SEATS: Final = 4
LAYOUT: Final = Layout(
    [
        ("decision", (9,), 1, "What is being decided: " + ", ".join(DECISIONS) + "."),
        ("to_move", (4,), 1, "Who decides, counted from the observer; none at the end."),
        ("acted", (1,), 1, "Whether the action of the turn is done."),
        ("paid_piece", (4,), 1, f"The piece the observer is paying: {_PIECES}."),
        ("paid_place", (56,), 1, f"The place it is for, {_SITES}; the great castle is last."),
        ("by_coins", (1,), 1, "Whether it is paid in coins with a bonus tile."),
        ("due", (1,), 20, "Cards or coins still missing."),
        ("architect_due", (1,), 5, "Coins the architect gets after that."),
        ("counted_out", (NUM_CARDS,), 17, f"Cards the observer has counted out, {_CARDS}."),
        ("milestones", (8, 8), 1, f"By crossing the colour of the milestone: {_COLOURS}."),
        ("sites", (NUM_SITES, 4), 1, f"The piece on each site, {_SITES}: {_PIECES}."),
        ("well", (11,), 1, "The castle with the red marker."),
        ("well_reward", (1,), 5, "Cards for the next well."),
        ("wells_built", (11,), 1, "The castles whose well was on the ladder."),
        ("architect", (1,), 5, "What the architect on top asks for."),
        ("architects_left", (5,), 3, "Architects not seen yet, by price."),
        ("pile", (1,), 80, "Cards of the draw pile."),
        ("discards", (NUM_CARDS,), 4, "Discarded cards: " + ", ".join(tables.CARD_NAMES) + "."),
        ("jokers", (1,), 60, "Jokers left; below 0 substitutes are in use."),
        ("exchange_left", (1,), 9, "Exchange tiles left."),
        ("bonus_left", (1,), 13, "Bonus tiles left."),
        ("bonus_used", (4,), 4, "Bonus tiles used: " + ", ".join(tables.TILE_NAMES) + "."),
        ("options", (3,), 1, "Agreements: prime from discards, late wells nothing, no jokers."),
    ],
    [
        ("present", (1,), 1, "Whether somebody sits here."),
        ("cards", (1,), 100, "Cards in hand, jokers among them."),
        ("hand_jokers", (1,), 60, "Jokers in hand."),
        ("hand", (NUM_CARDS,), 60, f"The hand {_CARDS}; of others only at the end."),
        ("colours", (8,), 12, "The hand by colour, jokers apart; of others only at the end."),
        ("shown", (NUM_CARDS,), 4, f"Of the hand, what all saw come to it, {_CARDS}."),
        ("left", (4,), 5, f"Pieces still to build: {_PIECES}."),
        ("great_castle", (3,), 5, "Pieces in the great castle: wall, house, palace."),
        ("exchange", (1,), 9, "Exchange tiles."),
        ("bonus", (1,), 13, "How many bonus tiles."),
        ("bonus_tiles", (4,), 4, "Which bonus tiles; of others only at the end."),
        ("built", (NUM_SITES,), 1, f"The sites built on, {_SITES}."),
        ("score", (1,), 20, "Pieces built."),
    ],
    SEATS,
    signed=("jokers",),
)
SIZE: Final[i64] = LAYOUT.size
TABLE_SIZE: Final[i64] = LAYOUT.table_size
SEAT_SIZE: Final[i64] = LAYOUT.seat_size

DECISION: Final[i64] = LAYOUT.at("decision")
TO_MOVE: Final[i64] = LAYOUT.at("to_move")
ACTED: Final[i64] = LAYOUT.at("acted")
PAID_PIECE: Final[i64] = LAYOUT.at("paid_piece")
PAID_PLACE: Final[i64] = LAYOUT.at("paid_place")
BY_COINS: Final[i64] = LAYOUT.at("by_coins")
DUE: Final[i64] = LAYOUT.at("due")
ARCHITECT_DUE: Final[i64] = LAYOUT.at("architect_due")
COUNTED_OUT: Final[i64] = LAYOUT.at("counted_out")
MILESTONES: Final[i64] = LAYOUT.at("milestones")
SITES: Final[i64] = LAYOUT.at("sites")
WELL: Final[i64] = LAYOUT.at("well")
WELL_REWARD: Final[i64] = LAYOUT.at("well_reward")
WELLS_BUILT: Final[i64] = LAYOUT.at("wells_built")
ARCHITECT: Final[i64] = LAYOUT.at("architect")
ARCHITECTS_LEFT: Final[i64] = LAYOUT.at("architects_left")
PILE: Final[i64] = LAYOUT.at("pile")
DISCARDS: Final[i64] = LAYOUT.at("discards")
JOKERS_LEFT: Final[i64] = LAYOUT.at("jokers")
EXCHANGE_LEFT: Final[i64] = LAYOUT.at("exchange_left")
BONUS_LEFT: Final[i64] = LAYOUT.at("bonus_left")
BONUS_USED: Final[i64] = LAYOUT.at("bonus_used")
OPTIONS: Final[i64] = LAYOUT.at("options")

CARDS: Final[i64] = LAYOUT.at("cards")
JOKERS: Final[i64] = LAYOUT.at("hand_jokers")
HAND: Final[i64] = LAYOUT.at("hand")
COLOURS: Final[i64] = LAYOUT.at("colours")
SHOWN: Final[i64] = LAYOUT.at("shown")
LEFT: Final[i64] = LAYOUT.at("left")
GREAT: Final[i64] = LAYOUT.at("great_castle")
EXCHANGE: Final[i64] = LAYOUT.at("exchange")
BONUS: Final[i64] = LAYOUT.at("bonus")
BONUS_TILES: Final[i64] = LAYOUT.at("bonus_tiles")
BUILT: Final[i64] = LAYOUT.at("built")
SCORE: Final[i64] = LAYOUT.at("score")


def observe(s: Position, seat: i64, row: Row) -> None:
    row.wipe()
    out: vec[i16] = row.numbers
    at: i64 = row.start
    _turn(s, seat, out, at)
    _map(s, seat, out, at)
    _supply(s, out, at)
    i: i64
    for i in range(s.seats):
        _seat(s, (seat + i) % s.seats, seat, out, at + TABLE_SIZE + i * SEAT_SIZE)


def _turn(s: Position, seat: i64, out: vec[i16], at: i64) -> None:
    out[at + ACTED] = i16(s.acted)
    if s.decision != OVER:
        out[at + TO_MOVE + (s.turn - seat + s.seats) % s.seats] = 1
    if not s.paying():
        out[at + DECISION + s.decision] = 1
        return
    if s.turn != seat:
        out[at + DECISION + (REST if s.acted else TURN)] = 1
        return
    out[at + DECISION + s.decision] = 1
    if s.piece >= 0:
        out[at + PAID_PIECE + s.piece] = 1
    if s.place >= 0:
        out[at + PAID_PLACE + s.place] = 1
    out[at + BY_COINS] = i16(s.by_coins)
    out[at + DUE] = i16(s.due)
    if s.decision != PAY_ARCHITECT:
        out[at + ARCHITECT_DUE] = i16(s.price)
    i: i64
    for i in range(NUM_CARDS):
        out[at + COUNTED_OUT + i] = i16(s.chosen[i] + s.paid[i])


def _map(s: Position, seat: i64, out: vec[i16], at: i64) -> None:
    milestones: vec[i64] = s.milestones
    i: i64
    for i in range(8):
        if milestones[i] >= 0:
            out[at + MILESTONES + i * 8 + milestones[i]] = 1
    _sites(s, seat, out, at)
    if s.well_castle() >= 0:
        out[at + WELL + s.well_castle()] = 1
    out[at + WELL_REWARD] = i16(well_reward(s))
    for i in range(s.wells_built):
        out[at + WELLS_BUILT + s.wells[i]] = 1


def _sites(s: Position, seat: i64, out: vec[i16], at: i64) -> None:
    sites: vec[i64] = s.sites
    seats: i64 = s.seats
    left: i64 = s.occupied
    while left != 0:
        site: i64 = LOW[(left & -left) % 67]
        left &= left - 1
        found: i64 = sites[site]
        out[at + SITES + site * 4 + (found & 3)] = 1
        builder: i64 = (found >> 2) - 1
        if builder >= 0:
            place: i64 = builder - seat
            if place < 0:
                place += seats
            out[at + TABLE_SIZE + place * SEAT_SIZE + BUILT + site] = 1


def _supply(s: Position, out: vec[i16], at: i64) -> None:
    out[at + ARCHITECT] = i16(s.architect())
    i: i64
    for i in range(5):
        out[at + ARCHITECTS_LEFT + i] = i16(s.architect_bag[i + 1])
    out[at + PILE] = i16(s.pile_size)
    put_all(out, at + DISCARDS, s.discard)
    out[at + JOKERS_LEFT] = i16(s.jokers)
    out[at + EXCHANGE_LEFT] = i16(s.exchange)
    out[at + BONUS_LEFT] = i16(s.tile_bag[0] + s.tile_bag[1] + s.tile_bag[2] + s.tile_bag[3])
    put_all(out, at + BONUS_USED, s.tiles_used)
    out[at + OPTIONS] = i16(s.prime_from_discard)
    out[at + OPTIONS + 1] = i16(s.late_wells_nothing)
    out[at + OPTIONS + 2] = i16(s.plain_different)


def _seat(s: Position, seat: i64, observer: i64, out: vec[i16], at: i64) -> None:
    p: Player = s.players[seat]
    hidden: bool = seat != observer and s.decision != OVER
    colours: vec[i64] = p.colours
    jokers: i64 = p.hand[JOKER]
    cards: i64 = jokers
    i: i64
    for i in range(NUM_COLOURS):
        cards += colours[i]
    if hidden and s.turn == seat and s.paying():  # as if the payment were not begun
        for i in range(NUM_CARDS):
            cards += s.chosen[i] + s.paid[i]
        jokers += s.chosen[JOKER] + s.paid[JOKER]
    out[at] = 1
    out[at + CARDS] = i16(cards)
    out[at + JOKERS] = i16(jokers)
    put_all(out, at + SHOWN, p.shown)
    put_all(out, at + LEFT, p.left)
    put_all(out, at + GREAT, p.great)
    out[at + EXCHANGE] = i16(p.exchange)
    out[at + BONUS] = i16(p.tiles[0] + p.tiles[1] + p.tiles[2] + p.tiles[3])
    out[at + SCORE] = i16(score(s, p))
    if not hidden:
        put_all(out, at + HAND, p.hand)
        put_all(out, at + COLOURS, p.colours)
        put_all(out, at + BONUS_TILES, p.tiles)
