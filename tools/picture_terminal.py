"""Draws docs/pictures/terminal.svg: the terminal in the middle of a game.

usage: python tools/picture_terminal.py
"""

import io
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

import bourgade
from bourgade import bots

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
COLUMNS = 150


def middle_of_a_game() -> str:
    """The record of a game between two bots, stopped in its third phase."""
    match = bourgade.start("burgundy", players=2, seed=12)
    bot = bots.make("greedy", seed=12)
    for _ in range(88):
        match.play(bot.choose(match.state))
    return match.record.to_json()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "game.json"
        record.write_text(middle_of_a_game())
        command = [sys.executable, "-m", "bourgade.cli", "--lang", "fr", "play", "--resume"]
        colours = {"COLUMNS": str(COLUMNS), "FORCE_COLOR": "1", "TERM": "xterm-256color"}
        shown = subprocess.run(
            [*command, str(record), "--save", str(Path(folder) / "saved.json")],
            input="q\n",
            env={**os.environ, **colours},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    # The prompt and the farewell are not part of the picture.
    lines = "\n".join(shown.rstrip().splitlines()[:-2])
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(lines))
    svg = console.export_svg(title="bourgade play burgundy --lang fr")
    # The library points at fonts elsewhere; the reader's own monospace font will do.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.S)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n")


if __name__ == "__main__":
    main()
