"""Reads the player boards and the sheets they are printed on, and checks their layout.

A board is a hexagon of 37 spaces in seven rows; spaces are numbered from 0 in reading order.
"""

from collections import Counter
from typing import Any, Final

from bourgade.core import data
from bourgade.core.data import Spot, expect, need, need_keys, need_one_of, of_kind
from bourgade.games.burgundy.tables_check import COLOUR_NAMES, Json, read

COLOUR_LETTERS: Final = "CMKSAB"
COLOUR_SPACES: Final = [4, 3, 6, 6, 6, 12]
BASE_BOARDS: Final = [str(n) for n in range(1, 10)]
SPIELBOX_BOARDS: Final = ["10" + letter for letter in "abcdefgh"]
ROW_LENGTHS: Final = [4, 5, 6, 7, 6, 5, 4]
LARGEST_REGION: Final = 8
MAX_REGIONS: Final = 24


def cell_positions() -> list[tuple[int, int]]:
    """Axial (q, r) of the 37 spaces in reading order; the centre is (0, 0)."""
    cells = []
    for row, length in enumerate(ROW_LENGTHS):
        r = row - 3
        first = max(-3, -3 - r)
        cells += [(q, r) for q in range(first, first + length)]
    return cells


def cell_neighbours() -> list[list[int]]:
    positions = cell_positions()
    index = {position: cell for cell, position in enumerate(positions)}
    steps = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    around = [[(q + dq, r + dr) for dq, dr in steps] for q, r in positions]
    return [[index[place] for place in places if place in index] for places in around]


NEIGHBOUR_LISTS: Final = cell_neighbours()


def regions_of(colours: list[int]) -> list[list[int]]:
    """Connected spaces of one colour, ordered by their first space in reading order."""
    seen: set[int] = set()
    regions = []
    for start in range(len(colours)):
        if start in seen:
            continue
        region, border = {start}, [start]
        while border:
            for cell in NEIGHBOUR_LISTS[border.pop()]:
                if cell not in region and colours[cell] == colours[start]:
                    region.add(cell)
                    border.append(cell)
        seen |= region
        regions.append(sorted(region))
    return regions


def read_boards() -> Json:
    """By board name: colours and numbers in reading order, spielbox, reconstructed, start."""
    content, top = read("boards.json")
    boards = need(content, "boards", dict, top)
    need_keys(boards, BASE_BOARDS + SPIELBOX_BOARDS, top.at("boards"))
    return {
        name: _check_board(name, need(boards, name, dict, top.at("boards")), top)
        for name in BASE_BOARDS + SPIELBOX_BOARDS
    }


def _check_board(name: str, board: Json, top: Spot) -> Json:
    spot = top.at("boards").at(name)
    colours, numbers = _check_rows(need(board, "rows", list, spot), spot.at("rows"))
    spielbox = need(board, "spielbox", bool, spot)
    expect(
        spielbox == (name in SPIELBOX_BOARDS),
        spot.at("spielbox"),
        "only boards 10a to 10h are Spielbox boards, and all of them are",
    )
    reconstructed = need(board, "reconstructed", bool, spot)
    need_one_of(board, "confidence", data.STATUSES, spot)
    _check_castles(name, board, colours, spot)
    _check_layout(colours, numbers, spielbox, spot)
    if spielbox and reconstructed:
        _check_spielbox_reach(colours, spot)
    start = -1 if board["start"] is None else board["start"]
    return {
        "colours": colours,
        "numbers": numbers,
        "spielbox": spielbox,
        "reconstructed": reconstructed,
        "start": start,
    }


def _check_rows(rows: list[Any], spot: Spot) -> tuple[list[int], list[int]]:
    expect(len(rows) == len(ROW_LENGTHS), spot, f"expected 7 rows, found {len(rows)}")
    colours, numbers = [], []
    for i, length in enumerate(ROW_LENGTHS):
        row = of_kind(rows[i], list, spot.at(i))
        expect(len(row) == length, spot.at(i), f"expected {length} spaces, found {len(row)}")
        for j, item in enumerate(row):
            text = of_kind(item, str, spot.at(i).at(j))
            fits = len(text) == 2 and text[0] in COLOUR_LETTERS and text[1] in "123456"
            reason = f'expected a colour letter and a die number such as "B4", found "{text}"'
            expect(fits, spot.at(i).at(j), reason)
            colours.append(COLOUR_LETTERS.index(text[0]))
            numbers.append(int(text[1]))
    return colours, numbers


def _check_castles(name: str, board: Json, colours: list[int], spot: Spot) -> None:
    printed = [cell for cell, colour in enumerate(colours) if colour == 0]
    listed = need(board, "castles", list, spot)
    expect(listed == printed, spot.at("castles"), f"expected {printed} as in rows, found {listed}")
    expect("start" in board, spot.at("start"), "missing")
    start = board["start"]
    if name == "1":
        of_kind(start, int, spot.at("start"))
        expect(start == 18, spot.at("start"), f"board 1 starts on its centre 18, found {start}")
        expect(18 in printed, spot.at("start"), "expected a castle space in the centre of board 1")
    else:
        expect(start is None, spot.at("start"), f"expected null (a free choice), found {start}")


def _check_layout(colours: list[int], numbers: list[int], spielbox: bool, spot: Spot) -> None:
    rows = spot.at("rows")
    for colour, wanted in enumerate(COLOUR_SPACES):
        found = colours.count(colour)
        reason = f"expected {wanted} {COLOUR_NAMES[colour]} spaces, found {found}"
        expect(found == wanted, rows, reason)
    for cell, around in enumerate(NEIGHBOUR_LISTS):
        for other in around:
            reason = f"neighbouring spaces {cell} and {other} both have number {numbers[cell]}"
            expect(numbers[cell] != numbers[other], rows, reason)
    cities = 0
    regions = regions_of(colours)
    reason = f"expected at most {MAX_REGIONS} regions, found {len(regions)}"
    expect(len(regions) <= MAX_REGIONS, rows, reason)
    for region in regions:
        name = COLOUR_NAMES[colours[region[0]]]
        reason = f"{name} region at space {region[0]} has {len(region)} spaces, at most 8 allowed"
        expect(len(region) <= LARGEST_REGION, rows, reason)
        cities += 1 if name == "building" else 0
    if spielbox:
        return
    # Known of boards 1 to 9 only.
    expect(2 <= cities <= 6, rows, f"expected 2 to 6 cities, found {cities}")
    for number, wanted in zip(range(1, 7), (7, 6, 6, 6, 6, 6), strict=True):
        found = numbers.count(number)
        expect(found == wanted, rows, f"expected number {number} {wanted} times, found {found}")


def _check_spielbox_reach(colours: list[int], spot: Spot) -> None:
    """An invented board can be filled under the Spielbox placement rule from any start castle."""
    for start in (cell for cell, colour in enumerate(colours) if colour == 0):
        placed, border = {start}, [start]
        while border:
            here = border.pop()
            for cell in NEIGHBOUR_LISTS[here]:
                joins = colours[here] == 0 or colours[cell] in (0, colours[here])
                if cell not in placed and joins:
                    placed.add(cell)
                    border.append(cell)
        reason = f"only {len(placed)} spaces can be reached from a start castle on space {start}"
        expect(len(placed) == len(colours), spot.at("rows"), reason)


def read_sheets() -> Json:
    """{"base": pairs of board names, "spielbox": pairs}."""
    content, top = read("sheets.json")
    sides = {"base": ["1"] * 4 + BASE_BOARDS[1:], "spielbox": SPIELBOX_BOARDS}
    for key, wanted in sides.items():
        sheets = need(content, key, list, top)
        for i, sheet in enumerate(sheets):
            pair = of_kind(sheet, list, top.at(key).at(i))
            expect(len(pair) == 2, top.at(key).at(i), f"expected 2 sides, found {len(pair)}")
            for j, side in enumerate(pair):
                of_kind(side, str, top.at(key).at(i).at(j))
        found = Counter(side for sheet in sheets for side in sheet)
        for name in sorted(set(wanted) | set(found)):
            reason = f"expected board {name} on {wanted.count(name)} sides, found {found[name]}"
            expect(found[name] == wanted.count(name), top.at(key), reason)
    return content
