"""The components of the game as flat constant tables, built once from checked data files.

Plain Python on purpose: it runs once at import, and the compiled rules copy what they need. Tables
of several dimensions are flattened, the formula stands beside each. Castles, crossings and colours
count from 0.
"""

from itertools import combinations
from typing import Final

from bourgade.core import data
from bourgade.games.burgenland import tables_check as check

# Pieces. The first three are buildings; each costs one card more in the great castle.
WALL: Final = 0
HOUSE: Final = 1
PALACE: Final = 2
WELL: Final = 3
PIECE_NAMES: Final = list(check.PIECE_NAMES)

# Sites of a castle: castle * 5 + slot. The great castle is one place more.
NORTH: Final = 0
WEST: Final = 1
EAST: Final = 2
EXTRA: Final = 3  # the bonus tile of that name
ROUND: Final = 4
SLOT_NAMES: Final = [*check.SQUARE_NAMES, "extra", "well"]
NUM_CASTLES: Final = 11
NUM_SITES: Final = 55
GREAT_CASTLE: Final = 55

# What a square site gives.
NO_BONUS: Final = 0
BONUS_JOKER: Final = 1
BONUS_COINS: Final = 2
BONUS_EXCHANGE: Final = 3
BONUS_TILE: Final = 4

# Bonus tiles.
EXTRA_SITE: Final = 0
COIN_PAYMENT: Final = 1
PASS: Final = 2
PRIME: Final = 3
TILE_NAMES: Final = list(check.TILE_NAMES)

# --- Cards ---
# In the order in which they are counted out: jokers, then threes, twos and ones. So a price in
# coins is reached by each handful without a needless card in exactly one way.
JOKER: Final = 0
NUM_COLOURS: Final = 8
NUM_CARDS: Final = 25
THREES: Final = 1  # + colour
TWOS: Final = 9
ONES: Final = 17

_cards = check.read_cards()
COLOUR_NAMES: Final[list[str]] = [colour["name"] for colour in _cards["colours"]]
COLOUR_SYMBOLS: Final[list[str]] = [colour["symbol"] for colour in _cards["colours"]]
CARD_NAMES: Final[list[str]] = ["joker"] + [
    f"{name}-{v}" for v in (3, 2, 1) for name in COLOUR_NAMES
]
CARD_BY_NAME: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}
CARD_COLOUR: Final[list[int]] = [-1] + [colour for _ in (3, 2, 1) for colour in range(8)]
CARD_VALUE: Final[list[int]] = [3] + [value for value in (3, 2, 1) for _ in range(8)]
JOKERS: Final[int] = _cards["jokers"]
# How often each colour card is in the box; jokers have a pile of their own.
CARD_COUNT: Final[list[int]] = [0] + [
    _cards["cards_per_colour"][str(value)] for value in CARD_VALUE[1:]
]
NUM_COLOUR_CARDS: Final = 80
JOKER_PRICE: Final = 6
COIN_PRICE: Final = 10
PRIME_REWARD: Final = 5
SITE_REWARD: Final = 3
# By cost 0..5.
ARCHITECT_COUNT: Final[list[int]] = [_cards["architects"].count(cost) for cost in range(6)]
NUM_ARCHITECTS: Final = 12
# By the number of wells built before.
WELL_REWARD: Final[list[int]] = [
    _cards["well_ladder"][i] if i < len(_cards["well_ladder"]) else _cards["well_after_ladder"]
    for i in range(NUM_CASTLES)
]
LADDER: Final[list[int]] = list(_cards["well_ladder"])
EXCHANGE_TILES: Final = 9
TILE_COUNT: Final[list[int]] = [_cards["bonus_tiles"][name] for name in TILE_NAMES]

# --- Map ---
_map = check.read_map()
LAYOUT: Final = _map["layout"]
NUM_CROSSINGS: Final = 8
CROSSING_PLACES: Final[list[tuple[int, int]]] = [(k["x"], k["y"]) for k in _map["crossings"]]
CASTLE_NAMES: Final[list[str]] = [castle["name"] for castle in _map["castles"]]
CASTLE_PLACES: Final[list[tuple[int, int]]] = [(c["x"], c["y"]) for c in _map["castles"]]
# castle * 2 + end: the two crossings of a castle.
CROSSINGS: Final[list[int]] = [k - 1 for castle in _map["castles"] for k in castle["crossings"]]
# castle * 5 + slot; an extra site and the round one give nothing of this kind.
SITE_BONUS: Final[list[int]] = [
    NO_BONUS
    if slot >= EXTRA or castle["sites"][SLOT_NAMES[slot]] is None
    else check.BONUS_NAMES.index(castle["sites"][SLOT_NAMES[slot]]) + 1
    for castle in _map["castles"]
    for slot in range(5)
]
BONUS_NAMES: Final[list[str | None]] = [None, *check.BONUS_NAMES]
# The 28 pairs of crossings that an exchange tile can swap.
PAIRS: Final[list[tuple[int, int]]] = list(combinations(range(NUM_CROSSINGS), 2))
PAIR_NAMES: Final[list[str]] = [f"{a + 1}-{b + 1}" for a, b in PAIRS]

# --- Set-up ---
_setup = check.read_setup()


def _by_players(group: str, names: list[str]) -> list[int]:
    """players * 4 + piece; nothing for fewer than two."""
    rows = [[_setup["players"][n][group].get(name, 0) for name in names] for n in "234"]
    return [0] * 8 + [count for row in rows for count in row]


PIECES: Final[list[int]] = _by_players("pieces", PIECE_NAMES)
NEUTRAL: Final[list[int]] = _by_players("neutral", PIECE_NAMES)
UNUSED_WELLS: Final[list[int]] = [0, 0] + [_setup["players"][n]["unused_wells"] for n in "234"]
BOX: Final[list[int]] = [_setup["box"][name] for name in PIECE_NAMES]
HAND_CARDS: Final[list[int]] = list(_setup["hand_cards"])
HAND_JOKERS: Final[int] = _setup["hand_jokers"]
CASTLE_PRICE: Final = 4
_great = _setup["great_castle_price"]
SAME: Final[list[int]] = [_great[name]["same"] for name in check.BUILDING_NAMES]
DIFFERENT: Final[list[int]] = [_great[name]["different"] for name in check.BUILDING_NAMES]

BIT: Final[list[int]] = [2**n for n in range(62)]

# Name of the edition with a fingerprint of its components: changes when a data file does.
EDITION: Final[str] = "ravensburger-2014+" + data.edition(check.GAME)
