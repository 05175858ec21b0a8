"""What the bots go by, game by game, all of it data found by measurement.

`data/<game>.toml`: the parameters of the search and the levels. `data/<game>.json`: what self-play
has taught, a weight for each number of an observation, by number of players and name of the field.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from bourgade.bots.experience import Experience, Lesson
from bourgade.bots.wishes import Wishes
from bourgade.core import registry
from bourgade.core.errors import BourgadeError
from bourgade.core.observation import Layout
from bourgade.core.state import GameState

# Weakest first.
GLANCING = ("gentle", "friendly", "curious", "casual", "steady", "sharp")  # one action ahead
SEARCHING = ("keen", "master", "expert")
LEVELS = (*GLANCING, *SEARCHING)


class BadTuning(BourgadeError):
    """A file of tuned parameters that cannot be used."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Either greed with `blur`ed eyes (in points), or a search of so many `iterations` a turn.

    A search can be blurred as well: its first look at an action, by a share of the victory.
    """

    iterations: int = 0
    blur: float = 0.0


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one game's bots go by."""

    search: dict[str, float] = {}
    levels: dict[str, Level] = {}


class Taught(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What self-play of one number of players has taught: weights by field of the observation."""

    found_by: str
    spread: Annotated[float, msgspec.Meta(gt=0)]
    spread_end: Annotated[float, msgspec.Meta(gt=0)]
    goal: Annotated[float, msgspec.Meta(gt=0)]
    early: dict[str, list[float]]
    late: dict[str, list[float]]


_WHOLE = ("width", "looks", "depth", "rollout", "glance")
_FRACTIONS = (
    *("explore", "spread", "spread_end", "goal", "points", "points_scale", "trust", "widen"),
    *("sure", "caution", "blur"),
)


def make_wishes(values: dict[str, float], experience: Experience | None = None) -> Wishes:
    """Wishes from named numbers; refuses an unknown name."""
    unknown = sorted(set(values) - {*_WHOLE, *_FRACTIONS})
    if unknown:
        known = ", ".join((*_WHOLE, *_FRACTIONS))
        raise BadTuning(f"the search has no parameter {unknown[0]!r}; there are: {known}")
    given: dict[str, Any] = {
        name: int(value) if name in _WHOLE else float(value) for name, value in values.items()
    }
    return Wishes(**given, experience=experience)


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


def read_experience(text: str, whose: str, layout: Layout) -> Experience:
    """The content of a file of weights, checked against what the game shows to a seat."""
    try:
        content = msgspec.json.decode(text, type=dict[str, Taught])
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadTuning(f"weights of {whose}: {error}") from error
    lessons = {}
    for seats, taught in content.items():
        if seats not in [str(number) for number in range(2, layout.seats + 1)]:
            raise BadTuning(f"weights of {whose}: nobody plays it with {seats!r} seats")
        early = _in_place(taught.early, whose, layout)
        late = _in_place(taught.late, whose, layout)
        lessons[int(seats)] = Lesson(early, late, taught.spread, taught.spread_end, taught.goal)
    return Experience(lessons)


def _in_place(named: dict[str, list[float]], whose: str, layout: Layout) -> list[float]:
    """Weights by field become weights by place among the prospects; others are nothing."""
    sizes = {field.name: field for field in layout.fields}
    weights = [0.0] * layout.size
    for name, some in named.items():
        field = sizes.get(name)
        if field is None or len(some) != field.size:
            raise BadTuning(
                f"weights of {whose}: {name} with {len(some)} numbers is no part of its"
                f" prospects; learn them anew: python -m bourgade.bots.learning {whose}"
            )
        weights[field.offset : field.offset + field.size] = some
    return weights


@cache
def experience(key: str) -> Experience | None:
    """What self-play of a game has taught; of a game from outside the library, nothing."""
    path = files("bourgade.bots") / "data" / f"{key}.json"
    if not path.is_file():
        return None
    return read_experience(path.read_text("utf-8"), key, registry.game(key).prospects)


def tuned_wishes(key: str, **changed: float) -> Wishes:
    """How a game's search goes by default, some parameters changed."""
    return make_wishes({**tuning(key).search, **changed}, experience(key))


def key_of(state: GameState) -> str:
    """The folder a position comes from: bots are handed positions, not games."""
    parts = type(state).__module__.split(".")
    return parts[2] if parts[:2] == ["bourgade", "games"] else ""
