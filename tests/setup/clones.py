"""A clone with a virtual environment in which pip only pretends."""

import os
import select
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
SETUP = ROOT / "tools" / "setup"
HANGS_S = 60
PYTHON = """#!/bin/sh
case "$*" in *"-m pip install"*) exec {real} {pip} "$@";; esac
exec {real} "$@"
"""
# Makes a package that serves by telling which build it is. A compilation goes as the file
# `compiling` says: it fails, or opens the pipe `begun` halfway and stays there until it is ended.
PIP = """
import os, signal, sys
from pathlib import Path
clone = Path(__file__).parent
with open(clone / "pip.log", "a") as log:
    print(os.environ.get("BOURGADE_PURE", ""), *sys.argv[1:], file=log)
if "--target" not in sys.argv:
    sys.exit(0)
made = Path(sys.argv[sys.argv.index("--target") + 1])
kind = "pure" if os.environ["BOURGADE_PURE"] == "1" else "compiled"
(made / "bourgade").mkdir(parents=True)
(made / "bourgade" / "__init__.py").write_text("games = list")
(made / "bourgade-0.1.0.dist-info").mkdir()
if kind == "compiled" and (clone / "compiling").read_text() == "fails":
    sys.exit("ERROR: cc1 is broken")
if kind == "compiled" and (clone / "compiling").read_text() == "stays":
    with open(clone / "begun", "wb", buffering=0) as pipe:
        pipe.write(b"!")
        signal.pause()
(made / "bourgade" / "version.py").write_text(f"build = lambda: {kind!r}")
(made / "bin").mkdir()
(made / "bin" / "bourgade").write_text(f'''
import signal
print("serving {kind}", flush=True)
try:
    signal.pause()
except KeyboardInterrupt:
    pass
''')
"""


class Clone:
    """Sources of nothing much, and the real tools."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self._started: list[subprocess.Popen[str]] = []
        (root / "src" / "bourgade").mkdir(parents=True)
        (root / "src" / "bourgade" / "__init__.py").touch()
        for name in ("pyproject.toml", "constraints.txt", "setup.py", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, root / name)
        shutil.copytree(SETUP, root / "tools" / "setup")
        os.mkfifo(root / "begun")
        (root / "pip.py").write_text(PIP, "utf-8")
        (self.venv / "lib" / "python3" / "site-packages").mkdir(parents=True)
        (self.venv / "bin").mkdir()
        python = self.venv / "bin" / "python"
        python.write_text(PYTHON.format(real=sys.executable, pip=root / "pip.py"), "utf-8")
        python.chmod(0o755)
        (self.venv / ".whole").touch()

    def compiling(self, how: str) -> None:
        (self.root / "compiling").write_text(how, "utf-8")

    def play(self) -> subprocess.Popen[str]:
        """`make play` in a terminal of its own, less what finds the Python."""
        started = subprocess.Popen(
            [sys.executable, self.root / "tools" / "setup" / "play.py", self.venv],
            env={**os.environ, "CC": "true", "BOURGADE_PURE": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._started.append(started)
        return started

    def begun(self) -> IO[bytes]:
        """Waits until a compilation is in the middle; what is read ends when nobody of it lives."""
        pipe = os.open(self.root / "begun", os.O_RDONLY | os.O_NONBLOCK)
        assert select.select([pipe], [], [], HANGS_S)[0], "nothing is compiled"
        os.set_blocking(pipe, True)
        assert os.read(pipe, 1) == b"!"
        return os.fdopen(pipe, "rb")

    def pip_log(self) -> list[str]:
        return (self.root / "pip.log").read_text("utf-8").splitlines()

    def kinds(self) -> set[str]:
        return {path.name for path in self.venv.glob("builds/*/*")}

    def close(self) -> None:
        for process in self._started:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
            process.communicate()
