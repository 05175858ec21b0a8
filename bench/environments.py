"""How fast the environments are, beside PettingZoo's chess and catanatron's Gym environment.

    python bench/environments.py [--quick] [--games burgundy,…]

One run, one core, CPU time, medians of rounds in turn; about a minute. `vector` chooses its random
actions itself, `vector-numpy` has them chosen from the masks outside. `vector-all` has its rows on
all usable cores; it and `aec-wall`, which has one, go by the clock on the wall and are told, with
nothing demanded of them. Gym beside Gym is only asked not to be slower. Prints steps per second and
ratios, writes .bench/environments.json, and ends with status 1 if a demanded ratio is missed, 2 if
the installed package is not compiled. The peers come from the package index into virtual
environments of their own, since they want different versions of Gymnasium.
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
KINDS = ("vector", "aec", "gym", "vector-numpy", "aec-wall", "vector-all", "openspiel")
CHESS, CATAN = "pettingzoo chess", "catanatron gym"
# Where each peer lives, what is installed there, and what its process is told to measure.
PEERS = {
    CHESS: ("pettingzoo", ("pettingzoo", "chess", "pygame"), "chess"),
    CATAN: ("catanatron-gym", ("catanatron_gym",), "catan"),
}


def demands(keys: list[str]) -> list[Demand]:
    asked = []
    for key in keys:
        ours = f"compiled/{key}"
        asked += [
            Demand(f"{key}: aec / {CHESS}", f"{ours}.aec", f"{CHESS}/steps", 20),
            Demand(f"{key}: gym / {CATAN}", f"{ours}.gym", f"{CATAN}/steps", 1),
            Demand(f"{key}: vector / aec", f"{ours}.vector", f"{ours}.aec", 10),
        ]
    return asked


def hire_ours(keys: list[str], console: Console) -> Worker:
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    inherited = [str(Path(path).resolve()) for path in paths if path]
    wanted = [f"{key}.{kind}" for key in keys for kind in KINDS]
    worker = hire("compiled", sys.executable, "env_ours.py", wanted, inherited)
    if worker.facts["build"] != "compiled":
        worker.close()
        console.print("[red]bench: the installed bourgade is not compiled[/]: nothing to compare.")
        raise SystemExit(2)
    return worker


def hire_peers(console: Console) -> list[Worker]:
    """The peers that can be had; what cannot is said and left out."""
    workers = []
    for name, (folder, packages, argument) in PEERS.items():
        python = HOME / folder / "bin" / "python"
        if not installed(packages, console, python):
            console.print(f"[yellow]bench: {name} is not measured: it cannot be installed[/]")
            continue
        workers.append(hire(name, python, "env_peers.py", [argument], []))
    return workers


def measure(
    workers: list[Worker], keys: list[str], rounds: int, seconds: float, console: Console
) -> dict[str, list[float]]:
    """Every figure once per round, the processes taking turns."""
    jobs = [(worker, "steps") for worker in workers[1:]]
    jobs += [(workers[0], f"{key}.{kind}") for key in keys for kind in KINDS]
    return take_turns(jobs, rounds, seconds, console)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the environments beside others.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument("--games", default=",".join(KEYS), help="comma-separated keys")
    wishes = parser.parse_args()
    keys = [key for key in wishes.games.split(",") if key]
    for key in keys:
        if key not in KEYS:
            parser.error(f"no game {key!r} to measure; there are: {', '.join(KEYS)}")
    console = Console()
    HOME.mkdir(exist_ok=True)
    one_core()
    workers = [hire_ours(keys, console), *hire_peers(console)]
    # Many short rounds: on a machine that others use too, the median of ratios needs them.
    rates = measure(workers, keys, 3 if wishes.quick else 9, 0.15, console)
    for worker in workers:
        worker.close()
    asked = demands(keys)
    write(rates, asked, workers, "environments.json")
    return 0 if show(rates, asked, console) else 1


if __name__ == "__main__":
    sys.exit(main())
