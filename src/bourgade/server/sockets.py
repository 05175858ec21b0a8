"""One WebSocket: reads wishes, sends answers, and at most one pending snapshot per match.

A slow reader is not sent every state, only the newest when it is ready for one. A reader that does
not read at all is closed by the server's ping.
"""

import asyncio
import logging
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bourgade.core.texts import Message
from bourgade.server import bounds, protocol
from bourgade.server.api import json_response
from bourgade.server.hall import Hall
from bourgade.server.people import Identity
from bourgade.server.protocol import (
    Act,
    Chat,
    ClientMessage,
    Goodbye,
    Hello,
    Leave,
    Ping,
    Pong,
    Redo,
    Refused,
    Resign,
    Stale,
    Undo,
    Why,
)
from bourgade.server.relics import Relic
from bourgade.server.rest import Problem
from bourgade.server.security import Bucket, bearer
from bourgade.server.store.faults import Unavailable
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal, brief, say, sorry

logger = logging.getLogger("bourgade.socket")
MAX_FAULTS = 50  # wrong or hasty messages before the connection is ended; each second forgives one
RECHECK_S = 60.0  # how often the session is looked up again
RECHECK_ALONE_S = 10.0  # ... while no other worker can tell us that it ended
POLICY_VIOLATION, GOING_AWAY, TRY_AGAIN = 1008, 1001, 1012


async def serve_socket(hall: Hall, websocket: WebSocket) -> None:
    """The handshake: our own page with its cookie, or a program with its token."""
    try:
        identity = await _admit(hall, websocket)
    except Unavailable as error:
        await websocket.send_denial_response(json_response(Problem(error.message), 503))
        return
    if identity is None:
        await websocket.close(POLICY_VIOLATION)  # before it was accepted: HTTP 403
        return
    await websocket.accept()
    socket = Socket(hall, websocket, identity)
    hall.sockets.add(socket)
    hall.metrics.sockets.value = len(hall.sockets)
    try:
        await socket.run()
    finally:
        hall.sockets.discard(socket)
        hall.metrics.sockets.value = len(hall.sockets)
        socket.forget_all()


async def _admit(hall: Hall, websocket: WebSocket) -> Identity | None:
    gate = hall.gate
    if hall.stopping or not gate.host_allowed(websocket.scope):
        return None
    try:
        await hall.limiter.check("socket", websocket.client.host if websocket.client else "")
        identity = await _identify(hall, websocket)
    except Refusal:
        return None
    if identity is None:
        return None
    open_already = sum(socket.person == identity.id for socket in hall.sockets)
    return identity if open_already < bounds.SOCKETS or hall.settings.generous else None


async def _identify(hall: Hall, websocket: WebSocket) -> Identity | None:
    headers, gate = websocket.headers, hall.gate
    token = bearer(headers)
    if token is not None:
        if headers.get("origin") is not None and not gate.origin_allowed(headers):
            return None
        return await hall.people.by_token(token)
    if not gate.origin_allowed(headers):
        return None
    return await hall.people.by_cookie(websocket.cookies.get(gate.cookie))


class Socket:
    def __init__(self, hall: Hall, websocket: WebSocket, identity: Identity) -> None:
        self.identity = identity
        self.person = identity.id
        self._hall = hall
        self._websocket = websocket
        self._watching: dict[str, int] = {}  # match: the head the reader knows the log up to
        self._dirty: dict[str, None] = {}
        self._queue: deque[bytes] = deque()
        self._queued = 0  # bytes
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._patience = Bucket(1.0, MAX_FAULTS)
        generous = hall.settings.generous
        self._messages = Bucket(1e6, 1e6) if generous else Bucket(10.0, 40.0)
        self._chat = Bucket(1e6, 1e6) if generous else Bucket(1.0, 5.0)

    # What others call

    def mark(self, match: str) -> None:
        self._dirty[match] = None
        self._wake.set()

    def post(self, message: bytes) -> None:
        size = self._queued + len(message)
        if len(self._queue) >= bounds.QUEUED_MESSAGES or size > bounds.QUEUED:
            self._closing = POLICY_VIOLATION
        else:
            self._queue.append(message)
            self._queued = size
        self._wake.set()

    def say_goodbye(self, key: str, *, again: bool) -> None:
        if self._closing is not None:
            return
        self.post(protocol.write(Goodbye(say(key), again)))
        self._closing = TRY_AGAIN if again else POLICY_VIOLATION
        self._wake.set()

    # The two directions

    async def run(self) -> None:
        sender = asyncio.create_task(self._send_for_ever())
        checker = asyncio.create_task(self._recheck_for_ever())
        try:
            while self._websocket.client_state is WebSocketState.CONNECTED:
                text = await self._receive()
                if text is None:
                    break
                await self._handle(text)
        finally:
            for task in (sender, checker):
                task.cancel()
            await asyncio.gather(sender, checker, return_exceptions=True)

    async def _receive(self) -> str | bytes | None:
        try:
            message = await self._websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _send_for_ever(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._queue or self._dirty:
                    data = self._next_message() or await self._next_snapshot()
                    if data is not None:
                        await self._websocket.send_text(data.decode())
                if self._closing is not None:
                    await self._websocket.close(self._closing)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return  # the reader is gone; the other direction notices too

    def _next_message(self) -> bytes | None:
        if not self._queue:
            return None
        data = self._queue.popleft()
        self._queued -= len(data)
        return data

    async def _next_snapshot(self) -> bytes | None:
        match = next(iter(self._dirty))
        del self._dirty[match]
        if match not in self._watching:
            return None
        room = self._hall.rooms.room(match)
        try:
            async with room.lock:
                found = await self._hall.rooms.found(room)
                if isinstance(found, Relic):
                    self._watching[match] = 0  # should it go on, the reader wants its whole log
                    return protocol.write(found.shown(self.person))
                data = room.written_snapshot(found, self.person, self._watching[match])
                self._watching[match] = found.head
        except Refusal as refusal:
            return protocol.write(Refused(match, "", refusal.message))
        except Unavailable:
            room.owed = True  # it is sent as soon as the match can be loaded
            return None
        except Exception as error:
            return protocol.write(Refused(match, "", sorry(logger, error, match=match).message))
        self._hall.metrics.snapshots.add()
        return data

    async def _recheck_for_ever(self) -> None:
        """Whatever goes wrong on the way, it is looked up again the next time."""
        clock = asyncio.get_running_loop().time
        looked = clock()
        while True:
            await asyncio.sleep(RECHECK_ALONE_S)
            if self._hall.bus.up and clock() - looked < RECHECK_S:
                continue
            looked = clock()
            try:
                valid = await self._hall.people.still_valid(self.identity)
            except Exception:
                logger.exception("session not looked up")
                continue
            if not valid:
                self.say_goodbye("signed-out", again=False)
                return

    # Messages

    async def _handle(self, text: str | bytes) -> None:
        if self._hall.stopping or self._closing is not None:
            return  # what is not begun is not promised
        if not self._messages.take(asyncio.get_running_loop().time()):
            self._hall.metrics.limited.add("message")
            self._fault(text, say("too-fast"))
            return
        try:
            message = protocol.read(text)
        except msgspec.MsgspecError as error:
            self._fault(text, say("bad-message", why=brief(error)))
            return
        self._hall.metrics.messages.add(type(message).__name__.lower())
        request = str(getattr(message, "request", ""))
        match = str(getattr(message, "match", ""))
        try:
            await self._answer(message)
        except Refusal as refusal:
            self.post(protocol.write(Refused(match, request, refusal.message)))
        except Unavailable as error:
            self.post(protocol.write(Refused(match, request, error.message)))
        except Exception as error:
            sad = sorry(logger, error, match=match, type=type(message).__name__)
            self.post(protocol.write(Refused(match, request, sad.message)))

    def _fault(self, text: str | bytes, why: Message) -> None:
        """Says what is wrong, by the names in the message: its sender may be waiting for it."""
        if self._patience.take(asyncio.get_running_loop().time()):
            about = protocol.address(text)
            self.post(protocol.write(Refused(about.match, about.request, why)))
        else:
            self.say_goodbye("too-many-faults", again=False)

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Act() | Undo() | Redo() | Resign():
                answer = await self._hall.play.wish(self.person, message)
                self.post(protocol.write(answer))
                if isinstance(answer, Stale):
                    self.mark(message.match)
            case Why():
                self.post(protocol.write(await self._hall.play.why(self.person, message)))
            case Hello():
                await self._watch(message)
            case Leave():
                self._forget(message.match)
            case Chat():
                if not self._chat.take(asyncio.get_running_loop().time()):
                    raise Refusal("too-fast")
                await self._hall.chats.say(self.identity, message.match, message.text)
            case Ping():
                self.post(protocol.write(Pong(message.at, now_ms())))

    async def _watch(self, hello: Hello) -> None:
        newcomer = hello.match not in self._watching
        if newcomer and len(self._watching) >= bounds.MATCHES_OF_SOCKET:
            raise Refusal("too-many-watched")
        hall = self._hall
        try:
            if newcomer:
                self._refuse_more(await hall.rooms.size_of(hello.match))
            room = hall.rooms.room(hello.match)  # not before: while it is weighed nothing holds it
            async with room.lock:
                found = await hall.rooms.found(room)
                if not hall.settings.alone:
                    # Somebody may have moved elsewhere before we began to listen here.
                    await hall.rooms.catch_up(room)
                    found = await hall.rooms.found(room)
        except Unavailable:
            self._begin_to_watch(hello, owed=True)
            raise
        if newcomer:  # other sockets of this person may have begun to watch meanwhile
            self._refuse_more(room.size())
        self._begin_to_watch(hello)
        self.mark(hello.match)
        if isinstance(found, Relic):
            return
        await hall.chats.greet(room, found, self)
        if newcomer:
            hall.drive.show_presence(room)
            hall.drive.announce(room)
        if hall.settings.alone or found.bot_to_move() is None:
            hall.drive.attend(room)

    def _begin_to_watch(self, hello: Hello, *, owed: bool = False) -> None:
        """`owed`: the match cannot be loaded now, and is shown once it can."""
        self._watching[hello.match] = hello.since
        room = self._hall.rooms.room(hello.match)
        room.watchers.add(self)
        room.owed |= owed

    def _refuse_more(self, more: int) -> None:
        """One match may be as long as it likes; many long ones are too much for one person."""
        mine = [socket for socket in self._hall.sockets if socket.person == self.person]
        size = sum(socket.watched_size() for socket in mine)
        if size and size + more > bounds.WATCHED:
            raise Refusal("too-many-watched")

    def watched_size(self) -> int:
        rooms = (self._hall.rooms.known(match) for match in self._watching)
        return sum(room.size() for room in rooms if room is not None)

    def _forget(self, match: str) -> None:
        self._watching.pop(match, None)
        room = self._hall.rooms.known(match)
        if room is not None and self in room.watchers:
            room.watchers.discard(self)
            self._hall.drive.show_presence(room)
            self._hall.drive.announce(room)

    def forget_all(self) -> None:
        for match in list(self._watching):
            self._forget(match)
