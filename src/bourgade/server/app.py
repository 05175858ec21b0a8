"""The ASGI application: the page, the REST interface, the WebSocket, and the watchman's doors."""

import contextlib
import os
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from bourgade.server.api import failed, json_response, problem, refused_by_router, routes
from bourgade.server.connections import CROWD
from bourgade.server.endpoints import ENDPOINTS
from bourgade.server.hall import Hall
from bourgade.server.logs import set_up_logs
from bourgade.server.openapi import document
from bourgade.server.rest import Health
from bourgade.server.security import SecurityMiddleware, bearer
from bourgade.server.settings import LOOPBACK, Settings
from bourgade.server.sockets import serve_socket
from bourgade.server.words import Refusal
from bourgade.version import __version__, build

# A page built elsewhere can be tried without touching the one that is shipped.
STATIC = Path(os.environ.get("BOURGADE_STATIC") or Path(__file__).parent / "static")
VARIABLE = "BOURGADE_SETTINGS"
METRICS_TOKEN = "BOURGADE_METRICS_TOKEN"
HASHED = "public, max-age=31536000, immutable"


def from_environment() -> ASGIApp:
    """What a worker process starts: its settings come in the environment."""
    settings = msgspec.json.decode(os.environ[VARIABLE], type=Settings)
    set_up_logs(settings.log_level)
    return create(Hall(settings))


def create(hall: Hall) -> ASGIApp:
    """The application; the outermost layer puts the security headers on every answer."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        await hall.open()
        try:
            yield {CROWD: hall.crowd}
        finally:
            await hall.close()

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(hall, websocket)

    app = Starlette(
        routes=[
            WebSocketRoute("/api/socket", socket),
            Route("/api/openapi.json", _openapi),
            *routes(hall, ENDPOINTS),
            Route("/api/{rest:path}", _nothing_here),
            Route("/health", _health(hall)),
            Route("/metrics", _metrics(hall)),
            Route("/{path:path}", _page),
        ],
        exception_handlers={HTTPException: refused_by_router, Exception: failed},
        lifespan=lifespan,
    )
    inner = GZipMiddleware(app, minimum_size=1000) if hall.settings.far else app
    return SecurityMiddleware(inner, hall.gate, hall.metrics)


async def _openapi(request: Request) -> Response:
    return json_response(document(ENDPOINTS))


async def _nothing_here(request: Request) -> Response:
    return problem(Refusal("bad-address", 404))


async def _page(request: Request) -> Response:
    """A file of the page, or, for its own addresses (/, /t/…, /m/…), the page itself."""
    name = request.path_params["path"]
    root = STATIC.resolve()
    file = _file(root, name)
    if file is not None:
        # Built files carry a hash of their content in their names: they never change.
        cache = HASHED if name.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": cache})
    if "." in name.rpartition("/")[2]:
        return PlainTextResponse("nothing here", 404)
    index = root / "index.html"
    if not index.is_file():
        return PlainTextResponse("the page is not built", 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _file(root: Path, name: str) -> Path | None:
    try:
        file = (root / name).resolve()
        return file if name and file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # longer than a name of a file can be, or with a NUL in it
        return None


def _health(hall: Hall):  # type: ignore[no-untyped-def]
    async def health(request: Request) -> Response:
        if hall.stopping:
            return json_response(Health("stopping", __version__, build()), 503)
        found = await hall.health.look()
        return json_response(found, 200 if found.status in ("ok", "degraded") else 503)

    return health


def _metrics(hall: Hall):  # type: ignore[no-untyped-def]
    async def metrics(request: Request) -> Response:
        """For whoever has the token; on a server for this machine alone, for this machine."""
        token = os.environ.get(METRICS_TOKEN)
        here = request.client is not None and request.client.host in LOOPBACK
        forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
        known = token and secrets.compare_digest(
            (bearer(request.headers) or "").encode(), token.encode()
        )
        if not known and not (hall.gate.open_metrics and here and not forwarded):
            return PlainTextResponse("not for you", 403)
        return PlainTextResponse(hall.metrics.text(), media_type="text/plain; version=0.0.4")

    return metrics
