"""Taking tiles from the main board: with a die, by purchase, by a building's benefit (p. 4-9)."""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.actions import BUY, BUY_FROM, DISCARD, RECLAIM, TAKE
from bourgade.games.burgundy.dice import RING_DISTANCE, cost, free_step_to_take, reach
from bourgade.games.burgundy.state import (
    CASTLE_ACTION,
    CHURCH_TILE,
    DISCARD_ONE,
    FOUNDING,
    NO_TILE,
    TILE_COLOUR,
    TURN,
    WORKSHOP_TILE,
    Player,
    Position,
)
from bourgade.games.burgundy.tables import ANIMAL, BUILDING, SHIP, T_CASTLE

PRICE: Final = 2  # silver for the purchase of the turn
FOUNDING_PRICE: Final = 5  # points for the Spielbox action
IS_SPIELBOX: Final = vec[i64](tables.IS_SPIELBOX)


def list_takes(s: Position, p: Player, die: i64, out: ActionList) -> None:
    """Every tile the die can take, workers allowing."""
    number: i64 = s.die(die)
    steps: i64 = reach(p, free_step_to_take(p))
    depot: i64
    slot: i64
    for depot in range(6):
        if RING_DISTANCE[number * 7 + depot + 1] <= steps:
            for slot in range(4):
                if s.depots[depot * 4 + slot] >= 0:
                    out.add(TAKE + (die * 6 + depot) * 4 + slot)


def list_free_takes(s: Position, power: i64, out: ActionList) -> None:
    """Every tile that a castle's action or a building's benefit may take, whatever the depot."""
    i: i64
    for i in range(24):
        tile: i64 = s.depots[i]
        if tile >= 0 and grants(s.decision, TILE_COLOUR[tile]):
            out.add(TAKE + power * 24 + i)


def grants(decision: i64, colour: i64) -> bool:
    """May this benefit take a tile of this colour? (p. 7)"""
    if decision == CASTLE_ACTION:
        return True
    if decision == WORKSHOP_TILE:
        return colour == BUILDING
    if decision == CHURCH_TILE:
        return colour < SHIP  # castle, mine or knowledge
    return colour == SHIP or colour == ANIMAL


def offers(s: Position, benefit: i64) -> bool:
    """Is there any tile on the main board that this benefit could take?"""
    i: i64
    for i in range(24):
        tile: i64 = s.depots[i]
        if tile >= 0 and grants(benefit, TILE_COLOUR[tile]):
            return True
    return False


def list_purchases(s: Position, p: Player, out: ActionList) -> None:
    """Once a turn, for two silver: the black depot, with yellow tile 6 any depot (p. 9)."""
    if s.bought or p.silver < PRICE:
        return
    i: i64
    for i in range(8):
        if s.black[i] >= 0:
            out.add(BUY + i)
    if p.knows(6):
        for i in range(24):
            if s.depots[i] >= 0:
                out.add(BUY_FROM + i)


def list_discards(p: Player, out: ActionList) -> None:
    i: i64
    for i in range(3):
        if p.storage[i] >= 0:
            out.add(DISCARD + i)


def may_reclaim(s: Position, p: Player) -> bool:
    """Spielbox action, other reading: a castle set aside comes into a free storage space."""
    return (
        s.reclaim_castles
        and s.set_aside > 0
        and IS_SPIELBOX[p.board] != 0
        and s.used[0] == 0
        and s.used[1] == 0
        and p.free_slot() >= 0
        and p.score() >= FOUNDING_PRICE
    )


def list_reclaim(s: Position, p: Player, out: ActionList) -> None:
    if may_reclaim(s, p):
        out.add(RECLAIM)


def take(s: Position, p: Player, power: i64, place: i64) -> None:
    """Takes the tile at `place` (depot * 4 + slot) with a die, a castle's or a building's power."""
    if power < 2:
        p.workers -= cost(p, s.die(power), place // 4 + 1, free_step_to_take(p))
        s.used[power] = 1
    tile: i64 = s.depots[place]
    s.depots[place] = NO_TILE
    s.decision = TURN
    _store(s, p, tile)


def buy(s: Position, p: Player, slot: i64) -> None:
    tile: i64 = s.black[slot]
    s.black[slot] = NO_TILE
    _pay(s, p, tile)


def buy_from(s: Position, p: Player, place: i64) -> None:
    tile: i64 = s.depots[place]
    s.depots[place] = NO_TILE
    _pay(s, p, tile)


def _pay(s: Position, p: Player, tile: i64) -> None:
    p.silver -= PRICE
    s.bought = True
    _store(s, p, tile)


def _store(s: Position, p: Player, tile: i64) -> None:
    """A tile always goes to the storage first; if it is full, one stored tile leaves (p. 4)."""
    slot: i64 = p.free_slot()
    if slot >= 0:
        p.storage[slot] = tile
    else:
        s.held = tile
        s.decision = DISCARD_ONE


def discard(s: Position, p: Player, slot: i64) -> None:
    s.box[p.storage[slot]] += 1
    p.storage[slot] = s.held
    s.held = NO_TILE
    s.decision = TURN


def reclaim(s: Position, p: Player) -> None:
    s.set_aside -= 1
    s.box[T_CASTLE] -= 1
    p.storage[p.free_slot()] = T_CASTLE
    pay_for_founding(s, p)


def pay_for_founding(s: Position, p: Player) -> None:
    """Both dice of the turn and five points."""
    p.points[FOUNDING] -= FOUNDING_PRICE
    s.used[0] = 1
    s.used[1] = 1
