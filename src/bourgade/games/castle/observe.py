"""What a seat may know of the castle as a row of numbers: everything, since all lies open.

Left out, since they follow from the rest: the features with nobody in them, the wall tiles that
were used, and the origin of points.
"""

from typing import Final

from bourgade.core.native import i16, i64, u8, vec
from bourgade.core.observation import LOW, Layout, Row, put_bits, put_changes
from bourgade.games.castle import tables
from bourgade.games.castle.completed import completed
from bourgade.games.castle.features import SEGMENT_COUNT, SEGMENT_KIND
from bourgade.games.castle.scoring import PER_MARKET, keep_size, worth_of
from bourgade.games.castle.state import (
    BITS_IN_BYTE,
    CLAIM_KIND,
    CLAIM_NODE,
    CLAIM_NODES,
    CLAIM_PLACE,
    DECISIONS,
    OVER,
    PLACE_SUBJECT,
    SCORE_NEXT,
    Player,
    Position,
)
from bourgade.games.castle.tables import (
    COURT,
    MARKET_MASK,
    MARKET_SHIFT,
    OPEN_MASK,
    PICTURED,
    PICTURES,
    SUBJECT_MASK,
    SUBJECT_SHIFT_0,
    SUBJECT_SHIFT_1,
    SUBJECTS,
    TILE_MASK,
    TILE_SHIFT,
    WALL_KINDS,
    WELL,
)

TRAITS: Final = 8
_TRAITS: Final = (
    "path, tower, house or court (four flags), open ends, subjects of the observer, "
    "subjects of the rival, and what it is worth"
)
_KINDS: Final[list[str]] = list(tables.TILE_BY_NAME)
SEATS: Final = 2
LAYOUT: Final = Layout(
    [
        ("decision", (5,), 1, "What is being decided: " + ", ".join(DECISIONS) + "."),
        ("to_move", (2,), 1, "Who decides, counted from the observer; none at the end."),
        ("turn", (2,), 1, "Whose turn it is, counted from the observer."),
        ("hand", (len(_KINDS),), 1, "The tile in hand: " + ", ".join(_KINDS) + "."),
        ("hand_sides", (4,), 4, "Its sides clockwise from the north: path, tower, house, court."),
        ("last", (76,), 1, "The square of the tile laid this turn."),
        ("segments", (8, TRAITS), 255, f"The features of that tile's segments: {_TRAITS}."),
        ("waiting", (16,), 1, "The spots of that tile where a completed feature waits."),
        ("tiles", (76,), len(_KINDS), "The tile of each square, numbered as in hand from 1."),
        ("rotation", (76,), 3, "Its quarter turns clockwise."),
        ("sides", (76, 4), 4, "Its sides as it lies, from the north: path, tower, house, court."),
        ("free", (76,), 1, "Empty squares beside a tile or a start square."),
        ("towers", (tables.NUM_TOWERS,), 1, "Corner towers that still have their wall tile."),
        ("fresh_wall_tiles", (9,), 2, "Wall tiles taken this turn, by number."),
        ("unseen_wall_tiles", (9,), 2, "Wall tiles nobody has seen, by number."),
        ("supply", (len(_KINDS),), 3, "Castle tiles left to be drawn, by kind as in hand."),
        ("removed", (len(_KINDS),), 3, "Castle tiles that fitted nowhere, likewise."),
        ("options", (3,), 1, "Agreements: keep to the completer, courts by markets, owner orders."),
    ],
    [
        ("present", (1,), 1, "Whether somebody sits here."),
        ("reserve", (1,), SUBJECTS, "Subjects in the reserve."),
        ("subjects", (76,), 8, "By square the segment of the subject there, from 1; 0 is none."),
        ("claims", (6, TRAITS), 255, f"The features of the subjects, by square: {_TRAITS}."),
        ("keep", (2,), 76, "Square and segment of the keep, from 1; 0 while it stands nowhere."),
        ("keep_size", (2,), 80, "Tiles of its house, and its size with wall tiles 8."),
        ("wall_tiles", (9,), 2, "Wall tiles, by number."),
        ("score", (1,), 500, "Points."),
    ],
    SEATS,
    lasting="tiles",  # they stay where they are laid
    items=16,
)
SIZE: Final[i64] = LAYOUT.size
TABLE_SIZE: Final[i64] = LAYOUT.table_size
SEAT_SIZE: Final[i64] = LAYOUT.seat_size

DECISION: Final[i64] = LAYOUT.at("decision")
TO_MOVE: Final[i64] = LAYOUT.at("to_move")
TURN: Final[i64] = LAYOUT.at("turn")
HAND: Final[i64] = LAYOUT.at("hand")
HAND_SIDES: Final[i64] = LAYOUT.at("hand_sides")
LAST: Final[i64] = LAYOUT.at("last")
SEGMENTS: Final[i64] = LAYOUT.at("segments")
WAITING: Final[i64] = LAYOUT.at("waiting")
TILES: Final[i64] = LAYOUT.at("tiles")
ROTATION: Final[i64] = LAYOUT.at("rotation")
SIDES: Final[i64] = LAYOUT.at("sides")
FREE: Final[i64] = LAYOUT.at("free")
TOWERS: Final[i64] = LAYOUT.at("towers")
FRESH_WALLS: Final[i64] = LAYOUT.at("fresh_wall_tiles")
UNSEEN_WALLS: Final[i64] = LAYOUT.at("unseen_wall_tiles")
SUPPLY: Final[i64] = LAYOUT.at("supply")
REMOVED: Final[i64] = LAYOUT.at("removed")
OPTIONS: Final[i64] = LAYOUT.at("options")

RESERVE: Final[i64] = LAYOUT.at("reserve")
SUBJECTS_AT: Final[i64] = LAYOUT.at("subjects")
CLAIMS: Final[i64] = LAYOUT.at("claims")
KEEP: Final[i64] = LAYOUT.at("keep")
KEEP_SIZE: Final[i64] = LAYOUT.at("keep_size")
WALLS: Final[i64] = LAYOUT.at("wall_tiles")
SCORE: Final[i64] = LAYOUT.at("score")

# What a row remembers of its lasting part: the picture of the castle (11 numbers), then these sets.
SHOWN_FREE_LOW: Final = 11
SHOWN_FREE_HIGH: Final = 12
SHOWN_TOWERS: Final = 13
SHOWN_SUPPLY: Final = 14
SHOWN_REMOVED: Final = 15

KIND: Final = vec[i64]([_KINDS.index(name) for name in tables.TILE_NAMES])
# (tile * 4 + rotation) * 4 + side: the kind of what touches the middle of the side, from 1.
SIDE_KIND: Final = vec[i64](
    [
        tables.SEGMENT_KIND[tile * 8 + tables.SLOTS[tile * 12 + (side - turned) % 4 * 3 + 1]] + 1
        for tile in range(tables.NUM_TILES)
        for turned in range(4)
        for side in range(4)
    ]
)
# By kind: its first tile, and a bit for each of its tiles counted from that one.
KIND_FIRST: Final = vec[i64]([tables.TILE_BY_NAME[name] for name in _KINDS])
KIND_ALL: Final = vec[i64]([tables.BIT[tables.TILE_COUNT[name]] - 1 for name in _KINDS])
HALF: Final[i64] = tables.HALF


def observe(s: Position, seat: i64, row: Row) -> None:
    row.wipe_around(LAYOUT)
    out: vec[i16] = row.numbers
    at: i64 = row.start
    out[at + DECISION + s.decision] = 1
    if s.decision != OVER:
        out[at + TO_MOVE + (s.decider ^ seat)] = 1
    out[at + TURN + (s.turn ^ seat)] = 1
    _tiles_of_the_turn(s, seat, out, at)
    _castle(s, row.shown, out, at)
    _sets(s, row.shown, out, at)
    fresh: vec[i64] = s.fresh
    unseen: vec[i64] = s.wall_bag
    i: i64
    for i in range(WALL_KINDS):
        out[at + FRESH_WALLS + i] = i16(fresh[i + 1])
        out[at + UNSEEN_WALLS + i] = i16(unseen[i + 1])
    out[at + OPTIONS] = i16(s.keep_to_placer)
    out[at + OPTIONS + 1] = i16(s.court_by_markets)
    out[at + OPTIONS + 2] = i16(s.owner_orders)
    _seat(s, seat, seat, out, at + TABLE_SIZE)
    _seat(s, 1 - seat, seat, out, at + TABLE_SIZE + SEAT_SIZE)


def _castle(s: Position, shown: vec[i64], out: vec[i16], at: i64) -> None:
    """The squares where another tile lies than the row shows."""
    picture: vec[i64] = s.picture
    i: i64
    for i in range(PICTURES):
        if shown[i] != picture[i]:
            _squares(i * PICTURED, picture[i], shown[i], out, at)
            shown[i] = picture[i]


def _squares(first: i64, picture: i64, shown: i64, out: vec[i16], at: i64) -> None:
    """Those of a part of the picture."""
    square: i64
    for square in range(first, first + PICTURED):
        if (picture ^ shown) & 255 != 0:
            _square(square, (picture & 255) - 1, out, at)
        picture >>= 8
        shown >>= 8


def _square(square: i64, lying: i64, out: vec[i16], at: i64) -> None:
    out[at + TILES + square] = i16(KIND[lying >> 2] + 1) if lying >= 0 else 0
    out[at + ROTATION + square] = i16(lying & 3) if lying >= 0 else 0
    side: i64
    for side in range(4):
        kind: i64 = SIDE_KIND[lying * 4 + side] if lying >= 0 else 0
        out[at + SIDES + square * 4 + side] = i16(kind)


def _sets(s: Position, shown: vec[i64], out: vec[i16], at: i64) -> None:
    """Free squares, corner towers, supply and removed tiles, where the row shows others."""
    put_changes(out, at + FREE, s.free_low, shown[SHOWN_FREE_LOW])
    put_changes(out, at + FREE + HALF, s.free_high, shown[SHOWN_FREE_HIGH])
    put_changes(out, at + TOWERS, s.towers, shown[SHOWN_TOWERS])
    _count_changes(out, at + SUPPLY, s.bag, shown[SHOWN_SUPPLY])
    _count_changes(out, at + REMOVED, s.removed, shown[SHOWN_REMOVED])
    shown[SHOWN_FREE_LOW] = s.free_low
    shown[SHOWN_FREE_HIGH] = s.free_high
    shown[SHOWN_TOWERS] = s.towers
    shown[SHOWN_SUPPLY] = s.bag
    shown[SHOWN_REMOVED] = s.removed


def _claims(s: Position, p: Player, observer: i64, out: vec[i16], at: i64) -> None:
    """The subjects and their features, by square.

    All roots are looked up before the first is told: they lie far apart, and so the processor
    waits for all of them at once.
    """
    parents: vec[u8] = s.parents
    marks: vec[i64] = s.marks
    claims: vec[i64] = p.claims
    count: i64 = SUBJECTS - p.reserve
    i: i64
    for i in range(count):
        node: i64 = (claims[i] >> CLAIM_NODE) & CLAIM_NODES
        if i64(parents[node]) != node:  # its feature has become part of another
            claims[i] += (s.find(node) - node) << CLAIM_NODE
    for i in range(count):
        claim: i64 = claims[i]
        place: i64 = claim >> CLAIM_PLACE
        out[at + SUBJECTS_AT + (place >> 3)] = i16((place & 7) + 1)
        root: i64 = (claim >> CLAIM_NODE) & CLAIM_NODES
        _feature(marks[root], claim & CLAIM_KIND, observer, out, at + CLAIMS + i * TRAITS)


def _tiles_of_the_turn(s: Position, seat: i64, out: vec[i16], at: i64) -> None:
    """The tile in hand, and the one just laid with the features it belongs to."""
    i: i64
    if s.hand >= 0:
        out[at + HAND + KIND[s.hand]] = 1
        for i in range(4):
            out[at + HAND_SIDES + i] = i16(SIDE_KIND[s.hand * 16 + i])
    if s.last >= 0:
        out[at + LAST + s.last] = 1
        tile: i64 = s.lying(s.last) >> 2
        node: i64 = s.node(s.last * 8)
        for i in range(SEGMENT_COUNT[tile]):
            kind: i64 = SEGMENT_KIND[tile * 8 + i]
            mark: i64 = s.mark(s.find(node + i))
            _feature(mark, kind, seat, out, at + SEGMENTS + i * TRAITS)
        if s.decision == PLACE_SUBJECT or s.decision == SCORE_NEXT:
            put_bits(out, at + WAITING, completed(s))


def _feature(mark: i64, kind: i64, seat: i64, out: vec[i16], at: i64) -> None:
    """Told from its mark: ten of them in every step."""
    out[at + kind] = 1
    out[at + 4] = i16(mark & OPEN_MASK)
    out[at + 5 + seat] = i16((mark >> SUBJECT_SHIFT_0) & SUBJECT_MASK)
    out[at + 6 - seat] = i16((mark >> SUBJECT_SHIFT_1) & SUBJECT_MASK)
    points: i64
    if kind == COURT:
        points = PER_MARKET * ((mark >> MARKET_SHIFT) & MARKET_MASK)
    else:
        points = worth_of(kind, (mark >> TILE_SHIFT) & TILE_MASK, mark >= WELL)
    out[at + 7] = i16(points)


def _count_changes(out: vec[i16], at: i64, tiles: i64, shown: i64) -> None:
    """How many tiles a set has of each kind, where the numbers are those of the set `shown`."""
    changed: i64 = tiles ^ shown
    while changed != 0:
        kind: i64 = KIND[LOW[(changed & -changed) % 67]]
        count: i64 = BITS_IN_BYTE[(tiles >> KIND_FIRST[kind]) & KIND_ALL[kind]]
        out[at + kind] = i16(count)
        changed &= changed - 1


def _seat(s: Position, seat: i64, observer: i64, out: vec[i16], at: i64) -> None:
    p: Player = s.players[seat]
    out[at] = 1
    out[at + RESERVE] = i16(p.reserve)
    _claims(s, p, observer, out, at)
    i: i64
    if p.keep_size > 0:
        out[at + KEEP] = i16((p.keep_place >> 3) + 1)
        out[at + KEEP + 1] = i16((p.keep_place & 7) + 1)
        out[at + KEEP_SIZE] = i16(p.keep_size)
        out[at + KEEP_SIZE + 1] = i16(keep_size(p))
    walls: vec[i64] = p.walls
    for i in range(WALL_KINDS):
        out[at + WALLS + i] = i16(walls[i + 1])
    out[at + SCORE] = i16(p.score)
