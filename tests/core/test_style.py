"""House style that no linter knows."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(ROOT)))
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    """The compiler turns `1 << n` into a 32-bit shift, silently wrong from 31 on: use BIT[n]."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            constant_left = isinstance(node.left, ast.Constant) or (
                isinstance(node.left, (ast.Name, ast.Call)) and _upper(node.left)
            )
            variable_right = not isinstance(node.right, ast.Constant)
            assert not (constant_left and variable_right), f"{path}:{node.lineno}"


def _upper(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "i64"
    return isinstance(node, ast.Name) and node.id.isupper()


def test_no_file_is_longer_than_600_lines() -> None:
    files = [*SOURCES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "tools").rglob("*.py")]
    long = [str(p) for p in files if len(p.read_text("utf-8").splitlines()) > 600]
    assert long == []


def test_games_import_only_the_core_and_themselves() -> None:
    """Data flows one way; a game's folder sees nothing else of the project."""
    for path in (ROOT / "src/bourgade/games").rglob("*.py"):
        room = path.relative_to(ROOT / "src/bourgade/games").parts[0]
        text = path.read_text("utf-8")
        for name in re.findall(r"^\s*(?:from|import) (bourgade[\w.]*)", text, re.M):
            allowed = name.startswith(("bourgade.core", f"bourgade.games.{room}"))
            assert allowed, f"{path} imports {name}"


def test_the_core_imports_no_game() -> None:
    for path in (ROOT / "src/bourgade/core").rglob("*.py"):
        text = path.read_text("utf-8")
        assert not re.search(r"^\s*(from|import) bourgade\.(games|server|bots)", text, re.M), path
