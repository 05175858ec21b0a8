"""A program takes a seat, in a few lines:

    from bourgade.client import Client

    with Client("http://localhost:8000", token="brg_…") as client:
        table = client.open_table("burgundy", ["me", "bot:greedy"])
        with client.watch(table["match"]) as seat:
            for snapshot in seat.turns():
                seat.play(snapshot["legal"][0]["notation"])
            print(seat.snapshot["result"])

A token comes from the page, or from `Client.as_guest(url, name)`.
"""

import contextlib
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.cookies import SimpleCookie
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
MAX_ANSWER = 8 * 1024 * 1024
TOO_FAST = "server.too-fast"
PATIENCE_S = 1.0  # how long to wait when the server calls this program too fast


class Refused(Exception):
    """The server said no. `reason` is its message: {"key": …, "args": {…}}."""

    def __init__(self, reason: Json, status: int = 0) -> None:
        super().__init__(reason.get("key", "refused"))
        self.reason = reason
        self.status = status


class Stale(Exception):
    """The match had moved on; `Seat.snapshot` is fresh again."""


class Client:
    """REST with a token, and the way to the matches."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token

    @classmethod
    def as_guest(cls, url: str, name: str) -> "Client":
        """Comes in as a new guest and gets a token."""
        url = url.rstrip("/")
        origin = {"Origin": url}
        _, headers = _request(f"{url}/api/guests", "POST", {"name": name}, origin)
        cookies = SimpleCookie(headers.get("Set-Cookie", ""))
        jar = "; ".join(f"{key}={morsel.value}" for key, morsel in cookies.items())
        made, _ = _request(f"{url}/api/tokens", "POST", {"label": name}, {**origin, "Cookie": jar})
        return cls(url, made["token"])

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def request(self, method: str, path: str, body: Any = None) -> Json:
        """Any endpoint of /api/openapi.json."""
        headers = {"Authorization": f"Bearer {self.token}"}
        return _request(f"{self.url}{path}", method, body, headers)[0]

    def open_table(self, game: str, seats: list[str | Json], **options: Any) -> Json:
        """Seats: "me", "open", "invited", "bot:greedy", "here:Anna", or the body of a seat.

        More is `options=`, `public=`, `clock=`, `out_of_time=`, `start=` (True if left out).
        """
        body = {"game": game, "seats": [_seat(seat) for seat in seats], "start": True, **options}
        return self.request("POST", "/api/tables", body)

    def join(self, table: str, seat: int | None = None, invite: str | None = None) -> Json:
        return self.request("POST", f"/api/tables/{table}/join", {"seat": seat, "invite": invite})

    def record(self, match: str) -> Json:
        return self.request("GET", f"/api/matches/{match}/record")

    def analysis(self, match: str, wait: float = 120.0) -> Json:
        """The analysis of a finished match; asks for it and waits until it is there."""
        path = f"/api/matches/{match}/analysis"
        found = self.request("POST", path)
        deadline = time.monotonic() + wait
        while found["status"] == "running" and time.monotonic() < deadline:
            time.sleep(0.5)
            found = self.request("GET", path)
        return found

    def watch(self, match: str) -> "Seat":
        return Seat(self, match)


class Seat:
    """A match watched over a socket that reconnects; with a seat of one's own, played."""

    def __init__(self, client: Client, match: str, timeout: float = 60.0) -> None:
        self._client = client
        self.match = match
        self.timeout = timeout
        self.snapshot: Json = {}
        self.chat: list[Json] = []
        self._socket: ClientConnection | None = None
        self._stack = contextlib.ExitStack()

    def __enter__(self) -> "Seat":
        self._connect()
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def _close(self) -> None:
        self._stack.close()
        self._socket = None

    def turns(self) -> Iterator[Json]:
        """A snapshot whenever it is this person's turn, until the match is over."""
        while True:
            while not self.snapshot or (self._waiting() and not self._over()):
                self._next()
            if self._over():
                return
            head = self.snapshot["head"]
            yield self.snapshot
            if self.snapshot["head"] == head:
                self._next()

    def play(self, action: str | Json) -> int:
        """Plays by notation or content; returns the new head. Raises Refused or Stale."""
        return self._wish({"type": "act", "action": action, "head": self.snapshot["head"]})

    def undo(self) -> int:
        return self._wish({"type": "undo", "head": self.snapshot["head"]})

    def redo(self) -> int:
        return self._wish({"type": "redo", "head": self.snapshot["head"]})

    def resign(self) -> int:
        return self._wish({"type": "resign"})

    def hint(self) -> Json:
        """The best actions now, where the table gives hints; the log will tell that you asked."""
        path = f"/api/matches/{self.match}/hint"
        answer = self._client.request("POST", path, {"head": self.snapshot["head"]})
        while self.snapshot["head"] < answer["head"]:
            self._next()
        return answer

    def say(self, text: str) -> None:
        self._send({"type": "chat", "match": self.match, "text": text})

    def why_not(self, action: str | Json) -> Json | None:
        """The reason an action is not allowed now, None if it is."""
        reason: Json | None = self._ask({"type": "why", "action": action}).get("reason")
        return reason

    def _waiting(self) -> bool:
        return self.snapshot["to_move"] not in self.snapshot["me"] or not self.snapshot["legal"]

    def _over(self) -> bool:
        return bool(self.snapshot["status"] != "playing")

    def _wish(self, wish: Json) -> int:
        answer = self._ask(wish)
        while self.snapshot["head"] < answer["head"]:
            self._next()
        if answer["type"] == "stale":
            raise Stale(f"the match is at {answer['head']}")
        return int(answer["head"])

    def _ask(self, wish: Json) -> Json:
        """The answer to a wish. After a lost connection the same is sent again, and a moment later
        where the server found this program too fast."""
        request = secrets.token_hex(8)
        wish = {**wish, "match": self.match, "request": request}
        self._send(wish)
        while True:
            message = self._next(again=wish)
            if message.get("request") != request:
                continue
            if message["type"] != "refused":
                return message
            if message["reason"]["key"] != TOO_FAST:
                raise Refused(message["reason"])
            time.sleep(PATIENCE_S)
            self._send(wish)

    def _connect(self) -> None:
        url = self._client.url.replace("http", "ws", 1) + "/api/socket"
        wait = 0.1
        deadline = time.monotonic() + self.timeout
        while True:
            try:
                self._close()
                opening = connect(
                    url,
                    additional_headers={"Authorization": f"Bearer {self._client.token}"},
                    max_size=MAX_ANSWER,
                    open_timeout=self.timeout,
                )
                self._socket = self._stack.enter_context(opening)
                break
            except (OSError, InvalidStatus) as error:
                refused = isinstance(error, InvalidStatus) and error.response.status_code < 500
                if refused or time.monotonic() > deadline:
                    raise
                time.sleep(wait)
                wait = min(2.0, wait * 2)
        hello = {"type": "hello", "match": self.match}
        self._send(hello)
        self.snapshot = {}
        while not self.snapshot:
            message = self._next()
            if message["type"] == "relic":  # it cannot be played on
                raise Refused(message["reason"])
            if message["type"] != "refused":
                continue
            if message["reason"]["key"] != TOO_FAST:
                raise Refused(message["reason"])
            time.sleep(PATIENCE_S)
            self._send(hello)

    def _send(self, message: Json) -> None:
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):  # noticed, and repeated, while reading
            self._socket.send(json.dumps(message))

    def _next(self, again: Json | None = None) -> Json:
        assert self._socket is not None
        try:
            message: Json = json.loads(self._socket.recv(timeout=self.timeout))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == 1008:
                raise
            self._connect()
            if again is not None:
                self._send(again)
            return {"type": "reconnected"}
        if message["type"] == "snapshot":
            self.snapshot = message
        elif message["type"] == "chat":
            self.chat += message["lines"]
        return message


def _seat(seat: str | Json) -> Json:
    if not isinstance(seat, str):
        return seat
    kind, _, rest = seat.partition(":")
    more = {"bot": {"bot": rest}, "here": {"name": rest}}.get(kind, {})
    return {"kind": kind, **more}


def _request(url: str, method: str, body: Any, headers: dict[str, str]) -> tuple[Json, Any]:
    data: bytes | None = None
    if isinstance(body, bytes):
        data = body
    elif body is not None or method != "GET":
        data = json.dumps(body or {}).encode()
    sent = urllib.request.Request(
        url, data, {"Content-Type": "application/json", **headers}, method=method
    )
    try:
        with urllib.request.urlopen(sent, timeout=60) as answer:
            return json.loads(answer.read() or b"{}"), answer.headers
    except urllib.error.HTTPError as error:
        try:
            reason = json.loads(error.read()).get("reason", {})
        except ValueError:
            reason = {"key": f"http {error.code}"}
        raise Refused(reason, error.code) from None
