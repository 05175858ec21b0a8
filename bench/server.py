"""How fast and how frugal the server is: real processes, real sockets, durable moves of Burgundy.

    python bench/server.py [--quick] [--only embedded,postgres,memory,load]

Measured from the outside: a move is sent on one socket and seen by another one. "Paced" is the
latency while 50 matches move now and then, "flat out" the throughput when all move at once. Prints
a table with what is demanded, writes .bench/server.json; status 1 if a demand is missed.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

import bourgade
from bourgade.client import Client
from bourgade.server import records
from bourgade.server.live import Live
from bourgade.server.people import Identity
from bourgade.server.relics import opened
from bourgade.server.rest import SeatMe, SeatOpen
from bourgade.server.seats import seat_rows
from bourgade.server.store import matches, rows
from bourgade.server.store import people as stored_people
from bourgade.server.store import tables as stored_tables
from bourgade.server.store.engine import migrate, reading_engine, writing_engine
from bourgade.version import build

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".bench"
sys.path.insert(0, str(ROOT / "tests" / "server"))

from harness import SECRET, Server  # noqa: E402
from services import Postgres, Redis  # noqa: E402

MATCHES = 50
SOCKETS = 1000
LONG = 500  # actions of a long match


@dataclass
class Figure:
    """One measured number, with what is demanded of it (`least` or `most`), if anything."""

    what: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    def demanded(self) -> str:
        if self.most is not None:
            return f"< {self.most:g}"
        return f"≥ {self.least:g}" if self.least is not None else ""

    def met(self) -> bool:
        return (self.most is None or self.value < self.most) and (
            self.least is None or self.value >= self.least
        )


class Notation(msgspec.Struct):
    notation: str


class Seen(msgspec.Struct):
    """What the bench reads of a message."""

    type: str
    head: int = -1
    status: str = ""
    legal: list[Notation] = []


_decoder = msgspec.json.Decoder(Seen)


class Table50:
    """One match: a person at one screen moves for both seats, a friend watches elsewhere."""

    def __init__(self, match: str, mover: ClientConnection, watcher: ClientConnection) -> None:
        self.match = match
        self.mover = mover
        self.watcher = watcher
        self.now = Seen("")
        self.sent: dict[int, float] = {}
        self.delays: list[float] = []

    async def hello(self) -> None:
        for socket in (self.mover, self.watcher):
            await socket.send(json.dumps({"type": "hello", "match": self.match}))
        await self.until(0)

    async def until(self, head: int) -> None:
        """Waits for the snapshot of this head on the moving side."""
        while self.now.head < head or self.now.type != "snapshot":
            seen = _decoder.decode(await self.mover.recv())
            if seen.type in ("refused", "stale"):
                raise RuntimeError(f"{self.match}: {seen.type}")
            if seen.type == "snapshot":
                self.now = seen

    async def move(self, rng: random.Random) -> bool:
        """One move; False when the game is over."""
        if self.now.status != "playing":
            return False
        head = self.now.head
        wish = {
            "type": "act",
            "match": self.match,
            "head": head,
            "action": rng.choice(self.now.legal).notation,
            "request": str(head),
        }
        self.sent[head + 1] = time.perf_counter()
        await self.mover.send(json.dumps(wish))
        await self.until(head + 1)
        return True

    async def watch(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                seen = _decoder.decode(await self.watcher.recv())
                now = time.perf_counter()
                if seen.type != "snapshot":
                    continue
                # A coalesced snapshot answers for every move up to its head.
                for head in [head for head in self.sent if head <= seen.head]:
                    self.delays.append(now - self.sent.pop(head))


async def open_socket(stack: contextlib.AsyncExitStack, client: Client) -> ClientConnection:
    url = client.url.replace("http", "ws", 1) + "/api/socket"
    token = {"Authorization": f"Bearer {client.token}"}
    return await stack.enter_async_context(
        connect(url, additional_headers=token, max_size=None, ping_interval=None)
    )


async def set_tables(
    stack: contextlib.AsyncExitStack, at: Client, watch_at: Client, count: int
) -> list[Table50]:
    made = []
    for _ in range(count):
        opened = await asyncio.to_thread(at.open_table, "burgundy", ["me", "here:Bo"])
        match = opened["match"]
        table = Table50(match, await open_socket(stack, at), await open_socket(stack, watch_at))
        await table.hello()
        made.append(table)
    return made


async def play(
    at: Client, watch_at: Client, seconds: float, name: str, pids: list[int]
) -> list[Figure]:
    """Latency while paced, then throughput flat out, on fresh tables each."""
    figures = []
    async with contextlib.AsyncExitStack() as stack:
        delays, _ = await run(await set_tables(stack, at, watch_at, MATCHES), seconds, pace=0.5)
        demanded = 10.0 if name == "embedded" else None
        figures.append(
            Figure(f"{name}: move to the other's snapshot, p50", _ms(delays, 50), "ms", demanded)
        )
        figures.append(Figure(f"{name}: the same, p99", _ms(delays, 99), "ms"))
    async with contextlib.AsyncExitStack() as stack:
        tables = await set_tables(stack, at, watch_at, MATCHES)
        before = sum(cpu_seconds(pid) for pid in pids)
        delays, rate = await run(tables, seconds, pace=0.0)
        spent = sum(cpu_seconds(pid) for pid in pids) - before
        least = 500.0 if name == "embedded" else None
        figures.append(Figure(f"{name}: flat out", rate, "durable moves/s", least=least))
        figures.append(Figure(f"{name}: flat out, p50", _ms(delays, 50), "ms"))
        # Hardly touched by whatever else the machine does, unlike the figures by the clock.
        moves = len(delays) / spent
        figures.append(Figure(f"{name}: moves per CPU second of the server", moves, "moves"))
    return figures


async def run(tables: list[Table50], seconds: float, pace: float) -> tuple[list[float], float]:
    """All tables move, each every `pace` seconds (0: at once), for some seconds."""
    watching = [asyncio.create_task(table.watch()) for table in tables]
    end = time.perf_counter() + seconds
    moved = 0

    async def keep_moving(table: Table50, seed: int) -> None:
        nonlocal moved
        rng = random.Random(seed)
        await asyncio.sleep(rng.uniform(0, pace))
        while time.perf_counter() < end and await table.move(rng):
            moved += 1
            if pace:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * pace)

    begun = time.perf_counter()
    await asyncio.gather(*(keep_moving(table, seed) for seed, table in enumerate(tables)))
    spent = time.perf_counter() - begun
    await asyncio.sleep(0.2)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching)
    return [delay for table in tables for delay in table.delays], moved / spent


def _ms(delays: list[float], percentile: int) -> float:
    return statistics.quantiles(delays, n=100)[percentile - 1] * 1000


@contextlib.contextmanager
def served(*options: str, **env: str) -> Iterator[Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *options, generous=True, **env).start()
        try:
            yield server
        finally:
            server.stop()


def bench_embedded(seconds: float) -> list[Figure]:
    with served() as server:
        person = server.guest("Ada")
        pids = [server.process.pid]
        return asyncio.run(play(person, server.guest("Zoe"), seconds, "embedded", pids))


def bench_postgres(seconds: float) -> list[Figure]:
    """Two workers: the move is made at one, seen at the other."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        postgres, redis = Postgres(Path(folder), fsync="on"), Redis(Path(folder))
        for service in (postgres, redis):
            service.start()
            stack.callback(service.stop)
        options = ("--database-url", postgres.database(), "--bus", redis.url)
        one = stack.enter_context(served(*options, BOURGADE_SECRET=SECRET))
        two = stack.enter_context(served(*options, BOURGADE_SECRET=SECRET))
        ada, zoe = one.guest("Ada"), two.guest("Zoe")
        pids = [one.process.pid, two.process.pid]
        return asyncio.run(play(ada, zoe, seconds, "postgres + redis", pids))


def bench_memory(sockets: int) -> list[Figure]:
    """Sockets that watch one of 50 matches and have had their first snapshot."""

    async def fill(server: Any, clients: list[Client]) -> float:
        async with contextlib.AsyncExitStack() as stack:
            tables = await set_tables(stack, clients[0], clients[1], MATCHES)
            open_ones = [await open_socket(stack, clients[0]) for _ in range(50)]  # warms up
            await asyncio.sleep(0.5)
            before = resident(server.process.pid)
            for number in range(sockets):
                socket = await open_socket(stack, clients[number % len(clients)])
                match = tables[number % MATCHES].match
                await socket.send(json.dumps({"type": "hello", "match": match}))
                await socket.recv()
                open_ones.append(socket)
            await asyncio.sleep(0.5)
            grown = resident(server.process.pid) - before
            # Nobody reads what came since, so a polite farewell would wait for each in turn.
            for table in tables:
                open_ones += [table.mover, table.watcher]
            for socket in open_ones:
                socket.transport.abort()
            return grown / sockets

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(limit[1], 8192), limit[1]))
    with served() as server:
        clients = [server.guest(f"P{number}") for number in range(20)]
        kib = asyncio.run(fill(server, clients))
    return [Figure(f"memory per connection at {sockets} sockets", kib, "KiB")]


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far, threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    """Resident memory in KiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    raise RuntimeError("no VmRSS")


def bench_load(rounds: int) -> list[Figure]:
    """From the rows of the database to a match that can be played on."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/bench.db"
        migrate(url)
        match = store_long_match(url)
        engine = reading_engine(url)
        times = []
        for _ in range(rounds):
            begun = time.perf_counter()
            with engine.connect() as connection:
                loaded = matches.load(connection, match)
                assert loaded is not None
                live = opened(loaded)
            times.append(time.perf_counter() - begun)
            assert isinstance(live, Live) and live.head == LONG and live.status == "playing"
        engine.dispose()
    what = f"load a match of {LONG} actions"
    return [Figure(what, statistics.median(times) * 1000, "ms", most=20.0)]


def store_long_match(url: str) -> str:
    rng = random.Random(3)
    secret = b"s" * 32
    game = bourgade.start("burgundy", players=4, secret=secret)
    while game.head < LONG:
        # Turns with second thoughts, as people have them: four players need fewer actions.
        game.play(rng.choice(game.state.legal_actions()))
        if game.can_undo() and game.head < LONG - 1 and rng.random() < 0.3:
            game.undo()
    narrated = records.narrate(game.record)
    person = rows.Person(
        id="ada",
        kind="guest",
        name="Ada",
        login=None,
        password=None,
        language="fr",
        preferences="{}",
        created=0,
        seen=0,
    )
    session = rows.Session(
        hash="h", id="s", person="ada", kind="token", label="", created=0, seen=0, revoked=False
    )
    table = rows.Table(
        id="table",
        game="burgundy",
        options="{}",
        owner="ada",
        public=False,
        clock=None,
        out_of_time="bot",
        status="open",
        autostart=False,
        match=None,
        continues=None,
        continues_at=None,
        created=0,
    )
    seats = seat_rows(Identity(person, session), "table", [SeatMe(), *[SeatOpen()] * 3])
    for seat in seats:
        seat.person = "ada"
    row, entries = records.new_match(game.record, "table", secret, narrated, playing=True)
    engine = writing_engine(url)
    with engine.begin() as connection:
        stored_people.add_person(connection, person, session)
        stored_tables.create(connection, table, seats)
        matches.create(connection, row, entries)
    engine.dispose()
    return row.id


def show(figures: list[Figure], console: Console) -> bool:
    table = Table(title=f"The server ({build()} rules)", title_justify="left")
    table.add_column("figure")
    for column in ("measured", "", "demanded", ""):
        table.add_column(column, justify="right")
    for figure in figures:
        verdict = ""
        if figure.demanded():
            verdict = "[green]met[/]" if figure.met() else "[red]missed[/]"
        value = f"{figure.value:,.1f}"
        table.add_row(figure.what, value, figure.unit, figure.demanded(), verdict)
    console.print(table)
    return all(figure.met() for figure in figures)


def write(figures: list[Figure]) -> None:
    HOME.mkdir(exist_ok=True)
    document = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "build": build(),
        "figures": [vars(figure) for figure in figures],
    }
    (HOME / "server.json").write_text(json.dumps(document, indent=1) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the server.")
    parser.add_argument("--quick", action="store_true", help="shorter runs, fewer sockets")
    parser.add_argument("--only", default="load,embedded,postgres,memory")
    wishes = parser.parse_args()
    seconds = 3.0 if wishes.quick else 8.0
    benches = {
        "load": lambda: bench_load(10 if wishes.quick else 30),
        "embedded": lambda: bench_embedded(seconds),
        "postgres": lambda: bench_postgres(seconds),
        "memory": lambda: bench_memory(300 if wishes.quick else SOCKETS),
    }
    figures: list[Figure] = []
    console = Console()
    for name in wishes.only.split(","):
        with console.status(f"measuring: {name}"):
            figures += benches[name]()
    write(figures)
    return 0 if show(figures, console) else 1


if __name__ == "__main__":
    sys.exit(main())
