"""Clocks: how time passes, and what happens when it is up."""

import time
from collections.abc import Callable

import pytest
from harness import Server, Wire, two_at_a_table

from bourgade.server.clock import Clock
from bourgade.server.rest import LiveClock, SlowClock


def test_live_time_runs_for_the_seat_to_move_and_grows_after_its_turn() -> None:
    clock = Clock(LiveClock(60, 5), 2, first=0, at=1000)
    clock.note("play", 0, 11_000)  # ten seconds, still the same turn: no increment
    assert clock.remaining(0, 11_000) == 50_000
    clock.note("play", 1, 21_000)
    assert clock.remaining(0, 99_000) == 45_000  # stands still now
    assert clock.remaining(1, 31_000) == 50_000
    assert clock.deadline() == 81_000


def test_an_undo_gives_no_time_back() -> None:
    clock = Clock(LiveClock(60, 5), 2, first=0, at=0)
    for at in range(1000, 10_000, 1000):
        clock.note("undo", 0, at)
    assert clock.remaining(0, 9000) == 51_000


def test_slow_time_is_new_for_each_turn() -> None:
    clock = Clock(SlowClock(100), 2, first=0, at=0)
    clock.note("play", 0, 30_000)
    assert clock.remaining(0, 40_000) == 60_000
    clock.note("play", 1, 90_000)
    assert clock.remaining(1, 90_000) == 100_000
    clock.note("play", 0, 91_000)
    assert clock.remaining(0, 91_000) == 100_000


def test_a_bot_has_all_the_time_and_an_absent_server_costs_nobody_any() -> None:
    clock = Clock(LiveClock(60), 2, first=0, at=0)
    clock.bots = {1}
    clock.note("restart", 0, 50_000)
    assert clock.remaining(0, 50_000) == 60_000
    clock.note("play", 1, 51_000)
    assert clock.deadline() is None
    clock.note("play", 0, 500_000)
    assert clock.remaining(1, 500_000) == 60_000


@pytest.mark.parametrize("kind", ["live", "slow"])
def test_a_bot_takes_over_from_who_is_out_of_time(server: Server, kind: str) -> None:
    ada, bo, table = two_at_a_table(server, clock={"kind": kind, "seconds": 2})
    with Wire(ada, table["match"]) as a, Wire(bo, table["match"]) as b:
        slow = a.snapshot["to_move"]
        mover = a if a.my_turn() else b
        assert mover.snapshot["timing"]["running"] == slow
        assert 0 < mover.snapshot["players"][slow]["clock"] <= 2000
        shown = mover.until(lambda m: m["type"] == "snapshot" and m["head"] >= 1)
        assert shown["log"][0]["kind"] == "takeover"
        assert shown["players"][slow]["kind"] == "bot"
        assert shown["status"] == "playing"
        other = b if mover is a else a
        other.until(lambda m: m["type"] == "snapshot" and m["to_move"] != slow)
        assert other.my_turn() or other.snapshot["players"][1 - slow]["kind"] == "bot"
        answer = mover.act("end")
        assert answer["type"] in ("refused", "stale")


def test_out_of_time_loses_where_that_was_agreed(server: Server) -> None:
    ada, bo, table = two_at_a_table(
        server, clock={"kind": "live", "seconds": 1, "increment": 1}, out_of_time="lose"
    )
    with Wire(ada, table["match"]) as a, Wire(bo, table["match"]):
        slow = a.snapshot["to_move"]
        over = a.until(lambda m: m["type"] == "snapshot" and m["status"] == "over")
        assert over["result"]["winners"] == [1 - slow] and over["result"]["how"] == "time"
        assert over["log"][-1]["kind"] == "time"


def test_time_runs_out_though_nobody_watches(fresh: Callable[..., Server]) -> None:
    """The sweep finds it in the database, also after a restart."""
    server = fresh()
    ada, _, table = two_at_a_table(server, clock={"kind": "slow", "seconds": 1}, out_of_time="lose")
    server.kill()
    server.start()
    for _ in range(100):
        games = ada.request("GET", "/api/my/games")["matches"]
        if games[0]["status"] == "over":
            break
        time.sleep(0.1)
    assert games[0]["status"] == "over"
    assert games[0]["match"] == table["match"]


def test_a_restart_stops_live_clocks(fresh: Callable[..., Server]) -> None:
    server = fresh()
    ada, _, table = two_at_a_table(server, clock={"kind": "live", "seconds": 4})
    server.kill()
    time.sleep(4)
    server.start()
    with Wire(ada, table["match"]) as a:
        seat = a.snapshot["to_move"]
        assert a.snapshot["log"][-1]["kind"] == "restart"
        assert a.snapshot["players"][seat]["clock"] > 500
