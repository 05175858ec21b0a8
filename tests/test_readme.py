"""The tour of the README runs as it is written."""

import doctest
from pathlib import Path


def test_the_readme_is_true() -> None:
    readme = Path(__file__).parents[1] / "README.md"
    results = doctest.testfile(str(readme), module_relative=False)
    assert results.attempted > 30
    assert results.failed == 0
