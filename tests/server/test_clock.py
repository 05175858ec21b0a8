"""Clocks: how time passes, and what happens when it is up."""

from collections.abc import Callable

import pytest
from harness import Json, Server, Wire, two_at_a_table, wait_until

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
        a.until_head(1)
        first = next(entry for shown in a.seen for entry in shown.get("log", []))
        assert first["kind"] == "takeover"
        slow = first["seat"]
        mover, other = (a, b) if slow in a.snapshot["me"] else (b, a)
        shown = mover.until_head(1)
        assert shown["players"][slow]["kind"] == "bot"
        assert shown["status"] == "playing"
        other.until_shown(lambda shown: shown["to_move"] != slow)
        assert other.my_turn() or other.snapshot["players"][1 - slow]["kind"] == "bot"
        answer = mover.act("end")
        assert answer["type"] in ("refused", "stale")


def test_out_of_time_loses_where_that_was_agreed(server: Server) -> None:
    ada, bo, table = two_at_a_table(
        server, clock={"kind": "live", "seconds": 1, "increment": 1}, out_of_time="lose"
    )
    with Wire(ada, table["match"]) as a, Wire(bo, table["match"]):
        over = a.until_shown(lambda shown: shown["status"] == "over")
        last = over["log"][-1]
        assert last["kind"] == "time"
        assert over["result"]["winners"] == [1 - last["seat"]] and over["result"]["how"] == "time"


def an_hour_later(server: Server) -> None:
    """After a power cut, by the clocks of the machine."""
    clocks = server.folder / "clocks.json"
    clocks.write_text('{"wall": 3600, "sleep": 0}')
    server.restart(BOURGADE_PLUGINS="failing_bots,set_clocks", SET_CLOCKS=str(clocks))


def test_time_runs_out_though_nobody_watches(fresh: Callable[..., Server]) -> None:
    """The sweep finds it in the database, also after a restart."""
    server = fresh()
    clock = {"kind": "slow", "seconds": 600}
    ada, _, table = two_at_a_table(server, clock=clock, out_of_time="lose")
    an_hour_later(server)

    def mine() -> Json:
        (game,) = ada.request("GET", "/api/my/games")["matches"]
        return dict(game)

    wait_until(lambda: mine()["status"] == "over")
    assert mine()["match"] == table["match"]


def test_a_restart_stops_live_clocks(fresh: Callable[..., Server]) -> None:
    server = fresh()
    ada, _, table = two_at_a_table(server, clock={"kind": "live", "seconds": 600})
    began = ada.request("GET", f"/api/matches/{table['match']}")["timing"]["at"]
    an_hour_later(server)
    with Wire(ada, table["match"]) as a:
        seat = a.snapshot["to_move"]
        last = a.snapshot["log"][-1]
        assert last["kind"] == "restart" and last["at"] >= began + 3_600_000
        assert a.snapshot["players"][seat]["clock"] > 0
