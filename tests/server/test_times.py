"""The time: clocks that are set, and machines that sleep, end nobody's turn."""

import json
from collections.abc import Callable, Iterator

import pytest
from harness import Server, Wire, two_at_a_table

from bourgade.server.times import Time

HOUR = 3_600_000


class Machine:
    """A machine whose clocks the test sets."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000_000
        self.steady = 5000
        self.slept = 0
        self.time = Time(
            lambda: self.wall * 1_000_000,
            lambda: self.steady * 1_000_000,
            lambda: (self.steady + self.slept) * 1_000_000,
        )

    def run(self, seconds: int) -> None:
        """Time passes, and is looked at every second."""
        for _ in range(seconds):
            self.wall += 1000
            self.steady += 1000
            self.time.now_ms()

    def sleep(self, ms: int) -> None:
        self.wall += ms
        self.slept += ms


def test_the_time_is_the_wall_clocks_while_nobody_sets_it() -> None:
    machine = Machine()
    machine.run(1000)
    assert machine.time.now_ms() == machine.wall
    assert machine.time.slept_ms() == 0


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 24 * HOUR, 3000, -3000])
def test_a_jump_of_the_clock_is_made_up_slowly(jump: int) -> None:
    machine = Machine()
    machine.run(10)
    before = machine.time.now_ms()
    machine.wall += jump
    assert machine.time.now_ms() == before
    machine.run(100)
    passed = machine.time.now_ms() - before
    assert abs(passed - 100_000) <= 1000  # one part in a hundred
    assert (passed > 100_000) == (jump > 0)
    machine.wall -= jump  # set wrongly, and set right again
    machine.run(200)
    assert machine.time.now_ms() == machine.wall


def test_the_time_never_runs_backwards() -> None:
    machine = Machine()
    machine.wall -= HOUR
    last = machine.time.now_ms()
    for _ in range(1000):
        machine.wall += 7
        machine.steady += 7
        now = machine.time.now_ms()
        assert now >= last
        last = now


def test_a_quiet_server_does_not_swallow_a_jump_at_once() -> None:
    """Nobody asked for an hour; then the clock is set an hour ahead."""
    machine = Machine()
    machine.wall += 2 * HOUR
    machine.steady += HOUR
    assert machine.time.now_ms() <= machine.wall - HOUR + 1000


def test_sleep_is_no_time_until_it_is_taken_over() -> None:
    machine = Machine()
    machine.run(10)
    before = machine.time.now_ms()
    machine.sleep(8 * HOUR)
    assert machine.time.now_ms() == before
    assert machine.time.slept_ms() == 8 * HOUR
    machine.time.wake_up(8 * HOUR)
    assert machine.time.now_ms() == machine.wall
    assert machine.time.slept_ms() == 0


@pytest.fixture(scope="module")
def machine(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Server, Callable[..., None]]]:
    """A server whose clocks follow a file."""
    folder = tmp_path_factory.mktemp("clocks")
    clocks = folder / "clocks.json"
    plugins = "failing_bots,set_clocks"
    server = Server(folder, BOURGADE_PLUGINS=plugins, SET_CLOCKS=str(clocks)).start()

    def shift(wall: float = 0, sleep: float = 0) -> None:
        clocks.with_suffix(".new").write_text(json.dumps({"wall": wall, "sleep": sleep}))
        clocks.with_suffix(".new").replace(clocks)

    yield server, shift
    server.stop()


@pytest.mark.parametrize("jump", [3600, -3600])
def test_a_clock_that_is_set_flags_nobody(
    machine: tuple[Server, Callable[..., None]], jump: int
) -> None:
    server, shift = machine
    ada, bo, table = two_at_a_table(server, clock={"kind": "live", "seconds": 600})
    with Wire(ada, table["match"]) as a, Wire(bo, table["match"]) as b:
        mover = a if a.my_turn() else b
        seat = mover.snapshot["to_move"]
        assert mover.snapshot["timing"]["running"] == seat
        shift(wall=jump)
        assert mover.act_any(0)["type"] == "done"
        assert [entry["kind"] for entry in mover.snapshot["log"]] == ["play"]
        assert 300_000 < mover.snapshot["players"][seat]["clock"] <= 600_000


def test_while_the_machine_sleeps_live_clocks_stand_still(
    machine: tuple[Server, Callable[..., None]],
) -> None:
    server, shift = machine
    ada, bo, table = two_at_a_table(server, clock={"kind": "live", "seconds": 600})
    with Wire(ada, table["match"]) as a, Wire(bo, table["match"]) as b:
        seat = a.snapshot["to_move"]
        began = a.snapshot["timing"]["at"]
        shift(wall=3600, sleep=3600)
        for wire in (a, b):
            wire.until_head(1)
        assert a.snapshot["log"][-1]["kind"] == "restart"
        assert a.snapshot["log"][-1]["at"] >= began + 3_600_000
        assert 300_000 < a.snapshot["players"][seat]["clock"] <= 600_000
        mover = a if a.my_turn() else b
        mover.until_head(1)
        assert mover.act_any(0)["type"] == "done"
