"""The example bot takes a seat by its link, on a real server."""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "server"), str(HERE.parent / "core")]

from harness import Json, Server  # noqa: E402

from bourgade.client import Client  # noqa: E402

EXAMPLE = HERE.parents[1] / "examples" / "join_table.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    one = Server(tmp_path).start()
    yield one
    one.stop()


def play_against(client: Client, table: str, robo: "subprocess.Popen[str]") -> Json:
    """Ada's game against the example, always her last choice; the last snapshot."""
    deadline = time.monotonic() + 60
    while (info := client.request("GET", f"/api/tables/{table}"))["match"] is None:
        assert robo.poll() is None and time.monotonic() < deadline
        time.sleep(0.05)
    with client.watch(info["match"]) as seat:
        for snapshot in seat.turns():
            seat.play(snapshot["legal"][-1]["notation"])
        return seat.snapshot


def test_it_joins_by_link_and_plays_to_the_end(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("castle", ["me", "invited"])
    key = table["seats"][1]["invite"]
    link = f"{server.url}/t/{table['id']}?invite={key}"
    with subprocess.Popen(
        [sys.executable, str(EXAMPLE), link, "--name", "Robo", "--seed", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=server.env,
    ) as robo:
        try:
            end = play_against(ada, table["id"], robo)
            out, _ = robo.communicate(timeout=120)
        finally:
            robo.kill()
    assert robo.returncode == 0, out
    assert "status: over" in out
    assert f"scores: {end['result']['scores']}" in out
    assert end["players"][1]["name"] == "Robo"


def test_a_wrong_link_is_named() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "http://localhost:1/m/abc"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1 and "is no link to a table" in done.stderr
