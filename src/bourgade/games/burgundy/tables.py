"""The components of the game as flat constant tables, built once from checked data files.

Plain Python on purpose: it runs once at import, and the compiled rules copy what they need. Tables
of several dimensions are flattened, the formula stands beside each. Sets of spaces are bit masks
over the 37 cells.
"""

from typing import Final

from bourgade.core import data
from bourgade.games.burgundy import boards_check
from bourgade.games.burgundy import tables_check as check

# Colours of tiles and spaces.
CASTLE: Final = 0
MINE: Final = 1
KNOWLEDGE: Final = 2
SHIP: Final = 3
ANIMAL: Final = 4
BUILDING: Final = 5
NUM_COLOURS: Final = 6
COLOUR_NAMES: Final = list(check.COLOUR_NAMES)
BUILDING_NAMES: Final = list(check.BUILDING_NAMES)
SPECIES_NAMES: Final = list(check.SPECIES_NAMES)
PHASE_NAMES: Final = list(check.PHASES)

# Tile faces. Animals: T_ANIMAL + species * 3 + (count - 2); knowledge: T_KNOWLEDGE + number - 1.
NO_TILE: Final = -1
T_CASTLE: Final = 0
T_MINE: Final = 1
T_SHIP: Final = 2
T_BUILDING: Final = 3
T_ANIMAL: Final = 11
T_KNOWLEDGE: Final = 23
NUM_FACES: Final = 49

NUM_CELLS: Final = 37
MAX_REGIONS: Final = 24
GOODS_PER_TYPE: Final = 7
GOODS_PER_PHASE: Final = 5
ROUNDS: Final = 5
NUM_PHASES: Final = 5
STORAGE_SPACES: Final = 3
GOODS_SPACES: Final = 3
START_SILVER: Final = 1
START_GOODS: Final = 3
WORKERS_PER_POINT: Final = 2
TURN_ORDER_SPACES: Final = 7

# By colour, the first and last face (inclusive).
FACE_FIRST: Final[list[int]] = [T_CASTLE, T_MINE, T_KNOWLEDGE, T_SHIP, T_ANIMAL, T_BUILDING]
FACE_LAST: Final[list[int]] = [
    T_CASTLE,
    T_MINE,
    NUM_FACES - 1,
    T_SHIP,
    T_KNOWLEDGE - 1,
    T_ANIMAL - 1,
]

# Bit masks. LOW[(m & -m) % 67] is the lowest cell of mask m: 2 generates all residues modulo 67.
BIT: Final[list[int]] = [2**cell for cell in range(62)]
LOW: Final[list[int]] = [-1] * 67
for _power in range(66):
    LOW[pow(2, _power, 67)] = _power


def _mask(cells: list[int]) -> int:
    return sum(BIT[cell] for cell in cells)


# Geometry shared by all boards.
AXIAL: Final[list[tuple[int, int]]] = boards_check.cell_positions()
NEIGHBOUR_LISTS: Final[list[list[int]]] = [list(around) for around in boards_check.NEIGHBOUR_LISTS]
NEIGHBOURS: Final[list[int]] = [_mask(around) for around in NEIGHBOUR_LISTS]

# RING_DISTANCE[a * 7 + b] for dice a, b of 1..6 (1 and 6 are neighbours); out of reach elsewhere.
RING_DISTANCE: Final[list[int]] = [
    min((a - b) % 6, (b - a) % 6) if a and b else 7 for a in range(7) for b in range(7)
]

# --- Tiles ---
_tiles = check.read_tiles()
TILE_NAMES: Final[list[str]] = (
    ["castle", "mine", "ship"]
    + BUILDING_NAMES
    + [f"{species}-{count}" for species in SPECIES_NAMES for count in (2, 3, 4)]
    + [f"knowledge-{number}" for number in range(1, 27)]
)
TILE_BY_NAME: Final[dict[str, int]] = {name: face for face, name in enumerate(TILE_NAMES)}
TILE_COLOUR: Final[list[int]] = [
    next(c for c in range(NUM_COLOURS) if FACE_FIRST[c] <= face <= FACE_LAST[c])
    for face in range(NUM_FACES)
]


def _bag(back: str) -> list[int]:
    """Number of tiles of each face with that back; all castles, the starting ones included."""
    counts = [_tiles[kind][back] for kind in ("castles", "mines", "ships")]
    counts += [_tiles["buildings"][name][back] for name in BUILDING_NAMES]
    counts += [_tiles["animals"][name][back][n] for name in SPECIES_NAMES for n in ("2", "3", "4")]
    return counts + [int(number in _tiles["knowledge"][back]) for number in range(1, 27)]


BAG_NORMAL: Final[list[int]] = _bag("normal")
BAG_BLACK: Final[list[int]] = _bag("black")
# Knowledge 16..23 score one kind of building each: its index in BUILDING_NAMES, else -1.
KNOWLEDGE_BUILDING: Final[list[int]] = [-1] * 27
for _index, _name in enumerate(BUILDING_NAMES):
    KNOWLEDGE_BUILDING[_tiles["buildings"][_name]["knowledge"]] = _index
# By die number 1..6; index 0 is unused.
GOODS_COLOURS: Final[list[str]] = [""] + [_tiles["goods"][n]["colour"] for n in "123456"]

# --- Player boards ---
_boards = boards_check.read_boards()
BOARD_NAMES: Final[list[str]] = list(_boards)
BOARD_BY_NAME: Final[dict[str, int]] = {name: board for board, name in enumerate(BOARD_NAMES)}
NUM_BOARDS: Final[int] = len(BOARD_NAMES)
IS_SPIELBOX: Final[list[int]] = [int(b["spielbox"]) for b in _boards.values()]
IS_RECONSTRUCTED: Final[list[int]] = [int(b["reconstructed"]) for b in _boards.values()]
# Cell of the starting castle, -1 where the player chooses one of the castle spaces.
START_CELL: Final[list[int]] = [b["start"] for b in _boards.values()]
# board * 37 + cell.
CELL_COLOUR: Final[list[int]] = [c for b in _boards.values() for c in b["colours"]]
CELL_NUMBER: Final[list[int]] = [n for b in _boards.values() for n in b["numbers"]]
CELL_REGION: Final[list[int]] = [-1] * (NUM_BOARDS * NUM_CELLS)
REGION_COUNT: Final[list[int]] = [0] * NUM_BOARDS
# board * 24 + region.
REGION_CELLS: Final[list[int]] = [0] * (NUM_BOARDS * MAX_REGIONS)
REGION_SIZE: Final[list[int]] = [0] * (NUM_BOARDS * MAX_REGIONS)
# board * 6 + colour; board * 7 + number.
COLOUR_CELLS: Final[list[int]] = [0] * (NUM_BOARDS * NUM_COLOURS)
NUMBER_CELLS: Final[list[int]] = [0] * (NUM_BOARDS * 7)
# (board * 7 + die) * 4 + steps: cells whose number is at most that many steps from the die.
WITHIN_CELLS: Final[list[int]] = [0] * (NUM_BOARDS * 7 * 4)


def _fill_board(board: int) -> None:
    first = board * NUM_CELLS
    regions = boards_check.regions_of(CELL_COLOUR[first : first + NUM_CELLS])
    REGION_COUNT[board] = len(regions)
    for region, cells in enumerate(regions):
        REGION_CELLS[board * MAX_REGIONS + region] = _mask(cells)
        REGION_SIZE[board * MAX_REGIONS + region] = len(cells)
        for cell in cells:
            CELL_REGION[first + cell] = region
    for cell in range(NUM_CELLS):
        number = CELL_NUMBER[first + cell]
        COLOUR_CELLS[board * NUM_COLOURS + CELL_COLOUR[first + cell]] |= BIT[cell]
        NUMBER_CELLS[board * 7 + number] |= BIT[cell]
        for die in range(1, 7):
            for steps in range(RING_DISTANCE[die * 7 + number], 4):
                WITHIN_CELLS[(board * 7 + die) * 4 + steps] |= BIT[cell]


for _board in range(NUM_BOARDS):
    _fill_board(_board)

# Two-sided sheets as [side, side]: those of the box, then those of the Spielbox set.
_sheets = boards_check.read_sheets()
NUM_BASE_SHEETS: Final[int] = len(_sheets["base"])
SHEETS: Final[list[list[int]]] = [
    [BOARD_BY_NAME[side] for side in sheet] for sheet in _sheets["base"] + _sheets["spielbox"]
]
SPIELBOX_SHEETS: Final[list[list[int]]] = SHEETS[NUM_BASE_SHEETS:]

# --- Depots ---
_depots = check.read_depots()
_spaces = [space for n in "123456" for space in _depots["depots"][n]["spaces"]]
_exception = _depots["three_players"]
# depot * 4 + slot, depots from 0, slots in printed order.
DEPOT_COLOUR: Final[list[int]] = [COLOUR_NAMES.index(space["colour"]) for space in _spaces]
DEPOT_MIN_PLAYERS: Final[list[int]] = [space["min_players"] for space in _spaces]
# With three players this space takes EXCEPTION_COLOUR in the phases marked 1.
EXCEPTION_SLOT: Final[int] = (_exception["depot"] - 1) * 4 + _exception["space"] - 1
EXCEPTION_COLOUR: Final[int] = COLOUR_NAMES.index(_exception["colour"])
EXCEPTION_PHASES: Final[list[int]] = [int(p in _exception["phases"]) for p in PHASE_NAMES]
_marks = [mark for row in _depots["black_depot"]["rows"] for mark in row]
# By number of players, 0..4.
BLACK_COUNT: Final[list[int]] = [sum(mark <= n for mark in _marks) for n in range(5)]

# --- Scoring ---
_scoring = check.read_scoring()


def _by_players(table: dict[str, int]) -> list[int]:
    return [0, 0] + [table[n] for n in "234"]


REGION_POINTS: Final[list[int]] = [0] + [_scoring["regions"][size] for size in "12345678"]
PHASE_BONUS: Final[list[int]] = [_scoring["phase_bonus"][phase] for phase in PHASE_NAMES]
BONUS_LARGE: Final[list[int]] = _by_players(_scoring["colour_bonus"]["large"])
BONUS_SMALL: Final[list[int]] = _by_players(_scoring["colour_bonus"]["small"])
GOODS_VP: Final[list[int]] = _by_players(_scoring["goods_sale"])
START_WORKERS: Final[list[int]] = list(_scoring["setup"]["workers"])

# Name of the edition with a fingerprint of its components: changes when a data file does.
EDITION: Final[str] = "alea-2011+" + data.edition(check.GAME)
