"""The components of the game as flat constant tables, built once from checked data files.

Plain Python on purpose: it runs once at import, and the compiled rules copy what they need. Tables
of several dimensions are flattened, the formula stands beside each. Sets of points, sites, tiles
and cards are bit masks.
"""

from typing import Final

from bourgade.core import data
from bourgade.games.burdigala import board_check
from bourgade.games.burdigala import tables_check as check
from bourgade.games.burdigala.ways import LONGEST, NUM_LANES, Map

# Intrigues: the six that stay on the table come first.
CONSUL: Final = 0
HYGIENE: Final = 1
CHARIOT: Final = 2
BOAT: Final = 3
GOOD_HARVEST: Final = 4
IN_VINO_VERITAS: Final = 5
BETRAYAL: Final = 6
INFLUENCE: Final = 7
INDISCRETION: Final = 8
MERCHANT: Final = 9
SAILOR: Final = 10
PUBLIUS_CRASSUS: Final = 11
CONNECTIONS: Final = 12
THEFT: Final = 13
NUM_INTRIGUES: Final = 14
NUM_LASTING: Final = 6
INTRIGUE_NAMES: Final[list[str]] = list(check.INTRIGUES)

NUM_GOODS: Final = 5
GOODS_NAMES: Final[list[str]] = list(check.GOODS)
NUM_VALUES: Final = 6  # of corruption tokens, 0 to 5
NUM_QUARTERS: Final = 14
MAX_SEATS: Final = 4
MAX_PAWNS: Final = 3  # of one player on the map

# Building tiles
ORDINARY: Final = 0
NECROPOLIS: Final = 1
STOPPED_SITE: Final = 2
STOPPED_SITE_INTRIGUES: Final = 2

# Bit masks. LOW[(m & -m) % 67] is the lowest bit of mask m: 2 generates all residues modulo 67.
BIT: Final[list[int]] = [2**bit for bit in range(62)]
LOW: Final[list[int]] = [-1] * 67
for _power in range(66):
    LOW[pow(2, _power, 67)] = _power


def _mask(bits: list[int]) -> int:
    return sum(BIT[bit] for bit in bits)


# --- The map ---
_board = board_check.read_board()
POINT_NAMES: Final[list[str]] = [point["id"] for point in _board["points"]]
POINT_BY_NAME: Final[dict[str, int]] = {name: i for i, name in enumerate(POINT_NAMES)}
NUM_POINTS: Final[int] = len(POINT_NAMES)
ALL_POINTS: Final[int] = BIT[NUM_POINTS] - 1 if NUM_POINTS < 62 else 2**62 - 1
HARBOURS: Final[int] = _mask([i for i, p in enumerate(_board["points"]) if p["harbour"]])
GATES: Final[dict[int, str]] = {
    i: p["gate"] for i, p in enumerate(_board["points"]) if p["gate"] is not None
}


def _edges(kind: str) -> list[tuple[int, int]]:
    return [(POINT_BY_NAME[edge["a"]], POINT_BY_NAME[edge["b"]]) for edge in _board[kind]]


STREETS: Final[list[tuple[int, int]]] = _edges("streets")
SEA_LANES: Final[list[tuple[int, int]]] = _edges("sea_lanes")
FAST_LANES: Final[list[tuple[int, int]]] = _edges("fast_lanes")
WAYS: Final = Map(NUM_POINTS, STREETS, SEA_LANES, FAST_LANES)
# (lanes * 7 + steps) * NUM_POINTS + point: where a pawn can end after so many steps.
REACH: Final[list[int]] = [0] * (NUM_LANES * (LONGEST + 1) * NUM_POINTS)
for _lanes in range(NUM_LANES):
    for _point in range(NUM_POINTS):
        for _steps, _ends in enumerate(WAYS.reach(_lanes, _point)):
            REACH[(_lanes * (LONGEST + 1) + _steps) * NUM_POINTS + _point] = _ends

# Quarters and sites count from 0; they are printed from 1.
QUARTER_NAMES: Final[list[str]] = [quarter["name"] for quarter in _board["quarters"]]
QUARTER_POINTS: Final[list[int]] = [
    _mask([POINT_BY_NAME[name] for name in quarter["points"]]) for quarter in _board["quarters"]
]
SITE_QUARTER: Final[list[int]] = [
    q for q, quarter in enumerate(_board["quarters"]) for _ in quarter["sites"]
]
NUM_SITES: Final[int] = len(SITE_QUARTER)
ALL_SITES: Final[int] = BIT[NUM_SITES] - 1
SITE_NAMES: Final[list[str]] = [str(site + 1) for site in range(NUM_SITES)]
SITE_POINTS: Final[list[int]] = [QUARTER_POINTS[quarter] for quarter in SITE_QUARTER]
QUARTER_SITES: Final[list[int]] = [
    _mask([site for site in range(NUM_SITES) if SITE_QUARTER[site] == quarter])
    for quarter in range(NUM_QUARTERS)
]
POINT_SITES: Final[list[int]] = [
    _mask([site for site in range(NUM_SITES) if SITE_POINTS[site] & BIT[point]])
    for point in range(NUM_POINTS)
]
BONUS_QUARTERS: Final[list[int]] = [
    q for q, quarter in enumerate(_board["quarters"]) if quarter["bonus"] is not None
]

# --- Tiles ---
_tiles = check.read_tiles()
TILE_NAMES: Final[list[str]] = [tile["id"] for tile in _tiles["tiles"]]
TILE_TITLES: Final[list[str]] = [tile["name"] for tile in _tiles["tiles"]]
TILE_BY_NAME: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILE_NAMES)}
TILE_SIZE: Final[list[int]] = [tile["size"] for tile in _tiles["tiles"]]
TILE_VALUE: Final[list[int]] = [tile["value"] for tile in _tiles["tiles"]]
TILE_KIND: Final[list[int]] = [check.TILE_KINDS.index(tile["kind"]) for tile in _tiles["tiles"]]
NUM_TILES: Final[int] = len(TILE_NAMES)
SIZE_TILES: Final[list[int]] = [
    _mask([tile for tile in range(NUM_TILES) if TILE_SIZE[tile] == size]) for size in range(6)
]
STONES: Final[int] = _tiles["stones"]
BONUS_TOKENS: Final[list[int]] = list(_tiles["bonus_tokens"])

# --- Cards and tokens ---
_cards = check.read_cards()
GOODS_COUNTS: Final[list[int]] = [card["cards"] for card in _cards["goods"]]
SET_POINTS: Final[list[int]] = list(_cards["set_points"])
INTRIGUE_COUNTS: Final[list[int]] = [card["copies"] for card in _cards["intrigues"]]
INTRIGUE_LIMIT: Final[int] = _cards["intrigue_limit"]
HARVEST_LIMIT: Final[int] = _cards["intrigue_limit_with_good_harvest"]
LASTING_POINTS: Final[int] = _cards["points_per_lasting_intrigue"]
OFFICE_POINTS: Final[int] = _cards["points_for_consul_and_hygiene"]
CORRUPTION_COUNTS: Final[list[int]] = [_cards["corruption"][v] for v in check.CORRUPTION_VALUES]
MOST_CORRUPT_LOSES: Final[int] = _cards["most_corrupt_loses"]

# --- Set-up ---
_setup = check.read_setup()
# By number of players, 0 to 4.
PAWNS: Final[list[int]] = [0, 0] + [_setup["pawns"][str(n)] for n in check.PLAYER_COUNTS]
COMPENSATION: Final[dict[int, list[int]]] = {
    n: list(_setup["compensation"][str(n)]) for n in check.PLAYER_COUNTS
}
START_INTRIGUES: Final[int] = _setup["intrigues"]

# Name of the edition with a fingerprint of its components: changes when a data file does.
EDITION: Final[str] = "ideal-2011-reconstructed+" + data.edition(check.GAME)
