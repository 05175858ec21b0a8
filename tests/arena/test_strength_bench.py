"""bench/strength.py: the page is made from what was played, and deals can be added at any time."""

import argparse
import importlib.util
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from rich.progress import Progress

TOOL = Path(__file__).parents[2] / "bench" / "strength.py"


@pytest.fixture
def strength(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, with folders of its own; its games are played in this process."""
    spec = importlib.util.spec_from_file_location("strength_bench", TOOL)
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "strength_bench", tool)
    spec.loader.exec_module(tool)
    monkeypatch.setattr(tool, "HOME", tmp_path / "bench")
    monkeypatch.setattr(tool, "FIGURES", tmp_path / "bench" / "strength.json")
    monkeypatch.setattr(tool, "workers", ThreadPoolExecutor)
    return tool


def wishes(**changes: str) -> argparse.Namespace:
    return argparse.Namespace(**{"game": "castle", "against": "sharp", **changes})


def play(tool: ModuleType, measured: object, line: object, minutes: float) -> None:
    with Progress(disable=True) as progress:
        tool.think(measured, line, minutes, 1, progress)


def test_the_page_is_that_of_the_kept_figures(strength: ModuleType) -> None:
    """Generated: whoever changes the figures or the words of the page writes it anew."""
    kept = (strength.DOCS / "strength.json").read_bytes()
    measured = msgspec.json.decode(kept, type=strength.Measured)
    written = (strength.DOCS / "strength.md").read_text("utf-8")
    assert written == strength.page(measured)
    for line in measured.times:
        assert len(line.shares) == len(line.leads) > 0
        assert all(0 <= share <= 1 for share in line.shares)


def test_deals_are_added_to_those_played_before(
    strength: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "DOCS", tmp_path / "docs")
    measured = strength.played_before(wishes())
    assert measured.times == []
    play(strength, measured, measured.line(0.002), 1e-9)
    first = strength.played_before(wishes())
    assert [len(line.shares) for line in first.times] == [1], "one deal, however short the time"
    play(strength, first, first.line(0.002), 1e-9)
    play(strength, first, first.line(0.001), 1e-9)
    second = strength.played_before(wishes())
    assert [(line.seconds, len(line.shares)) for line in second.times] == [(0.001, 1), (0.002, 2)]
    assert second.times[1].leads[0] == first.times[1].leads[0]


@pytest.mark.parametrize("change", [{"game": "bruges"}, {"against": "gentle"}])
def test_other_contests_are_not_mixed(strength: ModuleType, change: dict[str, str]) -> None:
    strength.save(strength.nothing_yet(wishes()))
    with pytest.raises(ValueError, match="measure anew"):
        strength.played_before(wishes(**change))


def test_other_bots_are_not_mixed(strength: ModuleType) -> None:
    before = msgspec.structs.replace(strength.nothing_yet(wishes()), bots="0123456789ab")
    strength.save(before)
    with pytest.raises(ValueError, match="bots 0123456789ab"):
        strength.played_before(wishes())


def test_damaged_figures_are_told(strength: ModuleType) -> None:
    strength.HOME.mkdir()
    strength.FIGURES.write_text('{"game": "castle"')
    with pytest.raises(ValueError, match="damaged"):
        strength.played_before(wishes())
