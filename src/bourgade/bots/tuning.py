"""Finds the parameters of the search by play, one after the other; the same command, the same end.

    python -m bourgade.bots.tuning castle --games 40 --iterations 100
    python -m bourgade.bots.tuning burgundy --only trust,points --write

Each parameter's values are tried in turn, the others staying as they are, on the same deals and
from every seat, against the bot named by `--against`. What counts is the mean lead over the best
rival, divided by its spread from game to game: it tells more from few games than wins do. A value
replaces the present one only if it is better by `--margin`. `--write` keeps what was found in
data/<game>.toml.
"""

import argparse
import re
import statistics
import sys
import time
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bourgade import bots
from bourgade.bots.thinking import SearchBot
from bourgade.bots.tuned import experience, make_wishes, tuned_wishes, tuning
from bourgade.core import registry
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState

# By how much each parameter is changed: factors of the present value, or other values.
FACTORS = {"trust": (0.5, 2.0), "spread": (0.6, 1.6), "explore": (0.5, 2.0), "widen": (0.5, 2.0)}
VALUES = {
    "rollout": (1, 2, 3, 4),
    "width": (4, 8, 12, 20),
    "depth": (1, 4, 24),
    "points": (0.05, 0.2, 0.5),
    "looks": (2, 4, 8),
    "sure": (0.0, 0.3, 1.0),
}
NAMES = ("rollout", "trust", "spread", "width", "depth", "explore", "points", "widen", "looks")
LESSONS_SAY = ("spread",)  # what a lesson for the table rules, whatever the parameters say


class Tuner:
    """Plays the search against another bot and remembers how each set of parameters did."""

    def __init__(self, key: str, against: str, games: int, iterations: int, seed: int) -> None:
        self.game = registry.game(key)
        self.key = key
        self.against = against
        self.games = games
        self.iterations = iterations
        self.seed = seed

    def strength(self, values: dict[str, float], progress: Progress) -> tuple[float, float, float]:
        """Lead divided by its spread, share of wins, CPU milliseconds per game."""
        task = progress.add_task(_words(values), total=self.games)
        leads, wins, begun = [], 0.0, time.process_time()
        for number in range(self.games):
            state, seat = self._play(number, values)
            scores = state.scores()
            leads.append(scores[seat] - max(s for i, s in enumerate(scores) if i != seat))
            winners = state.winners()
            wins += seat in winners and 1 / len(winners)
            progress.advance(task)
        progress.remove_task(task)
        spent = 1000 * (time.process_time() - begun) / self.games
        spread = statistics.stdev(leads) or 1.0
        return statistics.mean(leads) / spread, wins / self.games, spent

    def _play(self, number: int, values: dict[str, float]) -> tuple[GameState, int]:
        players = self.game.min_players
        deal, seat = divmod(number, players)
        chance = FastChance(self.seed * 100_003 + deal)
        state = self.game.new(players, None, chance)
        seats: list[bots.Bot] = [bots.make(self.against, 7 * deal + i) for i in range(players)]
        wishes = tuned_wishes(self.key, **values)
        seats[seat] = SearchBot(self.seed + deal, self.iterations, wishes=wishes)
        while not state.is_terminal():
            state.apply_action(seats[state.current_player()].choose(state), chance)
        return state, seat


def tune(tuner: Tuner, names: list[str], margin: float, console: Console) -> dict[str, float]:
    """One round over the parameters; tells every trial."""
    values = dict(tuning(tuner.key).search)
    with Progress(console=console, transient=True) as progress:
        best, wins, spent = tuner.strength(values, progress)
        _tell(console, "as it is", best, wins, spent)
        for name in names:
            for value in _others(name, values):
                tried = {**values, name: value}
                strength, wins, spent = tuner.strength(tried, progress)
                better = strength > best + margin
                _tell(console, f"{name} = {value:g}", strength, wins, spent, better)
                if better:
                    best, values = strength, tried
    return values


def _others(name: str, values: dict[str, float]) -> list[float]:
    present = values.get(name, getattr(make_wishes({}), name))
    if name in FACTORS:
        return [round(present * factor, 3) for factor in FACTORS[name]]
    return [value for value in VALUES[name] if value != present]


def _chosen(parser: argparse.ArgumentParser, args: argparse.Namespace) -> list[str]:
    """The parameters to try; without --only those that do something at this game's table."""
    taught = experience(args.game)
    players = registry.game(args.game).min_players
    silent = LESSONS_SAY if taught is not None and taught.lesson(players) is not None else ()
    if args.only is None:
        return [name for name in NAMES if name not in silent]
    names = re.split(r"\s*,\s*", args.only)
    for name in names:
        if name not in FACTORS and name not in VALUES:
            parser.error(f"no parameter {name!r}; there are: {', '.join([*FACTORS, *VALUES])}")
        if name in silent:
            parser.error(
                f"{name!r} does nothing in {args.game}: its lesson says what a lead is worth;"
                f" find it anew with: python -m bourgade.bots.learning {args.game}"
            )
    return names


def _tell(
    console: Console, what: str, strength: float, wins: float, spent: float, better: bool = False
) -> None:
    mark = "  kept" if better else ""
    console.print(
        f"{what:18} lead {strength:+.2f}  wins {wins:4.0%}  {spent:.0f} ms a game{mark}",
        highlight=False,
    )


def _words(values: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:g}" for name, value in values.items())


def write(key: str, values: dict[str, float], how: str) -> Path:
    """The values that have changed, each with how it was found; all else stays as it is."""
    path = Path(str(files("bourgade.bots") / "data" / f"{key}.toml"))
    head, _, levels = path.read_text("utf-8").partition("[levels]")
    present = tuning(key).search
    for name, value in values.items():
        if present.get(name) == value:
            continue
        line = f"{name} = {value:g}  # {how}"
        head, found = re.subn(rf"(?m)^{name} = .*$", line, head)
        if not found:
            head = head.replace("[search]\n", f"[search]\n{line}\n")
    path.write_text(f"{head}[levels]{levels}", "utf-8")
    return path


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bourgade.bots.tuning",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--games", type=int, default=40, help="per trial (default 40)")
    parser.add_argument("--iterations", type=int, default=100, help="per turn (default 100)")
    parser.add_argument("--against", default="greedy", choices=bots.names())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--margin", type=float, default=0.1, help="how much better (default 0.1)")
    parser.add_argument("--only", help="parameters, comma between; without it all that matter")
    parser.add_argument("--write", action="store_true", help="keep what was found")
    args = parser.parse_args(arguments)
    names = _chosen(parser, args)
    console = Console()
    tuner = Tuner(args.game, args.against, args.games, args.iterations, args.seed)
    values = tune(tuner, names, args.margin, console)
    console.print("\n".join(f"{name} = {value:g}" for name, value in values.items()))
    if args.write:
        kept = [word for word in arguments if word != "--write"]
        how = " ".join(["python -m bourgade.bots.tuning", *kept])
        console.print(f"written: {write(args.game, values, how)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
