"""What cannot be read is refused in words: never a 500, never a trace in the log."""

import contextlib
import json
import socket
import sqlite3
from collections.abc import Callable, Iterator

import msgspec
import pytest
from harness import Json, Server, Wire
from services import Postgres

from bourgade.client import Client, Refused
from bourgade.core.record import Record
from bourgade.core.texts import LANGUAGES, say

JSON = "application/json"
HASTY = "server.too-fast"
DEEP = b'{"name": ' + b"[" * 5000


@pytest.fixture
def quiet(server: Server) -> Iterator[Server]:
    """The shared server, whose log must not tell of a fault that the test caused."""
    before = server.log.stat().st_size
    yield server
    told = server.log.read_bytes()[before:]
    assert b'"trace"' not in told and b"Traceback" not in told, told.decode()


def reason(body: bytes) -> str:
    """The key of a refusal, which has words in every language."""
    key: str = json.loads(body)["reason"]["key"]
    for lang in LANGUAGES:
        assert say(key, lang) != key
    return key


def over_the_wire(server: Server, request: str) -> tuple[int, bytes]:
    """A request as no library would send it: (status, body)."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
        wire.sendall(request.encode())
        answer = b"".join(iter(lambda: wire.recv(65536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


@pytest.mark.parametrize("path", ["/api/guests", "/api/login"])
@pytest.mark.parametrize("body", [DEEP, b'{"name": "\xc3(", "login": "\xff"}', b"\xff", b""])
def test_a_body_that_cannot_be_read(quiet: Server, path: str, body: bytes) -> None:
    status, answer, _ = quiet.raw("POST", path, body, Origin=quiet.url, Content_Type=JSON)
    assert status == 400 and reason(answer) == "server.bad-message"


@pytest.mark.parametrize(
    "message",
    [
        '{"type":"ping","x":' + "[" * 5000,
        b'{"type":"chat","match":"x","text":"\xc3("}',
        '{"type":"hello","match":"\\u0000"}',
        '{"type":"hello","match":"a b"}',
    ],
)
def test_a_message_that_cannot_be_read(quiet: Server, message: str | bytes) -> None:
    with Wire(quiet.guest("Ada")) as wire:
        wire.socket.send(message)
        assert wire.next()["reason"]["key"] == "server.bad-message"
        wire.send(type="ping")
        assert wire.next()["type"] == "pong"


def test_a_text_frame_that_is_no_text(quiet: Server) -> None:
    with Wire(quiet.guest("Ada")) as wire:
        wire.socket.send(b'{"type":"chat","match":"x","text":"\xc3("}', text=True)
        assert wire.next()["reason"]["key"] == "server.bad-message"


def test_addresses_that_are_none(quiet: Server) -> None:
    status, body, _ = quiet.raw("GET", "/%00")
    assert status == 404 and reason(body) == "server.bad-address"
    assert quiet.raw("GET", "/" + "a" * 300)[0] in (200, 404, 503)  # an address of the page's own
    assert quiet.raw("GET", "/" + "a" * 300 + ".js")[0] == 404
    status, body, _ = quiet.raw("GET", "/api/nothing")
    assert status == 404 and reason(body) == "server.bad-address"
    status, body, headers = quiet.raw("PUT", "/api/me")
    assert status == 405 and reason(body) == "server.method-not-allowed" and headers["Allow"]


@pytest.mark.parametrize("host", ["[::1", "[", "]", "a]b"])
def test_hosts_and_origins_that_are_none(quiet: Server, host: str) -> None:
    close = "Connection: close\r\n\r\n"
    assert over_the_wire(quiet, f"GET /health HTTP/1.1\r\nHost: {host}\r\n{close}")[0] == 421
    right = f"Host: 127.0.0.1:{quiet.port}\r\nOrigin: http://{host}\r\n"
    status, body = over_the_wire(quiet, f"POST /api/logout HTTP/1.1\r\n{right}{close}")
    assert status == 403 and reason(body) == "server.foreign-page"
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    for names in (right, f"Host: {host}\r\n"):
        assert over_the_wire(quiet, f"GET /api/socket HTTP/1.1\r\n{names}{upgrade}")[0] == 403


def test_ids_that_are_none_reach_no_database(
    fresh: Callable[..., Server], postgres: Postgres
) -> None:
    server = fresh("--database-url", postgres.database(), BOURGADE_SECRET="s" * 40)
    ada = server.guest("Ada")
    token = {"Authorization": f"Bearer {ada.token}"}
    for kind, path in (
        ("match", "matches/{}"),
        ("match", "matches/{}/chart"),
        ("table", "tables/{}"),
        ("game", "games/{}/components"),
        ("texts", "texts/{}/en"),
    ):
        for bad in ("%00", "a%00b", "a%20b", "%F0%9F%8E%B2", "x" * 41):
            status, body, _ = server.raw("GET", f"/api/{path.format(bad)}", **token)
            key = "server.bad-address" if "%00" in bad else f"server.no-such-{kind}"
            assert status == 404 and reason(body) == key, (path, bad)
    _, _, headers = server.raw("POST", "/api/guests", b"{}", Origin=server.url, Content_Type=JSON)
    own = {"Cookie": headers["Set-Cookie"].split(";")[0], "Origin": server.url}
    for path, sent in (
        ("/api/tokens", {"label": "\0"}),
        ("/api/login", {"login": "a\0b", "password": "12345678"}),
        ("/api/accounts", {"login": "a\0b", "password": "12345678"}),
    ):
        text = json.dumps(sent).encode()
        status, body, _ = server.raw("POST", path, text, Content_Type=JSON, **own)
        assert status == 400 and reason(body) == "server.bad-message"
    match = ada.open_table("race", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        wire.send(type="act", match=match, head=0, action="walk", request="a\0")
        refused = wire.until(lambda m: m["type"] == "refused")
        assert refused["reason"]["key"] == "server.bad-message"
    assert '"trace"' not in server.log.read_text()


def test_a_wish_without_a_name_is_refused(quiet: Server) -> None:
    """It could not be told from the next one without a name."""
    ada = quiet.guest("Ada")
    match = ada.open_table("race", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        wire.send(type="act", match=match, head=0, action="walk", request="")
        refused = wire.until(lambda m: m["type"] == "refused")
        assert refused["match"] == match and refused["reason"]["key"] == "server.bad-message"
    assert ada.request("GET", f"/api/matches/{match}")["head"] == 0


def test_a_refused_message_is_answered_by_its_name(fresh: Callable[..., Server]) -> None:
    server = fresh(generous=False)
    ada = server.guest("Ada")
    match = ada.open_table("race", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        wire.send(type="act", match=match, head="zero", action="walk", request="mine")
        refused = wire.until(lambda m: m["type"] == "refused")
        assert (refused["match"], refused["request"]) == (match, "mine")
        hasty: list[Json] = []
        for number in range(1000):  # ten a second are let through
            wire.send(type="undo", match=match, head=0, request=f"r{number}")
            if number % 40 == 39:
                wire.until(lambda m, last=f"r{number}": m.get("request") == last)  # type: ignore[misc]
                hasty = [m for m in wire.seen if m.get("reason", {}).get("key") == HASTY]
                if hasty:
                    break
        assert hasty and all(m["match"] == match and m["request"][0] == "r" for m in hasty)


class Scripted:
    """A server that finds everything too fast the first time it is said."""

    def __init__(self) -> None:
        self.heard: list[Json] = []
        self._answers: list[Json] = []

    def send(self, text: str) -> None:
        message = json.loads(text)
        again = message in self.heard
        self.heard.append(message)
        answer = {"match": message["match"], "request": message["request"]}
        hasty = {"type": "refused", "reason": {"key": HASTY, "args": {}}}
        self._answers.append(answer | ({"type": "done", "head": 0} if again else hasty))

    def recv(self, timeout: float) -> str:
        return json.dumps(self._answers.pop(0))


def test_a_program_that_is_called_too_fast_waits_and_asks_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float] = []
    monkeypatch.setattr("bourgade.client.time.sleep", waits.append)
    seat = Client("http://localhost", "token").watch("m")
    seat.snapshot = {"head": 0}
    seat._socket = server = Scripted()  # type: ignore[assignment]
    assert seat.play("walk") == 0
    assert len(waits) == 1 and server.heard[0] == server.heard[1]


def with_dice(record: Json, dice: list[Json]) -> Json:
    """The same game with other dice, sealed again."""
    sealed: Json = json.loads(msgspec.convert(record | {"dice": dice}, Record).to_json())
    return sealed


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Client, Json]:
    ada = server.guest("Ada")
    match = ada.open_table("race", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        while wire.snapshot["status"] == "playing":
            assert wire.act_on()["type"] == "done"
    return ada, ada.record(match)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"secret": "zz"}, "hexadecimal"),
        ({"secret": "abcd"}, "16 to 64 bytes"),
        ({"commitment": "zz"}, "SHA-256"),
        ({"start": -1}, "begin at outcome -1"),
        ({"start": 10**6}, "begin at outcome 1000000"),
    ],
)
def test_a_record_with_impossible_dice_is_not_taken(
    quiet: Server, played: tuple[Client, Json], change: Json, why: str
) -> None:
    ada, record = played
    odd = with_dice(record, [record["dice"][0] | change])
    with pytest.raises(Refused) as refused:
        ada.request("POST", "/api/records", odd)
    assert refused.value.status == 409 and why in refused.value.reason["args"]["why"]


def test_a_deep_record_is_refused(quiet: Server, played: tuple[Client, Json]) -> None:
    ada, record = played
    for depth in (400, 900, 5000):
        text = json.dumps(record | {"position": 7}).replace(": 7", ": " + "[" * depth + "]" * depth)
        status, body, _ = quiet.raw(
            "POST", "/api/records", text.encode(), Authorization=f"Bearer {ada.token}"
        )
        assert status == 409 and reason(body) == "server.cannot-load"


def test_a_record_with_impossible_dice_that_is_there_already_is_shown(
    fresh: Callable[..., Server],
) -> None:
    """Earlier versions took it in."""
    server = fresh()
    ada = server.guest("Ada")
    match = ada.open_table("race", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        wire.act("walk")
        archive = ada.request("POST", "/api/records", ada.record(match))["match"]
        while wire.snapshot["status"] == "playing":
            wire.act_on()
    server.stop()
    dice = '[{"start":0,"commitment":"zz","secret":"zz"}]'
    with contextlib.closing(sqlite3.connect(server.folder / "bourgade.db")) as database, database:
        database.execute("UPDATE matches SET secret = 'zz', dice = ?", (dice,))
    server.start()
    for one in (match, archive):
        assert ada.request("GET", f"/api/matches/{one}?seat=1")["view"]
        ada.record(one)
    verdict = ada.request("GET", f"/api/matches/{match}/verify")
    assert not verdict["ok"] and "hexadecimal" in verdict["reason"]


def test_what_nobody_thought_of_is_said_in_words_and_once_in_the_log(
    fresh: Callable[..., Server],
) -> None:
    server = fresh()
    ada = server.guest("Ada")
    table = ada.open_table("race", ["me", "here:Bo"])["id"]
    with contextlib.closing(sqlite3.connect(server.folder / "bourgade.db")) as database, database:
        database.execute("UPDATE tables SET options = 'no JSON'")
    references = set()
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            ada.request("GET", f"/api/tables/{table}")
        assert refused.value.status == 500 and refused.value.reason["key"] == "server.broken"
        references.add(refused.value.reason["args"]["reference"])
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line[:1] == "{"]
    told = [line for line in lines if line.get("reference") in references]
    assert len(references) == len(told) == 2
    assert all("trace" in line for line in told)
    assert "Exception in ASGI application" not in server.log.read_text()
