"""tools/ladder.py: what it plays, what it leaves alone, what it moves out of the way."""

import importlib.util
import json
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bourgade.arena import plan as plans
from bourgade.arena import play as playing
from bourgade.arena.folder import Folder

TOOL = Path(__file__).parents[2] / "tools" / "ladder.py"
NAME = "race-2p-walking-random"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder_tool", TOOL)
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    sys.modules["ladder_tool"] = tool  # its dataclass looks itself up there
    spec.loader.exec_module(tool)
    return tool


@pytest.fixture
def ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, with folders of its own."""
    tool = load()
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # pictures take longer than the games

    monkeypatch.setattr(tool, "RUNS", tmp_path / "ladder")
    monkeypatch.setattr(tool, "OLD", tmp_path / "old")
    monkeypatch.setattr(tool, "PAGES", tmp_path / "pages")
    monkeypatch.setattr(tool, "GAME_KEYS", ["race"])
    return tool


def contest(tool: ModuleType, **changes: Any) -> Any:
    wishes = {"game": "race", "bots": ("walking", "random"), "players": 2, "games": 4, **changes}
    return tool.Contest(**wishes)


def retune(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of today are not those of a moment ago."""
    for module in (plans, playing):
        monkeypatch.setattr(module, "bots_digest", lambda game, bots: "0123456789ab")


def kept(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The only contest of the ladder, played and told."""
    one = contest(tool)
    monkeypatch.setattr(tool, "contests", lambda key: [one])
    assert tool.play(one, 1) == 0
    tool.write()
    return one


def moved(tool: ModuleType) -> list[str]:
    return sorted(path.name for path in tool.OLD.glob("*"))


def test_a_contest_is_finished_when_it_is_played_and_summed_up(ladder: ModuleType) -> None:
    one = contest(ladder)
    assert not one.finished()
    assert ladder.play(one, 1) == 0
    assert one.finished()
    summary = one.folder / "summary.json"
    content = json.loads(summary.read_text())
    for damage in (None, "{", json.dumps({**content, "complete": False})):
        summary.unlink() if damage is None else summary.write_text(damage)
        assert not one.finished()
        assert ladder.play(one, 1) == 0
        assert json.loads(summary.read_text()) == content
        assert one.finished()
    assert moved(ladder) == []


def test_more_games_go_on_and_fewer_leave_what_there_is(ladder: ModuleType) -> None:
    assert ladder.play(contest(ladder), 1) == 0
    longer = contest(ladder, games=8)
    assert not longer.finished()
    assert ladder.play(longer, 1) == 0
    assert longer.finished() and contest(ladder).finished()
    (longer.folder / "summary.json").unlink()
    assert ladder.play(contest(ladder), 1) == 0, "the run keeps its eight games"
    assert Folder(longer.folder).plan.games == 8
    assert moved(ladder) == []


def test_a_run_of_another_plan_is_moved_aside(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = contest(ladder)
    assert ladder.play(one, 1) == 0
    results = (one.folder / "games.jsonl").read_bytes()
    retune(monkeypatch)
    assert not one.finished()
    assert ladder.play(one, 1) == 0
    assert one.finished()
    assert moved(ladder) == [f"{NAME}-1"]
    assert (ladder.OLD / f"{NAME}-1" / "games.jsonl").read_bytes() == results
    monkeypatch.setattr(ladder, "SEED", 2)
    assert ladder.play(one, 1) == 0
    (one.folder / "arena.json").write_text("{")
    assert ladder.play(one, 1) == 0
    assert moved(ladder) == [f"{NAME}-{number}" for number in (1, 2, 3)]


def test_a_run_in_progress_is_not_moved(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = contest(ladder)
    assert ladder.play(one, 1) == 0
    busy = Folder(one.folder)
    busy.open()
    retune(monkeypatch)
    assert ladder.play(one, 1) == 2
    assert "another run is writing" in capsys.readouterr().err
    assert moved(ladder) == []
    busy.close()


def test_a_folder_without_a_run_is_begun_not_taken_up(ladder: ModuleType) -> None:
    one = contest(ladder)
    one.folder.mkdir(parents=True)
    assert "--resume" not in one.command()
    assert ladder.play(one, 1) == 0
    assert "--resume" in one.command()


def test_documents_tell_of_older_bots_until_the_new_ones_have_played(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, unplayed = contest(ladder), contest(ladder, bots=("random",))
    monkeypatch.setattr(ladder, "contests", lambda key: [one, unplayed])
    assert ladder.play(one, 1) == 0
    before = one.plan().bots_digest
    retune(monkeypatch)
    (one.folder / "summary.json").unlink()
    monkeypatch.setattr(sys, "argv", ["ladder.py", "--games", "race", "--write"])
    assert ladder.main() == 0
    page = (ladder.PAGES / "race.md").read_text("utf-8")
    assert f"bots {before}" in page
    assert page.count("\n## ") == 1
    assert "walking" in (ladder.PAGES / "README.md").read_text("utf-8")
    (one.folder / "games.jsonl").write_bytes(b"")
    assert not one.tell()
    assert ladder.main() == 0
    assert (ladder.PAGES / "race.md").read_text("utf-8") == page, "its summary is kept"


def test_what_is_kept_need_not_be_played_again(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = kept(ladder, monkeypatch)
    shutil.rmtree(ladder.RUNS)  # another machine
    assert one.finished()
    assert not contest(ladder, games=8).finished()
    retune(monkeypatch)
    assert not one.finished(), "kept of other bots"


def test_an_older_run_does_not_push_out_what_is_kept(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = kept(ladder, monkeypatch)
    summary = one.kept / "summary.json"
    newer = summary.read_text().replace(one.plan().bots_digest, "0123456789ab")
    summary.write_text(newer)
    retune(monkeypatch)
    ladder.write()
    assert summary.read_text() == newer


def test_the_documents_are_those_of_the_kept_runs() -> None:
    """Generated: whoever changes a run or the words of the documents writes them anew."""
    tool = load()
    for name, text in tool.documents().items():
        written = (tool.PAGES / f"{name}.md").read_text("utf-8")
        assert written == text, f"docs/ladder/{name}.md: run python tools/ladder.py --write"
    expected = {f"{name}.md" for name in tool.documents()}
    assert {path.name for path in tool.PAGES.glob("*.md")} == expected


def test_at_larger_tables_the_expert_is_alone(ladder: ModuleType) -> None:
    for one in ladder.contests("burgundy"):
        plan = one.plan()
        assert (one.lone == "expert") == (one.players > 2)
        assert plan.games == one.games, "whole deals"
        if one.players > 2:
            assert plan.deals * one.players == ladder.CROWDED == 120
            assert one.command().count("--lone") == 1
