"""Play: a wish becomes an entry of the log, on disk before anybody hears of it.

Every wish is checked here, whoever sent it: the seat, the head, the rules. The primary key of the
log decides between workers; who comes second loads what the first one wrote and answers `stale`.
"""

import logging
import time
from collections.abc import Callable

from sqlalchemy import Connection

from bourgade.core.errors import ActionError, BourgadeError, IllegalAction, NothingToUndo
from bourgade.core.texts import Message
from bourgade.server import bounds
from bourgade.server.bus import Bus, Hint
from bourgade.server.live import Live
from bourgade.server.metrics import Metrics
from bourgade.server.protocol import (
    Act,
    Done,
    Redo,
    Refused,
    Resign,
    ServerMessage,
    Stale,
    Undo,
    Why,
    WhyAnswer,
)
from bourgade.server.relics import Relic
from bourgade.server.rooms import Room, Rooms
from bourgade.server.snapshots import why_not
from bourgade.server.store import matches, rows
from bourgade.server.store.store import Store
from bourgade.server.store.writer import Conflict
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal, brief, say

logger = logging.getLogger("bourgade.play")
Wish = Act | Undo | Redo | Resign
Drafted = tuple[rows.LogRow, matches.Progress]


class Play:
    def __init__(self, store: Store, rooms: Rooms, bus: Bus, worker: str, metrics: Metrics) -> None:
        self._store = store
        self._rooms = rooms
        self._bus = bus
        self._worker = worker
        self._metrics = metrics
        # Set by whoever moves bots and watches clocks.
        self.attend: Callable[[Room], None] = lambda room: None

    async def wish(self, person: str, wish: Wish) -> ServerMessage:
        """Carries a wish out, or says why not."""
        begun = time.perf_counter()
        room = self._rooms.room(wish.match)
        try:
            async with room.lock:
                answer = await self._grant(room, person, wish)
        except Refusal as refusal:
            answer = Refused(wish.match, wish.request, refusal.message)
        if isinstance(answer, Refused):
            self._metrics.refused.add(answer.reason.key)
        self._metrics.act_seconds.observe(time.perf_counter() - begun)
        return answer

    async def _grant(self, room: Room, person: str, wish: Wish) -> ServerMessage:
        live = await self._rooms.found(room)
        request = f"{person}:{wish.request}"
        if request in live.requests:
            return Done(live.id, wish.request, live.requests[request])
        held = live.held_by(person)
        if not held:
            raise Refusal("not-a-player", 403)
        if live.status != "playing":
            raise Refusal("game-over", 409)
        if isinstance(live, Relic):
            return await self._give_up(room, live, held, wish, request)
        return await self._carry_out(room, live, held, wish, request)

    async def _carry_out(
        self, room: Room, live: Live, held: list[int], wish: Wish, request: str
    ) -> ServerMessage:
        seat = self._seat(live, held, wish)
        if not isinstance(wish, Resign) and wish.head != live.head:
            return Stale(live.id, wish.request, live.head)
        if live.control[seat] is not None:
            raise Refusal("seat-played-by-bot", 409)
        if not isinstance(wish, Resign) and seat != live.to_move():
            raise Refusal("not-your-turn", 409)
        self._refuse_late(room, live, seat)
        try:
            await self.commit(room, live, lambda: self._draft(live, wish, seat, request))
        except Conflict:
            self._metrics.conflicts.add()
            live = await self._rooms.live(room)
            room.changed()
            if request in live.requests:
                return Done(live.id, wish.request, live.requests[request])
            return Stale(live.id, wish.request, live.head)
        return Done(live.id, wish.request, live.head)

    async def _give_up(
        self, room: Room, relic: Relic, held: list[int], wish: Wish, request: str
    ) -> ServerMessage:
        """All that can be done where nobody can play on: to concede, with all seats or one."""
        if not isinstance(wish, Resign):
            raise relic.refusal()
        seats = held if wish.seat is None else [self._seat_named(held, wish.seat)]
        if all(relic.control[seat] is not None for seat in seats):
            raise Refusal("seat-played-by-bot", 409)
        drafted = relic.concede(seats, now_ms(), request)

        def write(connection: Connection) -> None:
            for step, progress in drafted:
                matches.append(connection, step, progress)

        try:
            await self._store.write(write)
        except Conflict:  # somebody else conceded, or it goes on after all
            return Stale(relic.id, wish.request, relic.head)
        finally:
            room.forget()
            room.changed()
        self._bus.publish(Hint(worker=self._worker, match=relic.id, reload=True))
        return Done(relic.id, wish.request, relic.head)

    def _seat_named(self, held: list[int], seat: int) -> int:
        if seat not in held:
            raise Refusal("not-your-seat", 403)
        return seat

    def _seat(self, live: Live, held: list[int], wish: Wish) -> int:
        if isinstance(wish, Resign):
            free = [seat for seat in held if live.control[seat] is None]
            return self._seat_named(held, (free or held)[0] if wish.seat is None else wish.seat)
        return live.to_move() if live.to_move() in held else held[0]

    def _refuse_late(self, room: Room, live: Live, seat: int) -> None:
        """A move after the flag fell is no move, even if nobody had noticed yet."""
        clock = live.clock
        if clock is None or seat != clock.running or live.foreign:
            return
        deadline = clock.deadline()
        if deadline is not None and now_ms() >= deadline:
            self.attend(room)
            raise Refusal("out-of-time", 409)

    def _draft(self, live: Live, wish: Wish, seat: int, request: str) -> Drafted:
        now = now_ms()
        try:
            match wish:
                case Act():
                    return live.play(wish.action, now, request)
                case Undo():
                    if live.head >= bounds.ENTRIES:  # without undos, every game ends
                        raise _Refused(say("too-many-steps"))
                    return live.undo(now, request)
                case Redo():
                    return live.redo(now, request)
                case Resign():
                    return live.concede(seat, now, request)
        except IllegalAction as error:
            raise _Refused(Message(error.reason)) from error
        except NothingToUndo as error:
            key = "nothing-to-undo" if isinstance(wish, Undo) else "nothing-to-redo"
            raise _Refused(say(key)) from error
        except ActionError as error:
            raise _Refused(say("no-such-action", why=brief(error))) from error

    async def commit(self, room: Room, live: Live, draft: Callable[[], Drafted]) -> None:
        """Drafts an entry, writes it, tells everybody. The caller holds the room's lock.

        Whatever goes wrong after the draft, this copy of the match may be ahead of the disk: it is
        dropped and loaded again from what the disk has.
        """
        if live.foreign:
            await self.carry_over(room, live)
        try:
            step, progress = draft()
        except _Refused as refused:
            raise Refusal.of(refused.message, 409) from refused
        except Exception:
            room.forget()
            raise
        await self._write(room, live, step, progress, matches.append)

    async def carry_over(self, room: Room, live: Live) -> None:
        """Writes down that the match goes on with other rules or another edition than before."""
        step, progress = live.carry_over(now_ms())
        to = matches.Edition(live.game.key, live.row.rules, live.row.edition)
        await self._write(room, live, step, progress, lambda c, s, p: matches.carry(c, s, p, to))

    async def _write(
        self,
        room: Room,
        live: Live,
        step: rows.LogRow,
        progress: matches.Progress,
        write: Callable[[Connection, rows.LogRow, matches.Progress], None],
    ) -> None:
        try:
            await self._store.write(lambda c: write(c, step, progress))
        except BaseException:
            room.forget()
            raise
        live.row.due = progress.due
        self._metrics.actions.add(step.kind)
        room.changed()
        self._bus.publish(Hint(worker=self._worker, match=live.id, head=live.head))
        self.attend(room)

    async def why(self, person: str, why: Why) -> ServerMessage:
        """Only a player may ask: the answer could tell a spectator what a seat holds."""
        room = self._rooms.room(why.match)
        try:
            async with room.lock:
                live = await self._rooms.live(room)
                if live.to_move() not in live.held_by(person) and live.status == "playing":
                    raise Refusal("not-your-turn", 409)
                reason = why_not(live, why.action)
        except Refusal as refusal:
            return Refused(why.match, why.request, refusal.message)
        except BourgadeError as error:
            return Refused(why.match, why.request, say("no-such-action", why=brief(error)))
        return WhyAnswer(why.match, why.request, reason)


class _Refused(Exception):
    """A draft that the rules refused: nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message
