"""The shelf: which games there are. A new game is a new folder and one line here."""

from importlib import import_module

from bourgade.core.errors import UnknownGame
from bourgade.core.game import Game

SHELF = {
    "bruges": "bourgade.games.bruges.game",
    "burdigala": "bourgade.games.burdigala.game",
    "burgenland": "bourgade.games.burgenland.game",
    "burgundy": "bourgade.games.burgundy.game",
    "castle": "bourgade.games.castle.game",
}

_taken: dict[str, Game] = {}


def games() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return sorted(SHELF)


def game(key: str) -> Game:
    """A game of the shelf, loaded when it is first asked for."""
    if key not in _taken:
        if key not in SHELF:
            raise UnknownGame(f"no game {key!r} in the library; there are: {', '.join(games())}")
        _taken[key] = import_module(SHELF[key]).GAME
    return _taken[key]


def register(new: Game) -> None:
    """Adds a game from outside the library (or a test's own)."""
    SHELF[new.key] = f"<registered> {new.key}"
    _taken[new.key] = new


def forget(key: str) -> None:
    """Takes a registered game off the shelf again."""
    SHELF.pop(key, None)
    _taken.pop(key, None)
