"""What must not get in: foreign pages, wrong, huge and hasty messages, people without a seat."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable

import pytest
from harness import SECRET, Server, Wire, two_at_a_table
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

JSON = "application/json"


def cookie_of(server: Server) -> str:
    _, _, headers = server.raw("POST", "/api/guests", b"{}", Origin=server.url, Content_Type=JSON)
    return str(headers["Set-Cookie"]).split(";")[0]


def shake_hands(server: Server, origin: str | None, **headers: str) -> int:
    """The status of a handshake."""
    url = server.url.replace("http", "ws") + "/api/socket"
    try:
        with connect(url, origin=origin, additional_headers=headers):  # type: ignore[arg-type]
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_the_socket_opens_only_for_our_own_page(server: Server) -> None:
    cookie = cookie_of(server)
    assert shake_hands(server, server.url, Cookie=cookie) == 101
    for origin in ("http://evil.example", "null", f"{server.url}.evil.example", None):
        assert shake_hands(server, origin, Cookie=cookie) == 403
    assert shake_hands(server, server.url) == 403
    assert shake_hands(server, server.url, Cookie=cookie + "x") == 403
    token = server.guest("Ada").token
    assert shake_hands(server, None, Authorization=f"Bearer {token}") == 101
    assert shake_hands(server, None, Authorization="Bearer brg_guess") == 403
    assert shake_hands(server, "http://evil.example", Authorization=f"Bearer {token}") == 403


def test_only_our_own_page_may_change_anything(server: Server) -> None:
    cookie = cookie_of(server)
    patch = b'{"name": "Eve"}'

    def change(**headers: str) -> int:
        return server.raw("PATCH", "/api/me", patch, Cookie=cookie, **headers)[0]

    assert change(Origin=server.url, Content_Type=JSON) == 200
    assert change(Sec_Fetch_Site="same-origin", Content_Type=JSON) == 200
    assert change(Content_Type=JSON) == 403
    assert change(Origin="http://evil.example", Content_Type=JSON) == 403
    assert change(Origin="null", Content_Type=JSON) == 403
    assert change(Sec_Fetch_Site="cross-site", Content_Type=JSON) == 403
    foreign = {"Origin": "http://evil.example", "Sec_Fetch_Site": "same-origin"}
    assert change(Content_Type=JSON, **foreign) == 403
    assert change(Origin=server.url, Content_Type="text/plain") == 415
    assert change(Origin=server.url) == 415


def test_a_foreign_host_name_is_refused(server: Server) -> None:
    """A page whose name was pointed at this machine comes with its own name as Host."""
    assert server.raw("GET", "/api/games", Host="evil.example")[0] == 421
    assert server.raw("GET", "/health", Host=f"localhost:{server.port}")[0] == 200


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/m/x", "/health", "/assets/none.js"):
        _, _, headers = server.raw("GET", path)
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy, path
        assert "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "same-origin"
        assert headers["Server"] is None


@pytest.mark.parametrize(
    "message",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type": "fly"}',
        '{"type": "hello"}',
        '{"type": "hello", "match": 5}',
        '{"type": "act", "match": "x", "head": -1, "action": "end", "request": "r"}',
        '{"type": "act", "match": "x", "head": 0, "action": [1], "request": "r"}',
        '{"type": "act", "match": "x", "head": 0, "action": "end"}',
        '{"type": "chat", "match": "x", "text": ""}',
        b"\xff\xfe\x00",
        '{"type": "ping", "at": 1e999}',
        "[" * 5000,
    ],
)
def test_malformed_messages_are_refused_and_forgiven(server: Server, message: str | bytes) -> None:
    with Wire(server.guest("Ada")) as wire:
        wire.socket.send(message)
        answer = wire.next()
        assert answer["type"] == "refused"
        assert answer["reason"]["key"] == "server.bad-message"
        wire.send(type="ping", at=1)
        assert wire.until(lambda m: m["type"] == "pong")


def test_who_sends_only_nonsense_is_sent_away(server: Server) -> None:
    with Wire(server.guest("Ada")) as wire:
        with pytest.raises(ConnectionClosed) as closed:
            for _ in range(200):
                wire.socket.send("nonsense")
                wire.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_a_huge_message_ends_the_connection(server: Server) -> None:
    with Wire(server.guest("Ada")) as wire:
        wire.socket.send(json.dumps({"type": "chat", "match": "x", "text": "a" * 200_000}))
        with pytest.raises(ConnectionClosed) as closed:
            wire.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_huge_bodies_are_refused(server: Server) -> None:
    ada = server.guest("Ada")
    token = f"Bearer {ada.token}"
    body = b'{"name": "' + b"a" * 100_000 + b'"}'
    status, _, _ = server.raw("PATCH", "/api/me", body, Authorization=token, Content_Type=JSON)
    assert status == 413
    huge = b" " * (5 * 1024 * 1024)
    assert server.raw("POST", "/api/records", huge, Authorization=token)[0] == 413


def test_nobody_acts_without_a_seat_or_out_of_turn(server: Server) -> None:
    ada, _, table = two_at_a_table(server)
    match = table["match"]
    eve = server.guest("Eve")
    with Wire(ada, match) as a, Wire(eve, match) as e:
        for wish in (
            {"type": "act", "action": "end", "head": 0},
            {"type": "undo", "head": 0},
            {"type": "redo", "head": 0},
            {"type": "resign"},
            {"type": "resign", "seat": 0},
        ):
            assert e.ask(**wish)["type"] == "refused", wish
        assert a.ask(type="resign", seat=1)["reason"]["key"] == "server.not-your-seat"
        assert e.ask(type="act", match="no-such", action="end", head=0)["type"] == "refused"
    assert eve.request("GET", f"/api/matches/{match}")["head"] == 0


def test_wrong_actions_change_nothing(server: Server) -> None:
    ada = server.guest("Ada")
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        before = wire.snapshot
        for action in (
            "end",
            "take d9 9.9",
            "undo",
            {"verb": "take"},
            {"verb": "take", "die": 0, "depot": 99, "slot": 0},
            {"verb": "workers", "die": "0"},
            {"die": 0},
        ):
            answer = wire.act(action)
            assert answer["type"] == "refused", action
        with Wire(ada, match) as again:
            assert again.snapshot == before | {"timing": again.snapshot["timing"]}


def test_a_request_of_one_person_does_not_answer_for_another(server: Server) -> None:
    """Request names are each person's own: a guessed one neither blocks nor reveals."""
    ada, bo, table = two_at_a_table(server)
    with Wire(ada, table["match"]) as a, Wire(bo, table["match"]) as b:
        mover, other = (a, b) if a.my_turn() else (b, a)
        assert mover.act("workers d1", request="r1")["type"] == "done"
        other.until_head(1)
        assert other.act("workers d1", request="r1")["type"] == "refused"


def test_haste_is_limited(fresh: Callable[..., Server]) -> None:
    server = fresh(generous=False)
    ada = server.guest("Ada")
    match = ada.open_table("race", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        for _ in range(30):  # a socket's own limit: the person may say forty a minute
            wire.send(type="chat", match=match, text="spam")
        wire.send(type="ping", at=7)
        wire.until(lambda m: m["type"] == "pong")
        slowed = [m for m in wire.seen if m["type"] == "refused"]
        assert slowed and slowed[0]["reason"]["key"] == "server.too-fast"
        slowed = []
        for _ in range(100):  # ten a second are let through
            for _ in range(40):
                wire.send(type="ping", at=8)
            slowed = [m for m in (wire.next() for _ in range(40)) if m["type"] == "refused"]
            if slowed:
                break
        assert slowed and slowed[0]["reason"]["key"] == "server.too-fast"
    guess = b'{"login": "nobody", "password": "wrong horse"}'
    codes: list[int] = []
    while len(codes) < 100 and 429 not in codes:  # a minute may begin on the way
        answer = server.raw("POST", "/api/login", guess, Origin=server.url, Content_Type=JSON)
        codes.append(answer[0])
    assert codes[0] == 403 and codes[-1] == 429


def test_a_reader_that_does_not_read_holds_nobody_up(server: Server) -> None:
    """A spectator asks for everything again and again and reads nothing; the players play on."""
    ada = server.guest("Ada")
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        for turn in range(80):  # a long log makes large snapshots
            assert wire.act_any(turn % 3)["type"] == "done"
        stalled = silent_spectator(server)
        hello = json.dumps({"type": "hello", "match": match}).encode()
        frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
        sent = server.metric("bourgade_snapshots_total")
        asked = 0
        for turn in range(30):
            for _ in range(20):
                stalled.sendall(frame)
                asked += 1
            assert wire.act_any(turn % 3)["type"] == "done"
        extra = server.metric("bourgade_snapshots_total") - sent - 30
        assert 0 < extra < asked * 0.5, "a snapshot was made for every wish of a silent reader"
    stalled.close()


def silent_spectator(server: Server) -> socket.socket:
    silent = socket.socket()
    silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    silent.connect(("127.0.0.1", server.port))
    token = server.guest("Zoe").token
    silent.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    assert b"101" in silent.recv(4096)
    return silent


def test_a_server_for_others_needs_a_key_of_its_own(tmp_path: object) -> None:
    env = {k: v for k, v in os.environ.items() if k != "BOURGADE_SECRET"}
    base = [sys.executable, "-m", "bourgade.server.main", "--no-browser", "--port", "0"]
    base += ["--data-dir", str(tmp_path)]
    for options in (
        ["--host", "0.0.0.0"],
        ["--database-url", "postgresql://localhost/none"],
    ):
        done = subprocess.run([*base, *options], env=env, capture_output=True, timeout=120)
        assert done.returncode == 2
        assert b"BOURGADE_SECRET" in done.stderr
    short = dict(env, BOURGADE_SECRET="short")
    done = subprocess.run(base, env=short, capture_output=True, timeout=120)
    assert done.returncode == 2
    several = [*base, "--workers", "2"]
    done = subprocess.run(several, env=dict(env, BOURGADE_SECRET=SECRET), capture_output=True)
    assert done.returncode == 2 and b"PostgreSQL" in done.stderr


def test_a_key_file_others_can_read_is_refused(fresh: Callable[..., Server]) -> None:
    server = fresh()
    server.stop()
    (server.folder / "secret").chmod(0o644)
    with pytest.raises(AssertionError, match="chmod 600"):
        server.start()


def test_metrics_are_for_this_machine(server: Server) -> None:
    status, text, _ = server.raw("GET", "/metrics")
    assert status == 200 and b"# TYPE bourgade_write_seconds histogram" in text
    assert server.raw("GET", "/metrics", X_Forwarded_For="203.0.113.9")[0] == 403


def test_files_outside_the_page_are_out_of_reach(server: Server) -> None:
    for path in ("/../main.py", "/assets/../../main.py", "/%2e%2e/main.py", "//etc/passwd"):
        status, text, _ = server.raw("GET", path)
        assert status != 200 or b"<!doctype html" in text.lower()
        assert b"def " not in text and b"root:" not in text
