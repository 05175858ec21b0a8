"""How much stronger the search gets with time to think: from 10 ms to 5 s a decision.

    python bench/strength.py [--game burdigala] [--against master] [--seconds 0.01,0.1,1,5]
    python bench/strength.py --minutes 60 --write      also writes docs/strength.md and its picture
    python bench/strength.py --minutes 60 --more       adds to the deals it has played before

Each time to think plays whole deals, once from either seat, as long as its share of the minutes (of
CPU time) lasts; at least one deal on each process. The shares grow with the square root of the time
to think. So the slow ones play few games all the same, and the intervals say what that is worth.
Each deal is kept in .bench/strength.json at once: --more takes up a run that was stopped. With
--write the results lie in docs/strength.json as well, where --more finds them on another day, as
long as the bots are the same. Prints a table and draws .bench/plot-strength.png (with matplotlib).
Ends with status 2 if the package is not compiled, or if what was played cannot be added to.
"""

import argparse
import math
import os
import shutil
import sys
import time
from pathlib import Path

import msgspec
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
from bourgade.core.processes import workers
from bourgade.version import build

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".bench"
FIGURES = HOME / "strength.json"
DOCS = ROOT / "docs"
COLUMNS = ("a decision", "games", "wins (95 %)", "lead in points (95 %)")


class Line(msgspec.Struct):
    """What came of one time to think: the share of wins and the lead, deal by deal."""

    seconds: float
    shares: list[float] = []
    leads: list[float] = []

    def cells(self) -> tuple[str, str, str, str]:
        share, lead = share_of_deals(self.shares), mean_of_deals(self.leads)
        games = str(2 * len(self.shares))
        return f"{self.seconds:g} s", games, span(share, percent=True), span(lead)

    def row(self) -> Row:
        share = share_of_deals(self.shares)
        return Row(f"{self.seconds:g} s", share.mean, share.low, share.high, 0.5)


class Measured(msgspec.Struct):
    """All that was played; `bots` is the digest of those who played it."""

    game: str
    against: str
    bots: str
    times: list[Line] = []

    def line(self, seconds: float) -> Line:
        """Where the deals with this time to think are kept."""
        for line in self.times:
            if line.seconds == seconds:
                return line
        self.times.append(Line(seconds))
        self.times.sort(key=lambda line: line.seconds)
        return self.line(seconds)


def nothing_yet(wishes: argparse.Namespace) -> Measured:
    return Measured(wishes.game, wishes.against, bots_digest(wishes.game, (wishes.against,)))


def played_before(wishes: argparse.Namespace) -> Measured:
    """What .bench or else the documents hold; ValueError says why it cannot be added to."""
    for path in (FIGURES, DOCS / "strength.json"):
        if not path.exists():
            continue
        try:
            before = msgspec.json.decode(path.read_bytes(), type=Measured)
        except msgspec.DecodeError as error:
            raise ValueError(f"{path} is damaged: {error}; remove it, or measure anew") from None
        now = nothing_yet(wishes)
        if msgspec.structs.replace(before, times=[]) != now:
            told = f"{before.game} against {before.against}, bots {before.bots}"
            here = f"{now.game} against {now.against}, bots {now.bots}"
            raise ValueError(f"{path} is of {told}, not of {here}: measure anew, without --more")
        return before
    return nothing_yet(wishes)


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


def think(
    measured: Measured, line: Line, minutes: float, processes: int, progress: Progress
) -> None:
    """All deals that fit into the minutes, one on each process at a time; each is kept at once."""
    task = progress.add_task(f"{line.seconds:g} s a decision", total=60 * minutes)
    spent = 0.0
    with workers(processes) as pool:
        while spent < 60 * minutes:
            first = len(line.shares) + 1
            deals = range(first, first + processes)
            jobs = [(measured.game, deal, line.seconds, measured.against) for deal in deals]
            for share, lead, took in pool.map(play_deal, jobs):
                line.shares.append(share)
                line.leads.append(lead)
                spent += took
            save(measured)
            progress.update(task, completed=spent)


def save(measured: Measured) -> None:
    """Whole or not at all: it is written after every few deals, and a run may be stopped."""
    HOME.mkdir(exist_ok=True)
    draft = FIGURES.with_suffix(".draft")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=1) + b"\n")
    draft.replace(FIGURES)


def keep(measured: Measured, wishes: argparse.Namespace, console: Console) -> None:
    """The plot, and for the documents a page made from the figures."""
    drawn = []
    if can_draw():
        title = f"{measured.game}: wins against {measured.against} by time to think"
        rows = [line.row() for line in measured.times]
        drawn = draw_all([Whiskers("strength", title, "", rows, share=True)], HOME)
    if wishes.write:
        (DOCS / "strength.md").write_text(page(measured), "utf-8")
        shutil.copyfile(FIGURES, DOCS / "strength.json")
        for picture in drawn:
            shutil.copyfile(picture, DOCS / "pictures" / "strength.png")
    for path in (*drawn, *([DOCS / "strength.md"] if wishes.write else [])):
        console.print(str(path.relative_to(ROOT)), highlight=False)


def page(measured: Measured) -> str:
    rows = "\n".join("| " + " | ".join(line.cells()) + " |" for line in measured.times)
    return f"""# Strength and time to think

Generated by `python bench/strength.py --game {measured.game} --against {measured.against} \
--write`; do not edit.
The search with so much CPU time for each decision, in {measured.game} for two against
`{measured.against}` (bots {measured.bots}). Each deal is played once from either seat; \
intervals are [by deal](arena.md).
More deals can be added at any time (`--more --write --minutes 60`).

| {" | ".join(COLUMNS)} |
|---:|---:|---:|---:|
{rows}

![Wins by time to think, with intervals](pictures/strength.png)
"""


def read_wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="burdigala", choices=bourgade.games())
    parser.add_argument("--against", default="master", choices=bots.names())
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU time in all")
    parser.add_argument("--seconds", default="0.01,0.1,1,5", help="times to think, comma between")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--more", action="store_true", help="adds to what was played before")
    parser.add_argument("--write", action="store_true", help="also into the documents")
    return parser.parse_args()


def main() -> int:
    wishes = read_wishes()
    console = Console()
    if build() != "compiled":
        console.print("[red]bench: the installed bourgade is not compiled[/]: nothing to measure.")
        return 2
    try:
        measured = played_before(wishes) if wishes.more else nothing_yet(wishes)
    except ValueError as error:
        console.print(f"[red]bench:[/] {error}", highlight=False)
        return 2
    times = [float(word) for word in wishes.seconds.split(",")]
    whole = sum(map(math.sqrt, times))
    try:
        with Progress(console=console, transient=True) as progress:
            for seconds in times:
                share = wishes.minutes * math.sqrt(seconds) / whole
                think(measured, measured.line(seconds), share, wishes.processes, progress)
    except KeyboardInterrupt:
        console.print("Stopped. Every deal that was finished is kept: --more goes on from there.")
        return 130
    measured.times = [line for line in measured.times if line.shares]  # of no deal nothing is told
    title = f"{measured.game}: the search against {measured.against}"
    table = Table(title=title, title_justify="left")
    for column in COLUMNS:
        table.add_column(column, justify="right")
    for line in measured.times:
        table.add_row(*line.cells())
    console.print(table)
    keep(measured, wishes, console)
    return 0


if __name__ == "__main__":
    sys.exit(main())
