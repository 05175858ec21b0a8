"""The doors: the port is taken before anything is said, so that what is said is true."""

import errno
import socket
import sys

from bourgade.server.settings import Settings, SettingsError

EVERYWHERE = ("0.0.0.0", "::")
_PRIVILEGED = 1024
_NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


def listen(settings: Settings) -> list[socket.socket]:
    """Sockets on every address asked for, all on one port; port 0 becomes a free one."""
    port, doors = settings.port, []
    missing: OSError | None = None
    try:
        for family, address in _addresses(settings):
            try:
                doors.append(_bind(family, address, port))
            except OSError as error:
                if error.errno not in _NOT_HERE:
                    raise
                missing = error  # a name may have more addresses than this machine
                continue
            port = doors[0].getsockname()[1]
        if missing is not None and not doors:
            raise missing
    except OSError as error:
        for door in doors:
            door.close()
        raise SettingsError(_in_words(error, settings, port)) from error
    return doors


def _addresses(settings: Settings) -> list[tuple[socket.AddressFamily, str]]:
    if settings.lan:
        v4, v6 = EVERYWHERE
        return [(socket.AF_INET, v4), (socket.AF_INET6, v6)]
    found = socket.getaddrinfo(settings.host, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return list(dict.fromkeys((family, str(where[0])) for family, _, _, _, where in found))


def _bind(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":  # there, the other option would share the port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # IPv4 has a door of its own
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind((address, port))
        door.listen()  # or another program could still take the same port
    except BaseException:
        door.close()
        raise
    return door


def _in_words(error: OSError, settings: Settings, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken by another program: choose another with --port, or --port 0"
    if error.errno == errno.EACCES and port < _PRIVILEGED:
        return f"port {port} is kept for the system: choose one from {_PRIVILEGED} on with --port"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"{settings.host} is no address of this machine: leave out --host, or correct it"
    return f"cannot listen on {settings.host}, port {port}: {error.strerror or error}"
