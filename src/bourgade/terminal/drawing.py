"""Draws a position: by the game's own drawing module if there is one, else as its bare fields."""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from bourgade.core.game import Game
from bourgade.core.state import GameState
from bourgade.terminal.speech import Speaker


class Drawing(Protocol):
    """What a module `bourgade.terminal.<game>` offers."""

    def table(self, view: object, components: object, speaker: Speaker) -> RenderableType:
        """The whole table."""

    def own(self, view: object, components: object, speaker: Speaker) -> RenderableType:
        """What the player to move looks at within a turn."""

    def glossary(self, view: object, components: object, speaker: Speaker) -> RenderableType:
        """What the pieces in sight do."""


def draw(
    game: Game, state: GameState, seat: int | None, speaker: Speaker, *, whole: bool = True
) -> RenderableType:
    """The position as `seat` may see it."""
    view = state.view(seat)
    drawing = _drawing(game)
    if drawing is None:
        return Pretty(msgspec.to_builtins(view))
    picture = drawing.table if whole else drawing.own
    return picture(view, game.components(), speaker)


def explain(
    game: Game, state: GameState, seat: int | None, speaker: Speaker
) -> RenderableType | None:
    """What the pieces in sight do, if the game has words for them."""
    drawing = _drawing(game)
    if drawing is None:
        return None
    return drawing.glossary(state.view(seat), game.components(), speaker)


def _drawing(game: Game) -> Drawing | None:
    module = f"bourgade.terminal.{game.key}"
    if find_spec(module) is None:
        return None
    drawing: Drawing = import_module(module)
    return drawing
