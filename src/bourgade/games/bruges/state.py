"""The position of Brügge: the table, the players, and what is waiting to be decided.

Seats, rounds and colours count from 0. A set of cards is five bit masks, one for each colour.
Whatever a card sets going waits on a stack of frames: the top one is decided or done first.
"""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.core.state import GameState
from bourgade.games.bruges import tables

# What is being decided. From STRIKES on, a frame of that number lies on top of the stack.
DRAW: Final = 0  # phase 1
PROGRESS: Final = 1  # phase 2
TURN: Final = 2  # phase 3
OVER: Final = 3
STRIKES: Final = 4  # which disaster first
PLAGUE: Final = 5
FIRE: Final = 6
CHOOSE_HOUSE: Final = 7
TAKE_WORKERS: Final = 8
TAKE_COLOUR: Final = 9
DISCARD: Final = 10
LEVELS: Final = 11
DIG: Final = 12
BUILD: Final = 13
PLAY: Final = 14
EXCHANGE: Final = 15
CONVERT: Final = 16
GIVE: Final = 17
BREACH: Final = 18
THREATEN: Final = 19
LEND: Final = 20
AGAIN: Final = 21
DRAW_MORE: Final = 22
# Frames that decide nothing.
EFFECTS: Final = 23
THREAT: Final = 24
DECISIONS: Final = [
    "draw",
    "progress",
    "turn",
    "over",
    "strikes",
    "plague",
    "fire",
    "choose-house",
    "take-workers",
    "take-colour",
    "discard",
    "levels",
    "dig",
    "build",
    "play",
    "exchange",
    "convert",
    "give",
    "breach",
    "threaten",
    "lend",
    "again",
    "draw-more",
    "effects",
    "threat",
]

# A frame is eight numbers: what, whose, because of which card (-1 for none), and five parameters
# that depend on what it is (FRAME_FIELDS in position.py lists them by name).
FRAME: Final = 8
F_SEAT: Final = 1
F_CARD: Final = 2
F_A: Final = 3
F_B: Final = 4
F_C: Final = 5
F_D: Final = 6
F_E: Final = 7

# Phases of a round.
DRAWING: Final = 0
THREATS: Final = 1
PROGRESSING: Final = 2
PLAYING: Final = 3
ENDED: Final = 4
PHASES: Final = ["draw", "threats", "progress", "play", "over"]

# Points scored at once, by origin: together the figure on the score track.
START: Final = 0
DISCARDED: Final = 1
BENEFITS: Final = 2
LOSSES: Final = 3
TRACK_PARTS: Final = ["start", "threats", "benefits", "losses"]

BIT: Final = vec[i64](tables.BIT)
LOW: Final = vec[i64](tables.LOW)
CARD_COLOUR: Final = vec[i64](tables.CARD_COLOUR)
CARD_BIT: Final = vec[i64](tables.CARD_BIT)
COLOUR_FIRST: Final = vec[i64](tables.COLOUR_FIRST)
COLOUR_SIZE: Final = vec[i64](tables.COLOUR_SIZE)


class Player:
    """One player's seat: stock, hand, row of houses, canals, points."""

    def __init__(self, like: "Player | None" = None) -> None:
        """A player before the game, or a copy of one."""
        if like is None:
            self.florins: i64 = 0
            self.workers: vec[i64] = vec[i64]([0] * 5)
            self.threats: vec[i64] = vec[i64]([0] * 5)
            self.level: i64 = 0
            self.dug: vec[i64] = vec[i64]([0, 0])  # canal tiles, left and right
            self.completed: i64 = 0  # sections that had their statue, a bit each
            self.statues: i64 = 0  # which statues, a bit each, the highest first
            self.majorities: i64 = 0  # markers turned, a bit each
            self.points: vec[i64] = vec[i64]([0] * 4)
            # Cards
            self.hand: vec[i64] = vec[i64]([0] * 5)
            self.fresh: vec[i64] = vec[i64]([0] * 5)  # drawn in phase 1, not looked at yet
            self.known: vec[i64] = vec[i64]([0] * 5)  # in hand or a house, but everybody knows them
            self.empty: vec[i64] = vec[i64]([0] * 5)  # the cards of empty houses
            self.here: vec[i64] = vec[i64]([0] * 5)  # characters
            self.used: vec[i64] = vec[i64]([0] * 5)  # characters activated this round
            # Counts that follow from the cards
            self.cards: i64 = 0  # in hand, those not looked at included
            self.num_houses: i64 = 0
            self.num_characters: i64 = 0
            self.houses: vec[i64] = vec[i64]([0] * 5)  # by colour
            self.groups: vec[i64] = vec[i64]([0] * 11)  # characters by group
            self.rules: vec[i64] = vec[i64]([0] * 12)  # changed by standing characters
            self.events: i64 = 0  # events to which some character reacts, a bit each
            self.activatable: i64 = 0  # how many characters can be activated once a round
        else:
            self.florins = like.florins
            self.workers = like.workers[:]
            self.threats = like.threats[:]
            self.level = like.level
            self.dug = like.dug[:]
            self.completed = like.completed
            self.statues = like.statues
            self.majorities = like.majorities
            self.points = like.points[:]
            self.hand = like.hand[:]
            self.fresh = like.fresh[:]
            self.known = like.known[:]
            self.empty = like.empty[:]
            self.here = like.here[:]
            self.used = like.used[:]
            self.cards = like.cards
            self.num_houses = like.num_houses
            self.num_characters = like.num_characters
            self.houses = like.houses[:]
            self.groups = like.groups[:]
            self.rules = like.rules[:]
            self.events = like.events
            self.activatable = like.activatable

    def track(self) -> i64:
        """The figure on the score track."""
        points: vec[i64] = self.points
        return points[0] + points[1] + points[2] + points[3]

    def all_workers(self) -> i64:
        w: vec[i64] = self.workers
        return w[0] + w[1] + w[2] + w[3] + w[4]

    def holds(self, card: i64) -> bool:
        """Is the card in the hand?"""
        return self.hand[CARD_COLOUR[card]] & CARD_BIT[card] != 0

    def employs(self, card: i64) -> bool:
        """Does the character stand in one of the houses?"""
        return self.here[CARD_COLOUR[card]] & CARD_BIT[card] != 0


class Position(GameState):
    """The whole table. `State` in rules.py adds the rules to it."""

    def __init__(self, seats: i64, like: "Position | None" = None) -> None:
        """An empty table, or a copy of another one."""
        if like is None:
            self.seats: i64 = seats
            self.players: list[Player] = [Player() for _ in range(seats)]
            self.revised: i64 = 0  # 1: revised cards are played
            # Cards nobody has seen, by colour: which, how many, how many with a covered back
            self.unseen: vec[i64] = vec[i64]([0] * 5)
            self.unseen_count: vec[i64] = vec[i64]([0] * 5)
            self.deep: vec[i64] = vec[i64]([0] * 5)
            self.pile: vec[i64] = vec[i64]([0, 0])  # cards of the draw piles
            self.top: vec[i64] = vec[i64]([-1, -1])  # the colour on top, -1 for none
            self.extra: i64 = 0  # cards of the extra pile
            self.extra_top: i64 = -1
            self.discarded: vec[i64] = vec[i64]([0] * 5)
            self.under: vec[i64] = vec[i64]([-1] * 165)  # by character: the card that is its house
            # Board
            self.dice: vec[i64] = vec[i64]([0] * 5)  # by colour
            self.supply: vec[i64] = vec[i64]([tables.THREATS] * 5)  # threat markers
            self.statues_taken: i64 = 0
            # Time
            self.round: i64 = 0
            self.last_round: i64 = -1  # known once the extra pile is used
            self.phase: i64 = DRAWING
            self.first: i64 = 0
            self.turn: i64 = 0  # players served in this phase, the first one counted 0
            self.played: bool = False  # the card of the turn
            self.acted: bool = False  # anything in this turn
            self.enough: bool = False  # phase 1: no sixth card wanted
            # Decision
            self.decision: i64 = DRAW
            self.decider: i64 = 0
            self.stack: vec[i64] = vec[i64]([0] * 128)
            self.depth: i64 = 0
            self.shown: bool = False  # the last action let others see a card
        else:
            self.seats = like.seats
            self.players = [Player(p) for p in like.players]
            self.revised = like.revised
            self.unseen = like.unseen[:]
            self.unseen_count = like.unseen_count[:]
            self.deep = like.deep[:]
            self.pile = like.pile[:]
            self.top = like.top[:]
            self.extra = like.extra
            self.extra_top = like.extra_top
            self.discarded = like.discarded[:]
            self.under = like.under[:]
            self.dice = like.dice[:]
            self.supply = like.supply[:]
            self.statues_taken = like.statues_taken
            self.round = like.round
            self.last_round = like.last_round
            self.phase = like.phase
            self.first = like.first
            self.turn = like.turn
            self.played = like.played
            self.acted = like.acted
            self.enough = like.enough
            self.decision = like.decision
            self.decider = like.decider
            self.stack = like.stack[:]
            self.depth = like.depth
            self.shown = like.shown

    def push(self, what: i64, seat: i64, card: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """A frame on top of the stack, which grows when a very long chain needs it."""
        at: i64 = self.depth * FRAME
        if at + FRAME > len(self.stack):
            self.grow()
        stack: vec[i64] = self.stack
        stack[at] = what
        stack[at + F_SEAT] = seat
        stack[at + F_CARD] = card
        stack[at + F_A] = a
        stack[at + F_B] = b
        stack[at + F_C] = c
        stack[at + F_D] = d
        stack[at + F_E] = 0
        self.depth += 1

    def grow(self) -> None:
        size: i64 = len(self.stack)
        bigger: vec[i64] = vec[i64]([0] * (size * 2))
        i: i64
        for i in range(size):
            bigger[i] = self.stack[i]
        self.stack = bigger

    def pop(self) -> None:
        self.depth -= 1

    def frame(self, field: i64) -> i64:
        """A number of the top frame."""
        return self.stack[(self.depth - 1) * FRAME + field]

    def set_frame(self, field: i64, value: i64) -> None:
        self.stack[(self.depth - 1) * FRAME + field] = value

    def seat_of_turn(self) -> i64:
        """Whose move it is in the current phase, decisions of others aside."""
        return (self.first + self.turn) % self.seats
