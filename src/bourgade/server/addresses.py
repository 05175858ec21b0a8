"""The addresses of this server: which one leads here, and which ones lead others here."""

import ipaddress
import re
import shlex
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from bourgade.server.listening import EVERYWHERE
from bourgade.server.settings import LOOPBACK, PORT, Settings, default_data_dir

NAME = "bourgade"
Where = Literal["here", "offline", "house", "world"]
# Networks inside the machine, and tunnels out of the house: few guests come that way.
_ASIDE = re.compile(
    r"\b(br-|cni|docker|hyper-v|lxc|lxd|podman|ppp|tailscale|tap|tun|utun|vbox|veth|vethernet"
    r"|virbr|virtual|vmnet|vmware|vpn|wg|wsl|zt)",
    re.IGNORECASE,
)
_ELSEWHERE = ("192.0.2.1", 9)  # nothing is sent: only the way there is looked up


class Addresses:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        host = {"0.0.0.0": LOOPBACK[0], "::": LOOPBACK[1]}.get(settings.host, settings.host)
        self.here = self._origin(host)

    def others(self) -> list[str]:
        """What others type, the likeliest first; empty where no network is."""
        if self._settings.public_origin:
            return [self._settings.public_origin.rstrip("/")]
        if self._settings.lan or self._settings.host in EVERYWHERE:
            return [self._origin(address) for address in own_addresses()]
        return [] if self._settings.here_only else [self.here]

    def command(self) -> str:
        """What to type for a start on the same library that others can reach."""
        words = [_program(), "serve", "--lan"]
        if self._settings.port != PORT:
            words += ["--port", str(self._settings.port)]
        folder = Path(self._settings.data_dir)
        if self._settings.data_dir and folder != default_data_dir():
            words += ["--data-dir", str(folder.resolve())]
        return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)

    def reach(self, origin: str) -> tuple[Where, str]:
        """For a page opened at this origin: whom a link reaches, and what it begins with."""
        if self._settings.here_only and not self._settings.public_origin:
            return "here", origin
        if self._settings.public_origin or host_of(urlsplit(origin).netloc) in LOOPBACK:
            others = self.others()
            if not others:
                return "offline", origin
            origin = others[0]  # an address by which a guest came leads other guests here as well
        return "house" if self._settings.lan else "world", origin

    def _origin(self, host: str) -> str:
        port = "" if self._settings.port == 80 else f":{self._settings.port}"
        return f"http://{f'[{host}]' if ':' in host else host}{port}"


def _program() -> str:
    """The command as it was typed, where the shell does not find it by its name."""
    typed = Path(sys.argv[0])
    if typed.stem != NAME or shutil.which(NAME) is not None:
        return NAME
    here = Path.cwd()
    return str(typed.relative_to(here) if typed.is_relative_to(here) else typed)


def host_of(netloc: str) -> str:
    """The name in a Host header, in small letters; empty where there is none to be read."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def own_names() -> set[str]:
    """What others in the house may call this machine."""
    name = socket.gethostname().lower()
    return {name, f"{name.partition('.')[0]}.local"}


def own_addresses() -> list[str]:
    """Those by which another machine may reach this one, the likeliest first."""
    import ifaddr  # only where somebody looks at an invitation

    way_out = _way_out()
    found: list[tuple[bool, bool, bool, str]] = []
    for adapter in ifaddr.get_adapters():
        aside = _ASIDE.search(str(adapter.nice_name)) is not None
        given = [one.ip if isinstance(one.ip, str) else one.ip[0] for one in adapter.ips]
        ips = [ipaddress.ip_address(one) for one in given]
        open_ips = [ip for ip in ips if not (ip.is_loopback or ip.is_link_local)]
        # The long addresses only where nothing shorter leads there.
        short = [ip for ip in open_ips if ip.version == 4] or open_ips[:1]
        found += [(aside, str(ip) != way_out, ip.version == 6, str(ip)) for ip in short]
    return [address for *_, address in sorted(found)]


def _way_out() -> str:
    """The address by which this machine itself goes to the world."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])
