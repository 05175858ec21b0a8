"""Points: completed features during the game, keep, courts and wall tiles at the end (p. 3-6)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.games.castle import tables
from bourgade.games.castle.features import BEYOND, SEGMENT_KIND
from bourgade.games.castle.state import (
    BONUS,
    CLAIM_NODE,
    CLAIM_NODES,
    COURTS,
    HOUSES,
    KEEP,
    UNFINISHED,
    Player,
    Position,
)
from bourgade.games.castle.tables import (
    COURT,
    HOUSE,
    NUM_SQUARES,
    PATH,
    SUBJECT_MASK,
    SUBJECT_SHIFT_0,
    SUBJECT_SHIFT_1,
    SUBJECTS,
    SUBJECTS_BOTH,
    TOWER,
    WALL_KINDS,
)

TOWER_BIT: Final = vec[i64](tables.TOWER_BIT)
TRACK: Final[i64] = tables.TRACK

PER_MARKET: Final = 3
EXTRA_PER_MARKET: Final = 1  # wall tile 7: four instead of three
EXTRA_KEEP: Final = 2  # wall tile 8
BONUS_POINTS: Final = 5  # wall tile 9


def worth(s: Position, root: i64, kind: i64) -> i64:
    """What a path, tower or house is worth once it is completed (p. 3)."""
    return worth_of(kind, s.tiles(root), s.has_well(root))


def worth_of(kind: i64, tiles: i64, has_well: bool) -> i64:
    """So many tiles of a kind: two points each in a tower, and on a path with a well."""
    return 2 * tiles if kind == TOWER or (kind == PATH and has_well) else tiles


def score_completed(
    s: Position, root: i64, kind: i64, seat: i64, doubled: bool, chance: Chance
) -> None:
    """The majority scores, its marker moves, a house may take its keep, everybody goes home."""
    points: i64 = worth(s, root, kind)
    p: Player = s.players[seat]
    p.gain(kind, points * 2 if doubled else points)
    if kind == HOUSE and (seat == s.turn or not s.keep_to_placer):
        _move_keep(s, p, root)
    send_home(s, root)
    _take_wall_tile(s, seat, chance)


def _move_keep(s: Position, p: Player, root: i64) -> None:
    """To the first house, later only to a larger one (p. 4). It stands where a burgher stood."""
    size: i64 = s.tiles(root)
    if size <= p.keep_size:
        return
    p.keep_size = size
    p.keep_place = NUM_SQUARES * 8
    i: i64
    for i in range(SUBJECTS):
        place: i64 = p.subjects[i]
        if 0 <= place < p.keep_place and s.root_at(place) == root:
            p.keep_place = place


def send_home(s: Position, root: i64) -> None:
    """All subjects of a completed feature return to their owners' reserves (p. 4)."""
    mark: i64 = s.mark(root)
    s.marks[root] = mark & ~SUBJECTS_BOTH
    _recall(s, s.players[0], root, (mark >> SUBJECT_SHIFT_0) & SUBJECT_MASK)
    _recall(s, s.players[1], root, (mark >> SUBJECT_SHIFT_1) & SUBJECT_MASK)


def _recall(s: Position, p: Player, root: i64, count: i64) -> None:
    if count == 0:
        return
    i: i64
    for i in range(SUBJECTS):
        place: i64 = p.subjects[i]
        if place >= 0 and s.root_at(place) == root:
            p.subjects[i] = -1
    kept: i64 = 0
    for i in range(SUBJECTS - p.reserve):
        claim: i64 = p.claims[i]
        if s.find((claim >> CLAIM_NODE) & CLAIM_NODES) != root:
            p.claims[kept] = claim
            kept += 1
    p.reserve += count


def tower_at(s: Position, score: i64) -> i64:
    """The bit of the corner tower whose wall tile a marker would take on landing there, else 0.

    On its second lap a marker stands on the same spaces again (p. 3)."""
    return TOWER_BIT[score % TRACK] & s.towers


def _take_wall_tile(s: Position, seat: i64, chance: Chance) -> None:
    """A marker that stops on a corner tower takes its wall tile, and only now sees it (p. 4)."""
    tower: i64 = tower_at(s, s.players[seat].score)
    if tower == 0:
        return
    s.towers &= ~tower
    number: i64 = _draw_wall_tile(s.wall_bag, chance)
    s.players[seat].walls[number] += 1
    if seat == s.turn:
        s.fresh[number] += 1


def _draw_wall_tile(bag: vec[i64], chance: Chance) -> i64:
    """Any tile nobody has seen is as likely, the five left out of the game included."""
    total: i64 = 0
    number: i64
    for number in range(1, WALL_KINDS + 1):
        total += bag[number]
    rest: i64 = chance.pick(total)
    for number in range(1, WALL_KINDS + 1):
        rest -= bag[number]
        if rest < 0:
            bag[number] -= 1
            return number
    return 0


# --- The end (p. 5-6) ---


def score_end(s: Position) -> None:
    """Keep, courts, then wall tiles 4, 5, 6 and 9. Markers take no wall tile any more."""
    _score_keep(s)
    seat: i64
    for seat in range(2):
        p: Player = s.players[seat]
        p.gain(COURTS, court_points(s, seat))
        p.gain(UNFINISHED, unfinished_points(s, seat))
        p.gain(BONUS, BONUS_POINTS * p.walls[9])


def keep_size(p: Player) -> i64:
    """Each wall tile 8 makes a keep two tiles larger; without a keep it does nothing."""
    return p.keep_size + EXTRA_KEEP * p.walls[8] if p.keep_size > 0 else 0


def _score_keep(s: Position) -> None:
    """The larger keep is worth the largest empty region; equal keeps are worth nothing."""
    one: i64 = keep_size(s.players[0])
    two: i64 = keep_size(s.players[1])
    if one != two:
        s.players[0 if one > two else 1].gain(KEEP, largest_empty_region(s))


def largest_empty_region(s: Position) -> i64:
    """Squares without a tile that hang together side by side."""
    seen: vec[i64] = vec[i64]([0] * NUM_SQUARES)
    region: vec[i64] = vec[i64]([0] * NUM_SQUARES)
    best: i64 = 0
    square: i64
    side: i64
    for square in range(NUM_SQUARES):
        if seen[square] != 0 or s.lying(square) >= 0:
            continue
        seen[square] = 1
        region[0] = square
        size: i64 = 1
        done: i64 = 0
        while done < size:
            for side in range(4):
                near: i64 = BEYOND[region[done] * 4 + side]
                if near >= 0 and seen[near] == 0 and s.lying(near) < 0:
                    seen[near] = 1
                    region[size] = near
                    size += 1
            done += 1
        if size > best:
            best = size
    return best


def kind_at_place(s: Position, place: i64) -> i64:
    return SEGMENT_KIND[(s.lying(place >> 3) >> 2) * 8 + (place & 7)]


def stands_first(s: Position, p: Player, i: i64) -> bool:
    """Is this subject the first of its owner's in its feature? So that each is counted once."""
    root: i64 = s.root_at(p.subjects[i])
    j: i64
    for j in range(i):
        if p.subjects[j] >= 0 and s.root_at(p.subjects[j]) == root:
            return False
    return True


def court_points(s: Position, seat: i64) -> i64:
    """Three points for each market of every court won; wall tile 7 helps in the largest (p. 6)."""
    p: Player = s.players[seat]
    total: i64 = 0
    largest: i64 = -1
    largest_markets: i64 = 0
    i: i64
    for i in range(SUBJECTS):
        place: i64 = p.subjects[i]
        if place < 0 or kind_at_place(s, place) != COURT or not stands_first(s, p, i):
            continue
        root: i64 = s.root_at(place)
        if s.majority(root) != seat:
            continue
        markets: i64 = s.markets(root)
        total += PER_MARKET * markets
        size: i64 = markets if s.court_by_markets else s.tiles(root)
        if size > largest or (size == largest and markets > largest_markets):
            largest = size
            largest_markets = markets
    if p.walls[7] > 0:
        total += EXTRA_PER_MARKET * largest_markets
    return total


def unfinished_points(s: Position, seat: i64) -> i64:
    """Wall tiles 4, 5 and 6: the best unfinished path, tower and house where one leads (p. 6)."""
    p: Player = s.players[seat]
    total: i64 = 0
    kind: i64
    for kind in range(HOUSES + 1):
        count: i64 = p.walls[4 + kind]
        if count > 0:
            total += _best_unfinished(s, seat, kind, count) * (2 if kind == TOWER else 1)
    return total


def _best_unfinished(s: Position, seat: i64, kind: i64, count: i64) -> i64:
    """The tiles of the largest one, or of the two largest for two wall tiles."""
    p: Player = s.players[seat]
    best: i64 = 0
    second: i64 = 0
    i: i64
    for i in range(SUBJECTS):
        place: i64 = p.subjects[i]
        if place < 0 or kind_at_place(s, place) != kind or not stands_first(s, p, i):
            continue
        root: i64 = s.root_at(place)
        if s.open_ends(root) > 0 and s.majority(root) == seat:
            tiles: i64 = s.tiles(root)
            if tiles > best:
                second = best
                best = tiles
            elif tiles > second:
                second = tiles
    return best + second if count > 1 else best


def winners(s: Position) -> list[int]:
    """The higher score; with equal scores both (the rules name no tie-break)."""
    one: i64 = s.players[0].score
    two: i64 = s.players[1].score
    if one == two:
        return [0, 1]
    return [0] if one > two else [1]
