"""How the bench talks to a process it measures: one request and one answer per line.

Each engine runs in a process of its own, so that its imports disturb no other; the bench asks them
in turn, so that a slow moment of the machine hits all of them alike.
"""

import json
import signal
import sys
import time
from collections.abc import Callable

# Given how much CPU time to spend and a seed: how many units of work were done in how many seconds.
Measure = Callable[[float, int], tuple[int, float]]


def serve(facts: dict[str, str], measures: dict[str, Measure]) -> None:
    """Says what is here, then measures what it is asked to until its input ends, by Ctrl-C too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks hears it as well, and goes
    print(json.dumps({"facts": facts, "measures": sorted(measures)}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        done, seconds = measures[request["measure"]](request["seconds"], request["seed"])
        print(json.dumps({"done": done, "seconds": seconds}), flush=True)


def repeat(
    work: Callable[[int], int],
    seconds: float,
    seed: int,
    clock: Callable[[], float] = time.process_time,
) -> tuple[int, float]:
    """Works in rounds, each with its own seed, until that much time is spent: CPU time of this
    process, or by another clock."""
    done = 0
    spent = 0.0
    number = seed * 1000
    while spent < seconds:
        number += 1
        start = clock()
        done += work(number)
        spent += clock() - start
    return done, spent
