"""The race and its entrants, on the shelf for the tests of the arena only."""

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bourgade.arena.folder import Folder, create
from bourgade.arena.plan import Plan, make_plan
from bourgade.arena.run import Means, play_all
from bourgade.bots import BOTS
from bourgade.core.registry import forget
from bourgade.server.plugins import load_plugins
from bourgade.terminal.speech import Speaker

HERE = Path(__file__).parent
PLACES = [str(HERE), str(HERE.parent / "core")]

Run = Callable[..., Folder]


@pytest.fixture(autouse=True)
def entrants(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = dict(BOTS)
    for place in PLACES:
        monkeypatch.syspath_prepend(place)
    monkeypatch.setenv("BOURGADE_PLUGINS", "entrants")
    load_plugins()
    yield
    BOTS.clear()
    BOTS.update(before)
    forget("race")
    sys.modules.pop("entrants", None)


@pytest.fixture
def plan() -> Callable[..., Plan]:
    def make(*bots: str, game: str = "race", players: int = 2, **more: Any) -> Plan:
        wishes = {"games": 20, "seed": 1, "options": {}, "records": False, **more}
        return make_plan(game, list(bots), players, **wishes)

    return make


@pytest.fixture
def quiet() -> Console:
    return Console(file=io.StringIO())


@pytest.fixture
def run(tmp_path: Path, quiet: Console) -> Run:
    """Plays a plan into a folder of its own."""

    def play(plan: Plan, name: str, processes: int = 1, ray: str | None = None) -> Folder:
        folder = create(tmp_path / name, plan)
        play_all(folder, Means(processes, ray), Speaker("en"), quiet)
        return folder

    return play
