"""Analyses of finished games: computed once, in spare processes, and kept for all who look.

The store is the list of what is to be done. A worker claims an analysis for a while and keeps what
it has found every second; if it dies, another one goes on from there.
"""

import asyncio
import logging
import random
import time
import zlib

import msgspec

import bourgade
from bourgade.core.errors import BourgadeError
from bourgade.server.bot_worker import Question
from bourgade.server.bots import BotFailed, Bots
from bourgade.server.fairness import no_analysis
from bourgade.server.judging import Looked, Ply, decision, most_doubtful, plies, turning_points
from bourgade.server.places import Urgency
from bourgade.server.records import Records
from bourgade.server.rest import Analysis
from bourgade.server.settings import Settings
from bourgade.server.store import analyses, quotas, rows
from bourgade.server.store.faults import Unavailable
from bourgade.server.store.matches import Loaded
from bourgade.server.store.store import Store
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal

logger = logging.getLogger("bourgade.analysis")
LEASE_MS = 90_000  # longer than one decision may take at its worst
LOOK_S = 10.0  # how often a worker looks for what another has left
SAVE_S = 1.0
TURN_S = 10.0  # of one analysis, where others wait for theirs
AGAIN = 8  # decisions looked at a second time
LONGER = 6  # so many times as long
MAIN_PART = 0.7  # of the time, for the first look at everything
FEWEST = 8  # iterations
PATIENCE = 3  # failures in a row


class Analyses:
    def __init__(self, settings: Settings, store: Store, records: Records, bots: Bots) -> None:
        self._settings = settings
        self._store = store
        self._records = records
        self._bots = bots
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self._settings.alone:  # whoever worked on them is gone
            await self._store.write(analyses.release_all)
        self._task = asyncio.create_task(self._work_for_ever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, whom: rows.Whom, match: str) -> Analysis:
        """Has the match analysed, if it is not yet; answers with what is there."""
        loaded = await self._records.load(match)
        self._refuse(loaded)
        await self._records.check(loaded)
        row = rows.AnalysisRow(
            match=match,
            status="running",
            done=0,
            total=0,
            body="",
            until=0,
            created=now_ms(),
            asker=whom.person,
        )
        try:
            await self._store.write(lambda c: analyses.ask(c, row))
        except quotas.OverQuota as over:
            raise Refusal(str(over), 429) from None
        self._wake.set()
        return await self.find(match)

    async def find(self, match: str) -> Analysis:
        row = await self._store.read(lambda c: analyses.find(c, match))
        if row is None:
            self._refuse(await self._records.load(match))
            return Analysis(match, "none", 0, 0, [], [])
        looked = Looked()
        if row.status == "done":
            looked = msgspec.json.decode(row.body, type=Looked)
        return Analysis(
            match=match,
            status=row.status,  # type: ignore[arg-type] # the store holds no other
            done=row.done,
            total=row.total,
            decisions=looked.decisions,
            turning=turning_points(looked),
        )

    def _refuse(self, loaded: Loaded) -> None:
        """Only what is over: a running game must not be thought out by others."""
        if loaded.match.status != "over":
            raise Refusal("not-before-the-end", 403)
        reason = no_analysis(loaded.table)
        if reason is not None:
            raise Refusal.of(reason, 403)

    # Working

    async def _work_for_ever(self) -> None:
        while True:
            self._wake.clear()
            try:
                while (claimed := await self._claim()) is not None:
                    await self._finish(*claimed)
            except Exception:
                logger.exception("analysing failed")
            try:
                await asyncio.wait_for(self._wake.wait(), LOOK_S * random.uniform(0.8, 1.2))
            except TimeoutError:
                continue

    async def _claim(self) -> analyses.Claimed | None:
        now = now_ms()
        return await self._store.write(lambda c: analyses.claim(c, now, now + LEASE_MS))

    async def _finish(self, row: rows.AnalysisRow, whom: rows.Whom) -> None:
        try:
            loaded = await self._records.load(row.match)
            found = await self._records.in_thread(lambda: plies(loaded))
            work = _Work(self._settings, self._store, self._bots, whom, row, loaded, found)
            await work.run()
        except asyncio.CancelledError:
            await self._store.write(lambda c: analyses.release(c, row))
            raise
        except _OthersNext:
            await self._store.write(lambda c: analyses.release(c, row))
        except _TakenOver:
            logger.info("left to another worker", extra={"match": row.match})
        except (Refusal, BotFailed, BourgadeError, Unavailable) as error:
            if isinstance(error, Unavailable) and not error.in_part:
                raise
            logger.warning("not analysed", extra={"match": row.match, "why": str(error)})
            row.status = "failed"
            await self._store.write(lambda c: analyses.save(c, row, now_ms()))


class _TakenOver(Exception):
    """Another worker goes on with it."""


class _OthersNext(Exception):
    """It had its turn: somebody else waits."""


class _Work:
    """One analysis under way, from where it was left."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: Bots,
        whom: rows.Whom,
        row: rows.AnalysisRow,
        loaded: Loaded,
        found: list[Ply],
    ) -> None:
        self._settings = settings
        self._store = store
        self._bots = bots
        self._whom = whom
        self._row = row
        self._game = bourgade.game(loaded.match.game)
        self._secret = loaded.match.secret
        self._plies = found
        self._looked = msgspec.json.decode(row.body, type=Looked) if row.body else Looked([], [])
        self._saved = time.monotonic()
        self._begun = self._saved
        # What it may have spent before it was left, seconds of thinking since, and iterations.
        self._before = settings.analysis_s * MAIN_PART * min(1.0, row.done / max(1, len(found)))
        self._spent = 0.0
        self._iterated = 0
        self._failures = 0

    async def run(self) -> None:
        row, count = self._row, len(self._plies)
        row.total = count + min(AGAIN, count)
        for place in range(row.done, count):
            await self._look(self._plies[place], self._first_iterations(count - place))
            await self._advance()
        by_seq = {ply.seq: ply for ply in self._plies}
        while len(self._looked.again) < AGAIN:
            doubtful = most_doubtful(self._looked)
            if doubtful is None:
                break
            await self._look(by_seq[doubtful], self._more_iterations())
            self._looked.again.append(doubtful)
            await self._advance()
        row.status, row.done = "done", row.total
        await self._save()

    async def _look(self, ply: Ply, iterations: int) -> None:
        position = msgspec.Raw(msgspec.json.encode(ply.state.to_dict()))
        seed = zlib.crc32(f"{self._secret}:{ply.seq}:analysis".encode())
        question = Question(self._game.key, position, seed, iterations, 1, ply.action)
        try:
            outlook, seconds = await self._bots.advise(question, Urgency.ANALYSIS, self._whom)
        except BotFailed:
            self._failures += 1
            if self._failures >= PATIENCE:
                raise
            return
        self._failures = 0
        self._spent += seconds
        self._iterated += iterations
        found = decision(self._game, ply, outlook)
        if found is not None:
            others = [one for one in self._looked.decisions if one.seq != ply.seq]
            self._looked.decisions = sorted([*others, found], key=lambda one: one.seq)

    def _first_iterations(self, left: int) -> int:
        """As many as wished for, or as the time allows that is left for those to come."""
        time_left = self._settings.analysis_s * MAIN_PART - self._before - self._spent
        return self._affordable(time_left / left, self._settings.analysis_iterations)

    def _more_iterations(self) -> int:
        time_left = self._settings.analysis_s - self._before - self._spent
        share = time_left / max(1, AGAIN - len(self._looked.again))
        return self._affordable(share, self._settings.analysis_iterations * LONGER)

    def _affordable(self, seconds: float, wished: int) -> int:
        if self._iterated == 0:
            return max(FEWEST, wished // 4)  # a first try, to learn how long it takes
        each = max(self._spent / self._iterated, 1e-6)
        return max(FEWEST, min(wished, int(seconds / each)))

    async def _advance(self) -> None:
        self._row.done += 1
        if time.monotonic() - self._saved >= SAVE_S:
            await self._save()
            await self._let_others_in()

    async def _let_others_in(self) -> None:
        if time.monotonic() - self._begun < TURN_S:
            return
        if await self._store.read(lambda c: analyses.others_wait(c, self._row, now_ms())):
            raise _OthersNext
        self._begun = time.monotonic()

    async def _save(self) -> None:
        self._row.body = msgspec.json.encode(self._looked).decode()
        until = now_ms() + LEASE_MS
        if not await self._store.write(lambda c: analyses.save(c, self._row, until)):
            raise _TakenOver(self._row.match)
        self._saved = time.monotonic()
