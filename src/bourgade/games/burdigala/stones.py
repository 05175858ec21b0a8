"""Stones: laying them, what they earn, and the building the last one completes (chapter IV)."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.core.state import ActionList
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.draws import return_token, settle, take_goods, take_token, uncover
from bourgade.games.burdigala.ids import SITES, STONE
from bourgade.games.burdigala.state import (
    AFTER,
    BIT,
    BONUSES,
    BUILDINGS,
    EARNED_PARTS,
    LOW,
    OFFICES,
    PRIVILEGE,
    STONE_POINTS,
    Player,
    Position,
)
from bourgade.games.burdigala.tables import (
    CONSUL,
    HYGIENE,
    NECROPOLIS,
    STOPPED_SITE,
    STOPPED_SITE_INTRIGUES,
)

POINT_SITES: Final = vec[i64](tables.POINT_SITES)
SITE_POINTS: Final = vec[i64](tables.SITE_POINTS)
SITE_QUARTER: Final = vec[i64](tables.SITE_QUARTER)
QUARTER_POINTS: Final = vec[i64](tables.QUARTER_POINTS)
TILE_VALUE: Final = vec[i64](tables.TILE_VALUE)
TILE_KIND: Final = vec[i64](tables.TILE_KIND)
OFFICE_POINTS: Final[i64] = tables.OFFICE_POINTS


def sites_beside(s: Position) -> i64:
    """The unfinished sites in the quarters beside the moved pawn."""
    return POINT_SITES[s.mover_point()] & ~s.built


def list_stones(sites: i64, out: ActionList) -> None:
    while sites != 0:
        low: i64 = sites & -sites
        out.add(STONE + LOW[low % 67])
        sites ^= low


def extra_sites(s: Position) -> i64:
    """Where Publius Crassus may lay his stone."""
    sites: i64 = sites_beside(s)
    return sites & BIT[s.site] if s.crassus_same_site else sites


def lay_first(s: Position, p: Player, site: i64, chance: Chance) -> None:
    """The stone that every turn demands."""
    s.site = site
    _lay(s, p, site, chance)


def lay_extra(s: Position, p: Player, site: i64, chance: Chance) -> None:
    """One more stone: of all stones of the turn only the last one counts."""
    i: i64
    for i in range(EARNED_PARTS):
        p.points[i] -= s.earned[i]
        s.earned[i] = 0
    _lay(s, p, site, chance)


def _lay(s: Position, p: Player, site: i64, chance: Chance) -> None:
    """As many points as places stay free; the last stone turns the tile."""
    s.laid[site] += 1
    s.stones -= 1
    free: i64 = s.sizes[site] - s.laid[site]
    if free > 0:
        _earn(s, p, STONE_POINTS, free)
    else:
        _finish(s, p, site, chance)
    s.moment = AFTER
    settle(s, chance)


def _earn(s: Position, p: Player, part: i64, points: i64) -> None:
    p.points[part] += points
    s.earned[part] += points


def _finish(s: Position, p: Player, site: i64, chance: Chance) -> None:
    """The building's value, the quarter's bonus for its first building, and the neighbours."""
    tile: i64 = uncover(s, site, chance)
    s.built |= BIT[site]
    s.builders[site] = s.active
    s.stones += s.laid[site]
    s.laid[site] = 0
    _close_points(s)
    _earn(s, p, BUILDINGS, TILE_VALUE[tile])
    quarter: i64 = SITE_QUARTER[site]
    if s.bonus[quarter] > 0 and s.bonus_taken & BIT[quarter] == 0:
        s.bonus_taken |= BIT[quarter]
        _earn(s, p, BONUSES, s.bonus[quarter])
    size: i64 = s.sizes[site]
    if (size == 2 and p.shows(CONSUL)) or (size == 3 and p.shows(HYGIENE)):
        _earn(s, p, OFFICES, OFFICE_POINTS)
    if TILE_KIND[tile] == NECROPOLIS:
        _cleanse(s, p)
    elif TILE_KIND[tile] == STOPPED_SITE:
        s.due[s.active] += STOPPED_SITE_INTRIGUES
    _call_neighbours(s, QUARTER_POINTS[quarter])


def _close_points(s: Position) -> None:
    """From some points no stone can be laid any more."""
    points: i64 = 0
    site: i64
    for site in range(SITES):
        if s.built & BIT[site] == 0:
            points |= SITE_POINTS[site]
    s.open = points


def _cleanse(s: Position, p: Player) -> None:
    """The necropolis: all corruption goes back, face down."""
    value: i64
    for value in range(6):
        while p.tokens[value] > 0:
            return_token(s, p, value)


def _call_neighbours(s: Position, points: i64) -> None:
    """Every other pawn beside the quarter brings its player an intrigue."""
    seat: i64
    pawn: i64
    for seat in range(s.seats):
        p: Player = s.players[seat]
        cards: i64 = 0
        for pawn in range(3):
            at: i64 = p.pawns[pawn]
            if at >= 0 and points & BIT[at] != 0 and (seat != s.active or pawn != s.mover):
                cards += 1
        if cards > 1 and s.draw_once:
            cards = 1
        s.due[seat] += cards


# --- The privilege of a seven ---


def may_corrupt(s: Position) -> bool:
    """Once, after the stone, if there is a token and something to be had for it."""
    return (
        s.seven
        and not s.corrupted
        and s.tokens_left > 0
        and (may_lay_second(s) or s.goods_left > 0)
    )


def may_lay_second(s: Position) -> bool:
    """The site of the obligatory stone has room for another."""
    return s.built & BIT[s.site] == 0


def corrupt(s: Position, p: Player, chance: Chance) -> None:
    take_token(s, p, chance)
    s.corrupted = True
    if not may_lay_second(s):
        take_goods(s, p, chance)
    elif s.goods_left == 0:
        lay_extra(s, p, s.site, chance)
    else:
        s.decision = PRIVILEGE


def goods_privilege(s: Position, p: Player, chance: Chance) -> None:
    take_goods(s, p, chance)
    s.decision = AFTER
