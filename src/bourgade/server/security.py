"""Who may knock: hosts, origins, headers, sizes, rates."""

import ipaddress
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bourgade.server import protocol
from bourgade.server.addresses import host_of, own_names
from bourgade.server.counts import Counts, MemoryCounts, RedisCounts
from bourgade.server.metrics import Metrics
from bourgade.server.rest import Problem
from bourgade.server.settings import LOOPBACK, Settings
from bourgade.server.words import Refusal, say

MAX_BODY = 64 * 1024
MAX_RECORD = 4 * 1024 * 1024
WINDOWS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}
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
    "reach": "120/minute",
    "hint": "30/minute",
    "chat": "40/minute",
    "analysis": "20/minute",
    "request": "1200/minute",
}


class Gate:
    """Decides from a request's headers whether it may come in."""

    def __init__(self, settings: Settings) -> None:
        self._origin = settings.public_origin.rstrip("/")
        self._any_host = not settings.here_only and not settings.lan
        # A page elsewhere whose name was pointed at this machine must not reach us.
        self._hosts = {*LOOPBACK, host_of(urlsplit(self._origin).netloc)} - {""}
        if settings.lan:
            self._hosts |= own_names()
        # A proxy on this machine looks like this machine: then only the token tells them apart.
        self.open_metrics = not settings.far and not settings.trust_proxy
        self.cookie = "__Host-bourgade" if settings.https else "bourgade"
        self.secure_cookie = settings.https

    def host_allowed(self, scope: Scope) -> bool:
        """One of our names, or the very address this connection came to.

        So the machine's own addresses are known without a list of them, in whatever networks it
        is at the moment.
        """
        given = Headers(scope=scope).get("host", "")
        host = host_of(given)
        if self._any_host:
            return bool(host) or not given
        return host in self._hosts or _is_address(host, scope.get("server"))

    def origin_allowed(self, headers: Headers) -> bool:
        """Is the Origin our own? (False without one.)"""
        origin = headers.get("origin", "").rstrip("/")
        if not origin:
            return False
        if self._origin:
            return origin == self._origin
        scheme, _, netloc = origin.partition("://")
        return scheme in ("http", "https") and netloc == headers.get("host", "")

    def may_change(self, headers: Headers) -> bool:
        """A request with a cookie that changes something must come from our own page."""
        if headers.get("origin") is not None:
            return self.origin_allowed(headers)
        return headers.get("sec-fetch-site") == "same-origin"


def _is_address(host: str, server: tuple[str, int | None] | None) -> bool:
    try:
        return server is not None and ipaddress.ip_address(host) == ipaddress.ip_address(server[0])
    except ValueError:
        return False


def bearer(headers: Headers) -> str | None:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


class Limiter:
    """How often one address may do something; shared between workers where Redis is there."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        shared = settings.bus.startswith("redis://")
        self.counts: Counts = RedisCounts(settings.bus) if shared else MemoryCounts()
        self._rates = {name: _rate(text) for name, text in LIMITS.items()}
        self._metrics = metrics
        self._off = settings.generous

    async def check(self, what: str, address: str) -> None:
        if self._off:
            return
        most, seconds = self._rates[what]
        if await self.counts.hit(f"{what}:{network(address)}", seconds) > most:
            self._metrics.limited.add(what)
            raise Refusal("too-fast", 429)


def _rate(text: str) -> tuple[int, int]:
    count, _, window = text.partition("/")
    return int(count), WINDOWS[window]


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
    """Refuses foreign hosts and impossible addresses; puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, gate: Gate, metrics: Metrics) -> None:
        self._app = app
        self._gate = gate
        self._metrics = metrics
        self._headers = dict(HEADERS)
        if gate.secure_cookie:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        answered = False

        async def send_with_headers(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                self._metrics.requests.add(str(message["status"]))
            await send(message)

        if not self._gate.host_allowed(scope):
            start = {"type": "http.response.start", "status": 421, "headers": []}
            await send_with_headers(start)
            await send({"type": "http.response.body", "body": b"unknown host"})
            return
        if "\0" in scope["path"]:
            said = protocol.write(Problem(say("bad-address")))
            refusal = Response(said, 404, media_type="application/json")
            await refusal(scope, receive, send_with_headers)
            return
        try:
            await self._app(scope, receive, send_with_headers)
        except Exception:
            # Answered and written down by `api.failed`; raised again for servers that have no such.
            if not answered:
                raise
