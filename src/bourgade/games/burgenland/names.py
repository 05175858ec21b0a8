"""The things of the game as messages: each becomes a word in the reader's language."""

from collections.abc import Sequence

from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.state import Position

Args = dict[str, int | str | Message]


def position(state: GameState) -> Position:
    assert isinstance(state, Position)
    return state


def message(name: str, args: Args | None = None) -> Message:
    """A message of this game's texts."""
    return Message(f"burgenland.{name}", args or {})


def piece(number: int) -> Message:
    """With its article, as the object of a sentence: French « un mur », German „eine Mauer“."""
    return message(f"piece-{tables.PIECE_NAMES[number]}-a")


def piece_name(number: int) -> Message:
    return message(f"piece-{tables.PIECE_NAMES[number]}")


def colour(number: int) -> Message:
    return message(f"colour-{tables.COLOUR_NAMES[number]}")


def tile(kind: int) -> Message:
    return message(f"tile-{tables.TILE_NAMES[kind]}")


def site(slot: int) -> Message:
    return message(f"site-{tables.SLOT_NAMES[slot]}")


def castle(number: int) -> str:
    return tables.CASTLE_NAMES[number]


def place(number: int) -> Message:
    """A site with its castle: "at Rabenburg (north)", or the great castle."""
    if number == tables.GREAT_CASTLE:
        return message("place-great")
    if number % 5 == tables.ROUND:
        return message("place-well", {"castle": castle(number // 5)})
    return message("place-site", {"castle": castle(number // 5), "site": site(number % 5)})


def card(number: int) -> Message:
    if number == tables.JOKER:
        return message("card-joker")
    args: Args = {"colour": colour(tables.CARD_COLOUR[number]), "value": tables.CARD_VALUE[number]}
    return message("card-colour", args)


def cards(counts: Sequence[int]) -> Message | None:
    """Cards with how many of each, jokers last; None for none at all."""
    order = [*range(1, tables.NUM_CARDS), tables.JOKER]
    return listing(
        [
            message("card-count", {"count": int(counts[number]), "card": card(number)})
            if counts[number] > 1
            else card(number)
            for number in order
            if counts[number] > 0
        ]
    )


def coins(count: int) -> Message:
    return message("coins", {"count": count})


def card_count(count: int) -> Message:
    return message("cards", {"count": count})


def jokers(count: int) -> Message:
    return message("jokers", {"count": count})


def listing(items: list[Message]) -> Message | None:
    """The items one after the other, with commas; None for none."""
    if not items:
        return None
    whole = items[-1]
    for item in reversed(items[:-1]):
        whole = Message("core.list", {"first": item, "rest": whole})
    return whole
