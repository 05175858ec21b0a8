"""Ctrl-C, at any moment of any work: nothing aborts, nothing hangs, nobody is left behind.

The moments are set by CPU time or by work done, never by the clock on the wall.
"""

import contextlib
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

import bourgade
import bourgade.envs
from bourgade.bots import Bot
from bourgade.core.processes import signals_wait, workers
from bourgade.core.state import GameState
from bourgade.envs.crew import CrewLost
from bourgade.envs.vector import Interrupted, VectorEnv

HERE = Path(__file__).parent
SCRIPT = [sys.executable, str(HERE / "interrupted.py")]
TIMES = 50
SIMULATE = ["bourgade", "simulate", "castle", "--bots", "keen,greedy", "--games", "100000"]
ARENA = ["bourgade", "arena", "castle", "--bots", "keen,greedy", "--games", "10000"]
DATASET = ["bourgade", "dataset", "castle", "--games", "100000", "--processes", "2"]
LEARNING = ["learning", "castle", "--games", "100000"]
# What is started, and how it ends by Ctrl-C.
WAYS = {
    "vector": (["vector"], -signal.SIGINT),
    "search": (["search"], -signal.SIGINT),
    "simulate": (SIMULATE, 130),
    "arena": ([*ARENA, "--processes", "1"], 130),
    "arena-processes": ([*ARENA, "--processes", "2"], 130),
    "dataset": (DATASET, 130),
    "learning": (LEARNING, 130),
}


def environment() -> dict[str, str]:
    """With the very package under test, compiled or not."""
    return {**os.environ, "PYTHONPATH": str(Path(bourgade.__file__).parents[1])}


def test_fifty_interruptions_of_each_kind_of_work() -> None:
    done = subprocess.run(
        [*SCRIPT, str(TIMES)], env=environment(), capture_output=True, text=True, timeout=300
    )
    kinds = ("seeds", "vector", "search", "simulate", "learning", "arena")
    wanted = [f"{kind} {TIMES} True" for kind in kinds]
    assert (done.returncode, done.stdout.splitlines()) == (0, wanted), done.stderr


def hear_signals() -> None:
    """A shell starts what runs in the background deaf to Ctrl-C, and that is inherited."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def stopped(what: list[str], folder: Path, pieces: int, number: int) -> tuple[int, str]:
    """Works in the folder until so many pieces are done; then the signal goes to all its processes.

    Its output ends when the last of them is gone: nobody is left behind.
    """
    with subprocess.Popen(
        [*SCRIPT, *what],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        cwd=folder,
        preexec_fn=hear_signals,
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        try:
            running.stdout.read(pieces)
            os.killpg(running.pid, number)
            err = running.communicate(timeout=60)[1]
        except BaseException:
            os.killpg(running.pid, signal.SIGKILL)
            raise
    return running.returncode, err


@pytest.mark.parametrize("name", ["vector", "simulate", "learning"])
def test_ctrl_c_ends_it(name: str, tmp_path: Path) -> None:
    ends_as_it_should(name, tmp_path, pieces=2)


@pytest.mark.long
@pytest.mark.parametrize("name", WAYS)
def test_ctrl_c_ends_it_fifty_times(name: str, tmp_path: Path) -> None:
    some = random.Random(name)
    for number in range(TIMES):
        folder = tmp_path / str(number)
        folder.mkdir()
        ends_as_it_should(name, folder, pieces=some.randint(1, 4))


def ends_as_it_should(name: str, folder: Path, pieces: int) -> None:
    what, status = WAYS[name]
    returned, err = stopped(what, folder, pieces, signal.SIGINT)
    assert returned == status, err
    if status < 0:  # a script of one's own: as Python ends it
        assert err.rstrip().endswith("KeyboardInterrupt")
    else:
        assert "Traceback" not in err and "Error" not in err, err


def test_sigterm_ends_a_data_set_and_leaves_no_half_file(tmp_path: Path) -> None:
    returned, err = stopped([*DATASET, "--out", "some.parquet"], tmp_path, 2, signal.SIGTERM)
    assert returned == 128 + signal.SIGTERM, err
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


def test_a_signal_waits_until_a_process_has_begun() -> None:
    seen = []
    with pytest.raises(KeyboardInterrupt), signals_wait():
        signal.raise_signal(signal.SIGINT)
        seen.append("begun")
    assert seen == ["begun"]


def hearing() -> list[bool]:
    """In a worker: is each signal ignored, and none kept back?"""
    ignored = [signal.getsignal(one) is signal.SIG_IGN for one in (signal.SIGINT, signal.SIGTERM)]
    return [*ignored, signal.pthread_sigmask(signal.SIG_BLOCK, ()) == set()]


def test_a_worker_leaves_signals_to_its_parent() -> None:
    with workers(1) as pool:
        assert pool.submit(hearing).result() == [True, True, True]


def answer_by_half(told: Path) -> None:
    """In a worker: its next answer is never finished."""

    def begin(pipe: Connection, answer: object) -> None:
        os.write(pipe.fileno(), bytes(2))  # of the four that tell how long it is
        told.touch()
        signal.pause()

    Connection.send = begin  # type: ignore[method-assign]


def test_a_worker_is_ended_while_it_answers(tmp_path: Path) -> None:
    told = tmp_path / "told"

    def stop_in_the_middle() -> None:
        with contextlib.suppress(KeyboardInterrupt), workers(1) as pool:
            pool.submit(answer_by_half, told).result()
            pool.submit(hearing)
            while not told.exists():
                time.sleep(0.01)
            raise KeyboardInterrupt

    stopping = threading.Thread(target=stop_in_the_middle, daemon=True)
    stopping.start()
    stopping.join(120)
    waiting = stopping.is_alive()
    for child in multiprocessing.active_children():
        child.kill()  # or the tests would wait for it as well
    assert told.exists() and not waiting


def failing(after: int, work: Callable[..., Any]) -> Callable[..., Any]:
    """Ctrl-C during the next call but so many."""
    left = iter(range(after))

    def interrupted(*args: Any) -> Any:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return work(*args)

    return interrupted


def test_rows_that_were_interrupted_inside_a_step_begin_anew() -> None:
    env = VectorEnv("castle", 8, seed=3)
    begin = env._batch.begin
    env._batch.begin = failing(2, begin)
    with pytest.raises(KeyboardInterrupt):
        for _ in range(1000):
            env.step(env.sample())
    env._batch.begin = begin
    with pytest.raises(Interrupted, match="reset"):
        env.step(env.sample())
    env.reset(3)
    fresh = VectorEnv("castle", 8, seed=3)
    for _ in range(30):
        env.step(env.sample())
        fresh.step(fresh.sample())
    assert (env.observations == fresh.observations).all()


def test_processes_that_were_interrupted_at_work_are_gone() -> None:
    """The answer nobody waited for would be taken for that to the next question."""

    class Pipe:
        def __init__(self, pipe: Any) -> None:
            self.send_bytes, self.close = pipe.send_bytes, pipe.close
            self.recv_bytes = failing(0, pipe.recv_bytes)

    env = VectorEnv("castle", 4, processes=2)
    assert env._crew is not None
    env._crew.pipes[1] = Pipe(env._crew.pipes[1])  # type: ignore[call-overload]
    processes = list(env._crew.processes)
    with pytest.raises(KeyboardInterrupt):
        env.sample()
    assert [process.exitcode for process in processes] == [0, 0]
    with pytest.raises(CrewLost, match="interrupted"):
        env.sample()


def test_a_seat_whose_opponent_was_interrupted_needs_a_reset() -> None:
    """Else the next action would be played for the opponent."""
    gymnasium = pytest.importorskip("gymnasium")

    class Rival:
        name = "rival"
        interrupted = False

        def choose(self, state: GameState) -> int:
            if self.interrupted:
                raise KeyboardInterrupt
            return state.legal_actions()[0]

    rival: Bot = Rival()
    env = bourgade.envs.gym("castle", opponents=rival)
    _, info = env.reset(seed=1)
    Rival.interrupted = True
    with pytest.raises(KeyboardInterrupt):
        while True:
            env.step(int(info["action_mask"].argmax()))
            info = {"action_mask": env.unwrapped.action_masks()}
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
