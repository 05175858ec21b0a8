"""What one guest within every limit can do to the house: memory taken, and how long others wait.

    python bench/hostile_guest.py [--only since,rooms,…]

Each case starts a server of its own with its usual limits (a folder that is thrown away, loopback
alone), lets one guest do the same thing again and again, bounded in count and time, and measures
from the outside: the resident memory of the server, or how long an honest guest waits before and
meanwhile. Prints a table with what is demanded; status 1 if a demand is missed. What is refused is
part of the figure.
"""

import argparse
import contextlib
import json
import logging
import random
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from rich.console import Console

import bourgade
from bourgade.client import Client, Refused
from bourgade.core.errors import BourgadeError

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "server")]

from bench.server import Figure, resident, show  # noqa: E402
from harness import Json, Server, Wire  # noqa: E402

Figures = list[Figure]
GROWTH_MB = 50.0  # at most, by whatever one guest does
SLOWER = 1.5  # times as long as alone, at most
ENTRIES = 9_900
LONGEST = 60.0  # seconds that a bot is waited for
LOOKS = 200
ELSEWHERE = "127.0.0.2"  # where there is only 127.0.0.1, the honest guest cannot come in
# A hint about as long as the compiled engine thinks it.
OPTIONS = ["--bot-deadline=60", "--bot-delay=400", "--hint-think=1.5", "--analysis-iterations=8"]
IMPORTS = 18
TABLES = 58
EXPERTS: list[str | Json] = ["bot:expert"] * 4


@contextlib.contextmanager
def coming_from(address: str) -> Iterator[None]:
    """Requests leave from this address: whoever comes in then is of another house."""
    usual = socket.create_connection

    def create(to: Any, timeout: Any = None, *_: Any) -> socket.socket:
        return usual(to, timeout, (address, 0))

    with mock.patch.object(socket, "create_connection", create):
        yield


class House:
    """A server, an honest guest and a hostile one, and what the latter was refused."""

    def __init__(self, server: Server) -> None:
        self.server = server
        with coming_from(ELSEWHERE):
            self.honest = server.guest("Ada")
        self.hostile = server.guest("Eve")
        self.refused: Counter[str] = Counter()
        self.done = 0

    def memory(self) -> float:
        assert self.server.process is not None
        return float(resident(self.server.process.pid) / 1024)

    def attempt(self, work: Callable[[], Any]) -> Any:
        """What the hostile guest tries; a refusal is counted."""
        try:
            result = work()
        except Refused as refused:
            self.refused[refused.reason.get("key", "?")] += 1
            return None
        except (OSError, BourgadeError):
            self.refused["connection"] += 1
            return None
        self.done += 1
        return result

    def story(self) -> str:
        words = [f"{count} × {key}" for key, count in self.refused.most_common()]
        return f"{self.done} done; refused: {', '.join(words) or 'nothing'}"


class Growth:
    """The most memory the server has beyond what it had at first."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._first = house.memory()
        self.most = 0.0

    def look(self) -> None:
        self.most = max(self.most, self._house.memory() - self._first)

    def figure(self, what: str) -> Figure:
        self.look()
        return Figure(f"{what}: memory grows by", self.most, "MB", most=GROWTH_MB)


def long_record(seed: int) -> bytes:
    """A record as long as may be imported: the same step, taken back again and again."""
    rng = random.Random(seed)
    match = bourgade.start("burgundy", players=2, seed=seed)
    while match.head < ENTRIES:
        if match.can_undo():
            match.undo()
        else:
            match.play(rng.choice(match.state.legal_actions()))
    text: str = match.record.to_json()
    return text.encode()


def import_long(house: House, seed: int) -> str | None:
    record = long_record(seed)
    imported = house.attempt(
        lambda: house.hostile.request("POST", "/api/records", json.loads(record))
    )
    return imported["match"] if imported else None


def import_many(house: House, count: int) -> list[str]:
    found = (import_long(house, seed) for seed in range(count))
    return [match for match in found if match is not None]


# Memory


def since(house: House) -> Figures:
    """Asks for the same long match again and again, each time from another entry on."""
    match = import_long(house, 1)
    assert match is not None
    growth = Growth(house)
    for first in (20_000, 0):  # beyond the end, then within
        with Wire(house.hostile, match) as wire:
            for number in range(LOOKS // 2):
                wire.send(type="hello", match=match, since=first + number)
                wire.until(lambda m: m["type"] in ("snapshot", "refused"))
                time.sleep(0.1)
                growth.look()
    return [growth.figure(f"{LOOKS} looks at a long match")]


def rooms(house: House) -> Figures:
    """Looks at long matches once, and leaves."""
    growth = Growth(house)
    for match in import_many(house, IMPORTS):
        with Wire(house.hostile, match):
            growth.look()
    return [growth.figure(f"{IMPORTS} long matches looked at and left")]


def watching(house: House) -> Figures:
    """Watches long matches with as many sockets as a person may have, and reads nothing more."""
    matches = import_many(house, 8)
    growth = Growth(house)
    wires: list[Wire] = []
    for _ in range(40):
        wire = house.attempt(lambda: Wire(house.hostile))
        if wire is not None:
            wires.append(wire)
            for match in matches:
                wire.send(type="hello", match=match)
        growth.look()
    for _ in range(10):
        time.sleep(0.5)
        growth.look()
    for wire in wires:  # a polite farewell would read first
        wire.socket.socket.close()
    return [growth.figure("40 sockets watch 8 long matches and read nothing")]


def preferences(house: House) -> Figures:
    growth = Growth(house)
    for number in range(60):
        body = {"preferences": {f"key {number}": "x" * 60_000}}
        house.attempt(lambda: house.hostile.request("PATCH", "/api/me", body))  # noqa: B023
        growth.look()
    kept = len(json.dumps(house.hostile.request("GET", "/api/me")["preferences"])) / 1024
    return [growth.figure("60 preferences"), Figure("preferences kept", kept, "KB", most=64)]


def replays(house: House) -> Figures:
    """Has long matches replayed, many at once."""
    matches = import_many(house, 4)
    growth = Growth(house)

    def ask(number: int) -> None:
        path = f"/api/matches/{matches[number % 4]}/verify"
        house.attempt(lambda: house.hostile.request("GET", path))

    with many(40, ask):
        while threading.active_count() > 2:
            growth.look()
            time.sleep(0.05)
    return [growth.figure("40 long replays at once")]


def chat(house: House) -> Figures:
    match = house.hostile.open_table("burgundy", ["me", "here:Bo"])["match"]
    said = 0
    with contextlib.ExitStack() as stack:
        wires = [stack.enter_context(Wire(house.hostile)) for _ in range(20)]
        watcher = stack.enter_context(Wire(house.honest, house_table(house)))
        end = time.monotonic() + 20
        while time.monotonic() < end:
            for wire in wires:
                wire.send(type="chat", match=match, text="hello")
            time.sleep(1.0)
        watcher.send(type="ping", at=1)
        watcher.until(lambda m: m["type"] == "pong")
        reader = stack.enter_context(Wire(house.hostile))
        reader.send(type="hello", match=match)
        reader.until(lambda m: m["type"] == "chat")
        said = max(line["id"] for line in reader.seen[-1]["lines"])
    return [Figure("lines of chat in 20 s from 20 sockets of one guest", said, "", most=41)]


def house_table(house: House) -> str:
    opened = house.honest.open_table("burgundy", ["me", "here:Bo"])
    return str(opened["match"])


# How long others wait


def open_as(house: House, who: Client, seats: list[str | Json], public: bool = False) -> None:
    house.attempt(lambda: who.open_table("burgundy", seats, public=public))


def bot_turns(wire: Wire, count: int) -> list[float]:
    """Seconds from the end of a person's turn to the bot's first action, so many times."""
    waits: list[float] = []
    begun = 0.0
    while len(waits) < count and wire.snapshot["status"] == "playing":
        if wire.my_turn():
            legal = [choice["notation"] for choice in wire.snapshot["legal"]]
            wire.act(legal[-1])
            begun = time.monotonic()
        else:
            try:
                wire.until_head(wire.snapshot["head"] + 1, timeout=LONGEST)
            except TimeoutError:
                return [*waits, LONGEST]
            if begun:
                waits.append(time.monotonic() - begun)
            begun = 0.0
    return waits


def slower(what: str, alone: list[float], meanwhile: list[float]) -> Figures:
    before, after = statistics.median(alone), statistics.median(meanwhile)
    return [
        Figure(f"{what}: alone", before * 1000, "ms"),
        Figure(f"{what}: meanwhile", after * 1000, "ms"),
        Figure(f"{what}: worst", max(meanwhile) * 1000, "ms"),
        Figure(f"{what}: so many times as long", after / before, "", most=SLOWER),
    ]


def tables(house: House) -> Figures:
    """Opens tables of four experts, as many as a minute allows; then the server starts again."""
    match = house.honest.open_table("burgundy", ["me", "bot:gentle"])["match"]
    with Wire(house.honest, match) as wire:
        bot_turns(wire, 2)
        alone = bot_turns(wire, 8)
        for _ in range(TABLES):
            open_as(house, house.hostile, EXPERTS)
        time.sleep(3)
        figures = slower("an honest bot", alone, bot_turns(wire, 8))
    house.server.stop()
    house.server.start()
    with Wire(house.honest, match) as wire:
        bot_turns(wire, 1)
        figures += slower("the same after a restart", alone, bot_turns(wire, 8))[1:]
    return figures


def hints(house: House) -> Figures:
    """Eight guests ask for hints without a pause."""

    def table(client: Client) -> str:
        return str(client.open_table("burgundy", ["me", "bot:gentle"])["match"])

    def ask(client: Client, wire: Wire) -> float:
        begun = time.monotonic()
        path, body = f"/api/matches/{wire.match}/hint", {"head": wire.snapshot["head"]}
        client.request("POST", path, body)
        return time.monotonic() - begun

    def fresh_decision(wire: Wire, head: int = -1) -> None:
        """Plays on until there is something to choose, after the hint at `head`."""
        wire.until_head(head + 1)
        moved = head < 0
        while not (moved and wire.my_turn() and len(wire.snapshot["legal"]) > 1):
            if wire.my_turn():
                wire.act_any(0)
                moved = True
            else:
                wire.until(lambda m: m["type"] == "snapshot")

    def next_hint(wire: Wire) -> float:
        fresh_decision(wire, wire.snapshot["head"])
        return ask(house.honest, wire)

    with Wire(house.honest, table(house.honest)) as wire:
        fresh_decision(wire)
        ask(house.honest, wire)
        alone = [next_hint(wire) for _ in range(3)]
        guests = [house.server.guest(f"G{number}") for number in range(8)]
        ended = threading.Event()

        def keep_asking(number: int) -> None:
            with Wire(guests[number], table(guests[number])) as own:
                fresh_decision(own)
                while not ended.is_set():
                    head = own.snapshot["head"]
                    if house.attempt(lambda: ask(guests[number], own)) is None:
                        time.sleep(0.5)  # refused: look where the match is by now
                        own.send(type="hello", match=own.match)
                        own.until(lambda m: m["type"] == "snapshot")
                        head = -1
                    fresh_decision(own, head)

        with many(8, keep_asking):
            time.sleep(2)
            try:
                meanwhile = [next_hint(wire) for _ in range(4)]
            finally:
                ended.set()
    return slower("an honest hint, eight others asking", alone, meanwhile)


def finished(client: Client, seed: int) -> bytes:
    rng = random.Random(seed)
    match = bourgade.start("burgundy", players=2, seed=seed)
    while not match.state.is_terminal():
        match.play(rng.choice(match.state.legal_actions()))
    return str(match.record.to_json()).encode()


def analyses(house: House) -> Figures:
    """Imports finished games and has each analysed; then an honest guest asks for one."""

    def ask(client: Client, seed: int) -> str:
        record = json.loads(finished(client, seed))
        match = str(client.request("POST", "/api/records", record)["match"])
        client.request("POST", f"/api/matches/{match}/analysis")
        return match

    for seed in range(18):
        house.attempt(lambda: ask(house.hostile, seed))  # noqa: B023
    begun = time.monotonic()
    match = ask(house.honest, 100)
    while time.monotonic() - begun < 120:
        found = house.honest.request("GET", f"/api/matches/{match}/analysis")
        if found["done"] > 0:
            break
        time.sleep(0.5)
    waited = time.monotonic() - begun
    return [Figure("an honest analysis begins after", waited, "s", most=45)]


def lobby(house: House) -> Figures:
    """Three guests open public tables and public games of bots."""
    guests = [house.hostile, house.server.guest("Mal"), house.server.guest("Zed")]
    table = house.honest.open_table("burgundy", ["me", "open"], public=True)["id"]
    match = house.honest.open_table("burgundy", ["me", "bot:random"], public=True)["match"]
    for number in range(56):
        open_as(house, guests[number % 3], ["me", "open" if number % 2 else "bot:random"], True)
    watcher = house.server.guest("Zoe")
    listed = [one["id"] for one in watcher.request("GET", "/api/tables")["tables"]]
    running = [one["match"] for one in watcher.request("GET", "/api/matches")["matches"]]
    places = [
        float(ids.index(own) + 1) if own in ids else 99.0
        for own, ids in ((table, listed), (match, running))
    ]
    what = "an honest {} among the public ones: place"
    return [
        Figure(what.format("table"), places[0], "", most=9),
        Figure(what.format("match"), places[1], "", most=9),
    ]


def charts(house: House) -> Figures:
    """Six readers have the chart of a long match made, without a pause."""
    match = import_long(house, 1)
    path = f"/api/matches/{match}/chart"
    ended = threading.Event()

    def read(_: int) -> None:
        while not ended.is_set():
            if house.attempt(lambda: house.hostile.request("GET", path)) is None:
                time.sleep(0.2)

    with Wire(house.honest, house_table(house)) as wire:
        moves(wire, 20)
        alone = moves(wire, 60)
        with many(6, read):
            time.sleep(1)
            meanwhile = moves(wire, 60)
            ended.set()
    return slower("an honest move, six readers of charts", alone, meanwhile)[:3]


def moves(wire: Wire, count: int) -> list[float]:
    waits = []
    for _ in range(count):
        begun = time.monotonic()
        wire.act_any()
        waits.append(time.monotonic() - begun)
        time.sleep(0.1)
    return waits


@contextlib.contextmanager
def many(count: int, work: Callable[[int], None]) -> Iterator[None]:
    threads = [threading.Thread(target=work, args=(n,), daemon=True) for n in range(count)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for thread in threads:
            thread.join(120)


CASES: dict[str, Callable[[House], Figures]] = {
    work.__name__: work
    for work in (
        *(since, rooms, watching, preferences, replays, chat),
        *(tables, hints, analyses, lobby, charts),
    )
}


def main() -> int:
    words = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=words)
    parser.add_argument("--only", default=",".join(CASES), help="cases, separated by commas")
    wishes = parser.parse_args()
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    console = Console(width=110)
    figures: Figures = []
    for name in wishes.only.split(","):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), *OPTIONS, generous=False).start()
            try:
                house = House(server)
                found = CASES[name](house)
            finally:
                server.stop()
        console.print(f"{name}: {house.story()}")
        for figure in found:
            console.print(f"  {figure.what} {figure.value:,.1f} {figure.unit}")
        figures += found
    return 0 if show(figures, console) else 1


if __name__ == "__main__":
    sys.exit(main())
