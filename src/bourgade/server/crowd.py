"""Everybody who is connected: how many, from where, and how long they may keep silent.

A connection costs a file and some memory before anybody knows who it is. Who has asked for nothing
is asked to come back when there are too many; who asks too slowly is told so and sent away. Open
WebSockets count here too, and are watched by their own pings.
"""

import asyncio
import errno
import logging
import os
import time
from collections import Counter as Tally
from collections.abc import Callable
from ipaddress import ip_address
from typing import Protocol

import msgspec

from bourgade.server.logs import fault
from bourgade.server.metrics import Metrics
from bourgade.server.security import network
from bourgade.server.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

logger = logging.getLogger("bourgade.crowd")
FILES = (16_384, 10_240, 4_096)  # as many as the system grants; macOS grants the second at most
SWEEP_S = 1.0


class Limits(msgspec.Struct, frozen=True):
    """What one connection may cost, and how many there may be. Times are in seconds."""

    total: int  # connections of this process
    silent: int = 1_000  # of them, those that have not asked for anything (yet)
    per_address: int = 1_000  # a school behind one address has this many pages open
    url: int = 8 * 1024
    head: int = 32 * 1024  # first line and headers
    headers: int = 100
    pipelined: int = 16  # requests that wait for the answer to an earlier one
    request: int = 9 * 1024 * 1024  # more than the largest body that is read to its end
    head_s: float = 20.0
    pause_s: float = 20.0  # between two pieces of a body
    body_s: float = 120.0  # for all of it
    answer_s: float = 300.0  # thinking about it, and reading the answer
    goodbye_s: float = 2.0


class Visitor(Protocol):
    """A connection, as long as it speaks HTTP."""

    def expire(self) -> None:
        """It is too late."""

    def make_room(self) -> None:
        """Somebody else needs the place."""


class Crowd:
    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits or Limits(raise_file_limit())
        # Behind a proxy everybody has its address, and on this machine everybody has the same.
        self._by_address = not (settings.trust_proxy or settings.public_origin)
        self._metrics = metrics
        self.clock = clock
        self._places: dict[object, str] = {}  # transport: address
        self._addresses: Tally[str] = Tally()
        # Who is due when; in `_silent` who has kept silent for longest comes first.
        self._silent: dict[Visitor, float] = {}
        self._busy: dict[Visitor, float] = {}

    @property
    def present(self) -> int:
        return len(self._places)

    def enter(self, transport: object, host: str) -> bool:
        """Is there a place? If need be that of whoever has kept silent for longest."""
        address = network(host)
        if self._counts(host) and self._addresses[address] >= self.limits.per_address:
            self.note("too many from one address", host)
            return False
        full = len(self._places) >= self.limits.total
        if full or len(self._silent) >= self.limits.silent:
            self.note("crowded", host)
            if self._silent:
                next(iter(self._silent)).make_room()
            elif full:
                return False
        self._places[transport] = address
        self._addresses[address] += 1
        self._metrics.connections.value = len(self._places)
        return True

    def leave(self, transport: object) -> None:
        address = self._places.pop(transport, None)
        if address is None:
            return
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]
        self._metrics.connections.value = len(self._places)

    def expect(self, visitor: Visitor, seconds: float, *, silent: bool = True) -> None:
        """Something must come from this visitor within so many seconds."""
        self.forget(visitor)
        (self._silent if silent else self._busy)[visitor] = self.clock() + seconds

    def forget(self, visitor: Visitor) -> None:
        self._silent.pop(visitor, None)
        self._busy.pop(visitor, None)

    def sweep(self) -> None:
        """Sends away whoever is late."""
        now = self.clock()
        for waiting in (self._silent, self._busy):
            for visitor in [visitor for visitor, due in waiting.items() if due <= now]:
                waiting.pop(visitor, None)
                visitor.expire()
        if not files_left():
            # Nobody could even be told so: whoever comes now is cut off by the system.
            self.note("no files left")
            for visitor in list(self._silent)[: len(self._silent) // 2 + 1]:
                visitor.make_room()

    def note(self, why: str, host: str = "", level: int = logging.WARNING) -> None:
        """A few lines a minute for each reason; the numbers have them all."""
        self._metrics.turned_away.add(why)
        facts = {"address": host, "connections": len(self._places), "silent": len(self._silent)}
        logger.log(level, f"connection: {why}", extra=facts)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                self.sweep()
            except Exception as error:
                fault(logger, "not swept", error)

    def _counts(self, host: str) -> bool:
        try:
            return self._by_address and not ip_address(host).is_loopback
        except ValueError:
            return False


def raise_file_limit() -> int:
    """As many files as are of use; returns how many of them connections may take.

    The rest is for the database, the page, the bots' pipes and the log.
    """
    if resource is None:
        return 2_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in FILES:
        wanted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if 0 <= wanted <= soft:
            break
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
            break
        except (ValueError, OSError):
            continue
    soft = FILES[0] if soft == resource.RLIM_INFINITY else min(soft, FILES[0])
    return soft - min(256, soft // 4)


def files_left() -> bool:
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in (errno.EMFILE, errno.ENFILE)
    return True
