"""How this server runs: from the command line and the environment."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec

PORT = 8000
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class SettingsError(Exception):
    """The server cannot run like this; the text says what to do about it."""


class Settings(msgspec.Struct, kw_only=True):
    host: str = "127.0.0.1"
    port: int = PORT
    lan: bool = False  # for everybody in the house: on every address of this machine
    data_dir: str = ""
    database_url: str = ""
    bus: str = "memory"
    workers: int = 1
    public_origin: str = ""
    browser: bool = True
    bot_processes: int = 0  # 0: one less than there are cores
    bot_delay_ms: int = 400
    bot_deadline_s: float = 20.0
    bot_think_s: float = 1.8  # of CPU time for one decision, where its iterations take longer
    hint_iterations: int = 3000
    hint_think_s: float = 8.0  # of CPU time for a whole hint
    analysis_iterations: int = 200  # for each decision, fewer where the whole would take too long
    analysis_s: float = 30.0  # of one core, for a whole game
    poll_s: float = 15.0
    sweep_s: float = 2.0
    trust_proxy: bool = False
    generous: bool = False  # benchmarks and tests from a single address need higher rate limits
    log_level: str = "info"

    def resolve(self) -> "Settings":
        """Fills in what follows from the rest, and refuses what cannot be run safely."""
        if not 0 <= self.port <= 65535:
            raise SettingsError(f"there is no port {self.port}: choose one from 1024 to 65535")
        if self.lan and self.host not in LOOPBACK:
            raise SettingsError("--lan listens on every address already: leave out --host")
        data_dir = self.data_dir or str(default_data_dir())
        url = self.database_url or f"sqlite:///{Path(data_dir).resolve() / 'bourgade.db'}"
        if url.startswith("postgresql://"):
            url = url.replace("postgresql://", "postgresql+psycopg://", 1)
        if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
            raise SettingsError("--database-url must begin with sqlite:/// or postgresql://")
        if self.workers > 1 and (url.startswith("sqlite") or self.bus == "memory"):
            raise SettingsError(
                "several workers need a PostgreSQL database and a bus: "
                "--database-url postgresql://… --bus redis://… (or --bus pg)"
            )
        if self.bus not in ("memory", "pg") and not self.bus.startswith("redis://"):
            raise SettingsError("--bus must be memory, pg or redis://…")
        if self.bus == "pg" and not url.startswith("postgresql"):
            raise SettingsError("--bus pg needs a PostgreSQL database")
        if self.lan and not url.startswith("sqlite"):
            raise SettingsError("--lan is for the library in the data folder, without a database")
        _need_package("psycopg", url.startswith("postgresql"), "a PostgreSQL database")
        _need_package("redis", self.bus.startswith("redis://"), "a bus on Redis")
        return msgspec.structs.replace(
            self,
            data_dir=data_dir,
            database_url=url,
            bot_processes=self.bot_processes or max(1, (os.cpu_count() or 2) - 1),
            bot_think_s=self._in_time(self.bot_think_s, "--bot-think"),
            hint_think_s=self._in_time(self.hint_think_s, "--hint-think"),
        )

    def _in_time(self, seconds: float, option: str) -> float:
        """Half the deadline at most: where others want the processor too, CPU time takes longer."""
        if seconds <= 0:
            raise SettingsError(f"{option} must be more than 0 seconds")
        return min(seconds, self.bot_deadline_s / 2)

    @property
    def embedded(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def database_file(self) -> Path | None:
        """The file of an embedded database."""
        if not self.embedded:
            return None
        return Path(self.database_url.removeprefix("sqlite:///").partition("?")[0]).resolve()

    @property
    def here_only(self) -> bool:
        """Can only this machine come in?"""
        return self.host in LOOPBACK and not self.lan

    @property
    def far(self) -> bool:
        """May readers be on another machine? Then it pays to compress what is sent."""
        return not self.here_only or bool(self.public_origin)

    @property
    def https(self) -> bool:
        return self.public_origin.startswith("https://")

    @property
    def alone(self) -> bool:
        """Is this process the only one that serves its database?"""
        return self.bus == "memory"


def _need_package(name: str, needed: bool, what: str) -> None:
    if needed and find_spec(name) is None:
        raise SettingsError(
            f"{what} needs the package {name}, which is not installed: "
            "pip install 'bourgade[scale]'"
        )


def default_data_dir() -> Path:
    """A folder of the user, where each system keeps such things."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "bourgade"
