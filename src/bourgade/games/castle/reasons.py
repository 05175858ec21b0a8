"""Why an action is not allowed: the rules read a second time, in plain words.

Nothing here is shared with the lists of legal actions. Edges are compared tile by tile, features
are followed with a finger (`walk`) and orders of scoring are tried one by one; tests compare both
readings over the whole action space. Each answer is the first reason a player would want to hear.
"""

from collections.abc import Callable
from functools import cache
from itertools import permutations, product
from typing import Final

from bourgade.games.castle import tables
from bourgade.games.castle.actions import NUM_ACTIONS, SPACE
from bourgade.games.castle.state import (
    EXTRA_TURN,
    OVER,
    PLACE_SUBJECT,
    PLACE_TILE,
    SCORE_NEXT,
    Position,
)
from bourgade.games.castle.walk import (
    LETTERS,
    START_AT,
    Walk,
    has_path,
    kind_of,
    next_to,
    tile_on,
    turned,
    walk,
)

Value = int | str
Check = Callable[[Position, tuple[Value, ...]], str | None]

NO_SUCH_ACTION: Final = "castle.no-such-action"
GAME_OVER: Final = "castle.game-is-over"
# What has to be done first, by the decision that is open.
FIRST: Final = {
    PLACE_TILE: "castle.place-the-tile-first",
    PLACE_SUBJECT: "castle.decide-about-a-subject-first",
    SCORE_NEXT: "castle.finish-the-scoring-first",
    EXTRA_TURN: "castle.use-wall-tile-1-or-end-the-turn-first",
}
# The decision a verb belongs to, and what to answer at another moment of the turn if there is more
# to say than what comes first.
MOMENTS: Final = {
    "place": (PLACE_TILE, "castle.place.one-tile-a-turn"),
    "subject": (PLACE_SUBJECT, None),
    "none": (PLACE_SUBJECT, None),
    "score": (SCORE_NEXT, None),
    "double": (SCORE_NEXT, "castle.double.only-when-scoring"),
    "again": (EXTRA_TURN, "castle.again.only-at-the-end-of-a-turn"),
    "end": (EXTRA_TURN, None),
}
POINTS_PER_TILE: Final = {"P": 1, "T": 2, "H": 1}
DOUBLING: Final = {"T": 2, "H": 3}  # which wall tile doubles which kind


def why_illegal(s: Position, action: int) -> str | None:
    """None when the action is legal now, else the key of the reason."""
    if not 0 <= action < NUM_ACTIONS:
        return NO_SUCH_ACTION
    if s.decision == OVER:
        return GAME_OVER
    verb, values = _meaning(action)
    moment, otherwise = MOMENTS[verb]
    if s.decision != moment:
        if verb == "again" and s.players[s.turn].walls[1] == 0:
            return "castle.again.needs-wall-tile-1"
        return otherwise or FIRST[int(s.decision)]
    return _CHECKS[verb](s, values)


@cache
def _meaning(action: int) -> tuple[str, tuple[Value, ...]]:
    verb, *values = SPACE.decode(action).values()
    return str(verb), tuple(values)


# --- The tile (p. 2) ---


def _place(s: Position, values: tuple[Value, ...]) -> str | None:
    square = tables.SQUARE_BY_NAME[str(values[0])]
    rotation = int(values[1]) // 90
    if s.laid[square] >= 0:
        return "castle.place.square-taken"
    tile = int(s.hand)
    slots = turned(tile, rotation)
    touches = False
    reason = None
    for side in range(4):
        mine = tables.TYPE_TEXT[tile][int(slots[side * 3 + 1])] == "P"
        theirs = _path_from(s, square, side)
        if theirs is None:
            continue
        touches = True
        if mine != theirs:
            reason = "castle.place.path-would-stop" if theirs else "castle.place.path-must-continue"
    if not touches:
        return "castle.place.touches-nothing"
    if reason is None and any(_same_look(tile, rotation, less) for less in range(rotation)):
        reason = "castle.place.looks-the-same"
    return reason


def _path_from(s: Position, square: int, side: int) -> bool | None:
    """Does a path come in from that side? None if neither a tile nor a start square lies there."""
    near = next_to(square, side)
    if near is None:
        start = START_AT.get((square, side))
        return None if start is None else LETTERS[tables.START_KIND[start]] == "P"
    return None if tile_on(s, near) is None else has_path(s, near, (side + 2) % 4)


@cache
def _same_look(tile: int, one: int, two: int) -> bool:
    """Does the tile look the same in two rotations, its segments being renamed in some way?"""
    renamed = dict(zip(turned(tile, one), turned(tile, two), strict=True))
    back = dict(zip(turned(tile, two), turned(tile, one), strict=True))
    if any(renamed[a] != b for a, b in zip(turned(tile, one), turned(tile, two), strict=True)):
        return False
    return len(renamed) == len(back) and all(
        _symbols(tile, int(a)) == _symbols(tile, int(b)) for a, b in renamed.items()
    )


def _symbols(tile: int, segment: int) -> tuple[str, int, int]:
    wells, markets = tables.WELLS[tile].count(segment), tables.MARKETS[tile].count(segment)
    return tables.TYPE_TEXT[tile][segment], wells, markets


# --- The subject (p. 2-3) ---


def _subject(s: Position, values: tuple[Value, ...]) -> str | None:
    square, segment = int(s.last), int(values[0])
    if segment >= len(tables.TYPE_TEXT[int(s.laid[square]) // 4]):
        return "castle.subject.no-such-segment"
    feature = walk(s, square, segment)
    if feature.subjects(s, 0) + feature.subjects(s, 1) > 0:
        return "castle.subject.feature-occupied"
    return None


# --- The scoring (p. 3-4, 6) ---


def _spot(s: Position, name: Value) -> Walk | None:
    """The feature at a spot around the last tile."""
    square = int(s.last)
    if isinstance(name, int):
        known = name < len(tables.TYPE_TEXT[int(s.laid[square]) // 4])
        return walk(s, square, name) if known else None
    side = tables.SIDE_NAMES.index(name.removesuffix("-right"))
    right = name.endswith("-right")
    near = next_to(square, side)
    there = None if near is None else tile_on(s, near)
    if near is None or there is None:
        return None
    facing = there[(side + 2) % 4 * 3 : (side + 2) % 4 * 3 + 3]
    if kind_of(s, near, int(facing[1])) != "P":
        return None if right else walk(s, near, int(facing[1]))
    return walk(s, near, int(facing[0] if right else facing[2]))


def _leader(s: Position, feature: Walk) -> int | None:
    counts = [feature.subjects(s, seat) for seat in (0, 1)]
    if counts[0] == counts[1]:
        return None
    return counts.index(max(counts))


def _score(s: Position, values: tuple[Value, ...]) -> str | None:
    feature = _spot(s, values[0])
    if feature is None:
        return "castle.score.nothing-there"
    if feature.kind == "C":
        return "castle.score.courts-at-the-end"
    if feature.open:
        return "castle.score.not-completed"
    if feature.subjects(s, 0) + feature.subjects(s, 1) == 0:
        return "castle.score.nobody-there"
    seat = _leader(s, feature)
    if seat is None:
        return "castle.score.no-majority"
    waiting = _waiting(s)
    if values[0] not in waiting:
        return "castle.score.named-otherwise"
    group = {spot: other for spot, other in waiting.items() if _leader(s, other) == seat}
    if seat != s.turn and any(_leader(s, other) == s.turn for other in waiting.values()):
        return "castle.score.own-features-first"
    if _order_counts(s, seat, list(group.values())):
        return None
    to_decide = [
        spot for spot, other in group.items() if _refuses_to_double(s, seat, other) is None
    ]
    return None if to_decide[:1] == [values[0]] else "castle.score.order-is-all-the-same"


def _double(s: Position, values: tuple[Value, ...]) -> str | None:
    reason = _score(s, values)
    if reason is not None:
        return reason
    feature = _spot(s, values[0])
    assert feature is not None
    seat = _leader(s, feature)
    assert seat is not None
    return _refuses_to_double(s, seat, feature)


def _waiting(s: Position) -> dict[Value, Walk]:
    """Every completed feature that holds subjects with a majority, by its first spot."""
    found: dict[Value, Walk] = {}
    for name in _spots():
        feature = _spot(s, name)
        if feature is None or feature.kind == "C" or feature.open:
            continue
        if _leader(s, feature) is None:
            continue
        if all(feature.segments != other.segments for other in found.values()):
            found[name] = feature
    return found


@cache
def _spots() -> tuple[Value, ...]:
    return tuple(SPACE.verbs["score"].params[0].values)


def _refuses_to_double(s: Position, seat: int, feature: Walk) -> str | None:
    """Why the leader cannot double this feature, None if he can."""
    if feature.kind not in DOUBLING:
        return "castle.double.paths-never"
    if seat != s.turn:
        return "castle.double.only-in-ones-own-turn"
    number = DOUBLING[feature.kind]
    held = s.players[seat].walls[number]
    if held == 0:
        return f"castle.double.needs-wall-tile-{number}"
    return "castle.double.taken-this-turn" if held <= s.fresh[number] else None


def _order_counts(s: Position, seat: int, features: list[Walk]) -> bool:
    """Does some order, with some of them doubled, stop on a corner tower with a wall tile?"""
    stops = {
        space
        for tower, spaces in enumerate(tables.TOWER_SPACES)
        if s.towers & tables.BIT[tower]
        for space in spaces
    }
    budget = {
        kind: s.players[seat].walls[number] - s.fresh[number] if seat == s.turn else 0
        for kind, number in DOUBLING.items()
    }
    for order in permutations(features):
        for doubled in product((False, True), repeat=len(order)):
            used = [feature.kind for feature, twice in zip(order, doubled, strict=True) if twice]
            if any(used.count(kind) > budget.get(kind, 0) for kind in used):
                continue
            at = sum(s.players[seat].points)
            for feature, twice in list(zip(order, doubled, strict=True))[:-1]:
                at += _points(s, feature) * (2 if twice else 1)
                if at % 100 in stops:
                    return True
    return False


def _points(s: Position, feature: Walk) -> int:
    well = feature.kind == "P" and feature.wells(s) > 0
    return feature.tiles() * POINTS_PER_TILE[feature.kind] * (2 if well else 1)


def _always(s: Position, values: tuple[Value, ...]) -> str | None:
    return None


_CHECKS: Final[dict[str, Check]] = {
    "place": _place,
    "subject": _subject,
    "none": _always,
    "score": _score,
    "double": _double,
    "again": _always,
    "end": _always,
}

REASONS: Final[tuple[str, ...]] = (
    NO_SUCH_ACTION,
    GAME_OVER,
    *FIRST.values(),
    *(otherwise for _, otherwise in MOMENTS.values() if otherwise is not None),
    "castle.place.square-taken",
    "castle.place.touches-nothing",
    "castle.place.path-must-continue",
    "castle.place.path-would-stop",
    "castle.place.looks-the-same",
    "castle.subject.no-such-segment",
    "castle.subject.feature-occupied",
    "castle.score.nothing-there",
    "castle.score.courts-at-the-end",
    "castle.score.not-completed",
    "castle.score.nobody-there",
    "castle.score.no-majority",
    "castle.score.named-otherwise",
    "castle.score.own-features-first",
    "castle.score.order-is-all-the-same",
    "castle.double.paths-never",
    "castle.double.only-in-ones-own-turn",
    "castle.double.needs-wall-tile-2",
    "castle.double.needs-wall-tile-3",
    "castle.double.taken-this-turn",
    "castle.again.needs-wall-tile-1",
)
