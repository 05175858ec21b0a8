"""A process that thinks goes on in the compiled build once `make play` has put it beside."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

import bourgade
from bourgade.server.bot_worker import Found, Job
from bourgade.version import HOME, helpers_environment

PLUGIN = """
import bourgade
from bourgade.bots import BOTS

def ask(seed):
    raise LookupError(bourgade.__file__)

BOTS["homesick"] = ask
"""


def test_the_next_decision_comes_from_the_compiled_twin(tmp_path: Path) -> None:
    here = _build(tmp_path, "pure")
    (tmp_path / "asking.py").write_text(PLUGIN, "utf-8")
    worker = subprocess.Popen(
        [sys.executable, "-c", "from bourgade.server.bot_worker import main; main()"],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(here), str(tmp_path)]),
            "BOURGADE_PLUGINS": "asking",
        },
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert worker.stdin is not None and worker.stdout is not None
    with worker, worker.stdin as jobs:
        assert worker.stdout.readline() == b"ready\n"
        state = bourgade.start("burgundy", 2, seed=1).state
        position = msgspec.Raw(msgspec.json.encode(state.to_dict()))

        def home_of_the_next_answer() -> str:
            job = Job("burgundy", position, "m", 0, "homesick", 5)
            jobs.write(msgspec.json.encode(job) + b"\n")
            jobs.flush()
            return msgspec.json.decode(worker.stdout.readline(), type=Found).error

        assert str(here) in home_of_the_next_answer()
        there = _build(tmp_path, "compiled")
        home_of_the_next_answer()  # whichever it is: a decision is finished where it was begun
        assert str(there) in home_of_the_next_answer()


def test_helpers_import_what_this_process_imports() -> None:
    assert helpers_environment()["PYTHONPATH"].split(os.pathsep)[0] == str(HOME)


def _build(home: Path, kind: str) -> Path:
    """Stands for a build of this kind: the same package, found in a folder of that name."""
    build = home / kind
    build.mkdir()
    (build / "bourgade").symlink_to(Path(bourgade.__file__).parent, target_is_directory=True)
    return build
