"""Points: districts and colours during the game, the rest at the end (p. 8-11)."""

from typing import Final

from bourgade.core.bits import count_bits
from bourgade.core.native import i64, vec
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.state import (
    BIT,
    BONUSES,
    DISTRICTS,
    PHASES,
    SILVER,
    UNSOLD,
    WORKERS_LEFT,
    YELLOW,
    Player,
    Position,
)
from bourgade.games.burgundy.tables import MAX_REGIONS, T_ANIMAL, T_BUILDING, T_KNOWLEDGE

CELL_COLOUR: Final = vec[i64](tables.CELL_COLOUR)
CELL_REGION: Final = vec[i64](tables.CELL_REGION)
REGION_CELLS: Final = vec[i64](tables.REGION_CELLS)
REGION_SIZE: Final = vec[i64](tables.REGION_SIZE)
REGION_POINTS: Final = vec[i64](tables.REGION_POINTS)
COLOUR_CELLS: Final = vec[i64](tables.COLOUR_CELLS)
PHASE_BONUS: Final = vec[i64](tables.PHASE_BONUS)
BONUS_LARGE: Final = vec[i64](tables.BONUS_LARGE)
BONUS_SMALL: Final = vec[i64](tables.BONUS_SMALL)
KNOWLEDGE_BUILDING: Final = vec[i64](tables.KNOWLEDGE_BUILDING)


def region_at(p: Player, space: i64) -> i64:
    """The index of the district of a space in the region tables."""
    return p.board * MAX_REGIONS + CELL_REGION[p.board * 37 + space]


def complete_district(s: Position, p: Player, space: i64) -> None:
    """A district covered completely scores by its size and by the phase (p. 8)."""
    region: i64 = region_at(p, space)
    if REGION_CELLS[region] & ~p.filled != 0:
        return
    p.points[DISTRICTS] += REGION_POINTS[REGION_SIZE[region]]
    p.points[PHASES] += PHASE_BONUS[s.phase]
    _complete_colour(s, p, CELL_COLOUR[p.board * 37 + space])


def _complete_colour(s: Position, p: Player, colour: i64) -> None:
    """All spaces of a colour: the first player takes the large bonus tile, the second the small."""
    if COLOUR_CELLS[p.board * 6 + colour] & ~p.filled != 0:
        return
    large: i64 = 0
    small: i64 = 0
    for other in s.players:
        large |= other.large
        small |= other.small
    if large & BIT[colour] == 0:
        p.large |= BIT[colour]
        p.points[BONUSES] += BONUS_LARGE[s.seats]
    elif small & BIT[colour] == 0:
        p.small |= BIT[colour]
        p.points[BONUSES] += BONUS_SMALL[s.seats]


def animal_points(p: Player, tile: i64, space: i64) -> i64:
    """The new tile and all of its species in the pasture (p. 6); tile 7: one more for each."""
    species: i64 = (tile - T_ANIMAL) // 3
    pasture: i64 = REGION_CELLS[region_at(p, space)]
    each: i64 = 1 if p.knows(7) else 0
    total: i64 = 0
    i: i64
    for i in range(37):
        if pasture & BIT[i] != 0:
            other: i64 = p.tiles[i]
            if other >= T_ANIMAL and (other - T_ANIMAL) // 3 == species:
                total += (other - T_ANIMAL) % 3 + 2 + each
    return total


def score_end(s: Position) -> None:
    """The final count (p. 10)."""
    for p in s.players:
        p.points[SILVER] = p.silver
        p.points[WORKERS_LEFT] = p.workers // 2
        p.points[UNSOLD] = _unsold(p)
        p.points[YELLOW] = knowledge_points(p)


def _unsold(p: Player) -> i64:
    total: i64 = 0
    good: i64
    for good in range(6):
        total += p.goods[good]
    return total


def knowledge_points(p: Player) -> i64:
    """Yellow tiles 15 to 26, as they stand now (p. 11)."""
    total: i64 = 0
    number: i64
    for number in range(15, 27):
        if p.knows(number):
            total += yellow_points(p, number)
    return total


def yellow_points(p: Player, number: i64) -> i64:
    """What one yellow tile is worth at the end."""
    total: i64 = 0
    i: i64
    if number == 15:  # types of goods sold
        for i in range(6):
            if p.sold[i] > 0:
                total += 3
    elif number == 24:  # species of animals
        total = 4 * count_bits(_species(p))
    elif number == 25:  # goods tiles sold
        for i in range(6):
            total += p.sold[i]
    elif number == 26:  # bonus tiles
        total = 2 * (count_bits(p.large) + count_bits(p.small))
    elif 16 <= number <= 23:  # one kind of building
        wanted: i64 = T_BUILDING + KNOWLEDGE_BUILDING[number]
        for i in range(37):
            if p.tiles[i] == wanted:
                total += 4
    return total


def _species(p: Player) -> i64:
    seen: i64 = 0
    i: i64
    for i in range(37):
        tile: i64 = p.tiles[i]
        if T_ANIMAL <= tile < T_KNOWLEDGE:
            seen |= BIT[(tile - T_ANIMAL) // 3]
    return seen


def winners(s: Position) -> list[int]:
    """Most points; then fewest empty spaces (or most, an option); then last in turn order."""
    best: i64 = -1
    seat: i64
    for seat in range(s.seats):
        if best < 0 or _beats(s, seat, best):
            best = seat
    return [best]


def _beats(s: Position, a: i64, b: i64) -> bool:
    one: Player = s.players[a]
    two: Player = s.players[b]
    if one.score() != two.score():
        return one.score() > two.score()
    filled: i64 = count_bits(one.filled) - count_bits(two.filled)
    if filled != 0:
        return (filled > 0) != s.most_empty_wins
    return plays_before(two, one)


def plays_before(a: Player, b: Player) -> bool:
    """Further along the track, or higher on the same space (p. 5)."""
    if a.track != b.track:
        return a.track > b.track
    return a.height > b.height
