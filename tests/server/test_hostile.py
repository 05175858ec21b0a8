"""Thousands of hostile messages and requests: no fault, no trace, and the others play on."""

import sys
from collections.abc import Callable

import pytest
from harness import Server, Wire
from hostile import Hostile, memory
from services import Postgres


def besiege(server: Server, seed: int, steps: int) -> Hostile:
    """So many steps, and every few hundred an honest move; then the log must be clean."""
    ada = server.guest("Ada")
    table = ada.open_table("burgundy", ["me", "here:Bo"])
    eve = Hostile(server, seed)
    eve.ids[:0] = [table["id"], table["match"], ada.request("GET", "/api/me")["id"]]
    with Wire(ada, table["match"]) as honest:
        while eve.sent < steps:
            eve.attack(min(400, steps - eve.sent))
            while not honest.my_turn() or not honest.snapshot["legal"]:
                honest.next()
            assert honest.act_any()["type"] == "done"
    told = server.log.read_text()
    assert '"trace"' not in told and "Traceback" not in told, told[-5000:]
    assert server.metric("bourgade_refused_total") > steps / 20, "hardly anything was sent"
    return eve


def test_hostile_messages_do_no_harm(fresh: Callable[..., Server]) -> None:
    besiege(fresh(), 1, 1600)


def test_hostile_messages_do_no_harm_on_postgresql(
    fresh: Callable[..., Server], postgres: Postgres
) -> None:
    server = fresh("--database-url", postgres.database(), BOURGADE_SECRET="s" * 40)
    besiege(server, 2, 400)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3, 8))
def test_a_hundred_thousand_do_no_harm(
    fresh: Callable[..., Server], postgres: Postgres, seed: int
) -> None:
    """Twenty thousand for each seed; what is kept for good (tables, guests) is not memory."""
    options = ["--database-url", postgres.database()] if seed % 2 else []
    server = fresh(*options, BOURGADE_SECRET="s" * 40)
    besiege(server, seed, 2000)
    before = memory(server) if sys.platform == "linux" else 0
    besiege(server, seed + 100, 18_000)
    assert sys.platform != "linux" or memory(server) - before < 50_000
