"""The components of the game as flat constant tables, built once from checked data files.

Plain Python on purpose: it runs once at import, and the compiled rules copy what they need. Tables
of several dimensions are flattened, the formula stands beside each.

A tile's face is made of segments (at most 8), each of one kind. Its twelve slots, three to a side
and clockwise from the north, say which segment touches there. A tile turned `r` quarters clockwise
shows on side `e` what it had on side `e - r`.
"""

from typing import Final

from bourgade.core import data
from bourgade.games.castle import board_check
from bourgade.games.castle import tables_check as check

# Kinds of features.
PATH: Final = 0
TOWER: Final = 1
HOUSE: Final = 2
COURT: Final = 3
KIND_NAMES: Final = ["path", "tower", "house", "court"]
SIDE_NAMES: Final = list(board_check.SIDES)

NUM_SQUARES: Final = 76
NUM_TILES: Final = 60
SEATS: Final = 2
SUBJECTS: Final = 6  # of each player, besides the one on the score track
WALL_KINDS: Final = 9

# Bit masks. LOW[(m & -m) % 67] is the lowest bit of mask m: 2 generates all residues modulo 67.
BIT: Final[list[int]] = [2**i for i in range(62)]
LOW: Final[list[int]] = [-1] * 67
for _power in range(66):
    LOW[pow(2, _power, 67)] = _power
# Bits in a byte; (byte * 8 + n): the place of its n-th bit.
BITS_IN_BYTE: Final[list[int]] = [byte.bit_count() for byte in range(256)]
NTH_BIT: Final[list[int]] = [0] * (256 * 8)
for _byte in range(256):
    for _n, _place in enumerate(i for i in range(8) if _byte >> i & 1):
        NTH_BIT[_byte * 8 + _n] = _place

# --- Castle tiles: 60 pieces; those with the same face share a name and follow each other ---
_kinds = [tile for tile in check.read_tiles() for _ in range(tile["count"])]
TILE_NAMES: Final[list[str]] = [tile["name"] for tile in _kinds]
TILE_BY_NAME: Final[dict[str, int]] = {name: TILE_NAMES.index(name) for name in TILE_NAMES}
TILE_COUNT: Final[dict[str, int]] = {name: TILE_NAMES.count(name) for name in TILE_BY_NAME}
SLOT_TEXT: Final[list[str]] = [tile["slots"] for tile in _kinds]
TYPE_TEXT: Final[list[str]] = [tile["types"] for tile in _kinds]
WELLS: Final[list[list[int]]] = [tile["wells"] for tile in _kinds]
MARKETS: Final[list[list[int]]] = [tile["markets"] for tile in _kinds]
HAS_SQUARE: Final[list[bool]] = [tile["square"] for tile in _kinds]
IS_RECONSTRUCTED: Final[list[bool]] = [tile["reconstructed"] for tile in _kinds]

SEGMENT_COUNT: Final[list[int]] = [len(types) for types in TYPE_TEXT]
# tile * 12 + side * 3 + slot: the segment there.
SLOTS: Final[list[int]] = [int(slot) for slots in SLOT_TEXT for slot in slots]
# (tile * 4 + rotation) * 12 + side * 3 + slot: the same for the tile as it lies.
TURNED_SLOTS: Final[list[int]] = [
    SLOTS[tile * 12 + (slot - 3 * rotation) % 12]
    for tile in range(NUM_TILES)
    for rotation in range(4)
    for slot in range(12)
]
# tile * 8 + segment.
SEGMENT_KIND: Final[list[int]] = [
    check.KINDS.index(types[i]) if i < len(types) else -1 for types in TYPE_TEXT for i in range(8)
]


def is_path_side(tile: int, side: int) -> bool:
    """Does a path cross this side of the tile as it is printed?"""
    return SEGMENT_KIND[tile * 8 + SLOTS[tile * 12 + side * 3 + 1]] == PATH


# (tile * 4 + rotation) * 8 + side * 2 + flank: the segment that somebody beyond that side meets. A
# side without a path has one; of a side with one the two beside the path count, as they are seen
# from beyond.
FLANKS: Final[list[int]] = []
for _lying in range(NUM_TILES * 4):
    for _side in range(4):
        _slots = TURNED_SLOTS[_lying * 12 + _side * 3 :][:3]
        _parted = SEGMENT_KIND[_lying // 4 * 8 + _slots[1]] == PATH
        FLANKS.extend([_slots[2], _slots[0]] if _parted else [_slots[1], -1])


# What a feature knows besides which tiles it covers, packed so that joining two is one addition:
# open ends, subjects of either seat, markets, tiles, wells. A side without a path is one end of its
# segment; a side with a path is one end of the path and one of each flank.
OPEN_END: Final = 1
OPEN_MASK: Final = 2**12 - 1
SUBJECT_SHIFT_0: Final = 12
SUBJECT_SHIFT_1: Final = 16
SUBJECT_MASK: Final = 15
SUBJECT_0: Final = 2**12
SUBJECT_1: Final = 2**16
SUBJECTS_BOTH: Final = 2**20 - 2**12
MARKET_SHIFT: Final = 20
MARKET_MASK: Final = 63
MARKET: Final = 2**20
TILE_SHIFT: Final = 26
TILE_MASK: Final = 127
TILE: Final = 2**26
WELL: Final = 2**33


def _fresh(tile: int, segment: int) -> int:
    """A segment before it meets anything."""
    if segment >= SEGMENT_COUNT[tile]:
        return 0
    ends = 0
    for side in range(4):
        slots = SLOTS[tile * 12 + side * 3 : tile * 12 + side * 3 + 3]
        if is_path_side(tile, side):
            ends += slots.count(segment)
        else:
            ends += int(slots[1] == segment)
    markets = MARKETS[tile].count(segment)
    return ends * OPEN_END + markets * MARKET + TILE + WELLS[tile].count(segment) * WELL


FRESH: Final[list[int]] = [_fresh(tile, i) for tile in range(NUM_TILES) for i in range(8)]


def _look(tile: int, rotation: int) -> tuple[object, ...]:
    """What a turned tile looks like, whatever its segments are called."""
    slots = SLOT_TEXT[tile]
    turned = slots[12 - 3 * rotation :] + slots[: 12 - 3 * rotation]
    order = list(dict.fromkeys(turned))
    segments = [
        (TYPE_TEXT[tile][int(s)], WELLS[tile].count(int(s)), MARKETS[tile].count(int(s)))
        for s in order
    ]
    return tuple(order.index(s) for s in turned), tuple(segments)


# By tile, a bit for each rotation that does not repeat the look of a smaller one.
ROTATIONS: Final[list[int]] = []
for _tile in range(NUM_TILES):
    _looks = [_look(_tile, _r) for _r in range(4)]
    ROTATIONS.append(sum(BIT[_r] for _r in range(4) if _looks.index(_looks[_r]) == _r))

# By tile, a bit for each side (as printed) that a path crosses; tile * 4 + rotation: as turned.
PATH_SIDES: Final[list[int]] = [
    sum(BIT[(side + r) % 4] for side in range(4) if is_path_side(tile, side))
    for tile in range(NUM_TILES)
    for r in range(4)
]
# Which rotations fit depends on the class of the tile and the demands on the square.
_classes: list[tuple[int, int]] = sorted(
    {(PATH_SIDES[tile * 4], ROTATIONS[tile]) for tile in range(NUM_TILES)}
)
FIT_CLASS: Final[list[int]] = [
    _classes.index((PATH_SIDES[tile * 4], ROTATIONS[tile])) for tile in range(NUM_TILES)
]


def _fits(paths: int, rotations: int, demands: int) -> int:
    met, wanted = demands & 15, demands >> 4
    fitting = 0
    for r in range(4):
        turned = (paths << r | paths >> (4 - r)) & 15
        if rotations & BIT[r] and turned & met == wanted:
            fitting |= BIT[r]
    return fitting


# class * 256 + demands: a bit for each rotation that may lie on a square with these demands. In the
# demands, bit e: side e meets a tile or start square; bit 4 + e: a path comes in there.
FITS: Final[list[int]] = [_fits(*_class, demands) for _class in _classes for demands in range(256)]

# --- The wall ---
_board = board_check.read_board()
PLACES: Final[list[tuple[int, int]]] = _board["squares"]
SQUARE_NAMES: Final[list[str]] = [board_check.square_name(place) for place in PLACES]
SQUARE_BY_NAME: Final[dict[str, int]] = {name: i for i, name in enumerate(SQUARE_NAMES)}
ROWS: Final[list[str]] = _board["rows"]
TRACK: Final[int] = _board["track"]
NUM_STARTS: Final[int] = len(_board["starts"])
START_NAMES: Final[list[str]] = [start["name"] for start in _board["starts"]]
START_KIND: Final[list[int]] = [KIND_NAMES.index(s["feature"]) for s in _board["starts"]]
START_MARKET: Final[list[int]] = [int(start["market"]) for start in _board["starts"]]
START_SQUARE: Final[list[int]] = [SQUARE_BY_NAME[start["square"]] for start in _board["starts"]]
START_SIDE: Final[list[int]] = [SIDE_NAMES.index(start["side"]) for start in _board["starts"]]
START_RECONSTRUCTED: Final[list[bool]] = [start["reconstructed"] for start in _board["starts"]]
START_FRESH: Final[list[int]] = [OPEN_END + market * MARKET + TILE for market in START_MARKET]

# square * 4 + side: the square beyond, WALL, or FIRST_START - n for the start square n.
WALL: Final = -1
FIRST_START: Final = -2
BEYOND: Final[list[int]] = [WALL] * (NUM_SQUARES * 4)
for _square, (_x, _y) in enumerate(PLACES):
    for _side, (_dx, _dy) in enumerate(board_check.STEPS):
        if (_x + _dx, _y + _dy) in PLACES:
            BEYOND[_square * 4 + _side] = PLACES.index((_x + _dx, _y + _dy))
for _start in range(NUM_STARTS):
    BEYOND[START_SQUARE[_start] * 4 + START_SIDE[_start]] = FIRST_START - _start

# Sets of squares are two masks: squares 0 to 37, and squares 38 to 75 with the start squares after.
HALF: Final = 38
LOW_BIT: Final[list[int]] = [BIT[i] if i < HALF else 0 for i in range(NUM_SQUARES)]
HIGH_BIT: Final[list[int]] = [BIT[i - HALF] if i >= HALF else 0 for i in range(NUM_SQUARES)]
START_BIT: Final[list[int]] = [BIT[NUM_SQUARES - HALF + i] for i in range(NUM_STARTS)]
# Before the first tile: the demands of the start squares, and the squares beside them.
FIRST_DEMANDS: Final[list[int]] = [0] * NUM_SQUARES
for _start in range(NUM_STARTS):
    FIRST_DEMANDS[START_SQUARE[_start]] |= BIT[START_SIDE[_start]] * (
        17 if START_KIND[_start] == PATH else 1
    )
FIRST_LOW: Final[int] = sum(LOW_BIT[square] for square in set(START_SQUARE))
FIRST_HIGH: Final[int] = sum(HIGH_BIT[square] for square in set(START_SQUARE))

# Every segment that can ever lie in the castle, and the start squares before them.
NUM_NODES: Final[int] = NUM_STARTS + sum(SEGMENT_COUNT)
# Before the first tile: the marks of the nodes and the tiles they cover (see state.py).
FIRST_MARKS: Final[list[int]] = START_FRESH + [0] * (NUM_NODES - NUM_STARTS)
FIRST_COVERED: Final[list[int]] = [0] * (NUM_NODES * 2)
FIRST_COVERED[1 : NUM_STARTS * 2 : 2] = START_BIT

# The castle as a few numbers, to see quickly where two castles differ: a byte for each square.
PICTURED: Final = 7  # squares in a number
PICTURES: Final = 11
PICTURE_OF: Final[list[int]] = [square // PICTURED for square in range(NUM_SQUARES)]
PICTURE_UNIT: Final[list[int]] = [BIT[8 * (square % PICTURED)] for square in range(NUM_SQUARES)]

# --- The score track ---
TOWER_SPACES: Final[list[list[int]]] = [tower["spaces"] for tower in _board["corner_towers"]]
TOWER_CORNERS: Final[list[tuple[int, int]]] = _board["corners"]
TOWER_ANGLES: Final[list[str]] = [tower["angle"] for tower in _board["corner_towers"]]
TOWER_RECONSTRUCTED: Final[list[bool]] = [t["reconstructed"] for t in _board["corner_towers"]]
NUM_TOWERS: Final[int] = len(TOWER_SPACES)
WALL_TILES_LAID: Final[int] = NUM_TOWERS - 1
# By space of the track: the bit of its corner tower, 0 on straight wall and on the tower 0/1.
TOWER_BIT: Final[list[int]] = [0] * TRACK
for _tower in range(1, NUM_TOWERS):
    for _space in TOWER_SPACES[_tower]:
        TOWER_BIT[_space] = BIT[_tower]
ALL_TOWERS: Final[int] = sum(BIT[tower] for tower in range(1, NUM_TOWERS))

# --- Points and wall tiles ---
_scoring = check.read_scoring()
POINTS_PER_TILE: Final[dict[str, int]] = _scoring["points_per_tile"]
# Index 0 is unused; wall tiles are numbered from 1.
WALL_TILE_COUNT: Final[list[int]] = [0] + [
    _scoring["wall_tiles"][str(n)]["count"] for n in range(1, WALL_KINDS + 1)
]
NUM_WALL_TILES: Final[int] = sum(WALL_TILE_COUNT)

# Name of the edition with a fingerprint of its components: changes when a data file does.
EDITION: Final[str] = "hans-im-gluck-2003+" + data.edition(check.GAME)
