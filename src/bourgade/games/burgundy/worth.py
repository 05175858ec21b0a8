"""What single tiles are worth to a player, in points at the end.

A tile that is laid is worth what it brings at once and a share of the district it helps to fill; a
tile in the storage is worth a part of that.
"""

from typing import Final

from bourgade.core.bits import count_bits
from bourgade.core.native import i64, vec
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.outlook import (
    AGAIN,
    CASTLE_WORTH,
    CITY_HALL_WORTH,
    COLOUR,
    GET_TILE,
    HELD,
    LATE,
    MORE_BUILDINGS,
    MORE_GOODS,
    MORE_SPECIES,
    MORE_TYPES,
    REMOTE,
    STORED,
    TRACK,
    USE,
    WAREHOUSE_WORTH,
    Outlook,
    chance_to_fill,
    colour_prize,
    early,
    fill_worth,
    load_worth,
    workers_worth,
)
from bourgade.games.burgundy.place import (
    BANK,
    BOARDING_HOUSE,
    CHURCH,
    LOW,
    MARKET,
    WAREHOUSE,
    WATCHTOWER,
    WORKSHOP,
    open_spaces,
)
from bourgade.games.burgundy.scoring import (
    CELL_REGION,
    COLOUR_CELLS,
    KNOWLEDGE_BUILDING,
    REGION_CELLS,
    yellow_points,
)
from bourgade.games.burgundy.state import TILE_COLOUR, Player
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
    return share * lay_worth(o, tile, spaces) * early(o, LATE)


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
    if building == WAREHOUSE:
        return points + (WAREHOUSE_WORTH if o.p.goods_types() > 0 else 0.0)
    if building == WATCHTOWER:
        return points + 4.0
    if building == WORKSHOP or building == CHURCH or building == MARKET:
        return points + GET_TILE * early(o, LATE)
    if building == BOARDING_HOUSE:
        return points + workers_worth(o, o.p.workers + 4) - workers_worth(o, o.p.workers)
    if building == BANK:
        return points + 2.0 * o.silver
    return points + CITY_HALL_WORTH * early(o, LATE)


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
