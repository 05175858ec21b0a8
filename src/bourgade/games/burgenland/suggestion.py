"""The payment suggested now, card by card, without paying it."""

from bourgade.games.burgenland import tables
from bourgade.games.burgenland.cheapest import pay_cheapest
from bourgade.games.burgenland.state import NOTHING, Position


def suggestion(s: Position) -> list[int]:
    """By card, how many the cheapest payment takes; nothing where none can begin."""
    if not s.paying() or s.last != NOTHING:
        return [0] * tables.NUM_CARDS
    ahead = Position(s.seats, s)
    pay_cheapest(ahead, ahead.active())
    return [int(count) for count in ahead.chosen]
