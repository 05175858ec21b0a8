"""`bourgade serve`: its options, and starting the server."""

import argparse
import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from bourgade.server.addresses import Addresses
from bourgade.server.app import VARIABLE, create
from bourgade.server.connections import HttpConnection, SocketConnection
from bourgade.server.folder import Hold, take
from bourgade.server.hall import Hall
from bourgade.server.listening import listen
from bourgade.server.logs import set_up_logs
from bourgade.server.qr_code import show
from bourgade.server.secrets_file import signing_keys
from bourgade.server.settings import LOOPBACK, PORT, Settings, SettingsError, default_data_dir
from bourgade.server.store.engine import migrate

MAX_MESSAGE = 64 * 1024
WORKER_START_S = 30
GOODBYE_S = 0.1  # enough for a line to everybody who still reads


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    add("--port", type=int, default=PORT, help="port to listen on; 0 takes a free one")
    add("--lan", action="store_true", help="for everybody in the house: listen on every address")
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
        port=args.port,
        lan=args.lan,
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
        with take(settings) as hold:
            return _open(settings, hold)
    except SettingsError as error:
        print(f"bourgade: {error}", file=sys.stderr)
        return 2


def _open(settings: Settings, hold: Hold) -> int:
    signing_keys(settings)
    migrate(settings.database_url)
    doors = listen(settings)
    settings = msgspec.structs.replace(settings, port=doors[0].getsockname()[1])
    addresses = Addresses(settings)
    hold.note(f"{addresses.here}/")

    def announce() -> None:
        _say_open(settings, addresses)
        if settings.browser and settings.host in LOOPBACK:
            threading.Thread(target=webbrowser.open, args=(addresses.here,), daemon=True).start()

    return serve(settings, doors, announce)


def _say_open(settings: Settings, addresses: Addresses) -> None:
    shown = settings.public_origin or f"{addresses.here}/"
    print(f"Bourgade is open: {shown}  (stop with Ctrl-C)", flush=True)
    if not settings.lan:
        return
    others = addresses.others()
    if not others:
        print("This machine is on no network now; once it is, others can come in.", flush=True)
        return
    print(f"Others in the house open: {others[0]}/", flush=True)
    show(f"{others[0]}/", sys.stdout)
    for further in others[1:]:
        print(f"or, from another network: {further}/", flush=True)


class PoliteServer(uvicorn.Server):
    """Says when it is open, and goodbye to everybody before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, hall: Hall, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._hall = hall
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hall.say_goodbye()
        await asyncio.sleep(GOODBYE_S)
        await super().shutdown(sockets)


class Workers(Multiprocess):
    """Several processes at the same doors; says so once the first of them serves."""

    def __init__(
        self, config: uvicorn.Config, doors: list[socket.socket], announce: Callable[[], None]
    ) -> None:
        super().__init__(config, doors)
        self.opened = False
        self._announce = announce

    def init_processes(self) -> None:
        super().init_processes()
        if self.processes[0].wait_until_ready(WORKER_START_S, self.should_exit):
            self.opened = True
            self._announce()


def serve(settings: Settings, doors: list[socket.socket], announce: Callable[[], None]) -> int:
    """Runs until stopped: in this process, or with several workers under a supervisor."""
    common = {
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
        config = uvicorn.Config(create(hall), **common)  # type: ignore[arg-type]
        server = PoliteServer(config, hall, announce)
        with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
            server.run(doors)
        return 0
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        "bourgade.server.app:from_environment",
        factory=True,
        workers=settings.workers,
        timeout_worker_healthcheck=WORKER_START_S,
        **common,  # type: ignore[arg-type]
    )
    workers = Workers(config, doors, announce)
    workers.run()
    return 0 if workers.opened else 1


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bourgade serve", description="Opens the games library")
    add_arguments(parser)
    return run(parser.parse_args(argv))


if __name__ == "__main__":
    sys.exit(main())
