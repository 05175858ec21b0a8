"""Fills a museum room: the data folder of a small community, as this version writes it.

    python tools/make_museum.py [--version 0.1.0] [--only castle]

A real server is driven over its real protocol: every game is played, left, conceded, continued and
imported in several ways, by people with accounts, guests and bots. What is kept in
tests/museum/<version>/ is opened by every later version (tests/server/test_museum.py). Choices are
seeded; dice, keys and times are the server's own.
"""

import argparse
import contextlib
import io
import json
import lzma
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, func, insert, select, text

import bourgade
from bourgade.client import Client
from bourgade.server.store.engine import migrate
from bourgade.server.store.schema import metadata
from bourgade.version import __version__

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path.insert(0, str(TESTS / "server"))

from harness import Browser, Json, Server, Wire  # noqa: E402
from services import Postgres  # noqa: E402

DAY, HOUR = 86_400, 3_600
PEOPLE = {  # account names and passwords; these doors open nothing but the museum
    "Ada": ("ada", "museum-ada-1"),
    "Cléo": ("cléo martin", "museum-cléo-2"),
    "Bo": None,
    "Dora": None,
}
PREFERENCES = {"confirm-turn": False, "sounds": True, "theme": "evening", "burgundy-zoom": 3}


class Person:
    """Somebody with a browser and a program."""

    def __init__(self, server: Server, name: str, language: str) -> None:
        self.name = name
        self.browser = Browser(server)
        self.id = self.ask("POST", "/api/guests", {"name": name, "language": language})["id"]
        account = PEOPLE[name]
        if account is not None:
            self.ask("POST", "/api/accounts", {"login": account[0], "password": account[1]})
        self.ask("PATCH", "/api/me", {"preferences": PREFERENCES if account else {}})
        self.token = self.ask("POST", "/api/tokens", {"label": f"{name}'s program"})["token"]
        revoked = self.ask("POST", "/api/tokens", {"label": "lost"})
        self.ask("DELETE", f"/api/sessions/{revoked['id']}")
        self.revoked = revoked["token"]
        self.client = Client(server.url, self.token)

    def ask(self, method: str, path: str, body: object = None) -> Json:
        status, answer = self.browser.send(method, path, body)
        assert status == 200, (method, path, answer)
        return answer

    def kept(self) -> Json:
        """What a test must know to be this person again."""
        cookie = self.browser.cookie.partition("=")[2]
        account = PEOPLE[self.name]
        return {
            "name": self.name,
            "id": self.id,
            "login": account[0] if account else None,
            "password": account[1] if account else None,
            "preferences": PREFERENCES if account else {},
            "token": self.token,
            "revoked": self.revoked,
            "session": cookie.rsplit(".", 2)[0],
        }


class Life:
    """All that happens in one house."""

    def __init__(self, server: Server) -> None:
        self.server = server
        languages = {"Ada": "fr", "Cléo": "de", "Bo": "en", "Dora": "fr"}
        self.people = {name: Person(server, name, languages[name]) for name in PEOPLE}
        self.matches: dict[str, Json] = {}

    def client(self, name: str) -> Client:
        return self.people[name].client

    def note(self, what: str, match: str, *people: str) -> str:
        self.matches[match] = {"what": what, "people": list(people)}
        return match

    def table(self, game: str, variant: Json, *others: str, **more: Any) -> str:
        """Ada opens a table for herself and these; bots and neighbours by "bot:…", "here:…"."""
        seats: list[str | Json] = ["me"]
        come = [name for name in others if ":" not in name]
        seats += [name if ":" in name else "open" for name in others]
        body = {"options": variant["options"], "start": True, **more}
        table = self.client("Ada").open_table(game, seats, **body)
        for name in come:
            table = self.client(name).join(table["id"])
        return str(table["match"])

    @contextlib.contextmanager
    def seated(self, match: str, *people: str) -> Iterator[list[Wire]]:
        with contextlib.ExitStack() as stack:
            yield [stack.enter_context(Wire(self.client(name), match)) for name in people]

    def play(self, match: str, people: tuple[str, ...], seed: str, actions: int = 100_000) -> None:
        """The people play what comes to their mind; now and then one takes an action back."""
        mind = random.Random(seed)
        with self.seated(match, *people) as wires:
            for _ in range(actions):
                wire = self.mover(wires)
                if wire is None:
                    return
                if wire.snapshot["can_undo"] and mind.random() < 0.06:
                    answer = wire.ask(type="undo", head=wire.snapshot["head"])
                    wire.until_head(answer["head"])
                    if mind.random() < 0.5:
                        answer = wire.ask(type="redo", head=wire.snapshot["head"])
                        wire.until_head(answer["head"])
                    continue
                answer = wire.act_any(mind.randrange(1000))
                assert answer["type"] in ("done", "stale"), answer

    def mover(self, wires: list[Wire]) -> Wire | None:
        """Who is to move, once all have seen the newest position; None when it is over."""
        while True:
            head = max(wire.snapshot["head"] for wire in wires)
            for wire in wires:
                wire.until_head(head)
            if wires[0].snapshot["status"] != "playing":
                return None
            for wire in wires:
                if wire.my_turn():
                    return wire
            wires[0].until_head(head + 1)  # a bot moves


def variants(game: str) -> list[Json]:
    """The usual game, then the mixtures of options that the other tests know."""
    least = bourgade.game(game).min_players
    mixtures = json.loads((TESTS / "games" / game / "variants.json").read_text())
    return [{"players": least, "options": {}}, *mixtures]


def visit(life: Life, game: str) -> None:
    """Everything that can become of a game of this title."""
    mixed = variants(game)
    many = bourgade.game(game).max_players > 2
    two = mixed[0]
    print(game, end=" ", flush=True)

    match = life.table(game, two, "Bo", clock={"kind": "slow", "seconds": 2 * DAY}, public=True)
    life.note("running: two people, days for a turn, talk", match, "Ada", "Bo")
    with life.seated(match, "Ada", "Bo", "Dora") as (ada, bo, dora):
        ada.send(type="chat", match=match, text="Bonjour ! À toi ?")
        bo.send(type="chat", match=match, text="Good luck 🍀")
        dora.send(type="chat", match=match, text="I only watch.")
        dora.until(lambda m: m["type"] == "chat")
    life.play(match, ("Ada", "Bo"), f"{game} slow", 40)

    variant = mixed[-1]
    guests = ["Cléo", "Bo", "here:Émile"][: variant["players"] - 1]
    clock = {"kind": "live", "seconds": HOUR, "increment": 20}
    match = life.table(game, variant, *guests, clock=clock)
    people = ("Ada", *(name for name in guests if ":" not in name))
    life.note("running: people and a neighbour, live clock", match, *people)
    life.play(match, people, f"{game} live", 60)

    match = life.table(game, two, "bot:greedy")
    life.note("running: against a bot, with a hint", match, "Ada")
    with life.seated(match, "Ada") as wires:
        wire = life.mover(wires)
        while wire is not None and len(wire.snapshot["legal"]) == 1:
            wire.act_any()
            wire = life.mover(wires)
        body = {"head": wires[0].snapshot["head"]}
        life.client("Ada").request("POST", f"/api/matches/{match}/hint", body)
    life.play(match, ("Ada",), f"{game} bot", 25)

    for number, variant in enumerate(mixed[2:-1]):
        neighbours = [f"here:N{seat}" for seat in range(1, variant["players"])]
        match = life.table(game, variant, *neighbours)
        life.note("running: other options, neighbours at one screen", match, "Ada")
        life.play(match, ("Ada",), f"{game} options {number}", 30)

    finished = finish(life, game, mixed[1] if many else mixed[-1])
    concede(life, game, two)
    if many:
        match = life.table(game, {"options": {}}, "Bo", "Cléo")
        life.note("running: three, one conceded, a bot plays on", match, "Ada", "Cléo")
        life.play(match, ("Ada", "Bo", "Cléo"), f"{game} three", 15)
        with life.seated(match, "Bo") as (bo,):
            assert bo.ask(type="resign")["type"] == "done"
        life.play(match, ("Ada", "Cléo"), f"{game} three more", 10)
    too_late(life, game, two)
    go_on(life, game, finished)


def finish(life: Life, game: str, variant: Json) -> str:
    """A game to its end, its record brought back by a guest."""
    seats = ["here:Berthe", "bot:steady", "here:Dédé"][: variant["players"] - 1]
    match = life.table(game, variant, *seats)
    life.note("over: by the rules", match, "Ada")
    life.play(match, ("Ada",), f"{game} over")
    bring(life, "over: imported", life.client("Ada").record(match), "Bo")
    return match


def bring(life: Life, what: str, record: Json, person: str) -> None:
    answer = life.client(person).request("POST", "/api/records", record)
    life.note(what, answer["match"], person)


def concede(life: Life, game: str, variant: Json) -> None:
    match = life.table(game, variant, "Bo", help={"hints": True, "analysis": False})
    life.note("over: conceded, a rematch waits", match, "Ada", "Bo")
    life.play(match, ("Ada", "Bo"), f"{game} conceded", 20)
    with life.seated(match, "Bo") as (bo,):
        assert bo.ask(type="resign")["type"] == "done"
    life.client("Ada").request("POST", f"/api/matches/{match}/rematch", {})
    lost = life.table(game, variant, "Bo", clock={"kind": "live", "seconds": 2}, out_of_time="lose")
    life.note("over: lost by time", lost, "Ada", "Bo")
    with life.seated(lost, "Ada") as (ada,):
        ada.until(lambda m: m["type"] == "snapshot" and m["status"] == "over")


def too_late(life: Life, game: str, variant: Json) -> None:
    """Whoever begins sleeps: a bot takes the seat over. The other has time again and again."""
    clock = {"kind": "live", "seconds": 5, "increment": HOUR}
    match = life.table(game, variant, "Cléo", clock=clock)
    people = ("Ada", "Cléo")
    with life.seated(match, *people) as wires:
        sleeper = wires[0].snapshot["to_move"]
        wires[0].until(lambda m: m["type"] == "snapshot" and m["players"][sleeper]["kind"] == "bot")
    awake = people[1 - sleeper]
    life.note("running: a bot took a seat over", match, awake)
    life.play(match, (awake,), f"{game} late", 10)


def go_on(life: Life, game: str, finished: str) -> None:
    """From the middle of a finished game on; and an unfinished record, brought back."""
    client = life.client("Ada")
    shown = client.request("GET", f"/api/matches/{finished}")
    half = client.request("GET", f"/api/matches/{finished}/chart")["points"]
    at = half[len(half) // 2]["seq"]
    seats: list[Json] = [{"kind": "me"}]
    seats += [{"kind": "here", "name": f"N{n}"} for n in range(1, len(shown["players"]))]
    body = {"at": at, "seats": seats}
    match = client.request("POST", f"/api/matches/{finished}/continue", body)["match"]
    life.note("running: continued from the middle of another", match, "Ada")
    life.play(match, ("Ada",), f"{game} on", 10)
    bring(life, "archived: an unfinished record, imported", client.record(match), "Bo")


def leave_to_bots(life: Life, games: list[str]) -> None:
    """With bots that dawdle: each game stops where a bot is to move."""
    for game in games:
        match = life.table(game, variants(game)[0], "bot:steady")
        life.note("running: a bot is to move", match, "Ada")
        with life.seated(match, "Ada") as (wire,):
            while wire.my_turn():
                wire.act_on()


def around(life: Life, games: list[str]) -> None:
    """A public table that waits, a closed one, analyses done and to be done."""
    client = life.client("Cléo")
    client.open_table(games[0], ["me", "open"], public=True)
    closed = client.open_table(games[-1], ["me", "invited"])
    client.request("DELETE", f"/api/tables/{closed['id']}")
    over = [match for match, kept in life.matches.items() if kept["what"] == "over: by the rules"]
    assert life.client("Ada").analysis(over[-1], wait=300)["status"] == "done"
    for match in over[:1]:
        life.client("Ada").request("POST", f"/api/matches/{match}/analysis", {})


def kept_matches(life: Life) -> list[Json]:
    """What every later version must show of each match."""
    rows = []
    for match, kept in life.matches.items():
        client = life.client(kept["people"][0])
        shown = client.request("GET", f"/api/matches/{match}")
        row = {"match": match, **kept}
        names = ("game", "status", "head", "to_move", "me", "options", "scores", "result")
        row.update({name: shown[name] for name in names})
        row["players"] = [player["name"] for player in shown["players"]]
        rows.append(row)
    return rows


def records_to(folder: Path, life: Life, rows: list[Json]) -> None:
    for row in rows:
        if row["status"] != "playing" and "imported" not in row["what"]:
            name = re.sub("[^a-z]+", "-", row["what"].lower()).strip("-")
            record = life.client("Ada").record(row["match"])
            text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
            (folder / f"{row['game']}-{name}.json").write_text(text + "\n", encoding="utf-8")


def folder_to(file: Path, data: Path) -> Path:
    """The data folder as an archive: the database in one piece, and the key of the cookies."""
    whole = data / "whole.db"
    with contextlib.closing(sqlite3.connect(data / "bourgade.db")) as connection:
        connection.execute("VACUUM INTO ?", (str(whole),))
    with lzma.open(file, "wb", preset=9) as out, tarfile.open(fileobj=out, mode="w") as archive:
        for name, source in (("bourgade.db", whole), ("secret", data / "secret")):
            entry = tarfile.TarInfo(name)
            content = source.read_bytes()
            entry.size, entry.mode = len(content), 0o600
            archive.addfile(entry, io.BytesIO(content))
    return whole


def dump_to(file: Path, whole: Path, folder: Path) -> None:
    """The same content in PostgreSQL, dumped as plain SQL that any client can read in."""
    postgres = Postgres(folder)
    postgres.start()
    try:
        address = postgres.database()
        url = address.replace("postgresql://", "postgresql+psycopg://", 1)
        migrate(url)
        source, target = create_engine(f"sqlite:///{whole}"), create_engine(url)
        with source.connect() as old, target.begin() as new:
            for table in metadata.sorted_tables:
                content = [dict(row._mapping) for row in old.execute(select(table))]
                if content:
                    new.execute(insert(table), content)
            last = new.execute(select(func.max(metadata.tables["chat"].c.id))).scalar()
            new.execute(text("SELECT setval('chat_id_seq', :last)"), {"last": last})
        target.dispose()
        wishes = ("--inserts", "--rows-per-insert=200", "--no-owner", "--no-privileges")
        dump = subprocess.run(
            [str(postgres.bin / "pg_dump"), *wishes, address], check=True, capture_output=True
        ).stdout
    finally:
        postgres.stop()
    # Lines for psql alone, that older ones do not know either.
    dump = re.sub(rb"(?m)^\\(un)?restrict .*\n", b"", dump)
    file.write_bytes(lzma.compress(dump, preset=9))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--version", default=__version__, help="name of the room")
    parser.add_argument("--only", action="append", choices=bourgade.games(), help="these games")
    args = parser.parse_args()
    games = args.only or bourgade.games()
    room = TESTS / "museum" / args.version
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        thinking = ("--hint-iterations", "20", "--analysis-iterations", "8")
        server = Server(folder, *thinking)
        del server.env["BOURGADE_PLUGINS"]
        server.env["PYTHONPATH"] = os.environ.get("PYTHONPATH", "")
        server.start()
        try:
            life = Life(server)
            for game in games:
                visit(life, game)
            around(life, games)
            server.stop()
            server.options = (*thinking, "--bot-delay", str(HOUR * 1000))
            server.start()
            leave_to_bots(life, games)
            rows = kept_matches(life)
            shutil.rmtree(room, ignore_errors=True)
            (room / "records").mkdir(parents=True)
            records_to(room / "records", life, rows)
        finally:
            server.kill()
        whole = folder_to(room / "folder.tar.xz", folder)
        (folder / "postgres").mkdir()
        dump_to(room / "postgresql.sql.xz", whole, folder / "postgres")
        kept = {
            "version": args.version,
            "people": [person.kept() for person in life.people.values()],
            "matches": rows,
        }
        text = json.dumps(kept, ensure_ascii=False, indent=1)
        (room / "expected.json").write_text(text + "\n", encoding="utf-8")
    print(f"\n{len(rows)} matches in {time.monotonic() - begun:.0f} s: {room}")


if __name__ == "__main__":
    main()
