"""Thinking in processes of its own: the event loop never waits, a stuck bot is killed.

A job that fails is tried once more in a fresh process, then given up: whoever asked then takes a
simpler bot (`simpler`), and `any_action` needs no process at all.
"""

import asyncio
import contextlib
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from bourgade.core.state import GameState
from bourgade.server.bot_worker import Choice, Job
from bourgade.server.metrics import Metrics

logger = logging.getLogger("bourgade.bots")
WARM_UP_S = 1.5
START_S = 60.0  # a fresh process imports the games first
SIMPLER = ("greedy", "random")
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


class Bots:
    def __init__(self, processes: int, deadline: float, metrics: Metrics) -> None:
        self.deadline = deadline
        self._metrics = metrics
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._places = asyncio.Semaphore(processes)
        self._closed = False

    async def warm_up(self) -> None:
        """Has one process ready before the first bot is asked, once the page has been served."""
        await asyncio.sleep(WARM_UP_S)
        async with self._places:
            if not self._all:
                with contextlib.suppress(BotFailed):
                    self._idle.append(await self._start())

    async def choose(self, job: Job) -> int:
        """The action the bot wants; BotFailed after two failures."""
        for _ in range(2):
            async with self._places:
                if self._closed:
                    break
                begun = time.perf_counter()
                choice = await self._ask(job)
                self._metrics.bot_seconds.observe(time.perf_counter() - begun)
            if not choice.error:
                return choice.action
            logger.warning("bot failed", extra={"bot": job.bot, "why": choice.error})
        raise BotFailed(job.bot)

    async def _ask(self, job: Job) -> Choice:
        process = None
        try:
            process = self._idle.pop() if self._idle else await self._start()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), self.deadline)
            choice = msgspec.json.decode(line, type=Choice)
            self._idle.append(process)
        except TimeoutError:
            why, choice = "stuck", Choice(error=f"no answer within {self.deadline:g} s")
        except (msgspec.DecodeError, OSError, BotFailed) as error:
            why, choice = "crash", Choice(error=f"the process ended ({error})")
        else:
            why = "error" if choice.error else ""
            process = None
        if why:
            self._metrics.bot_failures.add(why)
        if process is not None:
            await self._end(process)
        return choice

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _WORKER),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=_LINE_LIMIT,
        )
        self._all.add(process)
        assert process.stdout is not None
        try:
            ready = await asyncio.wait_for(process.stdout.readline(), START_S)
        except TimeoutError:
            ready = b""
        if ready != b"ready\n":
            await self._end(process)
            raise BotFailed("a bot process does not start")
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        self._closed = True
        self._idle.clear()
        for process in list(self._all):
            await self._end(process)
