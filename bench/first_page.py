"""Seconds from a fresh clone until `make play` shows its first page, with what the terminal says.

    python bench/first_page.py [--python python3.12] [--compiled] [--without-compiler]

Clones the repository into a temporary folder, runs `make play` there on a free port with data of
its own, waits until /health answers, takes the page and all it names, and presses Ctrl-C; with
--compiled only after the compiled build is there, and then starts once more. Status 1 if the page
did not come in time, or if anything it started is left. CPU seconds (Linux only) are those of the
processes of that terminal which still live, or were waited for.
"""

import argparse
import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOODBYE_S = 30.0
COMPILED = "bourgade: compiled"


class Terminal:
    """`make play` in a session of its own; its lines are shown with the time they came at."""

    def __init__(self, clone: Path, options: list[str], environment: dict[str, str]) -> None:
        self._begun = time.monotonic()
        self.compiled = threading.Event()
        self.process = subprocess.Popen(
            ["make", "play", *options],
            cwd=clone,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        threading.Thread(target=self._show, daemon=True).start()

    def _show(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.tell(line.rstrip())
            if line.startswith(COMPILED):
                self.compiled.set()

    def tell(self, text: str) -> None:
        load = os.getloadavg()[0]
        seconds = time.monotonic() - self._begun
        print(f"{seconds:6.1f} s {self.cpu():6.1f} s CPU, load {load:4.1f}  {text}", flush=True)

    def cpu(self) -> float:
        ticks = sum(sum(map(int, fields[11:15])) for fields in self.processes())
        return ticks / os.sysconf("SC_CLK_TCK")

    def processes(self) -> list[list[str]]:
        """The fields of /proc/*/stat from the state on, of all that lives in this session."""
        found = []
        for file in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = file.read_text().rpartition(")")[2].split()
                if fields[3] == str(self.process.pid) and fields[0] != "Z":
                    found.append(fields)
        return found

    def press_ctrl_c(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GOODBYE_S)

    def end(self) -> None:
        """Whatever is still there."""
        for fields in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.killpg(int(fields[2]), signal.SIGKILL)


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=5) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def wait_for(address: str, terminal: Terminal, limit: float) -> bool:
    deadline = time.monotonic() + limit
    while time.monotonic() < deadline and terminal.process.poll() is None:
        with contextlib.suppress(OSError):
            get(address)
            return True
        time.sleep(0.1)
    return False


def visit(terminal: Terminal, port: int, limit: float) -> bool:
    home = f"http://127.0.0.1:{port}"
    if not wait_for(f"{home}/health", terminal, limit):
        terminal.tell("the page did not come")
        return False
    terminal.tell(f"/health answers: {get(f'{home}/health')}")
    named = re.findall(r'(?:src|href)="(/[^"]+)"', get(f"{home}/"))
    size = sum(len(get(home + name)) for name in named)
    terminal.tell(f"the first page is there, {len(named)} files, {size // 1024} kB")
    return True


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def path_without_compiler(folder: Path) -> str:
    """A folder of links to all commands but the compilers."""
    folder.mkdir()
    for place in os.get_exec_path():
        for command in Path(place).glob("*"):
            link = folder / command.name
            if not re.search(r"(^|-)(cc|gcc|g\+\+|c\+\+|c99|c89|clang)($|-)", command.name):
                with contextlib.suppress(FileExistsError):
                    link.symlink_to(command.resolve())
    return str(folder)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--python", default=sys.executable, help="which Python make is told")
    parser.add_argument("--limit", type=float, default=300, help="seconds for the page at most")
    parser.add_argument("--compiled", action="store_true", help="and once more, compiled")
    parser.add_argument("--without-compiler", action="store_true", help="as if none was installed")
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="bourgade-first-page-"))
    environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data")}
    if args.without_compiler:
        environment["PATH"] = path_without_compiler(folder / "commands")
    try:
        clone = folder / "clone"
        subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
        came = play(clone, args, environment, wait=args.compiled)
        if came and args.compiled:
            came = play(clone, args, environment, wait=False)
        return 0 if came else 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def play(clone: Path, args: argparse.Namespace, environment: dict[str, str], *, wait: bool) -> bool:
    port = free_port()
    options = [f"PYTHON={args.python}", f"ARGS=--port {port} --no-browser"]
    terminal = Terminal(clone, options, environment)
    try:
        came = visit(terminal, port, args.limit)
        if came and wait:
            came = terminal.compiled.wait(args.limit)
        terminal.press_ctrl_c()
        left = len(terminal.processes())
        terminal.tell(f"after Ctrl-C: status {terminal.process.poll()}, {left} processes left")
        return came and not left
    finally:
        terminal.end()


if __name__ == "__main__":
    sys.exit(main())
