"""Bots that hardly think."""

from bourgade.bots.playout import standing
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState

GLANCES = 3  # actions that a beginner thinks of


class RandomBot:
    """Any legal action, each as likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.chance = FastChance(seed)

    def choose(self, state: GameState) -> int:
        legal = state.legal_actions()
        return legal[self.chance.pick(len(legal))]


class BeginnerBot:
    """Plays like somebody careful who has just read the rules; a measure for the gentlest level.

    Takes the points it can have at once, as many as it can; where no action brings any more than
    another, the best of a few it happens to think of. It knows no more than its seat.
    """

    name = "beginner"

    def __init__(self, seed: int = 0) -> None:
        self.chance = FastChance(seed)

    def choose(self, state: GameState) -> int:
        seat = state.current_player()
        seen = state.determinize(seat, self.chance)
        actions = seen.legal_actions()
        if len(actions) == 1:
            return actions[0]
        self._shuffle(actions)
        after = [self._after(seen, action) for action in actions]
        points = [one.scores()[seat] for one in after]
        best = [at for at in range(len(actions)) if points[at] == max(points)][:GLANCES]
        seats = len(seen.scores())
        return actions[max(best, key=lambda at: standing(after[at], seat, seats))]

    def _after(self, state: GameState, action: int) -> GameState:
        after = state.clone()
        after.apply_action(action, self.chance)
        return after

    def _shuffle(self, actions: list[int]) -> None:
        for at in range(len(actions) - 1):
            other = at + self.chance.pick(len(actions) - at)
            actions[at], actions[other] = actions[other], actions[at]
