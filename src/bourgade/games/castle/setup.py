"""The set-up of a game by its options (p. 1)."""

from bourgade.core.chance import Chance
from bourgade.core.game import Options
from bourgade.core.options import Option
from bourgade.core.state import GameState
from bourgade.games.castle.rules import State
from bourgade.games.castle.turns import begin_turn

OPTIONS = (
    Option(key="keep", values=("majority", "completer"), default="majority"),
    Option(key="largest-court", values=("tiles", "markets"), default="tiles"),
    Option(key="scoring-order", values=("placer", "owner"), default="placer"),
)


def set_up(players: int, options: Options, chance: Chance) -> GameState:
    """An empty castle; the first player by lot, who draws the first tile."""
    s = State()
    s.lay_out()
    s.keep_to_placer = options["keep"] == "completer"
    s.court_by_markets = options["largest-court"] == "markets"
    s.owner_orders = options["scoring-order"] == "owner"
    begin_turn(s, chance.pick(2), chance)
    return s
