"""Sessions: what ends them, what a token may not; no cookie is ever replaced in silence."""

import json
import time
from collections.abc import Callable, Iterator

import pytest
from alembic import command
from harness import SECRET, Browser, Json, Server, Wire
from itsdangerous import TimestampSigner
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from bourgade.client import Client, Refused
from bourgade.server.store.engine import configuration, writing_engine

PASSWORD = "correct horse"


@pytest.fixture
def browser(server: Server) -> Browser:
    came = Browser(server)
    assert came.send("POST", "/api/guests")[0] == 200
    return came


def program(browser: Browser) -> Client:
    made = browser.send("POST", "/api/tokens", {"label": "program"})[1]
    return Client(browser.server.url, made["token"])


def login_of(browser: Browser) -> Json:
    return {"login": browser.send("GET", "/api/me")[1]["id"], "password": PASSWORD}


def with_account(browser: Browser) -> Json:
    login = login_of(browser)
    assert browser.send("POST", "/api/accounts", login)[0] == 200
    return login


def twin(browser: Browser) -> Browser:
    """Another browser with the same cookie, as somebody who planted it has."""
    other = Browser(browser.server)
    other.cookie = browser.cookie
    return other


def socket_of(browser: Browser) -> ClientConnection:
    url = browser.server.url.replace("http", "ws") + "/api/socket"
    headers = {"Cookie": browser.cookie}
    return connect(url, origin=Origin(browser.server.url), additional_headers=headers)


def status(client: Client) -> int:
    try:
        client.request("GET", "/api/me")
    except Refused as refused:
        return refused.status
    return 200


def test_a_planted_guest_session_does_not_become_the_accounts(browser: Browser) -> None:
    planted, token = twin(browser), program(browser)
    with socket_of(planted) as ears:
        login = with_account(browser)
        goodbye = json.loads(ears.recv(timeout=60))
        assert goodbye["type"] == "goodbye"
    assert browser.cookie != planted.cookie
    assert browser.send("GET", "/api/me")[1]["login"] == login["login"].casefold()
    code, answer = planted.send("GET", "/api/me")
    assert (code, answer["reason"]["key"]) == (401, "server.session-ended")
    assert status(token) == 401


def test_signing_in_takes_a_new_key(browser: Browser, server: Server) -> None:
    login = with_account(browser)
    there = Browser(server)
    there.send("POST", "/api/guests")
    planted = twin(there)
    with socket_of(planted) as ears:
        assert there.send("POST", "/api/login", login)[0] == 200
        assert json.loads(ears.recv(timeout=60))["again"] is True  # with the new cookie
    assert planted.send("GET", "/api/me")[0] == 401
    assert there.send("GET", "/api/me")[0] == 200
    again = twin(there)
    assert there.send("POST", "/api/login", login)[0] == 200
    assert again.send("GET", "/api/me")[0] == 401  # the session before this one has ended
    assert browser.send("GET", "/api/me")[0] == 200  # that of another browser has not


def test_a_new_password_ends_all_else(browser: Browser, server: Server) -> None:
    login = with_account(browser)
    there = Browser(server)
    there.send("POST", "/api/login", login)
    old, token = twin(browser), program(browser)
    with socket_of(there) as ears, Wire(token) as wire:
        change = {"old": PASSWORD, "new": "battery staple"}
        assert browser.send("POST", "/api/password", change)[0] == 200
        assert json.loads(ears.recv(timeout=60))["again"] is False
        assert wire.until(lambda m: m["type"] == "goodbye")["again"] is False
    assert status(token) == 401
    assert there.send("GET", "/api/me")[0] == 401
    assert old.send("GET", "/api/me")[0] == 401
    assert browser.send("GET", "/api/me")[0] == 200
    assert [s["current"] for s in browser.send("GET", "/api/sessions")[1]["sessions"]] == [True]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tokens", {"label": "another"}),
        ("POST", "/api/accounts", {"login": "somebody new", "password": PASSWORD}),
        ("POST", "/api/login", {"login": "somebody new", "password": PASSWORD}),
        ("POST", "/api/password", {"old": PASSWORD, "new": PASSWORD}),
        ("GET", "/api/sessions", None),
        ("DELETE", "/api/sessions/some", None),
    ],
)
def test_a_token_plays_and_no_more(server: Server, method: str, path: str, body: Json) -> None:
    ada = server.guest("Ada")
    with pytest.raises(Refused) as refused:
        ada.request(method, path, body)
    assert refused.value.reason["key"] == "server.browser-only" and refused.value.status == 403
    match = ada.open_table("race", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        assert wire.act_any()["type"] == "done"


def test_a_browser_whose_session_ended_is_told_and_asks_for_a_new_guest(browser: Browser) -> None:
    other = twin(browser)
    browser.send("POST", "/api/logout")
    old = other.cookie
    code, answer = other.send("POST", "/api/guests", {"name": "Ada"})
    assert (code, answer["reason"]["key"]) == (401, "server.session-ended")
    assert other.cookie == old
    assert other.send("GET", "/api/games")[0] == 200
    assert other.send("GET", "/api/tables")[0] == 200
    assert other.send("POST", "/api/guests", {"name": "Ada", "anew": True})[0] == 200
    assert other.cookie != old and other.send("GET", "/api/me")[1]["name"] == "Ada"


def test_who_is_signed_out_may_sign_in_and_out(browser: Browser) -> None:
    login = with_account(browser)
    other = twin(browser)
    browser.send("POST", "/api/logout")
    again = twin(other)
    assert other.send("POST", "/api/login", login)[0] == 200
    assert again.send("POST", "/api/logout")[0] == 200
    assert again.cookie == ""


@pytest.fixture(scope="module")
def keyed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("keyed"), BOURGADE_SECRET=SECRET).start()
    yield server
    server.stop()


@pytest.mark.parametrize("seconds", [3, 3600, -3600, 500 * 86_400])
def test_a_cookie_of_another_time_is_good(keyed: Server, seconds: int) -> None:
    """Signed while the clock was ahead or behind, or by another host."""

    class Elsewhere(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(time.time()) + seconds

    browser = Browser(keyed)
    _, me = browser.send("POST", "/api/guests")
    name, _, value = browser.cookie.partition("=")
    key = value.split(".")[0]
    browser.cookie = f"{name}={Elsewhere(SECRET, salt='bourgade.session').sign(key).decode()}"
    cookie = browser.cookie
    assert browser.send("GET", "/api/me") == (200, me)
    assert browser.send("POST", "/api/guests") == (200, me)
    assert browser.cookie == cookie


def test_sessions_and_tokens_of_an_older_database_go_on(fresh: Callable[..., Server]) -> None:
    server = fresh()
    browser = Browser(server)
    _, me = browser.send("POST", "/api/guests")
    token = program(browser)
    server.stop()
    engine = writing_engine(f"sqlite:///{server.folder / 'bourgade.db'}")
    with engine.begin() as connection:
        command.downgrade(configuration(connection), "0002")
    engine.dispose()
    server.start()
    assert browser.send("GET", "/api/me") == (200, me)
    match = token.open_table("race", ["me", "here:Bo"])["match"]
    with Wire(token, match) as wire:
        assert wire.act_any()["type"] == "done"


def test_a_cookie_that_is_not_ours_makes_a_new_guest(server: Server) -> None:
    browser = Browser(server)
    browser.cookie = "bourgade=nonsense.aaaaaa.bbbbbb"
    assert browser.send("POST", "/api/guests")[0] == 200
