"""The set-up of a game by its options (chapter II)."""

from bourgade.core.chance import Chance
from bourgade.core.game import Options
from bourgade.core.options import Option
from bourgade.core.state import GameState
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.draws import draw_intrigue
from bourgade.games.burdigala.rules import State
from bourgade.games.burdigala.state import COMPENSATION, NOWHERE

OPTIONS = (
    Option(key="compensation", values=("none", "points"), default="none"),
    Option(key="corruption-tie", values=("all-lose", "nobody-loses"), default="all-lose"),
    Option(key="neighbours", values=("each-pawn", "each-player"), default="each-pawn"),
    Option(key="loops", values=("allowed", "forbidden"), default="allowed"),
    Option(key="influence", values=("steps", "everything"), default="steps"),
    Option(key="publius-crassus", values=("any-site", "same-site"), default="any-site"),
)


def set_up(players: int, options: Options, chance: Chance) -> GameState:
    """The table before the first pawn is placed."""
    s = State(players)
    s.tied_corrupt_spared = options["corruption-tie"] == "nobody-loses"
    s.draw_once = options["neighbours"] == "each-player"
    s.no_loops = options["loops"] == "forbidden"
    s.faces_count = options["influence"] == "everything"
    s.crassus_same_site = options["publius-crassus"] == "same-site"
    s.unseen = tables.BIT[tables.NUM_TILES] - 1
    _lay_out_sites(s, chance)
    _lay_out_bonuses(s, chance)
    for p in s.players:
        for pawn in range(tables.PAWNS[players]):
            p.pawns[pawn] = NOWHERE
        for _ in range(tables.START_INTRIGUES):
            draw_intrigue(s, p, chance)
    s.first = throw_for_start(players, chance)
    s.active = s.asked = s.first
    if options["compensation"] == "points":
        for place, points in enumerate(tables.COMPENSATION[players]):
            s.players[(s.first + place) % players].points[COMPENSATION] = points
    return s


def _lay_out_sites(s: State, chance: Chance) -> None:
    """A tile on each site, building side down: only its size is settled now."""
    left = list(tables.TILE_SIZE)
    for site in range(tables.NUM_SITES):
        s.sizes[site] = left.pop(chance.pick(len(left)))


def _lay_out_bonuses(s: State, chance: Chance) -> None:
    left = list(tables.BONUS_TOKENS)
    for quarter in tables.BONUS_QUARTERS:
        s.bonus[quarter] = left.pop(chance.pick(len(left)))


def throw_for_start(players: int, chance: Chance) -> int:
    """Everybody throws two dice; those tied for the highest total throw again."""
    best = list(range(players))
    while len(best) > 1:
        totals = [chance.die() + chance.die() for _ in best]
        best = [seat for seat, total in zip(best, totals, strict=True) if total == max(totals)]
    return best[0]
