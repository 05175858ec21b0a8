"""The time, as the database and the wire have it: milliseconds since 1970.

It begins with the machine's wall clock and then goes on by the steady one, which no setting of the
clock moves: a jump of the wall clock, however far, ends nobody's turn. Three things can happen:

- The clock is set, by hand or by NTP, or drifts from the steady one. Our time follows it, but no
  faster than one part in a hundred: an hour is made up in four days, and until then a player with
  five minutes left may lose or win three seconds. What was set wrongly and set back leaves nothing.
  A time to think of days (slow clocks) is wrong by one part in a hundred at most.
- The machine sleeps (a laptop that is shut). The steady clock stands still meanwhile, and nobody
  could move: `slept_ms` says for how long, and who looks after the clocks of the matches writes
  into them that they stood still, then takes the sleep over at once (`wake_up`). Where the system
  counts sleep as time that passed (Windows), so do we.
- The server is started anew. It begins with the wall clock as it is; live clocks are restarted
  then anyway (the time away is nobody's), slow ones run on by the wall clock.

Workers on several machines each go by their own clock: keep those together with NTP. A difference
of seconds costs or gives a player so many seconds, and no entry of a log is older than the one
before it. A worker that begins after the clock was set is ahead of those that began before it.
"""

import logging
import sys
import time
from collections.abc import Callable

logger = logging.getLogger("bourgade.times")
Clock = Callable[[], int]  # nanoseconds
SLOWNESS = 100  # of so many parts of the time that passes, one may go into following the wall clock
LONGEST_NS = 10_000_000_000  # ... and no more than this counts as passed since we looked last
SAID_NS = 1_000_000_000  # a jump of this size is told in the log


def _steady() -> int:
    return time.monotonic_ns()


def _with_sleep() -> int:
    """Like the steady clock, but time asleep counts too."""
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    if sys.platform == "darwin":  # here it is another clock than Python's monotonic one
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    return _steady()


class Time:
    def __init__(
        self, wall: Clock = time.time_ns, steady: Clock = _steady, with_sleep: Clock = _with_sleep
    ) -> None:
        self._wall, self._steady, self._with_sleep = wall, steady, with_sleep
        self._looked = steady()
        self._base = wall() - self._looked  # our time is this and the steady clock's
        self._asleep = with_sleep() - self._looked
        self._gap = 0

    def now_ms(self) -> int:
        steady = self._steady()
        passed = min(max(0, steady - self._looked), LONGEST_NS)
        self._looked = steady
        gap = self._wall() - self._base - steady - self._slept()
        self._base += min(max(gap, -passed // SLOWNESS), passed // SLOWNESS)
        if abs(gap - self._gap) > SAID_NS:
            seconds = round((gap - self._gap) / 1e9, 3)
            logger.warning("the clock of this machine was set", extra={"seconds": seconds})
        self._gap = gap
        return (self._base + steady) // 1_000_000

    def slept_ms(self) -> int:
        """For how long the machine slept since this was last taken over."""
        return self._slept() // 1_000_000

    def wake_up(self, slept_ms: int) -> None:
        """Takes so much sleep over: our time is the wall clock's again."""
        self._base += slept_ms * 1_000_000
        self._asleep += slept_ms * 1_000_000

    def _slept(self) -> int:
        return max(0, self._with_sleep() - self._steady() - self._asleep)


TIME = Time()


def now_ms() -> int:
    return TIME.now_ms()
