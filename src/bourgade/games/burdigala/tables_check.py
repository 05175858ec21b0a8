"""Reads the data files of the game and checks them against what the rulebook fixes.

Each reader returns the file's content once it holds; otherwise a `DataError` names file, key and
reason. Numbers listed here are those a corrected data file may not change: the rules rest on them.
The map may be any that keeps the conditions in `board_check`.
"""

from itertools import pairwise
from typing import Any, Final

from bourgade.core import data
from bourgade.core.data import Spot, expect, need, need_count, need_keys, need_one_of, of_kind

GAME: Final = "burdigala"
GOODS: Final = ["wine", "ceramics", "copper", "wheat", "tin"]
LASTING: Final = ["consul", "hygiene", "chariot", "boat", "good-harvest", "in-vino-veritas"]
PASSING: Final = [
    "betrayal",
    "influence",
    "indiscretion",
    "merchant",
    "sailor",
    "publius-crassus",
    "connections",
    "theft",
]
INTRIGUES: Final = LASTING + PASSING
CORRUPTION_VALUES: Final = "012345"
TILE_KINDS: Final = ["ordinary", "necropolis", "stopped-site"]
PLAYER_COUNTS: Final = (2, 3, 4)
NUM_TILES: Final = 21
NUM_QUARTERS: Final = 14
SIZES: Final = range(2, 6)
TOTALS: Final = {"goods": 21, "intrigues": 34, "corruption": 24}
STONES: Final = 30
BONUS_TOKENS: Final = [2, 2, 3, 3]
PAWNS: Final = {2: 3, 3: 2, 4: 2}  # one more of each colour marks the points

Json = dict[str, Any]


def read(name: str) -> tuple[Json, Spot]:
    """A file of this game with its list of provenance checked, and the place of its top."""
    spot = Spot(f"{GAME}/{name}")
    content = data.load(GAME, name)
    data.check_provenance(content, spot)
    return content, spot


def objects(holder: Json, key: str, spot: Spot) -> list[tuple[Json, Spot]]:
    """The objects of a list, each with its place."""
    items = need(holder, key, list, spot)
    here = spot.at(key)
    return [(of_kind(item, dict, here.at(i)), here.at(i)) for i, item in enumerate(items)]


def need_same(found: object, wanted: object, spot: Spot) -> None:
    expect(found == wanted, spot, f"expected {wanted}, found {found}")


def read_tiles() -> Json:
    content, top = read("tiles.json")
    tiles = objects(content, "tiles", top)
    need_same(len(tiles), NUM_TILES, top.at("tiles"))
    seen: set[str] = set()
    for tile, spot in tiles:
        name = need(tile, "id", str, spot)
        expect(name not in seen, spot.at("id"), f'"{name}" is there already')
        seen.add(name)
        need(tile, "name", str, spot)
        size = need(tile, "size", int, spot)
        expect(size in SIZES, spot.at("size"), f"expected 2 to 5, found {size}")
        need_count(tile, "value", spot)
        need_one_of(tile, "kind", TILE_KINDS, spot)
    for kind in TILE_KINDS[1:]:
        found = sum(tile["kind"] == kind for tile, _ in tiles)
        expect(found == 1, top.at("tiles"), f"expected one {kind}, found {found}")
    need_same(need(content, "stones", int, top), STONES, top.at("stones"))
    tokens = need(content, "bonus_tokens", list, top)
    for i, token in enumerate(tokens):
        of_kind(token, int, top.at("bonus_tokens").at(i))
    need_same(sorted(tokens), BONUS_TOKENS, top.at("bonus_tokens"))
    return content


def read_cards() -> Json:
    content, top = read("cards.json")
    _check_cards(content, "goods", "cards", GOODS, top)
    _check_cards(content, "intrigues", "copies", INTRIGUES, top)
    for card, spot in objects(content, "intrigues", top):
        need_same(need(card, "lasting", bool, spot), card["id"] in LASTING, spot.at("lasting"))
    _check_corruption(content, top)
    points = need(content, "set_points", list, top)
    need_same(len(points), len(GOODS) + 1, top.at("set_points"))
    for i, value in enumerate(points):
        of_kind(value, int, top.at("set_points").at(i))
    steps = [b - a for a, b in pairwise(points)]
    # Otherwise the largest sets would not be the best ones.
    expect(points[0] == 0 and steps == sorted(steps), top.at("set_points"), "must grow ever faster")
    for key in (
        "intrigue_limit",
        "intrigue_limit_with_good_harvest",
        "points_per_lasting_intrigue",
        "points_for_consul_and_hygiene",
        "most_corrupt_loses",
    ):
        need_count(content, key, top)
    low, high = content["intrigue_limit"], content["intrigue_limit_with_good_harvest"]
    here = top.at("intrigue_limit_with_good_harvest")
    expect(low <= high <= 7, here, f"expected {low} to 7, found {high}")
    return content


def _check_cards(content: Json, kind: str, count: str, names: list[str], top: Spot) -> None:
    cards = objects(content, kind, top)
    need_same([need(card, "id", str, spot) for card, spot in cards], names, top.at(kind))
    total = sum(need_count(card, count, spot) for card, spot in cards)
    expect(total == TOTALS[kind], top.at(kind), f"expected {TOTALS[kind]} cards, found {total}")


def _check_corruption(content: Json, top: Spot) -> None:
    tokens = need(content, "corruption", dict, top)
    spot = top.at("corruption")
    need_keys(tokens, CORRUPTION_VALUES, spot)
    total = sum(need_count(tokens, value, spot) for value in CORRUPTION_VALUES)
    expect(total == TOTALS["corruption"], spot, f"expected 24 tokens, found {total}")


def read_setup() -> Json:
    content, top = read("setup.json")
    pawns = need(content, "pawns", dict, top)
    extra = need(content, "compensation", dict, top)
    need_keys(pawns, map(str, PLAYER_COUNTS), top.at("pawns"))
    need_keys(extra, map(str, PLAYER_COUNTS), top.at("compensation"))
    for count in PLAYER_COUNTS:
        need_same(need(pawns, str(count), int, top.at("pawns")), PAWNS[count], top.at("pawns"))
        spot = top.at("compensation").at(str(count))
        points = need(extra, str(count), list, top.at("compensation"))
        need_same(len(points), count, spot)
        for i, value in enumerate(points):
            of_kind(value, int, spot.at(i))
            expect(value >= 0, spot.at(i), f"expected at least 0, found {value}")
    need_same(need(content, "intrigues", int, top), 1, top.at("intrigues"))
    return content
