"""Reads the data files of the game and checks them against what the rulebook fixes.

A reader returns the file's content once it holds; otherwise a `DataError` names file, key and
reason. What the characters do is checked in `effects_check`.
"""

from typing import Any, Final

from bourgade.core import data
from bourgade.core.data import Spot, expect, need, need_count, need_keys, need_one_of, of_kind
from bourgade.games.bruges import effects_check

GAME: Final = "bruges"
COLOURS: Final = effects_check.COLOURS
GROUPS: Final = effects_check.GROUPS
SYMBOLS: Final = ["worker", "lightning", "infinity", "laurel"]
DISASTERS: Final = ["flood", "plague", "raid", "fire", "intrigue"]
LANGUAGES: Final = ["fr", "en", "de"]
CARDS: Final = 165
CARDS_PER_GROUP: Final = 15
MOST_OF_A_COLOUR: Final = 60  # sets of cards are bit masks, one for each colour
POINTS_SHARE: Final = 3  # a character is worth a third of its price
SECTION: Final = 5
BOARD_KEYS: Final = [
    "provenance",
    "canals",
    "canal_costs",
    "progress_points",
    "statues",
    "third_space_points",
    "majority_points",
    "house_points",
    "start",
    "threats",
    "disasters",
    "intrigue_points",
    "heap",
]
CARD_KEYS: Final = ["number", "key", "names", "colour", "price", "points", "group", "symbol"]
KNOWN_FIELDS: Final = [
    "name_fr",
    "name_en",
    "name_de",
    "colour",
    "price",
    "points",
    "group",
    "symbol",
    "worker",
    "type",
    "effects",
]

Json = dict[str, Any]


def read(name: str) -> tuple[Json, Spot]:
    """A file of this game with its list of provenance checked, and the place of its top."""
    spot = Spot(f"{GAME}/{name}")
    content = data.load(GAME, name)
    data.check_provenance(content, spot)
    return content, spot


def read_board() -> Json:
    content, top = read("board.json")
    need_keys(content, BOARD_KEYS, top)
    _check_canals(content, top)
    levels = _numbers(content, "progress_points", top)
    expect(len(levels) >= 2, top.at("progress_points"), "expected at least one level above 0")
    expect(levels == sorted(levels), top.at("progress_points"), "expected rising points")
    statues = _numbers(content, "statues", top)
    expect(len(statues) == 6, top.at("statues"), f"expected 6 statues, found {len(statues)}")
    for key in ("third_space_points", "majority_points", "house_points", "intrigue_points"):
        need_count(content, key, top)
    start = need(content, "start", dict, top)
    need_keys(start, ("points", "florins", "workers"), top.at("start"))
    for key in start:
        need_count(start, key, top.at("start"))
    markers = need_count(content, "threats", top)
    expect(markers >= 9, top.at("threats"), "four players may need 9 markers of a colour")
    _check_disasters(content, top)
    heap = need_count(content, "heap", top)
    expect(heap * 5 == CARDS, top.at("heap"), f"five heaps make 165 cards, not {heap * 5}")
    return content


def _numbers(content: Json, key: str, spot: Spot) -> list[int]:
    listed = need(content, key, list, spot)
    numbers = [of_kind(item, int, spot.at(key).at(i)) for i, item in enumerate(listed)]
    for i, number in enumerate(numbers):
        expect(number >= 0, spot.at(key).at(i), f"expected at least 0, found {number}")
    return numbers


def _check_canals(content: Json, top: Spot) -> None:
    canals = need(content, "canals", list, top)
    expect(len(canals) == 4, top.at("canals"), f"expected 4 gates, found {len(canals)}")
    for i, item in enumerate(canals):
        here = top.at("canals").at(i)
        gate = of_kind(item, dict, here)
        need_keys(gate, ("left", "right"), here)
        for side in ("left", "right"):
            colours = need(gate, side, list, here)
            reason = "expected each of the five colours once"
            expect(sorted(map(str, colours)) == sorted(COLOURS), here.at(side), reason)
    costs = _numbers(content, "canal_costs", top)
    expect(len(costs) == SECTION, top.at("canal_costs"), f"expected 5 prices, found {len(costs)}")


def _check_disasters(content: Json, top: Spot) -> None:
    here = top.at("disasters")
    disasters = need(content, "disasters", dict, top)
    need_keys(disasters, COLOURS, here)
    for colour in COLOURS:
        need_one_of(disasters, colour, DISASTERS, here)
    expect(len(set(disasters.values())) == 5, here, "expected five different disasters")


def read_cards() -> list[Json]:
    """The characters, in the order of the file."""
    content, top = read("cards.json")
    need_keys(content, ("provenance", "cards"), top)
    cards = need(content, "cards", list, top)
    spot = top.at("cards")
    expect(len(cards) == CARDS, spot, f"expected {CARDS} cards, found {len(cards)}")
    for i, card in enumerate(cards):
        _check_card(of_kind(card, dict, spot.at(i)), spot.at(i))
    for name in ("number", "key"):
        values = [card[name] for card in cards]
        for i, value in enumerate(values):
            expect(value not in values[:i], spot.at(i).at(name), f"{value!r} appears twice")
    for group in GROUPS:
        found = sum(card["group"] == group for card in cards)
        reason = f"expected {CARDS_PER_GROUP} characters of the group {group}, found {found}"
        expect(found == CARDS_PER_GROUP, spot, reason)
    for colour in COLOURS:
        found = sum(card["colour"] == colour for card in cards)
        reason = f"expected 1 to {MOST_OF_A_COLOUR} {colour} cards, found {found}"
        expect(1 <= found <= MOST_OF_A_COLOUR, spot, reason)
    return cards


def _check_card(card: Json, spot: Spot) -> None:
    symbol = need_one_of(card, "symbol", SYMBOLS, spot)
    wanted = [*CARD_KEYS, "effects", "provenance"]
    wanted += {"worker": ["worker"], "infinity": ["type"]}.get(symbol, [])
    wanted += [extra for extra in ("revised", "note") if extra in card]
    need_keys(card, wanted, spot)
    need_count(card, "number", spot, 1)
    key = need(card, "key", str, spot)
    expect(key.isalnum() and key.islower(), spot.at("key"), "expected small letters and digits")
    names = need(card, "names", dict, spot)
    need_keys(names, LANGUAGES, spot.at("names"))
    for lang in LANGUAGES:
        expect(bool(need(names, lang, str, spot.at("names"))), spot.at("names").at(lang), "empty")
    need_one_of(card, "colour", COLOURS, spot)
    need_one_of(card, "group", GROUPS, spot)
    if symbol == "worker":
        need_one_of(card, "worker", COLOURS, spot)
    kind = symbol
    if symbol == "infinity":
        number = need(card, "type", int, spot)
        expect(number in (1, 2, 3), spot.at("type"), f"expected 1, 2 or 3, found {number}")
        kind = "once a round" if number == 1 else "standing"
    _check_version(card, kind, spot)
    if "revised" in card:
        revised = need(card, "revised", dict, spot)
        need_keys(revised, ("price", "points", "effects"), spot.at("revised"))
        expect(kind == "laurel", spot.at("revised"), "only laurel cards have a revised version")
        _check_version(revised, kind, spot.at("revised"))
    known = need(card, "provenance", dict, spot)
    for field in known:
        expect(field in KNOWN_FIELDS, spot.at("provenance").at(field), "no field of a card")
        need_one_of(known, field, data.STATUSES, spot.at("provenance"))


def _check_version(card: Json, kind: str, spot: Spot) -> None:
    """Price, points and effects: of the card, or of its revised version."""
    price = need_count(card, "price", spot)
    points = need_count(card, "points", spot)
    expect(points * POINTS_SHARE == price, spot.at("points"), "a third of the price was expected")
    effects_check.check_effects(need(card, "effects", list, spot), kind, spot.at("effects"))
