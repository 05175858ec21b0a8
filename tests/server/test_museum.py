"""The museum: what earlier versions left is opened, shown, played on and exported by this one."""

import io
import json
import lzma
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import ROOT, Browser, Json, Server, Wire
from itsdangerous import TimestampSigner
from sqlalchemy import MetaData, create_engine, func, select, update

import bourgade
from bourgade.client import Client, Refused

MUSEUM = ROOT / "tests" / "museum"
ROOMS = sorted(path.name for path in MUSEUM.iterdir() if path.is_dir())
TIMES = {"created", "seen", "at", "turn_since", "due", "updated", "until"}


class Opened:
    """A copy of a room, opened by today's server; or by one that calls its rules others."""

    def __init__(self, server: Server, kept: Json, secret: str, raised: bool) -> None:
        self.server = server
        self.raised = raised
        self.people: dict[str, Json] = {person["name"]: person for person in kept["people"]}
        self.matches: list[Json] = kept["matches"]
        self.secret = secret

    def client(self, name: str) -> Client:
        return Client(self.server.url, self.people[name]["token"])

    def running(self) -> list[Json]:
        return [row for row in self.matches if row["status"] == "playing"]


def wake(url: str) -> None:
    """Moves all times so that the last move was just now: clocks stand as they were left."""
    engine = create_engine(url)
    metadata = MetaData()
    metadata.reflect(engine)
    with engine.begin() as connection:
        last = connection.execute(select(func.max(metadata.tables["log"].c.at))).scalar_one()
        passed = int(time.time() * 1000) - last
        for table in metadata.tables.values():
            moved = {c.name: c + passed for c in table.columns if c.name in TIMES}
            if moved:
                connection.execute(update(table).values(moved))
    engine.dispose()


def restore(address: str, dump: Path) -> None:
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(lzma.decompress(dump.read_bytes()).decode())  # type: ignore[arg-type]


@pytest.fixture(scope="module", params=["sqlite", "postgresql", "raised rules"])
def opened(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, version: str
) -> Iterator[Opened]:
    room, folder = MUSEUM / version, tmp_path_factory.mktemp("museum")
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(_read(room, "folder.tar.xz")))) as packed:
        packed.extractall(folder, filter="data")
    secret = (folder / "secret").read_text().split()[-1]
    options, env = ["--analysis-iterations", "8"], {}
    if request.param != "postgresql":
        wake(f"sqlite:///{folder / 'bourgade.db'}")
    else:
        address = request.getfixturevalue("postgres").database()
        restore(address, room / "postgresql.sql.xz")
        wake(address.replace("postgresql://", "postgresql+psycopg://", 1))
        options += ["--database-url", address]
        env["BOURGADE_SECRET"] = secret
    server = Server(folder, *options, **env)
    raised = request.param == "raised rules"
    if raised:
        server.env["BOURGADE_PLUGINS"] = "failing_bots,raised_rules"
    kept = json.loads(_read(room, "expected.json"))
    yield Opened(server.start(), kept, secret, raised)
    server.stop()


@pytest.fixture(scope="module", params=ROOMS)
def version(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def _read(room: Path, name: str) -> bytes:
    return (room / name).read_bytes()


def test_everybody_is_known_again(opened: Opened) -> None:
    signer = TimestampSigner(opened.secret, salt="bourgade.session")
    for person in opened.people.values():
        assert opened.client(person["name"]).request("GET", "/api/me")["id"] == person["id"]
        with pytest.raises(Refused):
            Client(opened.server.url, person["revoked"]).request("GET", "/api/me")
        browser = Browser(opened.server)
        browser.cookie = f"bourgade={signer.sign(person['session']).decode()}"
        assert browser.send("GET", "/api/me")[1]["preferences"] == person["preferences"]
        if person["login"] is not None:
            other = Browser(opened.server)
            body = {"login": person["login"], "password": person["password"]}
            status, me = other.send("POST", "/api/login", body)
            assert status == 200 and me["id"] == person["id"] and me["kind"] == "account"


def test_what_is_over_shows_its_result_replays_and_verifies(opened: Opened) -> None:
    dora = opened.client("Dora")  # anybody may
    for row in opened.matches:
        if row["status"] == "playing":
            continue
        shown = dora.request("GET", f"/api/matches/{row['match']}")
        for name in ("game", "status", "head", "options", "scores", "result"):
            assert shown[name] == row[name], (row["what"], name)
        assert [player["name"] for player in shown["players"]] == row["players"]
        assert len(shown["log"]) == row["head"]
        record = json.dumps(dora.record(row["match"]))
        assert bourgade.replay(record).state.scores() == row["scores"]
        points = dora.request("GET", f"/api/matches/{row['match']}/chart")["points"]
        assert points[-1]["scores"] == row["scores"]
        if row["status"] == "over":
            assert dora.request("GET", f"/api/matches/{row['match']}/verify")["ok"] is True


def test_what_runs_is_played_on(opened: Opened) -> None:
    for row in opened.running():
        with Wire(opened.client(row["people"][0]), row["match"]) as wire:
            if opened.raised:  # it is played again, and goes on
                wire.until_head(row["head"] + 1)
                assert "carried" in [entry["kind"] for entry in wire.snapshot["log"]]
            shown = wire.snapshot
            assert shown["game"] == row["game"] and shown["options"] == row["options"]
            assert [player["name"] for player in shown["players"]] == row["players"]
            if row["what"] == "running: a bot is to move":
                wire.until_head(row["head"] + 1)
                continue
            assert shown["to_move"] == row["to_move"], row["what"]
            for name in row["people"]:
                with Wire(opened.client(name), row["match"]) as seat:
                    if seat.my_turn():
                        assert seat.act_any()["type"] == "done", row["what"]
                        break
            else:
                raise AssertionError(f"nobody is to move: {row}")


def test_lists_talk_and_analyses_are_there(opened: Opened) -> None:
    ada = opened.client("Ada")
    mine = {info["match"] for info in ada.request("GET", "/api/my/games")["matches"]}
    assert {row["match"] for row in opened.matches if "Ada" in row["people"]} <= mine
    waiting = ada.request("GET", "/api/tables")["tables"]
    assert len(waiting) == 1 and waiting[0]["owner"] == "Cléo"
    talked = next(row for row in opened.matches if "talk" in row["what"])
    with Wire(ada, talked["match"]) as wire:
        said = wire.until(lambda m: m["type"] == "chat")
        assert [line["text"] for line in said["lines"]] == ["Bonjour ! À toi ?", "Good luck 🍀"]
    found = [
        ada.request("GET", f"/api/matches/{row['match']}/analysis")
        for row in opened.matches
        if row["what"] == "over: by the rules"
    ]
    assert found[-1]["status"] == "done" and found[-1]["decisions"]
    assert found[0]["status"] in ("running", "done")


@pytest.mark.parametrize("file", sorted(MUSEUM.glob("*/records/*.json")), ids=lambda f: f.stem)
def test_old_records_replay(file: Path) -> None:
    match = bourgade.replay(file.read_bytes())
    if match.record.result is not None:
        assert bourgade.verify(file.read_bytes()) > 20
