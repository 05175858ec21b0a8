"""The whole of a game as a document: actions and outcomes of chance, no generator needed.

The format is described in docs/formats/record.md. A record is append-only: an undo is an entry.
"""

import hashlib
import re
from typing import Any

import msgspec

from bourgade.core.errors import RecordError
from bourgade.core.reading import read_json

FORMAT = "bourgade.record"
VERSION = 1
UNDO = "undo"
_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_SECRET = re.compile(r"([0-9a-fA-F]{2}){16,64}")


class Entry(msgspec.Struct, array_like=True):
    """One line of the log: an action in notation (or "undo") and the outcomes it drew."""

    do: str
    chance: list[int] = []


class Dice(msgspec.Struct):
    """Whose secret made the outcomes from number `start` on; the secret follows after the end."""

    start: int
    commitment: str
    secret: str | None = None

    def key(self) -> bytes:
        """The secret as it made the outcomes."""
        if self.secret is None:
            raise RecordError("the secret of the dice is not published yet")
        if not _SECRET.fullmatch(self.secret):
            raise RecordError("the secret of the dice is not 16 to 64 bytes in hexadecimal")
        return bytes.fromhex(self.secret)


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
        return _read(text)
    except RecursionError:  # deep enough to be read, too deep to be worked with
        raise RecordError("damaged record: it is nested too deeply") from None


def _read(text: str | bytes) -> Record:
    try:
        head = read_json(text, dict[str, Any])
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
    _check_dice(record)
    return record


def _check_dice(record: Record) -> None:
    """Dice that nobody could have thrown: refused before anything is made of them."""
    earlier, drawn = 0, len(record.outcomes())
    for number, dice in enumerate(record.dice, 1):
        if not earlier <= dice.start <= drawn:
            raise RecordError(
                f"damaged record: dice {number} begin at outcome {dice.start}, "
                f"which is not one from {earlier} to {drawn}"
            )
        if not _COMMITMENT.fullmatch(dice.commitment):
            raise RecordError(
                f"damaged record: the commitment of dice {number} is no SHA-256 in hexadecimal"
            )
        if dice.secret is not None:
            dice.key()
        earlier = dice.start
