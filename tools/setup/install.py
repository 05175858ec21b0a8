"""The package compiled, with what one of pyproject.toml's extras asks for.

tools/prepare.sh VENV install [EXTRA]
"""

import sys
from pathlib import Path

from builds import best, build, use
from environment import carry_out, prepare, say


def install(venv: Path, extras: list[str]) -> int:
    prepare(venv, *extras)
    folder = best(venv, ["fast", "compiled"])
    if folder is None:
        say("compiling (a minute or two)")
        folder = build(venv, "compiled")
    use(venv, folder)
    return 0


if __name__ == "__main__":
    sys.exit(carry_out(install))
