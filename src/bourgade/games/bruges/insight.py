"""How well a player stands, in points to be hoped for at the end: the eye of the bots."""

from typing import Final

from bourgade.core.native import i64
from bourgade.games.bruges.build import DOES_FIRST, DOES_LAST
from bourgade.games.bruges.scoring import STATUES, total
from bourgade.games.bruges.state import (
    AGAIN,
    BIT,
    BREACH,
    BUILD,
    CHOOSE_HOUSE,
    COLOUR_FIRST,
    CONVERT,
    DIG,
    DISCARD,
    DRAW_MORE,
    EFFECTS,
    EXCHANGE,
    F_A,
    F_B,
    F_C,
    F_CARD,
    F_E,
    F_SEAT,
    FIRE,
    FRAME,
    GIVE,
    LEND,
    LEVELS,
    LOW,
    OVER,
    PLAGUE,
    PLAY,
    TAKE_COLOUR,
    TAKE_WORKERS,
    THREAT,
    Player,
    Position,
)
from bourgade.games.bruges.tables import NUM_STATUES as ALL_STATUES
from bourgade.games.bruges.tables import SECTION
from bourgade.games.bruges.worth import (
    CARD,
    HOUSE,
    LEVEL,
    MARKER,
    TILE,
    Outlook,
    placing_worth,
    row_worth,
    rows_worth,
    standing_worth,
)

NUM_STATUES: Final = ALL_STATUES
EMPTY_HOUSE: Final = 1.1  # a house that waits for a character
FLORINS_ENOUGH: Final = 12.0  # beyond, each counts only a part
SPARE_FLORIN: Final = 0.35
SPARE_WORKER: Final = 0.5  # the second worker of a colour, as a share of the first
MANY_WORKERS: Final = 0.2  # the third and more
HOPE: Final = 0.45  # share of the worth of placing a card that its holder may hope for
CANAL_THIRD: Final = 3.0
MAJORITY: Final = 4.0


def evaluate(s: Position, player: i64) -> float:
    """Points now, and what stock, cards, characters, canals and majorities promise."""
    p: Player = s.players[player]
    worth: float = float(total(s, player))
    if s.decision == OVER:
        return worth + float(p.florins) * 0.001
    o = Outlook(s, player)
    worth += _stock(o) + _cards(o) + _characters(o) + _canals(o)
    worth += _majorities(o) - _dangers(o)
    i: i64
    for i in range(s.depth):
        if s.stack[i * FRAME + F_SEAT] == player:
            worth += _waiting(o, i * FRAME)
    return worth


def _stock(o: Outlook) -> float:
    """Florins and workers, the first ones worth more than the many."""
    p: Player = o.p
    florins: float = float(p.florins)
    if florins > FLORINS_ENOUGH:
        florins = FLORINS_ENOUGH + (florins - FLORINS_ENOUGH) * SPARE_FLORIN
    workers: float = 0.0
    c: i64
    for c in range(5):
        n: float = float(p.workers[c])
        workers += min(n, 1.0)
        if n > 1.0:
            workers += SPARE_WORKER * min(n - 1.0, 1.0)
        if n > 2.0:
            workers += MANY_WORKERS * (n - 2.0)
    return florins * o.florin + workers * o.worker


def _cards(o: Outlook) -> float:
    """The hand: every card is an action, some are characters to be placed."""
    p: Player = o.p
    plays: float = min(float(p.cards), 4.0 * o.left + 0.5)
    worth: float = CARD * plays
    best: float = 0.0
    second: float = 0.0
    c: i64
    for c in range(5):
        left: i64 = p.hand[c]
        while left != 0:
            low: i64 = left & -left
            left ^= low
            value: float = placing_worth(o, COLOUR_FIRST[c] + LOW[low % 67])
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    worth += HOPE * (best + 0.6 * second) * min(1.0, o.left)
    homes: float = float(min(2, p.num_houses - p.num_characters))
    return worth + homes * EMPTY_HOUSE * min(1.0, o.left)


def _characters(o: Outlook) -> float:
    p: Player = o.p
    worth: float = 0.0
    c: i64
    for c in range(5):
        left: i64 = p.here[c]
        while left != 0:
            low: i64 = left & -left
            left ^= low
            worth += standing_worth(o, COLOUR_FIRST[c] + LOW[low % 67], p.used[c] & low != 0)
    return worth


def _canals(o: Outlook) -> float:
    """Tiles on their way to the third space and to a statue."""
    p: Player = o.p
    worth: float = 0.0
    side: i64
    for side in range(2):
        tiles: i64 = p.dug[side]
        if tiles < 3:
            worth += CANAL_THIRD * 0.22 * float(tiles) * min(1.0, o.left * 0.7)
        if tiles < SECTION and p.completed & BIT[side] == 0 and o.s.statues_taken < NUM_STATUES:
            near: float = float(tiles * tiles) / 25.0
            worth += float(STATUES[o.s.statues_taken]) * near * min(1.0, o.left * 0.5) * 0.7
    return worth


def _majorities(o: Outlook) -> float:
    """Markers not turned yet: the chance to lead alone at the end of a round to come."""
    worth: float = 0.0
    which: i64
    for which in range(3):
        if o.p.majorities & BIT[which] != 0:
            continue
        own: i64 = _standing(o.p, which)
        best: i64 = 0
        seat: i64
        for seat in range(o.s.seats):
            if seat != o.seat:
                best = max(best, _standing(o.s.players[seat], which))
        lead: i64 = own - best
        if lead > 0:
            worth += MAJORITY * 0.8
        elif lead == 0:
            worth += MAJORITY * 0.4 * min(1.0, o.left)
        else:
            worth += MAJORITY * max(0.0, 0.3 + 0.1 * float(lead)) * min(1.0, o.rounds * 0.5)
    return worth


def _standing(p: Player, which: i64) -> i64:
    if which == 0:
        return p.level
    if which == 1:
        return p.num_characters
    return p.dug[0] + p.dug[1]


def _dangers(o: Outlook) -> float:
    """What the threats may cost in the throws to come, by colour of the marker."""
    p: Player = o.p
    throws: float = o.rounds
    if o.s.phase == 0:
        throws += 1.0
    worth: float = 0.0
    c: i64
    for c in range(5):
        if p.threats[c] == 0:
            continue
        loss: float
        if c == 0:
            loss = 0.8 + 0.7 * float(p.all_workers()) * o.worker
        elif c == 1:
            loss = 2.5 if p.num_characters > 0 else 0.3
        elif c == 2:
            loss = 0.8 + 0.8 * float(p.florins) * o.florin
        elif c == 3:
            loss = 1.8 if p.num_houses > 0 else 0.3
        else:
            loss = 3.0
        soon: float = min(1.0, throws / 3.0)
        worth += loss * soon * (0.25 if p.threats[c] == 1 else 0.8)
    return worth


def _waiting(o: Outlook, at: i64) -> float:
    """What a frame on the stack will bring to its player."""
    s: Position = o.s
    what: i64 = s.stack[at]
    card: i64 = s.stack[at + F_CARD]
    n: float = float(s.stack[at + F_A])
    if what == EFFECTS:
        return rows_worth(o, s.stack[at + F_A], s.stack[at + F_B], s.stack[at + F_C])
    if what == CHOOSE_HOUSE:
        return placing_worth(o, card)
    if what == TAKE_WORKERS or what == TAKE_COLOUR:
        return n * o.worker * 0.8
    if what == DISCARD:
        return MARKER * min(n, 1.0)
    if what == LEVELS:
        return n * (1.0 + 0.5 * LEVEL)
    if what == DIG:
        return TILE
    if what == BUILD:
        return HOUSE
    if what == PLAY:
        return 0.5
    if what == EXCHANGE:
        return 0.1
    if what == CONVERT:
        return row_worth(o, s.stack[at + F_E], -1)
    if what == AGAIN:
        return rows_worth(o, DOES_FIRST[card], DOES_LAST[card], -1)
    if what == DRAW_MORE:
        return n * 0.5
    if what == LEND:
        return n * 0.6
    return _loss(o, what, n)


def _loss(o: Outlook, what: i64, n: float) -> float:
    if what == PLAGUE:
        return -2.5
    if what == FIRE:
        return -1.8
    if what == GIVE:
        return -n * o.worker
    if what == BREACH:
        return -1.0
    if what == THREAT:
        return -0.6
    return 0.0
