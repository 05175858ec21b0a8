"""A process that thinks: reads jobs as lines of JSON, writes what it found.

It can be killed at any moment: what it keeps, the bots of the seats it thought for lately, only
saves them work. It ends when its input ends, so it never outlives the server.
"""

import os
import signal
import sys
import time
from collections import OrderedDict
from typing import Any

import msgspec

from bourgade import bots
from bourgade.bots.advice import Outlook, advise
from bourgade.core.registry import game
from bourgade.core.state import GameState
from bourgade.server.plugins import load_plugins
from bourgade.version import HOME, best_home, helpers_environment

KEPT = 64  # bots in one process


class Job(msgspec.Struct, tag="choose"):
    """A bot must move; `seed` is for one made anew, `limit` the seconds of CPU time, 0 for any."""

    game: str
    position: msgspec.Raw
    match: str
    seat: int
    bot: str
    seed: int
    limit: float = 0.0


class Question(msgspec.Struct, tag="advise"):
    """A person asks what would be best here; `also` is one more action to judge.

    `limit`: seconds of CPU time for all of it; 0: as many as it takes.
    """

    game: str
    position: msgspec.Raw
    seed: int
    iterations: int
    best: int
    also: int | None = None
    limit: float = 0.0


class Found(msgspec.Struct):
    """An action for a job; an outlook for a question, and how long it took; or what went wrong."""

    action: int = -1
    outlook: Outlook | None = None
    seconds: float = 0.0
    error: str = ""


class Keeper:
    """The bots of the seats thought for lately; the longest unused leaves.

    A bot spends one budget on a whole turn and begins a decision with what the one before it has
    learnt, so the same one must be asked again. It sees by itself whether the position is the one
    it expects: after an undo it begins afresh.
    """

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()

    def choose(self, job: Job, state: GameState) -> int:
        """What the seat's bot wants; one that raises is not asked again."""
        key = (job.match, job.seat, job.bot)
        bot = self._bots.pop(key, None) or bots.make(job.bot, job.seed)
        if hasattr(bot, "limit"):  # those that look one action ahead need none
            bot.limit = job.limit
        action = int(bot.choose(state))
        self._bots[key] = bot
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return action


def think(job: Job | Question, keeper: Keeper) -> Found:
    try:
        position: dict[str, Any] = msgspec.json.decode(job.position)
        state = game(job.game).from_dict(position)
        if isinstance(job, Job):
            return Found(keeper.choose(job, state))
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
        limit=question.limit,
    )


def main(ready: bytes = b"ready\n") -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the server hears it as well, and ends its bots
    load_plugins()
    decoder = msgspec.json.Decoder(Job | Question)
    keeper = Keeper()
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    out.write(ready)
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(think(decoder.decode(line), keeper)) + b"\n")
        out.flush()
        if best_home() != HOME:
            _begin_again()


def _begin_again() -> None:
    """In another build, as the same process. A job comes after the last answer: none is lost."""
    code = f"from {__name__} import main; main(ready=b'')"
    os.execve(sys.executable, [sys.executable, "-c", code], helpers_environment())
