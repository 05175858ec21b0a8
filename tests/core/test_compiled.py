"""What compiled code must not do, as its intermediate form tells it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# As setup.py, but that nothing is compiled in the end.
TRANSLATE = """
import runpy, sys
import setuptools
setuptools.setup = lambda **settings: None
from mypyc.build import mypycify
files = runpy.run_path("setup.py")["COMPILED"]
mypycify(["--strict", *files], group_name="bourgade", target_dir=sys.argv[1])
"""
# Of seats, tiles, spaces and shapes of arrays: what they multiply stays below 2^62.
SMALL = {"size_Field_obj.__call__", "set_up", "_place_neutral_pieces", "_depot_places", "_told"}


@pytest.mark.long
def test_large_integers_are_not_multiplied(tmp_path: Path) -> None:
    """Of all that compiled code takes for granted, Python looks for signals in this alone."""
    pure = {**os.environ, "BOURGADE_PURE": "1"}  # setup.py itself has nothing to do
    command = [sys.executable, "-c", TRANSLATE, str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env=pure, check=True)
    code = (tmp_path / "ops.txt").read_text("utf-8")
    functions = re.split(r"^def ", code, flags=re.MULTILINE)[1:]
    assert len(functions) > 500
    found = {text.partition("(")[0] for text in functions if "CPyTagged_Multiply(" in text}
    assert found - {"__top_level__"} <= SMALL
