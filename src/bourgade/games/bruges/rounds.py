"""The course of a round: phases 1 to 4, and whatever waits on the stack in between (p. 4-10)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.bruges import actions as do
from bourgade.games.bruges import tables
from bourgade.games.bruges.build import (
    CARD_ACTIVE,
    DOES_FIRST,
    DOES_LAST,
    advance,
    start_effects,
)
from bourgade.games.bruges.choices import choose, list_choices, list_piles
from bourgade.games.bruges.disasters import receive
from bourgade.games.bruges.perform import TOP_LEVEL, step, useful
from bourgade.games.bruges.piles import draw_unseen, look_at_hand
from bourgade.games.bruges.play import list_plays, play
from bourgade.games.bruges.scoring import turn_majorities
from bourgade.games.bruges.state import (
    CARD_BIT,
    CARD_COLOUR,
    COLOUR_FIRST,
    DRAW,
    DRAWING,
    EFFECTS,
    ENDED,
    F_A,
    F_SEAT,
    LOW,
    OVER,
    PLAYING,
    PROGRESS,
    PROGRESSING,
    THREAT,
    THREATS,
    TURN,
    Player,
    Position,
)
from bourgade.games.bruges.tables import (
    HAND,
    HAND_LIMIT,
    PROGRESS_ANYWAY,
    PROGRESS_CHEAPER,
    TURNS,
)

CARD_WORKER: Final = vec[i64](tables.CARD_WORKER)
THREAT_FROM: Final = 5  # dice from this number on hand out threats
STEP_UP_TO: Final = 2  # dice up to this number make the price of progress
IMPOSSIBLE: Final = -1
MOST_CHOICES: Final = 1200  # more than all cards with all their actions
NOTHING: Final = -1
SEVERAL: Final = -2
# Each caller takes one and gives it back: threads never share.
_spare: Final[list[ActionList]] = []


def go_on(s: Position, chance: Chance) -> None:
    """Does all that happens by itself, until somebody has to decide or the game is over."""
    while True:
        if s.depth == 0:
            if not _next(s, chance):
                return
            continue
        what: i64 = s.frame(0)
        if what == EFFECTS:
            step(s)
        elif what == THREAT:
            seat: i64 = s.frame(F_SEAT)
            colour: i64 = s.frame(F_A)
            s.pop()
            receive(s, seat, colour)
        else:
            forced: i64 = _forced(s)
            if forced == SEVERAL:
                s.decision = what
                s.decider = s.frame(F_SEAT)
                return
            if forced == NOTHING:
                s.pop()
            else:
                choose(s, forced, chance)


def _forced(s: Position) -> i64:
    """The only choice there is; else NOTHING or SEVERAL."""
    out: ActionList = _spare.pop() if _spare else ActionList(MOST_CHOICES)
    out.count = 0
    list_choices(s, out)
    found: i64 = NOTHING if out.count == 0 else out.items[0]
    if out.count > 1:
        found = SEVERAL
    _spare.append(out)
    return found


def _next(s: Position, chance: Chance) -> bool:
    """The next step of the phase; False when a player has to decide."""
    if s.phase == PLAYING:
        return _next_turn(s)
    if s.phase == DRAWING:
        return _next_draw(s, chance)
    if s.phase == THREATS:
        return _next_threats(s)
    if s.phase == PROGRESSING:
        return _next_progress(s)
    s.decision = OVER
    s.decider = -1
    return False


def _ask(s: Position, decision: i64) -> bool:
    s.decision = decision
    s.decider = s.seat_of_turn()
    return False


# --- Phase 1: draw (p. 4) ---


def _next_draw(s: Position, chance: Chance) -> bool:
    if s.turn == s.seats:
        c: i64
        for c in range(5):
            s.dice[c] = chance.die()
        s.phase = THREATS
        s.turn = 0
        return True
    p: Player = s.players[s.seat_of_turn()]
    if may_draw(s):
        if p.cards >= HAND or (s.pile[0] > 0 and s.pile[1] > 0):
            return _ask(s, DRAW)
        draw_unseen(s, p, 0 if s.pile[0] > 0 else 1, chance)
        return True
    look_at_hand(s, p, chance)
    s.enough = False
    s.turn += 1
    return True


def may_draw(s: Position) -> bool:
    """Up to five cards; an inventor may take a sixth."""
    if s.pile[0] + s.pile[1] == 0:
        return False
    p: Player = s.players[s.seat_of_turn()]
    return p.cards < HAND or (p.cards < p.rules[HAND_LIMIT] and not s.enough)


def list_draws(s: Position, out: ActionList) -> None:
    """Either pile; an inventor's sixth card may be declined."""
    list_piles(s, out)
    if s.players[s.decider].cards >= HAND:
        out.add(do.DONE)


def draw_or_stop(s: Position, action: i64, chance: Chance) -> None:
    if action == do.DONE:
        s.enough = True
    else:
        draw_unseen(s, s.players[s.decider], action - do.DRAW, chance)


# --- Phase 2: dice (p. 4-5) ---


def _next_threats(s: Position) -> bool:
    """Clockwise, each player takes all his markers, then his disasters strike."""
    if s.turn == s.seats:
        s.phase = PROGRESSING
        s.turn = 0
        return True
    seat: i64 = s.seat_of_turn()
    s.turn += 1
    c: i64
    for c in range(5):
        if s.dice[c] >= THREAT_FROM:
            receive(s, seat, c)
    return True


def step_cost(s: Position, p: Player) -> i64:
    """Florins for a level this round: the sum of the ones and twos, if there are any (p. 5)."""
    total: i64 = 0
    c: i64
    for c in range(5):
        if s.dice[c] <= STEP_UP_TO:
            total += s.dice[c]
    if p.level >= TOP_LEVEL:
        return IMPOSSIBLE
    if total > 0:
        return max(0, total - p.rules[PROGRESS_CHEAPER])
    return p.rules[PROGRESS_ANYWAY] if p.rules[PROGRESS_ANYWAY] > 0 else IMPOSSIBLE


def _next_progress(s: Position) -> bool:
    if s.turn == s.seats:
        s.phase = PLAYING
        s.turn = 0
        s.played = False
        return True
    if may_progress(s):
        return _ask(s, PROGRESS)
    s.turn += 1
    return True


def may_progress(s: Position) -> bool:
    p: Player = s.players[s.seat_of_turn()]
    cost: i64 = step_cost(s, p)
    return cost != IMPOSSIBLE and cost <= p.florins


def progress_or_stay(s: Position, action: i64) -> None:
    seat: i64 = s.decider
    s.turn += 1
    if action == do.ADVANCE:
        p: Player = s.players[seat]
        p.florins -= step_cost(s, p)
        advance(s, seat)


# --- Phase 3: cards and characters (p. 5-9) ---


def _next_turn(s: Position) -> bool:
    """A player without cards still has his turn, if there are characters to activate (p. 13)."""
    if s.turn == TURNS * s.seats:
        _end_round(s)
        return True
    seat: i64 = s.seat_of_turn()
    p: Player = s.players[seat]
    if p.cards == 0 and not s.acted and not _any_active(s, seat, p):
        s.turn += 1
        return True
    return _ask(s, TURN)


def list_turn(s: Position, out: ActionList) -> None:
    p: Player = s.players[s.decider]
    if not s.played:
        list_plays(s, s.decider, out)
    if p.activatable > 0:
        _list_active(s, s.decider, p, out)
    if s.played or p.cards == 0:
        out.add(do.END)


def _list_active(s: Position, seat: i64, p: Player, out: ActionList) -> None:
    c: i64
    for c in range(5):
        left: i64 = _startable(s, seat, p, c)
        while left != 0:
            out.add(do.ACTIVATE + COLOUR_FIRST[c] + LOW[(left & -left) % 67])
            left &= left - 1


def _any_active(s: Position, seat: i64, p: Player) -> bool:
    if p.activatable == 0:
        return False
    c: i64
    for c in range(5):
        if _startable(s, seat, p, c) != 0:
            return True
    return False


def _startable(s: Position, seat: i64, p: Player, c: i64) -> i64:
    """The characters of a colour that could be activated now."""
    found: i64 = 0
    left: i64 = p.here[c] & ~p.used[c]
    while left != 0:
        low: i64 = left & -left
        left ^= low
        card: i64 = COLOUR_FIRST[c] + LOW[low % 67]
        if CARD_ACTIVE[card] != 0 and _can_activate(s, seat, p, card):
            found |= low
    return found


def _can_activate(s: Position, seat: i64, p: Player, card: i64) -> bool:
    """Its worker is there, and without that worker it still does something."""
    worker: i64 = CARD_WORKER[card]
    if worker < 0:
        return useful(s, seat, DOES_FIRST[card], DOES_LAST[card], -1)
    if p.workers[worker] == 0:
        return False
    p.workers[worker] -= 1
    does: bool = useful(s, seat, DOES_FIRST[card], DOES_LAST[card], worker)
    p.workers[worker] += 1
    return does


def act(s: Position, action: i64) -> None:
    """An action of the own turn: a card, a character, or the end of it."""
    s.acted = action != do.END
    if action < do.ACTIVATE:
        s.played = True
        play(s, s.decider, action)
    elif action == do.END:
        s.played = False
        s.turn += 1
    else:
        _activate(s, s.decider, action - do.ACTIVATE)


def _activate(s: Position, seat: i64, card: i64) -> None:
    p: Player = s.players[seat]
    worker: i64 = CARD_WORKER[card]
    if worker >= 0:
        p.workers[worker] -= 1
    p.used[CARD_COLOUR[card]] |= CARD_BIT[card]
    start_effects(s, seat, card, worker, 1)


# --- Phase 4 and the end (p. 9-11) ---


def _end_round(s: Position) -> None:
    turn_majorities(s)
    s.turn = 0
    if s.round == s.last_round:
        s.phase = ENDED
        return
    s.round += 1
    s.first = (s.first + 1) % s.seats
    s.phase = DRAWING
    c: i64
    for p in s.players:
        for c in range(5):
            p.used[c] = 0
