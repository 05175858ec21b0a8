"""Goods: loading them with ships, selling them (p. 5 and 9)."""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.actions import KEEP, SELL, SHIP, SHIP_TWO
from bourgade.games.burgundy.dice import RING_DISTANCE, cost, reach
from bourgade.games.burgundy.state import KEEP_GOODS, SALES, SHIP_DEPOT, TURN, Player, Position

GOODS_VP: Final = vec[i64](tables.GOODS_VP)
TYPES_MAX: Final = 3  # types of goods an estate can store


def list_sales(s: Position, p: Player, die: i64, out: ActionList) -> None:
    """The types the die can sell, workers allowing."""
    number: i64 = s.die(die)
    steps: i64 = reach(p, 0)
    good: i64
    for good in range(6):
        if p.goods[good] > 0 and RING_DISTANCE[number * 7 + good + 1] <= steps:
            out.add(SELL + die * 6 + good)


def list_free_sales(p: Player, power: i64, out: ActionList) -> None:
    """The types that a castle's action or a warehouse can sell: any."""
    good: i64
    for good in range(6):
        if p.goods[good] > 0:
            out.add(SELL + power * 6 + good)


def sell(s: Position, p: Player, power: i64, good: i64) -> None:
    """All tiles of one type: points for each, one silver for the sale (p. 9)."""
    if power < 2:
        p.workers -= cost(p, s.die(power), good + 1, 0)
        s.used[power] = 1
    count: i64 = p.goods[good]
    p.goods[good] = 0
    p.sold[good] += count
    p.points[SALES] += count * GOODS_VP[s.seats]
    p.silver += 2 if p.knows(3) else 1
    if p.knows(4):
        p.workers += 1
    s.decision = TURN


def arrive(s: Position, p: Player) -> None:
    """A ship came in: its owner moves up in the turn order and may load (p. 5)."""
    top: i64 = 0
    for other in s.players:
        if other.height > top:
            top = other.height
    p.track += 1
    p.height = top + 1
    if _anything_to_load(s, p):
        s.decision = SHIP_DEPOT


def list_depots(p: Player, out: ActionList) -> None:
    """Any depot, empty ones too; with yellow tile 5 also two neighbours on the ring."""
    depot: i64
    for depot in range(6):
        out.add(SHIP + depot)
    if p.knows(5):
        for depot in range(6):
            out.add(SHIP_TWO + depot)


def load(s: Position, p: Player, depot: i64, two: bool) -> None:
    """All that can be stored is taken; the rest stays where it is."""
    s.ship_depot = depot
    s.ship_two = two
    s.kept = -1
    s.decision = TURN
    good: i64
    fresh: i64 = 0
    for good in range(6):
        if p.goods[good] > 0:
            _load_type(s, p, good)
        elif waiting(s, good) > 0:
            fresh += 1
    room: i64 = TYPES_MAX - p.goods_types()
    if fresh <= room:
        for good in range(6):
            _load_type(s, p, good)
    elif room > 0:
        s.decision = KEEP_GOODS


def waiting(s: Position, good: i64) -> i64:
    """How many tiles of this type the ship could load."""
    count: i64 = s.depot_goods[s.ship_depot * 6 + good]
    if s.ship_two:
        count += s.depot_goods[(s.ship_depot + 1) % 6 * 6 + good]
    return count


def list_keeps(s: Position, p: Player, out: ActionList) -> None:
    """One type after the other, in ascending order, so that a choice has one path only."""
    room: i64 = TYPES_MAX - p.goods_types()
    good: i64
    for good in range(s.kept + 1, 6):
        if waiting(s, good) > 0 and _choices_after(s, good) >= room - 1:
            out.add(KEEP + good)


def keep(s: Position, p: Player, good: i64) -> None:
    _load_type(s, p, good)
    s.kept = good
    room: i64 = TYPES_MAX - p.goods_types()
    if _choices_after(s, good) > room > 0:
        return
    s.decision = TURN
    other: i64
    if room > 0:
        for other in range(good + 1, 6):
            _load_type(s, p, other)


def _choices_after(s: Position, good: i64) -> i64:
    """How many loadable types come after this one."""
    count: i64 = 0
    other: i64
    for other in range(good + 1, 6):
        if waiting(s, other) > 0:
            count += 1
    return count


def _load_type(s: Position, p: Player, good: i64) -> None:
    p.goods[good] += waiting(s, good)
    s.depot_goods[s.ship_depot * 6 + good] = 0
    if s.ship_two:
        s.depot_goods[(s.ship_depot + 1) % 6 * 6 + good] = 0


def _anything_to_load(s: Position, p: Player) -> bool:
    room: bool = p.goods_types() < TYPES_MAX
    i: i64
    for i in range(36):
        if s.depot_goods[i] > 0 and (room or p.goods[i % 6] > 0):
            return True
    return False
