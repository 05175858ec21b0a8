"""Games and bots from outside the library: BOURGADE_PLUGINS names modules to import at start.

Such a module calls `bourgade.core.registry.register(game)` or adds to `bourgade.bots.BOTS`.
"""

import os
from importlib import import_module

VARIABLE = "BOURGADE_PLUGINS"


def load_plugins() -> None:
    for name in os.environ.get(VARIABLE, "").split(","):
        if name.strip():
            import_module(name.strip())
