from bourgade.games.burgundy.state import Position


def to_dict(s: Position) -> dict[str, object]:
    return {}


def census(s: Position) -> dict[str, int]:
    return {}
