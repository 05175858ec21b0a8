"""The file: written game after game, in their order, with little in memory at any time."""

import json
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bourgade.core.processes import WorkerLost, workers
from bourgade.dataset.plan import FORMAT, VERSION, DatasetError, Plan
from bourgade.dataset.play import schema, task, work

GROUP = 16_384  # rows of a row group
AHEAD = 3  # tasks handed out per worker: what waits for its turn to be written stays bounded
MOST_GAMES = 16  # of a task


def write(
    plan: Plan, path: Path, *, force: bool = False, processes: int = 1, bar: Console, title: str
) -> int:
    """Plays and writes; returns the number of rows. The file appears when it is complete."""
    if path.exists() and not force:
        raise DatasetError(f"{path} exists: add --force to replace it, or choose another --out")
    draft = path.with_name(path.name + ".part")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with Progress(*columns, TimeRemainingColumn(), console=bar, transient=True) as progress:
            shown = progress.add_task(title, total=plan.games)
            with pq.ParquetWriter(draft, schema(plan), compression="zstd") as file:
                count = 0
                for group, games in _groups(_batches(plan, processes)):
                    if group is not None:
                        file.write_table(group)
                        count += group.num_rows
                    progress.advance(shown, games)
        draft.replace(path)
    except OSError as error:
        raise DatasetError(f"cannot write {path}: {error.strerror or error}") from error
    finally:
        draft.unlink(missing_ok=True)
    return count


def _groups(batches: Iterator[Any]) -> Iterator[tuple[Any | None, int]]:
    """Row groups of a good size; None for each game that only adds to the next one."""
    waiting: list[Any] = []
    rows = 0
    for batch in batches:
        waiting.append(batch)
        rows += batch.num_rows
        if rows < GROUP:
            yield None, 1
            continue
        yield pa.Table.from_batches(waiting), 1
        waiting, rows = [], 0
    if waiting:
        yield pa.Table.from_batches(waiting), 0


def _batches(plan: Plan, processes: int) -> Iterator[Any]:
    """The rows of each game, in the order of the games."""
    each = max(1, min(MOST_GAMES, plan.games // (processes * AHEAD)))
    starts = range(0, plan.games, each)
    tasks = [list(range(start, min(start + each, plan.games))) for start in starts]
    if processes == 1:
        for numbers in tasks:
            yield from pa.ipc.open_stream(work(task(plan, numbers)))
        return
    yield from _in_processes(plan, tasks, processes)


def _in_processes(plan: Plan, tasks: list[list[int]], processes: int) -> Iterator[Any]:
    running: deque[Future[bytes]] = deque()
    waiting = iter(tasks)
    try:
        with workers(processes) as pool:
            while True:
                while len(running) < AHEAD * processes and (numbers := next(waiting, None)):
                    running.append(pool.submit(work, task(plan, numbers)))
                if not running:
                    break
                yield from pa.ipc.open_stream(running.popleft().result())
    except WorkerLost as error:
        raise DatasetError(str(error)) from error


def read_about(path: Path) -> dict[str, Any]:
    """The metadata of a file; refuses one that is something else."""
    try:
        metadata = pq.read_schema(path).metadata or {}
    except (OSError, pa.ArrowInvalid) as error:
        raise DatasetError(f"cannot read {path}: {error}") from error
    about: dict[str, Any] = json.loads(metadata.get(b"bourgade", b"{}"))
    if (about.get("format"), about.get("version")) != (FORMAT, VERSION):
        raise DatasetError(f"{path} is no data set of Bourgade that this version can read")
    return about
