"""Where records of games played in the terminal are kept."""

import os
from datetime import datetime
from pathlib import Path

from bourgade.core.match import Match


def records_folder() -> Path:
    """In the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "bourgade" / "records"


def default_path(key: str) -> Path:
    """A fresh file for a game of this key."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = records_folder() / f"{key}-{stamp}.json"
    number = 2
    while path.exists():
        path = records_folder() / f"{key}-{stamp}-{number}.json"
        number += 1
    return path


def save(match: Match, wanted: Path | None) -> Path:
    """Writes the record whole or not at all, and returns where."""
    path = wanted or default_path(match.game.key)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and not path.is_file():
        # A device is written to, not replaced.
        path.write_text(match.record.to_json() + "\n", "utf-8")
        return path
    draft = path.with_name(path.name + ".part")
    draft.write_text(match.record.to_json() + "\n", "utf-8")
    draft.replace(path)
    return path
