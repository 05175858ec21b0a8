"""The printed parts of the game, for pages that draw them: wall, track, tiles, and where each fact
comes from."""

import msgspec

from bourgade.core import data
from bourgade.games.castle import tables


class FaceInfo(msgspec.Struct):
    """A castle tile as printed. `slots`: twelve segment numbers, clockwise from the north, three
    to a side; `segments`: their kinds. `rotations`: those that look different."""

    count: int
    slots: list[int]
    segments: list[str]
    wells: list[int]
    markets: list[int]
    square: bool
    rotations: list[int]
    reconstructed: bool


class SquareInfo(msgspec.Struct):
    name: str
    x: int
    y: int


class StartInfo(msgspec.Struct):
    """A start square: it lies beyond that side of its square, inside the wall."""

    name: str
    square: str
    side: str
    feature: str
    market: bool
    reconstructed: bool


class TowerInfo(msgspec.Struct):
    """A corner tower: its two spaces on the track, and the grid point of its corner."""

    spaces: list[int]
    x: int
    y: int
    angle: str
    wall_tile: bool
    reconstructed: bool


class CastleComponents(msgspec.Struct):
    """What never changes during a game."""

    edition: str
    rows: list[str]
    squares: list[SquareInfo]
    starts: list[StartInfo]
    towers: list[TowerInfo]
    track: int
    faces: dict[str, FaceInfo]
    wall_tiles: dict[str, int]
    subjects: int
    points_per_tile: dict[str, int]
    provenance: list[dict[str, str]]


def components() -> CastleComponents:
    return CastleComponents(
        edition=tables.EDITION,
        rows=tables.ROWS,
        squares=[
            SquareInfo(name, x, y)
            for name, (x, y) in zip(tables.SQUARE_NAMES, tables.PLACES, strict=True)
        ],
        starts=[_start(i) for i in range(tables.NUM_STARTS)],
        towers=[_tower(i) for i in range(tables.NUM_TOWERS)],
        track=tables.TRACK,
        faces={name: _face(tile) for name, tile in tables.TILE_BY_NAME.items()},
        wall_tiles={str(n): tables.WALL_TILE_COUNT[n] for n in range(1, tables.WALL_KINDS + 1)},
        subjects=tables.SUBJECTS,
        points_per_tile=tables.POINTS_PER_TILE,
        provenance=data.provenance("castle"),
    )


def _start(start: int) -> StartInfo:
    return StartInfo(
        name=tables.START_NAMES[start],
        square=tables.SQUARE_NAMES[tables.START_SQUARE[start]],
        side=tables.SIDE_NAMES[tables.START_SIDE[start]],
        feature=tables.KIND_NAMES[tables.START_KIND[start]],
        market=bool(tables.START_MARKET[start]),
        reconstructed=tables.START_RECONSTRUCTED[start],
    )


def _tower(tower: int) -> TowerInfo:
    x, y = tables.TOWER_CORNERS[tower]
    return TowerInfo(
        spaces=tables.TOWER_SPACES[tower],
        x=x,
        y=y,
        angle=tables.TOWER_ANGLES[tower],
        wall_tile=tower > 0,
        reconstructed=tables.TOWER_RECONSTRUCTED[tower],
    )


def _face(tile: int) -> FaceInfo:
    return FaceInfo(
        count=tables.TILE_COUNT[tables.TILE_NAMES[tile]],
        slots=tables.SLOTS[tile * 12 : tile * 12 + 12],
        segments=[
            tables.KIND_NAMES[tables.SEGMENT_KIND[tile * 8 + i]]
            for i in range(tables.SEGMENT_COUNT[tile])
        ],
        wells=tables.WELLS[tile],
        markets=tables.MARKETS[tile],
        square=tables.HAS_SQUARE[tile],
        rotations=[r * 90 for r in range(4) if tables.ROTATIONS[tile] & tables.BIT[r]],
        reconstructed=tables.IS_RECONSTRUCTED[tile],
    )
