"""Two machines in one: network namespaces joined by a cable.

A thread that has stepped into one opens its sockets there, and starts its processes there.
"""

import contextlib
import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

_CLONE_NEWNET = 0x40000000
HOUSE, GUEST = "10.77.0.1", "10.77.0.2"


class NoNetworks(Exception):
    """None can be made here; the text says why."""


@contextlib.contextmanager
def two_machines() -> Iterator["Networks"]:
    """Skips the test, with the reason, where none can be made."""
    networks = Networks()
    try:
        networks.open()
        yield networks
    except NoNetworks as why:
        pytest.skip(f"no network namespaces can be made here: {why}")
    finally:
        networks.close()


class Networks:
    """`inside("house")` has the address HOUSE, `inside("guest")` the address GUEST."""

    def __init__(self) -> None:
        self._names = {who: f"bourgade-{who}-{os.getpid()}" for who in ("house", "guest")}

    def open(self) -> None:
        if shutil.which("ip") is None:
            raise NoNetworks("the command ip (iproute2) is not installed")
        house, guest = self._names.values()
        cable = ("type", "veth", "peer", "name", "eth0", "netns", guest)
        for name in (house, guest):
            self._ip("netns", "add", name)
        self._ip("-n", house, "link", "add", "eth0", *cable)
        for name, address in ((house, HOUSE), (guest, GUEST)):
            self._ip("-n", name, "address", "add", f"{address}/24", "dev", "eth0")
            for device in ("lo", "eth0"):
                self._ip("-n", name, "link", "set", device, "up")

    def close(self) -> None:
        if shutil.which("ip") is None:
            return
        for name in self._names.values():
            subprocess.run(["ip", "netns", "delete", name], capture_output=True)

    def move(self, who: str, old: str, new: str) -> None:
        """The machine comes to another network."""
        name = self._names[who]
        self._ip("-n", name, "address", "delete", f"{old}/24", "dev", "eth0")
        self._ip("-n", name, "address", "add", f"{new}/24", "dev", "eth0")

    def command(self, who: str) -> list[str]:
        """What to put before a command to run it there."""
        return ["ip", "netns", "exec", self._names[who]]

    @contextlib.contextmanager
    def inside(self, who: str) -> Iterator[None]:
        outside = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        try:
            _enter(Path("/run/netns") / self._names[who])
            yield
        finally:
            _set(outside)
            os.close(outside)

    def _ip(self, *words: str) -> None:
        done = subprocess.run(["ip", *words], capture_output=True, text=True)
        if done.returncode != 0:
            raise NoNetworks(f"ip {' '.join(words)}: {done.stderr.strip()}")


def _enter(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        _set(handle)
    finally:
        os.close(handle)


def _set(handle: int) -> None:
    """os.setns, which Python has from 3.12 on."""
    if ctypes.CDLL(None, use_errno=True).setns(handle, _CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
