"""A process that thinks: reads jobs as lines of JSON, writes what it found.

It knows nothing of matches or people and can be killed at any moment. It ends when its input ends,
so it never outlives the server.
"""

import sys
import time
from typing import Any

import msgspec

from bourgade import bots
from bourgade.bots.advice import Outlook, advise
from bourgade.core.registry import game
from bourgade.core.state import GameState
from bourgade.server.plugins import load_plugins


class Job(msgspec.Struct, tag="choose"):
    """A bot must move."""

    game: str
    position: msgspec.Raw
    bot: str
    seed: int


class Question(msgspec.Struct, tag="advise"):
    """A person asks what would be best here; `also` is one more action to judge."""

    game: str
    position: msgspec.Raw
    seed: int
    iterations: int
    best: int
    also: int | None = None


class Found(msgspec.Struct):
    """An action for a job; an outlook for a question, and how long it took; or what went wrong."""

    action: int = -1
    outlook: Outlook | None = None
    seconds: float = 0.0
    error: str = ""


def think(job: Job | Question) -> Found:
    try:
        position: dict[str, Any] = msgspec.json.decode(job.position)
        state = game(job.game).from_dict(position)
        if isinstance(job, Job):
            return Found(int(bots.make(job.bot, job.seed).choose(state)))
        begun = time.process_time()
        outlook = _advise(job, state)
        return Found(outlook=outlook, seconds=time.process_time() - begun)
    except Exception as error:
        return Found(error=f"{type(error).__name__}: {error}")


def _advise(question: Question, state: GameState) -> Outlook:
    return advise(
        state,
        seed=question.seed,
        iterations=question.iterations,
        best=question.best,
        also=question.also,
    )


def main() -> None:
    load_plugins()
    decoder = msgspec.json.Decoder(Job | Question)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    out.write(b"ready\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        out.flush()
