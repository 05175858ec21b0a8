"""The third threat marker of a colour brings its disaster (p. 12)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.games.bruges import tables
from bourgade.games.bruges.build import lose_points, move_out
from bourgade.games.bruges.piles import by_lot, card_of
from bourgade.games.bruges.state import (
    CARD_BIT,
    CARD_COLOUR,
    FIRE,
    PLAGUE,
    STRIKES,
    Player,
    Position,
)
from bourgade.games.bruges.tables import FIRE as A_FIRE
from bourgade.games.bruges.tables import FLOOD, INTRIGUE, RAID, STRIKE
from bourgade.games.bruges.tables import PLAGUE as A_PLAGUE

DISASTER: Final = vec[i64](tables.DISASTER)
INTRIGUE_POINTS: Final[i64] = tables.INTRIGUE_POINTS


def receive(s: Position, seat: i64, colour: i64) -> None:
    """A marker from the supply. Three of a colour never wait, so the supply suffices."""
    p: Player = s.players[seat]
    p.threats[colour] += 1
    s.supply[colour] -= 1
    if p.threats[colour] >= STRIKE:
        s.push(STRIKES, seat, -1, 0, 0, 0, 0)


def strike(s: Position, seat: i64, colour: i64) -> None:
    """The three markers go back without a point; what the player may choose waits on the stack."""
    p: Player = s.players[seat]
    p.threats[colour] -= STRIKE
    s.supply[colour] += STRIKE
    disaster: i64 = DISASTER[colour]
    c: i64
    if disaster == FLOOD:
        for c in range(5):
            p.workers[c] = 0
    elif disaster == A_PLAGUE:
        s.push(PLAGUE, seat, -1, 0, 0, 0, 0)
    elif disaster == RAID:
        p.florins = 0
    elif disaster == A_FIRE:
        s.push(FIRE, seat, -1, 0, 0, 0, 0)
    elif disaster == INTRIGUE:
        lose_points(p, INTRIGUE_POINTS)


def die_of_plague(s: Position, seat: i64, card: i64) -> None:
    """The character goes to the discard pile, its house stays."""
    p: Player = s.players[seat]
    house: i64 = move_out(s, p, card)
    p.empty[CARD_COLOUR[house]] |= CARD_BIT[house]
    s.discarded[CARD_COLOUR[card]] |= CARD_BIT[card]


def burn_under(s: Position, seat: i64, card: i64) -> None:
    """The house is lost and its character returns to the hand, where everybody knows it."""
    p: Player = s.players[seat]
    house: i64 = move_out(s, p, card)
    p.hand[CARD_COLOUR[card]] |= CARD_BIT[card]
    p.known[CARD_COLOUR[card]] |= CARD_BIT[card]
    p.cards += 1
    _burn(s, p, house)


def burn_empty(s: Position, seat: i64, colour: i64, chance: Chance) -> None:
    """Empty houses of one colour are alike: one of them burns, by lot."""
    p: Player = s.players[seat]
    house: i64 = by_lot(p.empty[colour], chance)
    p.empty[colour] ^= house
    _burn(s, p, card_of(colour, house))


def _burn(s: Position, p: Player, house: i64) -> None:
    """A burnt house lies face up on the discard pile."""
    c: i64 = CARD_COLOUR[house]
    p.houses[c] -= 1
    p.num_houses -= 1
    p.known[c] &= ~CARD_BIT[house]
    s.discarded[c] |= CARD_BIT[house]
    s.shown = True


def breach(p: Player, side: i64) -> None:
    """The outermost tile of a section goes back; a statue stays (p. 12)."""
    p.dug[side] -= 1
