"""What a player's position promises, in numbers that experience can weigh.

The squares of the observation say little each by itself. These numbers say what a player counts:
features by how nearly they are complete, subjects, keep, wall tiles and time. All lies open.
"""

from typing import Final

from bourgade.core.native import i16, i64, vec
from bourgade.core.observation import Layout, Row
from bourgade.games.castle.scoring import keep_size, kind_at_place, stands_first, worth
from bourgade.games.castle.state import Player, Position
from bourgade.games.castle.tables import COURT, NUM_TILES, SUBJECTS, WALL_KINDS

NEARLY: Final = 4  # open ends told apart: 1, 2, 3, and 4 or more
LONG: Final = 60  # points of features at most
LARGE: Final = 12  # tiles by which keeps are told apart
SEATS: Final = 2
_BY_ENDS: Final = "led by one's own subjects, by kind and open ends (1, 2, 3, more)"
LAYOUT: Final = Layout(
    [
        ("led", (3, NEARLY), SUBJECTS, f"Paths, towers and houses {_BY_ENDS}."),
        ("led_worth", (3, NEARLY), LONG, f"The worth of paths, towers and houses {_BY_ENDS}."),
        ("courts", (3,), 24, "Courts led by one's own subjects: number, markets, open ends."),
        ("shared", (4,), SUBJECTS, "Features with as many subjects of both, by kind."),
        ("shared_worth", (4,), LONG, "Their worth; of courts the markets."),
        ("lost", (4,), SUBJECTS, "Features where the other has more subjects, by kind."),
        ("doubled", (4,), SUBJECTS, "Further subjects in features of one's own, by kind."),
        ("reserve", (SUBJECTS + 1,), 1, "Subjects in the reserve, as flags from 0."),
        ("keep", (3,), LARGE, "Its size; tiles that it is larger, or smaller, than the other."),
        ("wall_tiles", (WALL_KINDS,), 2, "Wall tiles, by number."),
        ("tiles_left", (2,), NUM_TILES, "Tiles left, and their square (a part of it)."),
        ("turn", (1,), 1, "Whether it is one's own turn."),
        ("always", (1,), 1, "One."),
    ],
    [],
    SEATS,
)
SIZE: Final[i64] = LAYOUT.size
LED: Final[i64] = LAYOUT.at("led")
LED_WORTH: Final[i64] = LAYOUT.at("led_worth")
COURTS: Final[i64] = LAYOUT.at("courts")
SHARED: Final[i64] = LAYOUT.at("shared")
SHARED_WORTH: Final[i64] = LAYOUT.at("shared_worth")
LOST: Final[i64] = LAYOUT.at("lost")
DOUBLED: Final[i64] = LAYOUT.at("doubled")
RESERVE: Final[i64] = LAYOUT.at("reserve")
KEEP: Final[i64] = LAYOUT.at("keep")
WALLS: Final[i64] = LAYOUT.at("wall_tiles")
LEFT: Final[i64] = LAYOUT.at("tiles_left")
TURN: Final[i64] = LAYOUT.at("turn")
ALWAYS: Final[i64] = LAYOUT.at("always")
TILES: Final[i64] = NUM_TILES


def tell_prospects(s: Position, seat: i64, row: Row) -> None:
    row.wipe()
    out: vec[i16] = row.numbers
    at: i64 = row.start
    p: Player = s.players[seat]
    i: i64
    for i in range(SUBJECTS):
        if p.subjects[i] >= 0 and stands_first(s, p, i):
            _feature(s, seat, p.subjects[i], out, at)
    out[at + RESERVE + p.reserve] = 1
    _keep(keep_size(p), keep_size(s.players[1 - seat]), out, at + KEEP)
    for i in range(WALL_KINDS):
        out[at + WALLS + i] = i16(p.walls[i + 1])
    left: i64 = s.tiles_left()
    out[at + LEFT] = i16(left)
    out[at + LEFT + 1] = i16(left * left // TILES)
    if s.turn == seat:
        out[at + TURN] = 1
    out[at + ALWAYS] = 1


def _feature(s: Position, seat: i64, place: i64, out: vec[i16], at: i64) -> None:
    """One with an own subject: it is led, shared or lost."""
    root: i64 = s.root_at(place)
    kind: i64 = kind_at_place(s, place)
    mine: i64 = s.subjects_in(root, seat)
    lead: i64 = mine - s.subjects_in(root, 1 - seat)
    points: i64 = s.markets(root) if kind == COURT else worth(s, root, kind)
    if lead < 0:
        out[at + LOST + kind] += 1
    elif lead == 0:
        out[at + SHARED + kind] += 1
        _add(out, at + SHARED_WORTH + kind, points)
    elif kind == COURT:
        out[at + COURTS] += 1
        out[at + COURTS + 1] += i16(points)
        out[at + COURTS + 2] += i16(min(s.open_ends(root), NEARLY))
    else:
        spot: i64 = kind * NEARLY + max(min(s.open_ends(root), NEARLY), 1) - 1
        out[at + LED + spot] += 1
        _add(out, at + LED_WORTH + spot, points)
    out[at + DOUBLED + kind] += i16(mine - 1)


def _add(out: vec[i16], at: i64, points: i64) -> None:
    out[at] = i16(min(i64(out[at]) + points, LONG))


def _keep(mine: i64, other: i64, out: vec[i16], at: i64) -> None:
    out[at] = i16(min(mine, LARGE))
    if mine > other:
        out[at + 1] = i16(min(mine - other, LARGE))
    else:
        out[at + 2] = i16(min(other - mine, LARGE))
