"""An invitation reaches somebody: which Host is ours, where a link leads, two machines at play."""

import io
import json
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from harness import SECRET, Server, Wire
from networks import GUEST, HOUSE, Networks, two_machines
from websockets.sync.client import connect
from websockets.typing import Origin

from bourgade.server import addresses, qr_code
from bourgade.server.addresses import Addresses
from bourgade.server.security import Gate
from bourgade.server.settings import Settings

JSON = "application/json"


def admits(gate: Gate, host: str, came_to: str = "127.0.0.1") -> bool:
    headers = [(b"host", host.encode())]
    return gate.host_allowed({"type": "http", "headers": headers, "server": (came_to, 8000)})


def test_on_this_machine_only_its_own_names_are_hosts() -> None:
    gate = Gate(Settings())
    for host in ("localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST"):
        assert admits(gate, host), host
    for host in ("evil.example", "192.168.1.5:8000", "", "[::1", "127.0.0.1.evil.example"):
        assert not admits(gate, host), host
    behind = Gate(Settings(public_origin="https://games.example.org"))
    assert admits(behind, "games.example.org") and not admits(behind, "")


def test_in_the_house_a_host_is_the_address_one_came_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever networks the machine is in at the moment: nothing is listed beforehand."""
    monkeypatch.setattr(socket, "gethostname", lambda: "Kitchen.box")
    gate = Gate(Settings(lan=True))
    assert admits(gate, "192.168.1.5:8000", "192.168.1.5")
    assert admits(gate, "10.0.0.7:8000", "10.0.0.7")
    assert admits(gate, "[fd00::2]:8000", "fd00:0::2")
    for name in ("localhost", "kitchen.box:8000", "kitchen.local", "127.0.0.1"):
        assert admits(gate, name, "192.168.1.5"), name
    for host in ("192.168.1.6", "evil.example", "kitchen.evil.example", "", "[::1", "[fd00::3]"):
        assert not admits(gate, host, "192.168.1.5"), host


def test_a_server_for_the_world_takes_any_host() -> None:
    """Its proxy may call it what it likes; the Origin is checked all the same."""
    gate = Gate(Settings(host="0.0.0.0"))
    assert admits(gate, "games.example.org") and admits(gate, "") and not admits(gate, "[::1")


class Adapter:
    def __init__(self, name: str, *ips: str | tuple[str, int, int]) -> None:
        self.nice_name = name
        self.ips = [type("Ip", (), {"ip": ip}) for ip in ips]


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> list[Adapter]:
    adapters: list[Adapter] = []
    monkeypatch.setattr("ifaddr.get_adapters", lambda: adapters)
    monkeypatch.setattr(addresses, "_way_out", lambda: "10.8.0.2")
    return adapters


def test_the_likeliest_address_comes_first(at_home: list[Adapter]) -> None:
    """The way out may be a tunnel, and a machine has networks nobody else is in."""
    at_home += [
        Adapter("lo", "127.0.0.1", ("::1", 0, 0)),
        Adapter("docker0", "172.17.0.1"),
        Adapter("tun0", "10.8.0.2"),
        Adapter("wlan0", "192.168.1.5", ("fd00::5", 0, 0), ("fe80::5", 0, 3)),
        Adapter("eth1", "169.254.9.9", ("fd11::5", 0, 0)),
        Adapter("VirtualBox Host-Only Ethernet Adapter", "192.168.56.1"),
    ]
    ours = addresses.own_addresses()
    assert ours == ["192.168.1.5", "fd11::5", "10.8.0.2", "172.17.0.1", "192.168.56.1"]


def test_where_a_link_leads(at_home: list[Adapter]) -> None:
    mine, guests = "http://127.0.0.1:8000", "http://10.0.0.9:8000"
    house = Addresses(Settings(lan=True))
    assert house.reach(mine) == ("offline", mine)
    at_home.append(Adapter("wlan0", "192.168.1.5"))
    assert house.reach(mine) == ("house", "http://192.168.1.5:8000")
    assert house.reach(guests) == ("house", guests)
    assert Addresses(Settings()).reach(mine) == ("here", mine)
    world = Addresses(Settings(public_origin="https://games.example.org/"))
    assert world.reach(mine) == ("world", "https://games.example.org")
    everywhere = Addresses(Settings(host="0.0.0.0", port=80))
    assert everywhere.reach("http://localhost") == ("world", "http://192.168.1.5")
    assert everywhere.reach("https://games.example.org") == ("world", "https://games.example.org")


def test_what_to_type_instead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command that works in the same shell, on the same library."""
    assert Addresses(Settings().resolve()).command() == "bourgade serve --lan"
    wish = Settings(port=9000, data_dir=str(tmp_path / "my games")).resolve()
    ours = f"serve --lan --port 9000 --data-dir '{tmp_path}/my games'"
    assert Addresses(wish).command() == f"bourgade {ours}"
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("sys.argv", [f"{tmp_path}/.venv/bin/bourgade"])
    assert Addresses(wish).command() == f"{tmp_path}/.venv/bin/bourgade {ours}"
    monkeypatch.chdir(tmp_path)
    assert Addresses(wish).command() == f".venv/bin/bourgade {ours}"


def test_the_drawing_is_the_code() -> None:
    text = "http://192.168.1.5:8000/t/abc?invite=def"
    rows, code = qr_code.modules(text), qr_code.drawn(text)
    dark = {(x, y) for y, row in enumerate(rows) for x, module in enumerate(row) if module}
    drawn = set()
    for x, y, run, back in re.findall(r"M(\d+) (\d+)h(\d+)v1H(\d+)z", code.path):
        assert x == back
        drawn |= {(int(x) + step, int(y)) for step in range(int(run))}
    assert drawn == dark and code.size == len(rows)
    lines = qr_code.in_terminal(text).splitlines()
    assert len({len(line) for line in lines}) == 1
    inked = sum(" ▄▀█".index(sign).bit_count() for line in lines for sign in line)
    assert inked == len(dark)


def test_a_file_gets_no_code() -> None:
    file = io.StringIO()
    qr_code.show("http://192.168.1.5:8000/", file)
    assert file.getvalue() == ""


def test_the_page_is_told_where_a_link_leads(server: Server) -> None:
    def reach(path: str) -> tuple[int, Any]:
        status, answer, _ = server.raw("GET", f"/api/reach?path={quote(path)}")
        return status, json.loads(answer)

    assert json.loads(server.raw("GET", "/api/reach")[1])["code"] is None
    status, answer = reach("/t/abc?invite=x_-Y")
    assert status == 200 and answer["where"] == "here" and answer["origin"] == server.url
    assert answer["code"]["size"] >= 21
    for path in ("", "//evil.example/t", "/t/abc d", "t/abc", "/" + "a" * 400, "/t/é", "/t\n"):
        status, answer = reach(path)
        assert (status, answer["reason"]["key"]) == (400, "server.bad-address"), path


# Two machines


@pytest.fixture(scope="module")
def networks() -> Iterator[Networks]:
    with two_machines() as networks:
        yield networks


@pytest.fixture
def house(networks: Networks, tmp_path: Path) -> Iterator[Server]:
    """`bourgade serve --lan` on one machine, with no key in the environment."""
    server = Server(tmp_path, "--lan")
    server.env.pop("BOURGADE_SECRET", None)
    with networks.inside("house"):
        server.start()
    yield server
    server.stop()


def away(server: Server, address: str = HOUSE) -> Server:
    """The same server, as the other machine knows it."""
    seen = Server(server.folder)
    seen.port, seen.url = server.port, f"http://{address}:{server.port}"
    return seen


def test_an_invitation_reaches_another_machine(house: Server, networks: Networks) -> None:
    assert (house.folder / "secret").stat().st_mode & 0o077 == 0
    with networks.inside("house"):  # Ada sits at the machine itself
        ada = house.guest("Ada")
        table = ada.open_table("race", ["me", "open"])
        reach = ada.request("GET", f"/api/reach?path=/t/{table['id']}")
        a = Wire(ada)
    assert reach["where"] == "house" and reach["code"]["size"] >= 21
    assert f"Others in the house open: {reach['origin']}/\n" in house.log.read_text()
    guest = away(house)
    assert reach["origin"] == guest.url
    with networks.inside("guest"):  # Bo follows the link on another one
        status, page, _ = guest.raw("GET", f"/t/{table['id']}")
        assert status == 200 and b"<!doctype html" in page.lower()
        ours = {"Origin": guest.url, "Content_Type": JSON}
        _, _, headers = guest.raw("POST", "/api/guests", b'{"name": "Bo"}', **ours)
        cookie = headers["Set-Cookie"].split(";")[0]
        path = f"/api/tables/{table['id']}/join"
        status, answer, _ = guest.raw("POST", path, b"{}", Cookie=cookie, **ours)
        match = json.loads(answer)["match"]
        assert status == 200 and match
        browser = {"Cookie": str(cookie)}
        url = f"ws://{HOUSE}:{house.port}/api/socket"
        bo = connect(url, origin=Origin(guest.url), additional_headers=browser)
    with a, bo:
        a.match = match
        a.send(type="hello", match=match, since=0)
        a.until(lambda m: m["type"] == "snapshot")
        while a.my_turn():
            assert a.act_on()["type"] == "done"
        bo.send(json.dumps({"type": "hello", "match": match, "since": 0}))
        told = next(m for m in map(json.loads, bo) if m["type"] == "snapshot")
        wish = {"type": "act", "match": match, "head": told["head"], "request": "one"}
        bo.send(json.dumps(wish | {"action": told["legal"][0]["notation"]}))
        answer = next(m for m in map(json.loads, bo) if m.get("request") == "one")
        assert answer["type"] == "done"
        a.until_head(answer["head"])


def test_foreign_pages_stay_out_of_the_house(house: Server, networks: Networks) -> None:
    guest = away(house)
    port = house.port
    with networks.inside("guest"):
        for host in (f"evil.example:{port}", f"{GUEST}:{port}", f"10.77.0.9:{port}", "[::1"):
            assert guest.raw("GET", "/api/games", Host=host)[0] == 421, host
        for host in (f"{HOUSE}:{port}", f"{socket.gethostname().lower()}:{port}"):
            assert guest.raw("GET", "/api/games", Host=host)[0] == 200, host
        foreign = {"Origin": "http://evil.example", "Content_Type": JSON}
        assert guest.raw("POST", "/api/guests", b"{}", **foreign)[0] == 403


def test_another_network_needs_no_restart(house: Server, networks: Networks) -> None:
    networks.move("house", HOUSE, "10.77.0.3")
    try:
        moved = away(house, "10.77.0.3")
        with networks.inside("house"):
            assert json.loads(house.raw("GET", "/api/reach")[1])["origin"] == moved.url
        with networks.inside("guest"):
            assert moved.raw("GET", "/api/games")[0] == 200
            assert moved.raw("GET", "/api/games", Host=f"{HOUSE}:{house.port}")[0] == 421
    finally:
        networks.move("house", "10.77.0.3", HOUSE)


def test_a_server_on_this_machine_is_not_open_to_others(
    networks: Networks, fresh: Callable[..., Server]
) -> None:
    with networks.inside("house"):
        server = fresh(BOURGADE_SECRET=SECRET)
    with networks.inside("guest"), pytest.raises(OSError, match="refused"):
        away(server).raw("GET", "/")
