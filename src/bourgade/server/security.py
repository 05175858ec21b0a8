"""Who may knock: hosts, origins, headers, sizes, rates."""

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bourgade.server.metrics import Metrics
from bourgade.server.settings import LOOPBACK, Settings
from bourgade.server.words import Refusal

MAX_BODY = 64 * 1024
MAX_RECORD = 4 * 1024 * 1024
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
LIMITS = {
    "guest": "30/minute",
    "login": "10/minute",
    "socket": "120/minute",
    "table": "60/minute",
    "replay": "300/minute",
    "import": "20/minute",
    "hint": "30/minute",
    "chat": "40/minute",
    "analysis": "20/minute",
    "request": "1200/minute",
}


class Gate:
    """Decides from a request's headers whether it may come in."""

    def __init__(self, settings: Settings) -> None:
        self._origin = settings.public_origin.rstrip("/")
        self._hosts: set[str] | None = None
        if settings.host in LOOPBACK:
            # A page elsewhere whose name was pointed at this machine must not reach us.
            self._hosts = {"localhost", "127.0.0.1", "::1", "[::1]"}
            if self._origin:
                self._hosts.add(urlsplit(self._origin).hostname or "")
        self.cookie = "__Host-bourgade" if settings.https else "bourgade"
        self.secure_cookie = settings.https

    def host_allowed(self, headers: Headers) -> bool:
        if self._hosts is None:
            return True
        return (urlsplit(f"//{headers.get('host', '')}").hostname or "") in self._hosts

    def origin_allowed(self, headers: Headers) -> bool:
        """Is the Origin our own? (False without one.)"""
        origin = headers.get("origin", "").rstrip("/")
        if not origin:
            return False
        if self._origin:
            return origin == self._origin
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")

    def may_change(self, headers: Headers) -> bool:
        """A request with a cookie that changes something must come from our own page."""
        if headers.get("origin") is not None:
            return self.origin_allowed(headers)
        return headers.get("sec-fetch-site") == "same-origin"


def bearer(headers: Headers) -> str | None:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


class Limiter:
    """How often one address may do something; shared between workers where Redis is there."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        storage: Any = MemoryStorage()
        if settings.bus.startswith("redis://"):
            storage = RedisStorage(f"async+{settings.bus}", implementation="redispy")
        self._limiter = FixedWindowRateLimiter(storage)
        self._items: dict[str, RateLimitItem] = {name: parse(rate) for name, rate in LIMITS.items()}
        self._metrics = metrics
        self._off = settings.generous

    async def check(self, what: str, address: str) -> None:
        if self._off:
            return
        if not await self._limiter.hit(self._items[what], what, network(address)):
            self._metrics.limited.add(what)
            raise Refusal("too-fast", 429)


def network(address: str) -> str:
    """An IPv6 customer has a whole /64."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is None:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


class Bucket:
    """Tokens for one socket: `rate` a second, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.tokens, self.at = burst, 0.0

    def take(self, now: float) -> bool:
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1.0:
            return False
        self.tokens -= 1.0
        return True


class SecurityMiddleware:
    """Refuses foreign hosts, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, gate: Gate, metrics: Metrics) -> None:
        self._app = app
        self._gate = gate
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                self._metrics.requests.add(str(message["status"]))
            await send(message)

        if not self._gate.host_allowed(Headers(scope=scope)):
            start = {"type": "http.response.start", "status": 421, "headers": []}
            await send_with_headers(start)
            await send({"type": "http.response.body", "body": b"unknown host"})
            return
        await self._app(scope, receive, send_with_headers)
