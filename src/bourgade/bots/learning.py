"""Learns from self-play what a position is worth to the search; the same command, the same end.

    python -m bourgade.bots.learning burgenland
    python -m bourgade.bots.learning bruges --players 3 --games 6000 --write

Sharp and steady bots play against their equals. What every seat could see when a turn began, and
who won in the end, teaches two things: how many points of a lead make winning likely (`spread`,
`spread_end`, `goal` in data/<game>.toml), and how much each number of the observation speaks for
the seat that sees it, beyond those points (data/<game>.json). One game in ten is kept aside: what
was learnt is judged on those. `--write` keeps it.
"""

import argparse
import json
import math
import sys
from collections.abc import Callable
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from bourgade.bots.self_play import Sample, play_sample
from bourgade.bots.tuned import tuning
from bourgade.bots.tuning import write as write_tuning
from bourgade.core import registry
from bourgade.core.observation import Layout

Floats = NDArray[np.floating]
STEPS, BATCH, RATE, DECAY = 2000, 2048, 0.01, 1e-3
STAGES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.01)  # of a game, to tell where something was learnt
FINEST = 0.0005  # a weight that moves the chance less than this at most is left out


def shares(logits: Floats) -> Floats:
    """Logarithms of each seat to its share of the victory."""
    raised = np.exp(logits - logits.max(1, keepdims=True))
    parts: Floats = raised / raised.sum(1, keepdims=True)
    return parts


def loss(logits: Floats, sample: Sample) -> Floats:
    """The surprise at who won, position by position."""
    surprise: Floats = -(sample.won * np.log(shares(logits) + 1e-9)).sum(1)
    return surprise


def by_points(sample: Sample, spread: float, spread_end: float, goal: float) -> Floats:
    """What the search's judge makes of the points alone."""
    done = np.minimum(sample.leader / goal, 1.0)
    worth: Floats = sample.points / (spread + done * (spread_end - spread))[:, None]
    return worth


def calibrate(sample: Sample) -> dict[str, float]:
    """The spreads at which points foretell the winner best; the goal is a score near the end."""
    goal = float(np.quantile(sample.leader, 0.95))

    def surprise(spread: float, spread_end: float) -> float:
        return float(loss(by_points(sample, spread, spread_end, goal), sample).mean())

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


def learn(sample: Sample, base: Floats, scale: Floats, progress: Progress) -> Floats:
    """A weight for each number seen, by Adam on the surprise; for numbers as they are."""
    rng = np.random.default_rng(1)
    weights = np.zeros(len(scale), np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    each = max(len(base) // BATCH, 1)
    for step in progress.track(range(STEPS), description="learning"):
        if step % each == 0:
            order = rng.permutation(len(base))
        some = order[step % each * BATCH :][:BATCH]
        seen = sample.rows[some].astype(np.float32) / scale
        missed = shares(seen @ weights + base[some]) - sample.won[some]
        slope = np.einsum("rs,rsn->n", missed, seen) / len(some)
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        warm1, warm2 = 1 - 0.9 ** (step + 1), 1 - 0.999 ** (step + 1)
        stride = first / warm1 / (np.sqrt(second / warm2) + 1e-8)
        weights -= RATE * (1 - step / STEPS) * (stride + DECAY * weights)
    learnt: Floats = weights / scale
    return learnt


def by_field(layout: Layout, weights: Floats) -> dict[str, list[float]]:
    """The weights under the names of the observation's fields; fields that say nothing left out."""
    named = {}
    for field in layout.fields:
        some = weights[field.offset : field.offset + field.size]
        if np.abs(some).max() * field.most >= FINEST:
            named[field.name] = [float(f"{weight:.3g}") for weight in some]
    return named


def write(key: str, players: int, named: dict[str, list[float]], how: str) -> Path:
    """One number of players' part of data/<game>.json anew."""
    path = Path(str(files("bourgade.bots") / "data" / f"{key}.json"))
    content = json.loads(path.read_text("utf-8")) if path.exists() else {}
    content[str(players)] = {"found_by": how, "weights": named}
    lines = []
    for seats in sorted(content):
        fields = content[seats]["weights"].items()
        inner = ",\n".join(f"   {json.dumps(name)}: {json.dumps(some)}" for name, some in fields)
        about = json.dumps(content[seats]["found_by"])
        lines.append(f' "{seats}": {{\n  "found_by": {about},\n  "weights": {{\n{inner}\n  }}\n }}')
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
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


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bourgade.bots.learning",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--players", type=int, default=2, help="seats at the table (default 2)")
    parser.add_argument("--games", type=int, default=10_000, help="of self-play (default 10000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calibrate", action="store_true", help="the spreads anew, too")
    parser.add_argument("--write", action="store_true", help="keep what was learnt")
    args = parser.parse_args(arguments)
    game = registry.game(args.game)
    if not game.min_players <= args.players <= game.max_players:
        parser.error(f"{args.game} is for {game.min_players} to {game.max_players} players")
    if args.games < 10:
        parser.error("learning needs ten games at least: one in ten is kept aside")
    console = Console()
    with Progress(console=console, transient=True) as progress:
        sample = play_sample(args.game, args.players, args.games, args.seed, progress)
        known, aside = sample.split()
        values = dict(tuning(args.game).search)
        if args.calibrate:
            values |= calibrate(known)
        spreads = {name: values[name] for name in ("spread", "spread_end", "goal")}
        base = by_points(known, **spreads)
        scale = np.array(game.observation.scale(), np.float32)
        weights = learn(known, base, scale, progress)
    console.print(f"{len(known.won)} positions. Surprise at the winner on {len(aside.won)} others:")
    console.print(f"{'':22} all     " + "  ".join(f"{low:3.0%}…" for low in STAGES[:-1]))
    points = by_points(aside, **spreads)
    before = _tell(console, "by points", points, aside)
    after = _tell(console, "with what was learnt", points + aside.rows @ weights, aside)
    console.print(", ".join(f"{name} {value:.3g}" for name, value in spreads.items()))
    if after >= before:
        console.print("Nothing worth keeping was learnt from so few games: give it more.")
        return 1
    if args.write:
        how = " ".join(["python -m bourgade.bots.learning", *arguments])
        if args.calibrate:
            rounded = {name: float(f"{value:.3g}") for name, value in values.items()}
            console.print(f"written: {write_tuning(args.game, rounded, how)}")
        named = by_field(game.observation, weights)
        console.print(f"written: {write(args.game, args.players, named, how)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
