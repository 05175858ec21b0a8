"""The position of Burgundy: main board, estates, and what is being decided.

Seats, depots (printed 1 to 6), goods (printed 1 to 6) and phases (printed A to E) count from 0.
Sets of estate spaces are bit masks.
"""

from typing import Final

from bourgade.core.native import i16, i64, vec
from bourgade.core.state import GameState
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.tables import NO_TILE as NO_TILE

# What is being decided.
TURN: Final = 0  # the own turn: dice, purchase, end
DISCARD_ONE: Final = 1  # the storage is full: which tile makes room
CASTLE_ACTION: Final = 2  # the extra action of a castle
WAREHOUSE_SALE: Final = 3
WORKSHOP_TILE: Final = 4
CHURCH_TILE: Final = 5
MARKET_TILE: Final = 6
HALL_TILE: Final = 7
SHIP_DEPOT: Final = 8  # whose goods the ship loads
KEEP_GOODS: Final = 9  # which types, when not all fit
CHOOSE_SIDE: Final = 10  # expert set-up
CHOOSE_START: Final = 11
OVER: Final = 12
DECISIONS: Final = [
    "turn",
    "discard",
    "castle",
    "warehouse",
    "workshop",
    "church",
    "market",
    "city-hall",
    "ship",
    "keep-goods",
    "choose-side",
    "choose-start",
    "over",
]

# Where points come from.
DISTRICTS: Final = 0
PHASES: Final = 1
ANIMALS: Final = 2
SALES: Final = 3
WATCHTOWERS: Final = 4
BONUSES: Final = 5
FOUNDING: Final = 6
YELLOW: Final = 7
SILVER: Final = 8
WORKERS_LEFT: Final = 9
UNSOLD: Final = 10
PARTS: Final = [
    "districts",
    "phases",
    "animals",
    "sales",
    "watchtowers",
    "bonuses",
    "founding",
    "knowledge",
    "silver",
    "workers",
    "unsold-goods",
]

NEIGHBOURS: Final = vec[i64](tables.NEIGHBOURS)
TILE_COLOUR: Final = vec[i64](tables.TILE_COLOUR)
BIT: Final = vec[i64](tables.BIT)
# The supply before the first draw, to be copied. Small numbers, for every observation tells them.
BAG: Final = vec[i16](tables.BAG_NORMAL)
BLACK_BAG: Final = vec[i16](tables.BAG_BLACK)
GOODS_BAG: Final = vec[i16]([tables.GOODS_PER_TYPE] * 6)


class Player:
    """One prince: estate, storage, goods, resources, points."""

    def __init__(self, like: "Player | None" = None) -> None:
        """A player before the game, or a copy of one."""
        if like is None:
            self.board: i64 = -1
            self.sheet: i64 = -1  # expert set-up: which sheet was dealt
            self.start_space: i64 = -1
            self.tiles: vec[i64] = vec[i64]([-1] * 37)
            self.filled: i64 = 0  # spaces with a tile
            self.frontier: i64 = 0  # neighbours of any tile
            self.near: vec[i64] = vec[i64]([0] * 6)  # by colour: neighbours of its tiles
            self.twins: vec[i64] = vec[i64]([0] * 8)  # by building: spaces of cities that have it
            self.storage: vec[i64] = vec[i64]([-1] * 3)
            self.goods: vec[i64] = vec[i64]([0] * 6)
            self.sold: vec[i64] = vec[i64]([0] * 6)
            self.silver: i64 = 0
            self.workers: i64 = 0
            self.knowledge: i64 = 0  # bit n: the yellow tile number n lies on the estate
            self.mines: i64 = 0
            self.large: i64 = 0  # bonus tiles claimed, a bit per colour
            self.small: i64 = 0
            self.track: i64 = 0  # steps on the turn order track
            self.height: i64 = 0  # of two markers on a space, the higher one plays first
            self.points: vec[i64] = vec[i64]([0] * 11)
        else:
            self.board = like.board
            self.sheet = like.sheet
            self.start_space = like.start_space
            self.tiles = like.tiles[:]
            self.filled = like.filled
            self.frontier = like.frontier
            self.near = like.near[:]
            self.twins = like.twins[:]
            self.storage = like.storage[:]
            self.goods = like.goods[:]
            self.sold = like.sold[:]
            self.silver = like.silver
            self.workers = like.workers
            self.knowledge = like.knowledge
            self.mines = like.mines
            self.large = like.large
            self.small = like.small
            self.track = like.track
            self.height = like.height
            self.points = like.points[:]

    def knows(self, number: i64) -> bool:
        """Does the yellow tile of this number lie on the estate?"""
        return (self.knowledge >> number) & 1 != 0

    def score(self) -> i64:
        points: vec[i64] = self.points
        total: i64 = 0
        i: i64
        for i in range(11):
            total += points[i]
        return total

    def lay(self, tile: i64, space: i64) -> None:
        """Puts a tile on the estate, with no effect yet."""
        colour: i64 = TILE_COLOUR[tile]
        around: i64 = NEIGHBOURS[space]
        self.tiles[space] = tile
        self.filled |= BIT[space]
        self.frontier |= around
        self.near[colour] |= around

    def free_slot(self) -> i64:
        """The first empty storage space, -1 if all three are full."""
        i: i64
        for i in range(3):
            if self.storage[i] < 0:
                return i
        return -1

    def goods_types(self) -> i64:
        count: i64 = 0
        i: i64
        for i in range(6):
            if self.goods[i] > 0:
                count += 1
        return count


class Position(GameState):
    """The whole table. `State` in rules.py adds the rules to it."""

    def __init__(self, seats: i64, like: "Position | None" = None) -> None:
        """An empty table, or a copy of another one."""
        if like is None:
            self.seats: i64 = seats
            self.players: list[Player] = [Player() for _ in range(seats)]
            # Agreements
            self.expert: bool = False
            self.secret: bool = False  # expert choices stay hidden until all are made
            self.most_empty_wins: bool = False
            self.reclaim_castles: bool = False  # the other reading of the Spielbox action
            # Supply: what is left to be drawn, by face; what left the game
            self.bag: vec[i16] = BAG[:]
            self.black_bag: vec[i16] = BLACK_BAG[:]
            self.box: vec[i64] = vec[i64]([0] * 49)
            self.goods_bag: vec[i16] = GOODS_BAG[:]
            # Main board
            self.depots: vec[i64] = vec[i64]([-1] * 24)  # depot * 4 + slot
            self.black: vec[i64] = vec[i64]([-1] * 8)
            self.depot_goods: vec[i64] = vec[i64]([0] * 36)  # depot * 6 + good
            self.round_goods: vec[i64] = vec[i64]([-1] * 5)  # by round, -1 once placed
            self.set_aside: i64 = 0  # castles left over from earlier phases
            # Time
            self.phase: i64 = 0
            self.round: i64 = 0
            self.order: vec[i64] = vec[i64]([0] * seats)
            self.turn: i64 = 0  # index in order
            # The turn
            self.dice: vec[i64] = vec[i64]([0] * (seats * 2))  # all are thrown at once
            self.used: vec[i64] = vec[i64]([0, 0])
            self.white: i64 = 0
            self.bought: bool = False
            self.decision: i64 = TURN
            self.held: i64 = NO_TILE  # the tile that waits for room in the storage
            self.ship_depot: i64 = 0
            self.ship_two: bool = False
            self.kept: i64 = -1  # the last type of goods chosen
        else:
            self.seats = like.seats
            self.players = [Player(p) for p in like.players]
            self.expert = like.expert
            self.secret = like.secret
            self.most_empty_wins = like.most_empty_wins
            self.reclaim_castles = like.reclaim_castles
            self.bag = like.bag[:]
            self.black_bag = like.black_bag[:]
            self.box = like.box[:]
            self.goods_bag = like.goods_bag[:]
            self.depots = like.depots[:]
            self.black = like.black[:]
            self.depot_goods = like.depot_goods[:]
            self.round_goods = like.round_goods[:]
            self.set_aside = like.set_aside
            self.phase = like.phase
            self.round = like.round
            self.order = like.order[:]
            self.turn = like.turn
            self.dice = like.dice[:]
            self.used = like.used[:]
            self.white = like.white
            self.bought = like.bought
            self.decision = like.decision
            self.held = like.held
            self.ship_depot = like.ship_depot
            self.ship_two = like.ship_two
            self.kept = like.kept

    def seat(self) -> i64:
        """The seat that decides; -1 when the game is over."""
        if self.decision == OVER:
            return -1
        return self.order[self.turn]

    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.order[self.turn]]

    def die(self, index: i64) -> i64:
        """The number on one of the two dice of the player whose turn it is."""
        return self.dice[self.order[self.turn] * 2 + index]
