"""HTTP and WebSocket as uvicorn speaks them, with limits on what a stranger may make it hold.

uvicorn's parser takes whatever comes and waits for ever. These two classes look over its shoulder:
every method here that has a namesake there extends it (a test notices when one is gone).
"""

import logging
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from bourgade.core.texts import Message
from bourgade.server import protocol
from bourgade.server.crowd import Crowd
from bourgade.server.rest import Problem
from bourgade.server.words import say

CROWD = "crowd"  # where the application's lifespan leaves it for us
LINGER = 1024 * 1024  # bytes that who was refused may still send before the connection is cut
MAX_FRAGMENTS = 1_000
HEAD, BODY = "head", "body"


class TooMuch(Exception):
    """Raised within the parser, to end it."""


class HttpConnection(HttpToolsProtocol):
    """One connection until it is closed or becomes a WebSocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._crowd: Crowd = self.app_state[CROWD]
        self._limits = self._crowd.limits
        self._reading: str | None = None  # the part of a request that is arriving
        self._taken = 0  # bytes of it, in what came after the piece it began in
        self._head = 0
        self._body_due = 0.0
        self._refused = False
        self._why = (400, say("bad-request"))

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self._crowd.enter(transport, self._host()):
            self._crowd.expect(self, self._limits.head_s)
        else:
            self._refused = True
            transport.write(refusal(503, say("too-many-connections")))
            transport.close()  # it has no place to linger in

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            # Closed at once, who is still sending would never see why.
            self._taken += len(data)
            if self._taken > LINGER:
                self.transport.abort()
            return
        reading = self._reading
        super().data_received(data)
        if reading is None or self._reading is None or self._refused:
            return
        self._taken += len(data)
        if self._reading == HEAD and self._taken > self._limits.head:
            self._refuse(431, say("head-too-large"))
        elif self._taken > self._limits.request:
            self._crowd.note("endless request", self._host())
            self.transport.abort()
        elif self._reading == BODY:
            self._expect_body()

    # What the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._reading, self._taken, self._head = HEAD, 0, 0
        self._crowd.expect(self, self._limits.head_s)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._limits.url:
            self._end(414, say("address-too-long"))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)  # those after a body in pieces too
        self._head += len(name) + len(value) + 4
        if self._head > self._limits.head or len(self.headers) > self._limits.headers:
            self._end(431, say("head-too-large"))

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= self._limits.pipelined:
            self._end(400, say("bad-request"))
        self._reading, self._taken = BODY, 0
        self._body_due = self._crowd.clock() + self._limits.body_s
        self._expect_body()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading = None
        if self.cycle is not None and not self.cycle.response_complete:
            self._crowd.expect(self, self._limits.answer_s, silent=False)
        else:  # answered before it was all there
            self._crowd.expect(self, self._limits.head_s)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self._reading is None and not self._refused:
            if self.pipeline:
                self._crowd.expect(self, self._limits.answer_s, silent=False)
            else:
                self._crowd.expect(self, self._limits.head_s)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._reading = None
        self._crowd.forget(self)  # its place stays taken: the new protocol leaves it
        super().handle_websocket_upgrade()

    def _expect_body(self) -> None:
        left = self._body_due - self._crowd.clock()
        self._crowd.expect(self, min(left, self._limits.pause_s))

    # Sending away

    def expire(self) -> None:
        """Who has not finished asking is told so. Who never asked, or does not read, is cut off."""
        if self._reading == HEAD and not self._refused:
            self._refuse(408, say("too-slow"))
            return
        if not self._refused:
            idle = self._reading is None and (self.cycle is None or self.cycle.response_complete)
            level = logging.INFO if idle else logging.WARNING  # browsers connect in advance
            self._crowd.note("silent" if idle else "too slow", self._host(), level)
        self.transport.abort()

    def make_room(self) -> None:
        self._leave()  # the file is free once the loop comes round
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Called by uvicorn where the parser has failed; `_why` knows more."""
        self._refuse(*self._why)

    def _end(self, status: int, why: Message) -> None:
        self._why = status, why
        raise TooMuch(why.key)

    def _refuse(self, status: int, why: Message) -> None:
        """Says why, and reads on for a moment. In the middle of an answer: not a word."""
        self._crowd.note(why.key, self._host())
        self._refused, self._taken = True, 0
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()
            return
        self._crowd.expect(self, self._limits.goodbye_s)
        self.transport.write(refusal(status, why))
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def _leave(self) -> None:
        self._crowd.forget(self)
        self._crowd.leave(self.transport)

    def _host(self) -> str:
        return self.client[0] if self.client else ""


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket; its request was read by the class above."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.app_state[CROWD].leave(self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # websockets has stricter limits, and nothing to say
            self.transport.write(refusal(431, say("head-too-large")))
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_FRAGMENTS:  # which may all be empty
            self.transport.abort()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # nobody reads: an answer would only lie about here

    def send_receive_event_to_app(self) -> None:
        self.curr_msg_data_type = "bytes"  # read as JSON, which refuses what is no UTF-8
        super().send_receive_event_to_app()


def refusal(status: int, why: Message) -> bytes:
    body = protocol.write(Problem(why))
    head = b"content-type: application/json\r\ncontent-length: %d\r\n" % len(body)
    return STATUS_LINE[status] + head + b"connection: close\r\n\r\n" + body
