"""How much stronger the search gets with time to think: 100 ms, 1 s and 5 s a decision.

    python bench/strength.py [--game burdigala] [--against master] [--seconds 0.1,1,5]
    python bench/strength.py --minutes 60 --write      also writes docs/strength.md and its picture

Each time to think plays whole deals, once from either seat, as long as its share of the minutes (of
CPU time) lasts; at least one deal on each process. The shares grow with the square root of the time
to think. So the slow ones play few games all the same, and the intervals say what that is worth.
Prints a table, writes .bench/strength.json and the plot .bench/plot-strength.png (with matplotlib).
Ends with status 2 if the package is not compiled.
"""

import argparse
import json
import math
import os
import shutil
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import bourgade
from bourgade import bots
from bourgade.arena.digest import bots_digest
from bourgade.arena.intervals import mean_of_deals, share_of_deals
from bourgade.arena.pictures import can_draw, draw_all
from bourgade.arena.plots import Row, Whiskers
from bourgade.arena.report import span
from bourgade.bots.thinking import SearchBot
from bourgade.core.chance import FastChance
from bourgade.version import build

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".bench"
DOCS = ROOT / "docs"
COLUMNS = ("a decision", "games", "wins (95 %)", "lead in points (95 %)")


@dataclass(frozen=True)
class Line:
    """What came of one time to think: the share of wins and the lead, deal by deal."""

    seconds: float
    shares: list[float]
    leads: list[float]

    def cells(self) -> tuple[str, str, str, str]:
        share, lead = share_of_deals(self.shares), mean_of_deals(self.leads)
        games = str(2 * len(self.shares))
        return f"{self.seconds:g} s", games, span(share, percent=True), span(lead)

    def row(self) -> Row:
        share = share_of_deals(self.shares)
        return Row(f"{self.seconds:g} s", share.mean, share.low, share.high, 0.5)


def play(key: str, deal: int, seat: int, seconds: float, against: str) -> tuple[float, int]:
    """One game for two; the share of the win and the lead in points of the one who searches."""
    chance = FastChance(deal)
    state = bourgade.game(key).new(2, None, chance)
    rival = bots.make(against, deal)
    mine = SearchBot(deal, seconds=seconds)
    while not state.is_terminal():
        bot = mine if state.current_player() == seat else rival
        state.apply_action(bot.choose(state), chance)
    winners, scores = state.winners(), state.scores()
    won = 1 / len(winners) if seat in winners else 0.0
    return won, scores[seat] - scores[1 - seat]


def play_deal(job: tuple[str, int, float, str]) -> tuple[float, float, float]:
    """The share of wins and the lead of one deal, and the CPU seconds it took."""
    key, deal, seconds, against = job
    begun = time.process_time()
    games = [play(key, deal, seat, seconds, against) for seat in (0, 1)]
    share = sum(won for won, _ in games) / 2
    lead = sum(lead for _, lead in games) / 2
    return share, lead, time.process_time() - begun


def think(seconds: float, minutes: float, wishes: argparse.Namespace, progress: Progress) -> Line:
    """All deals that fit into the minutes, one on each process at a time."""
    task = progress.add_task(f"{seconds:g} s a decision", total=60 * minutes)
    spent, played = 0.0, Line(seconds, [], [])
    with ProcessPoolExecutor(wishes.processes) as pool:
        while not played.shares or spent < 60 * minutes:
            first = len(played.shares) + 1
            deals = range(first, first + wishes.processes)
            jobs = [(wishes.game, deal, seconds, wishes.against) for deal in deals]
            for share, lead, took in pool.map(play_deal, jobs):
                played.shares.append(share)
                played.leads.append(lead)
                spent += took
            progress.update(task, completed=spent)
    return played


def keep(lines: list[Line], wishes: argparse.Namespace, console: Console) -> None:
    """The figures and the plot, and for the documents a page made from them."""
    HOME.mkdir(exist_ok=True)
    facts = {"game": wishes.game, "against": wishes.against, "times": list(map(asdict, lines))}
    (HOME / "strength.json").write_text(json.dumps(facts, indent=1) + "\n")
    drawn = []
    if can_draw():
        title = f"{wishes.game}: wins against {wishes.against} by time to think"
        plot = Whiskers("strength", title, "", [line.row() for line in lines], share=True)
        drawn = draw_all([plot], HOME)
    if wishes.write:
        (DOCS / "strength.md").write_text(page(lines, wishes), "utf-8")
        for picture in drawn:
            shutil.copyfile(picture, DOCS / "pictures" / "strength.png")
    for path in (*drawn, *([DOCS / "strength.md"] if wishes.write else [])):
        console.print(str(path.relative_to(ROOT)), highlight=False)


def page(lines: list[Line], wishes: argparse.Namespace) -> str:
    digest = bots_digest(wishes.game, (wishes.against,))
    rows = "\n".join("| " + " | ".join(line.cells()) + " |" for line in lines)
    return f"""# Strength and time to think

Generated by `python bench/strength.py --game {wishes.game} --against {wishes.against} \
--minutes {wishes.minutes:g} --write`; do not edit.
The search with so much CPU time for each decision, in {wishes.game} for two against
`{wishes.against}` (bots {digest}). Each deal is played once from either seat; \
intervals are [by deal](arena.md).

| {" | ".join(COLUMNS)} |
|---:|---:|---:|---:|
{rows}

![Wins by time to think, with intervals](pictures/strength.png)
"""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="burdigala", choices=bourgade.games())
    parser.add_argument("--against", default="master", choices=bots.names())
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU time in all")
    parser.add_argument("--seconds", default="0.1,1,5", help="times to think, comma between")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="also into the documents")
    wishes = parser.parse_args()
    console = Console()
    if build() != "compiled":
        console.print("[red]bench: the installed bourgade is not compiled[/]: nothing to measure.")
        return 2
    times = [float(word) for word in wishes.seconds.split(",")]
    whole = sum(map(math.sqrt, times))
    with Progress(console=console, transient=True) as progress:
        lines = [
            think(seconds, wishes.minutes * math.sqrt(seconds) / whole, wishes, progress)
            for seconds in times
        ]
    table = Table(title=f"{wishes.game}: the search against {wishes.against}", title_justify="left")
    for column in COLUMNS:
        table.add_column(column, justify="right")
    for line in lines:
        table.add_row(*line.cells())
    console.print(table)
    keep(lines, wishes, console)
    return 0


if __name__ == "__main__":
    sys.exit(main())
