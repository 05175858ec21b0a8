"""The games as environments for programs that learn or search.

- `bourgade.envs.aec(key, players)`: PettingZoo, every seat played from outside.
- `bourgade.envs.gym(key, opponents)`: Gymnasium, one seat against bots.
- `bourgade.envs.vector(key, num_envs)`: many games at once, arrays in and out without copying.
- `bourgade.envs.openspiel(key, players)`: OpenSpiel, for its algorithms.

Each imports what it needs when it is first called; the library itself needs none of it.
"""

import sys
from collections.abc import Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal

from bourgade.core.errors import BourgadeError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bourgade.bots import Bot
    from bourgade.envs.aec import BoardEnv
    from bourgade.envs.gym import SeatEnv
    from bourgade.envs.vector import VectorEnv

Reward = Literal["win", "points"]


class MissingExtra(BourgadeError, ImportError):
    """A package that this environment needs is not installed."""


@contextmanager
def _extra(name: str) -> "Iterator[None]":
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("bourgade"):
            raise
        raise MissingExtra(
            f"this environment needs the package {error.name!r}: pip install 'bourgade[{name}]'"
        ) from error


def aec(
    key: str,
    players: int = 2,
    options: dict[str, Any] | None = None,
    reward: Reward = "win",
    render_mode: str | None = None,
) -> "BoardEnv":
    """A PettingZoo environment: agents `player_0` … take turns, one decision each step."""
    with _extra("envs"):
        from bourgade.envs.aec import BoardEnv
    return BoardEnv(key, players, options, reward, render_mode)


def gym(
    key: str,
    opponents: "str | Bot | Sequence[str | Bot]" = "greedy",
    seat: int = 0,
    players: int = 2,
    options: dict[str, Any] | None = None,
    reward: Reward = "win",
    illegal: Literal["lose", "raise"] = "lose",
    render_mode: str | None = None,
) -> "SeatEnv":
    """A Gymnasium environment: one seat is yours, bots play the others."""
    with _extra("envs"):
        from bourgade.envs.gym import SeatEnv
    return SeatEnv(key, opponents, seat, players, options, reward, illegal, render_mode)


def vector(
    key: str,
    num_envs: int,
    players: int = 2,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    reward: Reward = "win",
    processes: int = 1,
) -> "VectorEnv":
    """Many games stepped at once in compiled code; finished ones begin anew by themselves."""
    with _extra("envs"):
        from bourgade.envs.vector import VectorEnv
    return VectorEnv(key, num_envs, players, options, seed, reward, processes)


def openspiel(
    key: str,
    players: int = 2,
    options: dict[str, Any] | None = None,
    reward: Reward = "win",
) -> Any:
    """The game as a `pyspiel.Game`; also known to `pyspiel.load_game` from then on."""
    with _extra("openspiel"):
        from bourgade.envs.openspiel import load
    return load(key, players, options, reward)


class _Envs(ModuleType):
    """Each function above has a module of the same name; importing it must not replace it."""

    def __setattr__(self, name: str, value: object) -> None:
        if not (isinstance(value, ModuleType) and callable(self.__dict__.get(name))):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Envs
