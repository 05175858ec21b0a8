"""The arena as people run it: a real process, interrupted as a terminal does it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import bourgade
from bourgade.arena.folder import Folder
from bourgade.arena.plan import Plan
from bourgade.cli import main

HERE = Path(__file__).parent
PLACES = [Path(bourgade.__file__).parents[1], HERE, HERE.parent / "core"]


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "bourgade.cli", "arena", *arguments, "--lang", "en"]


def test_ctrl_c_leaves_a_run_that_goes_on_to_the_same_end(
    tmp_path: Path, plan: Callable[..., Plan], run: Callable[..., Folder]
) -> None:
    folder = tmp_path / "run"
    asked = ["race", "--bots", "paced,walking", "--games", "60"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, PLACES)), "COLUMNS": "300"}
    with subprocess.Popen(
        command(*asked, "--processes", "2", "--out", str(folder)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**environment, "ARENA_TEST_PACE": "0.1"},
        start_new_session=True,
    ) as running:
        games = folder / "games.jsonl"
        patience = time.monotonic() + 60
        while not games.exists() or games.read_bytes().count(b"\n") < 3:
            assert running.poll() is None and time.monotonic() < patience
            time.sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert f"--out {folder} --resume" in err
    assert out == ""
    played = len(Folder(folder).played())
    assert 3 <= played < 60
    done = subprocess.run(
        command(*asked, "--processes", "1", "--out", str(folder), "--resume"),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Against each other" in done.stdout
    assert str(folder / "report.html") in done.stdout
    whole = run(plan("paced", "walking", games=60), "whole")
    assert games.read_bytes() == (whole.path / "games.jsonl").read_bytes()


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_help_has_examples_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "--help", "--lang", lang])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert "  bourgade arena ladder results" in shown
    assert "--records" in shown
    assert "arena.cli" not in shown and "core.cli" not in shown
