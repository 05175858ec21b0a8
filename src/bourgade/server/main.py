"""`bourgade serve`: its options, and starting the server."""

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser

import msgspec
import uvicorn

from bourgade.server.app import VARIABLE, create
from bourgade.server.connections import HttpConnection, SocketConnection
from bourgade.server.hall import Hall
from bourgade.server.logs import set_up_logs
from bourgade.server.secrets_file import signing_keys
from bourgade.server.settings import LOOPBACK, Settings, SettingsError, default_data_dir
from bourgade.server.store.engine import migrate

MAX_MESSAGE = 64 * 1024
GOODBYE_S = 0.1  # enough for a line to everybody who still reads


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    add("--port", type=int, default=8000, help="port to listen on; 0 takes a free one")
    add("--data-dir", default="", help=f"where everything is kept (default: {default_data_dir()})")
    add("--database-url", default="", help="sqlite:///… or postgresql://… instead of the folder")
    add("--bus", default="memory", help="memory, redis://… or pg: how workers tell each other")
    add("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    add("--public-origin", default="", help="https://… as people see it, behind a proxy")
    add("--trust-proxy", action="store_true", help="believe X-Forwarded-For of a proxy here")
    add("--bot-processes", type=int, default=0, help="processes that think for bots")
    add("--bot-delay", type=int, default=400, help="milliseconds between visible bot actions")
    add("--bot-deadline", type=float, default=20.0, help="seconds until a bot is given up")
    add("--bot-think", type=float, default=1.8, help="CPU seconds for a bot's decision at most")
    add("--hint-iterations", type=int, default=3000, help="how long a hint is thought about")
    add("--hint-think", type=float, default=8.0, help="CPU seconds for a hint at most")
    add(
        "--analysis-iterations",
        type=int,
        default=200,
        help="the same, for each decision afterwards",
    )
    add("--log-level", default="warning", choices=("debug", "info", "warning", "error"))
    add("--no-browser", action="store_true", help="do not open the page")


def settings_of(args: argparse.Namespace) -> Settings:
    return Settings(
        host=args.host,
        port=args.port or _free_port(args.host),
        data_dir=args.data_dir,
        database_url=args.database_url,
        bus=args.bus,
        workers=args.workers,
        public_origin=args.public_origin,
        trust_proxy=args.trust_proxy,
        bot_processes=args.bot_processes,
        bot_delay_ms=args.bot_delay,
        bot_deadline_s=args.bot_deadline,
        bot_think_s=args.bot_think,
        hint_iterations=args.hint_iterations,
        hint_think_s=args.hint_think,
        analysis_iterations=args.analysis_iterations,
        browser=not args.no_browser,
        log_level=args.log_level,
        generous=os.environ.get("BOURGADE_GENEROUS") == "1",
        poll_s=float(os.environ.get("BOURGADE_POLL", "15")),
    ).resolve()


def run(args: argparse.Namespace) -> int:
    try:
        settings = settings_of(args)
        signing_keys(settings)
        migrate(settings.database_url)
    except SettingsError as error:
        print(f"bourgade: {error}", file=sys.stderr)
        return 2
    address = f"http://{_for_url(settings.host)}:{settings.port}/"
    shown = settings.public_origin or address
    print(f"Bourgade is open: {shown}  (stop with Ctrl-C)", flush=True)
    if settings.browser and settings.host in LOOPBACK:
        threading.Thread(target=_open_page, args=(address,), daemon=True).start()
    serve(settings)
    return 0


class PoliteServer(uvicorn.Server):
    """Says goodbye to everybody before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hall.say_goodbye()
        await asyncio.sleep(GOODBYE_S)
        await super().shutdown(sockets)


def serve(settings: Settings) -> None:
    """Runs until stopped: in this process, or with several workers under a supervisor."""
    common = {
        "host": settings.host,
        "port": settings.port,
        "http": HttpConnection,
        "ws": SocketConnection,
        "ws_max_size": MAX_MESSAGE,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        # Compressing costs more than all the rest of a move: only for readers who are far away.
        "ws_per_message_deflate": settings.far,
        "proxy_headers": settings.trust_proxy,
        "server_header": False,
        "log_config": None,
        "access_log": False,
        "timeout_graceful_shutdown": 10,
        "backlog": 2048,
    }
    if settings.workers == 1:
        set_up_logs(settings.log_level)
        hall = Hall(settings)
        server = PoliteServer(uvicorn.Config(create(hall), **common), hall)  # type: ignore[arg-type]
        with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
            server.run()
        return
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "bourgade.server.app:from_environment",
        factory=True,
        workers=settings.workers,
        timeout_worker_healthcheck=30,
        **common,  # type: ignore[arg-type]
    )


def _free_port(host: str) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def _for_url(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _open_page(address: str) -> None:
    """Opens the page once the server answers."""
    for _ in range(100):
        time.sleep(0.1)
        try:
            urllib.request.urlopen(f"{address}health", timeout=1).close()
        except OSError:
            continue
        webbrowser.open(address)
        return


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bourgade serve", description="Opens the games library")
    add_arguments(parser)
    return run(parser.parse_args(argv))


if __name__ == "__main__":
    sys.exit(main())
