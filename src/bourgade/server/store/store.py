"""The store: `await store.read(question)`, `await store.write(change)`.

Questions and changes are plain functions of a connection, gathered by subject in the modules beside
this one. A change that returns is on disk.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, text

from bourgade.server.metrics import Metrics
from bourgade.server.store.engine import READERS, reading_engine, writing_engine
from bourgade.server.store.writer import GroupWriter, PoolWriter, Writer

T = TypeVar("T")


class Store:
    def __init__(self, url: str, metrics: Metrics) -> None:
        self._metrics = metrics
        self._writing = writing_engine(url)
        self._reading = reading_engine(url)
        self._writer: Writer
        if url.startswith("sqlite"):
            self._writer = GroupWriter(self._writing)
        else:
            self._writer = PoolWriter(self._writing)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Carries the change out; returns once it is on disk. Raises Conflict if it came late.

        A cancelled caller does not cancel the change: it may be on its way to the disk already.
        """
        begun = time.perf_counter()
        result: T = await asyncio.shield(self._writer.submit(change))
        self._metrics.write_seconds.observe(time.perf_counter() - begun)
        return result

    async def read(self, question: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return question(connection)

    async def alive(self) -> bool:
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        return True

    def close(self) -> None:
        """Waits for what is being written."""
        self._writer.close()
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()
