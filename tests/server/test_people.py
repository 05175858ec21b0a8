"""People: guests at once, accounts, sessions, tokens."""

import json
import stat
from collections.abc import Callable

import pytest
from harness import Browser, Server, Wire, two_at_a_table
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bourgade.client import Client, Refused


def test_a_guest_is_in_at_once_and_stays_the_same(server: Server) -> None:
    browser = Browser(server)
    assert browser.send("GET", "/api/me")[0] == 401
    status, me = browser.send("POST", "/api/guests", {"name": "Ada", "language": "de"})
    assert status == 200 and me["kind"] == "guest" and me["language"] == "de"
    assert browser.send("GET", "/api/me")[1] == me
    assert browser.send("POST", "/api/guests")[1] == me


def test_the_cookie_is_closed_to_scripts_and_other_sites(server: Server) -> None:
    _, _, headers = server.raw(
        "POST", "/api/guests", b"{}", Origin=server.url, Content_Type="application/json"
    )
    cookie = headers["Set-Cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert "domain" not in cookie


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    browser = Browser(server)
    browser.send("POST", "/api/guests")
    name, _, value = browser.cookie.partition("=")
    # The middle of the signature: the last letter carries two bits that mean nothing.
    cut = len(value) - 12
    altered = value[:cut] + ("A" if value[cut] != "A" else "B") + value[cut + 1 :]
    for forged in (altered, "x", value.split(".")[0]):
        browser.cookie = f"{name}={forged}"
        assert browser.send("GET", "/api/me")[0] == 401


def test_name_language_and_preferences(server: Server) -> None:
    browser = Browser(server)
    browser.send("POST", "/api/guests")
    _, me = browser.send(
        "PATCH", "/api/me", {"name": "  Ada\u0007 L. ", "preferences": {"sound": True, "zoom": 2}}
    )
    assert me["name"] == "Ada L." and me["preferences"] == {"sound": True, "zoom": 2}
    _, me = browser.send("PATCH", "/api/me", {"language": "en", "preferences": {"zoom": None}})
    assert me["language"] == "en" and me["preferences"] == {"sound": True}
    assert browser.send("PATCH", "/api/me", {"name": "\u200b \n"})[0] == 400
    assert browser.send("PATCH", "/api/me", {"language": "xx"})[0] == 400


def test_an_account_keeps_the_guests_games_on_every_device(server: Server) -> None:
    here, there = Browser(server), Browser(server)
    _, guest = here.send("POST", "/api/guests", {"name": "Ada"})
    body = {"game": "burgundy", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bo"}]}
    table = here.send("POST", "/api/tables", {**body, "start": True})[1]
    login = {"login": f"Ada {guest['id']}"[:30], "password": "correct horse"}
    status, account = here.send("POST", "/api/accounts", login)
    assert status == 200 and account["kind"] == "account" and account["id"] == guest["id"]
    assert here.send("POST", "/api/accounts", login)[0] == 409
    # Elsewhere, already playing as another guest.
    there.send("POST", "/api/guests", {"name": "Ada on the phone"})
    second = there.send("POST", "/api/tables", {**body, "start": True})[1]
    assert there.send("POST", "/api/login", {**login, "password": "wrong horse"})[0] == 403
    assert there.send("POST", "/api/login", {**login, "login": "nobody at all"})[0] == 403
    status, me = there.send("POST", "/api/login", {**login, "login": login["login"].upper()})
    assert status == 200 and me["id"] == account["id"]
    games = there.send("GET", "/api/my/games")[1]["matches"]
    assert {game["match"] for game in games} == {table["match"], second["match"]}
    # The name is taken now.
    other = Browser(server)
    other.send("POST", "/api/guests")
    assert other.send("POST", "/api/accounts", login)[1]["reason"]["key"] == "server.login-taken"
    assert other.send("POST", "/api/accounts", {**login, "password": "short"})[0] == 400


def test_a_new_password_signs_other_browsers_out(server: Server) -> None:
    here, there = Browser(server), Browser(server)
    _, guest = here.send("POST", "/api/guests")
    login = {"login": guest["id"], "password": "correct horse"}
    here.send("POST", "/api/accounts", login)
    there.send("POST", "/api/login", login)
    assert there.send("GET", "/api/me")[0] == 200
    change = {"old": "wrong horse", "new": "battery staple"}
    assert here.send("POST", "/api/password", change)[0] == 403
    assert here.send("POST", "/api/password", {**change, "old": "correct horse"})[0] == 200
    assert here.send("GET", "/api/me")[0] == 200
    assert there.send("GET", "/api/me")[0] == 401
    assert there.send("POST", "/api/login", login)[0] == 403
    assert there.send("POST", "/api/login", {**login, "password": "battery staple"})[0] == 200


def test_signing_out_ends_the_session_and_its_sockets(server: Server) -> None:
    browser = Browser(server)
    browser.send("POST", "/api/guests")
    url = server.url.replace("http", "ws") + "/api/socket"
    headers = {"Cookie": browser.cookie}
    with connect(url, origin=server.url, additional_headers=headers) as socket:  # type: ignore[arg-type]
        cookie = browser.cookie
        assert browser.send("POST", "/api/logout")[0] == 200
        goodbye = json.loads(socket.recv(timeout=60))
        assert goodbye["type"] == "goodbye" and goodbye["again"] is False
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=60)
    browser.cookie = cookie  # the cookie alone opens nothing any more
    assert browser.send("GET", "/api/me")[0] == 401
    with (
        pytest.raises(InvalidStatus),
        connect(
            url,
            origin=server.url,
            additional_headers=headers,  # type: ignore[arg-type]
        ),
    ):
        pass


def test_tokens_are_for_programs_and_can_be_revoked(server: Server) -> None:
    browser = Browser(server)
    _, ada = browser.send("POST", "/api/guests", {"name": "Ada"})
    made = browser.send("POST", "/api/tokens", {"label": "my bot"})[1]
    program = Client(server.url, made["token"])
    assert program.request("GET", "/api/me") == ada
    sessions = browser.send("GET", "/api/sessions")[1]["sessions"]
    assert sum(s["current"] for s in sessions) == 1
    assert "my bot" in [s["label"] for s in sessions]
    browser.send("DELETE", f"/api/sessions/{made['id']}")
    with pytest.raises(Refused) as refused:
        program.request("GET", "/api/me")
    assert refused.value.status == 401
    stranger = Browser(server)
    stranger.send("POST", "/api/guests")
    assert stranger.send("DELETE", f"/api/sessions/{sessions[0]['id']}")[0] == 404
    # A token is no cookie and a cookie no token.
    assert server.raw("GET", "/api/me", Cookie=f"bourgade={program.token}")[0] == 401
    assert server.raw("GET", "/api/me", Authorization="Bearer nonsense")[0] == 401


def test_my_games_show_the_longest_waiting_first(server: Server) -> None:
    ada, _, first = two_at_a_table(server)
    ada.open_table("burgundy", ["me", "here:Cy"])
    games = ada.request("GET", "/api/my/games")["matches"]
    mine = [game["turn_since"] for game in games if game["my_turn"]]
    assert mine == sorted(mine)
    waiting = ada.open_table("burgundy", ["me", "open"])
    listed = ada.request("GET", "/api/my/games")
    assert [table["id"] for table in listed["tables"]] == [waiting["id"]]
    match = next(game for game in games if game["match"] == first["match"])
    assert match["players"] == ["Ada", "Bo"] and match["me"] == [0]


def test_the_signing_key_is_the_users_alone(fresh: Callable[..., Server]) -> None:
    server = fresh()
    file = server.folder / "secret"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    browser = Browser(server)
    _, me = browser.send("POST", "/api/guests")
    server.stop()
    server.start()  # the same key: the cookie still holds
    assert browser.send("GET", "/api/me")[1] == me


def test_the_wire_never_shows_the_key_of_a_session(server: Server) -> None:
    browser = Browser(server)
    browser.send("POST", "/api/guests")
    ada = Client(server.url, browser.send("POST", "/api/tokens", {"label": "mine"})[1]["token"])
    match = ada.open_table("race", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        assert ada.token not in json.dumps(wire.seen)
    shown = json.dumps(browser.send("GET", "/api/sessions"))
    assert ada.token not in shown and browser.cookie.partition("=")[2].split(".")[0] not in shown
