"""A bot without a thought."""

from bourgade.core.chance import FastChance
from bourgade.core.state import GameState


class RandomBot:
    """Any legal action, each as likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.chance = FastChance(seed)

    def choose(self, state: GameState) -> int:
        legal = state.legal_actions()
        return legal[self.chance.pick(len(legal))]
