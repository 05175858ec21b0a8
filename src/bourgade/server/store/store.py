"""The store: `await store.read(question)`, `await store.write(change)`.

Questions and changes are plain functions of a connection, gathered by subject in the modules beside
this one. A change that returns is on disk. Where the database cannot be asked, both raise
Unavailable, after a while also where it gives no answer at all: nobody waits longer than that.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import SQLAlchemyError

from bourgade.server.metrics import Metrics
from bourgade.server.store.engine import READERS, reading_engine, writing_engine
from bourgade.server.store.faults import Trouble
from bourgade.server.store.schema import pulse
from bourgade.server.store.writer import GroupWriter, PoolWriter, Writer
from bourgade.server.times import now_ms

T = TypeVar("T")
PATIENCE_S = 9.0  # a little less than a page waits for its answer


class Store:
    def __init__(self, url: str, metrics: Metrics) -> None:
        self._metrics = metrics
        self._writing = writing_engine(url)
        self._reading = reading_engine(url)
        here = url.startswith("sqlite")
        self._writer: Writer = (GroupWriter if here else PoolWriter)(self._writing)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        silence = "busy" if here else "away"
        self._of_reading, self._of_writing = Trouble(silence), Trouble(silence)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Carries the change out; returns once it is on disk. Raises Conflict if it came late.

        A cancelled caller does not cancel the change: it may be on its way to the disk already.
        One that was given up is not begun any more, but may be carried out if it had begun.
        """
        begun = time.perf_counter()
        with self._in_words(self._of_writing):
            submitted = self._writer.submit(change)
            done, _ = await asyncio.wait((submitted,), timeout=PATIENCE_S)
            if not done:
                submitted.cancel()
                raise TimeoutError
            result: T = submitted.result()
        self._metrics.write_seconds.observe(time.perf_counter() - begun)
        return result

    async def read(self, question: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        with self._in_words(self._of_reading):
            asked = loop.run_in_executor(self._readers, self._ask, question)
            return await asyncio.wait_for(asked, PATIENCE_S)

    @contextmanager
    def _in_words(self, trouble: Trouble) -> Iterator[None]:
        try:
            yield
        except (SQLAlchemyError, TimeoutError) as error:
            unavailable = trouble.met(error)
            if unavailable is None:
                raise
            raise unavailable from None
        trouble.over()

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return question(connection)

    async def beat(self) -> None:
        """The smallest question and the smallest change; Unavailable where either fails."""
        await self.read(lambda c: c.execute(select(pulse.c.at)).scalar())
        await self.write(lambda c: c.execute(update(pulse).values(at=now_ms())).rowcount)

    def close(self) -> None:
        """Waits for what is being written."""
        self._writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()
