"""How often something happened in the present window of time: here, or shared through Redis.

While Redis is away each worker counts for itself, and nobody waits for it: the first call that
finds it silent waits half a second, the others none, and a task of its own notices its return.
"""

import asyncio
import logging
import time
from typing import Any, Protocol

logger = logging.getLogger("bourgade.counts")
MOST = 50_000  # keys held here; beyond that the oldest are forgotten
PATIENCE_S = 0.5
RETRY_S = 1.0


class Counts(Protocol):
    @property
    def up(self) -> bool:
        """Is counted where it should be?"""

    async def hit(self, key: str, seconds: int) -> int:
        """Counts once more; how often it was in this window of so many seconds."""

    async def close(self) -> None: ...


class MemoryCounts:
    up = True

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._counts: dict[str, tuple[int, int]] = {}  # key: its window, how often

    async def hit(self, key: str, seconds: int) -> int:
        window = int(time.monotonic()) // seconds
        began, count = self._counts.pop(key, (window, 0))
        count = count + 1 if began == window else 1
        self._counts[key] = (window, count)  # to the end: the oldest come first
        if len(self._counts) > self._most:
            del self._counts[next(iter(self._counts))]
        return count

    async def close(self) -> None:
        pass


class RedisCounts:
    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self._redis: Any = Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE_S,
            socket_timeout=PATIENCE_S,
            retry=Retry(NoBackoff(), 0),
        )
        self._spare = MemoryCounts()
        self._waiting: asyncio.Task[None] | None = None  # for its return

    @property
    def up(self) -> bool:
        return self._waiting is None

    async def hit(self, key: str, seconds: int) -> int:
        if self._waiting is None:
            try:
                return await self._shared_hit(key, seconds)
            except Exception as error:
                self._lose(error)
        return await self._spare.hit(key, seconds)

    async def _shared_hit(self, key: str, seconds: int) -> int:
        name = f"bourgade:{key}:{int(time.time()) // seconds}"
        async with self._redis.pipeline(transaction=False) as pipe:
            count, _ = await pipe.incr(name).expire(name, seconds).execute()
        return int(count)

    def _lose(self, error: Exception) -> None:
        if self._waiting is None:
            why = str(error) or type(error).__name__
            logger.warning("rate limits are counted by each worker", extra={"why": why})
            self._waiting = asyncio.create_task(self._wait())

    async def _wait(self) -> None:
        while True:
            await asyncio.sleep(RETRY_S)
            try:
                await self._redis.ping()
            except Exception:
                continue
            logger.warning("rate limits are shared again")
            self._waiting = None
            return

    async def close(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        await self._redis.aclose()
