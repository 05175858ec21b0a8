"""Many games at once, for training loops: whole arrays in and out.

    env = bourgade.envs.vector("burgundy", num_envs=256)
    while training:
        actions = policy(env.observations, env.masks)
        env.step(actions)
        learn(env.rewards, env.dones)

The arrays are the same on every step and show the memory that compiled code writes: copy what must
outlive the next `step`. They cannot be written to from here.

With `processes` the rows are divided over as many processes, which write one shared memory; the
games are the same ones.
"""

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bourgade.core import registry
from bourgade.core.batch import Batch
from bourgade.core.errors import ActionError, BourgadeError, IllegalAction, OptionError
from bourgade.core.texts import say
from bourgade.envs import Reward
from bourgade.envs.common import check_reward, rewards
from bourgade.envs.crew import Crew, read_only


class Interrupted(BourgadeError):
    """Some rows have made the last step, others have not."""


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
        processes: int = 1,
    ) -> None:
        check_reward(reward)
        if num_envs < 1:
            raise OptionError(f"{num_envs} games at once; there must be at least one")
        if not 1 <= processes <= num_envs:
            raise OptionError(f"{processes} processes for {num_envs} games")
        self.game = registry.game(key)
        self.num_envs = num_envs
        self.num_players = num_players
        self.num_actions = self.game.num_actions
        self.reward: Reward = reward
        settled = self.game.settle(num_players, options)
        self._crew: Crew | None = None
        arrays: dict[str, NDArray[Any]]
        if processes > 1:
            self._crew = Crew(key, num_envs, num_players, settled, reward, processes)
            arrays = self._crew.arrays
        else:
            begin = partial(self.game.begin, num_players, settled)
            size = self.game.observation.size
            self._batch = Batch(begin, num_envs, size, self.num_actions)
            arrays = self._memory()
        self._rewards = arrays["rewards"]
        self._scores = arrays["scores"]
        self.observations: NDArray[np.int16] = read_only(arrays["observations"])
        self.masks: NDArray[np.bool_] = read_only(arrays["masks"])
        self.players: NDArray[np.int16] = read_only(arrays["players"])
        self.dones: NDArray[np.bool_] = read_only(arrays["dones"])
        self._chosen: NDArray[np.int16] = read_only(arrays["chosen"])
        self._drawn = False  # whether what was chosen is for the positions as they are now
        self._whole = True  # whether all rows have made the same steps
        self.rewards: NDArray[np.float32] = read_only(self._rewards)
        self.scores: NDArray[np.int32] = read_only(self._scores)
        self.reset(seed)

    def _memory(self) -> dict[str, NDArray[Any]]:
        """The batch's own memory as arrays, and what is kept beside it."""
        batch, rows = self._batch, self.num_envs
        return {
            "observations": _look(batch.observations[0].numbers, np.int16).reshape(rows, -1),
            "masks": _look(batch.masks, np.bool_).reshape(rows, -1),
            "players": _look(batch.players, np.int16),
            "dones": _look(batch.dones, np.bool_),
            "chosen": _look(batch.chosen, np.int16),
            "rewards": np.zeros((rows, self.num_players), np.float32),
            "scores": np.zeros((rows, self.num_players), np.int32),
        }

    def reset(self, seed: int = 0) -> None:
        """New games in every row."""
        self._drawn = False
        if self._crew is not None:
            self._crew.tell("reset", seed)
            return
        self._whole = False
        self._rewards[:] = 0
        self._scores[:] = 0
        self._batch.reset(seed)
        self._whole = True

    def step(self, actions: ArrayLike) -> None:
        """Plays one action in every row. If one is illegal, none is played.

        What `sample` has just drawn is legal, and lies ready: handed over as it is, it need be
        neither read nor checked.
        """
        drawn = self._drawn and actions is self._chosen
        self._drawn = False
        if self._crew is not None:
            if drawn:
                self._crew.tell("step_drawn")
            else:
                self._step_together(self._crew, self._listed(actions))
            return
        if not self._whole:
            raise Interrupted("the last step was interrupted, by Ctrl-C perhaps: call reset()")
        batch = self._batch
        if not drawn:
            listed = self._listed(actions)
            refused = batch.take(listed)
            if refused >= 0:
                raise self._refusal(refused, listed[refused])
        self._whole = False
        if batch.ended:
            self._rewards[:] = 0
        batch.step()
        for row, state in zip(batch.ended, batch.final, strict=True):
            self._rewards[row] = rewards(state, self.reward)
            self._scores[row] = state.scores()
        self._whole = True

    def _step_together(self, crew: Crew, listed: list[int]) -> None:
        """The whole row of actions is checked before any process plays one."""
        given = np.array(listed)
        bad = (given < 0) | (given >= self.num_actions)
        bad |= ~self.masks[np.arange(self.num_envs), np.where(bad, 0, given)]
        if bad.any():
            row = int(bad.argmax())
            raise self._refusal(row, listed[row])
        crew.arrays["actions"][:] = given
        crew.tell("step")

    def sample(self) -> NDArray[np.int16]:
        """A legal action for every row, all equally likely; the same array each time."""
        if self._crew is not None:
            self._crew.tell("sample")
        else:
            self._batch.sample()
        self._drawn = True
        return self._chosen

    def seeds(self) -> list[int]:
        """The seeds of the games now being played."""
        if self._crew is not None:
            return [seed for part in self._crew.tell("seeds") for seed in part]
        return list(self._batch.seeds)

    def close(self) -> None:
        """Ends the processes, if there are any; the arrays stay as they are."""
        if self._crew is not None:
            self._crew.close()

    def why_illegal(self, row: int, action: int) -> str:
        """The key of the reason why the action cannot be played in that row now."""
        if self._crew is not None:
            return self._crew.ask(row, action)
        return self._batch.lanes[row].state.why_illegal(action) or "core.not-now"

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
        reason = self.why_illegal(row, action)
        return IllegalAction(
            reason, f"row {row}: action {action} ({self.game.notation(action)}): {say(reason)}"
        )


def _look(memory: Any, kind: type[np.generic]) -> NDArray[Any]:
    """An array over memory of the batch."""
    return np.frombuffer(memory, kind)
