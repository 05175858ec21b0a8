"""Reads the map and checks that it can be played on.

The printed map is known to have fourteen quarters with one or two sites, four places for bonus
tokens, harbours, sea lanes and fast lanes; everything else may be corrected by an owner of the box.
"""

from typing import Final

from bourgade.core.data import Spot, expect, need, need_count, of_kind
from bourgade.games.burdigala.tables_check import (
    BONUS_TOKENS,
    NUM_QUARTERS,
    NUM_TILES,
    Json,
    need_same,
    objects,
    read,
)

MOST_POINTS: Final = 62  # bits of a mask
MOST_PAWNS: Final = 8


def read_board() -> Json:
    content, top = read("board.json")
    points = _check_points(content, top)
    edges: set[frozenset[str]] = set()
    for kind in ("streets", "sea_lanes", "fast_lanes"):
        _check_edges(content, kind, points, edges, top)
    _check_gates(content, top)
    _check_quarters(content, points, top)
    _check_connected(content, points, top)
    _check_drawing(content, top)
    return content


def _check_points(content: Json, top: Spot) -> list[str]:
    names: list[str] = []
    for point, spot in objects(content, "points", top):
        name = need(point, "id", str, spot)
        expect(name not in names, spot.at("id"), f'"{name}" is there already')
        expect(name.isalnum(), spot.at("id"), f'expected letters and digits, found "{name}"')
        names.append(name)
        for axis in ("x", "y"):
            need(point, axis, int, spot)
        need(point, "harbour", bool, spot)
        expect("gate" in point, spot.at("gate"), "missing")
        if point["gate"] is not None:
            of_kind(point["gate"], str, spot.at("gate"))
    fits = MOST_PAWNS < len(names) <= MOST_POINTS
    expect(fits, top.at("points"), f"expected 9 to 62 points, found {len(names)}")
    return names


def _check_edges(
    content: Json, kind: str, points: list[str], edges: set[frozenset[str]], top: Spot
) -> None:
    """Every edge joins two points, and no two edges of one kind join the same two."""
    for edge, spot in objects(content, kind, top):
        need(edge, "id", str, spot)
        ends = [need(edge, end, str, spot) for end in "ab"]
        for end, name in zip("ab", ends, strict=True):
            expect(name in points, spot.at(end), f'no point "{name}"')
        expect(ends[0] != ends[1], spot, f"joins {ends[0]} with itself")
        pair = frozenset([kind, *ends])
        expect(pair not in edges, spot, f"{ends[0]} and {ends[1]} are joined already")
        edges.add(pair)
        if kind == "streets":
            need(edge, "bridge", bool, spot)


def _check_gates(content: Json, top: Spot) -> None:
    """Fast lanes run from gate to gate."""
    gates = {point["id"] for point in content["points"] if point["gate"] is not None}
    for edge, spot in objects(content, "fast_lanes", top):
        for end in "ab":
            expect(edge[end] in gates, spot.at(end), f"{edge[end]} is no gate")


def _check_quarters(content: Json, points: list[str], top: Spot) -> None:
    quarters = objects(content, "quarters", top)
    need_same(len(quarters), NUM_QUARTERS, top.at("quarters"))
    sites = bonuses = 0
    for number, (quarter, spot) in enumerate(quarters, 1):
        need_same(need(quarter, "id", int, spot), number, spot.at("id"))
        need(quarter, "name", str, spot)
        around = need(quarter, "points", list, spot)
        for i, name in enumerate(around):
            expect(name in points, spot.at("points").at(i), f"no point {name!r}")
        found = objects(quarter, "sites", spot)
        expect(len(found) in (1, 2), spot.at("sites"), f"expected 1 or 2, found {len(found)}")
        for site, here in found:
            sites += 1
            need_same(need(site, "id", int, here), sites, here.at("id"))
            for axis in ("x", "y"):
                need(site, axis, int, here)
        expect("bonus" in quarter, spot.at("bonus"), "missing")
        if quarter["bonus"] is not None:
            bonuses += 1
            place = of_kind(quarter["bonus"], dict, spot.at("bonus"))
            for axis in ("x", "y"):
                need(place, axis, int, spot.at("bonus"))
    fits = NUM_QUARTERS < sites < NUM_TILES
    expect(fits, top.at("quarters"), f"expected 15 to 20 sites, found {sites}")
    need_same(bonuses, len(BONUS_TOKENS), top.at("quarters"))


def _check_connected(content: Json, points: list[str], top: Spot) -> None:
    """On streets alone a pawn gets everywhere, and from every point a stone can be laid."""
    reached = [points[0]]
    for at in reached:
        for street in content["streets"]:
            for one, other in (("a", "b"), ("b", "a")):
                if street[one] == at and street[other] not in reached:
                    reached.append(street[other])
    for i, name in enumerate(points):
        spot = top.at("points").at(i)
        expect(name in reached, spot, f"no street leads to {name}")
        beside = any(name in quarter["points"] for quarter in content["quarters"])
        expect(beside, spot, f"{name} touches no quarter")


def _check_drawing(content: Json, top: Spot) -> None:
    """What a page needs to draw the map."""
    need_same(len(need(content, "view_box", list, top)), 4, top.at("view_box"))
    for key in ("point_radius", "site_radius"):
        need_count(content, key, top, low=1)
    shapes = [("rivers", "polygon"), ("quarters", "polygon"), ("quarters", "label")]
    shapes.append(("sea_lanes", "control"))
    for kind, key in shapes:
        for item, spot in objects(content, kind, top):
            need(item, key, list, spot)
