"""Plays the ladder of every game and writes docs/ladder: one command, nothing typed.

    python tools/ladder.py                        every contest of every game; hours of CPU time
    python tools/ladder.py --games burgundy       one game's
    python tools/ladder.py --only expert,sharp    one contest of every game
    python tools/ladder.py --write                only the documents, from what has been played

Each level meets the one below; the expert also meets the sharp one (which is greedy) at every size
of table, and in Burgundy itself. Runs are kept in arena/ladder/ and taken up where they stopped, so
the command can be given again and again. A contest that is not finished is left out of the
document.
"""

import argparse
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import bourgade
from bourgade.arena.folder import Folder
from bourgade.arena.ladder import ladders, overview
from bourgade.bots import LEVELS

ROOT = Path(__file__).resolve().parent.parent
RUNS = ROOT / "arena" / "ladder"
PAGES = ROOT / "docs" / "ladder"
GAME_KEYS = bourgade.games()
GAMES = 400  # for each pair at a table for two
CROWDED = 120  # at a larger table, where a game has more experts to wait for
ALONE = 200  # experts among themselves


@dataclass(frozen=True)
class Contest:
    """One run of the arena."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    options: tuple[str, ...] = ()

    @property
    def folder(self) -> Path:
        return RUNS / f"{self.game}-{self.players}p-{'-'.join(self.bots)}"

    def command(self) -> list[str]:
        words = [sys.executable, "-m", "bourgade.cli", "arena", self.game]
        words += ["--bots", ",".join(self.bots), "--players", str(self.players)]
        words += ["--games", str(self.games), "--out", str(self.folder)]
        for option in self.options:
            words += ["--option", option]
        return words + (["--resume"] if self.folder.exists() else [])

    def finished(self) -> bool:
        try:
            return not Folder(self.folder).missing()
        except bourgade.BourgadeError:
            return False


def contests(key: str) -> list[Contest]:
    """The telling ones first, so that a ladder cut short has them."""
    game = bourgade.game(key)
    fewest, most = game.min_players, game.max_players
    found = [Contest(key, ("expert", "sharp"), fewest, GAMES)]
    found += [Contest(key, pair, fewest, GAMES) for pair in zip(LEVELS[1:4], LEVELS, strict=False)]
    if key == "burgundy":  # whose points can be compared with people's, on the book's own board
        found += [Contest(key, ("expert",), fewest, ALONE, ("boards=1",))]
    found += [
        Contest(key, ("expert", "sharp"), players, CROWDED)
        for players in range(fewest + 1, most + 1)
    ]
    found += [
        Contest(key, pair, fewest, GAMES) for pair in zip(LEVELS[4:], LEVELS[3:], strict=False)
    ]
    return found


def write(keys: list[str]) -> None:
    """The documents of these games, and the overview of all."""
    PAGES.mkdir(parents=True, exist_ok=True)
    played = {key: [one.folder for one in contests(key) if one.finished()] for key in GAME_KEYS}
    pages = ladders([folder for key in keys for folder in played[key]])
    pages["README"] = overview([folder for folders in played.values() for folder in folders])
    for name, text in pages.items():
        (PAGES / f"{name}.md").write_text(text, "utf-8")
        print(PAGES / f"{name}.md")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=",".join(GAME_KEYS), help="keys, comma between")
    parser.add_argument("--only", help="the bots of one contest, comma between")
    parser.add_argument("--players", type=int, help="only tables of this size")
    parser.add_argument("--processes", type=int, help="how many play at once")
    parser.add_argument("--write", action="store_true", help="play nothing, write the documents")
    wishes = parser.parse_args()
    keys = wishes.games.split(",")
    todo = [contest for key in keys for contest in contests(key)]
    if wishes.only:
        todo = [contest for contest in todo if ",".join(contest.bots) == wishes.only]
    if wishes.players:
        todo = [contest for contest in todo if contest.players == wishes.players]
    if not todo:
        parser.error("no contest is like that; see contests() for those there are")
    for contest in [] if wishes.write else todo:
        if contest.finished():
            continue
        more = ["--processes", str(wishes.processes)] if wishes.processes else []
        done = subprocess.run([*contest.command(), *more], cwd=ROOT)
        if done.returncode != 0:
            return done.returncode
    write(keys)
    return 0


if __name__ == "__main__":
    sys.exit(main())
