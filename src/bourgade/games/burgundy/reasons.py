"""Why an action is not allowed."""

from bourgade.games.burgundy.state import Position


def why_illegal(s: Position, action: int) -> str | None:
    return None
