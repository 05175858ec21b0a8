"""A quick estimate of the points a player will have at the end, for bots.

It reads the position alone and never asks chance. The sum: points so far, what the estate promises,
what is in hand, and what the dice and benefits of the current turn can still do.
"""

from typing import Final

from bourgade.core.bits import count_bits
from bourgade.core.native import i64, vec
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.dice import free_step_to_place
from bourgade.games.burgundy.goods import waiting
from bourgade.games.burgundy.outlook import (
    CROWDED,
    FAR,
    GOOD,
    NEXT_DIE,
    OPEN_COLOUR,
    OPEN_SPACE,
    TRACK,
    Outlook,
    colour_worth,
    district_worth,
    early,
    fresh,
    held_worth,
    load_worth,
    sale_worth,
    silver_worth,
    turns_worth,
    workers_worth,
)
from bourgade.games.burgundy.place import LOW, WITHIN_CELLS, open_spaces
from bourgade.games.burgundy.scoring import COLOUR_CELLS, REGION_CELLS
from bourgade.games.burgundy.state import (
    CASTLE_ACTION,
    CHOOSE_SIDE,
    DISCARD_ONE,
    HALL_TILE,
    KEEP_GOODS,
    OVER,
    SHIP_DEPOT,
    TILE_COLOUR,
    TURN,
    WAREHOUSE_SALE,
    Player,
    Position,
)
from bourgade.games.burgundy.tables import ANIMAL, T_ANIMAL
from bourgade.games.burgundy.take import grants
from bourgade.games.burgundy.worth import (
    again_worth,
    knowledge_worth,
    lay_worth,
    mine_worth,
    stored_worth,
)

REGION_COUNT: Final = vec[i64](tables.REGION_COUNT)


def evaluate(s: Position, seat: i64) -> float:
    """The points `seat` can hope for; at the end of the game its score."""
    p: Player = s.players[seat]
    points: float = float(p.score())
    if s.decision == OVER:
        return points
    o = Outlook(s, seat)
    points += turns_worth(o)
    if p.board < 0:  # still to be chosen
        return points
    points += _estate(o) + _in_hand(o)
    if s.decision < CHOOSE_SIDE and s.seat() == seat and not fresh(s):
        points += _benefit(o)
        if s.decision != DISCARD_ONE:
            points += _dice(o)
    return points


def _estate(o: Outlook) -> float:
    """Unfinished districts and colours, animals that may score again, mines, yellow tiles."""
    p: Player = o.p
    worth: float = float(p.mines) * mine_worth(o) + TRACK * float(p.track) * o.time
    i: i64
    edge: i64 = p.frontier & ~p.filled
    worth += OPEN_SPACE * float(count_bits(edge)) * o.time
    pastures: i64 = COLOUR_CELLS[p.board * 6 + ANIMAL]
    for i in range(o.first_region, o.first_region + REGION_COUNT[p.board]):
        missing: i64 = count_bits(REGION_CELLS[i] & ~p.filled)
        if missing > 0:
            share: float = 1.0 if edge & REGION_CELLS[i] != 0 else FAR
            worth += share * district_worth(o, i, missing)
            if REGION_CELLS[i] & pastures != 0:
                worth += _pasture(o, REGION_CELLS[i] & p.filled, missing)
    for i in range(6):
        missing = count_bits(COLOUR_CELLS[p.board * 6 + i] & ~p.filled)
        if missing > 0:
            worth += colour_worth(o, i, missing)
            if edge & COLOUR_CELLS[p.board * 6 + i] != 0:
                worth += OPEN_COLOUR * early(o, 8.0)
    known: i64 = p.knowledge
    while known != 0:
        worth += knowledge_worth(o, LOW[(known & -known) % 67])
        known &= known - 1
    return worth


def _pasture(o: Outlook, laid: i64, room: i64) -> float:
    """Animals that score again with each of their species that joins them."""
    worth: float = 0.0
    while laid != 0:
        tile: i64 = o.p.tiles[LOW[(laid & -laid) % 67]]
        worth += again_worth(o, (tile - T_ANIMAL) % 3 + 2, room)
        laid &= laid - 1
    return worth


def _in_hand(o: Outlook) -> float:
    """Stored tiles, goods, workers, silver."""
    p: Player = o.p
    worth: float = workers_worth(o, p.workers) + silver_worth(o, p.silver)
    i: i64
    for i in range(3):
        if p.storage[i] >= 0:
            worth += _stored(o, i)
    if p.free_slot() < 0:
        worth -= CROWDED
    for i in range(6):
        if p.goods[i] > 0:
            worth += held_worth(o, i)
    return worth


def _stored(o: Outlook, slot: i64) -> float:
    """The tile in one space of the storage; those of its colour before it need a space first."""
    tile: i64 = o.p.storage[slot]
    return stored_worth(o, tile, _same_colour(o.p, tile, slot))


def _same_colour(p: Player, tile: i64, slots: i64) -> i64:
    """How many of the first storage spaces hold a tile of the same colour."""
    count: i64 = 0
    i: i64
    for i in range(slots):
        if p.storage[i] >= 0 and TILE_COLOUR[p.storage[i]] == TILE_COLOUR[tile]:
            count += 1
    return count


def _taken(o: Outlook, tile: i64) -> float:
    """A tile of the main board, were it in the storage."""
    return stored_worth(o, tile, _same_colour(o.p, tile, 3))


def _dice(o: Outlook) -> float:
    """What the unused dice of this turn can do with the numbers they show."""
    s: Position = o.s
    worth: float = 0.0
    die: i64
    for die in range(2):
        if s.used[die] == 0:
            worth += NEXT_DIE * _best_use(o, s.die(die), False)
    return worth


def _best_use(o: Outlook, number: i64, free: bool) -> float:
    """The gain of the best action with a die of this number; a free one turns at no cost."""
    p: Player = o.p
    hired: i64 = 4 if p.knows(14) else 2
    best: float = workers_worth(o, p.workers + hired) - workers_worth(o, p.workers)
    if p.knows(13):
        best += o.silver
    best = max(best, _best_sale(o, number, free))
    best = max(best, _best_place(o, number, free))
    return max(best, _best_take(o, number, free))


def _best_sale(o: Outlook, number: i64, free: bool) -> float:
    best: float = 0.0
    good: i64
    for good in range(6):
        if o.p.goods[good] > 0 and (free or number == good + 1):
            best = max(best, sale_worth(o, good) - held_worth(o, good))
    return best


def _best_place(o: Outlook, number: i64, free: bool) -> float:
    """Stored tiles on spaces the die reaches, one paid worker at most."""
    p: Player = o.p
    best: float = 0.0
    slot: i64
    for slot in range(3):
        tile: i64 = p.storage[slot]
        if tile < 0:
            continue
        spaces: i64 = open_spaces(p, tile)
        if spaces == 0:
            continue
        kept: float = _stored(o, slot)
        if free:
            best = max(best, lay_worth(o, tile, spaces) - kept)
            continue
        steps: i64 = free_step_to_place(p, TILE_COLOUR[tile])
        near: i64 = (p.board * 7 + number) * 4
        exact: i64 = spaces & WITHIN_CELLS[near + steps]
        if exact != 0:
            best = max(best, lay_worth(o, tile, exact) - kept)
        turned: i64 = spaces & WITHIN_CELLS[near + steps + 1] & ~exact
        if turned != 0 and p.workers > 0:
            best = max(best, lay_worth(o, tile, turned) - kept - o.worker)
    return best


def _best_take(o: Outlook, number: i64, free: bool) -> float:
    """Tiles of the depot of that number; a full storage must give one up."""
    p: Player = o.p
    given_up: float = 0.0
    i: i64
    if p.free_slot() < 0:
        given_up = min(min(_stored(o, 0), _stored(o, 1)), _stored(o, 2))
    best: float = 0.0
    first: i64 = 0 if free else (number - 1) * 4
    for i in range(first, 24 if free else first + 4):
        if o.s.depots[i] >= 0:
            best = max(best, _taken(o, o.s.depots[i]) - given_up)
    return best


def _benefit(o: Outlook) -> float:
    """What the decision that is waiting will bring."""
    s: Position = o.s
    i: i64
    best: float = 0.0
    if s.decision == TURN:
        return 0.0
    if s.decision == DISCARD_ONE:
        return _held_tile(o)
    if s.decision == CASTLE_ACTION:
        return _best_use(o, 0, True)
    if s.decision == WAREHOUSE_SALE:
        return _best_sale(o, 0, True)
    if s.decision == HALL_TILE:
        return _best_place(o, 0, True)
    if s.decision == SHIP_DEPOT:
        return load_worth(o)
    if s.decision == KEEP_GOODS:
        for i in range(s.kept + 1, 6):
            best = max(best, GOOD * float(waiting(s, i)))
        return best
    for i in range(24):  # workshop, church, market
        if s.depots[i] >= 0 and grants(s.decision, TILE_COLOUR[s.depots[i]]):
            best = max(best, _taken(o, s.depots[i]))
    return best


def _held_tile(o: Outlook) -> float:
    """The tile waits for room: the least of the four will leave."""
    held: float = _taken(o, o.s.held)
    least: float = held
    i: i64
    for i in range(3):
        least = min(least, _stored(o, i))
    return held - least
