"""What a seat may know of Burgundy as a row of numbers.

Left out: the origin of points (`parts` of the view), of which only the sum is given.
"""

from typing import Final

from bourgade.core.native import extend, i16, i64, vec
from bourgade.core.observation import LOW, Layout, Row, put_all, put_bits
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.expert import choosing
from bourgade.games.burgundy.state import DECISIONS, KEEP_GOODS, TILE_COLOUR, Player, Position

# How a tile of any kind is told: what it is, and for animals and knowledge how many or which.
TRAITS: Final = 17
_TRAITS: Final = (
    "castle, mine, ship, one of eight buildings, one of four species (each 0 or 1), "
    "then the number of animals, then the number of the knowledge tile"
)
_KINDS: Final = "numbered as in the supply, from 1; 0 is none"

SEATS: Final = 4


def _takes(slot: int, colour: int) -> bool:
    """Can a space of the depots ever hold a tile of this colour? One changes with three players."""
    exception = slot == tables.EXCEPTION_SLOT and colour == tables.EXCEPTION_COLOUR
    return exception or tables.DEPOT_COLOUR[slot] == colour


def _spaces(colour: int) -> int:
    return sum(_takes(slot, colour) for slot in range(24))


# What a row remembers of its lasting part, from 1 (0 is none): the tiles of the depots and, from
# here, of the black depot; the goods that wait for the rounds.
SHOWN_BLACK: Final = 24
SHOWN_GOODS: Final = 32
SHOWN: Final = 37
LAYOUT: Final = Layout(
    [
        ("phase", (5,), 1, "The phase, A to E."),
        ("round", (5,), 1, "The round of the phase."),
        ("decision", (13,), 1, "What is being decided: " + ", ".join(DECISIONS) + "."),
        ("to_move", (4,), 1, "Who decides, counted from the observer; none at the end."),
        ("used_dice", (2,), 1, "Which dice of the turn are used."),
        ("bought", (1,), 1, "Whether the purchase of the turn is made."),
        ("held", (TRAITS,), 26, f"The tile that waits for room in the storage: {_TRAITS}."),
        ("ship_depots", (6,), 1, "The depots whose goods are being sorted."),
        ("white_die", (6,), 1, "The number of the white die."),
        (
            "depot_castles",
            (_spaces(0),),
            1,
            "Castles in their spaces, depot by depot.",
        ),
        ("depot_mines", (_spaces(1),), 1, "Mines, likewise."),
        ("depot_knowledge", (_spaces(2),), 26, "The number of the knowledge tile, likewise."),
        ("depot_ships", (_spaces(3),), 1, "Ships, likewise."),
        ("depot_animals", (_spaces(4), 5), 4, "By space the species (four flags) and how many."),
        ("depot_buildings", (_spaces(5), 8), 1, "By space the kind of building."),
        ("depot_goods", (6, 6), 7, "Goods in the depots, by type."),
        ("black_depot", (8, TRAITS), 26, f"The tiles of the black depot: {_TRAITS}."),
        ("round_goods", (5, 6), 1, "The goods that wait for the rounds of this phase, by type."),
        ("set_aside_castles", (1,), 16, "Castles left over from earlier phases."),
        ("supply", (49,), 20, "Tiles left to be drawn: " + ", ".join(tables.TILE_NAMES) + "."),
        ("black_supply", (49,), 20, "Tiles with a black back left to be drawn, likewise."),
        ("goods_supply", (6,), 7, "Goods left to be drawn, by type."),
        ("options", (4,), 1, "Agreements: expert, secret, most-empty-wins, reclaim-castles."),
    ],
    [
        ("present", (1,), 1, "Whether somebody sits here."),
        ("place", (4,), 1, "The place in the order of play of this round."),
        ("board", (17,), 1, "The player board: " + ", ".join(tables.BOARD_NAMES) + "."),
        ("sheet", (1,), 10, "Expert set-up: the sheet dealt, from 1; 0 is none."),
        ("ready", (1,), 1, "Whether the start castle lies."),
        ("start", (1,), 37, "The space of the start castle, from 1; 0 while unknown."),
        ("filled", (37,), 1, "Which spaces of the estate have a tile."),
        ("estate", (37,), 49, f"The tile of each space, {_KINDS}."),
        ("storage", (3, TRAITS), 26, f"The stored tiles: {_TRAITS}."),
        ("goods", (6,), 7, "Goods in stock, by type."),
        ("sold", (6,), 7, "Goods sold, by type."),
        ("silver", (1,), 100, "Silver."),
        ("workers", (1,), 100, "Workers."),
        ("dice", (2, 6), 1, "The numbers of the two dice."),
        ("knowledge", (26,), 1, "The knowledge tiles on the estate, by number."),
        ("large_bonuses", (6,), 1, "Large bonus tiles, by colour."),
        ("small_bonuses", (6,), 1, "Small bonus tiles, by colour."),
        ("track", (1,), 26, "Steps on the turn order track."),
        ("height", (1,), 100, "The height of the marker on its space: the higher plays first."),
        ("score", (1,), 500, "Points."),
    ],
    SEATS,
    lasting="depot_castles",  # the main board: most of it stays from turn to turn
    passing="supply",
    items=SHOWN,
)


def _depot_places() -> list[int]:
    """slot * 6 + colour: where the tiles of that colour are told, -1 if the space takes none.

    A space takes tiles of one colour, so it has room for their traits alone: the place is where all
    traits would begin.
    """
    kinds = ["castles", "mines", "knowledge", "ships", "animals", "buildings"]
    widths = [1, 1, 1, 1, 5, 8]
    first_trait = [0, 1, 16, 2, 11, 3]
    free = [LAYOUT.at(f"depot_{kind}") for kind in kinds]
    places = [-1] * (24 * 6)
    for slot in range(24):
        for colour in range(6):
            if _takes(slot, colour):
                places[slot * 6 + colour] = free[colour] - first_trait[colour]
                free[colour] += widths[colour]
    return places


def _trait(tile: int) -> tuple[int, int, int, int]:
    """Where among the traits of a tile which number stands, twice."""
    if tile >= tables.T_KNOWLEDGE:
        number = tile - tables.T_KNOWLEDGE + 1
        return 16, number, 16, number
    if tile >= tables.T_ANIMAL:
        species, more = divmod(tile - tables.T_ANIMAL, 3)
        return 11 + species, 1, 15, more + 2
    return tile, 1, tile, 1


DEPOT_PLACES: Final = vec[i64](_depot_places())


def _told(tile: int) -> int:
    """How a tile is told, five bits each: where stands which number, and where which other one.

    Only animals have two; for the others it is the same one twice.
    """
    trait, tells, trait_too, tells_too = _trait(tile)
    return trait + tells * 32 + trait_too * 32**2 + tells_too * 32**3


TOLD: Final = vec[i64]([_told(tile) for tile in range(tables.NUM_FACES)])

SIZE: Final[i64] = LAYOUT.size
TABLE_SIZE: Final[i64] = LAYOUT.table_size
SEAT_SIZE: Final[i64] = LAYOUT.seat_size

PHASE: Final[i64] = LAYOUT.at("phase")
ROUND: Final[i64] = LAYOUT.at("round")
DECISION: Final[i64] = LAYOUT.at("decision")
TO_MOVE: Final[i64] = LAYOUT.at("to_move")
USED_DICE: Final[i64] = LAYOUT.at("used_dice")
BOUGHT: Final[i64] = LAYOUT.at("bought")
HELD: Final[i64] = LAYOUT.at("held")
SHIP_DEPOTS: Final[i64] = LAYOUT.at("ship_depots")
WHITE_DIE: Final[i64] = LAYOUT.at("white_die")
DEPOT_GOODS: Final[i64] = LAYOUT.at("depot_goods")
BLACK_DEPOT: Final[i64] = LAYOUT.at("black_depot")
ROUND_GOODS: Final[i64] = LAYOUT.at("round_goods")
SET_ASIDE: Final[i64] = LAYOUT.at("set_aside_castles")
OPTIONS: Final[i64] = LAYOUT.at("options")
REST: Final = vec[i16]([0] * (LAYOUT.size - LAYOUT.at("options")))

PLACE: Final[i64] = LAYOUT.at("place")
BOARD: Final[i64] = LAYOUT.at("board")
SHEET: Final[i64] = LAYOUT.at("sheet")
READY: Final[i64] = LAYOUT.at("ready")
START: Final[i64] = LAYOUT.at("start")
FILLED: Final[i64] = LAYOUT.at("filled")
ESTATE: Final[i64] = LAYOUT.at("estate")
STORAGE: Final[i64] = LAYOUT.at("storage")
GOODS: Final[i64] = LAYOUT.at("goods")
SOLD: Final[i64] = LAYOUT.at("sold")
SILVER: Final[i64] = LAYOUT.at("silver")
WORKERS: Final[i64] = LAYOUT.at("workers")
DICE: Final[i64] = LAYOUT.at("dice")
KNOWLEDGE: Final[i64] = LAYOUT.at("knowledge")
LARGE: Final[i64] = LAYOUT.at("large_bonuses")
SMALL: Final[i64] = LAYOUT.at("small_bonuses")
TRACK: Final[i64] = LAYOUT.at("track")
HEIGHT: Final[i64] = LAYOUT.at("height")
SCORE: Final[i64] = LAYOUT.at("score")


def observe(s: Position, seat: i64, row: Row) -> None:
    row.wipe_before(LAYOUT)
    # The supplies follow each other, and then come options and seats.
    extend(extend(extend(extend(row.until, s.bag), s.black_bag), s.goods_bag), REST)
    out: vec[i16] = row.numbers
    at: i64 = row.start
    _time(s, seat, out, at)
    _main_board(s, row.shown, out, at)
    i: i64
    for i in range(s.seats):
        other: i64 = (seat + i) % s.seats
        secret: bool = s.secret and other != seat and choosing(s)
        _seat(s, other, secret, out, at + TABLE_SIZE + i * SEAT_SIZE)
    for i in range(s.seats):
        relative: i64 = (s.order[i] - seat + s.seats) % s.seats
        out[at + TABLE_SIZE + relative * SEAT_SIZE + PLACE + i] = 1


def _time(s: Position, seat: i64, out: vec[i16], at: i64) -> None:
    out[at + PHASE + s.phase] = 1
    out[at + ROUND + s.round] = 1
    out[at + DECISION + s.decision] = 1
    if s.seat() >= 0:
        out[at + TO_MOVE + (s.seat() - seat + s.seats) % s.seats] = 1
    put_all(out, at + USED_DICE, s.used)
    out[at + BOUGHT] = i16(s.bought)
    if s.held >= 0:
        _tile(s.held, out, at + HELD)
    if s.decision == KEEP_GOODS:
        out[at + SHIP_DEPOTS + s.ship_depot] = 1
        if s.ship_two:
            out[at + SHIP_DEPOTS + (s.ship_depot + 1) % 6] = 1
    if s.white > 0:
        out[at + WHITE_DIE + s.white - 1] = 1
    out[at + OPTIONS] = i16(s.expert)
    out[at + OPTIONS + 1] = i16(s.secret)
    out[at + OPTIONS + 2] = i16(s.most_empty_wins)
    out[at + OPTIONS + 3] = i16(s.reclaim_castles)


def _main_board(s: Position, shown: vec[i64], out: vec[i16], at: i64) -> None:
    """Its tiles and the goods of the rounds where they differ from what the row shows."""
    depots: vec[i64] = s.depots
    i: i64
    for i in range(SHOWN_BLACK):
        if shown[i] != depots[i] + 1:
            _change_tile(i, shown[i] - 1, depots[i], out, at)
            shown[i] = depots[i] + 1
    black: vec[i64] = s.black
    for i in range(SHOWN_BLACK, SHOWN_GOODS):
        tile: i64 = black[i - SHOWN_BLACK]
        if shown[i] != tile + 1:
            _change_tile(i, shown[i] - 1, tile, out, at)
            shown[i] = tile + 1
    goods: vec[i64] = s.round_goods
    for i in range(SHOWN_GOODS, SHOWN):
        good: i64 = goods[i - SHOWN_GOODS]
        if shown[i] != good + 1:
            place: i64 = at + ROUND_GOODS + (i - SHOWN_GOODS) * 6
            if shown[i] > 0:
                out[place + shown[i] - 1] = 0
            if good >= 0:
                out[place + good] = 1
            shown[i] = good + 1
    put_all(out, at + DEPOT_GOODS, s.depot_goods)
    out[at + SET_ASIDE] = i16(s.set_aside)


def _change_tile(slot: i64, old: i64, new: i64, out: vec[i16], at: i64) -> None:
    """Another tile lies on a space of the depots, or none any more."""
    place: i64 = _told_at(slot, old)
    if place >= 0:
        told: i64 = TOLD[old]
        out[at + place + (told & 31)] = 0
        out[at + place + ((told >> 10) & 31)] = 0
    place = _told_at(slot, new)
    if place >= 0:
        _tile(new, out, at + place)


def _told_at(slot: i64, tile: i64) -> i64:
    """Where the traits of a tile on that space begin; -1 without a tile, or without a printed space
    for it, as in a position set up by hand."""
    if tile < 0:
        return -1
    if slot >= SHOWN_BLACK:
        return BLACK_DEPOT + (slot - SHOWN_BLACK) * TRAITS
    return DEPOT_PLACES[slot * 6 + TILE_COLOUR[tile]]


def _tile(tile: i64, out: vec[i16], at: i64) -> None:
    """The traits of a tile."""
    told: i64 = TOLD[tile]
    out[at + (told & 31)] = i16((told >> 5) & 31)
    out[at + ((told >> 10) & 31)] = i16(told >> 15)


def _seat(s: Position, seat: i64, secret: bool, out: vec[i16], at: i64) -> None:
    p: Player = s.players[seat]
    out[at] = 1
    out[at + SHEET] = i16(p.sheet + 1)
    if p.start_space >= 0:
        out[at + READY] = 1
    if not secret:
        _estate(p, out, at)
    storage: vec[i64] = p.storage
    i: i64
    for i in range(3):
        if storage[i] >= 0:
            _tile(storage[i], out, at + STORAGE + i * TRAITS)
    put_all(out, at + GOODS, p.goods)
    put_all(out, at + SOLD, p.sold)
    out[at + SILVER] = i16(p.silver)
    out[at + WORKERS] = i16(p.workers)
    for i in range(2):
        die: i64 = s.dice[seat * 2 + i]
        if die > 0:
            out[at + DICE + i * 6 + die - 1] = 1
    put_bits(out, at + KNOWLEDGE, p.knowledge >> 1)
    put_bits(out, at + LARGE, p.large)
    put_bits(out, at + SMALL, p.small)
    out[at + TRACK] = i16(p.track)
    out[at + HEIGHT] = i16(p.height)
    out[at + SCORE] = i16(p.score())


def _estate(p: Player, out: vec[i16], at: i64) -> None:
    """Board and tiles: secret while the others still choose theirs in secret."""
    if p.board >= 0:
        out[at + BOARD + p.board] = 1
    out[at + START] = i16(p.start_space + 1)
    tiles: vec[i64] = p.tiles
    filled: i64 = at + FILLED
    estate: i64 = at + ESTATE
    left: i64 = p.filled
    while left != 0:
        space: i64 = LOW[(left & -left) % 67]
        left &= left - 1
        out[filled + space] = 1
        out[estate + space] = i16(tiles[space] + 1)
