"""The plots as PNG, with matplotlib: an extra, because it weighs more than all the rest."""

from pathlib import Path
from typing import Any

from bourgade.arena.plots import Histograms, Plot, Whiskers

BLUE, RED, GREY = "#2f6db3", "#b3472f", "#77726a"
MARKS = ("o", "s", "^")


def can_draw() -> bool:
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    return True


def draw_all(plots: list[Plot], folder: Path) -> list[Path]:
    """One file a plot: `plot-wins.png` and so on."""
    from matplotlib.figure import Figure

    paths = []
    for plot in plots:
        rows = len(plot.strips) * 2.4 if isinstance(plot, Histograms) else len(plot.rows)
        figure = Figure(figsize=(8, 1.7 + 0.4 * rows), dpi=120, layout="constrained")
        axes = figure.add_subplot()
        axes.set_title(plot.title, loc="left")
        axes.set_xlabel(plot.note, fontsize=8, color=GREY, wrap=True)
        axes.spines[["top", "right"]].set_visible(False)
        if isinstance(plot, Whiskers):
            _whiskers(axes, plot)
        elif isinstance(plot, Histograms):
            _histograms(axes, plot)
        else:
            _marks(axes, plot.names, plot.rows)
        path = folder / f"plot-{plot.key}.png"
        figure.savefig(path)
        paths.append(path)
    return paths


def _label_rows(axes: Any, labels: list[str]) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)


def _whiskers(axes: Any, plot: Whiskers) -> None:
    for y, row in enumerate(plot.rows):
        if row.reference is not None:
            axes.plot([row.reference] * 2, [y - 0.4, y + 0.4], color=RED, ls="--", lw=1)
        if row.low is not None and row.high is not None:
            ends = [[row.mean - row.low], [row.high - row.mean]]
            axes.errorbar([row.mean], [y], xerr=ends, color=BLUE, capsize=4)
        axes.plot([row.mean], [y], "o", color=BLUE)
    if plot.share:
        axes.set_xlim(-0.02, 1.02)
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    _label_rows(axes, [row.label for row in plot.rows])


def _histograms(axes: Any, plot: Histograms) -> None:
    points = [value for _, values in plot.strips for value in values]
    low, high = min(points), max(points)
    size = max(1, (high - low) // 40)
    edges = list(range(low, high + 2 * size, size))
    for y, (_, values) in enumerate(plot.strips):
        counts = [sum(at <= value < at + size for value in values) for at in edges]
        tallest = max(counts)
        axes.bar(
            edges, [-0.8 * count / tallest for count in counts], size * 0.95, y + 0.4, align="edge"
        )
        mean = sum(values) / len(values)
        axes.plot([mean, mean], [y - 0.45, y + 0.4], color="black", ls="--", lw=1)
    _label_rows(axes, [name for name, _ in plot.strips])


def _marks(axes: Any, names: list[str], rows: list[tuple[str, list[float]]]) -> None:
    for kind, name in enumerate(names):
        values = [max(row[kind], 1e-4) for _, row in rows]
        axes.plot(values, range(len(rows)), MARKS[kind], label=name)
    axes.set_xscale("log")
    axes.legend(frameon=False, fontsize=8)
    _label_rows(axes, [name for name, _ in rows])
