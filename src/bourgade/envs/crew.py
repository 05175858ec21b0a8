"""The rows of a vectorised environment divided over processes that write one shared memory.

Each process has a `VectorEnv` of its own for some rows and copies what it shows into its part of
the shared arrays. Commands go through pipes: worth it for many rows on several real cores.
"""

import contextlib
import json
import multiprocessing
import os
import weakref
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bourgade.core import data, registry
from bourgade.core.chance import FastChance
from bourgade.core.errors import BourgadeError
from bourgade.core.processes import live_with_the_parent, signals_wait
from bourgade.envs import Reward
from bourgade.server.plugins import VARIABLE as PLUGINS
from bourgade.server.plugins import load_plugins

SHOWN = ("observations", "masks", "players", "dones", "rewards", "scores")


class CrewLost(BourgadeError):
    """The processes of an environment are gone, and its games with them."""


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    shown = array.view()
    shown.flags.writeable = False
    return shown


class Crew:
    """The processes, and the arrays they write."""

    def __init__(
        self,
        key: str,
        rows: int,
        players: int,
        options: dict[str, Any],
        reward: Reward,
        processes: int,
    ) -> None:
        context = multiprocessing.get_context("spawn")
        memory = {
            name: (
                context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize),
                kind,
                shape,
            )
            for name, (kind, shape) in _shapes(key, rows, players).items()
        }
        self.arrays = _arrays(memory)
        bounds = [rows * k // processes for k in range(processes + 1)]
        self.firsts = bounds[:-1]
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        # From the first one on: a crew that is stopped while it gathers leaves nobody behind.
        self._end = weakref.finalize(self, _dismiss, self.pipes, self.processes)
        directory = data.directory()
        surroundings = (os.environ.get(PLUGINS, ""), None if directory is None else str(directory))
        for first, last in pairwise(bounds):
            here, there = context.Pipe()
            game = (key, last - first, players, options, 0, reward)
            arguments = (there, memory, first, last, rows, game, surroundings)
            process = context.Process(target=work, args=arguments, daemon=True)
            self.pipes.append(here)
            with signals_wait():
                process.start()
            self.processes.append(process)
            there.close()

    def tell(self, command: str, argument: int = 0) -> list[Any]:
        """Has every process do the same, and waits for all of their answers."""
        if not self._end.alive:
            raise CrewLost("the environment is closed, or was interrupted at work: make a new one")
        try:
            order = f"{command} {argument}".encode()  # bytes: to pickle costs as much as a few rows
            for pipe in self.pipes:
                pipe.send_bytes(order)
            answers = [pipe.recv_bytes() for pipe in self.pipes]
            return [json.loads(answer) if answer else None for answer in answers]
        except (EOFError, OSError) as error:
            self.close()
            raise CrewLost("a process of the environment died; its games are lost") from error
        except BaseException:  # Ctrl-C: answers are under way that nobody could tell apart
            self.close()
            raise

    def ask(self, row: int, action: int) -> str:
        """Why an action is illegal, from the process that has the row."""
        number = max(k for k, first in enumerate(self.firsts) if first <= row)
        self.arrays["actions"][row] = action
        answers = self.tell("why", row)
        return str(answers[number])

    def close(self) -> None:
        self._end()


def _dismiss(pipes: list[Connection], processes: list[Any]) -> None:
    """A process ends when its pipe does."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(5)
        if process.is_alive():
            process.kill()
            process.join()


def _shapes(key: str, rows: int, players: int) -> dict[str, tuple[str, tuple[int, ...]]]:
    game = registry.game(key)
    return {
        "observations": ("i2", (rows, game.observation.size)),
        "masks": ("?", (rows, game.num_actions)),
        "players": ("i2", (rows,)),
        "dones": ("?", (rows,)),
        "rewards": ("f4", (rows, players)),
        "scores": ("i4", (rows, players)),
        "chosen": ("i2", (rows,)),
        "actions": ("i8", (rows,)),
    }


def _arrays(memory: dict[str, Any]) -> dict[str, NDArray[Any]]:
    return {
        name: np.frombuffer(raw, kind).reshape(shape) for name, (raw, kind, shape) in memory.items()
    }


class Hand:
    """What one process does: rows `first` to `last` of `rows`."""

    def __init__(self, memory: dict[str, Any], first: int, last: int, rows: int, game: Any) -> None:
        from bourgade.envs.vector import VectorEnv

        self.env = VectorEnv(*game)
        self.first, self.rows = first, rows
        whole = _arrays(memory)
        self.part = {name: array[first:last] for name, array in whole.items()}
        self.env._batch.stride = rows

    def reset(self, seed: int) -> None:
        """The draws of `sample` are one sequence over all rows: this part begins at its own."""
        self.env.reset(seed + self.first)
        self.env._batch.sampler = FastChance(seed)
        self.env._batch.skip(self.first)
        self._show()

    def step(self, _: int) -> None:
        self.env.step(self.part["actions"])
        self._show()

    def step_drawn(self, _: int) -> None:
        self.env.step(self.env._chosen)
        self._show()

    def sample(self, _: int) -> None:
        self.part["chosen"][:] = self.env.sample()
        self.env._batch.skip(self.rows - self.env.num_envs)  # those of the other processes

    def seeds(self, _: int) -> list[int]:
        return self.env.seeds()

    def why(self, row: int) -> str | None:
        own = row - self.first
        if not 0 <= own < self.env.num_envs:
            return None
        return self.env.why_illegal(own, int(self.part["actions"][own]))

    def _show(self) -> None:
        for name in SHOWN:
            self.part[name][:] = getattr(self.env, name)


def work(
    pipe: Connection,
    memory: dict[str, Any],
    first: int,
    last: int,
    rows: int,
    game: Any,
    surroundings: tuple[str, str | None],
) -> None:
    """The whole life of a process: it ends with the pipe, or with its parent."""
    live_with_the_parent()
    plugins, directory = surroundings
    if directory is not None:
        data.set_directory(directory)
    if plugins:
        os.environ[PLUGINS] = plugins
        load_plugins()
    hand = Hand(memory, first, last, rows, game)
    while True:
        try:
            command, argument = pipe.recv_bytes().decode().split()
        except (EOFError, ConnectionError):
            return
        answer = getattr(hand, command)(int(argument))
        with contextlib.suppress(ConnectionError):  # then the next order is the end
            pipe.send_bytes(b"" if answer is None else json.dumps(answer).encode())
