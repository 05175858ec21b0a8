"""Learns from self-play what a position is worth to the search; the same command, the same end.

    python -m bourgade.bots.learning burgenland --write
    python -m bourgade.bots.learning burgenland --again --write
    python -m bourgade.bots.learning bruges --players 3 --games 6000 --write

Bots play against their equals: sharp and steady ones at first, those that use what was learnt
before with `--again`. Every seat's prospects when a turn began, and its points at the end, teach
what each number of the prospects is worth beyond what insight expects; who won teaches how many
points of a lead make winning likely (both in data/<game>.json). One game in ten is kept aside: what
was learnt is judged on those. `--write` keeps it. A game without lessons judges by points alone;
what a lead is worth then, `--calibrate` finds (data/<game>.toml).
"""

import argparse
import json
import math
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

try:
    import numpy as np
except ModuleNotFoundError:
    sys.exit("learning needs the package 'numpy': pip install 'bourgade[envs]'")
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from bourgade.bots.self_play import Sample, play_sample
from bourgade.bots.tuning import write as write_tuning
from bourgade.core import registry
from bourgade.core.observation import Layout
from bourgade.core.stopping import run_to_the_end

Floats = NDArray[np.floating]
PIECE = 4096  # positions at a time: all at once would fill the memory
RIDGE = 3e-4  # how much a large weight costs; ten times more or less hardly matters
STAGES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.01)  # of a game, to tell where something was learnt
FINEST = 0.005  # weights that never move a position by so many points are left out


@dataclass
class Findings:
    """What was learnt; `plain` are the spreads without it, `better` says if it foretells better."""

    plain: dict[str, float]
    spread: dict[str, float]
    early: Floats
    late: Floats
    better: bool


def shares(logits: Floats) -> Floats:
    """Logarithms of each seat to its share of the victory."""
    raised = np.exp(logits - logits.max(1, keepdims=True))
    parts: Floats = raised / raised.sum(1, keepdims=True)
    return parts


def loss(logits: Floats, sample: Sample) -> Floats:
    """The surprise at who won, position by position."""
    surprise: Floats = -(sample.won * np.log(shares(logits) + 1e-9)).sum(1)
    return surprise


def done(sample: Sample, goal: float) -> Floats:
    """How far each game is, as the search's judge sees it."""
    part: Floats = np.minimum(sample.leader / goal, 1.0)
    return part


def spreads(sample: Sample, spread: float, spread_end: float, goal: float) -> Floats:
    wide: Floats = spread + done(sample, goal) * (spread_end - spread)
    return wide


def by_points(sample: Sample, **spread: float) -> Floats:
    """What the search's judge makes of the points alone."""
    worth: Floats = sample.points / spreads(sample, **spread)[:, None]
    return worth


def calibrate(sample: Sample) -> dict[str, float]:
    """The spreads at which points foretell the winner best; the goal is a score near the end."""
    goal = float(np.quantile(sample.leader, 0.95))

    def surprise(spread: float, spread_end: float) -> float:
        given = by_points(sample, spread=spread, spread_end=spread_end, goal=goal)
        return float(loss(given, sample).mean())

    found = descend(surprise, (goal / 8, goal / 40))
    return {"spread": found[0], "spread_end": found[1], "goal": goal}


def descend(
    function: Callable[[float, float], float], start: tuple[float, float]
) -> tuple[float, float]:
    """The lowest point of a smooth valley: ever smaller steps by factors, one side at a time."""
    best, lowest = start, function(*start)
    step = 2.0
    while step > 1.02:
        for near in (
            (best[0] * step, best[1]),
            (best[0] / step, best[1]),
            (best[0], best[1] * step),
            (best[0], best[1] / step),
        ):
            value = function(*near)
            if value < lowest:
                best, lowest = near, value
                break
        else:
            step = math.sqrt(step)
    return best


def features(sample: Sample, some: slice, scale: Floats, goal: float) -> Floats:
    """What the seats see at some positions: weighed for the beginning, and for the end."""
    seen = sample.rows[some].astype(np.float32) / scale
    late = done(sample, goal)[some].astype(np.float32)[:, None, None]
    both: Floats = np.concatenate([seen * (1 - late), seen * late], 2)
    return both


def learn(
    sample: Sample, spread: dict[str, float], scale: Floats, progress: Progress, lead: bool
) -> tuple[Floats, Floats]:
    """Weights for each number seen, early and late: least squares of the points not foreseen.

    A position counts by how surely it foretells: late ones more than early ones. By `lead` only
    what sets the seats of a position apart is explained; else also what is still to come for all,
    where a number that merely tells the time can be taken for a merit.
    """
    size = 2 * len(scale)
    products, sums, total = np.zeros((size, size)), np.zeros(size), 0.0
    weight = 1 / spreads(sample, **spread) ** 2
    missed = sample.final - sample.points
    if lead:
        missed = missed - missed.mean(1, keepdims=True)
    for first in progress.track(range(0, len(missed), PIECE), description="learning"):
        some = slice(first, first + PIECE)
        seen = features(sample, some, scale, spread["goal"])
        if lead:
            seen -= seen.mean(1, keepdims=True)
        heavy = seen * weight[some, None, None].astype(np.float32)
        flat = seen.reshape(-1, size)
        products += heavy.reshape(-1, size).T @ flat
        sums += heavy.reshape(-1, size).T @ missed[some].reshape(-1)
        total += float(weight[some].sum()) * missed.shape[1]
    found = np.linalg.solve(products / total + RIDGE * np.eye(size), sums / total)
    early, late = found[: len(scale)] / scale, found[len(scale) :] / scale
    return early.astype(np.float32), late.astype(np.float32)


def corrected(sample: Sample, early: Floats, late: Floats, goal: float) -> Sample:
    """The sample with the points that the lessons lead one to expect."""
    part = done(sample, goal)[:, None]
    beyond = (sample.rows @ early) * (1 - part) + (sample.rows @ late) * part
    return replace(sample, points=(sample.points + beyond).astype(np.float32))


def by_field(layout: Layout, weights: Floats) -> dict[str, list[float]]:
    """The weights under the names of the observation's fields; fields that say nothing left out."""
    named = {}
    for field in layout.fields:
        some = weights[field.offset : field.offset + field.size]
        if np.abs(some).max() * field.most >= FINEST:
            named[field.name] = [float(f"{weight:.3g}") for weight in some]
    return named


def _laid_out(taught: dict[str, Any]) -> str:
    """As JSON with a line for each field, so that what changed can be seen."""
    lines = []
    for name, value in taught.items():
        text = json.dumps(value)
        if isinstance(value, dict):
            fields = [
                f"   {json.dumps(field)}: {json.dumps(some)}" for field, some in value.items()
            ]
            text = "{\n" + ",\n".join(fields) + "\n  }"
        lines.append(f"  {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n }"


def write(key: str, players: int, taught: dict[str, Any]) -> Path:
    """One number of players' part of data/<game>.json anew."""
    path = Path(str(files("bourgade.bots") / "data" / f"{key}.json"))
    content = json.loads(path.read_text("utf-8")) if path.exists() else {}
    content[str(players)] = taught
    parts = [f' "{seats}": {_laid_out(content[seats])}' for seats in sorted(content)]
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
    return path


def _tell(console: Console, what: str, logits: Floats, sample: Sample) -> float:
    """Prints the mean surprise, and that of each stage of the game."""
    surprise = loss(logits, sample)
    parts = []
    for low, high in pairwise(STAGES):
        inside = (sample.stage >= low) & (sample.stage < high)
        parts.append(f"{surprise[inside].mean():.3f}" if inside.any() else "  –  ")
    console.print(f"{what:22} {surprise.mean():.3f}   {'  '.join(parts)}", highlight=False)
    return float(surprise.mean())


def study(sample: Sample, scale: Floats, console: Console, progress: Progress) -> Findings:
    """Learns from nine games of ten in both ways; keeps what foretells the tenth better."""
    known, aside = sample.split()
    plain = calibrate(known)
    console.print(f"{len(known.won)} positions. Surprise at the winner on {len(aside.won)} others:")
    console.print(f"{'':22} all     " + "  ".join(f"{low:3.0%}…" for low in STAGES[:-1]))
    before = _tell(console, "by points", by_points(aside, **plain), aside)
    kept: Findings | None = None
    least = math.inf
    for what, lead in (("learnt from the points", False), ("learnt from the leads", True)):
        early, late = learn(known, plain, scale, progress, lead)
        spread = calibrate(corrected(known, early, late, plain["goal"]))
        taught = corrected(aside, early, late, plain["goal"])
        after = _tell(console, what, by_points(taught, **spread), aside)
        if after < least:
            kept, least = Findings(plain, spread, early, late, after < before), after
    assert kept is not None
    return kept


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bourgade.bots.learning",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--players", type=int, default=2, help="seats at the table (default 2)")
    parser.add_argument("--games", type=int, default=10_000, help="of self-play (default 10000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="from games that use what was learnt")
    parser.add_argument(
        "--calibrate", action="store_true", help="only what a lead is worth without any lesson"
    )
    parser.add_argument("--write", action="store_true", help="keep what was learnt")
    return parser


def main(arguments: list[str]) -> int:
    parser = _parser()
    args = parser.parse_args(arguments)
    game = registry.game(args.game)
    if not game.min_players <= args.players <= game.max_players:
        parser.error(f"{args.game} is for {game.min_players} to {game.max_players} players")
    if args.games < 10:
        parser.error("learning needs ten games at least: one in ten is kept aside")
    console = Console()
    with Progress(console=console, transient=True) as progress:
        sample = play_sample(args.game, args.players, args.games, args.seed, args.again, progress)
        scale = np.array(game.prospects.scale(), np.float32)
        found = study(sample, scale, console, progress)
    spread = _rounded(found.plain if args.calibrate else found.spread)
    console.print(", ".join(f"{name} {value:g}" for name, value in spread.items()))
    how = " ".join(["python -m bourgade.bots.learning", *arguments])
    if args.calibrate:
        if args.write:
            console.print(f"written: {write_tuning(args.game, spread, how)}")
        return 0
    if not found.better:
        console.print("Nothing worth keeping was learnt from so few games: give it more.")
        return 1
    if args.write:
        lesson = {
            "found_by": how,
            **spread,
            "early": by_field(game.prospects, found.early),
            "late": by_field(game.prospects, found.late),
        }
        console.print(f"written: {write(args.game, args.players, lesson)}")
    return 0


def _rounded(values: dict[str, float]) -> dict[str, float]:
    return {name: float(f"{value:.3g}") for name, value in values.items()}


if __name__ == "__main__":
    run_to_the_end(lambda: main(sys.argv[1:]))
