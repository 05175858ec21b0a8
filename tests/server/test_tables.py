"""Tables: opened, joined, left, started, played again."""

import pytest
from harness import Server, Wire, play_on, two_at_a_table

from bourgade.client import Refused


def refused(call: object, *args: object, **more: object) -> tuple[str, int]:
    with pytest.raises(Refused) as caught:
        call(*args, **more)  # type: ignore[operator]
    return caught.value.reason["key"], caught.value.status


def test_a_public_table_is_listed_until_it_is_full(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.open_table("burgundy", ["me", "open"], public=True)
    assert table["status"] == "open" and table["match"] is None

    def listed() -> list[str]:
        return [t["id"] for t in bo.request("GET", "/api/tables")["tables"]]

    assert table["id"] in listed()
    joined = bo.join(table["id"])
    assert joined["status"] == "started" and joined["match"]
    assert [s["mine"] for s in joined["seats"]] == [False, True]
    assert table["id"] not in listed()
    watched = server.guest("Zoe").request("GET", "/api/matches")["matches"]
    assert joined["match"] in [match["match"] for match in watched]
    assert all(match["me"] == [] for match in watched)
    private = ada.open_table("burgundy", ["me", "open"])
    assert private["id"] not in listed()


def test_without_start_the_owner_begins(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.open_table("burgundy", ["me", "open"], start=False)["id"]
    start = f"/api/tables/{table}/start"
    assert refused(ada.request, "POST", start) == ("server.seats-free", 409)
    assert bo.join(table)["status"] == "open"
    assert refused(bo.join, table) == ("server.already-seated", 409)
    assert refused(bo.request, "POST", start) == ("server.not-the-owner", 403)
    begun = ada.request("POST", start)
    assert begun["status"] == "started"
    assert ada.request("POST", start)["match"] == begun["match"]
    assert refused(bo.request, "POST", f"/api/tables/{table}/leave")[0] == "server.table-not-open"


def test_a_seat_can_be_left_before_the_start(server: Server) -> None:
    ada, bo, cy = (server.guest(name) for name in ("Ada", "Bo", "Cy"))
    table = ada.open_table("burgundy", ["me", "open"], start=False)["id"]
    bo.join(table)
    assert refused(cy.join, table) == ("server.seat-taken", 409)
    left = bo.request("POST", f"/api/tables/{table}/leave")
    assert [s["kind"] for s in left["seats"]] == ["human", "open"]
    assert cy.join(table)["seats"][1]["name"] == "Cy"


def test_an_invited_seat_is_for_who_has_the_link(server: Server) -> None:
    ada, bo, eve = (server.guest(name) for name in ("Ada", "Bo", "Eve"))
    table = ada.open_table("burgundy", ["me", "invited"])
    invite = table["seats"][1]["invite"]
    assert invite
    seen = eve.request("GET", f"/api/tables/{table['id']}")
    assert seen["seats"][1]["invite"] is None
    assert refused(eve.join, table["id"])[0] == "server.seat-taken"
    assert refused(eve.join, table["id"], 1)[0] == "server.seat-taken"
    assert refused(eve.join, table["id"], None, "guess") == ("server.no-such-invitation", 403)
    assert bo.join(table["id"], invite=invite)["status"] == "started"


def test_the_owner_can_fill_a_seat_with_a_bot_or_close(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.open_table("burgundy", ["me", "open"])["id"]
    body = {"seat": 1, "to": {"kind": "bot", "bot": "random"}}
    seat = f"/api/tables/{table}/seat"
    assert refused(bo.request, "POST", seat, body)[1] == 403
    assert ada.request("POST", seat, body)["status"] == "started"
    other = ada.open_table("burgundy", ["me", "open"])["id"]
    assert refused(bo.request, "DELETE", f"/api/tables/{other}")[1] == 403
    assert ada.request("DELETE", f"/api/tables/{other}")["status"] == "closed"
    assert refused(bo.join, other)[0] == "server.table-not-open"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "server.no-such-game"),
        ({"seats": [{"kind": "me"}]}, "server.bad-option"),
        ({"seats": [{"kind": "me"}] * 2}, "server.one-seat-each"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]}, "server.no-such-bot"),
        ({"options": {"boards": ["1", "99"]}}, "server.bad-option"),
        ({"options": {"colour": "red"}}, "server.bad-option"),
        ({"options": {"setup": "expert-open", "boards": "2"}}, "server.bad-option"),
        ({"clock": {"kind": "live", "seconds": 0}}, "server.bad-message"),
        ({"seats": [{"kind": "king"}]}, "server.bad-message"),
    ],
)
def test_an_impossible_table_is_refused_in_words(
    server: Server, change: dict[str, object], key: str
) -> None:
    ada = server.guest("Ada")
    body = {"game": "burgundy", "seats": [{"kind": "me"}, {"kind": "open"}], **change}
    assert refused(ada.request, "POST", "/api/tables", body)[0] == key


def test_options_reach_the_game(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("burgundy", ["me", "here:Bo"], options={"boards": ["1", "5"]})
    with Wire(ada, table["match"]) as wire:
        assert wire.snapshot["options"]["boards"] == ["1", "5"]
        assert [p["board"] for p in wire.snapshot["view"]["players"]] == ["1", "5"]


def test_a_rematch_keeps_the_seats_for_those_who_played(server: Server) -> None:
    ada, bo, table = two_at_a_table(server)
    eve = server.guest("Eve")
    match = table["match"]
    again = f"/api/matches/{match}/rematch"
    assert refused(ada.request, "POST", again)[1] == 409
    with Wire(ada, match) as a, Wire(bo, match) as b:
        play_on(a, b, upto=3)
        a.ask(type="resign")
        b.until(lambda m: m["type"] == "snapshot" and m["status"] == "over")
        assert refused(eve.request, "POST", again)[1] == 403
        new = ada.request("POST", again)
        assert new["status"] == "open" and new["match"] is None
        shown = b.until(lambda m: m["type"] == "snapshot" and m["rematch"])
        assert shown["rematch"] == new["id"]
    assert bo.request("POST", again)["id"] == new["id"]
    assert refused(eve.join, new["id"])[0] == "server.seat-taken"
    begun = bo.join(new["id"])
    assert begun["status"] == "started" and begun["seats"][1]["mine"]


def test_a_rematch_against_bots_begins_at_once(server: Server) -> None:
    ada = server.guest("Ada")
    match = ada.open_table("burgundy", ["me", "bot:random"])["match"]
    with Wire(ada, match) as wire:
        assert wire.ask(type="resign")["type"] == "done"
    again = ada.request("POST", f"/api/matches/{match}/rematch")
    assert again["status"] == "started" and again["match"] != match


def test_games_describe_themselves(server: Server) -> None:
    ada = server.guest("Ada")
    games = {game["key"]: game for game in ada.request("GET", "/api/games")["games"]}
    burgundy = games["burgundy"]
    assert (burgundy["min_players"], burgundy["max_players"]) == (2, 4)
    assert "boards" in [option["key"] for option in burgundy["options"]]
    assert {"greedy", "random"} <= set(burgundy["bots"])
    parts = ada.request("GET", "/api/games/burgundy/components")
    assert parts["edition"] == burgundy["edition"] and parts["boards"]
    assert refused(ada.request, "GET", "/api/games/chess/components")[1] == 404
    status, text, _ = server.raw("GET", "/api/texts/burgundy/fr")
    assert status == 200 and b"title" in text
    assert server.raw("GET", "/api/texts/burgundy/../../secret")[0] == 404
    assert server.raw("GET", "/api/texts/burgundy/xx")[0] == 404
