"""Clocks, computed from the times in the log: nothing is stored that the log does not say.

Live: a stock of time for the whole game, with an increment after each turn. Slow: a time for each
turn. The time of a seat runs while it must decide; a bot's does not. An undo does not give time
back. When the server was away, or the match could not be played on, that time is nobody's.
"""

from bourgade.server.rest import LiveClock, SlowClock

Rules = LiveClock | SlowClock


class Clock:
    def __init__(self, rules: Rules, seats: int, first: int, at: int) -> None:
        self.rules = rules
        self.left = [rules.seconds * 1000] * seats
        self.running = first
        self.since = at
        self.bots: set[int] = set()

    def note(self, kind: str, next_seat: int, at: int) -> None:
        """An entry of the log: time passes, and perhaps the turn."""
        seat = self.running
        if seat >= 0 and seat not in self.bots and kind not in ("restart", "carried"):
            self.left[seat] -= max(0, at - self.since)
        self.since = max(self.since, at)
        if next_seat == seat:
            return
        if isinstance(self.rules, SlowClock):
            if next_seat >= 0:
                self.left[next_seat] = self.rules.seconds * 1000
        elif seat >= 0:
            self.left[seat] += self.rules.increment * 1000
        self.running = next_seat

    def remaining(self, seat: int, now: int) -> int:
        left = self.left[seat]
        if seat == self.running and seat not in self.bots:
            left -= max(0, now - self.since)
        return max(0, left)

    def deadline(self) -> int | None:
        """When the seat to move runs out of time; None while no time runs."""
        if self.running < 0 or self.running in self.bots:
            return None
        return self.since + self.left[self.running]
