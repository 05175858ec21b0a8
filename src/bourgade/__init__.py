"""Bourgade: five board games of castles and cities, for people and programs."""

from bourgade.core.errors import BourgadeError, IllegalAction
from bourgade.core.match import Match, replay, resume, start, verify
from bourgade.core.record import Record
from bourgade.core.registry import game, games
from bourgade.version import __version__ as __version__

__all__ = [
    "BourgadeError",
    "IllegalAction",
    "Match",
    "Record",
    "game",
    "games",
    "replay",
    "resume",
    "start",
    "verify",
]
