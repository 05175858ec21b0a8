"""Many games at once, for training loops: whole arrays in and out.

    env = bourgade.envs.vector("burgundy", num_envs=256)
    while training:
        actions = policy(env.observations, env.masks)
        env.step(actions)
        learn(env.rewards, env.dones)

The arrays are the same on every step and show the memory that compiled code writes: copy what must
outlive the next `step`. They cannot be written to from here.
"""

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bourgade.core import registry
from bourgade.core.errors import ActionError, IllegalAction, OptionError
from bourgade.core.texts import say
from bourgade.envs import Reward
from bourgade.envs.batch import Batch
from bourgade.envs.common import check_reward, rewards


class VectorEnv:
    """`num_envs` games of one kind, each with a row of its own in all arrays.

    - `observations` (num_envs, size) int16: what the player to move knows (`game.observation`).
    - `masks` (num_envs, num_actions) bool: its legal actions.
    - `players` (num_envs,) int16: the seat that must decide.
    - `dones` (num_envs,) bool: whether the last step ended a game; the row shows the next one.
    - `rewards` (num_envs, players) float32: what the seats of a game that ended were paid, else 0.
    - `scores` (num_envs, players) int32: the points of the last game that ended in the row.

    Row k begins with the game of `seed` + k; each next game of the row has a seed `num_envs`
    higher. A seed gives the same game as `reset(seed)` of the other environments.
    """

    def __init__(
        self,
        key: str,
        num_envs: int,
        num_players: int = 2,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        reward: Reward = "win",
    ) -> None:
        check_reward(reward)
        if num_envs < 1:
            raise OptionError(f"{num_envs} games at once; there must be at least one")
        self.game = registry.game(key)
        self.num_envs = num_envs
        self.num_players = num_players
        self.num_actions = self.game.num_actions
        self.reward: Reward = reward
        settled = self.game.settle(num_players, options)
        self._batch = Batch(
            partial(self.game.begin, num_players, settled),
            num_envs,
            self.game.observation.size,
            self.num_actions,
        )
        self.observations: NDArray[np.int16] = _look(
            self._batch.observations[0].numbers, np.int16, num_envs
        )
        self.masks: NDArray[np.bool_] = _look(self._batch.masks, np.bool_, num_envs)
        self.players: NDArray[np.int16] = _look(self._batch.players, np.int16, num_envs).ravel()
        self.dones: NDArray[np.bool_] = _look(self._batch.dones, np.bool_, num_envs).ravel()
        self._chosen: NDArray[np.int16] = _look(self._batch.chosen, np.int16, num_envs).ravel()
        self._rewards = np.zeros((num_envs, num_players), np.float32)
        self._scores = np.zeros((num_envs, num_players), np.int32)
        self.rewards: NDArray[np.float32] = _read_only(self._rewards)
        self.scores: NDArray[np.int32] = _read_only(self._scores)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """New games in every row."""
        self._rewards[:] = 0
        self._scores[:] = 0
        self._batch.reset(seed)

    def step(self, actions: ArrayLike) -> None:
        """Plays one action in every row. If one is illegal, none is played."""
        batch = self._batch
        listed = self._listed(actions)
        refused = batch.refused(listed)
        if refused >= 0:
            raise self._refusal(refused, listed[refused])
        if batch.ended:
            self._rewards[batch.ended] = 0
        batch.step(listed)
        for row, state in zip(batch.ended, batch.final, strict=True):
            self._rewards[row] = rewards(state, self.reward)
            self._scores[row] = state.scores()

    def sample(self) -> NDArray[np.int16]:
        """A legal action for every row, all equally likely; the same array each time."""
        self._batch.sample()
        return self._chosen

    def seeds(self) -> list[int]:
        """The seeds of the games now being played."""
        return list(self._batch.seeds)

    def _listed(self, actions: ArrayLike) -> list[int]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ActionError(
                f"{self.game.key}: {self.num_envs} whole numbers are asked for, "
                f"not {given.dtype} of shape {given.shape}"
            )
        if given.dtype == np.uint64:  # beyond what compiled code can hold; no action is as large
            given = np.minimum(given, np.uint64(self.num_actions)).astype(np.int64)
        listed: list[int] = given.tolist()
        return listed

    def _refusal(self, row: int, action: int) -> ActionError | IllegalAction:
        if not 0 <= action < self.num_actions:
            return ActionError(
                f"row {row}: {action} is no action of {self.game.key}, "
                f"they are 0 to {self.num_actions - 1}"
            )
        reason = self._batch.states[row].why_illegal(action) or "core.not-now"
        return IllegalAction(
            reason, f"row {row}: action {action} ({self.game.notation(action)}): {say(reason)}"
        )


def _look(memory: Any, kind: type[np.generic], rows: int) -> NDArray[Any]:
    """An array over memory of the batch, one row for each game."""
    return _read_only(np.frombuffer(memory, kind).reshape(rows, -1))


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    shown = array.view()
    shown.flags.writeable = False
    return shown
