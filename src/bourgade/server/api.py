"""The REST interface: one list of endpoints, from which routes and OpenAPI follow."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from bourgade.core.reading import read_json
from bourgade.server import protocol
from bourgade.server.hall import Hall
from bourgade.server.people import Identity
from bourgade.server.rest import Fine, Problem
from bourgade.server.security import MAX_BODY, MAX_RECORD, SAFE_METHODS, bearer
from bourgade.server.store.faults import Unavailable
from bourgade.server.words import Refusal, brief, sorry

logger = logging.getLogger("bourgade.rest")
_ID = re.compile(protocol.ID_PATTERN)


class Call:
    """One request: who asks, what for, and with what body."""

    def __init__(self, hall: Hall, request: Request) -> None:
        self.hall = hall
        self.request = request
        self._who: Identity | None = None
        self.ended: Refusal | None = None  # of a browser whose session is over
        self.body: Any = None

    async def identify(self, endpoint: "Endpoint") -> None:
        """Finds out who asks, and refuses what a foreign page or a mere token may not."""
        hall, request = self.hall, self.request
        token = bearer(request.headers)
        if token is not None:
            self._who = await hall.people.by_token(token)
            if self._who is None:
                raise Refusal("who-are-you", 401)
            if endpoint.scope == "account":
                raise Refusal("browser-only", 403)
            return
        if endpoint.method not in SAFE_METHODS and not hall.gate.may_change(request.headers):
            raise Refusal("foreign-page", 403)
        try:
            self._who = await hall.people.by_cookie(request.cookies.get(hall.gate.cookie))
        except Refusal as ended:
            self.ended = ended

    @property
    def who(self) -> Identity:
        """The person; refuses where nobody is known."""
        if self._who is None:
            raise self.ended or Refusal("who-are-you", 401)
        return self._who

    @property
    def guest(self) -> Identity | None:
        return self._who

    @property
    def person(self) -> str | None:
        return self._who.id if self._who is not None else None

    def path(self, name: str) -> str:
        """A key in the address; what cannot be one is not even looked up."""
        key = str(self.request.path_params[name])
        if not _ID.fullmatch(key):
            what = "texts" if name in ("room", "lang") else name
            raise Refusal(f"no-such-{what}", 404)
        return key

    def number(self, name: str) -> int | None:
        """A number from the query, None if it is not there."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not text.isdecimal() or len(text) > 7:
            raise Refusal("bad-number", name=name)
        return int(text)


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(msgspec.Struct, kw_only=True):
    """`limit` names the rate limit; `raw`: the body is handed over as bytes, up to `size`.

    `scope` is what it takes: any session may `play`, but only a browser's manages the `account`
    (login, password, sessions, tokens). What needs `nothing` is answered without asking who it is,
    also while the database is away.
    """

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any = Fine
    body: type | None = None
    limit: str = "request"
    scope: Literal["nothing", "play", "account"] = "play"
    raw: bool = False
    size: int = MAX_BODY


def on(method: str, path: str, handler: Handler, summary: str, **more: Any) -> Endpoint:
    return Endpoint(method=method, path=path, handler=handler, summary=summary, **more)


def routes(hall: Hall, endpoints: list[Endpoint]) -> list[Route]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        Route(path, _dispatch(hall, methods), methods=list(methods))
        for path, methods in by_path.items()
    ]


def _dispatch(hall: Hall, methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        try:
            answer = await _call(hall, endpoint, request)
        except Refusal as refusal:
            hall.metrics.refused.add(refusal.message.key)
            return problem(refusal)
        except Unavailable as error:
            return problem(Refusal.of(error.message, 503))
        except ClientDisconnect:
            return Response(status_code=400)
        return answer if isinstance(answer, Response) else json_response(answer)

    return handle


async def _call(hall: Hall, endpoint: Endpoint, request: Request) -> Any:
    address = request.client.host if request.client else ""
    await hall.limiter.check(endpoint.limit, address)
    call = Call(hall, request)
    if endpoint.scope != "nothing":
        await call.identify(endpoint)
    if endpoint.raw:
        call.body = await _read(request, endpoint.size)
    elif endpoint.body is not None:
        kind = request.headers.get("content-type", "").partition(";")[0].strip()
        if kind != "application/json":
            raise Refusal("json-only", 415)
        text = await _read(request, endpoint.size)
        try:
            call.body = read_json(text, endpoint.body)
        except msgspec.MsgspecError as error:
            raise Refusal("bad-message", why=brief(error)) from None
    return await endpoint.handler(call)


async def _read(request: Request, size: int) -> bytes:
    """The body, unless it is larger than it may be.

    What is somewhat too large is read to its end and forgotten: who is still sending when the
    connection is closed would never see the answer.
    """
    data = bytearray()
    received = 0
    async for chunk in request.stream():
        received += len(chunk)
        if received <= size:
            data += chunk
        elif received > size + MAX_RECORD:
            break
    if received > size:
        raise Refusal("too-large", 413)
    return bytes(data)


def json_response(answer: Any, status: int = 200) -> Response:
    return Response(
        protocol.write(answer),
        status,
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )


def problem(refusal: Refusal) -> Response:
    return json_response(Problem(refusal.message), refusal.status)


async def refused_by_router(request: Request, error: Exception) -> Response:
    """No route for this address, or none for this method."""
    status = getattr(error, "status_code", 404)
    refusal = Refusal("bad-address", status)
    if status == 405:
        refusal = Refusal("method-not-allowed", status)
    answer = problem(refusal)
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


async def failed(request: Request, error: Exception) -> Response:
    """Something that nobody thought of: said in words to who asked, and in the log."""
    return problem(sorry(logger, error, method=request.method, path=request.url.path[:100]))
