"""The things of the game as messages: each becomes a word in the reader's language.

Characters are named by their cards: a message carries the three names and each language takes its
own, so that a corrected deck needs no other texts.
"""

from bourgade.core.texts import Message
from bourgade.games.bruges import tables

Args = dict[str, int | str | Message]


def message(name: str, args: Args | None = None) -> Message:
    """A message of this game's texts."""
    return Message(f"bruges.{name}", args or {})


def card(number: int) -> Message:
    """A character's name; "a card" for one that is not known."""
    if number < 0:
        return message("card-unknown")
    names = tables.CARDS[number]["names"]
    return message("card", {"fr": names["fr"], "en": names["en"], "de": names["de"]})


def colour(number: int) -> Message:
    return message(f"colour-{tables.COLOURS[number]}")


def coloured(thing: str, number: int, count: int = 1) -> Message:
    """Two blue workers, a red threat, a violet house, a brown card."""
    return message(f"{thing}-{tables.COLOURS[number]}", {"count": count})


def counted(thing: str, count: int) -> Message:
    """Florins, points, workers, cards, threats, levels, with their number."""
    return message(thing, {"count": count})


def who(seat: int) -> Message:
    """A second player in a line: whoever shows it puts the name in place of the seat."""
    return message("who", {"player": seat})


def side(number: int) -> Message:
    return message(f"side-{tables.SIDES[number]}")


def disaster(colour_number: int) -> Message:
    return message(f"disaster-{tables.DISASTERS[tables.DISASTER[colour_number]]}")


def listing(items: list[Message]) -> Message | None:
    """The items one after the other, with commas; None for none."""
    return _joined(items, "core.list")


def sentences(items: list[Message]) -> Message:
    """What a card does, one thing after the other."""
    whole = _joined(items, "bruges.and-then")
    assert whole is not None
    return whole


def _joined(items: list[Message], key: str) -> Message | None:
    if not items:
        return None
    whole = items[-1]
    for item in reversed(items[:-1]):
        whole = Message(key, {"first": item, "rest": whole})
    return whole
