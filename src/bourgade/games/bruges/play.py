"""Playing a card: the six actions of phase 3 (p. 5-8)."""

from bourgade.core.native import i64
from bourgade.core.state import ActionList
from bourgade.games.bruges.actions import CANAL, CHARACTER, FLORINS, HOUSE, REMOVE, WORKERS
from bourgade.games.bruges.build import (
    build_house,
    can_dig,
    dig,
    discard_card,
    discard_marker,
    house_cost,
    leave_hand,
    next_colour,
    price,
)
from bourgade.games.bruges.state import (
    CARD_COLOUR,
    CHOOSE_HOUSE,
    COLOUR_FIRST,
    DISCARD,
    LOW,
    Player,
    Position,
)
from bourgade.games.bruges.tables import (
    ANY_COLOUR,
    FLORINS_MORE,
    THREATS_MORE,
    WORKERS_MORE,
)


def list_plays(s: Position, seat: i64, out: ActionList) -> None:
    """Every card of the hand with everything it can do now."""
    p: Player = s.players[seat]
    c: i64
    _list_all(p, WORKERS, out)
    _list_all(p, FLORINS, out)
    for c in range(5):
        if p.threats[c] > 0:
            _list_colour(p, REMOVE, c, out)
    for c in range(5):
        _list_canals(p, seat, c, out)
    list_houses(p, 1, out)
    if p.num_houses > p.num_characters:
        _list_characters(s, p, out)


def _list_all(p: Player, verb: i64, out: ActionList) -> None:
    c: i64
    for c in range(5):
        _list_colour(p, verb, c, out)


def _list_colour(p: Player, verb: i64, c: i64, out: ActionList) -> None:
    first: i64 = verb + COLOUR_FIRST[c]
    left: i64 = p.hand[c]
    while left != 0:
        low: i64 = left & -left
        left ^= low
        out.add(first + LOW[low % 67])


def _list_canals(p: Player, seat: i64, c: i64, out: ActionList) -> None:
    """A card builds on the next space of its own colour, if the florins suffice."""
    if p.hand[c] == 0:
        return
    on_left: bool = next_colour(p, seat, 0) == c and can_dig(p, 0, 1)
    on_right: bool = next_colour(p, seat, 1) == c and can_dig(p, 1, 1)
    if not on_left and not on_right:
        return
    left: i64 = p.hand[c]
    while left != 0:
        low: i64 = left & -left
        left ^= low
        card: i64 = COLOUR_FIRST[c] + LOW[low % 67]
        if on_left:
            out.add(CANAL + card * 2)
        if on_right:
            out.add(CANAL + card * 2 + 1)


def list_houses(p: Player, workers: i64, out: ActionList) -> None:
    """Cards that can become a house for so many workers of their colour."""
    cost: i64 = house_cost(p, workers)
    c: i64
    for c in range(5):
        if p.workers[c] >= cost:
            _list_colour(p, HOUSE, c, out)


def _list_characters(s: Position, p: Player, out: ActionList) -> None:
    c: i64
    for c in range(5):
        left: i64 = p.hand[c]
        while left != 0:
            low: i64 = left & -left
            left ^= low
            card: i64 = COLOUR_FIRST[c] + LOW[low % 67]
            if price(s, p, card) <= p.florins:
                out.add(CHARACTER + card)


def play(s: Position, seat: i64, action: i64) -> None:
    """Carries out a listed play; what it sets going waits on the stack."""
    p: Player = s.players[seat]
    card: i64
    if action < FLORINS:
        card = action - WORKERS
        discard_card(s, p, card)
        p.workers[CARD_COLOUR[card]] += 2 + p.rules[WORKERS_MORE]
    elif action < REMOVE:
        card = action - FLORINS
        discard_card(s, p, card)
        p.florins += s.dice[CARD_COLOUR[card]] + p.rules[FLORINS_MORE]
    elif action < CANAL:
        card = action - REMOVE
        discard_card(s, p, card)
        if p.rules[THREATS_MORE] > 0:
            s.push(DISCARD, seat, -1, p.rules[THREATS_MORE], ANY_COLOUR, 0, 0)
        discard_marker(s, seat, CARD_COLOUR[card])
    elif action < HOUSE:
        card = (action - CANAL) // 2
        discard_card(s, p, card)
        dig(s, seat, (action - CANAL) % 2, 1)
    elif action < CHARACTER:
        build_house(s, seat, action - HOUSE, 1)
    else:
        card = action - CHARACTER
        p.florins -= price(s, p, card)
        leave_hand(p, card)
        s.shown = True
        s.push(CHOOSE_HOUSE, seat, card, 0, 0, 0, 0)
