"""Several workers on PostgreSQL: races, hints, a worker that dies."""

import argparse
import contextlib
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from harness import SECRET, Browser, Server, Wire, play_on
from services import Postgres, Redis

from bourgade.client import Client, Refused
from bourgade.server.main import add_arguments, settings_of

Pair = tuple[Server, Server]


def pair(tmp_path: Path, database: str, bus: str) -> Pair:
    """Two servers, each its own process, on one database and one bus."""
    options = ("--database-url", database, "--bus", bus)
    servers = [Server(tmp_path, *options, BOURGADE_SECRET=SECRET) for _ in range(2)]
    for server in servers:
        server.start()
    return servers[0], servers[1]


@pytest.fixture(scope="module", params=["redis", "pg"])
def workers(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    postgres: Postgres,
    redis: Redis,
) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("workers")
    both = pair(folder, postgres.database(), redis.url if request.param == "redis" else "pg")
    yield both
    for server in both:
        server.stop()


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Does several things at the same moment, and returns what came of each."""
    barrier = threading.Barrier(len(works))

    def work(which: Callable[[], Any]) -> Any:
        barrier.wait()
        return which()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(work, works))


def sit(person: Client, table: str) -> str:
    try:
        person.join(table, 1)
    except Refused as refused:
        return str(refused)
    return "seated"


def at(client: Client, server: Server) -> Client:
    """The same person, at the other worker."""
    return Client(server.url, client.token)


def test_players_at_different_workers_play_to_the_end(workers: Pair) -> None:
    one, two = workers
    ada, bo = one.guest("Ada"), two.guest("Bo")
    table = ada.open_table("race", ["me", "open"])
    match = bo.join(table["id"])["match"]
    zoe = two.guest("Zoe")
    with Wire(ada, match) as a, Wire(bo, match) as b, Wire(zoe, match) as z:
        a.until(lambda m: m["type"] == "presence" and m["connected"] == [0, 1])
        a.send(type="chat", match=match, text="hello over there")
        said = b.until(lambda m: m["type"] == "chat")
        assert said["lines"][0]["text"] == "hello over there"
        play_on(a, b)
        z.until_head(a.snapshot["head"])
        assert a.snapshot["result"] == b.snapshot["result"] == z.snapshot["result"]
        seqs = [e["seq"] for m in z.seen if m["type"] == "snapshot" for e in m["log"]]
        assert seqs == list(range(1, a.snapshot["head"] + 1))
    assert bo.request("GET", f"/api/matches/{match}/verify")["ok"] is True


def test_a_newcomer_does_not_swallow_a_line_for_the_others(workers: Pair) -> None:
    """It reads what was said at the other worker before the hint arrives here."""
    one, two = workers
    ada, bo = one.guest("Ada"), two.guest("Bo")
    table = ada.open_table("race", ["me", "open"])
    match = bo.join(table["id"])["match"]
    with Wire(ada, match) as a, Wire(bo, match) as b, contextlib.ExitStack() as others:
        for number in range(5):  # as many as may be said at once
            zoe = two.guest(f"Zoe {number}")
            at_once(
                lambda n=number: a.send(type="chat", match=match, text=f"line {n}"),  # type: ignore[misc]
                lambda z=zoe: others.enter_context(Wire(z, match)),  # type: ignore[misc]
            )
            heard = b.until(lambda m: m["type"] == "chat")
            assert heard["lines"][-1]["text"] == f"line {number}"


def test_of_two_workers_racing_for_a_move_exactly_one_wins(workers: Pair) -> None:
    one, two = workers
    ada = one.guest("Ada")
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    rounds = 25
    with Wire(ada, match) as a, Wire(at(ada, two), match) as b:
        for _ in range(rounds):
            head = max(a.snapshot["head"], b.snapshot["head"])
            a.until_head(head)
            b.until_head(head)
            legal = a.snapshot["legal"]
            answers = at_once(
                lambda h=head, n=legal[0]["notation"]: a.ask(type="act", action=n, head=h),  # type: ignore[misc]
                lambda h=head, n=legal[-1]["notation"]: b.ask(type="act", action=n, head=h),  # type: ignore[misc]
            )
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["done", "stale"], answers
            assert {answer["head"] for answer in answers} == {head + 1}
            assert a.until_head(head + 1)["view"] == b.until_head(head + 1)["view"]
    shown = ada.request("GET", f"/api/matches/{match}")
    assert shown["head"] == rounds
    assert [entry["seq"] for entry in shown["log"]] == list(range(1, rounds + 1))


def test_of_two_people_racing_for_a_seat_exactly_one_sits(workers: Pair) -> None:
    one, two = workers
    ada, bo, cy = one.guest("Ada"), one.guest("Bo"), two.guest("Cy")
    for _ in range(5):
        table = ada.open_table("race", ["me", "open"])["id"]
        outcomes = at_once(lambda t=table: sit(bo, t), lambda t=table: sit(cy, t))  # type: ignore[misc]
        assert outcomes.count("seated") == 1, outcomes
        assert ada.request("GET", f"/api/tables/{table}")["status"] == "started"


def test_signing_out_at_one_worker_closes_the_sockets_at_the_other(workers: Pair) -> None:
    one, two = workers
    ada = Browser(one)
    ada.send("POST", "/api/guests")
    made = ada.send("POST", "/api/tokens", {"label": "elsewhere"})[1]
    with Wire(Client(two.url, made["token"])) as there:
        ada.send("DELETE", f"/api/sessions/{made['id']}")
        assert there.until(lambda m: m["type"] == "goodbye")["again"] is False


def test_when_a_worker_dies_the_other_plays_on(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    one, two = pair(tmp_path, postgres.database(), redis.url)
    try:
        ada = one.guest("Ada")
        match = ada.open_table("race", ["me", "here:Bo"])["match"]
        with Wire(ada, match) as wire:
            play_on(wire, upto=3)
        one.kill()
        with Wire(at(ada, two), match) as wire:
            assert wire.snapshot["head"] >= 3
            play_on(wire)
            assert wire.snapshot["status"] == "over"
    finally:
        one.stop()
        two.stop()


def test_a_lost_hint_is_healed_by_the_poll(tmp_path: Path, postgres: Postgres) -> None:
    """The bus of one worker is not the other's: no hint ever arrives."""
    database = postgres.database()
    lonely = Redis(tmp_path)
    lonely.start()
    options = ("--database-url", database, "--bus")
    one = Server(tmp_path, *options, "pg", BOURGADE_SECRET=SECRET).start()
    two = Server(tmp_path, *options, lonely.url, BOURGADE_SECRET=SECRET, BOURGADE_POLL="1").start()
    try:
        ada = one.guest("Ada")
        match = ada.open_table("race", ["me", "here:Bo"])["match"]
        with Wire(ada, match) as a, Wire(at(ada, two), match) as b:
            assert a.act_any()["type"] == "done"
            b.until_head(1)
            # And a move on what b last saw is never played on top of what it did not see.
            assert a.act_any()["type"] == "done"
            answer = b.act(b.snapshot["legal"][0]["notation"], head=1)
            assert answer["type"] == "stale" and answer["head"] == 2
    finally:
        one.stop()
        two.stop()
        lonely.stop()


def test_how_often_heads_are_compared_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOURGADE_POLL", "1")
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    assert settings_of(parser.parse_args([])).poll_s == 1.0


def test_one_command_runs_several_workers(
    tmp_path: Path, postgres: Postgres, redis: Redis, fresh: Callable[..., Server]
) -> None:
    server = fresh(
        *("--database-url", postgres.database(), "--bus", redis.url, "--workers", "2"),
        BOURGADE_SECRET=SECRET,
    )
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.open_table("race", ["me", "open"])
    match = bo.join(table["id"])["match"]
    with Wire(ada, match) as a, Wire(bo, match) as b:
        play_on(a, b)
        assert a.snapshot["status"] == "over"
    versus = ada.open_table("race", ["me", "bot:random"])["match"]
    with Wire(ada, versus) as wire:
        while wire.snapshot["status"] == "playing":
            if wire.my_turn():
                assert wire.act_on()["type"] == "done"
            else:
                wire.until(lambda m: m["type"] == "snapshot")
