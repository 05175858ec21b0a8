"""The printed parts of the game, for pages that draw them: map, tiles, cards, and where each fact
comes from."""

from typing import Any

import msgspec

from bourgade.core import data
from bourgade.games.burdigala import board_check, tables


class PointInfo(msgspec.Struct):
    """A control point; `gate` is the name of the gate where there is one."""

    id: str
    x: int
    y: int
    harbour: bool
    gate: str | None
    quarters: list[int]


class RoadInfo(msgspec.Struct):
    """A street or lane between two points; a sea lane bends towards its control point."""

    id: str
    a: str
    b: str
    bridge: bool = False
    control: list[int] | None = None


class SiteInfo(msgspec.Struct):
    id: int
    x: int
    y: int


class QuarterInfo(msgspec.Struct):
    id: int
    name: str
    points: list[str]
    sites: list[SiteInfo]
    bonus: list[int] | None
    label: list[int]
    polygon: list[list[int]]


class RiverInfo(msgspec.Struct):
    id: str
    name: str
    polygon: list[list[int]]


class TileInfo(msgspec.Struct):
    id: str
    name: str
    size: int
    value: int
    kind: str


class IntrigueInfo(msgspec.Struct):
    id: str
    lasting: bool
    copies: int


class BurdigalaComponents(msgspec.Struct):
    """What never changes during a game. Coordinates are in units of `view_box`."""

    edition: str
    view_box: list[int]
    point_radius: int
    site_radius: int
    points: list[PointInfo]
    streets: list[RoadInfo]
    sea_lanes: list[RoadInfo]
    fast_lanes: list[RoadInfo]
    quarters: list[QuarterInfo]
    rivers: list[RiverInfo]
    tiles: list[TileInfo]
    goods: dict[str, int]
    intrigues: list[IntrigueInfo]
    corruption: dict[str, int]
    set_points: list[int]
    stones: int
    most_corrupt_loses: int
    compensation: dict[str, list[int]]
    provenance: list[dict[str, str]]


def components() -> BurdigalaComponents:
    board = board_check.read_board()
    return BurdigalaComponents(
        edition=tables.EDITION,
        view_box=board["view_box"],
        point_radius=board["point_radius"],
        site_radius=board["site_radius"],
        points=[_point(described, board["quarters"]) for described in board["points"]],
        streets=[_road(road) for road in board["streets"]],
        sea_lanes=[_road(road) for road in board["sea_lanes"]],
        fast_lanes=[_road(road) for road in board["fast_lanes"]],
        quarters=[_quarter(described) for described in board["quarters"]],
        rivers=[RiverInfo(r["id"], r["name"], r["polygon"]) for r in board["rivers"]],
        tiles=[_tile(tile) for tile in range(tables.NUM_TILES)],
        goods=dict(zip(tables.GOODS_NAMES, tables.GOODS_COUNTS, strict=True)),
        intrigues=[
            IntrigueInfo(name, kind < tables.NUM_LASTING, tables.INTRIGUE_COUNTS[kind])
            for kind, name in enumerate(tables.INTRIGUE_NAMES)
        ],
        corruption={str(value): n for value, n in enumerate(tables.CORRUPTION_COUNTS)},
        set_points=tables.SET_POINTS,
        stones=tables.STONES,
        most_corrupt_loses=tables.MOST_CORRUPT_LOSES,
        compensation={str(n): points for n, points in tables.COMPENSATION.items()},
        provenance=data.provenance("burdigala"),
    )


def _point(described: dict[str, Any], quarters: list[dict[str, Any]]) -> PointInfo:
    name = described["id"]
    return PointInfo(
        id=name,
        x=described["x"],
        y=described["y"],
        harbour=described["harbour"],
        gate=described["gate"],
        quarters=[quarter["id"] for quarter in quarters if name in quarter["points"]],
    )


def _road(road: dict[str, Any]) -> RoadInfo:
    return RoadInfo(
        road["id"], road["a"], road["b"], road.get("bridge", False), road.get("control")
    )


def _quarter(described: dict[str, Any]) -> QuarterInfo:
    bonus = described["bonus"]
    return QuarterInfo(
        id=described["id"],
        name=described["name"],
        points=described["points"],
        sites=[SiteInfo(site["id"], site["x"], site["y"]) for site in described["sites"]],
        bonus=None if bonus is None else [bonus["x"], bonus["y"]],
        label=described["label"],
        polygon=described["polygon"],
    )


def _tile(tile: int) -> TileInfo:
    kind = ("ordinary", "necropolis", "stopped-site")[tables.TILE_KIND[tile]]
    return TileInfo(
        tables.TILE_NAMES[tile],
        tables.TILE_TITLES[tile],
        tables.TILE_SIZE[tile],
        tables.TILE_VALUE[tile],
        kind,
    )
