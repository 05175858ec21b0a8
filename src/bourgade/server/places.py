"""Who may think next, where more is wished for than there are processes.

People are dealt with fairly, not matches: whoever has had the least time lately is next, and those
who came from one address (a house) share what a house gets. What is less urgent has to wait as if
its person had had some time already. Somebody for whom nothing is being thought out need not wait
for the thoughts of others: for them there are a few places more.
"""

import asyncio
import contextlib
import itertools
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from enum import IntEnum

import msgspec

from bourgade.server import bounds
from bourgade.server.store.rows import Whom

HALF_FORGOTTEN_S = 60.0  # after which what somebody has had counts half


class Urgency(IntEnum):
    """A bot that must move, a hint, bots among themselves with nobody there, an analysis."""

    MOVE = 0
    HINT = 1
    ALONE = 2
    ANALYSIS = 3


# Seconds of thinking, of what all processes can do: of two who have had nothing the more urgent is
# next, but nobody who takes everything all the time keeps a hint or an analysis from others.
WAITS_AS_IF: dict[Urgency, float] = {
    Urgency.MOVE: 0.0,
    Urgency.HINT: 30.0,
    Urgency.ALONE: 60.0,
    Urgency.ANALYSIS: 60.0,
}


class Shares:
    """How many seconds everybody has had lately."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, as of when

    def __len__(self) -> int:
        return len(self._had)

    def of(self, name: str) -> float:
        seconds, at = self._had.get(name, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF_FORGOTTEN_S))

    def add(self, name: str, seconds: float) -> None:
        self._had[name] = (self.of(name) + seconds, self._clock())
        self._had.move_to_end(name)
        if len(self._had) > bounds.KNOWN:
            self._had.popitem(last=False)


class _Waiting(msgspec.Struct, eq=False):
    urgency: Urgency
    whom: Whom
    number: int
    turn: asyncio.Future[None]


class Places:
    """So many think at once, and `spare` more for people who have nobody thinking."""

    def __init__(
        self,
        count: int,
        spare: int = bounds.SPARE_PROCESSES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._count = count
        self._spare = spare
        self._clock = clock
        self._shares = Shares(clock)
        self._running: Counter[str] = Counter()  # of people and of houses
        self._taken = 0
        self._waiting: list[_Waiting] = []
        self._numbers = itertools.count()

    @contextlib.asynccontextmanager
    async def take(self, urgency: Urgency, whom: Whom) -> AsyncIterator[None]:
        await self._enter(urgency, whom)
        begun = self._clock()
        try:
            yield
        finally:
            spent = (self._clock() - begun) / self._count
            for name in _names(whom):
                self._shares.add(name, spent)
            self._leave(whom)

    async def _enter(self, urgency: Urgency, whom: Whom) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(urgency, whom, next(self._numbers), turn))
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(whom)  # the place came at the very moment it was given up
            raise

    def _leave(self, whom: Whom) -> None:
        self._taken -= 1
        self._running -= Counter(_names(whom))  # what falls to nothing is forgotten
        self._let_in()

    def _let_in(self) -> None:
        """Whoever is next, as long as there is room for anybody."""
        self._waiting = [one for one in self._waiting if not one.turn.done()]
        while allowed := [one for one in self._waiting if self._may_enter(one)]:
            chosen = min(allowed, key=self._order)
            self._waiting.remove(chosen)
            self._taken += 1
            self._running.update(_names(chosen.whom))
            chosen.turn.set_result(None)

    def _may_enter(self, one: _Waiting) -> bool:
        """A spare place is for a person with nothing under way; one house gets one of them."""
        if self._taken < self._count:
            return True
        person, house = _names(one.whom)
        return (
            one.urgency <= Urgency.HINT
            and self._taken < self._count + self._spare
            and not self._running[person]
            and self._running[house] <= self._count
        )

    def _order(self, one: _Waiting) -> tuple[float, int]:
        had = sum(self._shares.of(name) for name in _names(one.whom))
        return WAITS_AS_IF[one.urgency] + had, one.number


def _names(whom: Whom) -> tuple[str, str]:
    return f"person {whom.person}", f"house {whom.house}"
