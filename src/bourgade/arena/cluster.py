"""The same games on a Ray cluster. Ray is large, so it is an extra and imported here only."""

import os
import signal
import socket
import threading
from collections.abc import Iterator
from typing import Any

from bourgade.arena.plan import ArenaError, Plan
from bourgade.arena.play import Outcome, task, work
from bourgade.arena.workers import AHEAD, outcomes_of

LARGEST_BATCH = 16


def play_on_ray(
    plan: Plan, numbers: list[int], address: str, processes: int | None
) -> Iterator[Outcome]:
    """`address` is that of a cluster; empty for the one in RAY_ADDRESS, else a Ray of our own."""
    ray = import_ray()
    ours = not ray.is_initialized()
    if ours:
        begin(ray, address, processes)
    try:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # A bot that kills its process would kill it again; a lost machine is another matter.
        remote = ray.remote(num_cpus=1, max_retries=2)(work)
        waiting = batches(numbers, cores)[::-1]
        running: dict[Any, list[int]] = {}
        while waiting or running:
            while waiting and len(running) < AHEAD * cores:
                batch = waiting.pop()
                running[remote.remote(task(plan, batch))] = batch
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                yield from outcomes_of(_result(ray, reference, running[reference]))
                del running[reference]
    finally:
        if ours:
            ray.shutdown()


def batches(numbers: list[int], cores: int) -> list[list[int]]:
    """Large enough not to be all talk, small enough to keep every core busy to the end."""
    size = max(1, min(LARGEST_BATCH, len(numbers) // (4 * cores)))
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def import_ray() -> Any:
    # Nothing of ours reports to anybody.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise ArenaError(
            "--ray needs Ray, which is not installed: pip install 'bourgade[cluster]'"
        ) from None
    return ray


def begin(ray: Any, address: str, processes: int | None) -> None:
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    address = address or os.environ.get("RAY_ADDRESS", "")
    if address:
        _refuse_unreachable(address)
        settings["address"] = address
    else:
        settings |= {
            "address": "local",
            "include_dashboard": False,
            "num_cpus": processes,
            "_node_ip_address": "127.0.0.1",
        }
    handler = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(**settings)
        if threading.current_thread() is threading.main_thread():
            # Ray puts its own there, which would leave without a word of how to go on.
            signal.signal(signal.SIGTERM, handler)
    except Exception as error:  # Ray has no common ancestor of its errors
        where = f"the Ray cluster at {address}" if address else "a Ray of our own"
        raise ArenaError(f"cannot reach {where}: {error}") from error


def _refuse_unreachable(address: str) -> None:
    """Ray itself knocks for minutes where nobody is at home."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError as error:
        raise ArenaError(
            f"no Ray cluster answers at {address}: {error.strerror or error}"
        ) from error


def _result(ray: Any, reference: Any, batch: list[int]) -> list[bytes]:
    try:
        results: list[bytes] = ray.get(reference)
    except ray.exceptions.RayError as error:
        first = str(error).strip().splitlines()[0]
        raise ArenaError(f"Ray lost the games {batch[0]} to {batch[-1]}: {first}") from error
    return results
