"""Self-play as a table for learning: one row per decision, in a Parquet file.

docs/dataset.md describes the columns. `bourgade dataset` writes such a file, and
`bourgade.dataset.about(path)` tells what is in it.
"""

from pathlib import Path
from typing import Any

from bourgade.dataset.plan import DatasetError, Plan, make_plan

__all__ = ["DatasetError", "Plan", "about", "make_plan"]


def about(path: str | Path) -> dict[str, Any]:
    """How the file came to be, and the layout of its observations."""
    from bourgade.dataset.write import read_about

    return read_about(Path(path))
