"""What breaks says so, and comes back by itself: Redis, PostgreSQL, SQLite and its disk."""

import asyncio
import json
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from harness import SECRET, Json, Server, Wire, two_at_a_table, wait_until
from made_up import ADA
from services import Postgres, Redis

from bourgade.client import Client, Refused
from bourgade.server import drive, sockets
from bourgade.server.analysis import Analyses
from bourgade.server.bus import Hint
from bourgade.server.counts import MemoryCounts
from bourgade.server.drive import Drive
from bourgade.server.hall import Hall
from bourgade.server.heal import Healer
from bourgade.server.health import Doctor
from bourgade.server.live import BOT_GRACE_MS
from bourgade.server.logs import MOST_LINES, OFTEN, Patience
from bourgade.server.metrics import Metrics
from bourgade.server.people import People
from bourgade.server.rest import Part
from bourgade.server.rooms import Room
from bourgade.server.settings import Settings
from bourgade.server.store import rows
from bourgade.server.store.engine import migrate, writing_engine
from bourgade.server.store.faults import Unavailable
from bourgade.server.store.store import Store
from bourgade.server.store.writer import GroupWriter
from bourgade.server.written import Written

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
            wait_until(lambda: health(one)[1]["status"] == "ok")
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
            # Once each time: on a busy machine Redis may seem away by itself.
            assert lines(server, "bus away") == lines(server, "bus back") >= 1
            counted = lines(server, "rate limits are counted by each worker")
            assert counted == lines(server, "rate limits are shared again") >= 1
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


def test_given_up_is_given_up_also_beside_a_change_that_fails(tmp_path: Path) -> None:
    """Then each of its group is tried by itself."""
    url = f"sqlite:///{tmp_path / 'test.db'}"
    migrate(url)
    hangs, begun = threading.Event(), []

    def fails(_: object) -> None:
        raise ValueError("no")

    async def work() -> None:
        writer = GroupWriter(writing_engine(url))
        try:
            slow = writer.submit(lambda c: hangs.wait())
            given_up = writer.submit(lambda c: begun.append("late"))
            failing = writer.submit(fails)
            given_up.cancel()
            hangs.set()
            await slow
            with pytest.raises(ValueError, match="no"):
                await failing
        finally:
            hangs.set()
            writer.close()

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
    for number in range(2 * MOST_LINES):  # words of others, ever different
        patience.filter(logging.makeLogRecord({**grave, "msg": f"task {number}"}))
    assert len(patience._said) <= MOST_LINES


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


class Watching:
    person = "ada"

    def __init__(self) -> None:
        self.marked = 0

    def mark(self, match: str) -> None:
        self.marked += 1

    def post(self, message: bytes) -> None:
        pass


def test_every_match_is_shown_again_but_those_on_a_damaged_page() -> None:
    rooms = [Room(name, Written()) for name in ("damaged", "gone", "owed", "fine")]
    eyes = {room.match: Watching() for room in rooms}

    async def found(room: Room) -> Any:
        if room.match == "damaged":
            raise Unavailable("damaged")

    async def work() -> None:
        for room in rooms:
            room.watchers.add(eyes[room.match])
            room.live = None if room.match in ("damaged", "gone") else SimpleNamespace()  # type: ignore[assignment]
        rooms[2].owed = True  # somebody else had it loaded meanwhile
        library: Any = SimpleNamespace(watched=lambda: rooms, found=found)
        bus: Any = SimpleNamespace(up=True)
        nothing: Any = SimpleNamespace()
        await Healer(Settings(), library, nothing, nothing, nothing, bus).look()

    asyncio.run(work())
    assert [eyes[room.match].marked for room in rooms] == [0, 1, 1, 0]


def test_what_could_not_be_shown_is_owed() -> None:
    room = Room("m", Written())

    async def found(room: Room) -> Any:
        raise Unavailable("away")

    async def work() -> None:
        rooms = SimpleNamespace(room=lambda match: room, found=found)
        hall: Any = SimpleNamespace(settings=Settings(), rooms=rooms)
        identity: Any = SimpleNamespace(id="ada")
        socket = sockets.Socket(hall, SimpleNamespace(), identity)  # type: ignore[arg-type]
        socket._watching["m"] = 0
        socket.mark("m")
        assert await socket._next_snapshot() is None

    asyncio.run(work())
    assert room.owed
    room.changed()
    assert not room.owed


def test_who_cannot_be_noted_down_may_still_look() -> None:
    session = rows.Session(
        hash="h", id="s", person="ada", kind="token", label="", created=0, seen=0, revoked=False
    )

    class Full:
        async def read(self, question: object) -> tuple[rows.Person, rows.Session]:
            return ADA, session

        async def write(self, change: object) -> None:
            raise Unavailable("full")

    store: Any = Full()
    found = asyncio.run(People(store, [SECRET]).by_token("brg_x"))
    assert found is not None and found.id == "ada"


def test_a_start_that_fails_ends_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that writes would keep it; and nothing is swept before clocks are restarted."""
    begun: list[int] = []

    async def away(self: Drive) -> None:
        begun.append(len(self._tasks))
        raise Unavailable("away")

    async def work() -> None:
        hall = Hall(Settings(data_dir=str(tmp_path)).resolve())
        with pytest.raises(Unavailable):
            await hall.open()

    monkeypatch.setattr(Drive, "take_up_again", away)
    before = threading.active_count()
    asyncio.run(work())
    assert begun == [0]
    assert [thread.name for thread in threading.enumerate()].count("writer") == 0
    assert threading.active_count() <= before + 1  # one of the loop's own


def test_chat_that_cannot_be_read_does_not_end_the_bus() -> None:
    async def away(room: Room, live: object) -> None:
        raise Unavailable("away")

    async def work() -> None:
        hall: Any = Hall(Settings())
        room = Room("m", Written())
        room.live = SimpleNamespace(head=0)  # type: ignore[assignment]
        hall.rooms = SimpleNamespace(known=lambda match: room)
        hall.chats = SimpleNamespace(refresh=away)
        await hall._hear(Hint(worker="another", match="m", chat=True))
        while hall._tasks:
            await asyncio.sleep(0)

    asyncio.run(work())


def test_a_match_on_a_damaged_page_is_not_analysed_for_ever() -> None:
    row = rows.AnalysisRow(
        match="m", status="running", done=0, total=0, body="", until=0, created=0
    )

    async def damaged(match: str) -> Any:
        raise Unavailable("damaged")

    class Everything:
        async def write(self, change: object) -> None:
            pass

    nothing: Any = SimpleNamespace()
    store: Any = Everything()
    records: Any = SimpleNamespace(load=damaged)
    analyses = Analyses(nothing, store, records, nothing)
    asyncio.run(analyses._finish(row, rows.NOBODY))
    assert row.status == "failed"
