"""Gymnasium: one seat is played from outside, bots play the others.

    env = bourgade.envs.gym("burgundy", opponents="greedy")
    observation, info = env.reset(seed=7)
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = env.step(action)

Importing this module registers `bourgade/Burgundy-v0` and its like, so that
`gymnasium.make("bourgade.envs.gym:bourgade/Burgundy-v0", opponents="random")` works anywhere.
"""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bourgade import bots
from bourgade.bots import Bot
from bourgade.core import registry
from bourgade.core.errors import ActionError, BourgadeError, IllegalAction, OptionError
from bourgade.envs import Reward
from bourgade.envs.aec import observation_box
from bourgade.envs.common import Table

Observation: TypeAlias = NDArray[np.int16]
Opponents: TypeAlias = str | Bot | Sequence[str | Bot]
Illegal: TypeAlias = Literal["lose", "raise"]

LOST = -1.0  # the reward of an illegal action


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table with bots; each step goes on to this seat's next decision.

    The reward comes at the end. An illegal action loses the game at once (`illegal="lose"`, with
    the reason in `info["illegal"]`) or is refused and changes nothing (`illegal="raise"`).
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        key: str,
        opponents: Opponents = "greedy",
        seat: int = 0,
        players: int = 2,
        options: dict[str, Any] | None = None,
        reward: Reward = "win",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(key, players, options, reward)
        if not 0 <= seat < players:
            raise OptionError(f"{key}: no seat {seat} at a table for {players}")
        if illegal not in ("lose", "raise"):
            raise OptionError(f"an illegal action can 'lose' or 'raise', not {illegal!r}")
        if render_mode not in (None, "ansi"):
            raise OptionError(f"no render mode {render_mode!r}; choose 'ansi' or None")
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.opponents = _opponents(opponents, players, key)
        self.observation_space = observation_box(self.table.game)
        self.action_space = gymnasium.spaces.Discrete(self.table.game.num_actions)
        self._bots: list[Bot] = []
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on to this seat's first decision."""
        super().reset(seed=seed)
        self._over = True  # until there is a game: Ctrl-C may come first
        self.table.begin(int(self.np_random.integers(1 << 53)) if seed is None else seed)
        self._bots = []
        for who in self.opponents:
            own = int(self.np_random.integers(1 << 53))
            self._bots.append(bots.make(who, own) if isinstance(who, str) else who)
        self._over = self._others_play()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over or was never begun: call reset()")
        try:
            self.table.play(int(action))
        except (ActionError, IllegalAction) as error:
            if self.illegal == "raise":
                raise
            self._over = True
            info = {**self._info(), "illegal": str(error)}
            return self._observation(), LOST, True, False, info
        self._over = True  # until the others have played: Ctrl-C may come first
        self._over = self._others_play()
        reward = self.table.rewards()[self.seat] if self._over else 0.0
        return self._observation(), reward, self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, under the name that sb3-contrib's maskable algorithms look for."""
        if self._over:
            return np.zeros(self.table.game.num_actions, np.bool_)
        return self.table.mask().view(np.bool_)

    def render(self) -> str | None:
        """The table as this seat sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode: make it with render_mode='ansi'")
            return None
        return self.table.draw(self.seat)

    def _others_play(self) -> bool:
        """Up to this seat's next decision. Is the game over?"""
        table = self.table
        seat = table.state.current_player()
        while seat >= 0 and seat != self.seat:
            bot = self._bots[seat if seat < self.seat else seat - 1]
            # A copy, so that no bot can spoil the game.
            seat = table.play(int(bot.choose(table.state.clone())))
        return seat < 0

    def _observation(self) -> Observation:
        return self.table.watcher.observation(self.table.state, self.seat)

    def _info(self) -> dict[str, Any]:
        if not self._over:
            return {"action_mask": self.table.mask()}
        return {"action_mask": np.zeros(self.table.game.num_actions, np.int8)}


def _opponents(given: Opponents, players: int, key: str) -> list[str | Bot]:
    """One for each other seat, in their order; a single one plays all of them."""
    several = isinstance(given, Sequence) and not isinstance(given, str)
    if not several:
        one: Any = given
        given = [one] * (players - 1)
    listed: list[str | Bot] = list(given)  # type: ignore[arg-type]
    if len(listed) != players - 1:
        raise OptionError(f"{key}: {len(listed)} opponents for {players - 1} other seats")
    for who in listed:
        if isinstance(who, str):
            bots.make(who)
        elif not hasattr(who, "choose"):
            raise BourgadeError(f"{who!r} is no bot: it has no method choose(state)")
    return listed


def _register() -> None:
    for key in registry.games():
        name = f"bourgade/{key.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, "bourgade.envs.gym:SeatEnv", kwargs={"key": key})


_register()
