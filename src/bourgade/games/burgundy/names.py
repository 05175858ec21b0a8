"""The things of the game as messages: each becomes a word in the reader's language."""

from bourgade.core.texts import Message
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.state import PARTS

Args = dict[str, int | str | Message]


def message(name: str, args: Args | None = None) -> Message:
    """A message of this game's texts."""
    return Message(f"burgundy.{name}", args or {})


def tile(face: int) -> Message:
    return message(f"tile-{tables.TILE_NAMES[face]}")


def the_tile(face: int) -> Message:
    """With its article, as the object of a sentence: French « le Marché », German „den Markt“."""
    kind = tables.COLOUR_NAMES[tables.TILE_COLOUR[face]]
    if kind in ("animal", "knowledge"):
        return message(f"tile-{kind}-the", {"tile": tile(face)})
    return message(f"tile-{tables.TILE_NAMES[face]}-the")


def colour(number: int) -> Message:
    return message(f"colour-{tables.COLOUR_NAMES[number]}")


def district(number: int, size: int) -> Message:
    """A district by its colour and size: a city of five spaces."""
    spaces = message("spaces", {"count": size})
    return message(f"district-{tables.COLOUR_NAMES[number]}", {"spaces": spaces})


def goods(good: int) -> Message:
    """All goods of one type (from 0), with the article."""
    return message(f"good-{tables.GOODS_COLOURS[good + 1]}-all")


def goods_count(good: int, count: int) -> Message:
    return message(f"good-{tables.GOODS_COLOURS[good + 1]}-count", {"count": count})


def goods_listing(counts: list[int]) -> Message | None:
    """Goods by type, those that are there; None for none at all."""
    return listing([goods_count(good, count) for good, count in enumerate(counts) if count > 0])


def board(number: int) -> Message:
    return message(f"board-{tables.BOARD_NAMES[number]}")


def phase(number: int) -> str:
    return tables.PHASE_NAMES[number]


def part(number: int) -> Message:
    return message(f"part-{PARTS[number]}")


def points(count: int) -> Message:
    return message("points", {"count": count})


def silver(count: int) -> Message:
    return message("silver", {"count": count})


def workers(count: int) -> Message:
    return message("workers", {"count": count})


def gains(of_points: int, of_silver: int, of_workers: int) -> Message | None:
    """What was or would be gained, as one phrase; None for nothing."""
    parts = []
    if of_points > 0:
        parts.append(points(of_points))
    if of_silver > 0:
        parts.append(silver(of_silver))
    if of_workers > 0:
        parts.append(workers(of_workers))
    return listing(parts)


def listing(items: list[Message]) -> Message | None:
    """The items one after the other, with commas; None for none."""
    if not items:
        return None
    whole = items[-1]
    for item in reversed(items[:-1]):
        whole = Message("core.list", {"first": item, "rest": whole})
    return whole
