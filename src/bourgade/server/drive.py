"""What the server does by itself: move bots, watch clocks, follow other workers, sweep up.

Whoever writes the entry after which a bot must move, moves it. If that worker dies, the match
becomes overdue in the database and the sweep of any other takes it up.
"""

import asyncio
import contextlib
import logging
import random
import zlib
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import msgspec

from bourgade.server import bounds, protocol
from bourgade.server.bot_worker import Job
from bourgade.server.bots import BotFailed, Bots, any_action, simpler
from bourgade.server.bus import Bus, Hint
from bourgade.server.live import BOT_GRACE_MS, Live
from bourgade.server.places import Urgency
from bourgade.server.play import Play
from bourgade.server.replays import editions
from bourgade.server.rest import LiveClock
from bourgade.server.rooms import Room, Rooms
from bourgade.server.settings import Settings
from bourgade.server.store import matches
from bourgade.server.store.faults import Unavailable
from bourgade.server.store.store import Store
from bourgade.server.store.writer import Conflict
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal

logger = logging.getLogger("bourgade.drive")
LEAST_PAUSE_MS, LONGEST_PAUSE_MS = 30_000, 3_600_000  # before what failed is swept again
MOST_FAILED = 1000  # of which is remembered that they failed
AT_A_TIME = 10  # matches of other rules or editions, between two looks at what is overdue
MAX_TIMER_S = 3600.0  # later deadlines are left to the sweep
AGAIN_S = 1.0
HOLD_S = 3.0  # how often a worker says that its bot still thinks
POLL_ALONE_S = 1.0  # how often heads are compared while the bus is away


class Drive:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        rooms: Rooms,
        play: Play,
        bots: Bots,
        bus: Bus,
        worker: str,
    ) -> None:
        self._settings = settings
        self._store = store
        self._rooms = rooms
        self._play = play
        self._bots = bots
        self._worker = worker
        self._bus = bus
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: set[str] = set()
        self._all_tried = False
        self._driven: set[Room] = set()
        play.attend = self.attend

    def start(self) -> None:
        self._spawn(self._sweep_for_ever())
        if not self._settings.alone:
            self._spawn(self._poll_for_ever())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def attend(self, room: Room) -> None:
        """Sees to it that the bot to move moves, or that the running clock is watched."""
        room.stop()
        live = room.live
        if live is None or live.status != "playing" or live.foreign:
            return  # what is foreign is taken up by the sweep
        if live.bot_to_move() is not None:
            if room.driver is None and (room.watchers or self._room_for_unwatched()):
                self._driven.add(room)
                room.driver = self._spawn(self._move_bots(room))
            return
        deadline = live.clock.deadline() if live.clock is not None else None
        if deadline is not None:
            wait = max(0.0, (deadline - now_ms()) / 1000) + 0.005
            if wait <= MAX_TIMER_S:
                loop = asyncio.get_running_loop()
                room.timer = loop.call_later(wait, self._clock_ran_out, room)

    # Bots

    def _room_for_unwatched(self) -> bool:
        """Where nobody looks the sweep comes back; whoever comes to look is served at once."""
        unwatched = sum(not room.watchers for room in self._driven)
        return unwatched < bounds.UNWATCHED_DRIVERS

    async def _move_bots(self, room: Room) -> None:
        try:
            while await self._move_one_or_wait(room):
                pass
        except (Refusal, Conflict) as error:
            logger.info("left to another worker", extra={"match": room.match, "why": str(error)})
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("driving failed", extra={"match": room.match})
        finally:
            room.driver = None
            self._driven.discard(room)

    async def _move_one_or_wait(self, room: Room) -> bool:
        """While the database is away, the bot tries again until it is back."""
        try:
            return await self._move_one(room)
        except Unavailable as error:
            if error.in_part:
                raise
            await asyncio.sleep(AGAIN_S)
            return True

    async def _move_one(self, room: Room) -> bool:
        """One action of a bot; False when no bot is to move."""
        async with room.lock:
            live = await self._rooms.live(room)
            bot, seat, head = live.bot_to_move(), live.to_move(), live.head
            if bot is None:
                return False
            job = _job(live, bot, self._settings.bot_think_s)
            alone = live.among_bots() and not room.is_watched()
            urgency = Urgency.ALONE if alone else Urgency.MOVE
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            async with self._held(live.id, head):
                action: int | None = await self._bots.choose(job, live.whom, urgency)
        except BotFailed:
            action = None
        await asyncio.sleep(self._settings.bot_delay_ms / 1000 - (loop.time() - begun))
        async with room.lock:
            live = await self._rooms.live(room)
            if live.head != head or live.bot_to_move() != bot:
                return True
            await self._play_for_bot(room, live, seat, bot, action)
        return True

    @contextlib.asynccontextmanager
    async def _held(self, match: str, head: int) -> AsyncIterator[None]:
        """While a bot thinks here, no other worker takes the match up; if we die, one does soon."""
        task = self._spawn(self._hold_for_ever(match, head))
        try:
            yield
        finally:
            task.cancel()

    async def _hold_for_ever(self, match: str, head: int) -> None:
        while True:
            await asyncio.sleep(HOLD_S)
            with contextlib.suppress(Unavailable):
                await self._store.write(
                    lambda c: matches.postpone(c, match, head, now_ms() + BOT_GRACE_MS)
                )

    async def _play_for_bot(
        self, room: Room, live: Live, seat: int, bot: str, action: int | None
    ) -> None:
        if action is not None and action in live.state.legal_actions():
            await self._play.commit(room, live, lambda: live.play(action, now_ms(), None))
            return
        by = simpler(bot)
        if by is not None:
            logger.warning("bot replaced", extra={"match": live.id, "bot": bot, "by": by})
            await self._play.commit(room, live, lambda: live.replace_bot(seat, by, now_ms()))
        else:  # even the simplest failed: no process can think here, the table goes on
            chosen = any_action(live.state, _seed(live))
            await self._play.commit(room, live, lambda: live.play(chosen, now_ms(), None))

    # Clocks

    def _clock_ran_out(self, room: Room) -> None:
        self._spawn(self._flag(room))

    async def _flag(self, room: Room) -> None:
        try:
            async with room.lock:
                live = await self._rooms.live(room)
                await self._flag_locked(room, live)
        except (Refusal, Conflict, Unavailable) as error:  # the sweep finds it again
            logger.info("flag refused", extra={"match": room.match, "why": str(error)})

    async def _flag_locked(self, room: Room, live: Live) -> None:
        deadline = live.clock.deadline() if live.clock is not None else None
        if live.status != "playing" or deadline is None:
            return
        if now_ms() < deadline:
            self.attend(room)
            return
        seat = live.to_move()
        if live.table.out_of_time == "lose":
            await self._play.commit(
                room, live, lambda: live.concede(seat, now_ms(), None, by_time=True)
            )
        else:
            await self._play.commit(room, live, lambda: live.take_over(seat, now_ms()))

    # Sweeping and following

    async def take_up_again(self, slept_ms: int = 0) -> None:
        """After a start or a sleep, alone: nobody pays for the time away.

        Bots move on where somebody comes back to look; elsewhere the sweep finds them.
        """
        played = editions()
        for match in await self._store.read(lambda c: matches.with_a_clock(c, played)):
            room = self._rooms.room(match)
            try:
                async with room.lock:
                    live = await self._rooms.live(room)
                    clock = live.clock
                    if clock is not None and isinstance(clock.rules, LiveClock):
                        await self._restart_clocks(room, live, now_ms() + slept_ms)
                    self.attend(room)
            except (Refusal, Conflict) as error:
                logger.info("not taken up", extra={"match": match, "why": str(error)})
            except Exception as error:
                _raise_if_away(error)
                logger.exception("cannot take up", extra={"match": match})

    async def _restart_clocks(self, room: Room, live: Live, at: int) -> None:
        await self._play.commit(room, live, lambda: live.restart_clocks(at))

    async def _sweep_for_ever(self) -> None:
        more = False
        while True:
            if not more:
                await asyncio.sleep(self._settings.sweep_s * random.uniform(0.8, 1.2))
            try:
                more = await self._sweep()
            except Exception:
                logger.exception("sweep failed")
                more = False

    async def _sweep(self) -> bool:
        """Looks once at every match that is overdue, then at some of other rules or editions; True
        while there are more of these."""
        now, played = now_ms(), editions()
        last: matches.Overdue | None = None
        while batch := await self._overdue(now, played, last):
            for overdue in batch:
                await self._sweep_one(overdue, now)
            last = batch[-1]
        return await self._try_others(played)

    async def _overdue(
        self, now: int, played: list[matches.Edition], after: matches.Overdue | None
    ) -> list[matches.Overdue]:
        return await self._store.read(lambda c: matches.due(c, now, played, after))

    async def _sweep_one(self, overdue: matches.Overdue, now: int) -> None:
        room = self._rooms.room(overdue.match)
        if room.driver is not None:
            return
        try:
            async with room.lock:
                await self._rooms.catch_up(room)
                live = await self._rooms.live(room)
                await self._take_up_overdue(room, live, now)
        except (Refusal, Conflict) as error:  # it is stuck now, or somebody else was here
            logger.info("not swept", extra={"match": room.match, "why": str(error)})
        except Exception as error:
            _raise_if_away(error)
            await self._put_off(overdue, now)

    async def _put_off(self, overdue: matches.Overdue, now: int) -> None:
        """The longer it fails, the longer the pause: half of the time since its last entry. It
        stands in the database, so that nobody else comes earlier, and nobody after a restart."""
        since = now - overdue.updated
        pause = min(max(since // 2, LEAST_PAUSE_MS), LONGEST_PAUSE_MS)
        if self._fails_anew(overdue.match):
            logger.exception("cannot be swept", extra={"match": overdue.match})
        try:
            await self._store.write(lambda c: matches.put_off(c, overdue, now + pause))
        except Unavailable as error:  # its row may lie on the damaged page itself
            _raise_if_away(error)

    def _fails_anew(self, match: str) -> bool:
        """Said once is enough."""
        known = match in self._failed
        if len(self._failed) < MOST_FAILED:
            self._failed.add(match)
        return not known

    async def _try_others(self, played: list[matches.Edition]) -> bool:
        """A few matches of other rules or editions at a time: those that come out the same here go
        on, the others are marked and not tried again with these."""
        if self._all_tried:
            return False
        failed = list(self._failed)
        found = await self._store.read(lambda c: matches.untried(c, played, failed, AT_A_TIME))
        self._all_tried = not found
        settled = 0
        for match in found:
            room = self._rooms.room(match)
            try:
                async with room.lock:
                    again = await self._rooms.try_again(room)
                    if isinstance(again, Live):
                        await self._play.carry_over(room, again)
                room.changed()
                settled += 1
            except Conflict:
                settled += 1  # another worker was quicker
            except Exception as error:
                _raise_if_away(error)
                if self._fails_anew(match):
                    logger.exception("cannot be tried", extra={"match": match})
        return settled > 0

    async def _take_up_overdue(self, room: Room, live: Live, now: int) -> None:
        if live.bot_to_move() is None:
            await self._flag_locked(room, live)
            return
        until = now + BOT_GRACE_MS
        if await self._store.write(lambda c: matches.postpone(c, live.id, live.head, until)):
            self.attend(room)

    async def _poll_for_ever(self) -> None:
        """Heals lost hints: compares the heads of watched matches with the database. Now and then
        while the bus is there, every second while it is not."""
        looked = announced = asyncio.get_running_loop().time()
        while True:
            await asyncio.sleep(min(POLL_ALONE_S, self._settings.poll_s))
            now = asyncio.get_running_loop().time()
            if self._bus.up and now - looked < self._settings.poll_s:
                continue
            looked = now
            try:
                await self._poll()
            except Exception:
                logger.exception("poll failed")
            if now - announced >= self._settings.poll_s:
                announced = now
                for room in self._rooms.watched():
                    self.announce(room)

    async def _poll(self) -> None:
        watched = self._rooms.watched()
        ids = [room.match for room in watched]
        heads = await self._store.read(lambda c: matches.heads(c, ids)) if ids else {}
        for room in watched:
            if room.live is not None and heads.get(room.match, 0) > room.live.head:
                await self.follow(room)

    async def follow(self, room: Room) -> None:
        async with room.lock:
            if room.live is not None and await self._rooms.catch_up(room):
                room.changed()
                if room.live is not None and room.live.bot_to_move() is None:
                    self.attend(room)  # the clock; a bot is moved by who wrote the entry

    # Who is there

    def announce(self, room: Room) -> None:
        """Tells the other workers who watches here."""
        self._bus.publish(
            Hint(
                worker=self._worker,
                match=room.match,
                present=room.present_here(),
                spectators=room.spectators_here(),
            )
        )

    def show_presence(self, room: Room) -> None:
        room.forget_written()
        seats = sorted(room.connected())
        message = protocol.write(protocol.Presence(room.match, seats, room.spectators()))
        for watcher in room.watchers:
            watcher.post(message)

    def note_presence(self, room: Room, hint: Hint) -> None:
        room.note_elsewhere(hint.worker, hint.present or [], hint.spectators)
        self.show_presence(room)


def _raise_if_away(error: Exception) -> None:
    """A database that is away is no fault of the match; a damaged page is in no other's way."""
    if isinstance(error, Unavailable) and not error.in_part:
        raise error


def _seed(live: Live) -> int:
    """For a bot made here: nobody outside can compute its thoughts, and one made anew later in the
    match, where the process that kept it is busy or gone, does not begin with the same luck."""
    return zlib.crc32(f"{live.row.secret}:{live.head}".encode())


def _job(live: Live, bot: str, limit: float) -> Job:
    position = msgspec.Raw(msgspec.json.encode(live.state.to_dict()))
    return Job(live.game.key, position, live.id, live.to_move(), bot, _seed(live), limit)
