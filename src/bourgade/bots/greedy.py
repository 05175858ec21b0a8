"""A bot that looks one action ahead."""

from bourgade.bots.playout import best_action
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState


class GreedyBot:
    """Tries every legal action on a copy and takes the one that leaves it best off.

    It knows no more than its seat: what is hidden from it is redrawn first, and dice not thrown
    yet come from its own generator.
    """

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.chance = FastChance(seed)

    def choose(self, state: GameState) -> int:
        seat = state.current_player()
        return best_action(state.determinize(seat, self.chance), seat, self.chance)
