"""Reads the data files of the game and checks them against what the rulebook fixes.

Each reader returns the file's content once it holds; otherwise a `DataError` names file, key and
reason. Numbers listed here are those a corrected data file may not change: the rules rest on them.
The wall is in `board_check`.
"""

from typing import Any, Final

from bourgade.core import data
from bourgade.core.data import Spot, expect, need, need_count, need_keys, of_kind

GAME: Final = "castle"
NUM_TILES: Final = 60
KINDS: Final = "PTHC"
MAX_SEGMENTS: Final = 8
MAX_MARKETS: Final = 43  # with one on each of 20 start squares, what a court can count
WALL_TILE_KINDS: Final = 9
WALL_TILES_EACH: Final = 2
SUBJECTS: Final = 7
EFFECTS: Final = {
    "1": ("extra-turn", {}),
    "2": ("double-tower", {}),
    "3": ("double-house", {}),
    "4": ("unfinished-path", {"points_per_tile": 1}),
    "5": ("unfinished-tower", {"points_per_tile": 2}),
    "6": ("unfinished-house", {"points_per_tile": 1}),
    "7": ("largest-court", {"market": 4}),
    "8": ("larger-keep", {"tiles": 2}),
    "9": ("points", {"points": 5}),
}
POINTS: Final = {"path": 1, "path_with_well": 2, "tower": 2, "house": 1}
MARKET: Final = 3

Json = dict[str, Any]


def read(name: str) -> tuple[Json, Spot]:
    """A file of this game with its list of provenance checked, and the place of its top."""
    spot = Spot(f"{GAME}/{name}")
    content = data.load(GAME, name)
    data.check_provenance(content, spot)
    return content, spot


def read_tiles() -> list[Json]:
    """The kinds of castle tiles, each with its count."""
    content, top = read("tiles.json")
    tiles = need(content, "tiles", list, top)
    names: set[str] = set()
    total = 0
    markets = 0
    for i, item in enumerate(tiles):
        here = top.at("tiles").at(i)
        tile = of_kind(item, dict, here)
        keys = ("name", "count", "slots", "types", "wells", "markets", "square", "reconstructed")
        need_keys(tile, keys, here)
        name = need(tile, "name", str, here)
        expect(name not in names, here.at("name"), f'"{name}" is already the name of a tile')
        names.add(name)
        total += need_count(tile, "count", here, low=1)
        _check_face(tile, here)
        markets += tile["count"] * len(tile["markets"])
    expect(total == NUM_TILES, top.at("tiles"), f"expected {NUM_TILES} tiles, found {total}")
    expect(markets <= MAX_MARKETS, top.at("tiles"), f"expected at most {MAX_MARKETS} markets")
    return tiles


def _check_face(tile: Json, here: Spot) -> None:
    types = need(tile, "types", str, here)
    expect(
        1 <= len(types) <= MAX_SEGMENTS and set(types) <= set(KINDS),
        here.at("types"),
        f'expected 1 to {MAX_SEGMENTS} of the letters {KINDS}, found "{types}"',
    )
    slots = need(tile, "slots", str, here)
    known = "01234567"[: len(types)]
    expect(
        len(slots) == 12 and set(slots) <= set(known),
        here.at("slots"),
        f'expected 12 segment numbers of {known}, found "{slots}"',
    )
    for side in range(4):
        _check_side(slots[side * 3 : side * 3 + 3], types, here.at("slots"))
    for key, kind in (("wells", "P"), ("markets", "C")):
        for i, segment in enumerate(need(tile, key, list, here)):
            spot = here.at(key).at(i)
            of_kind(segment, int, spot)
            expect(0 <= segment < len(types), spot, f"no segment {segment}")
            expect(types[segment] == kind, spot, f"segment {segment} is no {kind}")
    need(tile, "square", bool, here)
    need(tile, "reconstructed", bool, here)


def _check_side(side: str, types: str, spot: Spot) -> None:
    """Flank, path, flank; or three times the same segment."""
    kinds = [types[int(slot)] for slot in side]
    if kinds[1] == "P":
        expect(kinds[0] != "P" and kinds[2] != "P", spot, f'"{side}": a path flanked by a path')
    else:
        expect(len(set(side)) == 1, spot, f'"{side}": a side without a path is one segment')


def read_scoring() -> Json:
    content, top = read("scoring.json")
    points = need(content, "points_per_tile", dict, top)
    _check_numbers(points, POINTS, top.at("points_per_tile"))
    _check_numbers(content, {"market": MARKET, "subjects": SUBJECTS}, top)
    walls = need(content, "wall_tiles", dict, top)
    spot = top.at("wall_tiles")
    need_keys(walls, EFFECTS, spot)
    for number, (effect, amounts) in EFFECTS.items():
        here = spot.at(number)
        tile = need(walls, number, dict, spot)
        found = need(tile, "effect", str, here)
        expect(found == effect, here.at("effect"), f'expected "{effect}", found "{found}"')
        _check_numbers(tile, {"count": WALL_TILES_EACH, **amounts}, here)
    return content


def _check_numbers(holder: Json, wanted: dict[str, int], spot: Spot) -> None:
    for key, number in wanted.items():
        found = need(holder, key, int, spot)
        expect(found == number, spot.at(key), f"expected {number}, found {found}")
