"""Points: what counts at the end, by part, and who wins (p. 10-11).

All of it lies open on the table, so the sum is shown at any time as if the game ended now.
"""

from typing import Final

from bourgade.core.bits import count_bits
from bourgade.core.native import i64, vec
from bourgade.games.bruges import tables
from bourgade.games.bruges.state import BIT, COLOUR_FIRST, LOW, TRACK_PARTS, Player, Position
from bourgade.games.bruges.tables import (
    AT_MOST,
    COUNT_DIE,
    COUNT_GROUP,
    EACH,
    NUM_CARDS,
    PER,
    ROW,
    SECTION,
    TIES_COUNT,
    TIMES,
    X,
    Y,
)

CARD_POINTS: Final = vec[i64](tables.CARD_POINTS)
SCORES_FIRST: Final = vec[i64](tables.SCORES_FIRST)
SCORES_LAST: Final = vec[i64](tables.SCORES_LAST)
PROGRAM: Final = vec[i64](tables.PROGRAM)
PROGRESS_POINTS: Final = vec[i64](tables.PROGRESS_POINTS)
STATUES: Final = vec[i64](tables.STATUES)
THIRD_POINTS: Final[i64] = tables.THIRD_POINTS
MAJORITY_POINTS: Final[i64] = tables.MAJORITY_POINTS
HOUSE_POINTS: Final[i64] = tables.HOUSE_POINTS
THIRD: Final = 3

CHARACTERS: Final = 0
HOUSES: Final = 1
LAURELS: Final = 2
MAJORITIES: Final = 3
CANALS: Final = 4
STATUE_TILES: Final = 5
PROGRESS: Final = 6
FINAL_PARTS: Final = [
    "characters",
    "houses",
    "laurels",
    "majorities",
    "canals",
    "statues",
    "progress",
]
PARTS: Final = [*TRACK_PARTS, *FINAL_PARTS]


def count(s: Position, seat: i64, counter: i64) -> i64:
    """One of the things that cards count, in the order of `tables.COUNTERS`."""
    p: Player = s.players[seat]
    if counter >= COUNT_DIE:
        return s.dice[counter - COUNT_DIE]
    if counter >= COUNT_GROUP:
        return p.groups[counter - COUNT_GROUP]
    if counter == 0:
        return p.level
    if counter == 1:
        return count_bits(p.majorities)
    if counter == 2:
        return p.dug[0] + p.dug[1]
    if counter == 3:
        return thirds(p)
    if counter == 4:
        return (1 if p.dug[0] == SECTION else 0) + (1 if p.dug[1] == SECTION else 0)
    if counter == 5:
        return count_bits(p.statues)
    if counter == 6:
        return p.num_houses
    if counter == 7:
        return kinds(p.houses, 5)
    if counter == 8:
        return p.all_workers()
    if counter == 9:
        return p.florins
    if counter == 10:
        return p.num_characters
    if counter == 11:
        return kinds(p.groups, 11)
    return p.threats[0] + p.threats[1] + p.threats[2] + p.threats[3] + p.threats[4]


def kinds(counts: vec[i64], size: i64) -> i64:
    """How many of the counts are not 0."""
    n: i64 = 0
    i: i64
    for i in range(size):
        if counts[i] > 0:
            n += 1
    return n


def thirds(p: Player) -> i64:
    return (1 if p.dug[0] >= THIRD else 0) + (1 if p.dug[1] >= THIRD else 0)


def laurel(s: Position, seat: i64, card: i64) -> i64:
    """What a character with a laurel scores for its player."""
    total: i64 = 0
    row: i64
    at: i64
    which: i64 = s.revised * NUM_CARDS + card
    for row in range(SCORES_FIRST[which], SCORES_LAST[which]):
        at = row * ROW
        condition: i64 = PROGRAM[at + X]
        if condition >= 0 and count(s, seat, condition) < PROGRAM[at + Y]:
            continue
        if PROGRAM[at + PER] < 0:
            total += PROGRAM[at + TIMES]
            continue
        per: i64 = PROGRAM[at + TIMES] * (count(s, seat, PROGRAM[at + PER]) // PROGRAM[at + EACH])
        limit: i64 = PROGRAM[at + AT_MOST]
        total += min(per, limit) if limit > 0 else per
    return total


def statue_points(p: Player) -> i64:
    total: i64 = 0
    left: i64 = p.statues
    while left != 0:
        total += STATUES[LOW[(left & -left) % 67]]
        left &= left - 1
    return total


def final_points(s: Position, seat: i64, out: vec[i64]) -> None:
    """Fills in what the player's things are worth at the end, by part."""
    p: Player = s.players[seat]
    here: vec[i64] = p.here
    first: i64 = s.revised * NUM_CARDS
    c: i64
    printed: i64 = 0
    laurels: i64 = 0
    for c in range(5):
        left: i64 = here[c]
        while left != 0:
            low: i64 = left & -left
            left ^= low
            card: i64 = COLOUR_FIRST[c] + LOW[low % 67]
            printed += CARD_POINTS[first + card]
            laurels += laurel(s, seat, card)
    out[CHARACTERS] = printed
    out[HOUSES] = p.num_houses * HOUSE_POINTS
    out[LAURELS] = laurels
    out[MAJORITIES] = count_bits(p.majorities) * MAJORITY_POINTS
    out[CANALS] = thirds(p) * THIRD_POINTS
    out[STATUE_TILES] = statue_points(p)
    out[PROGRESS] = PROGRESS_POINTS[p.level]


def total(s: Position, seat: i64) -> i64:
    parts: vec[i64] = vec[i64]([0] * 7)
    final_points(s, seat, parts)
    points: i64 = s.players[seat].track()
    i: i64
    for i in range(7):
        points += parts[i]
    return points


def turn_majorities(s: Position) -> None:
    """Phase 4: whoever leads alone turns the marker, and it stays; a judge also when level."""
    which: i64
    seat: i64
    other: i64
    for which in range(3):
        for seat in range(s.seats):
            p: Player = s.players[seat]
            own: i64 = _standing(p, which)
            leads: bool = own > 0
            for other in range(s.seats):
                if other != seat:
                    theirs: i64 = _standing(s.players[other], which)
                    if theirs > own or (theirs == own and p.rules[TIES_COUNT] == 0):
                        leads = False
            if leads:
                p.majorities |= BIT[which]


def _standing(p: Player, which: i64) -> i64:
    if which == 0:
        return p.level
    if which == 1:
        return p.num_characters
    return p.dug[0] + p.dug[1]


def winners(s: Position) -> list[int]:
    """Most points, then most florins; who is level then shares the win (p. 11)."""
    best: list[int] = []
    top: i64 = -1
    seat: i64
    for seat in range(s.seats):
        worth: i64 = total(s, seat) * 100000 + s.players[seat].florins
        if worth > top:
            top = worth
            best = []
        if worth == top:
            best.append(seat)
    return best
