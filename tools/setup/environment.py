"""The virtual environment, with everything the package imports. Needs nothing but Python itself."""

import contextlib
import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "constraints.txt"
LAST_LINES = 40  # of what pip says when it fails


class Failed(Exception):
    """Something did not work; the text says what."""


def say(text: str) -> None:
    print(f"bourgade: {text}", file=sys.stderr, flush=True)


def carry_out(work: Callable[[Path, list[str]], int]) -> int:
    """One command, `VENV [ARGUMENTS]`: what it cannot do is told in words."""
    try:
        return work(Path(sys.argv[1]).resolve(), sys.argv[2:])
    except (Failed, OSError) as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


def python_of(venv: Path) -> Path:
    return venv / "bin" / "python"


def site_of(venv: Path) -> Path:
    return next(venv.glob("lib/python*/site-packages"))


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """One process at a time. The lock goes when the process does, however it ends."""
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another command that is setting this up already")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def prepare(venv: Path, extra: str = "") -> None:
    """Makes the environment, or completes it. `extra`: one of pyproject.toml's."""
    with alone(venv / ".preparing"):
        # Broken off halfway, it is made anew.
        whole = venv / ".whole"
        if not (whole.exists() and _works(venv)):
            say("making a virtual environment (a few seconds)")
            _make(venv)
        if not _has(venv, extra):
            what = "what the tests need (a minute)" if extra else "its parts (ten seconds or so)"
            say(f"fetching {what}")
            whole.unlink(missing_ok=True)
            try:
                pip_install(venv, venv / "scratch", *requirements(extra))
            except Failed:
                whole.touch()  # giving up, pip leaves everything as it was
                raise
            for name in {"", extra}:
                _stamp(venv, name).write_text(_wanted(name), "utf-8")
        whole.touch()


def _works(venv: Path) -> bool:
    try:
        return subprocess.run([python_of(venv), "-c", ""], capture_output=True).returncode == 0
    except OSError:
        return False


def _make(venv: Path) -> None:
    for path in venv.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path.name != ".preparing":
            path.unlink()
    done = subprocess.run([sys.executable, "-m", "venv", venv], capture_output=True, text=True)
    if done.returncode != 0:
        raise Failed(f"no virtual environment could be made: {done.stdout}{done.stderr}")


def _stamp(venv: Path, extra: str) -> Path:
    return venv / f".has-{extra or 'package'}"


def _has(venv: Path, extra: str) -> bool:
    stamp = _stamp(venv, extra)
    return stamp.exists() and stamp.read_text("utf-8") == _wanted(extra)


def _wanted(extra: str) -> str:
    words = [*requirements(extra), CONSTRAINTS.read_text("utf-8")]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()


def requirements(extra: str = "") -> list[str]:
    """What the package needs to run, and to be built without a compiler; and the extra's."""
    document = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found = [need for need in document["build-system"]["requires"] if need.startswith("setuptools")]
    found += document["project"]["dependencies"]
    extras = [extra] if extra else []
    for name in extras:
        for need in document["project"]["optional-dependencies"][name]:
            own = re.fullmatch(r"bourgade\[(.*)\]", need)
            if own:
                extras += own[1].split(",")
            else:
                found.append(need)
    return found


def pip_install(venv: Path, scratch: Path, *arguments: str, **variables: str) -> None:
    """pip install without its chatter; when it fails, what it said. Its leavings go with `scratch`.

    Nothing is turned into bytecode yet: what is imported will be, and much never is.
    """
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    command: list[str | Path] = [python_of(venv), "-I", "-m", "pip", "install", "-q"]
    ours = {
        "PIP_CONSTRAINT": str(CONSTRAINTS),  # inside a build's own environment too
        "PIP_USER": "0",  # as some have it in their configuration
        "TMPDIR": str(scratch),
    }
    done = subprocess.run(
        [*command, "--disable-pip-version-check", "--no-compile", *arguments],
        env={**os.environ, **ours, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    shutil.rmtree(scratch, ignore_errors=True)
    if done.returncode != 0:
        # It says this of each package in turn where a second index is a folder.
        said = [line for line in done.stdout.splitlines() if not line.startswith("WARNING: Loc")]
        raise Failed("\n".join(["pip did not succeed:", *said[-LAST_LINES:]]))
