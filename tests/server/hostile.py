"""A guest who sends whatever might hurt: made from the server's own descriptions, by a seed.

Half of what is sent is nearly right, so that it gets past the first check.
"""

import contextlib
import hashlib
import http.client
import json
import random
import re
import socket
from pathlib import Path
from typing import Any, get_args

import msgspec
from harness import Json, Server, Wire
from websockets.exceptions import ConnectionClosed, InvalidStatus

import bourgade
from bourgade.client import Client
from bourgade.server.protocol import ClientMessage

TEXTS = ("", " ", "\0", "a\0b", "x" * 41, "x" * 3000, "é🎲", "\u202e", "\ud800", "../../etc/passwd")
TEXTS += ("%s%n", "'; DROP TABLE log; --", "<script>", "{ $name }", "null", "undo", "walk", "end")
NUMBERS = (0, 1, -1, 9, 10, 2**31, -(2**31), 2**53, 2**63, 2**64, 2**200, 0.5, 1e308, float("nan"))
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"": None}, [None] * 50)
PATHS = ("%00", "a%00b", "%", "%zz", "%ff", "..", "%2e%2e", "a" * 300, "%F0%9F%8E%B2", "a b", "")
HOSTS = ("[::1", "[", "", "a" * 3000, "\xff", "127.0.0.1:port", "http://x", "127.0.0.1, x")
HEADS = (
    b"\x16\x03\x01\x02\x00\x01",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET http://[::1/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: 1\r\n" * 200 + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
)
HEAVY = ("/api/accounts", "/api/login", "/api/password", "hint")  # slow by intention


class Hostile:
    """Requests and messages against one server. Raises AssertionError at the first fault."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        document = json.loads(server.raw("GET", "/api/openapi.json")[1])
        self._operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]
        kinds = get_args(ClientMessage)
        made, more = msgspec.json.schema_components(
            kinds, ref_template="#/components/schemas/{name}"
        )
        self._schemas: Json = document["components"]["schemas"] | more
        self._messages = [schema["$ref"].rpartition("/")[2] for schema in made]
        self.ids: list[str] = []
        self.record: Json = {}
        self.sent = 0
        self._http: http.client.HTTPConnection | None = None
        self._come_in()

    def _come_in(self) -> None:
        """As somebody new: what was sent may have ended the last session."""
        self.client: Client = self.server.guest("Eve")
        own = {"Origin": self.server.url, "Content_Type": "application/json"}
        _, _, headers = self.server.raw("POST", "/api/guests", b"{}", **own)
        self._cookie = str(headers["Set-Cookie"]).partition(";")[0]
        game = self.dice.choice(bourgade.games())
        table = self.client.open_table(game, ["me", "here:Bo"])
        self.ids = [*self.ids[:3], table["id"], table["match"], "race", "en", "server"]
        self.record = self.client.record(table["match"])
        legal = self.client.request("GET", f"/api/matches/{table['match']}")["legal"]
        self._actions = [choice["action"] for choice in legal]

    def attack(self, steps: int) -> None:
        """So many messages and requests, half of each."""
        for begun in range(0, steps, 40):
            if begun % 400 == 0:
                self._come_in()
            for _ in range(20):
                self._request()
            self._talk(20)
        if self._http is not None:
            self._http.close()

    # REST

    def _request(self) -> None:
        self.sent += 1
        if self.dice.random() < 0.05:
            self._raw(self.dice.choice(HEADS))
            return
        method, path, operation = self.dice.choice(self._operations)
        if path.endswith(HEAVY) and self.dice.random() < 0.9:
            return
        path = re.sub(r"{\w+}", lambda _: self._key(), path)
        if self.dice.random() < 0.1:
            path = self.dice.choice(("/", "/api/", "/assets/", "/m/")) + self._key()
        if "at" in str(operation["parameters"]) and self.dice.random() < 0.5:
            path += f"?at={self._key()}&seat={self.dice.randrange(-1, 3)}"
        body = b""
        if "requestBody" in operation:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            body = self._spoilt(self._record() if path == "/api/records" else self._value(schema))
        headers = {"Authorization": f"Bearer {self.client.token}"}
        if self.dice.random() < 0.5:
            headers = {"Cookie": self._cookie, "Origin": self.server.url}
        headers["Content-Type"] = "application/json"
        if self.dice.random() < 0.1:
            name = self.dice.choice(("Host", "Origin", "Cookie", "Authorization", "Content-Type"))
            headers[name] = self.dice.choice(("", "http://", "Bearer ")) + self.dice.choice(HOSTS)
        self._exchange(method, path.replace(" ", "%20"), body, headers)

    def _exchange(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> None:
        if self._http is None:
            self._http = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        what = (method, path[:200], body[:500], headers)
        try:
            self._http.request(method, path, body, headers)
            answer = self._http.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException):
            self._http.close()  # cut off: the next one comes in anew
            self._http = None
            return
        # A hint that was thought about for too long says so: this machine is slow, nothing failed.
        assert answer.status < 500 or b'"server.hint-failed"' in text, (what, answer.status, text)
        if answer.status >= 400 and path.startswith("/api/") and answer.status != 421:
            assert json.loads(text)["reason"]["key"], (what, text)

    def _raw(self, head: bytes) -> None:
        with socket.create_connection(("127.0.0.1", self.server.port), 60) as wire:
            wire.sendall(head)
            wire.shutdown(socket.SHUT_WR)
            answer = b""
            with contextlib.suppress(OSError):
                answer = wire.recv(65536)
        assert b" 500 " not in answer.partition(b"\r\n")[0], (head, answer)

    # The socket

    def _talk(self, messages: int) -> None:
        self.sent += messages
        sent: list[bytes] = []
        try:
            opened = Wire(self.client)
        except InvalidStatus:  # a request ended the session
            self._come_in()
            opened = Wire(self.client)
        with opened as wire:
            try:
                for _ in range(messages):
                    sent.append(self._message())
                    wire.socket.send(sent[-1], text=self.dice.random() < 0.5)
                wire.send(type="ping", at=77)
                wire.until(lambda m: m["type"] == "pong" and m["at"] == 77)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code != 1006, (sent, closed)
        for message in wire.seen:
            key = message.get("reason", {}).get("key") if message["type"] == "refused" else ""
            assert key not in ("server.broken", "server.not-kept"), (sent, message)

    def _message(self) -> bytes:
        message = self._value({"$ref": f"/{self.dice.choice(self._messages)}"})
        if isinstance(message, dict) and "action" in message and self.dice.random() < 0.5:
            action = dict(self.dice.choice(self._actions))
            action[self.dice.choice(list(action))] = self.dice.choice(TEXTS + NUMBERS)
            message["action"] = action
        return self._spoilt(message)

    # Making things up

    def _key(self) -> str:
        return self.dice.choice(self.ids if self.dice.random() < 0.6 else PATHS)

    def _value(self, schema: Json) -> Any:
        """Something like what is described; at one place in ten something else."""
        if self.dice.random() < 0.1:
            return self.dice.choice(TEXTS + NUMBERS + OTHERS)
        if "$ref" in schema:
            return self._value(self._schemas[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return self._value(self.dice.choice(schema["anyOf"]))
        if "enum" in schema:
            return self.dice.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                fields = schema.get("properties", {})
                made = {name: self._value(one) for name, one in fields.items()}
                if isinstance(schema.get("additionalProperties"), dict):
                    more = schema["additionalProperties"]
                    made |= {self.dice.choice(TEXTS): self._value(more) for _ in range(2)}
                return made
            case "array":
                return [self._value(schema["items"]) for _ in range(self.dice.randrange(5))]
            case "string":
                return self.dice.choice((*self.ids, *TEXTS, "random", "me"))
            case "integer":
                return self.dice.choice(NUMBERS) if self.dice.random() < 0.3 else 0
            case "boolean":
                return self.dice.random() < 0.5
        return None

    def _record(self) -> Json:
        """A good record with something changed, and sealed again: the digest is no secret."""
        record: Json = json.loads(json.dumps(self.record))
        name = self.dice.choice(list(record))
        record[name] = self.dice.choice(TEXTS + NUMBERS + OTHERS)
        record["digest"] = ""
        try:
            bare = msgspec.json.encode(record, order="deterministic")
        except (ValueError, OverflowError, UnicodeError):
            return record
        return record | {"digest": hashlib.sha256(bare).hexdigest()}

    def _spoilt(self, content: Any) -> bytes:
        """As JSON, sometimes with damage no encoder would do."""
        text = json.dumps(content).encode()
        if self.dice.random() < 0.8:
            return text
        at = self.dice.randrange(len(text) + 1)
        junk = (b"\xc3(", b"\xff", b"[" * 5000, b'{"a":' * 3000, b"\0", b'"', b"}", b"")
        return text[:at] + self.dice.choice(junk) + text[at + self.dice.randrange(3) :]


def memory(server: Server) -> int:
    """What the server's process holds, in kB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))
