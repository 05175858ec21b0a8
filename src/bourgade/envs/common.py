"""What the environments share: a game under way, what a seat sees of it, and what it is paid."""

import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bourgade.core import registry
from bourgade.core.chance import FastChance
from bourgade.core.errors import ActionError, BourgadeError, IllegalAction, OptionError
from bourgade.core.game import Game
from bourgade.core.observation import Row
from bourgade.core.state import GameState
from bourgade.core.texts import say
from bourgade.envs import Reward

POINTS = 100.0  # a lead of so many points pays 1 where points are paid


def check_reward(reward: str) -> None:
    if reward not in ("win", "points"):
        raise OptionError(f"no reward {reward!r}; choose 'win' or 'points'")


def rewards(state: GameState, reward: Reward) -> list[float]:
    """What each seat is paid at the end; the sum is zero.

    "win": 1 for a sole winner and -1/(n-1) for each other seat of n; winners who tie share:
    (n/w - 1)/(n-1) for each of w. "points": the lead over the mean of the others, in hundreds.
    """
    scores = state.scores()
    seats = len(scores)
    if reward == "points":
        total = sum(scores)
        return [(own - (total - own) / (seats - 1)) / POINTS for own in scores]
    winners = state.winners()
    lost = -1.0 / (seats - 1)
    won = (seats / len(winners) - 1.0) / (seats - 1)
    return [won if seat in winners else lost for seat in range(seats)]


class Watcher:
    """Observations of a game as arrays of one's own."""

    def __init__(self, game: Game) -> None:
        self.size = game.observation.size
        self._row = Row(self.size)
        memory: Any = self._row.numbers  # compiled or not, it can be looked into
        self._look: NDArray[np.int16] = np.frombuffer(memory, np.int16)

    def observation(self, state: GameState, seat: int) -> NDArray[np.int16]:
        state.observe(seat, self._row)
        return self._look.copy()

    def content(self, state: GameState, seat: int) -> bytes:
        """The same numbers as bytes."""
        state.observe(seat, self._row)
        return self._look.tobytes()


class Table:
    """A game under way, begun anew as often as wanted."""

    def __init__(
        self, key: str, players: int, options: dict[str, Any] | None, reward: Reward
    ) -> None:
        check_reward(reward)
        self.game = registry.game(key)
        self.players = players
        self.options = self.game.settle(players, options)
        self.reward: Reward = reward
        self.watcher = Watcher(self.game)
        self.state: GameState
        self.chance: FastChance
        self._seeds = FastChance(secrets.randbits(60))
        self._legal: list[int] | None = None

    def begin(self, seed: int | None) -> int:
        """Sets up by the seed; without one by the next that follows from the last seed given."""
        if seed is None:
            seed = self._seeds.pick(2_147_483_648)
        else:
            self._seeds = FastChance(seed)
        self._legal = None
        self.chance = FastChance(seed)
        self.state = self.game.new(self.players, self.options, self.chance)
        return seed

    def legal(self) -> list[int]:
        """The legal actions, found once for each position."""
        if self._legal is None:
            self._legal = self.state.legal_actions()
        return self._legal

    def mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.game.num_actions, np.int8)
        mask[self.legal()] = 1
        return mask

    def play(self, action: int) -> int:
        """Plays for the seat to move and returns who is next, -1 at the end."""
        if action not in self.legal():
            raise self.refusal(action)
        self._legal = None
        self.state.apply_action(action, self.chance)
        return self.state.current_player()

    def rewards(self) -> list[float]:
        """What each seat is paid, once the game is over."""
        return rewards(self.state, self.reward)

    def refusal(self, action: int) -> BourgadeError:
        """Why this action cannot be played now."""
        if not 0 <= action < self.game.num_actions:
            return ActionError(f"{self.game.key}: actions are 0 to {self.game.num_actions - 1}")
        reason = self.state.why_illegal(action) or "core.not-now"
        return IllegalAction(reason, f"{self.game.notation(action)}: {say(reason)}")

    def draw(self, seat: int | None) -> str:
        """The position as text."""
        from rich.console import Console

        from bourgade.terminal.drawing import draw
        from bourgade.terminal.speech import Speaker

        speaker = Speaker("en")
        speaker.names = [speaker.core("seat", seat=number + 1) for number in range(self.players)]
        console = Console(width=120, color_system=None)
        with console.capture() as caught:
            console.print(draw(self.game, self.state, seat, speaker))
        return caught.get()
