"""The page for researchers: its examples run, and its table is what the games say."""

import doctest
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import bourgade

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "researchers.md"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "researchers_table", ROOT / "tools" / "researchers_table.py"
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_examples_run() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 25
    assert results.failed == 0


def test_the_table_is_fresh() -> None:
    """All facts and one measured row; the tool's own `--check` does the rest."""
    maker = tool()
    page = PAGE.read_text("utf-8")
    for key in bourgade.games():
        assert maker.line(maker.facts(bourgade.game(key)))[:-2] in page, key
    assert maker.line(maker.row(bourgade.game("castle"))) in page
