"""What single things are worth to a player, in points at the end: the parts of insight.py.

Every figure is a guess from the present position alone. Effects are weighed row by row, so that a
corrected deck is weighed too.
"""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.games.bruges import tables
from bourgade.games.bruges.build import (
    CARD_ACTIVE,
    CARD_PRICE,
    CARD_SYMBOL,
    CHANGES,
    DOES_FIRST,
    DOES_LAST,
    REACTS_FIRST,
    REACTS_LAST,
)
from bourgade.games.bruges.perform import CANAL_TILE, PROGRAM, THREAT_MARKER, TOP_LEVEL, amount
from bourgade.games.bruges.scoring import CARD_POINTS, SCORES_FIRST, laurel
from bourgade.games.bruges.state import Player, Position
from bourgade.games.bruges.tables import (
    ADVANCE_LEVELS,
    ANY_COLOUR,
    BUILD_CANAL,
    BUILD_HOUSE,
    CHARACTER_CHEAPER,
    CONVERT_THINGS,
    COUNT_FLORINS,
    COUNT_WORKERS,
    DISCARD_THREAT,
    DRAW_CARDS,
    EACH_OPPONENT,
    EXCHANGE_WORKERS,
    FLORINS,
    GAIN,
    GAIN_WORKERS,
    GIVE_EACH,
    LAUREL,
    LIGHTNING,
    NUM_CARDS,
    NUM_EVENTS,
    NUM_RULES,
    PER,
    PLAY_CARD,
    POINTS,
    ROW,
    SAME_COLOUR,
    TAKE_FROM_EACH,
    TIMES,
    TURNS,
    WORKERS_EACH,
    X,
    Y,
    Z,
)

CARD_WORKER: Final = vec[i64](tables.CARD_WORKER)

# --- weights, compared by self-play; points unless said otherwise ---
FLORIN: Final = 0.34
WORKER: Final = 0.42
CARD: Final = 0.95  # another card in hand
LEVEL: Final = 1.15  # a level beyond its own point: the majority it helps to
MARKER: Final = 1.35  # a threat marker discarded: its point and the danger gone
TILE: Final = 1.1
HOUSE: Final = 1.2
HARM: Final = 0.25  # what an opponent loses, as a share
EXCHANGE: Final = 0.25
USE: Final = 0.65  # of the activations still possible, how many happen
REACT: Final = 0.6  # of the events expected, how many happen
LAUREL_GROWTH: Final = 0.12  # a laurel grows by this share in every round to come
LAUREL_SPENT: Final = 0.7  # of a laurel for florins or workers, what will be spent before the end
# How often a player does such a thing in a round: advance, house, canal, character, discard.
EVENT_RATE: Final = vec[i64]([70, 80, 60, 95, 60])
# What a changed rule is worth in a round, in hundredths, for each unit of its value (1 for limits).
RULE_RATE: Final = vec[i64]([30, 45, 45, 110, 30, 35, 55, 12, 16, 10, 50, 25])
HUNDRED: Final = 100.0


class Outlook:
    """How a game stands for one player: what is left of it, and what things are worth now."""

    def __init__(self, s: Position, seat: i64) -> None:
        self.s: Position = s
        self.seat: i64 = seat
        self.p: Player = s.players[seat]
        self.rounds: float = rounds_to_come(s)  # whole rounds after this one
        self.share: float = share_of_round(s)  # of this one
        self.left: float = self.rounds + self.share
        # Stock is worth something as long as it can be spent.
        ease: float = min(1.0, self.left * 0.8)
        self.florin: float = FLORIN * ease
        self.worker: float = WORKER * ease


def rounds_to_come(s: Position) -> float:
    if s.last_round >= 0:
        return float(s.last_round - s.round)
    low: float = float(min(s.pile[0], s.pile[1]))
    both: float = float(s.pile[0] + s.pile[1])
    # Between everybody drawing from both piles alike and somebody emptying the smaller one.
    cards: float = both * 0.75 + low * 0.5
    return max(0.3, cards / (4.15 * float(s.seats)) - 0.25)


def share_of_round(s: Position) -> float:
    if s.phase != 3:
        return 1.0
    turns: float = float(TURNS * s.seats)
    return (turns - float(s.turn)) / turns


def row_worth(o: Outlook, row: i64, colour: i64) -> float:
    """What one row of a program would bring now."""
    op: i64 = PROGRAM[row * ROW]
    x: i64 = PROGRAM[row * ROW + X]
    y: i64 = PROGRAM[row * ROW + Y]
    n: float = float(amount(o.s, o.seat, row))
    if op == GAIN:
        return n * o.florin if x == FLORINS else n
    if op == GAIN_WORKERS:
        return n * o.worker * (4.2 if x == WORKERS_EACH else 1.0)
    if op == DRAW_CARDS:
        return n * 0.5 * min(1.0, o.left)
    if op == DISCARD_THREAT:
        return MARKER * min(n, _markers(o.p, colour if x == SAME_COLOUR else x))
    if op == ADVANCE_LEVELS:
        steps: float = float(min(x, TOP_LEVEL - o.p.level))
        return steps * (1.0 + LEVEL * 0.5) - float(y) * o.florin if steps > 0.0 else 0.0
    if op == BUILD_CANAL:
        return max(0.0, TILE + 1.0 - 2.5 * float(x) * o.florin)
    if op == BUILD_HOUSE:
        return HOUSE if o.p.cards > 0 else 0.0
    if op == PLAY_CARD:
        return 0.8 if o.p.cards > 0 else 0.0
    if op == EXCHANGE_WORKERS:
        return EXCHANGE * min(1.0, o.left)
    return _other_worth(o, op, row, n)


def _other_worth(o: Outlook, op: i64, row: i64, n: float) -> float:
    x: i64 = PROGRAM[row * ROW + X]
    others: float = float(o.s.seats - 1)
    if op == CONVERT_THINGS:
        given: float = o.florin if x == FLORINS else o.worker
        given *= float(PROGRAM[row * ROW + Y])
        got: i64 = PROGRAM[row * ROW + Z]
        each: float = 1.0 if got == POINTS else (o.florin if got == FLORINS else o.worker)
        return max(0.0, each * float(PROGRAM[row * ROW + TIMES]) - given)
    if op == TAKE_FROM_EACH:
        thing: float = o.florin if x == FLORINS else o.worker
        return n * thing * others * 0.8 * (1.0 + HARM)
    if op == GIVE_EACH:
        return others * (float(x) - o.florin)
    if op == EACH_OPPONENT:
        if x == THREAT_MARKER:
            return HARM * others * n
        return HARM * others * n * (2.0 if x == CANAL_TILE else 1.0)
    return 0.0


def _markers(p: Player, colour: i64) -> float:
    if colour < ANY_COLOUR:
        return float(p.threats[colour])
    t: vec[i64] = p.threats
    return float(t[0] + t[1] + t[2] + t[3] + t[4])


def rows_worth(o: Outlook, first: i64, last: i64, colour: i64) -> float:
    total: float = 0.0
    row: i64
    for row in range(first, last):
        total += row_worth(o, row, colour)
    return total


def standing_worth(o: Outlook, card: i64, used: bool) -> float:
    """What a character in a house will still do, its printed points and laurel aside."""
    worth: float = 0.0
    i: i64
    if CARD_ACTIVE[card] != 0:
        worker: i64 = CARD_WORKER[card]
        once: float = _expected_rows(o, card, worker)
        if worker >= 0:
            once -= o.worker * 0.8
        uses: float = o.rounds + (0.0 if used else min(1.0, o.share * 1.5))
        return max(0.0, once) * uses * USE
    if CARD_SYMBOL[card] == LIGHTNING:
        return 0.0
    if CARD_SYMBOL[card] == LAUREL:
        points: float = float(max(1, laurel(o.s, o.seat, card)))
        if _counts_stock(o.s, card):
            return -LAUREL_SPENT * points * min(1.0, o.left * 0.6)
        return LAUREL_GROWTH * o.left * points
    for i in range(NUM_EVENTS):
        at: i64 = card * NUM_EVENTS + i
        if REACTS_LAST[at] > REACTS_FIRST[at]:
            once = _expected_reaction(o, REACTS_FIRST[at], REACTS_LAST[at])
            worth += once * o.left * REACT * float(EVENT_RATE[i]) / HUNDRED
    for i in range(NUM_RULES):
        value: i64 = CHANGES[card * NUM_RULES + i]
        if value != 0:
            units: float = float(value) if value < 4 else 1.0
            worth += o.left * units * float(RULE_RATE[i]) / HUNDRED
    return worth


def _counts_stock(s: Position, card: i64) -> bool:
    """Does the laurel count florins or workers, which come and go?"""
    row: i64 = SCORES_FIRST[s.revised * NUM_CARDS + card]
    counter: i64 = PROGRAM[row * ROW + PER]
    return counter == COUNT_WORKERS or counter == COUNT_FLORINS


def _expected_rows(o: Outlook, card: i64, colour: i64) -> float:
    """The rows of a character in the rounds to come: markers to discard will turn up."""
    total: float = 0.0
    row: i64
    for row in range(DOES_FIRST[card], DOES_LAST[card]):
        if PROGRAM[row * ROW] == DISCARD_THREAT:
            total += MARKER * (0.75 if PROGRAM[row * ROW + X] == ANY_COLOUR else 0.4)
        else:
            total += row_worth(o, row, colour)
    return total


def _expected_reaction(o: Outlook, first: i64, last: i64) -> float:
    total: float = 0.0
    row: i64
    for row in range(first, last):
        if PROGRAM[row * ROW] == DISCARD_THREAT:
            total += MARKER * (0.8 if PROGRAM[row * ROW + X] == ANY_COLOUR else 0.35)
        else:
            total += row_worth(o, row, 0)
    return total


def placing_worth(o: Outlook, card: i64) -> float:
    """What the character would bring if it were placed now, its price paid."""
    s: Position = o.s
    which: i64 = s.revised * NUM_CARDS + card
    worth: float = float(CARD_POINTS[which])
    if CARD_SYMBOL[card] == LIGHTNING:
        worth += rows_worth(o, DOES_FIRST[card], DOES_LAST[card], -1)
    elif CARD_SYMBOL[card] == LAUREL:
        worth += float(laurel(s, o.seat, card)) + 0.8
    worth += standing_worth(o, card, False)
    cost: i64 = max(0, CARD_PRICE[which] - o.p.rules[CHARACTER_CHEAPER])
    return worth - float(cost) * o.florin
