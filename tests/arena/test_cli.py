"""The arena as people run it: a real process, interrupted as a terminal does it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bourgade
from bourgade.arena.folder import Folder
from bourgade.arena.plan import Plan
from bourgade.cli import main

HERE = Path(__file__).parent
ASKED = ["race", "--bots", "paced,walking", "--games", "60"]
PLACES = [Path(bourgade.__file__).parents[1], HERE, HERE.parent / "core"]


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "bourgade.cli", "arena", *arguments, "--lang", "en"]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, PLACES)), "COLUMNS": "300"}


def hear_ctrl_c() -> None:
    """A shell starts what runs in the background deaf to it, and that is inherited."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def under_way(folder: Path, processes: int = 2) -> Iterator["subprocess.Popen[str]"]:
    """A slow run, some of whose games are played."""
    with subprocess.Popen(
        command(*ASKED, "--processes", str(processes), "--out", str(folder)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**environment(), "ARENA_TEST_PACE": "0.1"},
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    ) as running:
        more_played(folder, running, 3)
        yield running


def more_played(folder: Path, running: "subprocess.Popen[str]", more: int = 6) -> None:
    """More than were under way at both workers."""
    games = folder / "games.jsonl"

    def count() -> int:
        return games.read_bytes().count(b"\n") if games.exists() else 0

    wanted = count() + more
    patience = time.monotonic() + 120
    while count() < wanted:
        assert running.poll() is None and time.monotonic() < patience
        time.sleep(0.02)


def go_on(folder: Path) -> str:
    """Takes up the run and returns what it prints."""
    done = subprocess.run(
        command(*ASKED, "--processes", "1", "--out", str(folder), "--resume"),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_leaves_a_run_that_goes_on_to_the_same_end(
    tmp_path: Path, plan: Callable[..., Plan], run: Callable[..., Folder], processes: int
) -> None:
    """On one process the game under way is broken off, and played from its beginning later."""
    folder = tmp_path / "run"
    with under_way(folder, processes) as running:
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert f"--out {folder} --resume" in err
    assert out == ""
    played = len(Folder(folder).played())
    assert 3 <= played < 60
    printed = go_on(folder)
    assert "Against each other" in printed
    assert str(folder / "report.html") in printed
    whole = run(plan("paced", "walking", games=60), "whole")
    assert (folder / "games.jsonl").read_bytes() == (whole.path / "games.jsonl").read_bytes()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads /proc, which Linux has")
@pytest.mark.parametrize("to_all", [False, True])
def test_sigterm_ends_a_run_as_ctrl_c_does(tmp_path: Path, to_all: bool) -> None:
    """To the parent alone, or to its workers as well, as service managers do it."""
    folder = tmp_path / "run"
    with under_way(folder) as running:
        children = children_of(running.pid)
        if to_all:
            for child in children:
                os.kill(child, signal.SIGTERM)
            more_played(folder, running)  # had a worker ended by this, the run would have failed
        os.kill(running.pid, signal.SIGTERM)
        out, err = running.communicate(timeout=120)
    assert running.returncode == 128 + signal.SIGTERM
    assert "Traceback" not in err and "worker process died" not in err
    assert f"--out {folder} --resume" in err
    assert out == ""
    assert_gone(children)
    assert 3 <= len(Folder(folder).played()) < 60
    go_on(folder)
    assert len(Folder(folder).played()) == 60


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads /proc, which Linux has")
def test_workers_do_not_outlive_a_killed_run(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with under_way(folder) as running:
        children = children_of(running.pid)
        running.kill()
        running.wait(timeout=120)
        # Before the pipes are read to their end: a worker left alive would hold them open.
        assert_gone(children)
    assert 3 <= len(Folder(folder).played()) < 60
    go_on(folder)
    assert len(Folder(folder).played()) == 60


def children_of(process: int) -> list[int]:
    """The two workers, and what multiprocessing has beside them."""
    found: list[int] = []
    for thread in Path(f"/proc/{process}/task").iterdir():
        found += map(int, (thread / "children").read_text().split())
    assert len(found) >= 2
    return found


def assert_gone(processes: list[int]) -> None:
    """Soon. Whatever is left is ended here, so that a failure leaves nothing."""
    patience = time.monotonic() + 120
    while left := [one for one in processes if alive(one)]:
        if time.monotonic() > patience:
            for one in left:
                os.kill(one, signal.SIGKILL)
            pytest.fail(f"still alive: {left}")
        time.sleep(0.05)


def alive(process: int) -> bool:
    """A process that only waits to be buried is not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_help_has_examples_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "--help", "--lang", lang])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert "  bourgade arena ladder results" in shown
    assert "--records" in shown and "--lone" in shown
    assert "arena.cli" not in shown and "core.cli" not in shown
