"""Chat at a table: players among themselves, spectators among themselves; after the end, together.

Text only, one line, rate-limited by the person it comes from; the newest lines are kept.
"""

from typing import Literal

from bourgade.server import protocol
from bourgade.server.bus import Bus, Hint
from bourgade.server.live import Live
from bourgade.server.people import Identity
from bourgade.server.protocol import ChatLine, ChatLines
from bourgade.server.rooms import Room, Rooms, Watcher
from bourgade.server.security import Limiter
from bourgade.server.store import chat as stored
from bourgade.server.store import rows
from bourgade.server.store.store import Store
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal

RoomName = Literal["players", "spectators"]
ROOMS: tuple[RoomName, RoomName] = ("players", "spectators")
HISTORY = 100


class Chats:
    def __init__(self, store: Store, rooms: Rooms, bus: Bus, limiter: Limiter, worker: str) -> None:
        self._store = store
        self._limiter = limiter
        self._rooms = rooms
        self._bus = bus
        self._worker = worker

    async def say(self, who: Identity, match: str, text: str) -> None:
        await self._limiter.check("chat", who.id)
        room = self._rooms.room(match)
        async with room.lock:
            live = await self._rooms.live(room)
        held = live.held_by(who.id)
        words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not words:
            raise Refusal("empty-chat")
        row = rows.ChatRow(
            id=0,
            match=match,
            room="players" if held else "spectators",
            person=who.id,
            name=who.person.name,
            seat=held[0] if held else None,
            at=now_ms(),
            text=words,
        )
        await self._store.write(lambda c: stored.add(c, row))
        await self.refresh(room, live)
        self._bus.publish(Hint(worker=self._worker, match=match, chat=True))

    async def refresh(self, room: Room, live: Live) -> None:
        """Shows the watchers here what was said since they were last told."""
        seen = room.chat_seen
        lines = await self._store.read(lambda c: stored.after(c, room.match, seen))
        lines = [line for line in lines if line.id > room.chat_seen]
        if not lines:
            return
        room.chat_seen = lines[-1].id
        for watcher in list(room.watchers):
            self._show(live, watcher, lines)

    async def greet(self, room: Room, live: Live, watcher: Watcher) -> None:
        """The recent lines, for somebody who just came.

        A line that came from elsewhere a moment ago is news to the others here too: their hint may
        be on its way still, and would find nothing left to tell.
        """
        lines = await self._store.read(lambda c: stored.after(c, room.match, 0, HISTORY))
        last = lines[-1].id if lines else 0
        if room.chat_seen < 0:  # the first here
            room.chat_seen = last
        self._show(live, watcher, [line for line in lines if line.id <= room.chat_seen])
        if last > room.chat_seen:
            await self.refresh(room, live)

    def _show(self, live: Live, watcher: Watcher, lines: list[rows.ChatRow]) -> None:
        for name in ROOMS:
            said = [line for line in lines if line.room == name]
            if said and may_read(live, watcher.person, name):
                message = ChatLines(live.id, name, [_line(line) for line in said])
                watcher.post(protocol.write(message))


def may_read(live: Live, person: str, room: RoomName) -> bool:
    if live.status != "playing":
        return True
    return (room == "players") == bool(live.held_by(person))


def _line(row: rows.ChatRow) -> ChatLine:
    return ChatLine(row.id, row.person, row.name, row.seat, row.at, row.text)
