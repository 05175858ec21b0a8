"""Real servers in real processes, for the tests: started on a free port, stopped by their pid."""

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

import bourgade
from bourgade.client import Client

HERE = Path(__file__).parent
DATA = Path(bourgade.__file__).parent / "games"
ROOT = HERE.parents[1]
SECRET = "0123456789abcdef" * 4
Json = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One `bourgade serve`, with bots that do not dawdle."""

    def __init__(self, folder: Path, *options: str, generous: bool = True, **env: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.options = options
        env.setdefault("BOURGADE_PLUGINS", "failing_bots")
        self.env = dict(os.environ, **env)
        self.env["PYTHONPATH"] = os.pathsep.join(
            [str(HERE), str(HERE.parent / "core"), self.env.get("PYTHONPATH", "")]
        )
        if generous:
            self.env["BOURGADE_GENEROUS"] = "1"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    def start(self) -> "Server":
        command = [sys.executable, "-m", "bourgade.server.main", "--port", str(self.port)]
        command += ["--no-browser", "--bot-delay", "0", "--bot-processes", "1"]
        command += ["--bot-deadline", "600"]  # none is given up because the machine is busy
        if "--database-url" not in self.options:
            command += ["--data-dir", str(self.folder)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.options], env=self.env, stdout=log, stderr=log
            )
        self.wait_until_up()
        return self

    def wait_until_up(self, seconds: float = 60.0) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended:\n{self.log.read_text()}")
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.url}/health", timeout=10).close()
                return
            time.sleep(0.02)
        raise AssertionError(f"the server does not answer:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"no graceful end:\n{self.log.read_text()}") from None

    def restart(self, **env: str) -> None:
        """After a power cut, with something changed."""
        self.kill()
        self.env.update(env)
        self.start()

    def guest(self, name: str) -> Client:
        return Client.as_guest(self.url, name)

    def raw(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, bytes, Any]:
        """A request as anybody could send it: (status, body, headers)."""
        named = {key.replace("_", "-"): value for key, value in headers.items()}
        sent = urllib.request.Request(f"{self.url}{path}", body, named, method=method)
        try:
            with urllib.request.urlopen(sent, timeout=60) as answer:
                return answer.status, answer.read(), answer.headers
        except urllib.error.HTTPError as error:
            return error.code, error.read(), error.headers

    def metric(self, name: str) -> float:
        text = self.raw("GET", "/metrics")[1].decode()
        values = [line.split()[-1] for line in text.splitlines() if line.startswith(name)]
        return sum(float(value) for value in values)


class Browser:
    """A browser of our own page: a cookie, and the Origin it cannot lie about."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""

    def send(self, method: str, path: str, body: object = None) -> tuple[int, Json]:
        data = None if method == "GET" else json.dumps(body or {}).encode()
        headers = {"Origin": self.server.url, "Content_Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        status, text, got = self.server.raw(method, path, data, **headers)
        for value in got.get_all("Set-Cookie") or []:
            for key, morsel in SimpleCookie(value).items():
                self.cookie = f"{key}={morsel.value}" if morsel.value else ""
        return status, json.loads(text)


class Wire:
    """A bare socket of a client: sends what it is told, keeps what it gets."""

    def __init__(self, client: Client, match: str = "", since: int = 0) -> None:
        self.client = client
        self.match = match
        url = client.url.replace("http", "ws", 1) + "/api/socket"
        self._stack = contextlib.ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(
                url,
                additional_headers={"Authorization": f"Bearer {client.token}"},
                max_size=8_000_000,
                ping_interval=None,  # a server that is starved is waited for all the same
            )
        )
        self.snapshot: Json = {}
        self.seen: list[Json] = []
        if match:
            self.send(type="hello", match=match, since=since)
            self.until(lambda m: m["type"] == "snapshot")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = 60.0) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=timeout))
        self.seen.append(message)
        if message["type"] == "snapshot":
            self.snapshot = message
        return message

    def until(self, wanted: Callable[[Json], bool], timeout: float = 60.0) -> Json:
        deadline = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, deadline - time.monotonic()))
            if wanted(message):
                return message

    def until_shown(self, wanted: Callable[[Json], bool], timeout: float = 60.0) -> Json:
        """The snapshot that is as wanted: the one it has, or one that comes."""
        while not (self.snapshot and wanted(self.snapshot)):
            self.until(lambda m: m["type"] == "snapshot", timeout)
        return self.snapshot

    def until_head(self, head: int, timeout: float = 60.0) -> Json:
        return self.until_shown(lambda shown: shown["head"] >= head, timeout)

    def ask(self, **message: Any) -> Json:
        """Sends a wish and returns its answer (done, stale, refused, why)."""
        request = message.setdefault("request", secrets.token_hex(4))
        message.setdefault("match", self.match)
        self.send(**message)
        return self.until(lambda m: m.get("request") == request)

    def act(self, action: str | Json, head: int | None = None, **more: Any) -> Json:
        at = self.snapshot["head"] if head is None else head
        answer = self.ask(type="act", action=action, head=at, **more)
        if answer["type"] == "done":
            self.until_head(answer["head"])
        return answer

    def act_any(self, place: int = -1) -> Json:
        legal = self.snapshot["legal"]
        return self.act(legal[place % len(legal)]["notation"])

    def act_on(self) -> Json:
        """Whatever brings the game nearer to its end: the last choice, or a walk in the race."""
        notations = [choice["notation"] for choice in self.snapshot["legal"]]
        return self.act("walk" if "walk" in notations else notations[-1])

    def my_turn(self) -> bool:
        return self.snapshot["to_move"] in self.snapshot["me"]

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def wait_until(so: Callable[[], bool], seconds: float = 60.0) -> None:
    deadline = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < deadline, "it never came to be so"
        time.sleep(0.05)


def two_at_a_table(
    server: Server, game: str = "burgundy", **more: Any
) -> tuple[Client, Client, Json]:
    """Ada opened a table, Bo joined it, it has begun."""
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.open_table(game, ["me", "open"], **more)
    return ada, bo, bo.join(table["id"])


def play_on(*wires: Wire, upto: int = 1_000_000) -> None:
    """Everybody plays their last choice (it ends turns) until the head is reached or it is over."""
    while True:
        head = max(wire.snapshot["head"] for wire in wires)
        for wire in wires:
            wire.until_head(head)
        if head >= upto or wires[0].snapshot["status"] != "playing":
            return
        mover = next(wire for wire in wires if wire.my_turn())
        answer = mover.act_on()
        assert answer["type"] == "done", answer


def corrected(folder: Path, game: str, file: str, change: Callable[[Json], None]) -> str:
    """A folder with one data file that is not the packaged one."""
    content = json.loads((DATA / game / "data" / file).read_text("utf-8"))
    change(content)
    target = folder / "corrected" / game
    target.mkdir(parents=True, exist_ok=True)
    (target / file).write_text(json.dumps(content), "utf-8")
    return str(folder / "corrected")


def other_tiles(content: Json) -> None:
    content["tiles"].reverse()
