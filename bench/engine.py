"""How fast the engine is, beside its peers: one run, one core, CPU time, medians of rounds in turn.

    python bench/engine.py [--quick] [--games burgundy,…]

Prints a table of figures and of ratios with what is demanded, writes .bench/engine.json, and ends
with status 1 if a demanded ratio is missed, 2 if there is nothing to compare (not compiled).
The peers come from the package index into a virtual environment of their own, .bench/venv.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import venv
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".bench"
PEER_PYTHON = HOME / "venv" / "bin" / "python"
PEERS = {
    "open_spiel chess": ("open_spiel", "chess"),
    "open_spiel backgammon": ("open_spiel", "backgammon"),
    "catanatron": ("catanatron", "catanatron"),
}
OURS = ("inner", "driver", "clone", "evaluate", "replay")
ALSO = {"castle": ("placements",)}  # this game lays tiles: how many a second
OURS_PURE = ("inner", "driver")


@dataclass(frozen=True)
class Demand:
    """A ratio (or a time in ms) that the engine must reach."""

    what: str
    above: str  # the figure that must be large, as "process/measure"
    below: str  # what it is divided by; "" for a time in ms of one unit of work
    bound: float

    def value(self, rates: dict[str, list[float]]) -> float | None:
        """The median over the rounds: both sides of a round met the same machine."""
        if self.above not in rates or (self.below and self.below not in rates):
            return None
        if not self.below:
            return statistics.median(1000.0 / rate for rate in rates[self.above])
        pairs = zip(rates[self.above], rates[self.below], strict=True)
        return statistics.median(above / below for above, below in pairs)

    def met(self, value: float) -> bool:
        return value < self.bound if not self.below else value >= self.bound


def _demands(key: str, chess: float, backgammon: float, catan: float) -> list[Demand]:
    inner, driver = f"compiled/{key}.inner", f"compiled/{key}.driver"
    return [
        Demand(f"{key}: inner loop / open_spiel chess", inner, "open_spiel chess/actions", chess),
        Demand(
            f"{key}: inner loop / open_spiel backgammon",
            inner,
            "open_spiel backgammon/actions",
            backgammon,
        ),
        Demand(f"{key}: inner loop / catanatron, 2 players", inner, "catanatron/actions", catan),
        Demand(f"{key}: compiled / pure, inner loop", inner, f"pure/{key}.inner", 12),
        Demand(
            f"{key}: interpreted driver / open_spiel chess", driver, "open_spiel chess/actions", 6
        ),
        Demand(f"{key}: load and replay a full record, ms", f"compiled/{key}.replay", "", 5),
    ]


def _inner(key: str, chess: float) -> list[Demand]:
    """What is asked of the other games: their inner loop beside chess and beside pure Python."""
    inner = f"compiled/{key}.inner"
    return [
        Demand(f"{key}: inner loop / open_spiel chess", inner, "open_spiel chess/actions", chess),
        Demand(f"{key}: compiled / pure, inner loop", inner, f"pure/{key}.inner", 10),
    ]


# The games to measure: how many players, and what is demanded.
GAMES: dict[str, tuple[int, list[Demand]]] = {
    "burgundy": (2, _demands("burgundy", chess=12, backgammon=30, catan=50)),
    "castle": (2, _inner("castle", chess=4)),
    "bruges": (2, _inner("bruges", chess=8)),
    "burgenland": (2, _inner("burgenland", chess=8)),
    "burdigala": (2, _inner("burdigala", chess=5)),
}


@dataclass
class Worker:
    """A process that is measured, and the rates it has shown."""

    name: str
    process: "subprocess.Popen[str]"
    facts: dict[str, str] = field(default_factory=dict)

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: the process of {self.name} ended unexpectedly")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def rate(self, measure: str, seconds: float, seed: int) -> float:
        assert self.process.stdin is not None
        request = {"measure": measure, "seconds": seconds, "seed": seed}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.hear()
        return float(answer["done"]) / float(answer["seconds"])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)


def hire(name: str, python: Path | str, script: str, args: list[str], path: list[str]) -> Worker:
    """Starts a process to measure and waits until it is ready."""
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join([str(ROOT), *path]))
    command = [str(python), str(ROOT / "bench" / script), *args]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=HOME,
    )
    worker = Worker(name, process)
    worker.facts = worker.hear()["facts"]
    return worker


def hire_ours(keys: list[str], console: Console) -> list[Worker]:
    """The installed package, which must be compiled, and the sources beside it, interpreted."""
    wanted = [f"{key}:{GAMES[key][0]}" for key in keys]
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    inherited = [str(Path(path).resolve()) for path in paths if path]
    compiled = hire("compiled", sys.executable, "ours.py", wanted, inherited)
    if compiled.facts["build"] != "compiled":
        compiled.close()
        console.print("[red]bench: the installed bourgade is not compiled[/]: nothing to compare.")
        raise SystemExit(2)
    pure = hire("pure", sys.executable, "ours.py", wanted, [str(ROOT / "src")])
    if pure.facts["build"] != "pure":
        compiled.close()
        pure.close()
        console.print("[red]bench: src/ holds compiled modules[/]: no pure build to compare with.")
        raise SystemExit(2)
    return [compiled, pure]


def hire_peers(console: Console) -> list[Worker]:
    """The peers that can be had; what cannot is said and left out."""
    workers = []
    for name, (package, argument) in PEERS.items():
        if not installed((package,), console):
            console.print(
                f"[yellow]bench: {name} is not measured: {package} cannot be installed[/]"
            )
            continue
        workers.append(hire(name, PEER_PYTHON, "peers.py", [argument], []))
    return workers


def installed(packages: tuple[str, ...], console: Console, python: Path = PEER_PYTHON) -> bool:
    """Whether the packages are in the environment of that Python; made and filled if need be."""
    if not python.exists():
        venv.create(python.parents[1], with_pip=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "-q"]
    if subprocess.run([*pip, "show", *packages], capture_output=True).stderr == b"":
        return True
    with console.status(f"installing {', '.join(packages)} into {python.parents[1]}"):
        done = subprocess.run([*pip, "install", *packages], capture_output=True, text=True)
    if done.returncode != 0:
        console.print(done.stderr.strip()[-800:], style="dim", markup=False)
    return done.returncode == 0


def one_core() -> None:
    """Everything on one core, so that figures compare and nothing runs beside what is measured."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(
    workers: list[Worker], keys: list[str], rounds: int, seconds: float, console: Console
) -> dict[str, list[float]]:
    """Every figure once per round, the processes taking turns."""
    jobs: list[tuple[Worker, str]] = []
    for worker in workers:
        if worker.name in ("compiled", "pure"):
            compiled = worker.name == "compiled"
            for key in keys:
                names = (*OURS, *ALSO.get(key, ())) if compiled else OURS_PURE
                jobs += [(worker, f"{key}.{name}") for name in names]
        else:
            jobs.append((worker, "actions"))
    return take_turns(jobs, rounds, seconds, console)


def take_turns(
    jobs: list[tuple[Worker, str]], rounds: int, seconds: float, console: Console
) -> dict[str, list[float]]:
    """The rates of every figure, a round after the other: all meet the same moments."""
    rates: dict[str, list[float]] = {f"{worker.name}/{name}": [] for worker, name in jobs}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(jobs))
        for number in range(rounds):
            for worker, name in jobs:
                figure = f"{worker.name}/{name}"
                progress.update(task, description=f"round {number + 1}: {figure}")
                rates[figure].append(worker.rate(name, seconds, number + 1))
                progress.advance(task)
    return rates


def show(rates: dict[str, list[float]], demands: list[Demand], console: Console) -> bool:
    """The two tables; True if no demand is missed."""
    figures = {name: statistics.median(values) for name, values in rates.items()}
    table = Table(title="Median per second of CPU time, one core", title_justify="left")
    table.add_column("figure")
    for column in ("per second", "each, µs", "spread"):
        table.add_column(column, justify="right")
    for name, value in figures.items():
        spread = (max(rates[name]) - min(rates[name])) / value
        table.add_row(name, f"{value:,.0f}", f"{1e6 / value:,.2f}", f"{spread:.0%}")
    console.print(table)
    verdicts = Table(title="Demanded", title_justify="left")
    verdicts.add_column("ratio")
    for column in ("measured", "demanded", ""):
        verdicts.add_column(column, justify="right")
    fine = True
    for demand in demands:
        reached = demand.value(rates)
        sign = "<" if not demand.below else "≥"
        if reached is None:
            verdicts.add_row(
                demand.what, "not measured", f"{sign} {demand.bound:g}", "[yellow]?[/]"
            )
            continue
        fine = fine and demand.met(reached)
        mark = "[green]met[/]" if demand.met(reached) else "[red]missed[/]"
        verdicts.add_row(demand.what, f"{reached:.1f}", f"{sign} {demand.bound:g}", mark)
    console.print(verdicts)
    return fine


def write(
    rates: dict[str, list[float]],
    demands: list[Demand],
    workers: list[Worker],
    name: str = "engine.json",
) -> None:
    figures = {name: statistics.median(values) for name, values in rates.items()}
    document = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "facts": {worker.name: worker.facts for worker in workers},
        "per_second": figures,
        "rounds": rates,
        "demands": [{"what": d.what, "value": d.value(rates), "bound": d.bound} for d in demands],
    }
    (HOME / name).write_text(json.dumps(document, indent=1) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the engine beside its peers.")
    parser.add_argument("--quick", action="store_true", help="five short rounds instead of fifteen")
    parser.add_argument("--games", default=",".join(GAMES), help="comma-separated keys")
    wishes = parser.parse_args()
    keys = [key for key in wishes.games.split(",") if key]
    for key in keys:
        if key not in GAMES:
            parser.error(f"no game {key!r} to measure; there are: {', '.join(GAMES)}")
    console = Console()
    HOME.mkdir(exist_ok=True)
    one_core()
    workers = hire_ours(keys, console) + hire_peers(console)
    rounds, seconds = (5, 0.15) if wishes.quick else (15, 0.3)
    rates = measure(workers, keys, rounds, seconds, console)
    for worker in workers:
        worker.close()
    demands = [demand for key in keys for demand in GAMES[key][1]]
    write(rates, demands, workers)
    return 0 if show(rates, demands, console) else 1


if __name__ == "__main__":
    sys.exit(main())
