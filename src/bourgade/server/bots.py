"""Thinking in processes of its own: the event loop never waits, a stuck bot is killed.

A job that fails is tried once more by a new bot, then given up: whoever asked then takes a
simpler bot (`simpler`), and `any_action` needs no process at all. Where more is asked for than
there are processes, `Places` says who is next. A bot goes back to the process that thought for its
seat before, where that one is idle: what it learnt for the turn is kept there.
"""

import asyncio
import contextlib
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict

import msgspec

from bourgade.bots.advice import Outlook
from bourgade.core.state import GameState
from bourgade.server.bot_worker import KEPT, Found, Job, Question
from bourgade.server.metrics import Metrics
from bourgade.server.places import Places, Urgency
from bourgade.server.store.rows import NOBODY, Whom
from bourgade.version import helpers_environment

logger = logging.getLogger("bourgade.bots")
WARM_UP_S = 1.5
START_S = 60.0  # a fresh process imports the games first
SIMPLER = ("steady", "random")
# People come first, from the process's first moment on.
_WORKER = (
    "import os\n"
    "if hasattr(os, 'nice'): os.nice(10)\n"
    "from bourgade.server.bot_worker import main\n"
    "main()"
)
_LINE_LIMIT = 1 << 20


class BotFailed(Exception):
    """The bot gave no answer, twice."""


def simpler(bot: str) -> str | None:
    """Who takes over from a bot that fails; None after the simplest."""
    if bot not in SIMPLER:
        return SIMPLER[0]
    place = SIMPLER.index(bot) + 1
    return SIMPLER[place] if place < len(SIMPLER) else None


def any_action(state: GameState, seed: int) -> int:
    legal = state.legal_actions()
    return legal[seed % len(legal)]


class Homes:
    """Which process last thought for a seat of a match: it may still have the bot that did.

    No more than `most` are remembered; the longest unused leaves.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._by_seat: OrderedDict[tuple[str, int], Process] = OrderedDict()

    def find(self, job: Job) -> Process | None:
        return self._by_seat.get((job.match, job.seat))

    def note(self, job: Job, process: Process) -> None:
        self._by_seat[job.match, job.seat] = process
        self._by_seat.move_to_end((job.match, job.seat))
        if len(self._by_seat) > self._most:
            self._by_seat.popitem(last=False)

    def forget(self, process: Process) -> None:
        for seat in [seat for seat, home in self._by_seat.items() if home is process]:
            del self._by_seat[seat]


class Bots:
    def __init__(self, processes: int, deadline: float, metrics: Metrics) -> None:
        self.deadline = deadline
        self._metrics = metrics
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._places = Places(processes)
        self._homes = Homes(processes * KEPT)
        self._closed = False
        self.trouble = ""  # why the last job got no answer

    async def warm_up(self) -> None:
        """Has one process ready before the first bot is asked, once the page has been served."""
        await asyncio.sleep(WARM_UP_S)
        async with self._places.take(Urgency.MOVE, NOBODY):
            if not self._all:
                with contextlib.suppress(BotFailed):
                    self._idle.append(await self._start())

    async def choose(self, job: Job, whom: Whom, urgency: Urgency = Urgency.MOVE) -> int:
        """The action the bot wants; BotFailed after two failures."""
        return (await self._think(job, urgency, whom, job.bot)).action

    async def advise(
        self, question: Question, urgency: Urgency, whom: Whom
    ) -> tuple[Outlook, float]:
        """What would be best, and what every seat may hope for; and how many seconds that took.

        BotFailed after two failures.
        """
        found = await self._think(question, urgency, whom, "advice")
        if found.outlook is None:
            raise BotFailed("advice")
        return found.outlook, found.seconds

    async def _think(self, job: Job | Question, urgency: Urgency, whom: Whom, name: str) -> Found:
        for _ in range(2):
            async with self._places.take(urgency, whom):
                if self._closed:
                    break
                begun = time.perf_counter()
                found = await self._ask(job)
                spent = time.perf_counter() - begun
            moving = isinstance(job, Job)
            (self._metrics.bot_seconds if moving else self._metrics.advice_seconds).observe(spent)
            if not found.error:
                self.trouble = ""
                return found
            logger.warning("bot failed", extra={"bot": name, "why": found.error})
        self.trouble = "no-answer"
        raise BotFailed(name)

    async def _ask(self, job: Job | Question) -> Found:
        try:
            process = self._idle_for(job) or await self._start()
            found = await self._exchange(process, job)
            why = "error" if found.error else ""
        except TimeoutError:
            why, found = "stuck", Found(error=f"no answer within {self.deadline:g} s")
        except (msgspec.DecodeError, OSError, RuntimeError, BotFailed) as error:
            why, found = "crash", Found(error=f"the process ended ({error})")
        if why:
            self._metrics.bot_failures.add(why)
        return found

    def _idle_for(self, job: Job | Question) -> Process | None:
        """The process that may have kept this job's bot, if it is idle; else any that is.

        One that died meanwhile (a system short of memory ends such first) is no try of the job.
        """
        for process in [one for one in self._idle if one.returncode is not None]:
            self._idle.remove(process)
            self._all.discard(process)
            self._homes.forget(process)
        home = self._homes.find(job) if isinstance(job, Job) else None
        if home is not None and home in self._idle:
            self._idle.remove(home)
            return home
        return self._idle.pop() if self._idle else None

    async def _exchange(self, process: Process, job: Job | Question) -> Found:
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), self.deadline)
            found = msgspec.json.decode(line, type=Found)
        except BaseException:  # also when cancelled: a late answer would be taken for the next one
            await self._end(process)
            raise
        self._idle.append(process)
        if isinstance(job, Job):
            self._homes.note(job, process)
        return found

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _WORKER),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=_LINE_LIMIT,
            env=helpers_environment(),
        )
        self._all.add(process)
        try:
            await self._wait_until_ready(process)
        except BaseException:  # also when cancelled: nobody else knows of this process yet
            await self._end(process)
            raise
        return process

    async def _wait_until_ready(self, process: Process) -> None:
        assert process.stdout is not None
        try:
            ready = await asyncio.wait_for(process.stdout.readline(), START_S)
        except TimeoutError:
            ready = b""
        if ready != b"ready\n":
            raise BotFailed("a bot process does not start")

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        self._homes.forget(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        self._closed = True
        self._idle.clear()
        for process in list(self._all):
            await self._end(process)
