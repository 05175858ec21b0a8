"""Is all well? Asked by whoever watches over the server; looked at every few seconds at most.

Down is a server that could not keep a move: its database cannot be read or written. Whatever else
is missing degrades it: hints between workers, rate limits shared by them, processes for bots.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Literal

from bourgade.server.rest import Health, Part
from bourgade.server.store.faults import Unavailable
from bourgade.version import __version__, build

KEPT_S = 3.0  # what was found is said again for so long
PATIENCE_S = 3.0  # after so long without an answer, the database is taken to be away


class Doctor:
    def __init__(
        self, beat: Callable[[], Awaitable[None]], parts: Callable[[], dict[str, Part]]
    ) -> None:
        """`beat` reads and writes the database, `parts` tells of all the rest."""
        self._beat = beat
        self._parts = parts
        self._looking: asyncio.Task[Part] | None = None
        self._found_at = 0.0

    async def look(self) -> Health:
        """Many may ask: one looks, the others hear the same."""
        if self._looking is None or (
            self._looking.done() and time.monotonic() - self._found_at > KEPT_S
        ):
            self._looking = asyncio.create_task(self._database())
        parts = {"database": await asyncio.shield(self._looking), **self._parts()}
        return Health(_worst(parts), __version__, build(), parts)

    async def _database(self) -> Part:
        try:
            await asyncio.wait_for(self._beat(), PATIENCE_S)
        except Unavailable as error:
            return Part("down", error.why)
        except TimeoutError:
            return Part("down", "silent")
        except Exception as error:
            return Part("down", type(error).__name__)
        finally:
            self._found_at = time.monotonic()
        return Part("ok")


def _worst(parts: dict[str, Part]) -> Literal["ok", "degraded", "down"]:
    found = {part.status for part in parts.values()}
    if "down" in found:
        return "down"
    return "degraded" if "degraded" in found else "ok"
