"""The position of the castle: tiles and features, players, and what is being decided.

Squares count from 0 in reading order, corner towers clockwise from the tower 0/1. A *place* for a
subject or a keep is square * 8 + segment of the tile there.

Features are kept as they grow. Every segment of a laid tile is a node, and so is every start
square; nodes of one feature point to one of them, its root, which knows the whole feature: its
open ends, subjects, markets, tiles and wells packed in one number, its mark (see OPEN_END and the
following in tables.py), and which tiles it covers. What is asked for in every step is kept apart
from what is not: a batch of games is larger than the cache.
"""

from typing import Final

from bourgade.core.bits import count_bits
from bourgade.core.native import i16, i64, u8, vec
from bourgade.core.state import GameState
from bourgade.games.castle import tables
from bourgade.games.castle.tables import (
    MARKET_MASK,
    MARKET_SHIFT,
    OPEN_MASK,
    SUBJECT_MASK,
    SUBJECT_SHIFT_0,
    SUBJECT_SHIFT_1,
    SUBJECTS,
    TILE_MASK,
    TILE_SHIFT,
    WALL_KINDS,
    WELL,
)

# What is being decided.
PLACE_TILE: Final = 0
PLACE_SUBJECT: Final = 1
SCORE_NEXT: Final = 2  # which completed feature is scored next, and whether it counts double
EXTRA_TURN: Final = 3  # whether wall tile 1 is used
OVER: Final = 4
DECISIONS: Final = ["tile", "subject", "score", "extra-turn", "over"]

# A subject in the order of the squares: its place, a node of its feature, and the feature's kind,
# packed in one number because it is told in every observation.
CLAIM_PLACE: Final = 12  # bits below the place
CLAIM_NODE: Final = 2  # bits below the node
CLAIM_NODES: Final = 1023
CLAIM_KIND: Final = 3

# Where points come from. The first three are the kinds of features, in the same order.
PATHS: Final = 0
TOWERS: Final = 1
HOUSES: Final = 2
KEEP: Final = 3
COURTS: Final = 4
UNFINISHED: Final = 5
BONUS: Final = 6
PARTS: Final = ["paths", "towers", "houses", "keep", "courts", "unfinished", "bonus"]

BITS_IN_BYTE: Final = vec[i64](tables.BITS_IN_BYTE)
FIRST_LOW: Final[i64] = tables.FIRST_LOW
FIRST_HIGH: Final[i64] = tables.FIRST_HIGH
ALL_TOWERS: Final[i64] = tables.ALL_TOWERS
NUM_STARTS: Final[i64] = tables.NUM_STARTS
WHOLE_BAG: Final[i64] = sum(tables.BIT[: tables.NUM_TILES])
# The empty castle, to be copied.
FIRST_WALL_BAG: Final = vec[i64](tables.WALL_TILE_COUNT)
NOTHING_LAID: Final = vec[i16]([-1] * tables.NUM_SQUARES)
FIRST_DEMANDS: Final = vec[u8](tables.FIRST_DEMANDS)
OWN_ROOTS: Final = vec[u8](list(range(tables.NUM_NODES)))
FIRST_MARKS: Final = vec[i64](tables.FIRST_MARKS)
FIRST_COVERED: Final = vec[i64](tables.FIRST_COVERED)


class Player:
    """One player: subjects, keep, wall tiles, points."""

    def __init__(self) -> None:
        # A fresh object is bare, because every clone begins as one; `equip` fills it for a game.
        self.subjects: vec[i64] = vec[i64]()  # places; -1 in the reserve
        self.claims: vec[i64] = vec[i64]()  # the same, see CLAIM_PLACE; as many as stand there
        self.reserve: i64 = 0
        self.keep_size: i64 = 0  # tiles of the house with the keep; 0 while it stands nowhere
        self.keep_place: i64 = -1
        self.walls: vec[i64] = vec[i64]()  # wall tiles by number
        self.points: vec[i64] = vec[i64]()  # by part
        self.score: i64 = 0  # the sum of the points

    def equip(self) -> None:
        """Six subjects in the reserve, nothing else; the seventh marks the score."""
        self.subjects = vec[i64]([-1] * SUBJECTS)
        self.claims = vec[i64]([0] * SUBJECTS)
        self.reserve = SUBJECTS
        self.walls = vec[i64]([0] * (WALL_KINDS + 1))
        self.points = vec[i64]([0] * len(PARTS))

    def clone(self) -> "Player":
        c = Player()
        c.subjects = self.subjects[:]
        c.claims = self.claims[:]
        c.reserve = self.reserve
        c.keep_size = self.keep_size
        c.keep_place = self.keep_place
        c.walls = self.walls[:]
        c.points = self.points[:]
        c.score = self.score
        return c

    def gain(self, part: i64, points: i64) -> None:
        self.points[part] += points
        self.score += points


class Position(GameState):
    """The whole table. `State` in rules.py adds the rules to it."""

    def __init__(self) -> None:
        # Bare, like `Player`: `lay_out` makes it the empty castle, `copy_into` a copy.
        self.players: list[Player] = []
        # Agreements
        self.keep_to_placer: bool = False  # the keep needs a house one has completed oneself
        self.court_by_markets: bool = False  # wall tile 7: the largest court has most markets
        self.owner_orders: bool = False  # each player orders the scoring of his own features
        # Supply: a bit for each castle tile; the wall tiles nobody has seen, by number
        self.bag: i64 = 0
        self.removed: i64 = 0  # castle tiles that fitted nowhere
        self.wall_bag: vec[i64] = vec[i64]()
        self.towers: i64 = 0  # corner towers with a wall tile
        # The castle, by square
        self.laid: vec[i16] = vec[i16]()  # tile * 4 + rotation; -1 for none
        self.picture: vec[i64] = vec[i64]()  # the same from 1, PICTURED squares in a number
        self.first: vec[u8] = vec[u8]()  # node of the tile's segment 0
        self.demands: vec[u8] = vec[u8]()  # see FITS in tables.py
        self.free_low: i64 = 0  # empty squares beside a tile or start square
        self.free_high: i64 = 0
        # Features, by node: the start squares, then the segments in the order they were laid
        self.nodes: i64 = 0
        self.parents: vec[u8] = vec[u8]()  # the way to the root, which is its own
        self.marks: vec[i64] = vec[i64]()
        self.covered: vec[i64] = vec[i64]()  # node * 2: low squares; + 1: high and start squares
        # The turn
        self.turn: i64 = 0  # whose turn it is
        self.decider: i64 = 0  # who decides now
        self.decision: i64 = PLACE_TILE
        self.hand: i64 = -1  # the tile drawn, until it is laid
        self.last: i64 = -1  # the square of the tile laid this turn
        self.waiting: bool = True  # whether a completed feature with subjects may touch that tile
        self.fresh: vec[i64] = vec[i64]()  # wall tiles taken this turn, by number

    def lay_out(self) -> None:
        """The empty castle before the first draw (p. 1)."""
        self.players = [Player(), Player()]
        for p in self.players:
            p.equip()
        self.bag = WHOLE_BAG
        self.wall_bag = FIRST_WALL_BAG[:]
        self.towers = ALL_TOWERS
        self.laid = NOTHING_LAID[:]
        self.picture = vec[i64]([0] * tables.PICTURES)
        self.first = vec[u8]([0] * tables.NUM_SQUARES)
        self.demands = FIRST_DEMANDS[:]
        self.free_low = FIRST_LOW
        self.free_high = FIRST_HIGH
        self.nodes = NUM_STARTS
        self.parents = OWN_ROOTS[:]
        self.marks = FIRST_MARKS[:]
        self.covered = FIRST_COVERED[:]
        self.fresh = vec[i64]([0] * (WALL_KINDS + 1))

    def copy_into(self, c: "Position") -> None:
        """Copies every field; `c` becomes independent of this position."""
        c.players = [self.players[0].clone(), self.players[1].clone()]
        c.keep_to_placer = self.keep_to_placer
        c.court_by_markets = self.court_by_markets
        c.owner_orders = self.owner_orders
        c.bag = self.bag
        c.removed = self.removed
        c.wall_bag = self.wall_bag[:]
        c.towers = self.towers
        c.laid = self.laid[:]
        c.picture = self.picture[:]
        c.first = self.first[:]
        c.demands = self.demands[:]
        c.free_low = self.free_low
        c.free_high = self.free_high
        c.nodes = self.nodes
        c.parents = self.parents[:]
        c.marks = self.marks[:]
        c.covered = self.covered[:]
        c.turn = self.turn
        c.decider = self.decider
        c.decision = self.decision
        c.hand = self.hand
        c.last = self.last
        c.waiting = self.waiting
        c.fresh = self.fresh[:]

    def lying(self, square: i64) -> i64:
        """What lies on a square: tile * 4 + rotation; -1 for nothing."""
        return i64(self.laid[square])

    def node(self, place: i64) -> i64:
        """The node of the segment at a place."""
        return i64(self.first[place >> 3]) + (place & 7)

    def find(self, node: i64) -> i64:
        """The root of a node's feature; the way there is shortened."""
        parents: vec[u8] = self.parents
        up: i64 = i64(parents[node])
        if up == node:
            return node
        above: i64 = i64(parents[up])
        while above != up:
            parents[node] = u8(above)
            node = above
            up = i64(parents[node])
            above = i64(parents[up])
        return up

    def root_at(self, place: i64) -> i64:
        """The root of the feature at a place."""
        return self.find(self.node(place))

    # What the root of a feature knows.

    def mark(self, root: i64) -> i64:
        return self.marks[root]

    def open_ends(self, root: i64) -> i64:
        return self.mark(root) & OPEN_MASK

    def subjects_in(self, root: i64, seat: i64) -> i64:
        mark: i64 = self.mark(root)
        return (mark >> (SUBJECT_SHIFT_0 if seat == 0 else SUBJECT_SHIFT_1)) & SUBJECT_MASK

    def markets(self, root: i64) -> i64:
        return (self.mark(root) >> MARKET_SHIFT) & MARKET_MASK

    def has_well(self, root: i64) -> bool:
        return self.mark(root) >= WELL

    def tiles(self, root: i64) -> i64:
        """How many tiles it covers, start squares included, each counted once."""
        return (self.mark(root) >> TILE_SHIFT) & TILE_MASK

    def majority(self, root: i64) -> i64:
        """The seat with more subjects in it; -1 for a tie, or for nobody at all."""
        mark: i64 = self.mark(root)
        one: i64 = (mark >> SUBJECT_SHIFT_0) & SUBJECT_MASK
        two: i64 = (mark >> SUBJECT_SHIFT_1) & SUBJECT_MASK
        if one == two:
            return -1
        return 0 if one > two else 1

    def tiles_left(self) -> i64:
        """Castle tiles still to be drawn."""
        return count_bits(self.bag)

    def usable(self, number: i64) -> i64:
        """Wall tiles of a number the player to move may use: not those taken this very turn."""
        return self.players[self.turn].walls[number] - self.fresh[number]
