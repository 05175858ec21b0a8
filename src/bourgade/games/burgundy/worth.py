"""What single things are worth to a player, in points at the end: the parts of insight.py.

Every figure is a guess about the future made from the present position alone. A tile that lies
scores what it brings at once and a share of the district it helps to fill; a tile in the storage
is worth a part of that, the more the easier it can be laid.
"""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.goods import GOODS_VP, TYPES_MAX
from bourgade.games.burgundy.place import LOW, open_spaces
from bourgade.games.burgundy.scoring import (
    BONUS_LARGE,
    BONUS_SMALL,
    CELL_REGION,
    COLOUR_CELLS,
    KNOWLEDGE_BUILDING,
    PHASE_BONUS,
    REGION_CELLS,
    REGION_POINTS,
    REGION_SIZE,
    count_bits,
    yellow_points,
)
from bourgade.games.burgundy.state import BIT, OVER, TILE_COLOUR, Player, Position
from bourgade.games.burgundy.tables import (
    ANIMAL,
    BUILDING,
    MAX_REGIONS,
    SHIP,
    T_ANIMAL,
    T_BUILDING,
    T_CASTLE,
    T_KNOWLEDGE,
    T_MINE,
    T_SHIP,
)

# The yellow tile that scores a building at the end.
BUILDING_YELLOW: Final = vec[i64]([tables.KNOWLEDGE_BUILDING.index(b) for b in range(8)])

# --- weights, found by self-play; points unless said otherwise ---
PACE: Final = 0.650  # tiles laid per die
SLOW: Final = 1.71  # how much each missing space of a district delays it, in tiles laid
SPAN: Final = 0.909  # rounds between two tiles of one district
UNTOUCHED: Final = 0.160  # share of a district's points that even an empty one promises
CONVEX: Final = 0.399  # 0: each tile of a district is worth the same; 1: the last ones most
COLOUR: Final = 0.906  # share of a colour bonus that one may hope for
STORED: Final = 0.46  # share of its worth that a tile in the storage has
OPEN_SPACE: Final = 0.077  # an empty space next to a tile
OPEN_COLOUR: Final = 0.320  # a colour that has one
REMOTE: Final = 0.158  # share when no space for it touches the estate yet
FAR: Final = 0.9  # share of a district that no tile touches yet
LATE: Final = 1.70  # dice left at which a stored tile loses half its worth
WORKER: Final = 1.03  # a worker beyond the half point, while there are few
WORKERS_ENOUGH: Final = 3.20
SILVER: Final = 0.716  # a silver beyond its point, while purchases are to come
HELD: Final = 0.402  # share of a sale's gain while the goods are still in stock
SALE_DIE: Final = 1.38  # what the die of a sale could have done else
GOOD: Final = 1.35  # a goods tile that a ship could load
NEW_GOOD: Final = 0.363  # less for a new type
TRACK: Final = 0.585  # a step on the turn order track
AGAIN: Final = 0.255  # chance that an animal scores again, per empty space of its pasture
CASTLE_WORTH: Final = 3.77  # the extra action
GET_TILE: Final = 3.81  # a tile from a depot of choice
CITY_HALL_WORTH: Final = 4.15
WAREHOUSE_WORTH: Final = 2.82
MORE_GOODS: Final = 13.25  # goods tiles sold in a whole game
MORE_TYPES: Final = 1.15  # chance to sell a type not in stock
MORE_BUILDINGS: Final = 0.444  # chance of another building of a wanted kind, per city with room
MORE_SPECIES: Final = 1.21  # chance of another species of animals
# What the yellow tiles 1 to 14 save or bring in a whole game.
USE: Final = vec[float](
    [0.0, 2.9, 4.2, 7.2, 5.0, 5.1, 4.8, 10.9, 2.3, 1.4, 4.8, 1.9, 11.2, 8.0, 8.7]
)


class Outlook:
    """A player's future: how much there is still time for."""

    def __init__(self, s: Position, seat: i64) -> None:
        self.s: Position = s
        self.p: Player = s.players[seat]
        self.large: i64 = 0  # bonus tiles taken by anybody
        self.small: i64 = 0
        for other in s.players:
            self.large |= other.large
            self.small |= other.small
        self.first_region: i64 = self.p.board * MAX_REGIONS
        dice: float = float(dice_left(s, seat))
        self.dice: float = dice
        self.time: float = dice / 50.0  # 1 at the start, 0 at the end
        self.tiles: float = dice * PACE + 0.01
        # The marginal worker and silver, for tiles that bring them.
        self.worker: float = 0.5 + WORKER * self.time * 0.5
        self.silver: float = 1.0 + SILVER * dice / (dice + 5.0)


def dice_left(s: Position, seat: i64) -> i64:
    """The dice the player will still use, those of the current turn included."""
    if s.decision == OVER:
        return 0
    if s.decision > 9:  # the set-up is not finished
        return 50
    rounds: i64 = 24 - s.phase * 5 - s.round
    turn: i64
    for turn in range(s.seats):
        if s.order[turn] == seat:
            if turn > s.turn:
                return rounds * 2 + 2
            if turn == s.turn:
                return rounds * 2 + 2 - s.used[0] - s.used[1]
    return rounds * 2


# --- districts and colours ---


def chance_to_fill(o: Outlook, missing: i64) -> float:
    """How likely so many spaces are filled before the end."""
    need: float = SLOW * float(missing)
    return o.tiles * o.tiles / (o.tiles * o.tiles + need * need)


def progress(filled: i64, size: i64) -> float:
    """The share of a district's points that its filled spaces stand for."""
    part: float = float(filled) / float(size)
    part = part * (1.0 - CONVEX + CONVEX * part)
    return UNTOUCHED + (1.0 - UNTOUCHED) * part


def district_worth(o: Outlook, region: i64, missing: i64) -> float:
    """What an unfinished district promises: points by size, and the bonus of the phase it takes."""
    size: i64 = REGION_SIZE[region]
    delay: float = float(o.s.round) + SPAN * float(missing) - 4.0
    bonus: float = float(PHASE_BONUS[o.s.phase])
    if delay > 0.0:
        bonus = max(bonus - 0.4 * delay, 2.0)
    points: float = float(REGION_POINTS[size]) + bonus
    return points * progress(size - missing, size) * chance_to_fill(o, missing)


def colour_prize(o: Outlook, colour: i64) -> float:
    """The bonus tile that is still there for this colour."""
    if o.large & BIT[colour] == 0:
        return float(BONUS_LARGE[o.s.seats])
    return float(BONUS_SMALL[o.s.seats]) if o.small & BIT[colour] == 0 else 0.0


def colour_worth(o: Outlook, colour: i64, missing: i64) -> float:
    size: i64 = count_bits(COLOUR_CELLS[o.p.board * 6 + colour])
    part: float = float(size - missing) / float(size)
    return COLOUR * colour_prize(o, colour) * part * part * chance_to_fill(o, missing)


def fill_worth(o: Outlook, space: i64, colour: i64) -> float:
    """What filling one more space of a district adds."""
    p: Player = o.p
    region: i64 = o.first_region + CELL_REGION[p.board * 37 + space]
    missing: i64 = count_bits(REGION_CELLS[region] & ~p.filled)
    lacking: i64 = count_bits(COLOUR_CELLS[p.board * 6 + colour] & ~p.filled)
    gain: float = -district_worth(o, region, missing) - colour_worth(o, colour, lacking)
    if missing > 1:
        gain += district_worth(o, region, missing - 1)
    else:
        gain += float(REGION_POINTS[REGION_SIZE[region]] + PHASE_BONUS[o.s.phase])
    if lacking > 1:
        return gain + colour_worth(o, colour, lacking - 1)
    return gain + colour_prize(o, colour)


# --- tiles ---


def lay_worth(o: Outlook, tile: i64, spaces: i64) -> float:
    """The best this tile can do on one of these spaces, now."""
    p: Player = o.p
    colour: i64 = TILE_COLOUR[tile]
    best: float = -1e9
    while spaces != 0:
        space: i64 = LOW[(spaces & -spaces) % 67]
        district: i64 = REGION_CELLS[o.first_region + CELL_REGION[p.board * 37 + space]]
        gain: float = fill_worth(o, space, colour)
        if T_ANIMAL <= tile < T_KNOWLEDGE:
            gain += animal_worth(o, tile, district)
        if gain > best:
            best = gain
        spaces &= ~district  # all its spaces are worth the same
    return best + effect_worth(o, tile)


def stored_worth(o: Outlook, tile: i64, before: i64) -> float:
    """A tile in the storage: the worth of laying it, less if nowhere yet.

    `before` counts stored tiles of its colour that will need a space too.
    """
    p: Player = o.p
    colour: i64 = TILE_COLOUR[tile]
    spaces: i64 = open_spaces(p, tile)
    share: float = REMOTE
    if count_bits(spaces) <= before:
        spaces = COLOUR_CELLS[p.board * 6 + colour] & ~p.filled
        if T_BUILDING <= tile < T_ANIMAL and not p.knows(1):
            spaces &= ~p.twins[tile - T_BUILDING]
        if spaces == 0:
            return 0.0
    else:
        share = STORED
    return share * lay_worth(o, tile, spaces) * o.dice / (o.dice + LATE)


def animal_worth(o: Outlook, tile: i64, pasture: i64) -> float:
    """Points now, with the same species in the pasture, and for animals still to come."""
    p: Player = o.p
    species: i64 = (tile - T_ANIMAL) // 3
    each: i64 = 1 if p.knows(7) else 0
    count: i64 = (tile - T_ANIMAL) % 3 + 2 + each
    total: i64 = count
    laid: i64 = pasture & p.filled
    while laid != 0:
        other: i64 = p.tiles[LOW[(laid & -laid) % 67]]
        if (other - T_ANIMAL) // 3 == species:
            total += (other - T_ANIMAL) % 3 + 2 + each
        laid &= laid - 1
    room: i64 = count_bits(pasture & ~p.filled) - 1
    return float(total) + again_worth(o, count, room)


def again_worth(o: Outlook, count: i64, room: i64) -> float:
    """A tile with so many animals scores again when its species joins it."""
    return AGAIN * float(count) * float(room) * chance_to_fill(o, room)


def effect_worth(o: Outlook, tile: i64) -> float:
    """What the tile does when it is laid, districts and animals aside."""
    if tile == T_CASTLE:
        return CASTLE_WORTH
    if tile == T_MINE:
        return mine_worth(o)
    if tile == T_SHIP:
        return TRACK + load_worth(o)
    if tile < T_ANIMAL:
        return building_worth(o, tile - T_BUILDING)
    if tile < T_KNOWLEDGE:
        return 0.0
    return knowledge_worth(o, tile - T_KNOWLEDGE + 1)


def mine_worth(o: Outlook) -> float:
    """A silver at the end of each phase, and with yellow tile 2 a worker."""
    each: float = 0.5 + 0.5 * o.silver
    if o.p.knows(2):
        each += 0.25 + 0.5 * o.worker
    return each * float(5 - o.s.phase)


def building_worth(o: Outlook, building: i64) -> float:
    """The benefit, and the points of the yellow tile that wants this building."""
    points: float = 4.0 if o.p.knows(BUILDING_YELLOW[building]) else 0.0
    if building == 0:
        return points + (WAREHOUSE_WORTH if o.p.goods_types() > 0 else 0.0)
    if building == 1:
        return points + 4.0
    if building < 5:  # workshop, church, market
        return points + GET_TILE * o.dice / (o.dice + LATE)
    if building == 5:
        return points + workers_worth(o, o.p.workers + 4) - workers_worth(o, o.p.workers)
    if building == 6:
        return points + 2.0 * o.silver
    return points + CITY_HALL_WORTH * o.dice / (o.dice + LATE)


# --- yellow tiles ---


def knowledge_worth(o: Outlook, number: i64) -> float:
    """A yellow tile on the estate, by the work that is left for it or the points it will count."""
    p: Player = o.p
    if number >= 15:
        return float(yellow_points(p, number)) + more_worth(o, number)
    left: float = 1.0
    if number == 2:
        return float(p.mines) * o.worker * float(5 - o.s.phase) + USE[2] * o.time
    if number == 5:
        left = colour_left(p, SHIP)
    elif number == 7:
        left = colour_left(p, ANIMAL)
    elif number == 9:
        left = colour_left(p, BUILDING)
    elif number == 10:
        left = 0.5 * (colour_left(p, SHIP) + colour_left(p, ANIMAL))
    return USE[number] * o.time * left


def colour_left(p: Player, colour: i64) -> float:
    """The share of a colour's spaces still empty."""
    cells: i64 = COLOUR_CELLS[p.board * 6 + colour]
    return float(count_bits(cells & ~p.filled)) / float(count_bits(cells))


def more_worth(o: Outlook, number: i64) -> float:
    """What the tiles 15 to 26 will count beyond what is there already."""
    p: Player = o.p
    more: float = 0.0
    i: i64
    if number == 15:
        for i in range(6):
            if p.sold[i] == 0:
                more += 3.0 * (HELD if p.goods[i] > 0 else MORE_TYPES * o.time)
    elif number == 24:
        seen: float = float(yellow_points(p, 24)) / 4.0
        more = 4.0 * (4.0 - seen) * MORE_SPECIES * o.time
    elif number == 25:
        for i in range(6):
            more += HELD * float(p.goods[i])
        more += MORE_GOODS * o.time
    elif number == 26:
        for i in range(6):
            lacking: i64 = count_bits(COLOUR_CELLS[p.board * 6 + i] & ~p.filled)
            if lacking > 0 and colour_prize(o, i) > 0.0:
                more += 2.0 * COLOUR * chance_to_fill(o, lacking)
    else:
        cities: i64 = count_cities(p, KNOWLEDGE_BUILDING[number])
        more = 4.0 * MORE_BUILDINGS * float(cities) * o.time
    return more


def count_cities(p: Player, building: i64) -> i64:
    """Cities with room for this building."""
    spaces: i64 = COLOUR_CELLS[p.board * 6 + BUILDING] & ~p.filled & ~p.twins[building]
    count: i64 = 0
    while spaces != 0:
        low: i64 = LOW[(spaces & -spaces) % 67]
        spaces &= ~REGION_CELLS[p.board * MAX_REGIONS + CELL_REGION[p.board * 37 + low]]
        count += 1
    return count


# --- workers, silver, goods ---


def workers_worth(o: Outlook, count: i64) -> float:
    """Half a point each at the end; the first ones are worth more while dice are to come."""
    n: float = float(count)
    if o.p.knows(8):
        n *= 1.5
    return 0.5 * float(count) + WORKER * WORKERS_ENOUGH * n / (n + WORKERS_ENOUGH) * o.dice / (
        o.dice + 5.0
    )


def silver_worth(o: Outlook, count: i64) -> float:
    """A point each at the end; a purchase a turn makes them worth more before."""
    useful: float = min(float(count), o.dice)
    return float(count) + useful * (o.silver - 1.0)


def sale_worth(o: Outlook, good: i64) -> float:
    """What selling this type brings."""
    p: Player = o.p
    count: i64 = p.goods[good]
    worth: float = float(count * GOODS_VP[o.s.seats])
    worth += o.silver * (2.0 if p.knows(3) else 1.0)
    if p.knows(4):
        worth += o.worker
    if p.knows(25):
        worth += (1.0 - HELD) * float(count)
    if p.knows(15) and p.sold[good] == 0:
        worth += 3.0 * (1.0 - HELD)
    return worth


def held_worth(o: Outlook, good: i64) -> float:
    """Goods in stock: a point each at the end, or a sale with a die still to come."""
    kept: float = float(o.p.goods[good])
    gain: float = sale_worth(o, good) - kept - SALE_DIE
    if gain <= 0.0:
        return kept
    return kept + HELD * gain * o.dice / (o.dice + 3.0)


def load_worth(o: Outlook) -> float:
    """The goods of the best depot for a ship."""
    best: float = 0.0
    depot: i64
    for depot in range(6):
        worth: float = depot_worth(o, depot)
        if o.p.knows(5):
            worth += depot_worth(o, (depot + 1) % 6)
        if worth > best:
            best = worth
    return best


def depot_worth(o: Outlook, depot: i64) -> float:
    """Goods that fit into the stock, new types as long as there is room."""
    room: i64 = TYPES_MAX - o.p.goods_types()
    worth: float = 0.0
    good: i64
    for good in range(6):
        count: i64 = o.s.depot_goods[depot * 6 + good]
        if count > 0:
            if o.p.goods[good] > 0:
                worth += GOOD * float(count)
            elif room > 0:
                room -= 1
                worth += GOOD * float(count) - NEW_GOOD
    return worth * o.dice / (o.dice + 3.0)
