"""Hints between workers: "match M is at head H". The database stays the truth.

A hint may be lost: the next one, a reconnect, or the poll of heads heals it. In one process no bus
is needed; several share Redis (or anything that speaks its protocol), or PostgreSQL's NOTIFY.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

logger = logging.getLogger("bourgade.bus")
CHANNEL = "bourgade"
RETRY_S = 1.0


class Hint(msgspec.Struct, omit_defaults=True):
    """Something changed. `chat`: a new line; `present`: seats with somebody there, at `worker`;
    `revoked`: a session that ended; `reload`: more than the log of the match changed."""

    worker: str
    match: str = ""
    head: int = 0
    chat: bool = False
    reload: bool = False
    present: list[int] | None = None
    spectators: int = 0
    revoked: str = ""


Receive = Callable[[Hint], Awaitable[None]]


class Bus(Protocol):
    async def start(self, receive: Receive) -> None: ...

    def publish(self, hint: Hint) -> None:
        """Sends without waiting; what cannot be sent is dropped."""

    async def close(self) -> None: ...


class MemoryBus:
    """One process: everybody already knows."""

    async def start(self, receive: Receive) -> None:
        pass

    def publish(self, hint: Hint) -> None:
        pass

    async def close(self) -> None:
        pass


class _QueuedBus:
    """Sends from a queue in a task of its own, listens in another, reconnects both."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, receive: Receive) -> None:
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._keep(lambda: self._listen(receive, listening))),
            asyncio.create_task(self._keep(self._send)),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), 5.0)

    def publish(self, hint: Hint) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(msgspec.json.encode(hint))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                logger.warning("bus interrupted", extra={"why": str(error)})
            await asyncio.sleep(RETRY_S)

    async def _listen(self, receive: Receive, listening: asyncio.Event) -> None:
        raise NotImplementedError

    async def _send(self) -> None:
        raise NotImplementedError


async def _receive(receive: Receive, data: bytes | str) -> None:
    try:
        hint = msgspec.json.decode(data, type=Hint)
    except msgspec.DecodeError:
        return
    await receive(hint)


class RedisBus(_QueuedBus):
    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url)

    async def _listen(self, receive: Receive, listening: asyncio.Event) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            listening.set()
            async for message in subscription.listen():
                if message["type"] == "message":
                    await _receive(receive, message["data"])

    async def _send(self) -> None:
        while True:
            await self._redis.publish(CHANNEL, await self._queue.get())

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()


class PgBus(_QueuedBus):
    """NOTIFY on a connection of its own, after the commit: inside it would slow every commit."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)

    async def _connect(self) -> Any:
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(self._url, autocommit=True)

    async def _listen(self, receive: Receive, listening: asyncio.Event) -> None:
        async with await self._connect() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            listening.set()
            async for note in connection.notifies():
                await _receive(receive, note.payload)

    async def _send(self) -> None:
        async with await self._connect() as connection:
            while True:
                hint = (await self._queue.get()).decode()
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, hint))


def make_bus(bus: str, database_url: str) -> Bus:
    if bus == "memory":
        return MemoryBus()
    return PgBus(database_url) if bus == "pg" else RedisBus(bus)
