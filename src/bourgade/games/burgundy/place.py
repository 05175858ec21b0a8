"""Adding a tile to the estate, and what it brings at once (p. 5-8)."""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.actions import FOUND, PLACE
from bourgade.games.burgundy.dice import cost, free_step_to_place, reach
from bourgade.games.burgundy.goods import arrive
from bourgade.games.burgundy.scoring import (
    COLOUR_CELLS,
    REGION_CELLS,
    animal_points,
    complete_district,
    region_at,
)
from bourgade.games.burgundy.state import (
    ANIMALS,
    BIT,
    CASTLE_ACTION,
    CHURCH_TILE,
    HALL_TILE,
    MARKET_TILE,
    TILE_COLOUR,
    TURN,
    WAREHOUSE_SALE,
    WATCHTOWERS,
    WORKSHOP_TILE,
    Player,
    Position,
)
from bourgade.games.burgundy.tables import (
    BUILDING,
    CASTLE,
    T_ANIMAL,
    T_BUILDING,
    T_CASTLE,
    T_KNOWLEDGE,
    T_MINE,
    T_SHIP,
)
from bourgade.games.burgundy.take import FOUNDING_PRICE, IS_SPIELBOX, offers, pay_for_founding

CELL_NUMBER: Final = vec[i64](tables.CELL_NUMBER)
WITHIN_CELLS: Final = vec[i64](tables.WITHIN_CELLS)
LOW: Final = vec[i64](tables.LOW)

WAREHOUSE: Final = 0
WATCHTOWER: Final = 1
WORKSHOP: Final = 2
CHURCH: Final = 3
MARKET: Final = 4
BOARDING_HOUSE: Final = 5
BANK: Final = 6
CITY_HALL: Final = 7


def open_spaces(p: Player, tile: i64) -> i64:
    """Where the tile may lie, whatever the number: empty, its colour, next to a tile, no twin."""
    colour: i64 = TILE_COLOUR[tile]
    spaces: i64 = COLOUR_CELLS[p.board * 6 + colour] & ~p.filled
    if IS_SPIELBOX[p.board] != 0 and colour != CASTLE:
        spaces &= p.near[CASTLE] | p.near[colour]
    else:
        spaces &= p.frontier
    if colour == BUILDING and not p.knows(1):
        spaces &= ~p.twins[tile - T_BUILDING]
    return spaces


def list_places(s: Position, p: Player, die: i64, out: ActionList) -> None:
    """Every stored tile on every space the die can reach, workers allowing."""
    near: i64 = (p.board * 7 + s.die(die)) * 4
    slot: i64
    for slot in range(3):
        tile: i64 = p.storage[slot]
        if tile >= 0:
            steps: i64 = reach(p, free_step_to_place(p, TILE_COLOUR[tile]))
            _list(open_spaces(p, tile) & WITHIN_CELLS[near + steps], die, slot, out)


def list_free_places(p: Player, power: i64, out: ActionList) -> None:
    """The same for a castle's action or a city hall: any number."""
    slot: i64
    for slot in range(3):
        if p.storage[slot] >= 0:
            _list(open_spaces(p, p.storage[slot]), power, slot, out)


def _list(spaces: i64, power: i64, slot: i64, out: ActionList) -> None:
    first: i64 = PLACE + (power * 3 + slot) * 37
    while spaces != 0:
        low: i64 = spaces & -spaces
        out.add(first + LOW[low % 67])
        spaces ^= low


def founding_spaces(s: Position, p: Player) -> i64:
    """Spielbox boards: castle spaces touching no tile, for five points and both dice."""
    if (
        s.reclaim_castles
        or IS_SPIELBOX[p.board] == 0
        or s.used[0] + s.used[1] != 0
        or p.score() < FOUNDING_PRICE
    ):
        return 0
    return COLOUR_CELLS[p.board * 6 + CASTLE] & ~p.filled & ~p.frontier


def list_foundings(s: Position, p: Player, out: ActionList) -> None:
    slot: i64
    for slot in range(3):
        if p.storage[slot] == T_CASTLE:
            spaces: i64 = founding_spaces(s, p)
            while spaces != 0:
                low: i64 = spaces & -spaces
                out.add(FOUND + slot * 37 + LOW[low % 67])
                spaces ^= low


def place(s: Position, p: Player, power: i64, slot: i64, space: i64) -> None:
    """Places a stored tile with a die, a castle's action or a city hall."""
    if power < 2:
        free: i64 = free_step_to_place(p, TILE_COLOUR[p.storage[slot]])
        p.workers -= cost(p, s.die(power), CELL_NUMBER[p.board * 37 + space], free)
        s.used[power] = 1
    _add_to_estate(s, p, slot, space)


def found(s: Position, p: Player, slot: i64, space: i64) -> None:
    pay_for_founding(s, p)
    _add_to_estate(s, p, slot, space)


def _add_to_estate(s: Position, p: Player, slot: i64, space: i64) -> None:
    tile: i64 = p.storage[slot]
    p.storage[slot] = -1
    p.lay(tile, space)
    s.decision = TURN
    if tile == T_CASTLE:
        s.decision = CASTLE_ACTION
    elif tile == T_MINE:
        p.mines += 1
    elif tile == T_SHIP:
        arrive(s, p)
    elif tile < T_ANIMAL:
        _open_building(s, p, tile - T_BUILDING, space)
    elif tile < T_KNOWLEDGE:
        p.points[ANIMALS] += animal_points(p, tile, space)
    else:
        p.knowledge |= BIT[tile - T_KNOWLEDGE + 1]
    complete_district(s, p, space)


def _open_building(s: Position, p: Player, building: i64, space: i64) -> None:
    """The benefit of a building, once; one that cannot be used is lost (p. 7)."""
    p.twins[building] |= REGION_CELLS[region_at(p, space)]
    if building == WAREHOUSE:
        if p.goods_types() > 0:
            s.decision = WAREHOUSE_SALE
    elif building == WATCHTOWER:
        p.points[WATCHTOWERS] += 4
    elif building == WORKSHOP:
        if offers(s, WORKSHOP_TILE):
            s.decision = WORKSHOP_TILE
    elif building == CHURCH:
        if offers(s, CHURCH_TILE):
            s.decision = CHURCH_TILE
    elif building == MARKET:
        if offers(s, MARKET_TILE):
            s.decision = MARKET_TILE
    elif building == BOARDING_HOUSE:
        p.workers += 4
    elif building == BANK:
        p.silver += 2
    elif _can_place_any(p):
        s.decision = HALL_TILE


def _can_place_any(p: Player) -> bool:
    slot: i64
    for slot in range(3):
        if p.storage[slot] >= 0 and open_spaces(p, p.storage[slot]) != 0:
            return True
    return False
