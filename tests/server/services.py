"""Private instances of PostgreSQL and Redis, on free ports, in folders of their own.

tools/services.sh installs them where they are missing.
"""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
from harness import free_port


def _ordinary_user() -> str | None:
    """PostgreSQL refuses to run as root: then somebody harmless runs it."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _wait_for(process: subprocess.Popen[bytes], log: Path, connect: Callable[[], object]) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        try:
            connect()
            return
        except (OSError, psycopg.OperationalError):
            time.sleep(0.05)
    raise AssertionError(f"the service does not start:\n{log.read_text()}")


class Service:
    """A process that can be taken away for a while."""

    process: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        raise NotImplementedError

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def freeze(self) -> None:
        """It hangs: connections stay, nothing answers."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        assert self.process is not None
        for pid in [self.process.pid, *children(self.process.pid)]:
            with contextlib.suppress(ProcessLookupError):  # a connection that just ended
                os.kill(pid, number)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class Postgres(Service):
    def __init__(self, folder: Path, fsync: str = "off") -> None:
        self.folder = folder
        self.fsync = fsync  # the tests kill workers, never this; a benchmark turns it on
        self.port = free_port()
        self._user = _ordinary_user()
        self._count = 0
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        where = shutil.which("initdb")
        assert found or where, "PostgreSQL is not installed: run tools/services.sh"
        self.bin = found[-1] if found else Path(where or "").parent

    def start(self) -> None:
        if self._user is not None:
            # The folder lies below one that only root may enter.
            base = Path(tempfile.mkdtemp(prefix="bourgade-pg-"))
            base.chmod(0o755)
            shutil.chown(base, self._user)
            self.folder = base
        data = self.folder / "data"
        options = ["-D", str(data), "-A", "trust", "-U", "bourgade", "-E", "UTF8", "--no-locale"]
        subprocess.run(
            [self.bin / "initdb", *options, "--no-sync"],
            check=True,
            user=self._user,
            cwd="/",
            stdout=subprocess.DEVNULL,
        )
        self.run()

    def run(self) -> None:
        data, log = self.folder / "data", self.folder / "log"
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [
                    *(self.bin / "postgres", "-D", data, "-p", str(self.port)),
                    *("-c", "listen_addresses=127.0.0.1", "-k", self.folder),
                    *("-c", "max_connections=200", "-c", f"fsync={self.fsync}"),
                ],
                user=self._user,
                cwd="/",
                stdout=out,
                stderr=out,
            )
        _wait_for(self.process, log, self._connect)

    def _connect(self) -> None:
        """It listens before it is ready, and then says that it is starting up."""
        address = f"postgresql://bourgade@127.0.0.1:{self.port}/postgres"
        psycopg.connect(address, connect_timeout=10).close()

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)  # at once, the children too
        self.process.wait()

    def database(self) -> str:
        """The address of a new, empty database."""
        self._count += 1
        name = f"bourgade_{self._count}"
        command = [str(self.bin / "createdb"), "-h", "127.0.0.1", "-p", str(self.port)]
        done = subprocess.run([*command, "-U", "bourgade", name], capture_output=True)
        assert done.returncode == 0, done.stderr.decode()
        return f"postgresql://bourgade@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)  # fast shutdown: clients are cut off
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.send_signal(signal.SIGQUIT)  # at once; nothing here is kept
                self.process.wait()
        if self._user is not None:
            shutil.rmtree(self.folder, ignore_errors=True)


class Redis(Service):
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self.run()

    def run(self) -> None:
        binary = shutil.which("redis-server") or shutil.which("valkey-server")
        assert binary, "Redis is not installed: run tools/services.sh"
        log = self.folder / "log"
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                [
                    *(binary, "--port", str(self.port), "--bind", "127.0.0.1"),
                    *("--save", "", "--dir", str(self.folder)),
                ],
                stdout=out,
                stderr=out,
            )
        _wait_for(self.process, log, self._connect)

    def _connect(self) -> None:
        socket.create_connection(("127.0.0.1", self.port), 10).close()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
