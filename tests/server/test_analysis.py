"""The analysis of a finished game: computed once, decision by decision, kept."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from harness import Server, Wire, play_on
from services import Postgres

from bourgade.client import Client, Refused
from bourgade.core.texts import Message
from bourgade.server.judging import Looked, most_doubtful, turning_points
from bourgade.server.rest import Decision, Judged


def finished(server: Server, **more: Any) -> tuple[Client, str]:
    """A race at one screen, played to the end, with one step taken back."""
    ada = server.guest("Ada")
    match = ada.open_table("race", ["me", "here:Bo"], **more)["match"]
    with Wire(ada, match) as wire:
        assert wire.act("boast")["type"] == "done"
        assert wire.ask(type="undo", head=wire.snapshot["head"])["type"] == "done"
        wire.until_head(2)
        play_on(wire)
    return ada, match


def reason(work: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        work()
    return str(refused.value.reason["key"])


def test_every_decision_that_stands_is_looked_at(server: Server) -> None:
    ada, match = finished(server)
    bo = server.guest("Bo")
    path = f"/api/matches/{match}/analysis"
    assert bo.request("GET", path)["status"] == "none"
    found = ada.analysis(match)
    assert found["status"] == "done" and found["done"] == found["total"]
    with Wire(bo, match) as wire:
        log = wire.snapshot["log"]
    plays = {entry["seq"]: entry for entry in log if entry["kind"] == "play"}
    looked = {one["seq"]: one for one in found["decisions"]}
    assert set(looked) == set(plays) - {1}  # the first was taken back; the others had a choice
    for seq, one in looked.items():
        assert one["seat"] == plays[seq]["seat"]
        assert sum(one["chances"]) == pytest.approx(1.0, abs=0.001)
        assert one["best"]["win"] >= one["played"]["win"]
        assert one["loss"] == pytest.approx(one["best"]["win"] - one["played"]["win"], abs=0.001)
    record = ada.record(match)
    standing = [entry[0] for entry in record["log"][2:]]
    assert [one["played"]["notation"] for one in found["decisions"]] == standing
    # Whoever looks later finds the same, at once.
    assert bo.request("GET", path) == found
    assert bo.request("POST", path) == found


def test_only_when_it_is_over_and_where_the_table_wants_it(server: Server) -> None:
    ada = server.guest("Ada")
    match = ada.open_table("race", ["me", "here:Bo"])["match"]
    for method in ("GET", "POST"):
        path = f"/api/matches/{match}/analysis"
        assert reason(lambda: ada.request(method, path)) == "server.not-before-the-end"  # noqa: B023
    assert reason(lambda: ada.analysis("nothing")) == "server.no-such-match"
    ada, match = finished(server, help={"analysis": False})
    assert reason(lambda: ada.analysis(match)) == "server.analysis-off"


def until_begun(client: Client, match: str) -> dict[str, Any]:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        found = client.request("GET", f"/api/matches/{match}/analysis")
        if found["done"] > 0:
            return found
        time.sleep(0.1)
    raise AssertionError("it does not begin")


def test_what_was_found_survives_a_restart_and_is_gone_on_with(
    fresh: Callable[..., Server],
) -> None:
    server = fresh("--analysis-iterations", "20000")
    ada, match = finished(server)
    ada.request("POST", f"/api/matches/{match}/analysis")
    begun = until_begun(ada, match)
    assert begun["status"] == "running" and begun["decisions"] == []
    server.kill()
    server.options = ("--analysis-iterations", "8")
    server.start()
    again = ada.request("GET", f"/api/matches/{match}/analysis")
    assert again["done"] >= begun["done"]
    found = ada.analysis(match)  # nobody need have asked again: it only waits here
    assert found["status"] == "done"
    assert len(found["decisions"]) >= begun["done"]


def test_on_postgresql_too(fresh: Callable[..., Server], postgres: Postgres) -> None:
    server = fresh(
        *("--database-url", postgres.database(), "--bus", "pg", "--analysis-iterations", "8"),
        BOURGADE_SECRET="0123456789abcdef" * 4,
    )
    ada, match = finished(server)
    assert ada.analysis(match)["status"] == "done"


def judged(win: float) -> Judged:
    return Judged({"verb": "walk"}, "walk", Message("race.walk"), win, 5.0)


def one(seq: int, seat: int, chance: float, loss: float = 0.0) -> Decision:
    chances = [chance, 1 - chance]
    best = judged(chances[seat])
    return Decision(seq, seat, chances, [5.0, 5.0], judged(chances[seat] - loss), best, loss)


def test_turning_points_are_the_largest_losses_and_swings() -> None:
    calm = [one(seq, (seq // 2) % 2, 0.5) for seq in range(1, 40)]
    assert turning_points(Looked(calm, [])) == []
    bad = [*calm[:10], one(11, 1, 0.5, loss=0.2), *calm[11:]]
    assert most_doubtful(Looked(bad, [])) == 11
    # A loss counts once a longer look has confirmed it.
    assert turning_points(Looked(bad, [])) == []
    assert most_doubtful(Looked(bad, [11])) is None
    (found,) = turning_points(Looked(bad, [11]))
    assert (found.seq, found.kind, found.seat, found.by) == (11, "choice", 1, 0.2)
    # Luck turns a game as well: from one turn to the next the chances move.
    lucky = [one(1, 0, 0.4), one(2, 0, 0.5), one(3, 1, 0.75), one(4, 0, 0.75)]
    (found,) = turning_points(Looked(lucky, []))
    assert (found.seq, found.kind, abs(found.by)) == (2, "swing", 0.3)
    # The mover always stands a little better: between two seats that is no swing.
    lively = [one(seq, seq % 2, 0.42 if seq % 2 else 0.58) for seq in range(1, 20)]
    assert turning_points(Looked(lively, [])) == []
    # A grave mistake is told rather than the swing after it.
    grave = [one(1, 0, 0.9, loss=0.2), one(2, 1, 0.3), one(3, 0, 0.3), one(4, 1, 0.3)]
    (found,) = turning_points(Looked(grave, [1]))
    assert (found.seq, found.kind, found.by) == (1, "choice", 0.2)
    slight = [one(1, 0, 0.9, loss=0.05), *grave[1:]]
    (found,) = turning_points(Looked(slight, [1]))
    assert (found.seq, found.kind, found.by) == (1, "swing", -0.6)
    # One a turn: two slips in a row are one story.
    slips = [one(1, 0, 0.5, loss=0.1), one(2, 0, 0.5, loss=0.3), one(3, 1, 0.5)]
    assert [point.seq for point in turning_points(Looked(slips, [1, 2]))] == [2]
    many = [one(seq, seq % 2, 0.5, loss=seq / 100) for seq in range(1, 30)]
    points = turning_points(Looked(many, list(range(1, 30))))
    assert [point.seq for point in points] == [25, 26, 27, 28, 29]
