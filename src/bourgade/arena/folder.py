"""The folder of a run: what was asked for, what came out, and nothing lost when it is cut off.

- `arena.json`: the plan.
- `games.jsonl`: one result a line, written as soon as a game ends; in order of the games once all
  are played, so that equal runs leave equal files.
- `times.jsonl`: what the games cost, apart from the results because no two runs agree on it.
- `records/000/000123.json`: the games themselves, if wanted.
- `arena.lock`: held by the run that writes here.
"""

from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from bourgade.arena.plan import FORMAT, VERSION, ArenaError, Plan
from bourgade.arena.play import Outcome, Played, Timed
from bourgade.core import locking

T = TypeVar("T", Played, Timed)


class Folder:
    """Opened with `create` or `resume`, or read only with `Folder(path)`.

    `lock` is that of the folder, where it is held already; it is let go by `close`.
    """

    def __init__(self, path: Path, lock: BinaryIO | None = None) -> None:
        self.path = path
        self.plan = _read_plan(path)
        self._games: BinaryIO | None = None
        self._times: BinaryIO | None = None
        self._lock = lock

    def played(self) -> dict[int, Played]:
        """The results so far, by number."""
        games = _read_lines(self.path / "games.jsonl", Played)
        return {number: games[number] for number in sorted(games) if number < self.plan.games}

    def timed(self) -> dict[int, Timed]:
        times = _read_lines(self.path / "times.jsonl", Timed)
        return {number: times[number] for number in sorted(times) if number < self.plan.games}

    def missing(self) -> list[int]:
        """The games still to be played. One whose record is gone counts as not played."""
        done = self.played()
        return [
            number
            for number in range(self.plan.games)
            if number not in done or (self.plan.records and not self.record(number).is_file())
        ]

    def record(self, number: int) -> Path:
        return self.path / "records" / f"{number // 1000:03}" / f"{number:06}.json"

    def open(self) -> list[str]:
        """Ready for more results. Returns the files that ended in half a line, now cut off."""
        if self._lock is None:
            self._lock = _lock(self.path)
        names = ("games.jsonl", "times.jsonl")
        cut = [name for name in names if _cut_half_line(self.path / name)]
        self._games = (self.path / "games.jsonl").open("ab")
        self._times = (self.path / "times.jsonl").open("ab")
        return cut

    def add(self, outcome: Outcome) -> None:
        """The result last: a game counts as played only when the rest of it is there."""
        assert self._games is not None and self._times is not None
        if outcome.record is not None:
            path = self.record(outcome.game)
            path.parent.mkdir(parents=True, exist_ok=True)
            _write_whole(path, outcome.record.encode() + b"\n")
        for file, content in ((self._times, outcome.timed), (self._games, outcome.played)):
            file.write(msgspec.json.encode(content) + b"\n")
            file.flush()

    def sort(self) -> None:
        """After the last game: results in order of the games, each once."""
        self._shut()
        for name, content in (("games.jsonl", self.played()), ("times.jsonl", self.timed())):
            lines = [msgspec.json.encode(one) + b"\n" for one in content.values()]
            _write_whole(self.path / name, b"".join(lines))

    def close(self) -> None:
        self._shut()
        if self._lock is not None:
            self._lock.close()
        self._lock = None

    def _shut(self) -> None:
        for file in (self._games, self._times):
            if file is not None:
                file.close()
        self._games = self._times = None


def create(path: Path, plan: Plan) -> Folder:
    """A fresh folder; one that holds a run already is left alone."""
    if (path / "arena.json").exists():
        raise ArenaError(f"{path} holds a run already: add --resume, or choose another --out")
    try:
        path.mkdir(parents=True, exist_ok=True)
        _write_plan(path, plan)
    except OSError as error:
        raise ArenaError(f"cannot write to {path}: {error.strerror or error}") from error
    return Folder(path)


def resume(path: Path, plan: Plan) -> Folder:
    """The folder of an earlier run with the same plan, or with more games of it.

    The lock comes first: the plan of a run in progress is not to change under it.
    """
    if not (path / "arena.json").exists():
        raise ArenaError(f"{path} holds no run to go on with: leave --resume out to begin one")
    lock = _lock(path)
    try:
        _refuse_another(path, _read_plan(path), plan)
        _write_plan(path, plan)
        return Folder(path, lock)
    except BaseException:
        lock.close()
        raise


def move_aside(path: Path, to: Path) -> None:
    """A run out of the way of another; not one that is being played."""
    lock = _lock(path)
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        path.rename(to)
    except OSError as error:
        raise ArenaError(f"cannot move {path} to {to}: {error.strerror or error}") from error
    finally:
        lock.close()


def _refuse_another(path: Path, begun: Plan, plan: Plan) -> None:
    before, now = (msgspec.to_builtins(one) for one in (begun, plan))
    for key in before:
        if key == "bots_digest" and before[key] != now[key]:
            raise ArenaError(
                f"{path} was begun with bots of {before[key] or 'an unknown digest'}, and they are "
                f"{now[key]} now (their code, parameters or lessons have changed): their games "
                "cannot be counted together; begin a new folder with another --out"
            )
        if key != "deals" and before[key] != now[key]:
            raise ArenaError(
                f"{path} was begun with {key} {_shown(before[key])}, not {_shown(now[key])}: "
                "give the same arguments, or choose another --out"
            )
    if plan.deals < begun.deals:
        raise ArenaError(
            f"{path} was begun with {begun.games} games, more than {plan.games}: "
            "give at least as many --games, or choose another --out"
        )


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _write_plan(path: Path, plan: Plan) -> None:
    _write_whole(path / "arena.json", msgspec.json.format(msgspec.json.encode(plan)) + b"\n")


def _read_plan(path: Path) -> Plan:
    try:
        content = (path / "arena.json").read_bytes()
        plan = msgspec.json.decode(content, type=Plan)
    except OSError:
        raise ArenaError(f"{path} holds no run of the arena (no arena.json in it)") from None
    except msgspec.DecodeError as error:
        raise ArenaError(f"{path / 'arena.json'} is damaged: {error}") from error
    if (plan.format, plan.version) != (FORMAT, VERSION):
        raise ArenaError(
            f"{path / 'arena.json'} is {plan.format} {plan.version}; "
            f"this program reads {FORMAT} {VERSION}"
        )
    return plan


def _read_lines(path: Path, kind: type[T]) -> dict[int, T]:
    """By number; the last line of a number counts. Half a last line is no line."""
    found: dict[int, T] = {}
    if not path.exists():
        return found
    decoder = msgspec.json.Decoder(kind)
    for number, line in enumerate(path.read_bytes().split(b"\n")[:-1], 1):
        try:
            one = decoder.decode(line)
        except msgspec.DecodeError as error:
            raise ArenaError(
                f"{path}, line {number} is damaged ({error}): delete this line, and add --resume "
                "to play its game again"
            ) from error
        found[one.game] = one
    return found


def _cut_half_line(path: Path) -> bool:
    """Was there one?"""
    if not path.exists():
        return False
    content = path.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        with path.open("r+b") as file:
            file.truncate(whole)
    return whole < len(content)


def _lock(path: Path) -> BinaryIO:
    """Held while a run writes here."""
    try:
        file = locking.lock(path / "arena.lock")
    except OSError as error:
        raise ArenaError(f"cannot write to {path}: {error.strerror or error}") from error
    if file is None:
        raise ArenaError(f"another run is writing to {path}: wait for it, or stop it")
    return file


def _write_whole(path: Path, content: bytes) -> None:
    """All of it or nothing."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(content)
    draft.replace(path)
