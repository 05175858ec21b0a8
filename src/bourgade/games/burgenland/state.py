"""The position of Burgenland: map, piles, hands, and what is being decided or paid.

Seats, castles, crossings and colours count from 0. A place is castle * 5 + slot (north, west, east,
extra, well), or GREAT_CASTLE. Cards are numbered in `tables`: 0 is the joker.
"""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.core.state import GameState
from bourgade.games.burgenland import tables

# What is being decided.
TURN: Final = 0  # the own turn, before its action
REST: Final = 1  # the own turn, after its action
PAY_CASTLE: Final = 2  # four cards of the two colours of a castle
PAY_SAME: Final = 3  # great castle: cards of one colour
PAY_DIFFERENT: Final = 4  # great castle: cards of different colours
PAY_COINS: Final = 5  # ten coins, by the bonus tile
PAY_ARCHITECT: Final = 6  # his coins, after the cards for the palace
PAY_JOKER: Final = 7  # colour cards for a joker
OVER: Final = 8
DECISIONS: Final = [
    "turn",
    "rest",
    "pay-castle",
    "pay-same",
    "pay-different",
    "pay-coins",
    "pay-architect",
    "pay-joker",
    "over",
]
PARTS: Final = ["walls", "houses", "palaces", "wells"]  # the score counts pieces built

NO_PLACE: Final = -1
NOTHING: Final = -1  # no card counted out yet; no piece on a site

CARD_COLOUR: Final = vec[i64](tables.CARD_COLOUR)
CARD_VALUE: Final = vec[i64](tables.CARD_VALUE)
CROSSINGS: Final = vec[i64](tables.CROSSINGS)
PIECES: Final = vec[i64](tables.PIECES)
BIT: Final = vec[i64](tables.BIT)


class Player:
    """One builder: hand, pieces still to build, tiles behind the screen."""

    def __init__(self, like: "Player | None" = None) -> None:
        """A player before the game, or a copy of one."""
        if like is None:
            self.hand: vec[i64] = vec[i64]([0] * 25)  # by card
            self.shown: vec[i64] = vec[i64]([0] * 25)  # of these, all have seen them come to hand
            self.colours: vec[i64] = vec[i64]([0] * 8)  # cards in hand by colour
            self.coins: i64 = 0  # worth of the hand, jokers at three
            self.left: vec[i64] = vec[i64]([0] * 4)  # pieces still to build
            self.great: vec[i64] = vec[i64]([0] * 3)  # built in the great castle
            self.tiles: vec[i64] = vec[i64]([0] * 4)  # bonus tiles by kind
            self.exchange: i64 = 0
        else:
            self.hand = like.hand[:]
            self.shown = like.shown[:]
            self.colours = like.colours[:]
            self.coins = like.coins
            self.left = like.left[:]
            self.great = like.great[:]
            self.tiles = like.tiles[:]
            self.exchange = like.exchange

    def take(self, card: i64, count: i64) -> None:
        """Cards come to hand (or, if negative, leave it)."""
        self.hand[card] += count
        self.coins += CARD_VALUE[card] * count
        if card > 0:
            self.colours[CARD_COLOUR[card]] += count

    def pieces_left(self) -> i64:
        return self.left[0] + self.left[1] + self.left[2] + self.left[3]


class Position(GameState):
    """The whole table. `State` in rules.py adds the rules to it."""

    def __init__(self, seats: i64, like: "Position | None" = None) -> None:
        """An empty table, or a copy of another one."""
        if like is None:
            self.seats: i64 = seats
            self.players: list[Player] = [Player() for _ in range(seats)]
            # Agreements
            self.prime_from_discard: bool = False
            self.late_wells_nothing: bool = False
            self.plain_different: bool = False  # no jokers among different colours
            # Map
            self.sites: vec[i64] = vec[i64]([-1] * 55)  # piece + 4 * (builder's seat + 1)
            self.occupied: i64 = 0  # sites with a piece
            self.standing: vec[i64] = vec[i64]([0] * 33)  # castle * 3 + building: how many
            self.milestones: vec[i64] = vec[i64]([-1] * 8)  # by crossing, the colour
            # Cards: what is still to be drawn, and what was discarded, by card
            self.pile: vec[i64] = vec[i64](tables.CARD_COUNT)
            self.pile_size: i64 = tables.NUM_COLOUR_CARDS
            self.discard: vec[i64] = vec[i64]([0] * 25)
            self.discard_size: i64 = 0
            self.jokers: i64 = tables.JOKERS  # negative: substitutes are in use
            # Architects and wells in the order they came up, -1 where still unknown
            self.architects: vec[i64] = vec[i64]([-1] * 12)
            self.architects_paid: i64 = 0
            self.architect_bag: vec[i64] = vec[i64](tables.ARCHITECT_COUNT)
            self.wells: vec[i64] = vec[i64]([-1] * 11)  # castles
            self.wells_built: i64 = 0
            # Tiles
            self.exchange: i64 = tables.EXCHANGE_TILES
            self.exchange_used: i64 = 0
            self.tile_bag: vec[i64] = vec[i64](tables.TILE_COUNT)
            self.tiles_used: vec[i64] = vec[i64]([0] * 4)
            # The turn
            self.turn: i64 = 0  # whose
            self.decision: i64 = TURN
            self.acted: bool = False  # action A or B is done
            # What is being paid: nobody else sees it before it is complete
            self.place: i64 = NO_PLACE
            self.piece: i64 = NOTHING
            self.by_coins: bool = False  # with the bonus tile for it
            self.price: i64 = 0  # what the architect gets after the cards
            self.paid: vec[i64] = vec[i64]([0] * 25)  # for the palace, while the architect is paid
            self.chosen: vec[i64] = vec[i64]([0] * 25)
            self.last: i64 = NOTHING  # the card counted out last
            self.due: i64 = 0  # cards or coins still missing
            self.news: bool = False  # the last action showed something without chance
        else:
            self.seats = like.seats
            self.players = [Player(p) for p in like.players]
            self.prime_from_discard = like.prime_from_discard
            self.late_wells_nothing = like.late_wells_nothing
            self.plain_different = like.plain_different
            self.sites = like.sites[:]
            self.occupied = like.occupied
            self.standing = like.standing[:]
            self.milestones = like.milestones[:]
            self.pile = like.pile[:]
            self.pile_size = like.pile_size
            self.discard = like.discard[:]
            self.discard_size = like.discard_size
            self.jokers = like.jokers
            self.architects = like.architects[:]
            self.architects_paid = like.architects_paid
            self.architect_bag = like.architect_bag[:]
            self.wells = like.wells[:]
            self.wells_built = like.wells_built
            self.exchange = like.exchange
            self.exchange_used = like.exchange_used
            self.tile_bag = like.tile_bag[:]
            self.tiles_used = like.tiles_used[:]
            self.turn = like.turn
            self.decision = like.decision
            self.acted = like.acted
            self.place = like.place
            self.piece = like.piece
            self.by_coins = like.by_coins
            self.price = like.price
            self.paid = like.paid[:]
            self.chosen = like.chosen[:]
            self.last = like.last
            self.due = like.due
            self.news = like.news

    def seat(self) -> i64:
        """The seat that decides; -1 when the game is over."""
        # As one expression, the two kinds of integer would meet in a Python object.
        if self.decision == OVER:
            return -1
        return self.turn

    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    def paying(self) -> bool:
        """Is a payment being counted out?"""
        return PAY_CASTLE <= self.decision <= PAY_JOKER

    def colour(self, castle: i64, end: i64) -> i64:
        """The colour of one of the two milestones of a castle."""
        return self.milestones[CROSSINGS[castle * 2 + end]]

    def architect(self) -> i64:
        """What the architect on top of the pile asks for."""
        return self.architects[self.architects_paid % 12]

    def well_castle(self) -> i64:
        """The castle with the red marker."""
        return self.wells[self.wells_built]

    def put(self, piece: i64, place: i64, builder: i64) -> None:
        """Puts a piece on a site of a castle, with no effect yet; builder -1 is nobody."""
        self.sites[place] = piece + 4 * (builder + 1)
        self.occupied |= BIT[place]
        if piece < 3:
            self.standing[place // 5 * 3 + piece] += 1
