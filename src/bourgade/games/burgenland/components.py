"""The printed parts of the game, for pages that draw them: map, cards, prices, and where each fact
comes from."""

from typing import Any

import msgspec

from bourgade.core import data
from bourgade.games.burgenland import tables


class ColourInfo(msgspec.Struct):
    name: str
    symbol: str


class CrossingInfo(msgspec.Struct):
    number: int
    x: int
    y: int


class CastleInfo(msgspec.Struct):
    """A castle between two crossings (by number); what its square sites give, None for nothing."""

    number: int
    name: str
    x: int
    y: int
    crossings: list[int]
    bonuses: dict[str, str | None]


class BurgenlandComponents(msgspec.Struct):
    """What never changes during a game. Pieces are given by number of players, "2" to "4"."""

    edition: str
    colours: list[ColourInfo]
    cards: list[str]
    card_values: dict[str, int]
    card_counts: dict[str, int]
    jokers: int
    layout: dict[str, Any]
    crossings: list[CrossingInfo]
    castles: list[CastleInfo]
    pieces: dict[str, dict[str, int]]
    neutral: dict[str, dict[str, int]]
    castle_price: int
    same: dict[str, int]
    different: dict[str, int]
    coin_payment: int
    joker_price: int
    joker_value: int
    ladder: list[int]
    architects: dict[str, int]
    bonus_tiles: dict[str, int]
    exchange_tiles: int
    provenance: list[dict[str, str]]


def components() -> BurgenlandComponents:
    names = tables.CARD_NAMES
    buildings = tables.PIECE_NAMES[:3]
    return BurgenlandComponents(
        edition=tables.EDITION,
        colours=[
            ColourInfo(name, symbol)
            for name, symbol in zip(tables.COLOUR_NAMES, tables.COLOUR_SYMBOLS, strict=True)
        ],
        cards=names,
        card_values=dict(zip(names, tables.CARD_VALUE, strict=True)),
        card_counts=dict(zip(names[1:], tables.CARD_COUNT[1:], strict=True)),
        jokers=tables.JOKERS,
        layout=tables.LAYOUT,
        crossings=[
            CrossingInfo(crossing + 1, x, y)
            for crossing, (x, y) in enumerate(tables.CROSSING_PLACES)
        ],
        castles=[_castle(castle) for castle in range(tables.NUM_CASTLES)],
        pieces={n: _pieces(tables.PIECES, int(n)) for n in "234"},
        neutral={n: _pieces(tables.NEUTRAL, int(n)) for n in "234"},
        castle_price=tables.CASTLE_PRICE,
        same=dict(zip(buildings, tables.SAME, strict=True)),
        different=dict(zip(buildings, tables.DIFFERENT, strict=True)),
        coin_payment=tables.COIN_PRICE,
        joker_price=tables.JOKER_PRICE,
        joker_value=tables.CARD_VALUE[tables.JOKER],
        ladder=tables.LADDER,
        architects={str(cost): tables.ARCHITECT_COUNT[cost] for cost in range(1, 6)},
        bonus_tiles=dict(zip(tables.TILE_NAMES, tables.TILE_COUNT, strict=True)),
        exchange_tiles=tables.EXCHANGE_TILES,
        provenance=data.provenance("burgenland"),
    )


def _castle(castle: int) -> CastleInfo:
    x, y = tables.CASTLE_PLACES[castle]
    return CastleInfo(
        number=castle + 1,
        name=tables.CASTLE_NAMES[castle],
        x=x,
        y=y,
        crossings=[tables.CROSSINGS[castle * 2 + end] + 1 for end in range(2)],
        bonuses={
            tables.SLOT_NAMES[slot]: tables.BONUS_NAMES[tables.SITE_BONUS[castle * 5 + slot]]
            for slot in range(3)
        },
    )


def _pieces(table: list[int], players: int) -> dict[str, int]:
    return dict(zip(tables.PIECE_NAMES, table[players * 4 : players * 4 + 4], strict=True))
