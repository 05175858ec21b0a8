"""How much stronger the search gets with time to think: 100 ms, 1 s and 5 s a decision.

    python bench/strength.py [--game burdigala] [--against sharp] [--minutes 10] [--seconds 0.1,1,5]

Each time to think gets the same share of the minutes (CPU time) and plays whole deals, once from
either seat, as long as its share lasts; at least one. So the slow ones play few games, and the
intervals say what that is worth. Prints a table, writes .bench/strength.json and the plot
.bench/plot-strength.png (with matplotlib). Ends with status 2 if the package is not compiled.
"""

import argparse
import json
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import bourgade
from bourgade import bots
from bourgade.arena.intervals import share_of_deals
from bourgade.arena.pictures import can_draw, draw_all
from bourgade.arena.plots import Row, Whiskers
from bourgade.arena.report import span
from bourgade.bots.thinking import SearchBot
from bourgade.core.chance import FastChance
from bourgade.version import build

HOME = Path(__file__).resolve().parent.parent / ".bench"


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


def deals_of(
    key: str, seconds: float, against: str, minutes: float, progress: Progress
) -> tuple[list[float], list[float]]:
    """The share of wins and the lead of each deal that fitted into the time."""
    task = progress.add_task(f"{seconds:g} s a decision", total=60 * minutes)
    begun = time.process_time()
    shares: list[float] = []
    leads: list[float] = []
    while not shares or time.process_time() - begun < 60 * minutes:
        games = [play(key, len(shares) + 1, seat, seconds, against) for seat in (0, 1)]
        shares.append(sum(won for won, _ in games) / 2)
        leads.append(sum(lead for _, lead in games) / 2)
        progress.update(task, completed=time.process_time() - begun)
    return shares, leads


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="burdigala", choices=bourgade.games())
    parser.add_argument("--against", default="sharp", choices=bots.names())
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU time in all")
    parser.add_argument("--seconds", default="0.1,1,5", help="times to think, comma between")
    wishes = parser.parse_args()
    console = Console()
    if build() != "compiled":
        console.print("[red]bench: the installed bourgade is not compiled[/]: nothing to measure.")
        return 2
    times = [float(word) for word in wishes.seconds.split(",")]
    table = Table(title=f"{wishes.game}: the search against {wishes.against}", title_justify="left")
    for column in ("a decision", "games", "wins (95 %)", "lead"):
        table.add_column(column, justify="right")
    rows, document = [], []
    with Progress(console=console, transient=True) as progress:
        for seconds in times:
            shares, leads = deals_of(
                wishes.game, seconds, wishes.against, wishes.minutes / len(times), progress
            )
            share, lead = share_of_deals(shares), sum(leads) / len(leads)
            games = 2 * len(shares)
            table.add_row(f"{seconds:g} s", str(games), span(share, percent=True), f"{lead:+.1f}")
            rows.append(Row(f"{seconds:g} s", share.mean, share.low, share.high, 0.5))
            document.append({"seconds": seconds, "shares": shares, "leads": leads})
    console.print(table)
    HOME.mkdir(exist_ok=True)
    facts = {"game": wishes.game, "against": wishes.against, "times": document}
    (HOME / "strength.json").write_text(json.dumps(facts, indent=1) + "\n")
    if can_draw():
        title = f"{wishes.game}: wins against {wishes.against} by time to think"
        for path in draw_all([Whiskers("strength", title, "", rows, share=True)], HOME):
            console.print(str(path), highlight=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
