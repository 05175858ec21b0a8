"""The same games on Ray: a real one, started for the test on this machine's own address."""

import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console

from bourgade.arena.cluster import batches, begin, import_ray
from bourgade.arena.folder import Folder, create
from bourgade.arena.plan import ArenaError, Plan
from bourgade.arena.run import Means, play_all
from bourgade.terminal.speech import Speaker

Plans = Callable[..., Plan]
Run = Callable[..., Folder]


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    here = Path(__file__).parent
    places = [str(here), str(here.parent / "core"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, places)))
    # As long as it takes: a busy machine starts a cluster slowly.
    monkeypatch.setenv("RAY_gcs_server_port_wait_time_s", "600")
    monkeypatch.setenv("RAY_worker_register_timeout_seconds", "600")
    ray = import_ray()
    # It gives a node half a minute to begin, which no setting changes: here by a slower clock.
    slow = SimpleNamespace(
        time=time.time, sleep=time.sleep, monotonic=lambda: time.monotonic() / 20
    )
    before = signal.getsignal(signal.SIGTERM)
    with monkeypatch.context() as patch:
        patch.setattr("ray._private.node.time", slow)
        begin(ray, "", 2)
    assert signal.getsignal(signal.SIGTERM) == before, "an orderly end is the arena's business"
    yield
    ray.shutdown()


def test_ray_plays_the_same_games_and_names_a_broken_bot(
    ray: None, plan: Plans, run: Run, tmp_path: Path, quiet: Console
) -> None:
    """One test for both: starting Ray takes longer than the games."""
    two = plan("greedy", "random", game="burgundy", games=4, records=True)
    here, there = run(two, "here"), run(two, "there", ray="")
    assert (here.path / "games.jsonl").read_bytes() == (there.path / "games.jsonl").read_bytes()
    for number in range(4):
        assert here.record(number).read_bytes() == there.record(number).read_bytes()
    broken = create(tmp_path / "broken", plan("random", "raising"))
    with pytest.raises(ArenaError, match=r"bot 'raising' in seat ., at decision .*lost the thread"):
        play_all(broken, Means(ray=""), Speaker("en"), quiet)


def test_batches_hold_every_game_once_and_leave_no_core_idle() -> None:
    for games, cores in ((1, 8), (7, 2), (1000, 2), (1000, 64)):
        made = batches(list(range(games)), cores)
        assert [number for batch in made for number in batch] == list(range(games))
        assert max(len(batch) for batch in made) <= 16
        assert len(made) >= min(games, 4 * cores)


def test_without_ray_the_error_says_what_to_install(
    plan: Plans, tmp_path: Path, quiet: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    folder = create(tmp_path / "none", plan("random"))
    with pytest.raises(ArenaError, match=r"bourgade\[cluster\]"):
        play_all(folder, Means(ray=""), Speaker("en"), quiet)


def test_an_address_where_nobody_answers_is_refused_at_once(
    plan: Plans, tmp_path: Path, quiet: Console
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound but not listening
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        folder = create(tmp_path / "far", plan("random"))
        with pytest.raises(ArenaError, match=f"no Ray cluster answers at {address}"):
            play_all(folder, Means(ray=address), Speaker("en"), quiet)
