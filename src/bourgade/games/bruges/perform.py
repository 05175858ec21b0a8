"""What characters do: the rows of their programs, one after the other (tables.py, `_row`).

A row is done at once, or puts the choice it offers on the stack.
"""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.games.bruges import tables
from bourgade.games.bruges.build import benefit, can_dig, house_cost, lose_points
from bourgade.games.bruges.scoring import count
from bourgade.games.bruges.state import (
    BREACH,
    BUILD,
    CONVERT,
    DIG,
    DISCARD,
    DRAW_MORE,
    EXCHANGE,
    F_A,
    F_B,
    F_C,
    F_CARD,
    F_D,
    F_E,
    F_SEAT,
    GIVE,
    LEND,
    LEVELS,
    PLAY,
    TAKE_COLOUR,
    TAKE_WORKERS,
    THREAT,
    THREATEN,
    Player,
    Position,
)
from bourgade.games.bruges.tables import (
    ADVANCE_LEVELS,
    ANY_COLOUR,
    AT_MOST,
    BUILD_CANAL,
    BUILD_HOUSE,
    CONVERT_THINGS,
    DISCARD_THREAT,
    DRAW_CARDS,
    EACH,
    EACH_OPPONENT,
    EXCHANGE_WORKERS,
    FLORINS,
    GAIN,
    GAIN_WORKERS,
    GIVE_EACH,
    PER,
    PLAY_CARD,
    ROW,
    SAME_COLOUR,
    TAKE_FROM_EACH,
    TIMES,
    WORKERS_ANY,
    WORKERS_ONE,
    X,
    Y,
)

PROGRAM: Final = vec[i64](tables.PROGRAM)
TOP_LEVEL: Final[i64] = tables.TOP_LEVEL
THREAT_MARKER: Final = 0  # what each opponent suffers
CANAL_TILE: Final = 1


def amount(s: Position, seat: i64, row: i64) -> i64:
    """The amount of a row: a number, or so much for each of something, up to a limit."""
    at: i64 = row * ROW
    per: i64 = PROGRAM[at + PER]
    if per < 0:
        return PROGRAM[at + TIMES]
    total: i64 = PROGRAM[at + TIMES] * (count(s, seat, per) // PROGRAM[at + EACH])
    limit: i64 = PROGRAM[at + AT_MOST]
    return min(total, limit) if limit > 0 else total


def step(s: Position) -> None:
    """The next row of the effects on top of the stack."""
    seat: i64 = s.frame(F_SEAT)
    card: i64 = s.frame(F_CARD)
    row: i64 = s.frame(F_A)
    last: i64 = s.frame(F_B)
    colour: i64 = s.frame(F_C)
    # A character with a single effect was activated for it: then there is no declining.
    must: i64 = 0
    if s.frame(F_D) != 0:
        must = 1 if row + 1 == last else 0
        s.set_frame(F_D, 0)
    if row + 1 >= last:
        s.pop()
    else:
        s.set_frame(F_A, row + 1)
    if row < last:
        _perform(s, seat, card, row, colour, must)


def _perform(s: Position, seat: i64, card: i64, row: i64, colour: i64, must: i64) -> None:
    p: Player = s.players[seat]
    op: i64 = PROGRAM[row * ROW]
    x: i64 = PROGRAM[row * ROW + X]
    n: i64 = amount(s, seat, row)
    if op == GAIN:
        if x == FLORINS:
            p.florins += n
        else:
            benefit(p, n)
    elif op == GAIN_WORKERS:
        _gain_workers(s, seat, card, x, n)
    elif op == DRAW_CARDS:
        s.push(DRAW_MORE, seat, card, n, 0, 0, 0)
    elif op == DISCARD_THREAT:
        if n > 0:
            s.push(DISCARD, seat, card, n, colour if x == SAME_COLOUR else x, 0, must)
    elif op == ADVANCE_LEVELS:
        s.push(LEVELS, seat, card, x, PROGRAM[row * ROW + Y], 0, must)
    elif op == BUILD_CANAL:
        s.push(DIG, seat, card, x, 0, 0, must)
    elif op == BUILD_HOUSE:
        s.push(BUILD, seat, card, x, 0, 0, must)
    elif op == PLAY_CARD:
        s.push(PLAY, seat, card, 0, 0, 0, 1 - x)
    elif op == EXCHANGE_WORKERS:
        s.push(EXCHANGE, seat, card, x if x > 0 else p.all_workers(), 0, 0, must)
    elif op == CONVERT_THINGS:
        s.push(CONVERT, seat, card, PROGRAM[row * ROW + AT_MOST], 0, 0, must)
        s.set_frame(F_E, row)
    elif op == TAKE_FROM_EACH:
        _take_from_each(s, seat, card, x, n)
    elif op == GIVE_EACH:
        if p.florins > 0:
            s.push(LEND, seat, card, min(p.florins, s.seats - 1), 0, x, 0)
    elif op == EACH_OPPONENT:
        _each_opponent(s, seat, card, row, n)


def _gain_workers(s: Position, seat: i64, card: i64, colours: i64, n: i64) -> None:
    c: i64
    if colours == WORKERS_ANY:
        s.push(TAKE_WORKERS, seat, card, n, 0, 0, 0)
    elif colours == WORKERS_ONE:
        s.push(TAKE_COLOUR, seat, card, n, 0, 0, 0)
    else:
        for c in range(5):
            s.players[seat].workers[c] += n


def _take_from_each(s: Position, seat: i64, card: i64, what: i64, n: i64) -> None:
    """Each opponent gives what he has, up to n; clockwise, and he chooses the workers."""
    i: i64
    for i in range(s.seats - 1, 0, -1):
        other: i64 = (seat + i) % s.seats
        giver: Player = s.players[other]
        if what == FLORINS:
            paid: i64 = min(n, giver.florins)
            giver.florins -= paid
            s.players[seat].florins += paid
        elif giver.all_workers() > 0:
            s.push(GIVE, other, card, min(n, giver.all_workers()), 0, seat, 0)


def _each_opponent(s: Position, seat: i64, card: i64, row: i64, n: i64) -> None:
    suffers: i64 = PROGRAM[row * ROW + X]
    colour: i64 = PROGRAM[row * ROW + Y]
    if suffers == THREAT_MARKER:
        if colour == ANY_COLOUR:
            s.push(THREATEN, seat, card, n, 0, 0, 0)
        else:
            threaten(s, seat, card, colour, n)
        return
    i: i64
    k: i64
    for i in range(s.seats - 1, 0, -1):
        other: i64 = (seat + i) % s.seats
        if suffers == CANAL_TILE:
            for k in range(n):
                s.push(BREACH, other, card, 0, 0, 0, 0)
        else:
            lose_points(s.players[other], n)


def threaten(s: Position, seat: i64, card: i64, colour: i64, n: i64) -> None:
    """A marker for each opponent, clockwise; each disaster is over before the next one gets his."""
    i: i64
    k: i64
    for i in range(s.seats - 1, 0, -1):
        for k in range(n):
            s.push(THREAT, (seat + i) % s.seats, card, colour, 0, 0, 0)


# --- Would it do anything? ---


def useful(s: Position, seat: i64, first: i64, last: i64, colour: i64) -> bool:
    """Could any of these rows do something now?"""
    row: i64
    for row in range(first, last):
        if _useful_row(s, seat, row, colour):
            return True
    return False


def _useful_row(s: Position, seat: i64, row: i64, colour: i64) -> bool:
    p: Player = s.players[seat]
    op: i64 = PROGRAM[row * ROW]
    x: i64 = PROGRAM[row * ROW + X]
    if op == GAIN:
        return amount(s, seat, row) > 0
    if op == GAIN_WORKERS:
        return True
    if op == DRAW_CARDS:
        return s.pile[0] + s.pile[1] > 0
    if op == DISCARD_THREAT:
        return amount(s, seat, row) > 0 and has_marker(p, colour if x == SAME_COLOUR else x)
    if op == ADVANCE_LEVELS:
        return p.level < TOP_LEVEL and p.florins >= PROGRAM[row * ROW + Y]
    if op == BUILD_CANAL:
        return can_dig(p, 0, x) or can_dig(p, 1, x)
    if op == BUILD_HOUSE:
        return _can_build(p, x)
    if op == PLAY_CARD:
        return p.cards > 0
    if op == EXCHANGE_WORKERS:
        return p.all_workers() > 0
    if op == CONVERT_THINGS:
        have: i64 = p.florins if x == FLORINS else p.all_workers()
        return have >= PROGRAM[row * ROW + Y]
    if op == GIVE_EACH:
        return p.florins > 0
    return _hurts(s, seat, op, x)


def has_marker(p: Player, colour: i64) -> bool:
    if colour < ANY_COLOUR:
        return p.threats[colour] > 0
    t: vec[i64] = p.threats
    return t[0] + t[1] + t[2] + t[3] + t[4] > 0


def _can_build(p: Player, workers: i64) -> bool:
    cost: i64 = house_cost(p, workers)
    c: i64
    for c in range(5):
        if p.hand[c] != 0 and p.workers[c] >= cost:
            return True
    return False


def _hurts(s: Position, seat: i64, op: i64, x: i64) -> bool:
    """Has any opponent something to give or to lose?"""
    i: i64
    for i in range(s.seats):
        other: Player = s.players[i]
        if i == seat:
            continue
        if op == TAKE_FROM_EACH:
            if (other.florins if x == FLORINS else other.all_workers()) > 0:
                return True
        elif x == THREAT_MARKER:
            return True
        elif x == CANAL_TILE:
            if other.dug[0] + other.dug[1] > 0:
                return True
        elif other.track() > 0:
            return True
    return False
