"""What comes back by itself: matches an outage left unloaded, hints a dead bus lost, clocks after
the machine slept. Looked at every second; nothing to do costs nothing."""

import asyncio
import logging

from bourgade.server import times
from bourgade.server.bus import Bus
from bourgade.server.chat import Chats
from bourgade.server.drive import Drive
from bourgade.server.live import Live
from bourgade.server.people import CACHE_S, People
from bourgade.server.rooms import Room, Rooms
from bourgade.server.settings import Settings
from bourgade.server.store.faults import Unavailable
from bourgade.server.words import Refusal

logger = logging.getLogger("bourgade.heal")
LOOK_S = 1.0
SLEPT_MS = 2000  # a shorter sleep is none
TRUSTED_ALONE_S = 3.0  # a session's end is not heard of while the bus is away


class Healer:
    def __init__(
        self,
        settings: Settings,
        rooms: Rooms,
        drive: Drive,
        chats: Chats,
        people: People,
        bus: Bus,
    ) -> None:
        self._settings = settings
        self._rooms = rooms
        self._drive = drive
        self._chats = chats
        self._people = people
        self._bus = bus
        self._bus_up = True
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._for_ever())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self.look()
            except Exception:
                logger.exception("healing failed")

    async def look(self) -> None:
        await self._after_sleep()
        changed = self._bus.up != self._bus_up
        if changed:
            self._bus_up = self._bus.up
            self._people.trust_for(CACHE_S if self._bus_up else TRUSTED_ALONE_S)
        for room in self._rooms.watched():
            if changed or room.owed or not room.loaded():
                try:
                    await self._refresh(room)
                except Unavailable as error:
                    if not error.in_part:
                        raise

    async def _refresh(self, room: Room) -> None:
        """Loads a watched match again and shows it: what was written elsewhere, or went wrong."""
        try:
            async with room.lock:
                room.forget()
                found = await self._rooms.found(room)
        except Refusal:
            room.changed()  # who watches is told why, once
            room.watchers.clear()
            return
        room.changed()
        if isinstance(found, Live):
            self._drive.attend(room)
            await self._chats.refresh(room, found)

    async def _after_sleep(self) -> None:
        """Nobody could move while the machine slept: as after a start, that time is nobody's."""
        slept = times.TIME.slept_ms()
        if slept < SLEPT_MS:
            return
        logger.warning("the machine slept", extra={"seconds": slept / 1000})
        if self._settings.alone:
            await self._drive.take_up_again(slept)
        times.TIME.wake_up(slept)
