"""How this server runs: from the command line and the environment."""

import os
import sys
from pathlib import Path

import msgspec

LOOPBACK = ("127.0.0.1", "::1", "localhost")


class SettingsError(Exception):
    """The server cannot run like this; the text says what to do about it."""


class Settings(msgspec.Struct, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
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
    def far(self) -> bool:
        """May readers be on another machine? Then it pays to compress what is sent."""
        return self.host not in LOOPBACK or bool(self.public_origin)

    @property
    def https(self) -> bool:
        return self.public_origin.startswith("https://")

    @property
    def alone(self) -> bool:
        """Is this process the only one that serves its database?"""
        return self.bus == "memory"


def default_data_dir() -> Path:
    """A folder of the user, where each system keeps such things."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "bourgade"
