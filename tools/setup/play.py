"""Opens the library at once, interpreted if need be, and compiles behind it for the next time.

    tools/prepare.sh VENV play [options of `bourgade serve`]

Nothing is left behind when it ends: Ctrl-C reaches the server by itself, the compilation is in a
group of its own that is ended with it. What was compiled halfway is begun again the next time.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

from builds import best, build, hold, missing_to_compile, use
from environment import carry_out, prepare, python_of, say

HERE = Path(__file__).resolve().parent
SLOW = "the rules run interpreted, about twenty times slower"


def play(venv: Path, options: list[str]) -> int:
    folder = ready(venv)
    held = hold(folder)
    use(venv, folder)
    command: list[Path | str] = [python_of(venv), venv / "bin" / "bourgade", "serve", *options]
    # Ctrl-C in a terminal is sent to the server as well. It ends, and then we do.
    signal.signal(signal.SIGINT, lambda *_: None)
    server = subprocess.Popen(command, pass_fds=[held])
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: server.terminate())
    compiler = None if folder.name != "pure" else Compiler.start(venv)
    try:
        return server.wait()
    finally:
        if compiler is not None:
            compiler.end()


def ready(venv: Path) -> Path:
    """What can be played with now, without a compiler."""
    prepare(venv)
    folder = best(venv)
    if folder is None:
        say("unpacking the games (a few seconds)")
        folder = build(venv, "pure")
    return folder


class Compiler:
    """Compiles at the lowest priority, and says how that went."""

    def __init__(self, venv: Path) -> None:
        self._log = venv / "compile.log"
        gently = ["nice", "-n", "19"]
        if shutil.which("ionice"):
            gently = ["ionice", "-c", "3", *gently]
        with self._log.open("w") as log:
            # A group and not a session of its own: schedulers weigh sessions before niceness.
            self._process = subprocess.Popen(
                [*gently, sys.executable, HERE / "install.py", venv],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                process_group=0,
            )
        self._ended = False
        threading.Thread(target=self._tell, daemon=True).start()

    @classmethod
    def start(cls, venv: Path) -> "Compiler | None":
        if os.environ.get("BOURGADE_PURE") == "1":
            return None
        missing = missing_to_compile()
        if missing:
            advice = "sudo apt-get install gcc python3-dev, or your system's words for it"
            say(f"{missing} is missing, so {SLOW} ({advice})")
            return None
        say(f"for now {SLOW}; they are compiled behind the game, some minutes")
        return cls(venv)

    def _tell(self) -> None:
        failed = self._process.wait() != 0
        if self._ended:
            return
        if failed:
            say(f"compiling failed ({self._log} says why): {SLOW}")
        else:
            say("compiled: bots think with it from now on, all else from the next start")

    def end(self) -> None:
        """What it leaves is cleared away by the next one, as after a power cut."""
        if self._process.poll() is None:
            self._ended = True
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


if __name__ == "__main__":
    sys.exit(carry_out(play))
