"""The tuned parameters of the search and the levels, game by game: `data/<game>.toml`."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from bourgade.bots.wishes import Wishes
from bourgade.core.errors import BourgadeError
from bourgade.core.state import GameState

# Weakest first.
LEVELS = ("gentle", "casual", "steady", "sharp", "master", "expert")


class BadTuning(BourgadeError):
    """A file of tuned parameters that cannot be used."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Either a search of so many `iterations` a turn, or greed with `blur`ed eyes (in points)."""

    iterations: int = 0
    blur: float = 0.0


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one game's bots go by."""

    search: dict[str, float] = {}
    levels: dict[str, Level] = {}

    def wishes(self, **changed: float) -> Wishes:
        """The parameters of the search, some of them changed."""
        return make_wishes({**self.search, **changed})


_WHOLE = ("width", "looks", "depth", "rollout")
_FRACTIONS = (
    *("explore", "spread", "spread_end", "goal", "points", "points_scale", "trust", "widen"),
    *("sure", "caution"),
)


def make_wishes(values: dict[str, float]) -> Wishes:
    """Wishes from named numbers; refuses an unknown name."""
    unknown = sorted(set(values) - {*_WHOLE, *_FRACTIONS})
    if unknown:
        known = ", ".join((*_WHOLE, *_FRACTIONS))
        raise BadTuning(f"the search has no parameter {unknown[0]!r}; there are: {known}")
    given: dict[str, Any] = {
        name: int(value) if name in _WHOLE else float(value) for name, value in values.items()
    }
    return Wishes(**given)


def read(text: str, whose: str) -> Tuning:
    """A tuning file's content, checked."""
    try:
        tuning = msgspec.convert(tomllib.loads(text), Tuning)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadTuning(f"tuned parameters of {whose}: {error}") from error
    missing = [level for level in LEVELS if level not in tuning.levels]
    if missing:
        raise BadTuning(f"tuned parameters of {whose}: level {missing[0]!r} is missing")
    make_wishes(tuning.search)
    return tuning


@cache
def tuning(key: str) -> Tuning:
    """The parameters of a game; a game from outside the library gets the ordinary ones."""
    folder = files("bourgade.bots") / "data"
    own = folder / f"{key}.toml"
    path = own if own.is_file() else folder / "ordinary.toml"
    return read(path.read_text("utf-8"), key)


def key_of(state: GameState) -> str:
    """The folder a position comes from: bots are handed positions, not games."""
    parts = type(state).__module__.split(".")
    return parts[2] if parts[:2] == ["bourgade", "games"] else ""
