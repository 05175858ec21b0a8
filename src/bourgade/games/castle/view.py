"""What one seat may see of the castle, as typed structs for the wire.

Everything lies open in this game: tiles are shown when drawn, wall tiles when taken, and what is
still face down nobody has seen.
"""

import msgspec

from bourgade.games.castle import scoring, state, tables
from bourgade.games.castle.completed import completed
from bourgade.games.castle.features import AROUND, node_at
from bourgade.games.castle.position import (
    agreed,
    standing_towers,
    tile_counts,
    used_walls,
    wall_numbers,
)
from bourgade.games.castle.state import Position


class TileView(msgspec.Struct):
    """A tile in the castle. `features` names, by segment, the features it belongs to."""

    square: str
    tile: str
    rotation: int
    features: list[int]


class FeatureView(msgspec.Struct):
    """A path, tower, house or court, as far as it goes now.

    `worth` is what its majority would score: for a court at the end, for others once completed.
    `leader` is the seat with the majority. `waiting` features are completed and scored next.
    """

    id: int
    kind: str
    squares: list[str]
    starts: list[str]
    open_ends: int
    subjects: list[int]
    leader: int | None
    markets: int
    well: bool
    worth: int
    waiting: bool


class SubjectView(msgspec.Struct):
    square: str
    segment: int
    role: str


class KeepView(msgspec.Struct):
    """Where a keep stands, its house's tiles, and its size with wall tiles 8."""

    square: str
    segment: int
    tiles: int
    size: int


class CastlePlayerView(msgspec.Struct):
    seat: int
    reserve: int
    subjects: list[SubjectView]
    keep: KeepView | None
    wall_tiles: list[int]
    track_space: int
    laps: int
    score: int
    parts: dict[str, int]


class CastleView(msgspec.Struct):
    """The table. Seats from 0; rotations in degrees clockwise."""

    seat: int | None
    turn: int
    to_move: int
    decision: str
    hand: str | None
    last: str | None
    tiles: list[TileView]
    features: list[FeatureView]
    free_squares: list[str]
    towers: list[int]
    fresh_wall_tiles: list[int]
    used_wall_tiles: list[int]
    wall_tiles_unseen: dict[str, int]
    tiles_left: int
    supply: dict[str, int]
    removed: dict[str, int]
    players: list[CastlePlayerView]
    options: dict[str, str]


ROLES = {
    tables.PATH: "messenger",
    tables.TOWER: "knight",
    tables.HOUSE: "burgher",
    tables.COURT: "merchant",
}


def view(s: Position, seat: int | None) -> CastleView:
    ids = _number_features(s)
    return CastleView(
        seat=seat,
        turn=s.turn,
        to_move=-1 if s.decision == state.OVER else s.decider,
        decision=state.DECISIONS[s.decision],
        hand=tables.TILE_NAMES[s.hand] if s.hand >= 0 else None,
        last=tables.SQUARE_NAMES[s.last] if s.last >= 0 else None,
        tiles=[
            _tile(s, square, ids) for square in range(tables.NUM_SQUARES) if s.laid[square] >= 0
        ],
        features=_features(s, ids),
        free_squares=[
            name
            for square, name in enumerate(tables.SQUARE_NAMES)
            if s.free_low & tables.LOW_BIT[square] or s.free_high & tables.HIGH_BIT[square]
        ],
        towers=standing_towers(s),
        fresh_wall_tiles=wall_numbers(s.fresh),
        used_wall_tiles=used_walls(s),
        wall_tiles_unseen={
            str(n): int(s.wall_bag[n]) for n in range(1, tables.WALL_KINDS + 1) if s.wall_bag[n]
        },
        tiles_left=s.tiles_left(),
        supply=tile_counts(s.bag),
        removed=tile_counts(s.removed),
        players=[_player(s, other) for other in range(tables.SEATS)],
        options=agreed(s),
    )


def _number_features(s: Position) -> dict[int, int]:
    """Roots in the order one meets them: start squares, then square by square."""
    ids: dict[int, int] = {}
    for start in range(tables.NUM_STARTS):
        ids.setdefault(s.find(start), len(ids))
    for square, lying in enumerate(s.laid):
        if lying >= 0:
            for segment in range(tables.SEGMENT_COUNT[lying >> 2]):
                ids.setdefault(s.root_at(square * 8 + segment), len(ids))
    return ids


def _tile(s: Position, square: int, ids: dict[int, int]) -> TileView:
    lying = s.laid[square]
    return TileView(
        square=tables.SQUARE_NAMES[square],
        tile=tables.TILE_NAMES[lying >> 2],
        rotation=(lying & 3) * 90,
        features=[
            ids[s.root_at(square * 8 + segment)]
            for segment in range(tables.SEGMENT_COUNT[lying >> 2])
        ],
    )


def _features(s: Position, ids: dict[int, int]) -> list[FeatureView]:
    kinds = {s.find(start): tables.START_KIND[start] for start in range(tables.NUM_STARTS)}
    for square, lying in enumerate(s.laid):
        if lying >= 0:
            for segment in range(tables.SEGMENT_COUNT[lying >> 2]):
                kind = tables.SEGMENT_KIND[(lying >> 2) * 8 + segment]
                kinds[s.root_at(square * 8 + segment)] = kind
    waiting = set()
    if s.last >= 0:
        spots = completed(s)
        waiting = {s.find(node_at(s, spot)) for spot in range(AROUND) if spots & tables.BIT[spot]}
    return [_feature(s, root, number, kinds[root], root in waiting) for root, number in ids.items()]


def _feature(s: Position, root: int, number: int, kind: int, waiting: bool) -> FeatureView:
    low = s.covered[root * 2]
    high = s.covered[root * 2 + 1]
    leader = s.majority(root)
    if kind == tables.COURT:
        points = scoring.PER_MARKET * s.markets(root)
    else:
        points = scoring.worth(s, root, kind)
    return FeatureView(
        id=number,
        kind=tables.KIND_NAMES[kind],
        squares=[
            name
            for square, name in enumerate(tables.SQUARE_NAMES)
            if low & tables.LOW_BIT[square] or high & tables.HIGH_BIT[square]
        ],
        starts=[n for i, n in enumerate(tables.START_NAMES) if high & tables.START_BIT[i]],
        open_ends=s.open_ends(root),
        subjects=[s.subjects_in(root, 0), s.subjects_in(root, 1)],
        leader=None if leader < 0 else leader,
        markets=s.markets(root),
        well=s.has_well(root),
        worth=points,
        waiting=waiting,
    )


def _player(s: Position, seat: int) -> CastlePlayerView:
    p = s.players[seat]
    keep = None
    if p.keep_size > 0:
        keep = KeepView(
            square=tables.SQUARE_NAMES[p.keep_place >> 3],
            segment=p.keep_place & 7,
            tiles=p.keep_size,
            size=scoring.keep_size(p),
        )
    return CastlePlayerView(
        seat=seat,
        reserve=p.reserve,
        subjects=[_subject(s, int(place)) for place in sorted(p.subjects) if place >= 0],
        keep=keep,
        wall_tiles=wall_numbers(p.walls),
        track_space=p.score % tables.TRACK,
        laps=p.score // tables.TRACK,
        score=p.score,
        parts={name: int(p.points[i]) for i, name in enumerate(state.PARTS)},
    )


def _subject(s: Position, place: int) -> SubjectView:
    role = ROLES[scoring.kind_at_place(s, place)]
    return SubjectView(tables.SQUARE_NAMES[place >> 3], place & 7, role)
