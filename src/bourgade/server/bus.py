"""Hints between workers: "match M is at head H". The database stays the truth.

A hint may be lost: the next one, a reconnect, or the poll of heads heals it. In one process no bus
is needed; several share Redis (or anything that speaks its protocol), or PostgreSQL's NOTIFY. While
Redis is away, PostgreSQL carries the hints where it is the database.

A line to a bus is tried every second or two, so that one that hangs is noticed like one that is
gone; what was lost until then is made good when `up` changes.
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
QUIET_S = 1.0  # after so long without a word the line is tried
PATIENCE_S = 2.0  # ... and given up after so long without an answer


class Hint(msgspec.Struct, omit_defaults=True):
    """Something changed. `chat`: a new line; `present`: seats with somebody there, at `worker`;
    `revoked`: a session that ended, `renewed` for another one of the same browser; `reload`: more
    than the log of the match changed."""

    worker: str
    match: str = ""
    head: int = 0
    chat: bool = False
    reload: bool = False
    present: list[int] | None = None
    spectators: int = 0
    revoked: str = ""
    renewed: bool = False


Receive = Callable[[Hint], Awaitable[None]]


class Bus(Protocol):
    @property
    def up(self) -> bool:
        """Do hints travel as they should?"""

    async def start(self, receive: Receive) -> None: ...

    def publish(self, hint: Hint) -> None:
        """Sends without waiting; what cannot be sent is dropped."""

    async def close(self) -> None: ...


class MemoryBus:
    """One process: everybody already knows."""

    up = True

    async def start(self, receive: Receive) -> None:
        pass

    def publish(self, hint: Hint) -> None:
        pass

    async def close(self) -> None:
        pass


class _QueuedBus:
    """Sends from a queue in a task of its own, listens in another, reconnects both."""

    name = ""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()
        self._lost = False  # said so in the log

    @property
    def up(self) -> bool:
        return self._listening.is_set()

    async def start(self, receive: Receive) -> None:
        self._tasks = [
            asyncio.create_task(self._keep(lambda: self._listen(receive))),
            asyncio.create_task(self._keep(self._send)),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), 5.0)

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
                self._listening.clear()
                if not self._lost:
                    why = str(error) or type(error).__name__
                    logger.warning("bus away", extra={"bus": self.name, "why": why})
                self._lost = True
            await asyncio.sleep(RETRY_S)

    def _hears(self) -> None:
        """The line was heard to work."""
        if self._lost:
            logger.warning("bus back", extra={"bus": self.name})
        self._lost = False
        self._listening.set()

    async def _listen(self, receive: Receive) -> None:
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
    name = "redis"

    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self._redis: Any = Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE_S,
            socket_timeout=PATIENCE_S,
            retry=Retry(NoBackoff(), 1),  # a line that was left lying is replaced
        )

    async def _listen(self, receive: Receive) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            unanswered = False
            while True:
                message = await subscription.get_message(timeout=QUIET_S)
                if message is None:
                    if unanswered:
                        raise TimeoutError("no answer")
                    await subscription.ping()
                    unanswered = True
                    continue
                unanswered = False
                self._hears()
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

    name = "postgresql"

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)

    async def _connect(self) -> Any:
        from psycopg import AsyncConnection

        connecting = AsyncConnection.connect(self._url, autocommit=True)
        return await asyncio.wait_for(connecting, PATIENCE_S)

    async def _listen(self, receive: Receive) -> None:
        async with await self._connect() as connection:
            await self._ask(connection, f"LISTEN {CHANNEL}")
            while True:
                self._hears()
                async for note in connection.notifies(timeout=QUIET_S):
                    await _receive(receive, note.payload)
                await self._ask(connection, "SELECT 1")

    async def _send(self) -> None:
        async with await self._connect() as connection:
            while True:
                hint = (await self._queue.get()).decode()
                await self._ask(connection, "SELECT pg_notify(%s, %s)", (CHANNEL, hint))

    async def _ask(self, connection: Any, *question: Any) -> None:
        await asyncio.wait_for(connection.execute(*question), PATIENCE_S)


class SpareBus:
    """A bus, and another one that carries the hints while the first is away.

    Both are listened to all the time: a worker that lost the first may be alone in that.
    """

    def __init__(self, first: Bus, spare: Bus) -> None:
        self._first, self._spare = first, spare

    @property
    def up(self) -> bool:
        return self._first.up

    async def start(self, receive: Receive) -> None:
        await asyncio.gather(self._first.start(receive), self._spare.start(receive))

    def publish(self, hint: Hint) -> None:
        (self._first if self._first.up else self._spare).publish(hint)

    async def close(self) -> None:
        await asyncio.gather(self._first.close(), self._spare.close())


def make_bus(bus: str, database_url: str) -> Bus:
    if bus == "memory":
        return MemoryBus()
    if bus == "pg":
        return PgBus(database_url)
    redis = RedisBus(bus)
    return SpareBus(redis, PgBus(database_url)) if database_url.startswith("postgres") else redis
