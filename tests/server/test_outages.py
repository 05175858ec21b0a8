"""What breaks says so, and comes back by itself: Redis, PostgreSQL, SQLite and its disk."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import SECRET, Json, Server, Wire, two_at_a_table, wait_until
from services import Postgres, Redis, Service

from bourgade.client import Client, Refused
from bourgade.server import sockets
from bourgade.server.metrics import Metrics
from bourgade.server.store.engine import migrate
from bourgade.server.store.faults import Unavailable
from bourgade.server.store.store import Store

Break = Callable[[Service], None]
Mend = Callable[[Any], None]
WAYS: list[tuple[Break, Mend]] = [
    (lambda s: s.kill(), lambda s: s.run() if isinstance(s, Postgres) else s.start()),
    (lambda s: s.freeze(), lambda s: s.thaw()),
]
ways = pytest.mark.parametrize(
    ("take_away", "bring_back"),
    [
        pytest.param(*WAYS[0], id="killed"),
        pytest.param(*WAYS[1], id="hanging", marks=pytest.mark.long),  # it waits for answers
    ],
)


def health(server: Server) -> tuple[int, Json]:
    status, body, _ = server.raw("GET", "/health")
    return status, json.loads(body)


def part(server: Server, name: str) -> str:
    return str(health(server)[1]["parts"][name]["status"])


def elsewhere(client: Client, server: Server) -> Client:
    return Client(server.url, client.token)


def move(*wires: Wire) -> None:
    """Whoever is to move moves, and everybody sees it."""
    head = max(wire.snapshot["head"] for wire in wires)
    for wire in wires:
        wire.until_head(head)
    mover = next(wire for wire in wires if wire.my_turn())
    answer = mover.act_any(0)
    assert answer["type"] == "done", answer
    for wire in wires:
        wire.until_head(head + 1)


def lines(server: Server, message: str) -> int:
    return server.log.read_text().count(f'"message":"{message}"')


@pytest.fixture
def redis_here(tmp_path: Path) -> Iterator[Redis]:
    """One that may be taken away."""
    (tmp_path / "redis").mkdir()
    service = Redis(tmp_path / "redis")
    service.start()
    yield service
    service.thaw()
    service.stop()


@ways
def test_without_redis_the_workers_play_on(
    tmp_path: Path,
    postgres: Postgres,
    redis_here: Redis,
    take_away: Break,
    bring_back: Mend,
) -> None:
    options = ("--database-url", postgres.database(), "--bus", redis_here.url)
    one, two = (
        Server(tmp_path, *options, generous=False, BOURGADE_SECRET=SECRET).start() for _ in range(2)
    )
    try:
        ada, bo, table = two_at_a_table(one)
        match = table["match"]
        with Wire(ada, match) as a, Wire(elsewhere(bo, two), match) as b:
            move(a, b)
            assert health(one)[1]["status"] == "ok"
            take_away(redis_here)
            move(a, b)  # also before anybody noticed
            for server in (one, two):
                wait_until(lambda s=server: part(s, "bus") == "degraded")  # type: ignore[misc]
                server.guest("Eve")
                wait_until(lambda s=server: part(s, "limits") == "degraded")  # type: ignore[misc]
            status, told = health(one)
            assert (status, told["status"]) == (200, "degraded")
            assert told["parts"]["database"]["status"] == "ok"
            cy = two.guest("Cy")
            with Wire(cy, match) as c:  # a new socket
                for _ in range(3):
                    move(a, b)
                c.until_head(a.snapshot["head"])
                b.send(type="chat", match=match, text="can you hear me?")
                a.until(
                    lambda m: m["type"] == "chat" and m["lines"][-1]["text"] == "can you hear me?"
                )
            bring_back(redis_here)
            for server in (one, two):
                wait_until(lambda s=server: health(s)[1]["status"] == "ok")  # type: ignore[misc]
            move(a, b)
        for server in (one, two):
            assert lines(server, "bus away") == lines(server, "bus back") == 1
            assert lines(server, "rate limits are counted by each worker") == 1
            assert '"trace"' not in server.log.read_text()
    finally:
        redis_here.thaw()
        one.stop()
        two.stop()


@pytest.fixture
def postgres_here(tmp_path: Path) -> Iterator[Postgres]:
    (tmp_path / "pg").mkdir()
    service = Postgres(tmp_path / "pg")
    service.start()
    yield service
    service.thaw()
    service.stop()


@ways
def test_without_the_database_people_are_told_and_then_play_on(
    tmp_path: Path, postgres_here: Postgres, take_away: Break, bring_back: Mend
) -> None:
    options = ("--database-url", postgres_here.database(), "--bus", "pg")
    server = Server(tmp_path, *options, BOURGADE_SECRET=SECRET).start()
    try:
        ada, bo, table = two_at_a_table(server)
        match = table["match"]
        versus = ada.open_table("race", ["me", "bot:random"])["match"]
        with Wire(ada, match) as a, Wire(bo, match) as b, Wire(ada, versus) as v:
            move(a, b)
            take_away(postgres_here)
            wait_until(lambda: health(server)[0] == 503)
            assert health(server)[1]["parts"]["database"]["status"] == "down"
            mover = a if a.my_turn() else b
            answer = mover.act_any(0)
            assert answer["reason"]["key"] == "server.database-away", answer
            with pytest.raises(Refused) as refused:
                ada.request("GET", "/api/my/games")
            assert refused.value.status == 503
            assert refused.value.reason["key"] == "server.database-away"
            assert server.raw("GET", "/api/games")[0] == 200
            bring_back(postgres_here)
            wait_until(lambda: health(server)[0] == 200)
            # What was asked before may have been done after all: everybody sees how it stands.
            head = ada.request("GET", f"/api/matches/{match}")["head"]
            a.until_head(head)
            b.until_head(head)
            move(a, b)
            while v.snapshot["status"] == "playing":
                if v.my_turn():
                    assert v.act_on()["type"] == "done"
                else:
                    v.until(lambda m: m["type"] == "snapshot")
        text = server.log.read_text()
        assert text.count('"message":"the database is unavailable"') <= 4  # reading and writing
        assert '"trace"' not in text
    finally:
        postgres_here.thaw()
        server.stop()


@pytest.fixture
def small(fresh: Callable[..., Server], tmp_path: Path) -> tuple[Server, Path]:
    """A server on SQLite whose disk is full while a file is there."""
    full = tmp_path / "full"
    return fresh(BOURGADE_PLUGINS="failing_bots,small_disk", SMALL_DISK=str(full)), full


def play_until_refused(wire: Wire) -> Json:
    for _ in range(300):
        answer = wire.act_any(0)
        if answer["type"] != "done":
            return answer
    raise AssertionError("everything was written")


def test_a_full_disk_is_told_and_forgiven(small: tuple[Server, Path]) -> None:
    server, full = small
    ada = server.guest("Ada")
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        assert wire.act_any(0)["type"] == "done"
        full.touch()
        assert play_until_refused(wire)["reason"]["key"] == "server.database-full"
        head = ada.request("GET", f"/api/matches/{match}")["head"]
        status, body, _ = server.raw(
            *("POST", "/api/guests", b"{}"), Origin=server.url, Content_Type="application/json"
        )
        while status == 200:  # the last free bytes
            status, body, _ = server.raw(
                *("POST", "/api/guests", b"{}"), Origin=server.url, Content_Type="application/json"
            )
        assert (status, json.loads(body)["reason"]["key"]) == (503, "server.database-full")
        full.unlink()
        wire.until_head(head)
        assert wire.act_any(0)["type"] == "done"
        assert wire.snapshot["head"] == head + 1
    # Now and then the last free bytes were enough for something.
    assert 1 <= lines(server, "the database is unavailable") <= 5
    assert 1 <= lines(server, "the database answers again") <= 5
    assert '"trace"' not in server.log.read_text()


def test_a_locked_database_is_told_and_forgiven(small: tuple[Server, Path]) -> None:
    server, _ = small
    ada, bo, table = two_at_a_table(server)
    with Wire(ada, table["match"]) as a, Wire(bo, table["match"]) as b:
        move(a, b)
        other = sqlite3.connect(server.folder / "bourgade.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        mover = a if a.my_turn() else b
        assert mover.act_any(0)["reason"]["key"] == "server.database-busy"
        wait_until(lambda: health(server)[0] == 503)
        assert health(server)[1]["parts"]["database"] == {"status": "down", "why": "busy"}
        other.execute("ROLLBACK")
        other.close()
        wait_until(lambda: health(server)[0] == 200)
        move(a, b)


def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    url = f"sqlite:///{file}"
    migrate(url)
    size = int(sqlite3.connect(file).execute("PRAGMA page_size").fetchone()[0])
    with file.open("r+b") as pages:
        pages.seek(size)
        pages.write(b"\xa5" * (len(file.read_bytes()) - size))

    async def work() -> None:
        store = Store(url, Metrics())
        try:
            with pytest.raises(Unavailable, match="damaged"):
                await store.beat()
        finally:
            store.close()

    asyncio.run(work())


class Failing:
    """What a socket needs of the hall, with a store that fails: first one way, then another."""

    def __init__(self) -> None:
        self.failures: list[Exception] = [
            Unavailable("away"),
            OSError(),
            RuntimeError("the database was shut down"),
        ]
        self.asked = 0
        self.people = self.bus = self.settings = self
        self.up = self.generous = True

    async def still_valid(self, identity: object) -> bool:
        self.asked += 1
        if self.failures:
            raise self.failures.pop()
        return False


def test_sockets_are_rechecked_after_an_outage_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "RECHECK_S", 0)
    hall: Any = Failing()
    nobody: Any = type("Identity", (), {"id": "somebody"})
    socket = sockets.Socket(hall, None, nobody)  # type: ignore[arg-type]
    asyncio.run(socket._recheck_for_ever())
    assert hall.asked == 4
    assert socket._closing == sockets.POLICY_VIOLATION
