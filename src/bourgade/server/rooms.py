"""The matches in memory of this worker, and who watches them."""

import asyncio
import logging
from typing import Protocol

from bourgade.server import bounds, protocol
from bourgade.server.live import Live, OutOfStep
from bourgade.server.metrics import Metrics
from bourgade.server.relics import Relic, opened
from bourgade.server.replays import is_stuck, rules_known, tried_with
from bourgade.server.rest import HintAnswer
from bourgade.server.snapshots import log_from, snapshot, viewer_of
from bourgade.server.store import matches
from bourgade.server.store.store import Store
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal
from bourgade.server.written import Written

logger = logging.getLogger("bourgade.rooms")
LOADED_AT_ONCE = 2  # the rows of a match and what is made of them, side by side
PRESENCE_MS = 45_000  # after this long without news another worker's watchers are taken for gone


class Watcher(Protocol):
    """A socket that watches a match."""

    person: str

    def mark(self, match: str) -> None:
        """The match changed: send a snapshot when the reader is ready for one."""

    def post(self, message: bytes) -> None: ...


class Room:
    """One match: at most one change at a time in this process, and never a half-made one shown."""

    def __init__(self, match: str, written: Written) -> None:
        self.match = match
        self._written = written
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.relic: Relic | None = None  # instead, where it cannot be played on here
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}  # worker: until, seats, others
        self.driver: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.owed = False  # who watches could not be shown the match as it is
        self.chat_seen = -1
        self.heard = 0  # another worker wrote up to here, and we are catching up
        self.hint: tuple[int, HintAnswer] | None = None  # the last one given, and at what decision

    def changed(self) -> None:
        self.owed = False
        self.forget_written()
        for watcher in self.watchers:
            watcher.mark(self.match)

    def loaded(self) -> bool:
        return self.live is not None or self.relic is not None

    def forget(self) -> None:
        """What is in memory is not what is stored: whoever asks next loads it again."""
        self.live = self.relic = None
        self.forget_written()

    def forget_written(self) -> None:
        self._written.forget(self.match)

    def size(self) -> int:
        """Bytes of memory, about."""
        found = self.live or self.relic
        return _size(found.head if found is not None else 0)

    def connected(self) -> set[int]:
        """The seats whose person is here, at any worker."""
        now = now_ms()
        seats = {s for until, there, _ in self.elsewhere.values() if until > now for s in there}
        return seats | set(self.present_here())

    def present_here(self) -> list[int]:
        if self.live is None:
            return []
        people = {watcher.person for watcher in self.watchers}
        return [seat.seat for seat in self.live.seats if seat.person in people]

    def spectators_here(self) -> int:
        if self.live is None:
            return len(self.watchers)
        players = {seat.person for seat in self.live.seats}
        return sum(watcher.person not in players for watcher in self.watchers)

    def spectators(self) -> int:
        now = now_ms()
        return self.spectators_here() + sum(n for t, _, n in self.elsewhere.values() if t > now)

    def written_snapshot(self, live: Live, person: str, since: int) -> bytes:
        """The snapshot as bytes, made once for all who see the same."""
        viewer = viewer_of(live, person)
        key = (viewer, log_from(live, since))
        data = self._written.find(self.match, key)
        if data is None:
            data = protocol.write(snapshot(live, *key, self.connected(), now_ms()))
            if len(self.watchers) > 1:  # or nobody else will ask for it
                self._written.keep(self.match, key, data)
        return data

    def is_watched(self) -> bool:
        """Is anybody here, at any worker?"""
        return bool(self.watchers) or bool(self.connected()) or self.spectators() > 0

    def note_elsewhere(self, worker: str, seats: list[int], spectators: int) -> None:
        now = now_ms()
        self.elsewhere = {w: seen for w, seen in self.elsewhere.items() if seen[0] > now}
        self.elsewhere[worker] = (now + PRESENCE_MS, seats, spectators)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Rooms:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._written = Written()
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Semaphore(LOADED_AT_ONCE)

    def room(self, match: str) -> Room:
        room = self._rooms.pop(match, None) or Room(match, self._written)
        self._rooms[match] = room  # to the end: the most recently used
        return room

    def known(self, match: str) -> Room | None:
        return self._rooms.get(match)

    def watched(self) -> list[Room]:
        return [room for room in self._rooms.values() if room.watchers]

    async def live(self, room: Room) -> Live:
        """The match of a room, loaded if need be; refused where it cannot be played on here. The
        caller holds the room's lock."""
        found = await self.found(room)
        if isinstance(found, Relic):
            raise found.refusal()
        return found

    async def found(self, room: Room) -> Live | Relic:
        """The match, or what is left of it. The caller holds the room's lock."""
        found = room.live or room.relic
        if found is None:
            async with self._loading:
                found = await self._load(room)
        return found

    async def try_again(self, room: Room) -> Live | Relic:
        """Like `found`, but a match that is stuck is played again from its beginning."""
        room.forget()
        async with self._loading:
            return await self._load(room, again=True)

    async def _load(self, room: Room, again: bool = False) -> Live | Relic:
        loaded = await self._store.read(lambda c: matches.load(c, room.match))
        if loaded is None:
            self._rooms.pop(room.match, None)
            raise Refusal("no-such-match", 404)
        row = loaded.match
        self._tidy(_size(row.head))
        tried = not is_stuck(row) or again
        if again:
            row.stuck = None
        # Another edition means to play it twice, and to look at every step.
        at_once = not tried or rules_known(row)
        found = opened(loaded) if at_once else await asyncio.to_thread(opened, loaded)
        room.forget()
        if isinstance(found, Live):
            room.live = found
            return found
        room.relic = found
        if tried:
            mark, why = tried_with(row.game), found.why
            row.stuck, row.stuck_why = mark, why
            await self._store.write(lambda c: matches.stick(c, row.id, mark, why))
            logger.warning("cannot be played on here", extra={"match": row.id, "why": why})
        return found

    async def size_of(self, match: str) -> int:
        """What a match takes in memory, or would take."""
        room = self.known(match)
        if room is not None and room.loaded():
            return room.size()
        heads = await self._store.read(lambda c: matches.heads(c, [match]))
        return _size(heads.get(match, 0))

    async def catch_up(self, room: Room) -> bool:
        """Follows what other workers wrote. The caller holds the lock. True if there was any."""
        if room.live is None:
            room.relic = None
            await self.found(room)
            return True
        head = room.live.head
        steps = await self._store.read(lambda c: matches.tail(c, room.match, head))
        try:
            for step in steps:
                room.live.follow(step)
        except OutOfStep:
            room.forget()
            await self.found(room)
        return bool(steps)

    def _tidy(self, coming: int) -> None:
        """Lets go of what nobody watches, the longest unused first, so that a match finds room.

        The room itself stays while a bot is being moved in it: there must not be two.
        """
        idle = [room for room in self._rooms.values() if not (room.watchers or room.lock.locked())]
        size = coming + sum(room.size() for room in idle)
        for room in idle:
            if size <= bounds.UNWATCHED:
                break
            size -= room.size()
            room.forget()
            if room.driver is None:
                room.stop()
                del self._rooms[room.match]
        self._metrics.rooms.value = len(self._rooms)

    def close(self) -> None:
        for room in self._rooms.values():
            room.stop()
            if room.driver is not None:
                room.driver.cancel()


def _size(entries: int) -> int:
    return bounds.ROOM + bounds.ENTRY * entries
