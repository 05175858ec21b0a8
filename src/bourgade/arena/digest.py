"""A short name for what the bots that play are at the moment: other bots have other results.

Taken over what their play follows from: the tuned parameters and the lessons of the game, the
source text of the bots and of the game's rules, and what chance draws, however it is written. Of
the levels only those at the table count: who tunes one does not make the games of the others old.
The .py files lie beside the compiled modules, so an interpreted and a compiled build of the same
source have the same digest. The tables of a game are not in it: its edition names them. Nor are
bots and games from plugins (BOURGADE_PLUGINS), of which nobody knows what they consist of.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from bourgade.core.chance import Chance, FairChance, FastChance, secret_from_seed

LENGTH = 12  # hexadecimal digits
TUNING = "tuning"
SEEDS = (7, -7, 1_000_003, 1 << 61, 1 << 200)
# They make the parameters and lessons, or tell people something: no bot plays by them.
NOT_IN_PLAY = ("advice.py", "learning.py", "self_play.py", "tuning.py")
TOLD_TO_PEOPLE = (
    "chronicle.py",
    "names.py",
    "position.py",
    "preview.py",
    "read_position.py",
    "reasons.py",
    "reasons_now.py",
    "words.py",
)


@cache
def bots_digest(game: str, bots: tuple[str, ...]) -> str:
    """Of these of the library's bots. Asked once: a process plays by what it has loaded."""
    return digest_of(files("bourgade"), game, bots)


def digest_of(package: Traversable, game: str, bots: tuple[str, ...]) -> str:
    """The same of a package that lies anywhere. Text, so that ends of lines do not matter."""
    total = hashlib.sha256()
    for name, file in _sources(package, game):
        text = file.read_text("utf-8")
        if name == TUNING:
            text = _without_other_levels(text, bots)
        total.update(f"{name}\0{len(text)}\0{text}".encode())
    total.update(f"chance\0{_draws()}".encode())
    return total.hexdigest()[:LENGTH]


def _draws() -> list[int]:
    """Some of each kind: other draws are other games, and other thoughts."""
    sources: list[Chance] = [FastChance(seed) for seed in SEEDS]
    sources.append(FairChance(secret_from_seed(SEEDS[0])))
    return [source.pick(n) for source in sources for n in (2, 6, 10, 1000, 1_000_000_000)]


def _without_other_levels(text: str, bots: tuple[str, ...]) -> str:
    search, _, levels = text.partition("[levels]")
    lines = [line for line in levels.splitlines() if line.partition("=")[0].strip() in bots]
    return "\n".join([search, *lines])


def _sources(package: Traversable, game: str) -> Iterator[tuple[str, Traversable]]:
    """Names and files, always in the same order. A game from outside has no folder here."""
    bots = package / "bots"
    yield from _python_files("bots", bots, NOT_IN_PLAY)
    yield from _python_files(f"games/{game}", package / "games" / game, TOLD_TO_PEOPLE)
    own = bots / "data" / f"{game}.toml"
    yield TUNING, own if own.is_file() else bots / "data" / "ordinary.toml"
    lessons = bots / "data" / f"{game}.json"
    if lessons.is_file():
        yield "lessons", lessons


def _python_files(
    name: str, folder: Traversable, but: tuple[str, ...] = ()
) -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".py") and file.name not in but:
            yield f"{name}/{file.name}", file
