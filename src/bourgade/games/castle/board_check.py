"""Reads the castle's wall: its squares, the score track with the corner towers, the start squares.

Squares are named by a letter for the column and a number for the row, from the top left ("a1").
Corner towers are listed clockwise from the top left corner of the first row, as the track runs.
"""

from typing import Any, Final

from bourgade.core.data import Spot, expect, need, need_keys, need_one_of, of_kind
from bourgade.games.castle.tables_check import Json, read

NUM_SQUARES: Final = 76
NUM_TOWERS: Final = 14
TRACK: Final = 100
SIDES: Final = ("north", "east", "south", "west")
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
FEATURES: Final = ("path", "tower", "house", "court")
MAX_STARTS: Final = 20

Place = tuple[int, int]


def square_name(place: Place) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[place[0]] + str(place[1] + 1)


def read_board() -> Json:
    """The board's file; `squares` (places in reading order) and `corners` are added to it."""
    content, top = read("board.json")
    rows = [
        of_kind(row, str, top.at("rows").at(i))
        for i, row in enumerate(need(content, "rows", list, top))
    ]
    squares = _squares(rows, top.at("rows"))
    corners = outline(squares)
    expect(
        len(corners) == NUM_TOWERS,
        top.at("rows"),
        f"expected a wall with {NUM_TOWERS} corners, found {len(corners)}",
    )
    track = need(content, "track", int, top)
    expect(track == TRACK, top.at("track"), f"expected {TRACK} spaces, found {track}")
    _check_towers(content, corners, top)
    _check_starts(content, squares, top)
    return {**content, "squares": squares, "corners": [place for place, _ in corners]}


def _squares(rows: list[str], spot: Spot) -> list[Place]:
    squares = []
    for y, row in enumerate(rows):
        expect(len(row) <= 26, spot.at(y), "expected at most 26 columns")
        expect(set(row) <= {"#", "."}, spot.at(y), 'expected only "#" and "."')
        squares += [(x, y) for x, mark in enumerate(row) if mark == "#"]
    found = len(squares)
    expect(found == NUM_SQUARES, spot, f"expected {NUM_SQUARES} squares, found {found}")
    reached = {squares[0]}
    border = [squares[0]]
    while border:
        x, y = border.pop()
        for dx, dy in STEPS:
            near = (x + dx, y + dy)
            if near in squares and near not in reached:
                reached.add(near)
                border.append(near)
    expect(len(reached) == found, spot, "expected one connected castle")
    return squares


def outline(squares: list[Place]) -> list[tuple[Place, str]]:
    """The corners of the wall, clockwise from the top left: the grid point, and its angle."""
    inside = set(squares)
    start = squares[0]
    # Walking along the wall with the castle on the right hand, from point to point of the grid.
    ahead = {0: (0, -1), 1: (0, 0), 2: (-1, 0), 3: (-1, -1)}
    beside = {0: (-1, -1), 1: (0, -1), 2: (0, 0), 3: (-1, 0)}
    point, heading = start, 1
    corners: list[tuple[Place, str]] = [(start, "convex")]
    while True:
        dx, dy = STEPS[heading]
        point = (point[0] + dx, point[1] + dy)
        if point == start:
            return corners
        x, y = point
        front = (x + ahead[heading][0], y + ahead[heading][1])
        left = (x + beside[heading][0], y + beside[heading][1])
        if left in inside:
            heading = (heading + 3) % 4
            corners.append((point, "reflex"))
        elif front not in inside:
            heading = (heading + 1) % 4
            corners.append((point, "convex"))


def _check_towers(content: Json, corners: list[tuple[Place, str]], top: Spot) -> None:
    spot = top.at("corner_towers")
    towers = need(content, "corner_towers", list, top)
    expect(len(towers) == NUM_TOWERS, spot, f"expected {NUM_TOWERS} towers, found {len(towers)}")
    last = -1
    for i, item in enumerate(towers):
        here = spot.at(i)
        tower = of_kind(item, dict, here)
        need_keys(tower, ("spaces", "angle", "wall_tile", "reconstructed"), here)
        need_one_of(tower, "angle", ("convex", "reflex"), here)
        angle = corners[i][1]
        expect(tower["angle"] == angle, here.at("angle"), f"the wall has a {angle} corner there")
        _check_spaces(need(tower, "spaces", list, here), last, here.at("spaces"))
        last = tower["spaces"][1]
        expect(
            need(tower, "wall_tile", bool, here) == (i > 0),
            here.at("wall_tile"),
            "every tower but the first has a wall tile",
        )
        need(tower, "reconstructed", bool, here)
    first = towers[0]["spaces"]
    expect(first == [0, 1], spot.at(0).at("spaces"), f"expected [0, 1], found {first}")


def _check_spaces(spaces: list[Any], last: int, spot: Spot) -> None:
    for i, space in enumerate(spaces):
        of_kind(space, int, spot.at(i))
    expect(
        len(spaces) == 2 and spaces[1] == spaces[0] + 1,
        spot,
        f"expected two neighbouring spaces, found {spaces}",
    )
    expect(last < spaces[0] and spaces[1] < TRACK, spot, "expected spaces in the track's order")


def _check_starts(content: Json, squares: list[Place], top: Spot) -> None:
    spot = top.at("starts")
    starts = need(content, "starts", list, top)
    expect(1 <= len(starts) <= MAX_STARTS, spot, f"expected 1 to {MAX_STARTS} start squares")
    named = {square_name(place): place for place in squares}
    taken: set[tuple[str, str]] = set()
    for i, item in enumerate(starts):
        here = spot.at(i)
        start = of_kind(item, dict, here)
        keys = ("name", "square", "side", "feature", "market", "reconstructed")
        need_keys(start, keys, here)
        need(start, "name", str, here)
        square = need(start, "square", str, here)
        side = need_one_of(start, "side", SIDES, here)
        need_one_of(start, "feature", FEATURES, here)
        market = need(start, "market", bool, here)
        expect(not market or start["feature"] == "court", here, "only a court has a market")
        need(start, "reconstructed", bool, here)
        expect(square in named, here.at("square"), f'no square "{square}" in the castle')
        x, y = named[square]
        dx, dy = STEPS[SIDES.index(side)]
        expect((x + dx, y + dy) not in squares, here.at("side"), "there is no wall on that side")
        expect((square, side) not in taken, here, "two start squares in one place")
        taken.add((square, side))
    expect(
        len({start["name"] for start in starts}) == len(starts), spot, "expected different names"
    )
