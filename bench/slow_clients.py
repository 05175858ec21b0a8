"""What clients that never finish asking cost the server: memory, the wait of others, places.

    python bench/slow_clients.py [head] [address] [silent] [held]

head     one request with 300 MB of header lines: memory of the server before and at its highest
address  one request with an address of 100 MB: how long /health waits meanwhile
silent   300 connections that say nothing, half a head, or half a body: how many are open after 40 s
held     1,100 silent connections against a server that may open 1,024 files: is a newcomer served?

Each case has a server of its own on this machine and ends by itself. Load is bounded as said above.
"""

import argparse
import contextlib
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "server"))

from harness import Server

MB = 1_000_000
HEADER = b"X-Filler: " + b"a" * 1000 + b"\r\n"
PATIENCE_S = 60.0


@contextlib.contextmanager
def running(files: int = 0) -> Iterator[Server]:
    """A server; `files` is how many it may open."""

    def limit() -> None:
        if files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        command = [sys.executable, "-m", "bourgade.server.main", "--no-browser"]
        command += ["--port", str(server.port), "--data-dir", folder, "--bot-processes", "1"]
        with server.log.open("ab") as log:
            server.process = subprocess.Popen(
                command, env=server.env, stdout=log, stderr=log, preexec_fn=limit
            )
        server.wait_until_up()
        time.sleep(2.0)  # until its bots have warmed up
        yield server
        with contextlib.suppress(AssertionError):
            server.stop()


def memory(server: Server, what: str) -> float:
    """VmRSS now or VmHWM, the highest so far, in MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith(what))
    return int(line.split()[1]) / 1000


def knock(server: Server) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), 5)
    connection.settimeout(PATIENCE_S)
    return connection


def pour(connection: socket.socket, piece: bytes, upto: int) -> int:
    """Sends pieces until they are enough or the other side has had enough."""
    sent = 0
    with contextlib.suppress(OSError):
        while sent < upto:
            connection.sendall(piece)
            sent += len(piece)
    return sent


def is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        while connection.recv(65536):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


def health(server: Server) -> str:
    begun = time.monotonic()
    try:
        urllib.request.urlopen(f"{server.url}/health", timeout=PATIENCE_S).close()
    except OSError as error:
        return f"not served ({error})"
    return f"served after {time.monotonic() - begun:.2f} s"


def head() -> None:
    with running() as server, knock(server) as client:
        assert server.process is not None
        Path(f"/proc/{server.process.pid}/clear_refs").write_text("5")  # the highest so far
        before = memory(server, "VmRSS")
        client.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        sent = pour(client, HEADER * 100, 300 * MB)
        print(f"head     {sent / MB:.0f} MB of 300 sent", end=", ")
        print(f"memory {before:.0f} → {memory(server, 'VmHWM'):.0f} MB at its highest")


def address() -> None:
    with running() as server, knock(server) as client:
        client.sendall(b"GET /")
        pouring = threading.Thread(target=pour, args=(client, b"a" * MB, 100 * MB))
        pouring.start()
        waits = [0.0]
        while pouring.is_alive() or len(waits) == 1:
            begun = time.monotonic()
            health(server)
            waits.append(time.monotonic() - begun)
        pouring.join()
        begun = time.monotonic()
        health(server)
        waits.append(time.monotonic() - begun)
        print(f"address  /health waited {max(waits):.2f} s at the most")


def silent() -> None:
    beginnings = (
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ",
        b"POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    )
    with running() as server, contextlib.ExitStack() as stack:
        clients = [stack.enter_context(knock(server)) for _ in range(300)]
        for number, client in enumerate(clients):
            client.sendall(beginnings[number % 3])
        time.sleep(40)
        left = [sum(map(is_open, clients[kind::3])) for kind in range(3)]
        print(f"silent   open of 300 after 40 s: {sum(left)}", end=" ")
        print(f"(said nothing {left[0]}, half a head {left[1]}, half a body {left[2]})")


def held() -> None:
    with running(files=1024) as server, contextlib.ExitStack() as stack:
        before = len(server.log.read_bytes().splitlines())
        clients = []
        for _ in range(1100):
            with contextlib.suppress(OSError):
                clients.append(stack.enter_context(knock(server)))
        time.sleep(1.0)
        print(f"held     a newcomer beside 1,100 silent ones: {health(server)}", end=", ")
        print(f"{sum(map(is_open, clients))} of them open")
        for line in server.log.read_text().splitlines()[before:]:
            print(f"         log: {line[:200]}")


CASES: dict[str, Callable[[], None]] = {
    "head": head,
    "address": address,
    "silent": silent,
    "held": held,
}


def main() -> None:
    assert __doc__
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("case", nargs="*", help=", ".join(CASES))
    chosen = parser.parse_args().case or list(CASES)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4096)), hard))
    for name in chosen:
        CASES[name]()


if __name__ == "__main__":
    main()
