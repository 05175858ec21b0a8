"""The printed parts of the game, for pages that draw them: boards, depots, tiles, and where each
fact comes from."""

import msgspec

from bourgade.core import data
from bourgade.games.burgundy import tables


class SpaceInfo(msgspec.Struct):
    colour: str
    number: int
    district: int


class BoardInfo(msgspec.Struct):
    spaces: list[SpaceInfo]
    spielbox: bool
    reconstructed: bool


class DepotSpaceInfo(msgspec.Struct):
    colour: str
    min_players: int


class BurgundyComponents(msgspec.Struct):
    """What never changes during a game. Index 0 of lists by player count is unused."""

    edition: str
    boards: dict[str, BoardInfo]
    neighbours: list[list[int]]
    depots: list[list[DepotSpaceInfo]]
    tile_colours: dict[str, str]
    district_points: list[int]
    phase_bonus: list[int]
    large_bonus: list[int]
    small_bonus: list[int]
    goods_points: list[int]
    provenance: list[dict[str, str]]


def components() -> BurgundyComponents:
    return BurgundyComponents(
        edition=tables.EDITION,
        boards={name: _board(board) for name, board in tables.BOARD_BY_NAME.items()},
        neighbours=tables.NEIGHBOUR_LISTS,
        depots=[
            [
                DepotSpaceInfo(
                    tables.COLOUR_NAMES[tables.DEPOT_COLOUR[d * 4 + i]],
                    tables.DEPOT_MIN_PLAYERS[d * 4 + i],
                )
                for i in range(4)
            ]
            for d in range(6)
        ],
        tile_colours={
            name: tables.COLOUR_NAMES[tables.TILE_COLOUR[face]]
            for face, name in enumerate(tables.TILE_NAMES)
        },
        district_points=tables.REGION_POINTS,
        phase_bonus=tables.PHASE_BONUS,
        large_bonus=tables.BONUS_LARGE,
        small_bonus=tables.BONUS_SMALL,
        goods_points=tables.GOODS_VP,
        provenance=data.provenance("burgundy"),
    )


def _board(board: int) -> BoardInfo:
    first = board * tables.NUM_CELLS
    return BoardInfo(
        spaces=[
            SpaceInfo(
                tables.COLOUR_NAMES[tables.CELL_COLOUR[first + i]],
                tables.CELL_NUMBER[first + i],
                tables.CELL_REGION[first + i],
            )
            for i in range(tables.NUM_CELLS)
        ],
        spielbox=bool(tables.IS_SPIELBOX[board]),
        reconstructed=bool(tables.IS_RECONSTRUCTED[board]),
    )
