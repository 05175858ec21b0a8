"""The rooms of the house: one folder per game.

`bourgade.games()` lists the games and `bourgade.games.burgundy` is the folder of one of them.
Python lets the folder shadow the function once it is imported, so the folder can be called too.
"""

import sys
from types import ModuleType

from bourgade.core.registry import games


class _Shelf(ModuleType):
    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Shelf
