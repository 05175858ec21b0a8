"""Addresses as QR codes: for the page, and for the terminal."""

from functools import lru_cache
from typing import TextIO

from rich.console import Console
from rich.text import Text

from bourgade.server.rest import Code

LONGEST = 300
_HALVES = " ▄▀█"  # which of two modules, one above the other, is dark
_EDGE = 2


def modules(text: str) -> list[list[bool]]:
    """The rows; true is dark."""
    import segno  # only where somebody looks at an invitation

    return [[bool(module) for module in row] for row in segno.make_qr(text, error="m").matrix]


@lru_cache(maxsize=64)
def drawn(text: str) -> Code:
    """One stroke for each run of dark modules, for a viewBox of `size` by `size`."""
    rows = modules(text)
    strokes = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            begun = x
            while x < len(row) and row[x]:
                x += 1
            if x > begun:
                strokes.append(f"M{begun} {y}h{x - begun}v1H{begun}z")
            x += 1
    return Code(size=len(rows), path="".join(strokes))


def in_terminal(text: str) -> str:
    """Two modules in each character."""
    rows = modules(text)
    empty = [False] * (len(rows) + 2 * _EDGE)
    edge = [False] * _EDGE
    whole = [empty] * _EDGE + [edge + row + edge for row in rows] + [empty] * (_EDGE + 1)
    pairs = zip(whole[::2], whole[1::2], strict=False)
    return "\n".join(
        "".join(_HALVES[2 * above + below] for above, below in zip(*pair, strict=True))
        for pair in pairs
    )


def show(text: str, to: TextIO) -> None:
    """On a screen, not in a file; where the signs can be written."""
    try:
        _HALVES.encode(to.encoding or "ascii")
    except UnicodeEncodeError:
        return
    if to.isatty():
        Console(file=to).print(Text(in_terminal(text), style="color(16) on color(231)"))
