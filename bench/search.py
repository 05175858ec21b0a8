"""How many simulations a second the search makes, beside open_spiel's MCTSBot on two games.

    python bench/search.py [--quick] [--games burgundy,…]

One run, one core, CPU time, medians of rounds in turn. Each simulation imagines a fresh deal, walks
down the tree and adds one node. `random` then plays at random to the end of the game, as
MCTSBot does: like beside like. `cut-off` looks by insight instead. Both are demanded to be so many
times as fast. `search` is the search as the bots use it, which looks at more actions at each
node and plays some rounds by greed before it looks: fewer simulations, each worth more. Prints
rates and ratios, writes .bench/search.json, and ends with status 1 if a demanded ratio is missed,
2 if the installed package is not compiled, 3 if a demanded ratio could not be measured.
"""

import argparse
import os
import sys
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.engine import (  # noqa: E402
    HOME,
    PEER_PYTHON,
    Demand,
    Worker,
    hire,
    installed,
    one_core,
    show,
    take_turns,
    write,
)

KEYS = ("bruges", "burdigala", "burgenland", "burgundy", "castle")
PEERS = ("chess", "backgammon")
KINDS = ("cut-off", "search", "random")
DEMANDED = ("cut-off", "random")
TIMES = 15  # as many simulations as MCTSBot


def demands(keys: list[str]) -> list[Demand]:
    return [
        Demand(
            f"{key}: {kind} / MCTSBot {peer}",
            f"compiled/{key}.{kind}",
            f"MCTSBot {peer}/simulations",
            TIMES,
        )
        for key in keys
        for kind in DEMANDED
        for peer in PEERS
    ]


def hire_all(keys: list[str], console: Console) -> list[Worker]:
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    inherited = [str(Path(path).resolve()) for path in paths if path]
    ours = hire("compiled", sys.executable, "search_ours.py", keys, inherited)
    if ours.facts["build"] != "compiled":
        ours.close()
        console.print("[red]bench: the installed bourgade is not compiled[/]: nothing to compare.")
        raise SystemExit(2)
    if not installed(("open_spiel",), console):
        console.print("[yellow]bench: MCTSBot is not measured: open_spiel cannot be installed[/]")
        return [ours]
    return [
        ours,
        *(hire(f"MCTSBot {peer}", PEER_PYTHON, "search_peers.py", [peer], []) for peer in PEERS),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the search beside MCTSBot.")
    parser.add_argument("--quick", action="store_true", help="short rounds")
    parser.add_argument("--games", default=",".join(KEYS), help="comma-separated keys")
    wishes = parser.parse_args()
    keys = [key for key in wishes.games.split(",") if key]
    for key in keys:
        if key not in KEYS:
            parser.error(f"no game {key!r} to measure; there are: {', '.join(KEYS)}")
    console = Console()
    HOME.mkdir(exist_ok=True)
    one_core()
    workers = hire_all(keys, console)
    jobs = [(worker, "simulations") for worker in workers[1:]]
    jobs += [(workers[0], f"{key}.{kind}") for key in keys for kind in KINDS]
    rounds, seconds = (3, 0.2) if wishes.quick else (5, 1.0)
    rates = take_turns(jobs, rounds, seconds, console)
    for worker in workers:
        worker.close()
    asked = demands(keys)
    write(rates, asked, workers, "search.json")
    if not show(rates, asked, console):
        return 1
    return 3 if any(demand.value(rates) is None for demand in asked) else 0


if __name__ == "__main__":
    sys.exit(main())
