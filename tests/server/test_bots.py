"""Bots: quick ones move, failing ones are replaced, none holds anybody up."""

from collections.abc import Callable
from pathlib import Path

import pytest
from harness import Server, Wire, wait_until

import bourgade
from bourgade import bots
from bourgade.server.bots import simpler


def test_a_person_plays_a_bot_to_the_end(server: Server) -> None:
    ada = server.guest("Ada")
    match = ada.open_table("race", ["me", "bot:random"])["match"]
    with Wire(ada, match) as wire:
        while wire.snapshot["status"] == "playing":
            if wire.my_turn():
                assert wire.act_on()["type"] == "done"
            else:
                wire.until(lambda m: m["type"] == "snapshot")
        assert wire.snapshot["result"]["winners"]
        seats = [e["seat"] for m in wire.seen if m["type"] == "snapshot" for e in m["log"]]
        assert 1 in seats


def test_bots_play_each_other_while_people_watch(server: Server) -> None:
    ada = server.guest("Ada")
    match = ada.open_table("race", ["bot:random", "bot:greedy"])["match"]
    with Wire(ada, match) as wire:
        assert wire.snapshot["me"] == []
        while wire.snapshot["status"] == "playing":
            wire.until(lambda m: m["type"] == "snapshot")
        assert wire.snapshot["players"][1]["name"] == "greedy"


@pytest.mark.parametrize("key", bourgade.games())
def test_every_game_of_the_shelf_can_be_played_here(server: Server, key: str) -> None:
    """A few moves of a person, a concession, the dice verified: for any game of the contract."""
    ada = server.guest("Ada")
    players = bourgade.game(key).min_players
    match = ada.open_table(key, ["me"] + ["bot:random"] * (players - 1))["match"]
    with Wire(ada, match) as wire:
        played = 0
        while played < 8 and wire.snapshot["status"] == "playing":
            if wire.my_turn():
                assert wire.snapshot["prompt"]["key"].startswith(f"{key}.")
                choice = wire.snapshot["legal"][played % len(wire.snapshot["legal"])]
                assert wire.act(choice["action"])["type"] == "done"
                played += 1
            else:
                wire.until(lambda m: m["type"] == "snapshot")
        assert wire.ask(type="resign")["type"] == "done"
    if players == 2:
        assert ada.request("GET", f"/api/matches/{match}/verify")["ok"] is True
    shown = ada.request("GET", f"/api/matches/{match}?at=5")
    assert shown["at"] == 5 and shown["view"]
    assert ada.request("GET", f"/api/games/{key}/components")


@pytest.mark.parametrize("bot", ["crashing", "cheating"])
def test_a_failing_bot_is_replaced_by_a_simpler_one(server: Server, bot: str) -> None:
    ada = server.guest("Ada")
    match = ada.open_table("race", ["me", f"bot:{bot}"])["match"]
    failures = server.metric("bourgade_bot_failures_total")
    with Wire(ada, match) as wire:
        while wire.my_turn():
            wire.act_on()
        wire.until(lambda m: m["type"] == "snapshot" and m["to_move"] == 0)
        log = [e for m in wire.seen if m["type"] == "snapshot" for e in m["log"]]
        replaced = [e for e in log if e["kind"] == "bot"]
        assert len(replaced) == 1 and replaced[0]["seat"] == 1
        line = replaced[0]["lines"][0]
        assert line["key"] == "server.log-bot-replaced"
        assert line["args"] == {"player": 1, "bot": bot, "by": "steady"}
        assert wire.snapshot["players"][1]["bot"] == "steady"
    if bot != "cheating":  # its answer came in time: it was no answer
        assert server.metric("bourgade_bot_failures_total") == failures + 2


def test_every_level_has_somebody_to_take_over() -> None:
    for level in (*bots.LEVELS, "greedy"):
        chain = [level]
        while (by := simpler(chain[-1])) is not None:
            chain.append(by)
        assert chain[-1] == "random" and len(chain) <= 3
        assert "steady" in chain


def test_nobody_waits_while_a_bot_thinks(fresh: Callable[..., Server], tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    server = fresh(STUCK_TELLS=str(asked))
    ada = server.guest("Ada")
    thinking = ada.open_table("race", ["bot:stuck", "bot:stuck"])["match"]
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire, Wire(ada, thinking):
        wait_until(asked.exists)
        for _ in range(20):
            assert wire.act_any()["type"] == "done"
        assert ada.request("GET", f"/api/matches/{thinking}")["head"] == 0
