"""What one seat cannot know, redrawn: hands, bonus tiles, and payments not yet complete.

Everybody has seen the cards of rewards come to hand, the discards, all jokers and exchange tiles,
and how many cards and bonus tiles each player has. The rest is as likely here as there.
"""

from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.games.burgenland.state import (
    NO_PLACE,
    NOTHING,
    OVER,
    REST,
    TURN,
    Player,
    Position,
)


def hide(s: Position, seat: i64, chance: Chance) -> None:
    """Makes this copy of a position one that `seat` might as well be looking at."""
    if s.decision == OVER:
        return  # the screens are down, the hands on the table
    if s.paying() and s.turn != seat:
        take_back(s)
    _redraw_hands(s, seat, chance)
    _redraw_tiles(s, seat, chance)


def take_back(s: Position) -> None:
    """The open payment returns to the hand, as if it had not been begun."""
    p: Player = s.active()
    i: i64
    for i in range(25):
        p.take(i, s.chosen[i] + s.paid[i])
        s.chosen[i] = 0
        s.paid[i] = 0
    s.place = NO_PLACE
    s.piece = NOTHING
    s.by_coins = False
    s.price = 0
    s.last = NOTHING
    s.due = 0
    s.decision = REST if s.acted else TURN


def _redraw_hands(s: Position, seat: i64, chance: Chance) -> None:
    """All cards nobody has shown go back to the pile, then as many come out again."""
    other: i64
    i: i64
    p: Player
    missing = [0] * s.seats
    unseen: i64 = s.pile_size
    for other in range(s.seats):
        if other == seat:
            continue
        p = s.players[other]
        for i in range(1, 25):
            count: i64 = p.hand[i] - p.shown[i]
            if count > 0:
                missing[other] += count
                unseen += count
                s.pile[i] += count
                p.take(i, -count)
    for other in range(s.seats):
        p = s.players[other]
        for i in range(missing[other]):
            p.take(_pick(s, unseen, chance), 1)
            unseen -= 1


def _pick(s: Position, unseen: i64, chance: Chance) -> i64:
    skip: i64 = chance.pick(unseen)
    card: i64 = 0
    while skip >= 0:
        card += 1
        skip -= s.pile[card]
    s.pile[card] -= 1
    return card


def _redraw_tiles(s: Position, seat: i64, chance: Chance) -> None:
    other: i64
    kind: i64
    p: Player
    missing = [0] * s.seats
    unseen: i64 = 0
    for other in range(s.seats):
        p = s.players[other]
        for kind in range(4):
            if other != seat:
                missing[other] += p.tiles[kind]
                s.tile_bag[kind] += p.tiles[kind]
                p.tiles[kind] = 0
    for kind in range(4):
        unseen += s.tile_bag[kind]
    for other in range(s.seats):
        p = s.players[other]
        while missing[other] > 0:
            skip: i64 = chance.pick(unseen)
            kind = -1
            while skip >= 0:
                kind += 1
                skip -= s.tile_bag[kind]
            s.tile_bag[kind] -= 1
            p.tiles[kind] += 1
            missing[other] -= 1
            unseen -= 1
