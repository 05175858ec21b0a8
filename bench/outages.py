"""What people notice when a service goes away: Redis, PostgreSQL, or a worker with a bot to move.

    python bench/outages.py [--only redis,postgres,worker] [--how kill,hang] [--seconds 12]

Two workers on PostgreSQL and Redis of their own; two people play each other, one at each worker,
and somebody asks both workers for this and that all the while. In the middle one service is
killed, or stopped so that it hangs, for so many seconds. Counted are answers by their status, moves
acknowledged and lost, and the seconds until play went on. Load: one game, ten requests a second.
"""

import argparse
import contextlib
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import psycopg
from rich.console import Console
from rich.table import Table
from websockets.exceptions import WebSocketException

from bourgade.client import Client

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / "server"), str(ROOT / "tests" / "core")]

from harness import SECRET, Json, Server, Wire  # noqa: E402
from services import Postgres, Redis, Service  # noqa: E402

BEFORE_S, AFTER_S = 3.0, 20.0
ANSWER_S = 15.0  # a request or a move that takes longer is given up
GUESTS_EVERY = 5  # of so many questions one asks for a new guest


class Player(threading.Thread):
    """Plays whenever it is their turn, and tries again whatever happens, under the same name."""

    def __init__(self, client: Client, match: str) -> None:
        super().__init__(daemon=True)
        self._client, self._match = client, match
        self.ended = threading.Event()
        self.over = False
        self.done: list[tuple[float, int, str]] = []  # when, the head, its name
        self.refused: Counter[str] = Counter()

    def run(self) -> None:
        while not self.ended.is_set():
            with contextlib.suppress(OSError, EOFError, WebSocketException):
                self._play()
                if self.over:
                    return
            time.sleep(0.2)

    def _play(self) -> None:
        with Wire(self._client, self._match) as wire:
            while not self.ended.is_set() and wire.snapshot["status"] == "playing":
                self._move(wire)
            self.over = wire.snapshot["status"] != "playing"

    def _move(self, wire: Wire) -> None:
        if not wire.my_turn() or not wire.snapshot["legal"]:
            with contextlib.suppress(TimeoutError):
                wire.next(1.0)
            return
        action, head = wire.snapshot["legal"][0]["notation"], wire.snapshot["head"]
        wish = {"type": "act", "match": self._match, "head": head, "action": action}
        request = f"{head}-{action}"
        wire.send(**wish, request=request)
        answer = wire.until(lambda m: m.get("request") == request, ANSWER_S)
        if answer["type"] == "done":
            self.done.append((time.monotonic(), head + 1, request))
            with contextlib.suppress(TimeoutError):
                wire.until_head(answer["head"], ANSWER_S)
            time.sleep(0.2)
        elif answer["type"] == "refused":
            self.refused[answer["reason"]["key"]] += 1
            time.sleep(0.5)


class Asker(threading.Thread):
    """Asks a worker for its lobby, its health, new guests and new sockets, five times a second."""

    def __init__(self, server: Server, client: Client) -> None:
        super().__init__(daemon=True)
        self._server, self._client = server, client
        self.ended = threading.Event()
        self.answers: Counter[str] = Counter()
        self.health: Counter[str] = Counter()

    def run(self) -> None:
        number = 0
        while not self.ended.wait(0.2):
            number += 1
            self.health[self._ask("/health")] += 1
            if number % GUESTS_EVERY == 0:
                self.answers[self._ask("/api/guests", b"{}")] += 1
                self.answers[self._socket()] += 1
            else:
                self.answers[self._ask("/api/tables")] += 1

    def _ask(self, path: str, body: bytes | None = None) -> str:
        headers = {"Origin": self._server.url, "Content-Type": "application/json"}
        asked = urllib.request.Request(f"{self._server.url}{path}", body, headers)
        try:
            with urllib.request.urlopen(asked, timeout=ANSWER_S) as answer:
                return str(answer.status)
        except OSError as error:
            return str(getattr(error, "code", "none"))

    def _socket(self) -> str:
        try:
            Wire(self._client).close()
        except (OSError, EOFError, WebSocketException) as error:
            response = getattr(error, "response", None)
            return str(getattr(response, "status_code", "none"))
        return "200"


@contextlib.contextmanager
def two_workers(*options: str) -> Iterator[tuple[Server, Server, Postgres, Redis]]:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for name in ("pg", "redis"):
            (folder / name).mkdir()
        postgres, redis = Postgres(folder / "pg", fsync="on"), Redis(folder / "redis")
        for service in (postgres, redis):
            service.start()
            stack.callback(service.stop)
            stack.callback(service.thaw)
        where = ("--database-url", postgres.database(), "--bus", redis.url, *options)
        servers = []
        for _ in range(2):
            server = Server(folder, *where, generous=False, BOURGADE_SECRET=SECRET)
            servers.append(server.start())
            stack.callback(server.stop)
        yield servers[0], servers[1], postgres, redis


def away(what: str, how: str, seconds: float) -> Json:
    with two_workers() as (one, two, postgres, redis):
        service: Service = redis if what == "redis" else postgres
        ada, bo = one.guest("Ada"), one.guest("Bo")
        match = bo.join(ada.open_table("burgundy", ["me", "open"])["id"])["match"]
        players = [Player(ada, match), Player(Client(two.url, bo.token), match)]
        askers = [Asker(one, ada), Asker(two, Client(two.url, bo.token))]
        everybody: list[Player | Asker] = [*players, *askers]
        for one_of_them in everybody:
            one_of_them.start()
        time.sleep(BEFORE_S)
        left = time.monotonic()
        (service.kill if how == "kill" else service.freeze)()
        time.sleep(seconds)
        back = time.monotonic()
        if how == "hang":
            service.thaw()
        else:
            service.run()
        if service is postgres:  # it has much to mend before it answers
            back = wait_for(one.options[1])
        time.sleep(AFTER_S)
        for one_of_them in everybody:
            one_of_them.ended.set()
        for one_of_them in everybody:
            one_of_them.join(ANSWER_S * 2)
        kept = written(one.options[1], match)
        done = sorted(item for player in players for item in player.done)
        after = [at for at, _, _ in done if at > back]
        answers = sum((asker.answers for asker in askers), Counter())
        return {
            "before": sum(at < left for at, _, _ in done) / BEFORE_S,
            "during": sum(left <= at <= back for at, _, _ in done) / seconds,
            "on": round(after[0] - back, 1) if after else None,
            "lost": sum(kept.get(head) != request for _, head, request in done),
            "answers": _told(answers),
            "health": _told(sum((asker.health for asker in askers), Counter())),
            "refused": _told(sum((player.refused for player in players), Counter())),
            "log": sum(len(server.log.read_bytes()) for server in (one, two)) // 1024,
        }


def wait_for(database: str) -> float:
    """When the database answers again."""
    while True:
        with contextlib.suppress(psycopg.Error), psycopg.connect(database):
            return time.monotonic()
        time.sleep(0.1)


def written(database: str, match: str) -> dict[int, str]:
    """The requests in the log, by head."""
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT seq, request FROM log WHERE match = %s", (match,))
        return {seq: (request or "").partition(":")[2] for seq, request in found.fetchall()}


def worker_dies() -> float:
    """The seconds until another worker moves the bot that was to move where one died."""
    with two_workers("--bot-delay", "4000") as (one, two, _, _):
        ada = one.guest("Ada")
        match = ada.open_table("race", ["bot:random", "me"])["match"]
        with Wire(Client(two.url, ada.token), match) as wire:
            assert one.process is not None
            time.sleep(0.5)
            died = time.monotonic()
            one.kill()
            wire.until_head(1, 120)
            return time.monotonic() - died


def _told(counted: "Counter[str]") -> str:
    return ", ".join(f"{key} × {count}" for key, count in sorted(counted.items())) or "–"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default="redis,postgres,worker", help="what goes away")
    parser.add_argument("--how", default="kill,hang", help="killed, or there without an answer")
    parser.add_argument("--seconds", type=float, default=12.0, help="for how long (at most 60)")
    wishes = parser.parse_args()
    seconds = min(60.0, wishes.seconds)
    console = Console()
    lost = 0
    for what in wishes.only.split(","):
        if what == "worker":
            console.print(f"worker killed: its bot moved elsewhere after {worker_dies():.1f} s")
            continue
        for how in wishes.how.split(","):
            found = away(what, how, seconds)
            lost += found["lost"]
            table = Table(title=f"{what}: {how} for {seconds:g} s", show_header=False)
            table.add_row(
                "moves a second before, during", f"{found['before']:.1f}, {found['during']:.1f}"
            )
            table.add_row("play went on after its return", f"{found['on']} s")
            table.add_row("acknowledged moves lost", str(found["lost"]))
            table.add_row("answers to requests and new sockets", found["answers"])
            table.add_row("health", found["health"])
            table.add_row("moves refused", found["refused"])
            table.add_row("log", f"{found['log']} KB")
            console.print(table)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
