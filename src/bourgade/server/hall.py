"""The hall: every service of the server in one place, and how it opens and closes."""

import asyncio
import contextlib
import gc
import logging
import secrets
import sys
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from bourgade.server.addresses import Addresses
from bourgade.server.analysis import Analyses
from bourgade.server.bots import Bots
from bourgade.server.bus import Hint, make_bus
from bourgade.server.chat import Chats
from bourgade.server.crowd import Crowd
from bourgade.server.drive import Drive
from bourgade.server.heal import Healer
from bourgade.server.health import Doctor
from bourgade.server.hints import Hints
from bourgade.server.live import Live
from bourgade.server.metrics import Metrics
from bourgade.server.people import People
from bourgade.server.play import Play
from bourgade.server.plugins import load_plugins
from bourgade.server.records import Records
from bourgade.server.rest import Part
from bourgade.server.rooms import Room, Rooms
from bourgade.server.secrets_file import signing_keys
from bourgade.server.security import Gate, Limiter
from bourgade.server.settings import Settings
from bourgade.server.store.engine import migrate
from bourgade.server.store.store import Store
from bourgade.server.tables import Tables

if TYPE_CHECKING:
    from bourgade.server.sockets import Socket

logger = logging.getLogger("bourgade")
BUS_CLOSE_S = 5.0


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(6)
        self.metrics = Metrics()
        self.gate = Gate(settings)
        self.addresses = Addresses(settings)
        self.crowd = Crowd(settings, self.metrics)
        self.sockets: set[Socket] = set()
        self.stopping = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        settings, metrics = self.settings, self.metrics
        keys = signing_keys(settings)
        load_plugins()
        await asyncio.to_thread(migrate, settings.database_url)
        self.limiter = Limiter(settings, metrics)
        self.store = Store(settings.database_url, metrics)
        self.bus = make_bus(settings.bus, settings.database_url)
        self.people = People(self.store, keys)
        self.records = Records(self.store)
        self.rooms = Rooms(self.store, metrics)
        self.play = Play(self.store, self.rooms, self.bus, self.worker, metrics)
        self.bots = Bots(settings.bot_processes, settings.bot_deadline_s, metrics)
        self.drive = Drive(
            settings, self.store, self.rooms, self.play, self.bots, self.bus, self.worker
        )
        self.chats = Chats(self.store, self.rooms, self.bus, self.limiter, self.worker)
        self.healer = Healer(settings, self.rooms, self.drive, self.chats, self.people, self.bus)
        self.health = Doctor(self.store.beat, self._parts)
        self.tables = Tables(self.store, self.records)
        self.hints = Hints(settings, self.rooms, self.play, self.bots)
        self.analyses = Analyses(settings, self.store, self.records, self.bots)
        self._warming = asyncio.create_task(self.bots.warm_up())
        try:
            await self._begin_to_work()
        except BaseException:
            await self.close()  # what writes is a thread, and would keep the process from ending
            raise

    async def _begin_to_work(self) -> None:
        await self.bus.start(self._hear)
        self._begin(self.crowd.watch())
        if self.settings.alone:
            await self.drive.take_up_again()
        self.drive.start()  # not before: live clocks that ran out while nobody was here stood still
        self.healer.start()
        await self.analyses.start()
        # What is loaded by now stays: the collector need not look at it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 20)
        # After each system call the loop would else wait up to 5 ms for the thread that writes.
        sys.setswitchinterval(0.0005)
        logger.info("open", extra={"worker": self.worker})

    async def close(self) -> None:
        """Lets what is being written reach the disk, and stops thinking."""
        self.say_goodbye()
        self._warming.cancel()
        self.rooms.close()
        for task in list(self._tasks):
            task.cancel()
        await self.healer.close()
        await self.drive.close()
        await self.analyses.close()
        await self.bots.close()
        with contextlib.suppress(TimeoutError):  # whoever listens on may be out of reach
            await asyncio.wait_for(self.bus.close(), BUS_CLOSE_S)
            await asyncio.wait_for(self.limiter.counts.close(), BUS_CLOSE_S)
        await asyncio.to_thread(self.store.close)
        logger.info("closed", extra={"worker": self.worker})

    def say_goodbye(self) -> None:
        self.stopping = True
        for socket in list(self.sockets):
            socket.say_goodbye("going-down", again=True)

    def _parts(self) -> dict[str, Part]:
        """How all but the database does."""
        return {
            "bus": Part("ok") if self.bus.up else Part("degraded", "away"),
            "limits": Part("ok") if self.limiter.counts.up else Part("degraded", "not-shared"),
            "bots": Part("degraded", self.bots.trouble) if self.bots.trouble else Part("ok"),
        }

    async def _hear(self, hint: Hint) -> None:
        """A hint of another worker. Whatever it says, only the database is believed."""
        if hint.worker == self.worker:
            return
        if hint.revoked:
            self.end_session(hint.revoked, renewed=hint.renewed)
        room = self.rooms.known(hint.match)
        if room is None or not room.loaded():
            return
        if hint.reload or room.live is None:
            self.reload(hint.match)
        elif hint.chat:
            self._begin(self._show_chat(room, room.live))
        elif hint.present is not None:
            self.drive.note_presence(room, hint)
        elif hint.head > room.live.head:
            self._follow(room, hint.head)

    def _follow(self, room: Room, head: int) -> None:
        """Each match is followed by itself: a busy one keeps no other waiting, and hints that
        come while it is being read cost one more look at the most."""
        following = room.heard > 0
        room.heard = max(room.heard, head)
        if not following:
            self._begin(self._follow_up(room))

    async def _follow_up(self, room: Room) -> None:
        try:
            looked = 0
            while room.live is not None and max(looked, room.live.head) < room.heard:
                looked = room.heard
                await self.drive.follow(room)
        except Exception:
            logger.exception("not followed", extra={"match": room.match})  # the next hint heals it
        finally:
            room.heard = 0

    async def _show_chat(self, room: Room, live: Live) -> None:
        try:
            await self.chats.refresh(room, live)
        except Exception:
            logger.exception("chat not shown", extra={"match": room.match})

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)  # or nothing would keep it alive
        task.add_done_callback(self._tasks.discard)

    def reload(self, match: str) -> None:
        """More than the log changed (seats, rematch): load the match again, show it again."""
        if self.rooms.known(match) is not None:
            self._begin(self._reload(match))

    async def _reload(self, match: str) -> None:
        room = self.rooms.room(match)
        async with room.lock:
            room.forget()
        room.changed()

    def reload_everywhere(self, match: str) -> None:
        self.reload(match)
        self.bus.publish(Hint(worker=self.worker, match=match, reload=True))

    def revoke_everywhere(self, session: str, *, renewed: bool = False) -> None:
        self.end_session(session, renewed=renewed)
        self.bus.publish(Hint(worker=self.worker, revoked=session, renewed=renewed))

    def end_session(self, session: str, *, renewed: bool) -> None:
        self.people.forget_session(session)
        for socket in list(self.sockets):
            if socket.identity.session.id == session:
                socket.say_goodbye("signed-out", again=renewed)
