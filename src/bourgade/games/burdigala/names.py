"""The things of the game as messages: each becomes a word in the reader's language."""

from functools import cache

from bourgade.core.texts import Message, known
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.state import PARTS, Position

Args = dict[str, int | str | Message]


def message(name: str, args: Args | None = None) -> Message:
    """A message of this game's texts."""
    return Message(f"burdigala.{name}", args or {})


def who(seat: int) -> Message:
    """A player inside a sentence about another one."""
    return message("who", {"player": seat})


def point(number: int) -> Message:
    """A point, with its harbour or gate."""
    name = tables.POINT_NAMES[number]
    if number in tables.GATES:
        return message("point-gate", {"point": name, "gate": tables.GATES[number]})
    if tables.HARBOURS & tables.BIT[number]:
        return message("point-harbour", {"point": name})
    return message("point", {"point": name})


def quarter(number: int) -> str:
    return tables.QUARTER_NAMES[number]


def site(number: int) -> Message:
    return message("site", {"site": number + 1, "quarter": quarter(tables.SITE_QUARTER[number])})


def tile(number: int) -> Message:
    """A building with its article, as the object of a sentence."""
    name = tables.TILE_NAMES[number]
    if _has_words(name):
        return message(f"tile-{name}-the")
    return message("tile-other", {"name": tables.TILE_TITLES[number]})


@cache
def _has_words(name: str) -> bool:
    """An owner's corrected data file may name buildings that the texts do not know."""
    return known(f"burdigala.tile-{name}", "en")


def good(kind: int) -> Message:
    return message(f"good-{tables.GOODS_NAMES[kind]}")


def goods(counts: list[int]) -> Message | None:
    """Goods by kind, those that are there; None for none at all."""
    cards = [
        message("count-of", {"count": count, "what": good(kind)}) if count > 1 else good(kind)
        for kind, count in enumerate(counts)
        if count > 0
    ]
    return listing(cards)


def intrigue(kind: int) -> Message:
    return message(f"intrigue-{tables.INTRIGUE_NAMES[kind]}")


def intrigues(counts: list[int]) -> Message | None:
    cards = [
        message("count-of", {"count": count, "what": intrigue(kind)})
        if count > 1
        else intrigue(kind)
        for kind, count in enumerate(counts)
        if count > 0
    ]
    return listing(cards)


def pawn(s: Position, seat: int, number: int) -> Message:
    """A pawn by the point it stands on."""
    at = s.players[seat].pawns[number]
    if at < 0:
        return message("pawn-nowhere", {"pawn": number + 1})
    return message("pawn", {"point": tables.POINT_NAMES[at]})


def part(number: int) -> Message:
    return message(f"part-{PARTS[number]}")


def points(count: int) -> Message:
    return message("points", {"count": count})


def listing(items: list[Message]) -> Message | None:
    """The items one after the other, with commas; None for none."""
    if not items:
        return None
    whole = items[-1]
    for item in reversed(items[:-1]):
        whole = Message("core.list", {"first": item, "rest": whole})
    return whole
