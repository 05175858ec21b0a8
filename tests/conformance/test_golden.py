"""Golden records: real games that must replay to the same end for ever."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import bourgade

GAMES = Path(__file__).parents[1] / "games"
RECORDS = sorted(GAMES.glob("*/golden/*.json"))


def coverage_of(key: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{key}_coverage", GAMES / key / "coverage.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text()
    match = bourgade.replay(text)
    assert match.state.is_terminal()
    assert match.record.to_json() == text
    assert bourgade.verify(text) > 0


@pytest.mark.parametrize("key", bourgade.games())
def test_the_golden_records_show_everything(key: str) -> None:
    coverage = coverage_of(key)
    shown: set[str] = set()
    for path in sorted((GAMES / key / "golden").glob("*.json")):
        match = bourgade.replay(path.read_text())
        shown |= coverage.seen(match.record, match.state)
    assert coverage.demanded() - shown == set()
