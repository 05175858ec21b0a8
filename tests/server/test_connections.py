"""What a connection may cost before anybody knows who it is: bytes, time, places."""

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from harness import Server, Wire
from test_bad_input import over_the_wire, reason
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from bourgade.server import crowd as crowds
from bourgade.server.connections import CROWD, LINGER, HttpConnection, SocketConnection
from bourgade.server.crowd import Crowd, Limits, raise_file_limit
from bourgade.server.metrics import Metrics
from bourgade.server.settings import Settings


class Pipe(asyncio.Transport):
    """The other end of a connection, in memory."""

    def __init__(self, host: str = "203.0.113.5") -> None:
        super().__init__({"peername": (host, 50_000), "sockname": ("203.0.113.1", 80)})
        self.sent = b""
        self.closed = ""
        self.protocol: Any = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent += bytes(data)

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.closed = self.closed or "for writing"

    def close(self) -> None:
        self._end("closed")

    def abort(self) -> None:
        self._end("cut")

    def _end(self, how: str) -> None:
        if self.closed in ("", "for writing"):
            self.closed = how
            self.protocol.connection_lost(None)

    def is_closing(self) -> bool:
        return self.closed in ("closed", "cut")

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def status(self) -> int:
        return int(self.sent.split()[1])


class Door:
    """Connections of a server whose clock stands still until it is moved."""

    def __init__(self, limits: Limits, **settings: Any) -> None:
        self.now = 0.0
        self.metrics = Metrics()
        self.crowd = Crowd(Settings(**settings), self.metrics, limits, lambda: self.now)
        self.loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self.loop)  # uvicorn asks for it when it makes a WebSocket
        self.answering = True

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            await asyncio.Event().wait()
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        if not self.answering:
            await asyncio.Event().wait()
        await send({"type": "http.response.body", "body": b""})

    def open(self, host: str = "203.0.113.5") -> Pipe:
        pipe = Pipe(host)
        config = Config(
            self.app, http=HttpConnection, ws=SocketConnection, interface="asgi3", log_config=None
        )
        state = {CROWD: self.crowd}
        pipe.protocol = HttpConnection(config, ServerState(), state, self.loop)
        pipe.protocol.connection_made(pipe)
        return pipe

    def send(self, pipe: Pipe, data: bytes) -> None:
        pipe.protocol.data_received(data)
        for _ in range(5):
            self.loop.run_until_complete(asyncio.sleep(0))

    def later(self, seconds: float) -> None:
        self.now += seconds
        self.crowd.sweep()

    def why(self, reason: str) -> float:
        return self.metrics.turned_away.values.get(reason, 0)


@pytest.fixture
def door() -> Iterator[Callable[..., Door]]:
    made: list[Door] = []

    def make(limits: Limits | None = None, **settings: Any) -> Door:
        made.append(Door(limits or Limits(100), **settings))
        return made[-1]

    yield make
    for one in made:
        for task in asyncio.all_tasks(one.loop):
            task.cancel()
        one.loop.run_until_complete(asyncio.sleep(0))
        one.loop.close()
    asyncio.set_event_loop(None)


GET = b"GET / HTTP/1.1\r\nHost: x\r\n"
PIECE = b"a" * 4096


def test_what_is_extended_is_there_to_extend() -> None:
    """A uvicorn that has renamed one of these would let everything through without a word."""
    for ours, base in (
        (HttpConnection, HttpToolsProtocol),
        (SocketConnection, WebSocketsSansIOProtocol),
    ):
        own = {"expire", "make_room", "_end", "_refuse", "_leave", "_host", "_expect_body"}
        for name, method in vars(ours).items():
            if callable(method) and name not in own:
                assert callable(vars(base).get(name)), f"{base.__name__}.{name} is gone"


@pytest.mark.parametrize("begun", [b"GET /", GET + b"X: ", GET + b"X: 1\r\nY"])
def test_a_head_without_end_is_refused_while_it_arrives(
    door: Callable[..., Door], begun: bytes
) -> None:
    here = door()
    pipe = here.open()
    here.send(pipe, begun)
    taken = 0
    while not pipe.sent:
        here.send(pipe, PIECE)
        taken += len(PIECE)
        assert taken <= here.crowd.limits.head + 2 * len(PIECE)
    assert pipe.status() in (414, 431)
    assert reason(pipe.sent.partition(b"\r\n\r\n")[2])
    for _ in range(LINGER // len(PIECE) + 1):
        if not pipe.is_closing():
            here.send(pipe, PIECE)
    assert pipe.closed == "cut" and here.crowd.present == 0


def test_a_large_head_in_one_piece_is_refused(door: Callable[..., Door]) -> None:
    here = door()
    for head, status in (
        (b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\n\r\n", 414),
        (GET + b"X: " + b"a" * 40_000 + b"\r\n\r\n", 431),
        (GET + b"X: 1\r\n" * 101 + b"\r\n", 431),
        (b"nonsense\r\n\r\n", 400),
    ):
        pipe = here.open()
        here.send(pipe, head)
        assert pipe.status() == status
    good = here.open()
    here.send(good, GET + b"Cookie: " + b"a" * 8000 + b"\r\n\r\n")
    assert good.status() == 200


def test_what_follows_a_body_in_pieces_counts_as_head(door: Callable[..., Door]) -> None:
    here = door()
    pipe = here.open()
    here.answering = False
    here.send(pipe, b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
    here.send(pipe, b"X: 1\r\n" * 101)
    assert pipe.closed == "cut"


def test_a_body_without_end_is_cut_off(door: Callable[..., Door]) -> None:
    here = door(Limits(100, request=100_000))
    pipe = here.open()
    here.send(pipe, b"POST / HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n")
    sent = 0
    while not pipe.is_closing():
        here.send(pipe, PIECE)
        sent += len(PIECE)
    assert sent <= 100_000 + len(PIECE)
    assert here.why("endless request") == 1


def test_who_is_slow_is_sent_away_however_busy_they_look(door: Callable[..., Door]) -> None:
    here = door()
    limits = here.crowd.limits
    silent, dripping, uploading, pausing = (here.open() for _ in range(4))
    for pipe in (uploading, pausing):
        here.send(pipe, b"POST / HTTP/1.1\r\nContent-Length: 999999\r\n\r\n")
    for byte in GET[: int(limits.head_s) - 1]:
        here.send(dripping, bytes([byte]))
        here.later(1.0)
        here.send(uploading, b"a")
    assert not silent.closed and not dripping.closed
    here.later(2.0)
    assert silent.closed == "cut" and not silent.sent
    assert dripping.status() == 408 and pausing.closed == "cut" and not uploading.closed
    here.later(limits.goodbye_s)
    assert dripping.closed == "cut"
    while here.now < limits.body_s - 1:
        here.send(uploading, b"a")
        here.later(1.0)
    assert not uploading.closed
    here.later(2.0)
    assert uploading.closed == "cut" and here.crowd.present == 0


def test_a_connection_that_is_used_stays(door: Callable[..., Door]) -> None:
    here = door()
    pipe = here.open()
    for _ in range(10):
        here.send(pipe, GET + b"\r\n")
        here.later(here.crowd.limits.head_s - 1)
        assert not pipe.closed
    here.later(2.0)
    assert pipe.closed == "cut"
    assert pipe.sent.count(b"HTTP/1.1 200") == 10


def test_who_does_not_read_the_answer_is_cut_off(door: Callable[..., Door]) -> None:
    here = door()
    here.answering = False
    pipe = here.open()
    here.send(pipe, GET + b"\r\n")
    here.later(here.crowd.limits.answer_s - 1)
    assert not pipe.closed
    here.later(2.0)
    assert pipe.closed == "cut"


def test_requests_that_wait_for_an_answer_are_few(door: Callable[..., Door]) -> None:
    here = door()
    here.answering = False
    pipe = here.open()
    here.send(pipe, (GET + b"\r\n") * 30)
    assert pipe.closed == "cut"
    assert len(pipe.protocol.pipeline) <= here.crowd.limits.pipelined


def test_the_house_is_never_full_of_silent_people(door: Callable[..., Door]) -> None:
    here = door(Limits(10, silent=5))
    pipes = [here.open() for _ in range(5)]
    asking = here.open()  # in the place of the first
    here.answering = False
    here.send(asking, GET + b"\r\n")
    assert asking.status() == 200
    assert [pipe.closed for pipe in pipes] == ["cut", "", "", "", ""]
    assert here.crowd.present == 5 and here.why("crowded") == 1


def test_when_all_are_busy_a_newcomer_is_told_so(door: Callable[..., Door]) -> None:
    here = door(Limits(3))
    here.answering = False
    for _ in range(3):
        here.send(here.open(), GET + b"\r\n")
    late = here.open()
    assert late.status() == 503 and late.closed == "closed" and here.crowd.present == 3


def test_places_are_counted_by_address_where_addresses_are_people(
    door: Callable[..., Door],
) -> None:
    few = Limits(100, per_address=2)
    for settings, hosts, let_in in (
        ({}, ["203.0.113.5"] * 4, 2),
        ({}, ["203.0.113.5", "203.0.113.6", "203.0.113.7"], 3),
        ({}, ["2001:db8::1", "2001:db8::2", "2001:db8::3"], 2),  # one customer's network
        ({}, ["127.0.0.1"] * 4, 4),
        ({"trust_proxy": True}, ["203.0.113.5"] * 4, 4),
        ({"public_origin": "https://games.example"}, ["203.0.113.5"] * 4, 4),
    ):
        here = door(few, **settings)
        pipes = [here.open(host) for host in hosts]
        assert here.crowd.present == let_in
        pipes[0].close()
        here.open(hosts[0])
        assert here.crowd.present == let_in


@pytest.mark.parametrize("first", [0, 30, 100])
def test_a_socket_keeps_its_place_until_it_is_closed(door: Callable[..., Door], first: int) -> None:
    here = door()
    pipe = here.open()
    head = (
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    for piece in filter(None, (head[:first], head[first:])):
        here.send(pipe, piece)
    assert isinstance(pipe.protocol, SocketConnection)
    here.later(3600)
    assert not pipe.closed and here.crowd.present == 1
    pipe.close()
    assert here.crowd.present == 0


def test_files_are_raised_and_some_kept_back(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[tuple[int, int]] = []
    monkeypatch.setattr(crowds.resource, "setrlimit", lambda _, limits: set_to.append(limits))
    for limits, raised, places in (
        ((1024, 1_048_576), [(16_384, 1_048_576)], 16_128),
        ((1024, 4096), [(4096, 4096)], 3840),
        ((256, 256), [], 192),
        ((20_000, 20_000), [], 16_128),
        ((256, crowds.resource.RLIM_INFINITY), [(16_384, crowds.resource.RLIM_INFINITY)], 16_128),
    ):
        set_to.clear()
        monkeypatch.setattr(crowds.resource, "getrlimit", lambda _, limits=limits: limits)
        assert raise_file_limit() == places
        assert set_to == raised


def test_a_house_without_files_makes_room_and_says_so(
    door: Callable[..., Door], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = door()
    pipes = [here.open() for _ in range(4)]

    def full(*_: object) -> int:
        raise OSError(crowds.errno.EMFILE, "too many open files")

    monkeypatch.setattr(os, "open", full)
    here.later(1.0)
    assert [bool(pipe.closed) for pipe in pipes] == [True, True, True, False]
    assert here.why("no files left") == 1


# On a running server


def test_a_socket_whose_address_is_too_long_is_refused(server: Server) -> None:
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    for path, more in (("a" * 8185, ""), ("", "X: " + "a" * 9000 + "\r\n")):
        head = f"GET /api/socket?{path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{upgrade}"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        assert over_the_wire(server, f"{head}{more}{key}\r\n")[0] in (414, 431)


def test_a_message_in_endless_pieces_ends_the_connection(server: Server) -> None:
    with Wire(server.guest("Ada")) as wire:
        raw = wire.socket.socket
        empty = bytes([0x00, 0x80, 0, 0, 0, 0])
        with pytest.raises(OSError):
            raw.sendall(bytes([0x01, 0x80, 0, 0, 0, 0]))
            for _ in range(200):
                raw.sendall(empty * 100)
                raw.recv(1, 0x40)  # not a byte; an error once it is cut
    assert json.loads(server.raw("GET", "/health")[1])["status"] == "ok"
