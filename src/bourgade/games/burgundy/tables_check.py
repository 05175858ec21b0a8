"""Reads the data files of the game and checks them against what the rulebook fixes.

Each reader returns the file's content once it holds; otherwise a `DataError` names file, key and
reason. Numbers listed here are those a corrected data file may not change: the rules rest on them.
Player boards and sheets are in `boards_check`.
"""

from typing import Any, Final

from bourgade.core import data
from bourgade.core.data import Spot, expect, need, need_count, need_keys, need_one_of, of_kind

GAME: Final = "burgundy"
COLOUR_NAMES: Final = ["castle", "mine", "knowledge", "ship", "animal", "building"]
BUILDING_NAMES: Final = [
    "warehouse",
    "watchtower",
    "workshop",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
]
SPECIES_NAMES: Final = ["cow", "pig", "sheep", "chicken"]
PHASES: Final = "ABCDE"
PLAYER_COUNTS: Final = (2, 3, 4)
# Tiles by colour, (coloured back, black back): 124 + 40 = 164.
TILE_TOTALS: Final = {
    "castles": (14, 2),
    "mines": (10, 2),
    "knowledge": (20, 6),
    "ships": (20, 6),
    "animals": (20, 8),
    "buildings": (40, 16),
}
NORMAL_TILES: Final = 124
BLACK_TILES: Final = 40
GOODS_TILES: Final = 42
# Tiles laid out per phase by colour; with three players one space changes from castle to mine.
DEPOT_SUMS: Final = {2: [1, 1, 2, 2, 2, 4], 3: [2, 1, 3, 3, 3, 6], 4: [2, 2, 4, 4, 4, 8]}
THREE_PLAYER_SUMS_B_D: Final = [1, 2, 3, 3, 3, 6]
BLACK_DEPOT: Final = {2: 4, 3: 6, 4: 8}
END_POINTS: Final = {"unsold_goods": 1, "silver": 1, "workers_per_point": 2}
SETUP: Final = {
    "silver": 1,
    "goods": 3,
    "goods_per_phase": 5,
    "rounds": 5,
    "storage_spaces": 3,
    "goods_spaces": 3,
}

Json = dict[str, Any]


def read(name: str) -> tuple[Json, Spot]:
    """A file of this game with its list of provenance checked, and the place of its top."""
    spot = Spot(f"{GAME}/{name}")
    content = data.load(GAME, name)
    data.check_provenance(content, spot)
    return content, spot


def read_tiles() -> Json:
    content, top = read("tiles.json")
    need_keys(need(content, "buildings", dict, top), BUILDING_NAMES, top.at("buildings"))
    need_keys(need(content, "animals", dict, top), SPECIES_NAMES, top.at("animals"))
    totals = {"normal": 0, "black": 0}
    for kind, (normal, black) in TILE_TOTALS.items():
        for back, wanted in (("normal", normal), ("black", black)):
            found = _count_tiles(content, kind, back, top)
            reason = f"expected {wanted} tiles with {back} back, found {found}"
            expect(found == wanted, top.at(kind), reason)
            totals[back] += found
    expect(totals == {"normal": NORMAL_TILES, "black": BLACK_TILES}, top, f"found {totals} tiles")
    _check_knowledge(content, top)
    _check_goods(content, top)
    return content


def _count_tiles(content: Json, kind: str, back: str, top: Spot) -> int:
    spot = top.at(kind)
    holder = need(content, kind, dict, top)
    if kind == "knowledge":
        return len(need(holder, back, list, spot))
    if kind == "buildings":
        return sum(
            need_count(need(holder, name, dict, spot), back, spot.at(name))
            for name in BUILDING_NAMES
        )
    if kind == "animals":
        total = 0
        for name in SPECIES_NAMES:
            here = spot.at(name)
            counts = need(need(holder, name, dict, spot), back, dict, here)
            need_keys(counts, ("2", "3", "4"), here.at(back))
            total += sum(need_count(counts, n, here.at(back)) for n in ("2", "3", "4"))
        return total
    return need_count(holder, back, spot)


def _check_knowledge(content: Json, top: Spot) -> None:
    spot = top.at("knowledge")
    listed = []
    for back in ("normal", "black"):
        for i, number in enumerate(content["knowledge"][back]):
            listed.append(of_kind(number, int, spot.at(back).at(i)))
    expect(sorted(listed) == list(range(1, 27)), spot, "expected each number 1 to 26 once")
    seen: dict[int, str] = {}
    for name in BUILDING_NAMES:
        here = top.at("buildings").at(name)
        number = need(content["buildings"][name], "knowledge", int, here)
        expect(16 <= number <= 23, here.at("knowledge"), f"expected 16 to 23, found {number}")
        reason = f"{number} already belongs to {seen.get(number)}"
        expect(number not in seen, here.at("knowledge"), reason)
        seen[number] = name


def _check_goods(content: Json, top: Spot) -> None:
    spot = top.at("goods")
    goods = need(content, "goods", dict, top)
    need_keys(goods, "123456", spot)
    for number in "123456":
        kind = need(goods, number, dict, spot)
        need(kind, "colour", str, spot.at(number))
        found = need(kind, "tiles", int, spot.at(number))
        expect(found == 7, spot.at(number).at("tiles"), f"expected 7, found {found}")
    expect(sum(goods[n]["tiles"] for n in "123456") == GOODS_TILES, spot, "expected 42 tiles")


def read_depots() -> Json:
    content, top = read("depots.json")
    depots = need(content, "depots", dict, top)
    need_keys(depots, "123456", top.at("depots"))
    for number in "123456":
        here = top.at("depots").at(number)
        spaces = need(need(depots, number, dict, top.at("depots")), "spaces", list, here)
        expect(len(spaces) == 4, here.at("spaces"), f"expected 4 spaces, found {len(spaces)}")
        for i, item in enumerate(spaces):
            spot = here.at("spaces").at(i)
            space = of_kind(item, dict, spot)
            need_one_of(space, "colour", COLOUR_NAMES, spot)
            least = need(space, "min_players", int, spot)
            expect(
                least in PLAYER_COUNTS, spot.at("min_players"), f"expected 2, 3 or 4, found {least}"
            )
    _check_exception(content, top)
    _check_depot_sums(content, top)
    _check_ring(content, top)
    return content


def _check_exception(content: Json, top: Spot) -> None:
    spot = top.at("three_players")
    rule = need(content, "three_players", dict, top)
    depot, space = need(rule, "depot", int, spot), need(rule, "space", int, spot)
    expect(1 <= depot <= 6, spot.at("depot"), f"expected 1 to 6, found {depot}")
    expect(1 <= space <= 4, spot.at("space"), f"expected 1 to 4, found {space}")
    need_one_of(rule, "colour", COLOUR_NAMES, spot)
    phases = need(rule, "phases", list, spot)
    expect(phases == ["B", "D"], spot.at("phases"), f'expected ["B", "D"], found {phases}')


def _check_depot_sums(content: Json, top: Spot) -> None:
    rule = content["three_players"]
    for players, usual in DEPOT_SUMS.items():
        for phase in PHASES:
            changed = players == 3 and phase in rule["phases"]
            colours = []
            for number in "123456":
                for i, space in enumerate(content["depots"][number]["spaces"], 1):
                    swap = changed and (int(number), i) == (rule["depot"], rule["space"])
                    if space["min_players"] <= players:
                        colours.append(rule["colour"] if swap else space["colour"])
            wanted = THREE_PLAYER_SUMS_B_D if changed else usual
            for name, count in zip(COLOUR_NAMES, wanted, strict=True):
                found = colours.count(name)
                reason = (
                    f"with {players} players in phase {phase} expected {count} {name} spaces,"
                    f" found {found}"
                )
                expect(found == count, top.at("depots"), reason)


def _check_ring(content: Json, top: Spot) -> None:
    black = need(content, "black_depot", dict, top)
    rows = need(black, "rows", list, top.at("black_depot"))
    marks: list[Any] = []
    for i, row in enumerate(rows):
        marks += of_kind(row, list, top.at("black_depot").at("rows").at(i))
    for mark in marks:
        expect(
            mark in PLAYER_COUNTS,
            top.at("black_depot").at("rows"),
            f"expected numbers 2, 3 or 4, found {mark}",
        )
    for players, wanted in BLACK_DEPOT.items():
        found = sum(1 for mark in marks if mark <= players)
        reason = f"expected {wanted} spaces with {players} players, found {found}"
        expect(found == wanted, top.at("black_depot").at("rows"), reason)
    ring = need(content, "ring", list, top)
    expect(ring == [1, 2, 3, 4, 5, 6], top.at("ring"), f"expected 1 to 6 in order, found {ring}")
    neighbours = need(content, "neighbours", dict, top)
    for depot in range(1, 7):
        wanted_pair = [(depot - 2) % 6 + 1, depot % 6 + 1]
        found_pair = need(neighbours, str(depot), list, top.at("neighbours"))
        reason = f"expected {wanted_pair} as in ring, found {found_pair}"
        expect(found_pair == wanted_pair, top.at("neighbours").at(str(depot)), reason)
    spaces = need(content, "turn_order_spaces", int, top)
    expect(spaces == 7, top.at("turn_order_spaces"), f"expected 7, found {spaces}")


def read_scoring() -> Json:
    content, top = read("scoring.json")
    regions = need(content, "regions", dict, top)
    need_keys(regions, "12345678", top.at("regions"))
    for size in "12345678":
        less = 0 if size == "1" else regions[str(int(size) - 1)]
        need_count(regions, size, top.at("regions"), low=less + 1)
    phases = need(content, "phase_bonus", dict, top)
    need_keys(phases, PHASES, top.at("phase_bonus"))
    for phase in PHASES:
        need_count(phases, phase, top.at("phase_bonus"))
    bonus = need(content, "colour_bonus", dict, top)
    tables = [(need(content, "goods_sale", dict, top), top.at("goods_sale"))]
    for key in ("large", "small"):
        here = top.at("colour_bonus")
        tables.append((need(bonus, key, dict, here), here.at(key)))
    for table, spot in tables:
        need_keys(table, "234", spot)
        for players in "234":
            need_count(table, players, spot)
    _check_fixed(content, top)
    return content


def _check_fixed(content: Json, top: Spot) -> None:
    for key, fixed in (("end", END_POINTS), ("setup", SETUP)):
        holder = need(content, key, dict, top)
        for name, wanted in fixed.items():
            found = need(holder, name, int, top.at(key))
            expect(found == wanted, top.at(key).at(name), f"expected {wanted}, found {found}")
    workers = need(content["setup"], "workers", list, top.at("setup"))
    spot = top.at("setup").at("workers")
    expect(len(workers) == 4, spot, f"expected 4 numbers, found {len(workers)}")
    for i, count in enumerate(workers):
        expect(of_kind(count, int, spot.at(i)) >= 0, spot.at(i), "expected at least 0")
