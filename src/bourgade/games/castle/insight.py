"""A quick estimate of the points a player will have at the end, for bots.

It reads the position alone and never asks chance. The sum: points so far, what the features with an
own subject promise, the subjects left, keep and wall tiles, the tile in hand, and what a
subject could still claim on the tile just laid.
"""

from typing import Final

from bourgade.core.native import i64, vec
from bourgade.games.castle import tables
from bourgade.games.castle.features import SEGMENT_COUNT, SEGMENT_KIND
from bourgade.games.castle.scoring import keep_size, kind_at_place, stands_first, worth
from bourgade.games.castle.state import OVER, PLACE_SUBJECT, PLACE_TILE, Player, Position
from bourgade.games.castle.tables import COURT, HOUSE, PATH, SUBJECTS, SUBJECTS_BOTH, TOWER

# Chance that an open end is closed in time: tiles left / (tiles left + this).
SLOW_PATH: Final = 5.0
SLOW_BUILDING: Final = 4.0
GROWTH: Final = 0.35  # tiles an open end still adds on average
SHARED: Final = 0.15  # share of a feature's promise while both have as many subjects in it
COURT_GROWTH: Final = 2.2  # points a court still gains by new markets, with all tiles to come
CROWD: Final = 2.6  # worth of a free subject with all tiles to come, the first
MOVE: Final = 3.3  # points a turn brings: what one has while the tile is still in hand
KEEP_LEAD: Final = 7.0  # points of the largest empty region
KEEP_STEP: Final = 0.6  # each tile of lead makes it safer
# By number: what a wall tile is worth on average, as long as it can be used.
WALL_WORTH: Final = vec[float]([0.0, 3.2, 5.0, 2.0, 2.5, 4.0, 2.0, 2.0, 2.0, 5.0])
# By subjects in the reserve: how many times the worth of the first.
RESERVE: Final = vec[float]([0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1])


def evaluate(s: Position, seat: i64) -> float:
    """The points `seat` can hope for; at the end of the game its score."""
    p: Player = s.players[seat]
    points: float = float(p.score)
    if s.decision == OVER:
        return points
    left: float = float(s.tiles_left())
    time: float = left / float(tables.NUM_TILES)
    i: i64
    for i in range(SUBJECTS):
        place: i64 = p.subjects[i]
        if place >= 0 and stands_first(s, p, i):
            root: i64 = s.root_at(place)
            mine: i64 = s.subjects_in(root, seat)
            lead: i64 = mine - s.subjects_in(root, 1 - seat)
            points += _promise(s, root, kind_at_place(s, place), lead, mine, left, time)
    points += reserve_worth(p.reserve, time)
    points += _keep(p, s.players[1 - seat], time)
    for i in range(1, 10):
        if p.walls[i] > 0:
            points += float(p.walls[i]) * WALL_WORTH[i] * (1.0 if i > 3 else min(1.0, left / 8.0))
    if s.turn == seat:
        if s.decision == PLACE_TILE:
            points += MOVE
        elif s.decision == PLACE_SUBJECT:
            points += _best_claim(s, p, left, time)
    return points


def reserve_worth(reserve: i64, time: float) -> float:
    """Free subjects are chances: worth most early, and the first more than the sixth."""
    return RESERVE[reserve] * CROWD * min(1.0, time * 2.0)


def _closing(ends: i64, left: float, slow: float) -> float:
    """The chance that all open ends are closed in time."""
    chance: float = 1.0
    each: float = left / (left + slow)
    i: i64
    for i in range(ends):
        chance *= each
    return chance


def _promise(
    s: Position, root: i64, kind: i64, lead: i64, mine: i64, left: float, time: float
) -> float:
    """What a feature will bring to a player who has `lead` more subjects in it than the other."""
    if lead < 0:
        return 0.0
    ends: i64 = s.open_ends(root)
    hope: float
    if kind == COURT:
        hope = 3.0 * float(s.markets(root))
        if ends > 0:
            hope += COURT_GROWTH * time * min(3.0, float(ends) / 2.0)
    else:
        each: float = 2.0 if kind == TOWER or (kind == PATH and s.has_well(root)) else 1.0
        hope = float(worth(s, root, kind))
        slow: float = SLOW_PATH if kind == PATH else SLOW_BUILDING
        if ends > 0:
            hope += each * GROWTH * float(ends) * min(1.0, left / 10.0)
            chance: float = _closing(ends, left, slow)
            # The subject comes home when the feature is completed.
            hope = chance * (hope + float(mine) * CROWD * 0.6 * time)
    return hope if lead > 0 else SHARED * hope


def _keep(p: Player, other: Player, time: float) -> float:
    """Points of the largest empty region, surer the larger the lead and the later it is."""
    lead: float = float(keep_size(p) - keep_size(other))
    if lead <= 0.0:
        return 0.0
    sure: float = 0.35 + (1.0 - time) * 0.5 + 0.06 * lead
    return KEEP_LEAD * min(1.0, sure) + KEEP_STEP * min(lead, 3.0) * time


def _best_claim(s: Position, p: Player, left: float, time: float) -> float:
    """The gain of the best place for a subject on the tile just laid, or nothing."""
    best: float = 0.0
    tile: i64 = s.lying(s.last) >> 2
    price: float = reserve_worth(p.reserve, time) - reserve_worth(p.reserve - 1, time)
    segment: i64
    for segment in range(SEGMENT_COUNT[tile]):
        root: i64 = s.root_at(s.last * 8 + segment)
        if s.mark(root) & SUBJECTS_BOTH == 0:
            kind: i64 = SEGMENT_KIND[tile * 8 + segment]
            gain: float = _promise(s, root, kind, 1, 1, left, time)
            if kind == COURT or s.open_ends(root) > 0:
                gain -= price
            elif kind == HOUSE and s.tiles(root) > p.keep_size:
                gain += 1.0
            best = max(best, gain)
    return best
