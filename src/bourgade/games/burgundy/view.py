"""view"""

from bourgade.games.burgundy.state import Position


def view(s: Position, seat: int | None) -> object:
    return None
