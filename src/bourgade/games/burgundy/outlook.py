"""A player's future in numbers: time, districts, colours, workers, silver, goods.

Every figure is a guess, in points at the end, made from the present position alone. The weights of
all guesses stand here; they were found by playing the greedy bot against itself on board 1.
"""

from typing import Final

from bourgade.core.bits import count_bits
from bourgade.core.native import i64, vec
from bourgade.games.burgundy.goods import GOODS_VP, TYPES_MAX
from bourgade.games.burgundy.scoring import (
    BONUS_LARGE,
    BONUS_SMALL,
    CELL_REGION,
    COLOUR_CELLS,
    PHASE_BONUS,
    REGION_CELLS,
    REGION_POINTS,
    REGION_SIZE,
)
from bourgade.games.burgundy.state import BIT, CHOOSE_SIDE, TURN, Player, Position
from bourgade.games.burgundy.tables import MAX_REGIONS, NUM_PHASES, ROUNDS

# --- weights, found by self-play; points unless said otherwise ---
TURN_TO_COME: Final = 10.7  # what a turn far from the end adds, at most, that nothing shows yet
LAST_TURNS: Final = 20.0  # turns to come at which it is half of that: much is already foreseen
SEAT: Final = 0.08  # share that each further player adds: more tiles, higher prices
PACE: Final = 0.56  # tiles laid per die
SLOW: Final = 2.03  # how much each missing space of a district delays it, in tiles laid
SPAN: Final = 1.17  # rounds between two tiles of one district
UNTOUCHED: Final = 0.16  # share of a district's points that even an empty one promises
CONVEX: Final = 0.39  # 0: each tile of a district is worth the same; 1: the last ones most
COLOUR: Final = 1.05  # weight of a colour bonus that is still to be had
STORED: Final = 0.45  # share of its worth that a tile in the storage has
OPEN_SPACE: Final = 0.13  # an empty space next to a tile
OPEN_COLOUR: Final = 0.37  # a colour that has one
REMOTE: Final = 0.13  # share when no space for it touches the estate yet
FAR: Final = 0.53  # share of a district that no tile touches yet
LATE: Final = 1.78  # dice left at which a stored tile loses half its worth
CROWDED: Final = 0.65  # cost of a full storage
NEXT_DIE: Final = 0.52  # share of the best use of a die still to be used this turn
WORKER: Final = 0.9  # a worker beyond the half point, while there are few
WORKERS_ENOUGH: Final = 2.41  # so many workers are worth half of as many first ones
SILVER: Final = 0.83  # a silver beyond its point, while purchases are to come
HELD: Final = 0.47  # share of a sale's gain while the goods are still in stock
SALE_DIE: Final = 1.54  # what the die of a sale could have done else
GOOD: Final = 1.37  # a goods tile that a ship could load
NEW_GOOD: Final = 0.45  # less for a new type
TRACK: Final = 0.67  # a step on the turn order track
AGAIN: Final = 0.19  # chance that an animal scores again, per empty space of its pasture
CASTLE_WORTH: Final = 3.11  # the extra action
GET_TILE: Final = 3.68  # a tile from a depot of choice
CITY_HALL_WORTH: Final = 4.25  # laying a tile, whatever the number
WAREHOUSE_WORTH: Final = 3.12  # a sale without a die
MORE_GOODS: Final = 14.73  # goods tiles sold in a whole game
MORE_TYPES: Final = 0.88  # chance to sell a type not in stock
MORE_BUILDINGS: Final = 0.45  # chance of another building of a wanted kind, per city with room
MORE_SPECIES: Final = 0.89  # chance of another species of animals
# What the yellow tiles 1 to 14 save or bring in a whole game.
USE: Final = vec[float](
    [0.0, 2.6, 4.2, 7.4, 4.5, 6.8, 3.4, 12.1, 3.1, 1.8, 6.1, 2.4, 10.0, 5.6, 9.2]
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
        self.turns: float = float(_turns_to_come(s, seat))
        dice: float = self.turns * 2.0
        if s.decision < CHOOSE_SIDE and s.seat() == seat and not fresh(s):
            dice += float(2 - s.used[0] - s.used[1])
        self.dice: float = dice  # still to be used
        self.time: float = dice / 50.0  # 1 at the start, 0 at the end
        self.tiles: float = dice * PACE + 0.01
        # The marginal worker and silver, for tiles that bring them.
        self.worker: float = 0.5 + WORKER * self.time * 0.5
        self.silver: float = 1.0 + SILVER * dice / (dice + 5.0)


def fresh(s: Position) -> bool:
    """The turn has begun, but nothing has been done in it yet."""
    return s.decision == TURN and s.used[0] + s.used[1] == 0 and not s.bought


def _turns_to_come(s: Position, seat: i64) -> i64:
    """The player's own turns, one in which nothing has been done yet included."""
    if s.decision >= CHOOSE_SIDE:
        return ROUNDS * NUM_PHASES
    rounds: i64 = ROUNDS * NUM_PHASES - 1 - s.phase * ROUNDS - s.round
    turn: i64
    for turn in range(s.turn, s.seats):
        if s.order[turn] == seat and (turn > s.turn or fresh(s)):
            return rounds + 1
    return rounds


def early(o: Outlook, half: float) -> float:
    """Near 1 while many dice are to come, a half when so many are left, 0 at the end."""
    return o.dice / (o.dice + half)


def turns_worth(o: Outlook) -> float:
    """What the turns to come will add, whatever the position."""
    share: float = o.turns / (o.turns + LAST_TURNS)
    return TURN_TO_COME * o.turns * share * (1.0 + SEAT * float(o.s.seats - 2))


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


# --- workers, silver, goods ---


def workers_worth(o: Outlook, count: i64) -> float:
    """Half a point each at the end; the first ones are worth more while dice are to come."""
    n: float = float(count)
    if o.p.knows(8):
        n *= 1.5
    useful: float = n * WORKERS_ENOUGH / (n + WORKERS_ENOUGH)
    return 0.5 * float(count) + WORKER * useful * early(o, 5.0)


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
    return kept + HELD * gain * early(o, 3.0)


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
    return worth * early(o, 3.0)
