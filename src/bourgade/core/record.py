"""The whole of a game as a document: actions and outcomes of chance, no generator needed.

The format is described in docs/formats/record.md. A record is append-only: an undo is an entry.
"""

import hashlib
from typing import Any

import msgspec

from bourgade.core.errors import RecordError

FORMAT = "bourgade.record"
VERSION = 1
UNDO = "undo"


class Entry(msgspec.Struct, array_like=True):
    """One line of the log: an action in notation (or "undo") and the outcomes it drew."""

    do: str
    chance: list[int] = []


class Dice(msgspec.Struct):
    """Whose secret made the outcomes from number `start` on; the secret follows after the end."""

    start: int
    commitment: str
    secret: str | None = None


class Result(msgspec.Struct):
    scores: list[int]
    winners: list[int]


class Record(msgspec.Struct, kw_only=True):
    """A game, finished or not."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    edition: str
    players: int
    options: dict[str, str | list[str]] = {}
    position: dict[str, Any] | None = None
    setup: list[int] = []
    log: list[Entry] = []
    dice: list[Dice] = []
    result: Result | None = None
    digest: str = ""

    def to_json(self) -> str:
        """The document, with a digest that tells a damaged copy."""
        return msgspec.json.encode(msgspec.structs.replace(self, digest=self._digest())).decode()

    def outcomes(self) -> list[int]:
        """Every outcome of chance, in order."""
        drawn = list(self.setup)
        for entry in self.log:
            drawn += entry.chance
        return drawn

    def actions(self) -> list[str]:
        """The actions that stand, undone ones left out."""
        standing: list[str] = []
        for entry in self.log:
            if entry.do != UNDO:
                standing.append(entry.do)
            elif standing:
                standing.pop()
        return standing

    def _digest(self) -> str:
        bare = msgspec.structs.replace(self, digest="")
        return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()


def read(text: str | bytes) -> Record:
    """The record in a document; refuses what is broken, altered, too new or something else."""
    try:
        head = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise RecordError(f"not a record: the JSON is broken or cut off ({error})") from error
    if head.get("format") != FORMAT:
        raise RecordError(f"not a Bourgade record: its format is {head.get('format')!r}")
    if head.get("version") != VERSION:
        raise RecordError(
            f"record version {head.get('version')!r}; this program reads version {VERSION}"
        )
    try:
        record = msgspec.convert(head, type=Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"damaged record: {error}") from error
    if record.digest != record._digest():
        raise RecordError("altered record: its content does not match its digest")
    return record
