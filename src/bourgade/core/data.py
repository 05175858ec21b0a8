"""Data files of the games: the packaged ones, or the owner's corrected copies.

Every game keeps its components (boards, tiles, cards) as JSON in `games/<key>/data`. An owner of
the box may give a directory with corrected files, `<directory>/<key>/<name>`; each replaces the
packaged file of the same name as a whole. Whatever the source, games check what they read and
report faults as `DataError`.
"""

import hashlib
import json
import os
from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from bourgade.core.errors import BourgadeError

ENVIRONMENT_VARIABLE: Final = "BOURGADE_DATA"
STATUSES: Final = ("confirmed", "one source", "reconstructed", "interpretation")
# Keys that tell people where a fact comes from and never change a game.
DESCRIPTIVE_KEYS: Final = frozenset(
    {"provenance", "confidence", "sources", "note", "reconstructed"}
)

T = TypeVar("T")

_directory: Path | None = None
_directory_known = False
_served: set[str] = set()


class DataError(BourgadeError):
    """A data file that cannot be used: which file, which key in it, and why."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(file, key, reason)
        self.file = file
        self.key = key
        self.reason = reason

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.reason) if part)


class Spot:
    """A place in a data file, kept while reading so that every fault can name it."""

    def __init__(self, file: str, key: str = "") -> None:
        self.file = file
        self.key = key

    def at(self, key: str | int) -> "Spot":
        """The place one level down: a name in an object or an index in a list."""
        if isinstance(key, int):
            return Spot(self.file, f"{self.key}[{key}]")
        return Spot(self.file, f"{self.key}.{key}" if self.key else key)

    def fail(self, reason: str) -> NoReturn:
        raise DataError(self.file, self.key, reason)


_KIND_NAMES: Final[dict[type, str]] = {
    dict: "an object",
    list: "a list",
    str: "a text",
    int: "a whole number",
    bool: "true or false",
}


def expect(condition: bool, spot: Spot, reason: str) -> None:
    if not condition:
        spot.fail(reason)


def of_kind(value: Any, kind: type[T], spot: Spot) -> T:
    """The value itself when it is of that JSON kind; true and false are no numbers."""
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        found = "null" if value is None else json.dumps(value, ensure_ascii=False)
        shown = found if len(found) <= 40 else found[:37] + "..."
        spot.fail(f"expected {_KIND_NAMES.get(kind, kind.__name__)}, found {shown}")
    return value


def need(holder: dict[str, Any], key: str, kind: type[T], spot: Spot) -> T:
    """`holder[key]`, which must exist and be of that kind; `spot` is the place of `holder`."""
    if key not in holder:
        spot.at(key).fail("missing")
    return of_kind(holder[key], kind, spot.at(key))


def need_count(holder: dict[str, Any], key: str, spot: Spot, low: int = 0) -> int:
    """A whole number that is at least `low`."""
    value = need(holder, key, int, spot)
    expect(value >= low, spot.at(key), f"expected at least {low}, found {value}")
    return value


def need_one_of(holder: dict[str, Any], key: str, allowed: Iterable[str], spot: Spot) -> str:
    value = need(holder, key, str, spot)
    names = list(allowed)
    expect(value in names, spot.at(key), f'expected one of {", ".join(names)}; found "{value}"')
    return value


def need_keys(holder: dict[str, Any], names: Iterable[str], spot: Spot) -> None:
    """The object has exactly these keys: one missing or one too many is a fault."""
    known = list(names)
    for name in known:
        expect(name in holder, spot.at(name), "missing")
    for name in holder:
        expect(name in known, spot.at(name), "unknown; expected " + ", ".join(known))


def set_directory(path: str | os.PathLike[str] | None) -> None:
    """Read corrected files from this directory; None for the packaged files only.

    Games read their data once, so the directory must be known before the first file is read: later
    it would be ignored in silence, and that is refused.
    """
    global _directory, _directory_known
    chosen = None if path is None else Path(path).resolve()
    if _served and chosen != _directory:
        raise DataError(
            sorted(_served)[0], "", "read already; give the data directory before any game starts"
        )
    if chosen is not None and not chosen.is_dir():
        raise DataError(str(path), "", "no such data directory")
    _directory, _directory_known = chosen, True


def directory() -> Path | None:
    """The owner's data directory: as set, else from the environment, else none."""
    if not _directory_known:
        set_directory(os.environ.get(ENVIRONMENT_VARIABLE) or None)
    return _directory


def load(game_key: str, name: str) -> dict[str, Any]:
    """The content of one data file, the owner's copy before the packaged one."""
    label = f"{game_key}/{name}"
    packaged = _packaged(game_key)
    source: Traversable = packaged.joinpath(name)
    override = directory()
    if override is not None and (override / game_key).is_dir():
        _refuse_stray_files(override / game_key, packaged)
        corrected = override / game_key / name
        if corrected.is_file():
            source = corrected
    if not source.is_file():
        raise DataError(label, "", "no such data file")
    _served.add(label)
    return _parse(label, source.read_bytes())


def names(game_key: str) -> list[str]:
    """The data files of a game, in alphabetical order."""
    folder = _packaged(game_key)
    if not folder.is_dir():
        raise DataError(game_key, "", "this game has no data files")
    return sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".json"))


def provenance(game_key: str) -> list[dict[str, str]]:
    """Where the facts of a game come from, file by file, for a page about the edition."""
    entries = []
    for name in names(game_key):
        for entry in check_provenance(load(game_key, name), Spot(f"{game_key}/{name}")):
            entries.append({"file": name, **entry})
    return entries


def check_provenance(content: dict[str, Any], spot: Spot) -> list[dict[str, str]]:
    """The file's list of {"what", "status", "note"}; a file without one is refused."""
    listed = need(content, "provenance", list, spot)
    expect(len(listed) > 0, spot.at("provenance"), "expected at least one entry")
    for i, item in enumerate(listed):
        here = spot.at("provenance").at(i)
        entry = of_kind(item, dict, here)
        need_keys(entry, ("what", "status", "note"), here)
        need(entry, "what", str, here)
        need_one_of(entry, "status", STATUSES, here)
        need(entry, "note", str, here)
    return listed


def edition(game_key: str) -> str:
    """Fingerprint of all that is played with: two editions with equal components agree."""
    return fingerprint(*(components(load(game_key, name)) for name in names(game_key)))


def components(content: Any) -> Any:
    """The content without the keys that only describe where it comes from."""
    if isinstance(content, dict):
        return {k: components(v) for k, v in content.items() if k not in DESCRIPTIVE_KEYS}
    if isinstance(content, list):
        return [components(item) for item in content]
    return content


def fingerprint(*contents: Any) -> str:
    """First 12 hexadecimal digits of the SHA-256 of the contents as canonical JSON."""
    text = json.dumps(contents, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:12]


def _packaged(game_key: str) -> Traversable:
    return files("bourgade.games").joinpath(game_key).joinpath("data")


def _refuse_stray_files(folder: Path, packaged: Traversable) -> None:
    """A misspelt file name would otherwise leave the packaged file in force without a word."""
    for entry in sorted(folder.glob("*.json")):
        if not packaged.joinpath(entry.name).is_file():
            raise DataError(f"{folder.name}/{entry.name}", "", "this game has no such data file")


def _parse(label: str, raw: bytes) -> dict[str, Any]:
    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        seen = dict(pairs)
        if len(seen) < len(pairs):
            keys = [key for key, _ in pairs]
            twice = next(key for key in keys if keys.count(key) > 1)
            raise DataError(label, twice, "appears twice in one object")
        return seen

    try:
        content = json.loads(raw.decode("utf-8-sig"), object_pairs_hook=unique)
    except UnicodeDecodeError as error:
        raise DataError(label, f"byte {error.start}", "not UTF-8 text") from error
    except json.JSONDecodeError as error:
        where = f"line {error.lineno} column {error.colno}"
        raise DataError(label, where, f"not JSON ({error.msg})") from error
    return of_kind(content, dict, Spot(label))
