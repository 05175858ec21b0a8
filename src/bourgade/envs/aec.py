"""PettingZoo: every seat is played from outside, one decision at a time.

    env = bourgade.envs.aec("burgundy", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination:
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Nothing is computed before it is asked for: `step` plays, `last` and `observe` look.
"""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from bourgade.core.errors import BourgadeError
from bourgade.core.game import Game
from bourgade.envs import Reward
from bourgade.envs.common import Table

Observation = dict[str, NDArray[Any]]


def observation_box(game: Game) -> gymnasium.spaces.Space[Any]:
    """The numbers of a game's layout with their bounds."""
    most = np.array(game.observation.scale(), np.int16)
    return gymnasium.spaces.Box(-most, most, dtype=np.int16)


class BoardEnv(AECEnv):  # type: ignore[misc]
    """A game of the library. Rewards come at the end; an illegal action is refused."""

    def __init__(
        self,
        key: str,
        players: int = 2,
        options: dict[str, Any] | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(key, players, options, reward)
        self.metadata = {
            "name": f"bourgade_{key}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, "ansi"):
            raise BourgadeError(f"no render mode {render_mode!r}; choose 'ansi' or None")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._names = tuple(self.possible_agents)
        self._seats = {name: seat for seat, name in enumerate(self._names)}
        self.observation_spaces: dict[str, gymnasium.spaces.Space[Any]] = {}
        self.action_spaces: dict[str, gymnasium.spaces.Space[Any]] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        mask: gymnasium.spaces.Space[Any]
        mask = gymnasium.spaces.Box(0, 1, (self.table.game.num_actions,), np.int8)
        for name in self._names:
            spaces = {"observation": observation_box(self.table.game), "action_mask": mask}
            self.observation_spaces[name] = gymnasium.spaces.Dict(spaces)
            self.action_spaces[name] = gymnasium.spaces.Discrete(self.table.game.num_actions)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed begins the same one; `options` are settled at the start."""
        self.agents = []  # until there is a game: Ctrl-C may come first
        self.table.begin(seed)
        self.agents = list(self._names)
        self.rewards = dict.fromkeys(self._names, 0.0)
        self._cumulative_rewards = dict.fromkeys(self._names, 0.0)
        self.terminations = dict.fromkeys(self._names, False)
        self.truncations = dict.fromkeys(self._names, False)
        self.infos = {name: {} for name in self._names}
        self._skip_agent_selection = None
        self.agent_selection = self._names[self.table.state.current_player()]

    def observe(self, agent: str) -> Observation:
        """What the agent may know, and what it may do: nothing if another must decide."""
        table = self.table
        state = table.state
        seat = self._seats[agent]
        if state.current_player() == seat:
            mask = table.mask()
        else:
            mask = np.zeros(table.game.num_actions, np.int8)
        return {"observation": table.watcher.observation(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the action of the selected agent; None for one whose game is over."""
        if not self.agents:
            raise BourgadeError("the game is over or was never begun: call reset() first")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BourgadeError("None is only for an agent whose game is over")
        seat = self.table.play(int(action))
        if seat >= 0:
            self.agent_selection = self._names[seat]
            return
        for name, reward in zip(self._names, self.table.rewards(), strict=True):
            self.rewards[name] = reward
            self._cumulative_rewards[name] = reward
            self.terminations[name] = True
        self.agent_selection = self._names[0]

    def render(self) -> str | None:
        """The table as the agent to move sees it; at the end as a spectator does."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode: make it with render_mode='ansi'")
            return None
        seat = self.table.state.current_player()
        return self.table.draw(seat if seat >= 0 else None)

    def close(self) -> None:
        """There is nothing to release."""
