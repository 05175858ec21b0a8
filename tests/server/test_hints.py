"""Hints: given where they are fair, told to all, and never at the cost of a bot that must move."""

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Callable
from typing import Any

import pytest
from harness import Server, Wire, two_at_a_table, wait_until
from services import children

from bourgade.client import Client, Refused
from bourgade.server.places import Places, Urgency
from bourgade.server.store.rows import Whom

ADA = Whom("ada", "here")


def hint(client: Client, wire: Wire, **more: Any) -> dict[str, Any]:
    body = {"head": wire.snapshot["head"], **more}
    return client.request("POST", f"/api/matches/{wire.match}/hint", body)


def refusal(work: Callable[[], object]) -> tuple[str, int]:
    with pytest.raises(Refused) as refused:
        work()
    return refused.value.reason["key"], refused.value.status


def test_the_best_actions_with_chances_points_and_words(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("race", ["me", "bot:random"])
    assert table["help"] == {"hints": True, "analysis": True}
    with ada.watch(table["match"]) as seat:
        assert seat.snapshot["no_hints"] is None
        head = seat.snapshot["head"]
        answer = seat.hint()
        assert 1 <= len(answer["best"]) <= 3
        allowed = {one["notation"]: one for one in seat.snapshot["legal"]}
        for one in answer["best"]:
            assert allowed[one["notation"]]["action"] == one["action"]
            assert allowed[one["notation"]]["words"] == one["words"]
            assert 0.0 <= one["win"] <= 1.0
        assert sorted(answer["best"], key=lambda one: -one["win"]) == answer["best"]
        assert sum(answer["chances"]) == pytest.approx(1.0)

        # All can see that it was asked for; asked again, the same decision counts once.
        assert seat.snapshot["head"] == head + 1 == answer["head"]
        entry = seat.snapshot["log"][-1]
        assert (entry["kind"], entry["seat"]) == ("hint", 0)
        assert entry["lines"][0]["key"] == "server.log-hint"
        assert seat.snapshot["players"][0]["hints"] == 1
        again = seat.hint()
        assert again == answer and seat.snapshot["head"] == head + 1

        # The entry is none of the game's: the record knows nothing of it.
        seat.play(answer["best"][0]["notation"])
        assert seat.snapshot["players"][0]["hints"] == 1
        # Where there is no choice there is nothing to advise: after the move, and all the boasts.
        if "walk" in [one["notation"] for one in seat.snapshot["legal"]]:
            seat.play("walk")
        while len(seat.snapshot["legal"]) > 1:
            seat.play("boast")
        assert refusal(seat.hint) == ("server.hint-forced", 409)
    record = ada.record(table["match"])
    assert record["log"][0][0] == answer["best"][0]["notation"]


def test_who_may_not_have_one_is_told_why(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    match = ada.open_table("race", ["me", "here:Cy"])["match"]
    with Wire(ada, match) as wire, Wire(bo, match) as other:
        assert refusal(lambda: hint(bo, other)) == ("server.not-a-player", 403)
        assert refusal(lambda: hint(ada, wire, head=7)) == ("server.hint-late", 409)
        assert hint(ada, wire)["used"] == 1  # neighbours at one screen may ask
        wire.until_head(1)
        wire.ask(type="resign")
        assert refusal(lambda: hint(ada, wire)) == ("server.game-over", 409)
    assert refusal(lambda: ada.request("POST", "/api/matches/x/hint", {"head": 0}))[1] == 404
    without = ada.open_table("race", ["me", "bot:random"], help={"hints": False})
    assert without["help"]["hints"] is False
    with Wire(ada, without["match"]) as wire:
        assert wire.snapshot["no_hints"]["key"] == "server.hints-off"
        assert refusal(lambda: hint(ada, wire)) == ("server.hints-off", 403)


def test_among_people_only_where_all_were_told(server: Server) -> None:
    ada, bo, table = two_at_a_table(server, "race")
    assert table["help"]["hints"] is False
    with Wire(ada, table["match"]) as wire:
        assert refusal(lambda: hint(ada, wire)) == ("server.hints-among-people", 403)
    ada, bo = server.guest("Ada"), server.guest("Bo")
    opened = ada.open_table("race", ["me", "open"], help={"hints": True})
    # Whoever looks at the table before sitting down sees it.
    assert bo.request("GET", f"/api/tables/{opened['id']}")["help"]["hints"] is True
    match = bo.join(opened["id"])["match"]
    with Wire(ada, match) as one, Wire(bo, match) as two:
        assert refusal(lambda: hint(bo, two)) == ("server.not-your-turn", 409)
        assert hint(ada, one)["seat"] == 0
        two.until_head(1)
        assert two.snapshot["players"][0]["hints"] == 1  # the other side sees it as well
        one.until_head(1)
        one.ask(type="resign")
    rematch = ada.request("POST", f"/api/matches/{match}/rematch")
    assert rematch["help"]["hints"] is True
    # A free seat given to a bot leaves nobody to be unfair to.
    waiting = ada.open_table("race", ["me", "open"], start=False)
    assert waiting["help"]["hints"] is False
    given = {"seat": 1, "to": {"kind": "bot", "bot": "gentle"}}
    alone = ada.request("POST", f"/api/tables/{waiting['id']}/seat", given)
    assert alone["help"]["hints"] is True


def test_one_at_a_time_and_not_too_many(fresh: Callable[..., Server]) -> None:
    endless = ("--hint-iterations", "1000000000", "--hint-think", "60")
    strict = fresh(*endless, generous=False)
    ada = strict.guest("Ada")
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    answers: list[str] = []

    def ask() -> None:
        with contextlib.suppress(OSError):  # the server was ended meanwhile
            try:
                ada.request("POST", f"/api/matches/{match}/hint", {"head": 0})
                answers.append("given")
            except Refused as refused:
                answers.append(refused.reason["key"])

    both = [threading.Thread(target=ask, daemon=True) for _ in range(2)]
    for thread in both:
        thread.start()
    wait_until(lambda: bool(answers))  # whichever came second
    while answers[-1] != "server.too-fast" and len(answers) < 200:
        ask()
    assert answers[-1] == "server.too-fast" and len(answers) >= 29
    assert set(answers[:-1]) == {"server.hint-under-way"}
    assert any(thread.is_alive() for thread in both)
    assert strict.process is not None
    thinking = children(strict.process.pid)
    strict.kill()
    for process in thinking:  # it would notice in a minute
        os.kill(process, signal.SIGKILL)
    for thread in both:
        thread.join()


def test_a_hint_survives_a_restart_and_is_not_counted_again(fresh: Callable[..., Server]) -> None:
    server = fresh("--hint-iterations", "40")
    ada = server.guest("Ada")
    match = ada.open_table("race", ["me", "bot:random"])["match"]
    with Wire(ada, match) as wire:
        first = hint(ada, wire)
    server.kill()
    server.start()
    with Wire(ada, match) as wire:
        assert wire.snapshot["players"][0]["hints"] == 1
        assert hint(ada, wire) == first


def test_a_bot_that_must_move_goes_before_a_hint_and_that_before_an_analysis() -> None:
    async def wait() -> list[str]:
        places, order = Places(1), list[str]()

        async def think(urgency: Urgency) -> None:
            async with places.take(urgency, ADA):
                order.append(urgency.name)

        async with places.take(Urgency.ANALYSIS, ADA):
            wished = (Urgency.ANALYSIS, Urgency.HINT, Urgency.MOVE, Urgency.HINT, Urgency.MOVE)
            waiting = [asyncio.create_task(think(one)) for one in wished]
            await asyncio.sleep(0)
            waiting[3].cancel()  # who gives up waits no longer, and takes no place
            await asyncio.sleep(0)
        await asyncio.gather(*waiting, return_exceptions=True)
        await think(Urgency.ANALYSIS)  # the place is free again
        return order

    assert asyncio.run(wait()) == ["MOVE", "MOVE", "HINT", "ANALYSIS", "ANALYSIS"]
