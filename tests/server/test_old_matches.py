"""Matches of other rules or another edition: they go on where nothing differs for them; else they
are shown with words, exported, conceded and taken off the list. They hold up nobody."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from harness import (
    Json,
    Server,
    Wire,
    corrected,
    other_tiles,
    play_on,
    two_at_a_table,
)

import bourgade
from bourgade.client import Client, Refused


def another_board(content: Json) -> None:
    content["boards"]["10h"]["rows"][0][0] = "B4"


def reason(client: Client, method: str, path: str) -> str:
    with pytest.raises(Refused) as refused:
        client.request(method, path)
    assert refused.value.status in (403, 409), path
    return str(refused.value.reason["key"])


def relic(client: Client, match: str) -> Json:
    """What the socket says of a match that cannot be played on; REST says the same."""
    with Wire(client) as wire:
        wire.send(type="hello", match=match)
        shown = wire.until(lambda m: m["type"] in ("relic", "snapshot", "refused"))
    assert shown["type"] == "relic", shown
    assert client.request("GET", f"/api/matches/{match}") == shown
    return shown


def listed(client: Client) -> dict[str, Json]:
    return {info["match"]: info for info in client.request("GET", "/api/my/games")["matches"]}


def test_a_corrected_board_leaves_games_on_other_boards_alone(
    fresh: Callable[..., Server], tmp_path: Path
) -> None:
    server = fresh()
    ada, bo, table = two_at_a_table(server, clock={"kind": "slow", "seconds": 3600})
    match = table["match"]
    over = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as a, Wire(bo, match) as b, Wire(ada, over) as alone:
        play_on(a, b, upto=20)
        play_on(alone, upto=12)
        head = a.snapshot["head"]
    bot = ada.open_table("burgundy", ["me", "bot:greedy"])["match"]
    data = corrected(tmp_path, "burgundy", "boards.json", another_board)
    server.restart(BOURGADE_DATA=data)
    with Wire(ada, match) as a, Wire(bo, match) as b:
        # At once, or as soon as the server has looked at it.
        a.until_head(head + 1)
        b.until_head(head + 1)
        assert a.snapshot["log"][-1]["kind"] == "carried"
        assert a.snapshot["log"][-1]["lines"][0]["key"] == "server.log-carried"
        play_on(a, b, upto=head + 10)
    record = ada.record(bot)
    assert record["edition"] == ada.request("GET", "/api/games")["games"][3]["edition"]
    assert bourgade.replay(json.dumps(record)).head == len(record["log"])  # also with the old data
    games = listed(ada)
    assert not any(info["stuck"] for info in games.values()) and len(games) == 3
    server.restart(BOURGADE_DATA=data)  # and it is said once
    with Wire(bo, match) as b:
        assert [e["kind"] for e in b.snapshot["log"]].count("carried") == 1


def test_another_tile_stops_the_games_it_touches_with_words(
    fresh: Callable[..., Server], tmp_path: Path
) -> None:
    server = fresh()
    ada, bo, table = two_at_a_table(server, "castle", clock={"kind": "slow", "seconds": 3600})
    running = table["match"]
    with Wire(ada, running) as a, Wire(bo, running) as b:
        play_on(a, b, upto=30)
        log = ada.request("GET", f"/api/matches/{running}")["log"]
        head = a.snapshot["head"]
    over = ada.open_table("castle", ["me", "here:Cy"])["match"]
    with Wire(ada, over) as alone:
        play_on(alone)
        result = alone.snapshot["result"]
    solo = ada.open_table("castle", ["me", "bot:random"])["match"]
    with Wire(ada, solo) as alone:
        for _ in range(20):
            while not alone.my_turn():
                alone.next()
            alone.act_any()
    healthy = ada.open_table("race", ["me", "here:Dan"])["match"]
    before = ada.record(over)
    again = ada.request("POST", f"/api/matches/{over}/rematch", {})["match"]
    with Wire(ada, again) as alone:
        play_on(alone, upto=30)
    server.restart(BOURGADE_DATA=corrected(tmp_path, "castle", "tiles.json", other_tiles))

    shown = relic(ada, running)
    assert shown["reason"]["key"] == "server.relic-edition"
    assert [seat["name"] for seat in shown["players"]] == ["Ada", "Bo"] and shown["me"] == [0]
    assert shown["head"] == head and shown["result"] is None and shown["status"] == "playing"
    assert shown["may_concede"] and shown["may_remove"]
    # It may go on one day: till then nobody learns what the other one holds.
    assert not shown["may_export"] and shown["why"] == ""
    assert shown["log"] == log and len(log) == head
    shown = relic(ada, again)
    assert shown["may_export"] and "entry" in shown["why"]
    assert ada.request("POST", f"/api/matches/{over}/rematch", {})["match"] == again

    zoe = server.guest("Zoe")
    assert not any(relic(zoe, running)[may] for may in ("may_concede", "may_export", "may_remove"))
    shown = relic(zoe, over)
    assert shown["result"] == result and shown["may_export"] and not shown["may_concede"]
    nothing_breaks(server, ada, zoe, running, over)
    assert ada.record(over) == before  # as it was: other programs can read it

    assert relic(ada, solo)["reason"]["key"] == "server.relic-edition"
    for match in (running, solo):
        assert listed(ada)[match]["stuck"] and not listed(ada)[match]["my_turn"]
    assert not listed(ada)[healthy]["stuck"]
    with Wire(ada, healthy) as alone:
        assert alone.act("walk")["type"] == "done"
    concede_and_remove(ada, bo, running)
    ada.request("DELETE", f"/api/my/games/{solo}")  # also while it runs
    assert solo not in listed(ada)

    server.restart(BOURGADE_DATA="")  # the old tiles are back: so are the games
    with Wire(ada, solo) as alone:
        assert alone.snapshot["log"][-1]["kind"] == "carried"
        assert alone.snapshot["log"][-1]["lines"][0]["key"] == "server.log-again"
        assert alone.act_any()["type"] == "done"
    assert not listed(ada)[solo]["stuck"]
    shown = zoe.request("GET", f"/api/matches/{running}")
    assert shown["type"] == "snapshot" and shown["result"]["winners"] == [1]
    assert len(shown["result"]["scores"]) == 2
    assert zoe.request("GET", f"/api/matches/{over}/verify")["ok"]


def nothing_breaks(server: Server, ada: Client, zoe: Client, running: str, over: str) -> None:
    """Every door of such a match answers with words."""
    for match in (running, over):
        for method, path in (
            ("GET", "chart"),
            ("GET", "verify"),
            ("POST", "analysis"),
        ):
            key = reason(ada, method, f"/api/matches/{match}/{path}")
            wanted = {"chart": "other-rules", "verify": "relic-edition", "analysis": "other-rules"}
            if path == "chart" and match == running:
                assert key == "server.relic-edition"  # and not what exactly differs
            if match == over:
                assert key == f"server.{wanted[path]}", path
    for one in (ada, zoe):
        key = reason(one, "GET", f"/api/matches/{running}/record")
        assert key == "server.not-before-the-end"
    body: Any = {"at": 3, "seats": [{"kind": "me"}, {"kind": "here", "name": "X"}]}
    with pytest.raises(Refused) as refused:
        ada.request("POST", f"/api/matches/{over}/continue", body)
    assert refused.value.reason["key"] == "server.other-rules"
    assert ada.request("GET", "/api/my/games")["tables"] == []  # and no table is left behind
    with pytest.raises(Refused):
        ada.request("POST", f"/api/matches/{running}/hint", {"head": 30})
    with Wire(ada) as wire:
        answer = wire.ask(type="act", match=running, action="x", head=30)
        assert answer["type"] == "refused"
        assert answer["reason"]["key"] == "server.relic-edition"
        assert wire.ask(type="why", match=running, action="x")["type"] == "refused"
    status, text, _ = server.raw("GET", f"/api/matches/{over}?at=3&seat=1")
    assert status == 200 and json.loads(text)["type"] == "relic"
    assert "Traceback" not in server.log.read_text()


def concede_and_remove(ada: Client, bo: Client, match: str) -> None:
    with Wire(bo) as watching, Wire(ada) as wire:
        watching.send(type="hello", match=match)
        watching.until(lambda m: m["type"] == "relic")
        assert wire.ask(type="resign", match=match, request="r1")["type"] == "done"
        shown = watching.until(lambda m: m["type"] == "relic")
        assert shown["status"] == "over" and shown["result"]["winners"] == [1]
        assert shown["log"][-1]["kind"] == "resign" and not shown["may_concede"]
        again = wire.ask(type="resign", match=match, request="r1")  # the same wish, once more
        assert again["type"] == "done" and again["head"] == shown["head"]
    assert len(bo.record(match)["log"]) > 0  # nobody can play on: all may have it
    assert bo.request("POST", f"/api/matches/{match}/rematch", {})["status"] == "open"
    ada.request("DELETE", f"/api/my/games/{match}")
    assert match not in listed(ada) and match in listed(bo)


def test_a_game_under_way_stays_on_the_list(server: Server) -> None:
    ada, bo, table = two_at_a_table(server, "race")
    path = f"/api/my/games/{table['match']}"
    assert reason(ada, "DELETE", path) == "server.still-playing"
    assert reason(server.guest("Zoe"), "DELETE", path) == "server.not-a-player"
    with Wire(ada, table["match"]) as a:
        a.ask(type="resign")
    ada.request("DELETE", path)
    assert table["match"] not in listed(ada) and table["match"] in listed(bo)


def test_a_raised_rules_version_touches_only_games_that_would_differ(
    fresh: Callable[..., Server],
) -> None:
    """The same actions, the same seats: of one game only the score sheet tells the difference."""
    server = fresh()
    ada = server.guest("Ada")
    walked, rested = (ada.open_table("race", ["me", "here:Bo"])["match"] for _ in range(2))
    with Wire(ada, walked) as one, Wire(ada, rested) as other:
        for action in ("walk", "end", "rest"):
            one.act(action)
        for action in ("rest", "end", "rest", "end"):
            other.act(action)
    server.restart(BOURGADE_PLUGINS="failing_bots,other_race")
    shown = relic(ada, walked)
    assert shown["reason"]["key"] == "server.relic-rules"
    assert shown["reason"]["args"] == {"then": 1, "now": 2}
    assert "scores" in shown["why"]
    with Wire(ada, rested) as other:
        other.until_head(5)
        assert other.snapshot["log"][-1]["kind"] == "carried" and other.snapshot["rules"] == 2
        play_on(other)
    assert ada.record(rested)["rules"] == 2
    assert ada.request("GET", f"/api/matches/{rested}/verify")["ok"]
