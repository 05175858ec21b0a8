"""The printed parts of the game, for pages that draw them: cards, canals, tracks, and where each
fact comes from."""

import msgspec

from bourgade.core import data
from bourgade.core.texts import Message
from bourgade.games.bruges import tables
from bourgade.games.bruges.card_words import card_text


class CardInfo(msgspec.Struct):
    """A character. `text` is what it does; `sourced` says which fields are known and how well,
    every other one is reconstructed."""

    key: str
    number: int
    names: dict[str, str]
    colour: str
    price: int
    points: int
    group: str
    symbol: str
    worker: str | None
    infinity: int | None
    text: Message
    sourced: dict[str, str]
    note: str | None


class GateInfo(msgspec.Struct):
    """A player's two canal sections, from the seal outwards."""

    left: list[str]
    right: list[str]


class BrugesComponents(msgspec.Struct):
    """What never changes during a game. `revised` holds the cards that differ in that version."""

    edition: str
    cards: list[CardInfo]
    revised: list[CardInfo]
    colours: list[str]
    groups: list[str]
    gates: list[GateInfo]
    canal_costs: list[int]
    progress_points: list[int]
    statues: list[int]
    third_space_points: int
    majority_points: int
    house_points: int
    disasters: dict[str, str]
    intrigue_points: int
    provenance: list[dict[str, str]]


def components() -> BrugesComponents:
    board = tables.BOARD
    cards = range(tables.NUM_CARDS)
    return BrugesComponents(
        edition=tables.EDITION,
        cards=[_card(card, 0) for card in cards],
        revised=[_card(card, 1) for card in cards if "revised" in tables.CARDS[card]],
        colours=tables.COLOURS,
        groups=tables.GROUPS,
        gates=[GateInfo(left=gate["left"], right=gate["right"]) for gate in board["canals"]],
        canal_costs=tables.CANAL_COST,
        progress_points=tables.PROGRESS_POINTS,
        statues=tables.STATUES,
        third_space_points=tables.THIRD_POINTS,
        majority_points=tables.MAJORITY_POINTS,
        house_points=tables.HOUSE_POINTS,
        disasters=board["disasters"],
        intrigue_points=tables.INTRIGUE_POINTS,
        provenance=data.provenance("bruges"),
    )


def _card(card: int, revised: int) -> CardInfo:
    fields = tables.version(card, revised)
    return CardInfo(
        key=fields["key"],
        number=fields["number"],
        names=fields["names"],
        colour=fields["colour"],
        price=fields["price"],
        points=fields["points"],
        group=fields["group"],
        symbol=fields["symbol"],
        worker=fields.get("worker"),
        infinity=fields.get("type"),
        text=card_text(card, revised),
        sourced=fields["provenance"],
        note=fields.get("note"),
    )
