"""What breaks says so, and comes back by itself: Redis, PostgreSQL, SQLite and its disk."""

import asyncio
import json
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from harness import SECRET, Json, Server, Wire, two_at_a_table, wait_until
from services import Postgres, Redis

from bourgade.client import Client, Refused
from bourgade.server import drive, sockets
from bourgade.server.counts import MemoryCounts
from bourgade.server.drive import Drive
from bourgade.server.health import Doctor
from bourgade.server.live import BOT_GRACE_MS
from bourgade.server.logs import OFTEN, Patience
from bourgade.server.metrics import Metrics
from bourgade.server.rest import Part
from bourgade.server.settings import Settings
from bourgade.server.store.engine import migrate
from bourgade.server.store.faults import Unavailable
from bourgade.server.store.store import Store

ways = pytest.mark.parametrize(
    ("take_away", "bring_back"),
    [
        pytest.param("kill", "run", id="killed"),
        pytest.param(  # it takes its time: answers are waited for
            *("freeze", "thaw"), id="hanging", marks=pytest.mark.long
        ),
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
    take_away: str,
    bring_back: str,
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
            getattr(redis_here, take_away)()
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
            getattr(redis_here, bring_back)()
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
    tmp_path: Path, postgres_here: Postgres, take_away: str, bring_back: str
) -> None:
    options = ("--database-url", postgres_here.database(), "--bus", "pg")
    server = Server(tmp_path, *options, BOURGADE_SECRET=SECRET).start()
    try:
        ada, bo, table = two_at_a_table(server)
        match = table["match"]
        versus = ada.open_table("race", ["me", "bot:random"])["match"]
        with Wire(ada, match) as a, Wire(bo, match) as b, Wire(ada, versus) as v:
            move(a, b)
            getattr(postgres_here, take_away)()
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
            getattr(postgres_here, bring_back)()
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


def test_a_change_that_was_given_up_is_not_begun_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the disk hangs, what waits behind it is refused, and never happens."""
    monkeypatch.setattr("bourgade.server.store.store.PATIENCE_S", 0.05)
    url = f"sqlite:///{tmp_path / 'test.db'}"
    migrate(url)
    hangs, begun = threading.Event(), []

    async def work() -> None:
        store = Store(url, Metrics())
        try:
            slow = asyncio.create_task(store.write(lambda c: hangs.wait()))
            waits = asyncio.create_task(store.write(lambda c: begun.append("late")))
            for task in (slow, waits):
                with pytest.raises(Unavailable, match="busy"):
                    await task
            hangs.set()
            monkeypatch.undo()
            await store.beat()
        finally:
            hangs.set()
            store.close()

    asyncio.run(work())
    assert begun == []


def test_counts_are_bounded_and_forget_the_oldest_first() -> None:
    async def work() -> list[int]:
        counts = MemoryCounts(most=100)
        for number in range(1000):
            await counts.hit(str(number), 86_400)
            await counts.hit("busy", 86_400)
        assert len(counts._counts) == 100
        return [await counts.hit("busy", 86_400), await counts.hit("0", 86_400)]

    assert asyncio.run(work()) == [1001, 1]


def test_health_looks_once_for_all_who_ask() -> None:
    async def work() -> tuple[int, set[str]]:
        looked = 0

        async def beat() -> None:
            nonlocal looked
            looked += 1
            await asyncio.sleep(0)
            raise Unavailable("full")

        doctor = Doctor(beat, lambda: {"bus": Part("degraded", "away")})
        found = await asyncio.gather(*(doctor.look() for _ in range(100)))
        return looked, {f"{h.status} {h.parts['database'].why}" for h in found}

    assert asyncio.run(work()) == (1, {"down full"})


@pytest.mark.parametrize(
    ("database", "bus", "status"),
    [("ok", "ok", "ok"), ("ok", "degraded", "degraded"), ("down", "degraded", "down")],
)
def test_health_is_as_bad_as_its_worst_part(database: str, bus: str, status: str) -> None:
    async def beat() -> None:
        if database == "down":
            raise Unavailable("away")

    found = Doctor(beat, lambda: {"bus": Part(bus)}).look()  # type: ignore[arg-type]
    assert asyncio.run(found).status == status


def test_the_log_says_the_same_a_few_times_only() -> None:
    patience = Patience()
    grave = {"name": "x", "levelno": logging.WARNING}
    record = logging.makeLogRecord({**grave, "msg": "sweep failed"})
    assert [patience.filter(record) for _ in range(100)].count(True) == OFTEN
    assert patience.filter(logging.makeLogRecord({**grave, "msg": "something else"}))
    known = (Unavailable, Unavailable("away"), None)
    told = logging.makeLogRecord({**grave, "msg": "poll failed", "exc_info": known})
    assert not patience.filter(told)


def test_a_bot_that_thinks_is_held_and_one_whose_worker_died_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Held anew again and again, so that what nobody holds can be taken up soon."""
    assert BOT_GRACE_MS <= 10_000 and drive.HOLD_S * 1000 < BOT_GRACE_MS / 2
    monkeypatch.setattr(drive, "HOLD_S", 0)
    held = 0

    class Everything:
        async def write(self, change: object) -> None:
            nonlocal held
            held += 1

    async def work() -> None:
        one: Any = Everything()
        driving = Drive(Settings(), one, one, one, one, one, "worker")
        async with driving._held("match", 3):
            while held < 3:
                await asyncio.sleep(0)
        while driving._tasks:
            await asyncio.sleep(0)

    asyncio.run(work())


@pytest.mark.parametrize(
    "options", [("--public-origin", "https://games.example.org"), ("--trust-proxy",)]
)
def test_metrics_behind_a_proxy_need_the_token(
    fresh: Callable[..., Server], options: tuple[str, ...]
) -> None:
    """nginx says nothing of whom it asks for unless it is told to."""
    server = fresh(*options, BOURGADE_METRICS_TOKEN="sesame")
    assert server.raw("GET", "/metrics")[0] == 403
    assert server.raw("GET", "/metrics", Authorization="Bearer sesame")[0] == 200
    assert server.raw("GET", "/metrics", Authorization="Bearer sésame")[0] == 403
    https = options[0] == "--public-origin"
    assert ("Strict-Transport-Security" in server.raw("GET", "/")[2]) == https


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
    monkeypatch.setattr(sockets, "RECHECK_ALONE_S", 0)
    hall: Any = Failing()
    nobody: Any = type("Identity", (), {"id": "somebody"})
    socket = sockets.Socket(hall, None, nobody)  # type: ignore[arg-type]
    asyncio.run(socket._recheck_for_ever())
    assert hall.asked == 4
    assert socket._closing == sockets.POLICY_VIOLATION
