"""The plots as SVG, drawn here so that a report needs nothing from elsewhere.

Colours are classes of the report's style sheet; marks differ in shape as well.
"""

import math
from collections import Counter
from html import escape

from bourgade.arena.plots import Histograms, Marks, Plot, Whiskers

WIDTH, LEFT, RIGHT = 720, 210, 70
LINE, STRIP, TOP, FOOT = 26, 70, 12, 34


class Scale:
    """From values to places on the picture, with round numbers along the axis."""

    def __init__(self, low: float, high: float, log: bool = False) -> None:
        self.log = log
        if log:
            low, high = math.floor(math.log10(low)), math.ceil(math.log10(high))
            self.low, self.high = float(low), float(max(high, low + 1))
            self.ticks = [10.0**power for power in range(int(self.low), int(self.high) + 1)]
            return
        step = _step(high - low)
        self.low, self.high = math.floor(low / step) * step, math.ceil(high / step) * step
        if self.high <= self.low:
            self.high = self.low + step
        count = round((self.high - self.low) / step)
        self.ticks = [self.low + step * tick for tick in range(count + 1)]

    def at(self, value: float) -> float:
        if self.log:
            value = math.log10(max(value, 10**self.low))
        part = (value - self.low) / (self.high - self.low)
        return round(LEFT + part * (WIDTH - LEFT - RIGHT), 1)


def _step(span: float) -> float:
    """1, 2 or 5 times a power of ten, five steps or so."""
    rough = max(span, 1e-9) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)


def svg(plot: Plot) -> str:
    if isinstance(plot, Whiskers):
        return _whiskers(plot)
    if isinstance(plot, Histograms):
        return _histograms(plot)
    return _marks(plot)


def _picture(plot: Plot, height: int, content: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="{plot.key}-title">'
        f'<title id="{plot.key}-title">{escape(plot.title)}</title>' + "".join(content) + "</svg>"
    )


def _axis(scale: Scale, bottom: int, percent: bool = False) -> list[str]:
    lines = []
    for tick in scale.ticks:
        x = scale.at(tick)
        text = f"{tick:.0%}" if percent else f"{tick:g}"
        lines.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>')
        lines.append(f'<text class="tick" x="{x}" y="{bottom + 18}">{text}</text>')
    return lines


def _label(text: str, y: float) -> str:
    shown = text if len(text) <= 30 else text[:29] + "…"
    return f'<text class="label" x="{LEFT - 12}" y="{y + 4}">{escape(shown)}</text>'


def _whiskers(plot: Whiskers) -> str:
    known = [
        value
        for row in plot.rows
        for value in (row.mean, row.low, row.high, row.reference)
        if value is not None
    ]
    scale = Scale(0.0, 1.0) if plot.share else Scale(min(known), max(known))
    bottom = TOP + LINE * len(plot.rows)
    parts = _axis(scale, bottom, plot.share)
    for number, row in enumerate(plot.rows):
        y = TOP + LINE * number + LINE // 2
        parts.append(_label(row.label, y))
        if row.reference is not None:
            x = scale.at(row.reference)
            parts.append(f'<line class="fair" x1="{x}" x2="{x}" y1="{y - 11}" y2="{y + 11}"/>')
        if row.low is not None and row.high is not None:
            x, to = scale.at(row.low), scale.at(row.high)
            parts.append(f'<line class="whisker" x1="{x}" x2="{to}" y1="{y}" y2="{y}"/>')
            for end in (x, to):
                parts.append(
                    f'<line class="whisker" x1="{end}" x2="{end}" y1="{y - 5}" y2="{y + 5}"/>'
                )
        parts.append(f'<circle class="dot" cx="{scale.at(row.mean)}" cy="{y}" r="5"/>')
        value = f"{row.mean:.1%}" if plot.share else f"{row.mean:.1f}"
        parts.append(f'<text class="value" x="{WIDTH - 6}" y="{y + 4}">{value}</text>')
    return _picture(plot, bottom + FOOT, parts)


def _histograms(plot: Histograms) -> str:
    points = [value for _, values in plot.strips for value in values]
    scale = Scale(min(points), max(points))
    size = max(1.0, (scale.high - scale.low) / 40)
    bottom = TOP + STRIP * len(plot.strips)
    parts = _axis(scale, bottom)
    for number, (name, values) in enumerate(plot.strips):
        base = TOP + STRIP * (number + 1)
        parts.append(_label(name, base - STRIP // 2))
        bins = Counter(int((value - scale.low) / size) for value in values)
        tallest = max(bins.values())
        for place, count in sorted(bins.items()):
            x = scale.at(scale.low + place * size)
            width = scale.at(scale.low + (place + 1) * size) - x
            height = round((STRIP - 14) * count / tallest, 1)
            parts.append(
                f'<rect class="c{number % 6}" x="{x}" y="{base - height}" '
                f'width="{max(width - 0.6, 0.8):.1f}" height="{height}"/>'
            )
        parts.append(
            f'<line class="base" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{base}" y2="{base}"/>'
        )
        mean = sum(values) / len(values)
        x = scale.at(mean)
        parts.append(f'<line class="mean" x1="{x}" x2="{x}" y1="{base - STRIP + 10}" y2="{base}"/>')
        parts.append(f'<text class="value" x="{WIDTH - 6}" y="{base - 30}">{mean:.1f}</text>')
    return _picture(plot, bottom + FOOT, parts)


def _marks(plot: Marks) -> str:
    known = [max(value, 1e-4) for _, values in plot.rows for value in values]
    scale = Scale(min(known), max(known), log=True)
    bottom = TOP + LINE * len(plot.rows)
    parts = _axis(scale, bottom)
    for number, (name, values) in enumerate(plot.rows):
        y = TOP + LINE * number + LINE // 2
        parts.append(_label(name, y))
        parts += [_mark(kind, scale.at(value), y) for kind, value in enumerate(values)]
    x = LEFT
    for kind, name in enumerate(plot.names):
        parts.append(_mark(kind, x + 6, bottom + 40))
        parts.append(f'<text class="legend" x="{x + 18}" y="{bottom + 44}">{escape(name)}</text>')
        x += 160
    return _picture(plot, bottom + FOOT + 26, parts)


def _mark(kind: int, x: float, y: float) -> str:
    """A circle, a square, a triangle: told apart without colour."""
    if kind == 0:
        return f'<circle class="c0" cx="{x}" cy="{y}" r="5"/>'
    if kind == 1:
        return f'<rect class="c1" x="{x - 4.5}" y="{y - 4.5}" width="9" height="9"/>'
    return f'<path class="c2" d="M{x} {y - 6}l6 11h-12z"/>'
