"""The set-up of a game (p. 2-3)."""

from bourgade.core.chance import Chance
from bourgade.core.game import Options
from bourgade.core.options import Option
from bourgade.core.state import GameState
from bourgade.games.bruges import tables
from bourgade.games.bruges.piles import fill
from bourgade.games.bruges.rounds import go_on
from bourgade.games.bruges.rules import State
from bourgade.games.bruges.state import START

OPTIONS = (Option(key="engraver", values=("first", "revised"), default="first"),)


def set_up(players: int, options: Options, chance: Chance) -> GameState:
    """A heap of cards for each player makes the draw piles, the rest the extra pile."""
    s = State(players)
    s.revised = int(options["engraver"] == "revised")
    s.first = chance.pick(players)
    for p in s.players:
        p.florins = tables.START_FLORINS
        p.points[START] = tables.START_POINTS
        for colour in range(tables.NUM_COLOURS):
            p.workers[colour] = tables.START_WORKERS
    drawn = tables.HEAP * players
    fill(s, drawn, tables.NUM_CARDS - drawn, chance)
    go_on(s, chance)
    return s
