"""Compiled and interpreted, the rules play identical games."""

import os
import subprocess
import sys
from pathlib import Path

import bourgade
from bourgade.version import build

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tools" / "same_games.py"
# Where nothing is compiled there is nothing to compare with: a game is the same each time, no more.
GAMES = "40" if build() == "compiled" else "2"


def fingerprints(**environment: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, str(SCRIPT), "--games", GAMES],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    return run.stdout.splitlines()


def test_compiled_and_pure_play_the_same_games() -> None:
    here = fingerprints()
    pure = fingerprints(PYTHONPATH=str(ROOT / "src"))
    assert here[0] == f"build: {build()}"
    assert pure[0] == "build: pure"
    assert here[1:] == pure[1:]
    assert len(here) - 1 == sum(
        1 + bourgade.game(key).max_players - bourgade.game(key).min_players
        for key in bourgade.games()
    )


def test_this_build_is_the_one_that_was_asked_for() -> None:
    """A silent fall-back to pure Python would hide that nothing compiled was tested."""
    pure_asked = str(ROOT / "src") in [str(Path(p).resolve()) for p in sys.path if p]
    if os.environ.get("BOURGADE_REQUIRE_COMPILED") == "1" and not pure_asked:
        assert build() == "compiled"
