"""A process that thinks: reads jobs as lines of JSON, writes the chosen actions.

It knows nothing of matches or people and can be killed at any moment. It ends when its input ends,
so it never outlives the server.
"""

import sys
from typing import Any

import msgspec

from bourgade import bots
from bourgade.core.registry import game
from bourgade.server.plugins import load_plugins


class Job(msgspec.Struct):
    game: str
    position: msgspec.Raw
    bot: str
    seed: int


class Choice(msgspec.Struct):
    """`error` says why there is no action."""

    action: int = -1
    error: str = ""


def choose(job: Job) -> Choice:
    try:
        position: dict[str, Any] = msgspec.json.decode(job.position)
        state = game(job.game).from_dict(position)
        action = int(bots.make(job.bot, job.seed).choose(state))
    except Exception as error:
        return Choice(error=f"{type(error).__name__}: {error}")
    return Choice(action)


def main() -> None:
    load_plugins()
    decoder = msgspec.json.Decoder(Job)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    out.write(b"ready\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(choose(decoder.decode(line))) + b"\n")
        out.flush()
