"""Builds the package anew after the compiler has watched it play: for those who host.

    tools/prepare.sh VENV fast

Profile-guided, as Python itself is built: once with counters, some games, once more with what was
counted, and for the processor of this machine. The same rules and results, more steps a second;
three times the time to build. Multiplying and adding stay two operations (-ffp-contract=off):
in one they round otherwise, and a bot's choice between near equals would depend on the build.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from builds import best, build, use
from environment import ROOT, Failed, carry_out, python_of, say

HERE = "-march=native -ffp-contract=off"


def make_fast(venv: Path, _arguments: list[str]) -> int:
    folder = best(venv, ["fast"])
    if folder is None and not watched_by_gcc():
        say("only gcc is asked to watch the games; the ordinary build stays")
        return 0
    use(venv, folder or watch_and_build(venv))
    return 0


def watched_by_gcc() -> bool:
    told = subprocess.run([os.environ.get("CC", "cc"), "--version"], capture_output=True, text=True)
    return "free software foundation" in told.stdout.lower()


def watch_and_build(venv: Path) -> Path:
    # Beside the objects, which the counters are named after.
    seen = venv / "work" / "seen"
    shutil.rmtree(seen, ignore_errors=True)
    say("building with counters")
    counting = build(venv, "counting", f"{HERE} -fprofile-generate={seen} -fprofile-update=single")
    say("playing for the compiler")
    played = subprocess.run(
        [python_of(venv), ROOT / "tools" / "exercise.py"],
        env={**os.environ, "PYTHONPATH": str(counting)},
    )
    shutil.rmtree(counting)
    if played.returncode != 0:
        raise Failed("the games for the compiler broke off")
    say("building with what was counted")
    # What was never called has no counts, which is no error.
    return build(
        venv,
        "fast",
        f"{HERE} -fprofile-use={seen} -fprofile-partial-training -Wno-missing-profile -Wno-error",
    )


if __name__ == "__main__":
    sys.exit(carry_out(make_fast))
