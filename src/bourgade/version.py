"""The version, and which build this is."""

import os
from pathlib import Path

__version__ = "0.1.0"
HOME = Path(__file__).parents[1]


def build() -> str:
    """ "compiled" or "pure": the same rules, about twenty times apart in speed."""
    from bourgade.core import chance

    return "pure" if str(chance.__file__).endswith(".py") else "compiled"


def best_home() -> Path:
    """Where new processes best import the same sources from: they may be compiled by now.

    `make play` begins with a pure build and puts the compiled one beside it later.
    """
    twin = HOME.with_name("compiled")
    return twin if HOME.name == "pure" and twin.is_dir() else HOME


def helpers_environment() -> dict[str, str]:
    """For a process that helps this one: never another version of the sources, the best build."""
    path = [str(best_home()), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}
