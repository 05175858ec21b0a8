"""Records, moments, verification; and that nothing hidden is shown before the end."""

import json

import pytest
from harness import Json, Server, Wire, play_on, two_at_a_table

import bourgade
from bourgade.client import Client, Refused


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Client, str, list[Json]]:
    """A game of Burgundy at one screen, to the end, with an undo in it; all snapshots seen."""
    ada = server.guest("Ada")
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        wire.act_any()
        if wire.snapshot["can_undo"]:
            wire.ask(type="undo", head=wire.snapshot["head"])
            wire.until_head(2)
        while wire.snapshot["status"] == "playing":
            legal = wire.snapshot["legal"]
            assert wire.act(legal[len(legal) // 2]["notation"])["type"] == "done"
        return ada, match, [m for m in wire.seen if m["type"] == "snapshot"]


def test_an_exported_record_is_the_game(finished: tuple[Client, str, list[Json]]) -> None:
    ada, match, seen = finished
    record = json.dumps(ada.record(match))
    replayed = bourgade.replay(record)
    assert replayed.state.is_terminal()
    assert list(replayed.state.scores()) == seen[-1]["scores"]
    assert bourgade.verify(record) > 100


def test_an_imported_record_can_be_looked_at_and_exported_again(
    server: Server, finished: tuple[Client, str, list[Json]]
) -> None:
    ada, match, seen = finished
    record = ada.record(match)
    bo = server.guest("Bo")
    copy = bo.request("POST", "/api/records", record)["match"]
    assert bo.record(copy) == record
    shown = bo.request("GET", f"/api/matches/{copy}")
    assert shown["status"] == "over" and shown["scores"] == seen[-1]["scores"]
    assert shown["me"] == [] and shown["result"]["winners"] == seen[-1]["result"]["winners"]
    assert bo.request("GET", f"/api/matches/{copy}/verify")["ok"] is True
    with Wire(bo, copy) as wire:
        assert wire.act("end")["type"] == "refused"


def test_an_unfinished_record_is_an_archive_to_continue_from(server: Server) -> None:
    ada = server.guest("Ada")
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        play_on(wire, upto=20)
        record = ada.record(match)
        assert record["dice"][0].get("secret") is None
    copy = ada.request("POST", "/api/records", record)["match"]
    assert ada.request("GET", f"/api/matches/{copy}")["status"] == "archived"
    body = {"at": 12, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = ada.request("POST", f"/api/matches/{copy}/continue", body)
    with Wire(ada, table["match"]) as wire:
        assert wire.snapshot["head"] >= 12


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-20],
        lambda text: text.replace("workers d1", "workers d2", 1),
        lambda text: "[]",
        lambda text: "{}",
        lambda text: text.replace('"burgundy"', '"chess"', 1),
    ],
)
def test_a_damaged_record_is_refused(
    server: Server, finished: tuple[Client, str, list[Json]], damage: object
) -> None:
    ada, match, _ = finished
    text = json.dumps(ada.record(match))
    broken = damage(text)  # type: ignore[operator]
    status, body, _ = server.raw(
        "POST", "/api/records", broken.encode(), Authorization=f"Bearer {ada.token}"
    )
    assert status == 409
    assert json.loads(body)["reason"]["key"] == "server.cannot-load"


def test_every_moment_can_be_seen_again(finished: tuple[Client, str, list[Json]]) -> None:
    ada, match, seen = finished
    end = seen[-1]["head"]
    for old in (seen[0], seen[3], seen[len(seen) // 2], seen[-1]):
        path = f"/api/matches/{match}?at={old['head']}&seat={old['viewer'] or 0}"
        shown = ada.request("GET", path)
        assert shown["at"] == old["head"] and shown["head"] == end
        assert shown["view"] == old["view"] and shown["scores"] == old["scores"]
        assert shown["last"] == old["last"]
        assert shown["legal"] == [] and shown["status"] == "over"
    for at in ("-1", "x", "1e3", "99999999", str(end + 1)):
        with pytest.raises(Refused):
            ada.request("GET", f"/api/matches/{match}?at={at}")
    with pytest.raises(Refused):
        ada.request("GET", f"/api/matches/{match}?seat=2")


def test_the_chart_ends_with_the_result(finished: tuple[Client, str, list[Json]]) -> None:
    ada, match, seen = finished
    points = ada.request("GET", f"/api/matches/{match}/chart")["points"]
    assert points[0] == {"seq": 0, "scores": [0, 0]}
    assert points[-1] == {"seq": seen[-1]["head"], "scores": seen[-1]["scores"]}
    assert len(points) > 40  # fifty turns


def test_continue_from_here(server: Server, finished: tuple[Client, str, list[Json]]) -> None:
    _, match, seen = finished
    moment = seen[len(seen) // 2]
    body = {
        "at": moment["head"],
        "seats": [{"kind": "me"}, {"kind": "here", "name": "Cy"}],
    }
    bo = server.guest("Bo")  # anybody may: the game is over
    table = bo.request("POST", f"/api/matches/{match}/continue", body)
    assert table["continues"] == match
    with Wire(bo, table["match"]) as wire:
        assert wire.snapshot["head"] == moment["head"]
        assert wire.snapshot["legal"] == moment["legal"]
        assert wire.snapshot["commitment"] != moment["commitment"]
        assert wire.snapshot["secret"] is None
        play_on(wire)
    assert bo.request("GET", f"/api/matches/{table['match']}/verify")["ok"] is True
    with pytest.raises(Refused):  # nothing to play after the end
        bo.request("POST", f"/api/matches/{match}/continue", {**body, "at": seen[-1]["head"]})
    with pytest.raises(Refused):
        bo.request("POST", f"/api/matches/{match}/continue", {**body, "seats": body["seats"][:1]})


def test_a_running_game_keeps_its_secrets(server: Server) -> None:
    """Another seat's view, the record, continuing, the dice's secret: only after the end."""
    ada, bo, table = two_at_a_table(server, "race")
    match = table["match"]
    zoe = server.guest("Zoe")
    with Wire(ada, match) as a, Wire(bo, match) as b, Wire(zoe, match) as z:
        a.act("rest")  # draws a coin that only Ada sees
        a.act("end")
        b.until_head(2)
        b.act("rest")
        b.act("end")
        for wire in (a, z):
            wire.until_head(4)
        assert a.snapshot["view"]["coins"][1] is None
        assert b.snapshot["view"]["coins"][0] is None
        assert z.snapshot["view"]["coins"] == [None, None]
        for client, own in ((ada, 0), (bo, 1), (zoe, None)):
            shown = client.request("GET", f"/api/matches/{match}?at=2")
            hidden = [c for seat, c in enumerate(shown["view"]["coins"]) if seat != own]
            assert set(hidden) == {None}
            for seat in (0, 1):
                if seat != own:
                    with pytest.raises(Refused):
                        client.request("GET", f"/api/matches/{match}?at=2&seat={seat}")
            assert shown["scores"] == [] and shown["score_parts"] is None
            for path in ("record", "verify", "chart"):
                with pytest.raises(Refused):
                    client.request("GET", f"/api/matches/{match}/{path}")
            body = {"at": 2, "seats": [{"kind": "me"}, {"kind": "here", "name": "X"}]}
            with pytest.raises(Refused):
                client.request("POST", f"/api/matches/{match}/continue", body)
        everything = json.dumps([w.seen for w in (a, b, z)])
        a.ask(type="resign")
        secret = a.until(lambda m: m["type"] == "snapshot" and m["secret"])["secret"]
        assert secret not in everything
    shown = zoe.request("GET", f"/api/matches/{match}?at=4&seat=0")
    assert shown["view"]["coins"][0] is not None


def test_secret_choices_are_told_to_their_owner_alone(server: Server) -> None:
    ada, bo, table = two_at_a_table(server, options={"setup": "expert-secret"})
    with Wire(ada, table["match"]) as a, Wire(bo, table["match"]) as b:
        mover, other = (a, b) if a.my_turn() else (b, a)
        mover.act_any()
        other.until_head(1)
        own, others = mover.snapshot["log"][0]["lines"], other.snapshot["log"][-1]["lines"]
        assert own != others
        assert other.snapshot["view"]["players"][mover.snapshot["me"][0]]["board"] is None
