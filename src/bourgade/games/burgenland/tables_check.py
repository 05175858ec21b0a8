"""Reads the data files of the game and checks them against what the rulebook fixes.

Each reader returns the file's content once it holds; otherwise a `DataError` names file, key and
reason. Numbers listed here are those a corrected data file may not change: the rules rest on them.
"""

from itertools import pairwise
from typing import Any, Final

from bourgade.core import data
from bourgade.core.data import Spot, expect, need, need_count, need_keys, need_one_of, of_kind

GAME: Final = "burgenland"
PIECE_NAMES: Final = ["wall", "house", "palace", "well"]
BUILDING_NAMES: Final = PIECE_NAMES[:3]
SQUARE_NAMES: Final = ["north", "west", "east"]
BONUS_NAMES: Final = ["joker", "coins", "exchange", "bonus"]
TILE_NAMES: Final = ["extra-site", "coin-payment", "pass", "prime"]
# Colours and symbols there are words and drawings for.
COLOUR_NAMES: Final = [
    *("red", "green", "yellow", "light-blue", "dark-blue", "violet", "orange", "white"),
    *("black", "brown", "grey", "pink", "turquoise"),
]
SYMBOLS: Final = ["lion", "tree", "sun", "fish", "eagle", "crown", "tower", "lily"]
COLOURS: Final = 8
CARDS_PER_COLOUR: Final = 10
CASTLES: Final = 11
CROSSINGS: Final = 8
ARCHITECTS: Final = 12
PLAYER_COUNTS: Final = "234"
FIXED: Final = {
    "jokers": 17,
    "joker_value": 3,
    "joker_price": 6,
    "exchange_tiles": 9,
    "coin_payment": 10,
    "prime_reward": 5,
    "site_reward": 3,
}
BONUS_TILES: Final = {"extra-site": 3, "coin-payment": 3, "pass": 3, "prime": 4}
BOX: Final = {"wall": 16, "house": 12, "palace": 12, "well": 8}

Json = dict[str, Any]


def read(name: str) -> tuple[Json, Spot]:
    """A file of this game with its list of provenance checked, and the place of its top."""
    spot = Spot(f"{GAME}/{name}")
    content = data.load(GAME, name)
    data.check_provenance(content, spot)
    return content, spot


def read_cards() -> Json:
    content, top = read("cards.json")
    names = []
    for colour, spot in _listed(content, "colours", COLOURS, top):
        names.append(need_one_of(colour, "name", COLOUR_NAMES, spot))
        need_one_of(colour, "symbol", SYMBOLS, spot)
        expect(names.count(names[-1]) == 1, spot.at("name"), f'"{names[-1]}" appears twice')
    values = need(content, "cards_per_colour", dict, top)
    need_keys(values, "123", top.at("cards_per_colour"))
    total = sum(need_count(values, value, top.at("cards_per_colour")) for value in "123")
    _exactly(total, CARDS_PER_COLOUR, top.at("cards_per_colour"), "cards")
    for key, wanted in FIXED.items():
        found = need(content, key, int, top)
        expect(found == wanted, top.at(key), f"expected {wanted}, found {found}")
    costs = _numbers(content, "architects", 1, 5, top)
    _exactly(len(costs), ARCHITECTS, top.at("architects"), "architects")
    ladder = _numbers(content, "well_ladder", 1, 9, top)
    expect(len(ladder) > 0, top.at("well_ladder"), "expected at least one reward")
    falling = all(high > low for high, low in pairwise(ladder))
    expect(falling, top.at("well_ladder"), "expected falling rewards")
    need_count(content, "well_after_ladder", top)
    tiles = need(content, "bonus_tiles", dict, top)
    need_keys(tiles, BONUS_TILES, top.at("bonus_tiles"))
    for name, wanted in BONUS_TILES.items():
        found = need(tiles, name, int, top.at("bonus_tiles"))
        expect(found == wanted, top.at("bonus_tiles").at(name), f"expected {wanted}, found {found}")
    return content


def read_map() -> Json:
    content, top = read("map.json")
    _check_layout(content, top)
    for i, (crossing, spot) in enumerate(_listed(content, "crossings", CROSSINGS, top)):
        _check_number(crossing, i + 1, spot)
        _check_place(crossing, spot)
    used = set()
    for i, (castle, spot) in enumerate(_listed(content, "castles", CASTLES, top)):
        _check_number(castle, i + 1, spot)
        _check_place(castle, spot)
        need(castle, "name", str, spot)
        ends = _numbers(castle, "crossings", 1, CROSSINGS, spot)
        expect(
            len(ends) == 2 and ends[0] != ends[1],
            spot.at("crossings"),
            f"expected two different crossings, found {ends}",
        )
        used.update(ends)
        _check_sites(castle, spot)
    for number in range(1, CROSSINGS + 1):
        expect(number in used, top.at("castles"), f"no castle lies at crossing {number}")
    return content


def _check_layout(content: Json, top: Spot) -> None:
    layout, spot = need(content, "layout", dict, top), top.at("layout")
    _exactly(len(_numbers(layout, "view_box", 0, 10000, spot)), 4, spot.at("view_box"), "numbers")
    for key in ("castle_box", "site_size", "well_radius", "crossing_radius"):
        need_count(layout, key, spot, low=1)
    for key in (*SQUARE_NAMES, "well"):
        offset = _numbers(layout, key, -1000, 1000, spot)
        _exactly(len(offset), 2, spot.at(key), "numbers")
    great = need(layout, "great_castle", dict, spot)
    need_keys(great, ("x", "y", "width", "height"), spot.at("great_castle"))
    for key in ("x", "y", "width", "height"):
        need_count(great, key, spot.at("great_castle"))


def _check_number(holder: Json, wanted: int, spot: Spot) -> None:
    found = need(holder, "number", int, spot)
    expect(found == wanted, spot.at("number"), f"expected {wanted}, found {found}")


def _check_place(holder: Json, spot: Spot) -> None:
    need_count(holder, "x", spot)
    need_count(holder, "y", spot)


def _check_sites(castle: Json, spot: Spot) -> None:
    sites = need(castle, "sites", dict, spot)
    need_keys(sites, SQUARE_NAMES, spot.at("sites"))
    for name in SQUARE_NAMES:
        found = sites[name]
        expect(
            found is None or found in BONUS_NAMES,
            spot.at("sites").at(name),
            f"expected null or one of {', '.join(BONUS_NAMES)}; found {found!r}",
        )


def read_setup() -> Json:
    content, top = read("setup.json")
    box = need(content, "box", dict, top)
    need_keys(box, PIECE_NAMES, top.at("box"))
    for name, wanted in BOX.items():
        found = need(box, name, int, top.at("box"))
        expect(found == wanted, top.at("box").at(name), f"expected {wanted}, found {found}")
    players = need(content, "players", dict, top)
    need_keys(players, PLAYER_COUNTS, top.at("players"))
    for count in PLAYER_COUNTS:
        _check_pieces(need(players, count, dict, top.at("players")), int(count), top)
    _exactly(len(_numbers(content, "hand_cards", 0, 10, top)), 4, top.at("hand_cards"), "numbers")
    need_count(content, "hand_jokers", top)
    found = need(content, "castle_price", int, top)
    expect(found == 4, top.at("castle_price"), f"expected 4, found {found}")
    great = need(content, "great_castle_price", dict, top)
    need_keys(great, BUILDING_NAMES, top.at("great_castle_price"))
    for name in BUILDING_NAMES:
        here = top.at("great_castle_price").at(name)
        price = need(great, name, dict, top.at("great_castle_price"))
        need_keys(price, ("same", "different"), here)
        need_count(price, "same", here, low=1)
        most = need_count(price, "different", here, low=1)
        reason = f"there are {COLOURS} colours, found {most}"
        expect(most <= COLOURS, here.at("different"), reason)
    return content


def _check_pieces(share: Json, count: int, top: Spot) -> None:
    """What the players have, what stands on the map and what stays in the box is all there is."""
    spot = top.at("players").at(str(count))
    pieces, neutral = need(share, "pieces", dict, spot), need(share, "neutral", dict, spot)
    need_keys(pieces, PIECE_NAMES, spot.at("pieces"))
    need_keys(neutral, BUILDING_NAMES, spot.at("neutral"))
    unused = need_count(share, "unused_wells", spot)
    for name, wanted in BOX.items():
        rest = unused if name == "well" else need_count(neutral, name, spot.at("neutral"))
        found = count * need_count(pieces, name, spot.at("pieces")) + rest
        reason = f"{name}: the box has {wanted}, this set-up uses {found}"
        expect(found == wanted, spot, reason)
    castles = neutral["wall"] + neutral["palace"]
    expect(
        castles + (neutral["house"] if count == 3 else 0) <= CASTLES,
        spot.at("neutral"),
        f"more castles than the {CASTLES} of the map",
    )
    expect(
        neutral["house"] <= neutral["wall"],
        spot.at("neutral").at("house"),
        "every neutral house stands beside a neutral wall",
    )


def _listed(holder: Json, key: str, count: int, spot: Spot) -> list[tuple[Json, Spot]]:
    items = need(holder, key, list, spot)
    _exactly(len(items), count, spot.at(key), "entries")
    return [
        (of_kind(item, dict, spot.at(key).at(i)), spot.at(key).at(i))
        for i, item in enumerate(items)
    ]


def _numbers(holder: Json, key: str, low: int, high: int, spot: Spot) -> list[int]:
    numbers = need(holder, key, list, spot)
    for i, item in enumerate(numbers):
        found = of_kind(item, int, spot.at(key).at(i))
        reason = f"expected {low} to {high}, found {found}"
        expect(low <= found <= high, spot.at(key).at(i), reason)
    return numbers


def _exactly(found: int, wanted: int, spot: Spot, what: str) -> None:
    expect(found == wanted, spot, f"expected {wanted} {what}, found {found}")
