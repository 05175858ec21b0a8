"""The position of Burdigala: map, players, piles, and what is being decided.

Seats, points, sites, quarters, pawns and dice count from 0. Sets of points, sites, tiles and
lasting intrigues are bit masks.
"""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.core.state import GameState
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.ids import SITES
from bourgade.games.burdigala.tables import BOAT, CHARIOT, GOOD_HARVEST, NUM_QUARTERS

# What is being decided.
PLACE_PAWN: Final = 0  # set-up
MOVE_PAWN: Final = 1  # the turn begins; the dice are thrown
PUSH_PAWN: Final = 2  # where the pawn goes on whose point a double ended
LAY_STONE: Final = 3
AFTER: Final = 4  # the stone is laid: privileges, an intrigue, the end
DEPARTED: Final = 5  # a pawn left the map: nothing but the end
PRIVILEGE: Final = 6  # corrupted by a seven: second stone or goods card
ALTER_DIE: Final = 7  # Influence
EXTRA_STONE: Final = 8  # Publius Crassus
PEEK_SITE: Final = 9  # Indiscretion
BETRAY_RIVAL: Final = 10
VISIT_RIVAL: Final = 11  # Merchant: whom
SWAP_GOODS: Final = 12  # Merchant: what for what
ROB_RIVAL: Final = 13
KEEP_GOOD: Final = 14  # Sailor
SHED_TOKEN: Final = 15  # Connections
VINO: Final = 16  # In vino veritas: a goods card and a token too?
TOO_MANY: Final = 17  # intrigues: one must go
OVER: Final = 18
DECISIONS: Final = [
    "place",
    "move",
    "push",
    "stone",
    "after",
    "departed",
    "privilege",
    "alter",
    "extra-stone",
    "peek",
    "betray",
    "visit",
    "swap",
    "rob",
    "keep",
    "shed",
    "vino",
    "discard",
    "over",
]

# Where points come from. The first four are what a stone can earn.
STONE_POINTS: Final = 0
BUILDINGS: Final = 1
BONUSES: Final = 2
OFFICES: Final = 3  # Consul and Hygiene
GOODS_SETS: Final = 4
LAURELS: Final = 5  # lasting intrigues at the end
CORRUPTION: Final = 6
MOST_CORRUPT: Final = 7
COMPENSATION: Final = 8  # option: for those who play later
NUM_PARTS: Final = 9
EARNED_PARTS: Final = 4
PARTS: Final = [
    "stones",
    "buildings",
    "bonuses",
    "offices",
    "goods",
    "laurels",
    "corruption",
    "most-corrupt",
    "compensation",
]

NOWHERE: Final = -1  # a pawn not placed yet
GONE: Final = -2  # a pawn that left the map
NO_TILE: Final = -1  # nobody has seen what the site will become

BIT: Final = vec[i64](tables.BIT)
LOW: Final = vec[i64](tables.LOW)
INTRIGUE_LIMIT: Final[i64] = tables.INTRIGUE_LIMIT
HARVEST_LIMIT: Final[i64] = tables.HARVEST_LIMIT


class Player:
    """One notable: pawns, cards, tokens, points."""

    def __init__(self, like: "Player | None" = None) -> None:
        """A player before the game, or a copy of one."""
        if like is None:
            self.pawns: vec[i64] = vec[i64]([GONE] * 3)
            self.hand: vec[i64] = vec[i64]([0] * 14)  # intrigues by kind
            self.hand_size: i64 = 0
            self.table: i64 = 0  # lasting intrigues, a bit per kind
            self.table_size: i64 = 0
            self.goods: vec[i64] = vec[i64]([0] * 5)
            self.goods_count: i64 = 0
            self.tokens: vec[i64] = vec[i64]([0] * 6)  # corruption by value
            self.token_count: i64 = 0
            self.points: vec[i64] = vec[i64]([0] * NUM_PARTS)
        else:
            self.pawns = like.pawns[:]
            self.hand = like.hand[:]
            self.hand_size = like.hand_size
            self.table = like.table
            self.table_size = like.table_size
            self.goods = like.goods[:]
            self.goods_count = like.goods_count
            self.tokens = like.tokens[:]
            self.token_count = like.token_count
            self.points = like.points[:]

    def shows(self, kind: i64) -> bool:
        """Does this lasting intrigue lie in front of the player?"""
        return (self.table >> kind) & 1 != 0

    def lanes(self) -> i64:
        """The lanes open without a double: the sea by the Boat, the fast ones by the Chariot."""
        return ((self.table >> BOAT) & 1) + ((self.table >> CHARIOT) & 1) * 2

    def excess(self) -> i64:
        """Intrigues beyond what a player may hold, in hand and on the table together."""
        limit: i64 = HARVEST_LIMIT if self.shows(GOOD_HARVEST) else INTRIGUE_LIMIT
        return self.hand_size + self.table_size - limit

    def pawns_left(self) -> i64:
        left: i64 = 0
        i: i64
        for i in range(3):
            if self.pawns[i] >= 0:
                left += 1
        return left

    def score(self) -> i64:
        total: i64 = 0
        i: i64
        for i in range(NUM_PARTS):
            total += self.points[i]
        return total


class Position(GameState):
    """The whole table. `State` in rules.py adds the rules to it."""

    def __init__(self, seats: i64, like: "Position | None" = None) -> None:
        """An empty table, or a copy of another one."""
        if like is None:
            self.seats: i64 = seats
            self.players: list[Player] = [Player() for _ in range(seats)]
            # Agreements
            self.tied_corrupt_spared: bool = False
            self.draw_once: bool = False  # neighbours: a card for each player, not for each pawn
            self.no_loops: bool = False  # a pawn may not come back to where it started
            self.faces_count: bool = False  # Influence also makes and breaks doubles and sevens
            self.crassus_same_site: bool = False
            # Sites and buildings
            self.sizes: vec[i64] = vec[i64]([0] * SITES)  # never changed after the set-up
            self.laid: vec[i64] = vec[i64]([0] * SITES)  # stones on the site
            self.tiles: vec[i64] = vec[i64]([NO_TILE] * SITES)  # what somebody has seen
            self.seen: vec[i64] = vec[i64]([0] * SITES)  # by site: who has peeked, a bit per seat
            self.builders: vec[i64] = vec[i64]([-1] * SITES)
            self.built: i64 = 0  # sites with a finished building
            self.unseen: i64 = 0  # tiles nobody has seen, those in the box included
            self.bonus: vec[i64] = vec[i64]([0] * NUM_QUARTERS)  # never changed after the set-up
            self.bonus_taken: i64 = 0  # quarters
            self.stones: i64 = tables.STONES  # beside the map; below 0 substitutes are in use
            # Points of the map
            self.occupied: i64 = 0
            self.open: i64 = tables.ALL_POINTS  # those beside an unfinished site
            # Piles
            self.pile: vec[i64] = vec[i64](tables.INTRIGUE_COUNTS)
            self.pile_size: i64 = sum(tables.INTRIGUE_COUNTS)
            self.discards: vec[i64] = vec[i64]([0] * 14)
            self.goods: vec[i64] = vec[i64](tables.GOODS_COUNTS)
            self.goods_left: i64 = sum(tables.GOODS_COUNTS)
            self.offered: vec[i64] = vec[i64]([0] * 5)  # Sailor: the goods to choose from
            self.tokens: vec[i64] = vec[i64](tables.CORRUPTION_COUNTS)
            self.tokens_left: i64 = sum(tables.CORRUPTION_COUNTS)
            # (viewer * seats + owner) * 5 + good: cards the viewer knows the owner has
            self.known: vec[i64] = vec[i64]([0] * (seats * seats * 5))
            # The turn
            self.first: i64 = 0  # who began
            self.active: i64 = 0  # whose turn it is
            self.asked: i64 = 0  # who decides; another than `active` only about intrigues drawn
            self.decision: i64 = PLACE_PAWN
            self.moment: i64 = MOVE_PAWN  # where the turn goes on after an intrigue or a draw
            self.dice: vec[i64] = vec[i64]([0, 0])
            self.double: bool = False
            self.seven: bool = False
            self.played: bool = False  # the intrigue of the turn
            self.corrupted: bool = False  # the privilege of the seven is used
            self.mover: i64 = -1  # the pawn that moved
            self.site: i64 = -1  # where the obligatory stone was laid
            self.earned: vec[i64] = vec[i64]([0] * EARNED_PARTS)  # by the last stone of the turn
            self.pushed_seat: i64 = -1
            self.pushed_pawn: i64 = -1
            self.peeks: i64 = 0  # left to Indiscretion
            self.rival: i64 = -1  # whom the Merchant visits
            self.due: vec[i64] = vec[i64]([0] * seats)  # intrigues still to be drawn
            self.answered: bool = False  # In vino veritas, for the next card due
            self.shown: bool = False  # the last action revealed something
        else:
            self.seats = like.seats
            self.players = [Player(p) for p in like.players]
            self.tied_corrupt_spared = like.tied_corrupt_spared
            self.draw_once = like.draw_once
            self.no_loops = like.no_loops
            self.faces_count = like.faces_count
            self.crassus_same_site = like.crassus_same_site
            self.sizes = like.sizes  # shared: constant
            self.laid = like.laid[:]
            self.tiles = like.tiles[:]
            self.seen = like.seen[:]
            self.builders = like.builders[:]
            self.built = like.built
            self.unseen = like.unseen
            self.bonus = like.bonus  # shared: constant
            self.bonus_taken = like.bonus_taken
            self.stones = like.stones
            self.occupied = like.occupied
            self.open = like.open
            self.pile = like.pile[:]
            self.pile_size = like.pile_size
            self.discards = like.discards[:]
            self.goods = like.goods[:]
            self.goods_left = like.goods_left
            self.offered = like.offered[:]
            self.tokens = like.tokens[:]
            self.tokens_left = like.tokens_left
            self.known = like.known[:]
            self.first = like.first
            self.active = like.active
            self.asked = like.asked
            self.decision = like.decision
            self.moment = like.moment
            self.dice = like.dice[:]
            self.double = like.double
            self.seven = like.seven
            self.played = like.played
            self.corrupted = like.corrupted
            self.mover = like.mover
            self.site = like.site
            self.earned = like.earned[:]
            self.pushed_seat = like.pushed_seat
            self.pushed_pawn = like.pushed_pawn
            self.peeks = like.peeks
            self.rival = like.rival
            self.due = like.due[:]
            self.answered = like.answered
            self.shown = like.shown

    def seat(self) -> i64:
        """The seat that decides; -1 when the game is over."""
        if self.decision == OVER:
            return -1
        return self.asked

    def mover_point(self) -> i64:
        """Where the moved pawn stands."""
        return self.players[self.active].pawns[self.mover]
