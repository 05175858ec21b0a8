"""What was acknowledged is on disk: through restarts, and through kill -9 at any moment."""

import contextlib
import json
import random
import threading
from collections.abc import Callable

import race
from harness import Json, Server, Wire, play_on, two_at_a_table, wait_until
from websockets.exceptions import ConnectionClosed

import bourgade
from bourgade.client import Client
from bourgade.core import registry

KILLS = 50


def test_a_game_goes_on_after_a_restart(fresh: Callable[..., Server]) -> None:
    server = fresh()
    ada, bo, table = two_at_a_table(server)
    match = table["match"]
    with Wire(ada, match) as a, Wire(bo, match) as b:
        play_on(a, b, upto=30)
        mover = a if a.my_turn() else b
        before = mover.snapshot
        server.stop()
        goodbye = mover.until(lambda m: m["type"] == "goodbye")
        assert goodbye["again"] is True
    server.start()
    with Wire(ada, match) as a, Wire(bo, match) as b:
        after = (a if a.my_turn() else b).snapshot
        for key in ("head", "view", "legal", "prompt", "scores", "can_undo", "commitment"):
            assert after[key] == before[key], key
        assert [e["seq"] for e in after["log"]] == list(range(1, after["head"] + 1))
        play_on(a, b)
        assert a.snapshot["status"] == "over"
    assert ada.request("GET", f"/api/matches/{match}/verify")["ok"] is True


def test_nothing_acknowledged_is_lost_by_kill(fresh: Callable[..., Server]) -> None:
    """Fifty times: a move is acknowledged, the server is killed at once, the move is there."""
    server = fresh()
    ada = server.guest("Ada")
    match = ada.open_table("race", ["me", "here:Bo"])["match"]
    acknowledged: list[str] = []
    for turn in range(KILLS):
        with Wire(ada, match) as wire:
            assert wire.snapshot["head"] == len(acknowledged)
            if wire.snapshot["status"] != "playing":
                check_record(ada, match, acknowledged)
                match = ada.open_table("race", ["me", "here:Bo"])["match"]
                acknowledged = []
                continue
            legal = [choice["notation"] for choice in wire.snapshot["legal"]]
            choice = legal[turn % len(legal)]
            wire.send(
                type="act", match=match, head=len(acknowledged), action=choice, request=str(turn)
            )
            assert wire.until(lambda m: m.get("type") == "done")["head"] == len(acknowledged) + 1
            server.kill()
            acknowledged.append(choice)
        server.start()
    check_record(ada, match, acknowledged)


def check_record(client: Client, match: str, acknowledged: list[str]) -> None:
    record = client.record(match)
    assert [entry[0] for entry in record["log"]] == acknowledged
    registry.register(race.RACE)
    try:
        bourgade.replay(json.dumps(record))
    finally:
        registry.forget("race")


def test_kill_in_the_middle_of_many_moves(fresh: Callable[..., Server]) -> None:
    """Killed while several matches are being written: each has at least what was acknowledged."""
    server = fresh()
    people = [server.guest(f"P{i}") for i in range(4)]
    matches = [p.open_table("burgundy", ["me", "here:Bo"])["match"] for p in people]
    acknowledged = dict.fromkeys(matches, 0)
    rng = random.Random(5)
    pairs = list(zip(people, matches, strict=True))

    def hurry(person: Client, match: str) -> None:
        with contextlib.suppress(ConnectionClosed, OSError, EOFError), Wire(person, match) as wire:
            while wire.snapshot["status"] == "playing":
                acknowledged[match] = wire.act_any()["head"]

    for _ in range(3):
        threads = [threading.Thread(target=hurry, args=pair) for pair in pairs]
        for thread in threads:
            thread.start()
        wanted = {match: acknowledged[match] + rng.randint(1, 9) for match in matches}
        wait_until(lambda: all(acknowledged[match] >= wanted[match] for match in wanted))  # noqa: B023
        server.kill()
        for thread in threads:
            thread.join()
        server.start()
        for person, match in pairs:
            shown: Json = person.request("GET", f"/api/matches/{match}")
            # One more may have reached the disk without its answer reaching the player.
            assert acknowledged[match] <= shown["head"] <= acknowledged[match] + 1
            acknowledged[match] = shown["head"]  # it was seen now
            bourgade.replay(json.dumps(person.record(match)))
    assert min(acknowledged.values()) >= 3
