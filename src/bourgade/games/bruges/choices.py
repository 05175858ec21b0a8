"""The choices that disasters and characters offer: what may be chosen, and what it does then.

The choice that is open is the top frame of the stack. In a series (workers taken, markers
discarded …) colours go upwards, so that each combination has one way to be chosen.
"""

from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.core.state import ActionList
from bourgade.games.bruges import actions as do
from bourgade.games.bruges.build import (
    DOES_FIRST,
    DOES_LAST,
    advance,
    benefit,
    build_house,
    can_dig,
    dig,
    discard_marker,
    move_in,
    start_effects,
)
from bourgade.games.bruges.disasters import (
    breach,
    burn_empty,
    burn_under,
    die_of_plague,
    strike,
)
from bourgade.games.bruges.perform import PROGRAM, TOP_LEVEL, threaten, useful
from bourgade.games.bruges.piles import draw
from bourgade.games.bruges.play import list_houses, list_plays, play
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
    EXCHANGE,
    F_A,
    F_B,
    F_C,
    F_CARD,
    F_D,
    F_E,
    F_SEAT,
    FIRE,
    GIVE,
    LEND,
    LEVELS,
    LOW,
    PLAGUE,
    PLAY,
    STRIKES,
    TAKE_COLOUR,
    TAKE_WORKERS,
    THREATEN,
    Player,
    Position,
)
from bourgade.games.bruges.tables import (
    ANY_COLOUR,
    FLORINS,
    POINTS,
    ROW,
    STRIKE,
    TIMES,
    X,
    Y,
    Z,
)


def list_choices(s: Position, out: ActionList) -> None:
    """What the top frame offers; nothing if there is nothing to choose from."""
    what: i64 = s.frame(0)
    seat: i64 = s.frame(F_SEAT)
    p: Player = s.players[seat]
    c: i64
    if what == STRIKES:
        for c in range(5):
            if p.threats[c] >= STRIKE:
                out.add(do.SUFFER + c)
    elif what == PLAGUE:
        _list_characters(p, do.LOSE, out)
    elif what == FIRE:
        _list_fire(p, out)
    elif what == CHOOSE_HOUSE:
        for c in range(5):
            if p.empty[c] != 0:
                out.add(do.IN + c)
    elif what == TAKE_WORKERS or what == TAKE_COLOUR or what == THREATEN:
        _list_colours(s, what, out)
    elif what == DISCARD:
        _list_discards(s, p, out)
    elif what == GIVE:
        _list_gifts(s, p, out)
    elif what == BREACH:
        _list_breaches(p, out)
    elif what == LEND:
        _list_borrowers(s, seat, out)
    elif what == DRAW_MORE:
        list_piles(s, out)
    else:
        _list_offers(s, what, seat, p, out)


def _list_offers(s: Position, what: i64, seat: i64, p: Player, out: ActionList) -> None:
    """Offers that may be declined, unless the character was activated for nothing else."""
    before: i64 = out.count
    side: i64
    if what == LEVELS:
        if p.level < TOP_LEVEL and p.florins >= s.frame(F_B):
            out.add(do.ADVANCE)
    elif what == DIG:
        for side in range(2):
            if can_dig(p, side, s.frame(F_A)):
                out.add(do.DIG + side)
    elif what == BUILD:
        list_houses(p, s.frame(F_A), out)
    elif what == PLAY:
        list_plays(s, seat, out)
    elif what == EXCHANGE:
        _list_swaps(s, p, out)
    elif what == CONVERT:
        _list_conversions(s, p, out)
    elif what == AGAIN:
        card: i64 = s.frame(F_CARD)
        if useful(s, seat, DOES_FIRST[card], DOES_LAST[card], -1):
            out.add(do.AGAIN)
    if out.count > before and s.frame(F_D) == 0:
        out.add(do.DONE)


def _list_characters(p: Player, verb: i64, out: ActionList) -> None:
    c: i64
    for c in range(5):
        left: i64 = p.here[c]
        while left != 0:
            low: i64 = left & -left
            left ^= low
            out.add(verb + COLOUR_FIRST[c] + LOW[low % 67])


def _list_fire(p: Player, out: ActionList) -> None:
    """A house, with or without a character, or a tile at the end of a canal (p. 12)."""
    _list_characters(p, do.BURN_UNDER, out)
    c: i64
    for c in range(5):
        if p.empty[c] != 0:
            out.add(do.BURN + c)
    _list_breaches(p, out)


def _list_breaches(p: Player, out: ActionList) -> None:
    side: i64
    for side in range(2):
        if p.dug[side] > 0:
            out.add(do.BREACH + side)


def _list_colours(s: Position, what: i64, out: ActionList) -> None:
    """Any colour; workers of several colours are named upwards."""
    c: i64
    first: i64 = s.frame(F_B) if what == TAKE_WORKERS else 0
    verb: i64 = do.THREATEN if what == THREATEN else do.TAKE
    for c in range(first, 5):
        out.add(verb + c)


def _list_discards(s: Position, p: Player, out: ActionList) -> None:
    only: i64 = s.frame(F_B)
    found: bool = False
    c: i64
    for c in range(s.frame(F_C), 5):
        if p.threats[c] > 0 and (only == ANY_COLOUR or only == c):
            out.add(do.DISCARD + c)
            found = True
    if found and s.frame(F_D) == 0:
        out.add(do.DONE)


def _list_gifts(s: Position, p: Player, out: ActionList) -> None:
    """Colours from the last one upwards, as long as enough workers are left for the rest."""
    left: i64 = s.frame(F_A)
    c: i64
    d: i64
    for c in range(s.frame(F_B), 5):
        rest: i64 = 0
        for d in range(c, 5):
            rest += p.workers[d]
        if p.workers[c] > 0 and rest >= left:
            out.add(do.GIVE + c)


def _list_borrowers(s: Position, seat: i64, out: ActionList) -> None:
    """Clockwise; every florin must find a taker."""
    left: i64 = s.frame(F_A)
    other: i64
    for other in range(s.seats):
        place: i64 = (other - seat) % s.seats
        if place > s.frame(F_B) and s.seats - place >= left:
            out.add(do.LEND + other)


def list_piles(s: Position, out: ActionList) -> None:
    pile: i64
    for pile in range(2):
        if s.pile[pile] > 0:
            out.add(do.DRAW + pile)


def _list_swaps(s: Position, p: Player, out: ActionList) -> None:
    """From and to both go upwards, and no colour is both given and taken."""
    given: i64 = s.frame(F_E) % 32
    taken: i64 = s.frame(F_E) // 32
    a: i64
    b: i64
    for a in range(s.frame(F_B), 5):
        if p.workers[a] == 0 or taken & BIT[a] != 0:
            continue
        for b in range(s.frame(F_C), 5):
            if b != a and given & BIT[b] == 0:
                out.add(do.SWAP + a * 5 + b)


def _list_conversions(s: Position, p: Player, out: ActionList) -> None:
    at: i64 = s.frame(F_E) * ROW
    c: i64
    if PROGRAM[at + X] == FLORINS:
        if p.florins >= PROGRAM[at + Y]:
            out.add(do.CONVERT)
        return
    for c in range(s.frame(F_B), 5):
        if p.workers[c] > 0:
            out.add(do.RETURN + c)


# --- Choosing ---


def choose(s: Position, action: i64, chance: Chance) -> None:
    """Does what was chosen from the top frame."""
    what: i64 = s.frame(0)
    seat: i64 = s.frame(F_SEAT)
    if action == do.DONE:
        s.pop()
    elif what == STRIKES:
        strike(s, seat, action - do.SUFFER)
    elif what == PLAGUE:
        s.pop()
        die_of_plague(s, seat, action - do.LOSE)
    elif what == FIRE:
        s.pop()
        _burn(s, seat, action, chance)
    elif what == CHOOSE_HOUSE:
        card: i64 = s.frame(F_CARD)
        s.pop()
        move_in(s, seat, card, action - do.IN, chance)
    elif what == BREACH:
        s.pop()
        breach(s.players[seat], action - do.BREACH)
    elif what == PLAY:
        s.pop()
        play(s, seat, action)
    elif what == BUILD:
        workers: i64 = s.frame(F_A)
        s.pop()
        build_house(s, seat, action - do.HOUSE, workers)
    elif what == DIG:
        times: i64 = s.frame(F_A)
        s.pop()
        dig(s, seat, action - do.DIG, times)
    elif what == DRAW_MORE:
        _one_less(s)
        draw(s, s.players[seat], action - do.DRAW, chance)
    elif what == THREATEN:
        _threaten(s, seat, action - do.THREATEN)
    else:
        _choose_from_series(s, what, seat, action)


def _choose_from_series(s: Position, what: i64, seat: i64, action: i64) -> None:
    p: Player = s.players[seat]
    colour: i64
    if what == TAKE_WORKERS:
        colour = action - do.TAKE
        p.workers[colour] += 1
        s.set_frame(F_B, colour)
        _one_less(s)
    elif what == TAKE_COLOUR:
        p.workers[action - do.TAKE] += s.frame(F_A)
        s.pop()
    elif what == DISCARD:
        colour = action - do.DISCARD
        s.set_frame(F_C, colour)
        s.set_frame(F_D, 0)
        _one_less(s)
        discard_marker(s, seat, colour)
    elif what == LEVELS:
        p.florins -= s.frame(F_B)
        s.set_frame(F_B, 0)
        s.set_frame(F_D, 0)
        _one_less(s)
        advance(s, seat)
    elif what == GIVE:
        colour = action - do.GIVE
        p.workers[colour] -= 1
        s.players[s.frame(F_C)].workers[colour] += 1
        s.set_frame(F_B, colour)
        _one_less(s)
    elif what == EXCHANGE:
        _swap(s, p, action - do.SWAP)
    elif what == CONVERT:
        _convert(s, seat, p, action)
    elif what == LEND:
        _lend(s, seat, p, action - do.LEND)
    elif what == AGAIN:
        card: i64 = s.frame(F_CARD)
        _one_less(s)
        start_effects(s, seat, card, -1, 0)


def _one_less(s: Position) -> None:
    """One of the series is done; the last one ends it."""
    left: i64 = s.frame(F_A) - 1
    s.set_frame(F_A, left)
    if left <= 0:
        s.pop()


def _burn(s: Position, seat: i64, action: i64, chance: Chance) -> None:
    if action >= do.BREACH:
        breach(s.players[seat], action - do.BREACH)
    elif action >= do.BURN:
        burn_empty(s, seat, action - do.BURN, chance)
    else:
        burn_under(s, seat, action - do.BURN_UNDER)


def _threaten(s: Position, seat: i64, colour: i64) -> None:
    n: i64 = s.frame(F_A)
    card: i64 = s.frame(F_CARD)
    s.pop()
    threaten(s, seat, card, colour, n)


def _swap(s: Position, p: Player, pair: i64) -> None:
    given: i64 = pair // 5
    taken: i64 = pair % 5
    p.workers[given] -= 1
    p.workers[taken] += 1
    s.set_frame(F_B, given)
    s.set_frame(F_C, taken)
    s.set_frame(F_D, 0)
    s.set_frame(F_E, s.frame(F_E) | BIT[given] | BIT[taken + 5])
    _one_less(s)


def _convert(s: Position, seat: i64, p: Player, action: i64) -> None:
    at: i64 = s.frame(F_E) * ROW
    card: i64 = s.frame(F_CARD)
    if action == do.CONVERT:
        p.florins -= PROGRAM[at + Y]
    else:
        p.workers[action - do.RETURN] -= 1
        s.set_frame(F_B, action - do.RETURN)
    s.set_frame(F_D, 0)
    _one_less(s)
    got: i64 = PROGRAM[at + Z]
    n: i64 = PROGRAM[at + TIMES]
    if got == FLORINS:
        p.florins += n
    elif got == POINTS:
        benefit(p, n)
    else:
        s.push(TAKE_WORKERS, seat, card, n, 0, 0, 0)


def _lend(s: Position, seat: i64, p: Player, other: i64) -> None:
    p.florins -= 1
    s.players[other].florins += 1
    benefit(p, s.frame(F_C))
    s.set_frame(F_B, (other - seat) % s.seats)
    _one_less(s)
