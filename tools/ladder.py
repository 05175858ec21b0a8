"""Plays the ladder of every game and writes docs/ladder: one command, nothing typed.

    python tools/ladder.py                        every contest of every game; hours of CPU time
    python tools/ladder.py --games burgundy       one game's
    python tools/ladder.py --only expert,sharp    one contest of every game
    python tools/ladder.py --write                only the documents, from what has been played

Each level meets the one below, and a beginner the gentlest; the expert also meets the sharp one
(which is greedy) at every size of table, at the larger ones alone among several, and in Burgundy
itself. Runs are kept in arena/ladder/ and taken up where they stopped, so the command can be given
again and again. The summary of a run whose games are all played is kept in docs/ladder/runs/ as
well, and the documents are made from these: on another machine only what is missing there is
played. A run of other bots, rules or options than today's is moved to arena/old/ when its contest
is played anew; until then its summary stays in the documents, which tell the digest of its bots.
"""

import argparse
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec

import bourgade
from bourgade.arena.folder import Folder, move_aside
from bourgade.arena.ladder import ladders, overview
from bourgade.arena.plan import ArenaError, Plan, make_plan
from bourgade.arena.report import write_report
from bourgade.arena.summary import Summary
from bourgade.bots import GLANCING, LEVELS
from bourgade.cli import main as bourgade_command
from bourgade.core.stopping import run_to_the_end
from bourgade.terminal.commands import read_options
from bourgade.terminal.speech import Speaker, default_language

ROOT = Path(__file__).resolve().parent.parent
RUNS = ROOT / "arena" / "ladder"
OLD = ROOT / "arena" / "old"
PAGES = ROOT / "docs" / "ladder"
GAME_KEYS = bourgade.games()
SEED = 1
GAMES = 400  # for each pair at a table for two
CROWDED = 120  # at a larger table, whose games are longer; divisible by three and by four
ALONE = 200  # experts among themselves


@dataclass(frozen=True)
class Contest:
    """One run of the arena."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    options: tuple[str, ...] = ()
    lone: str = ""

    @property
    def folder(self) -> Path:
        return RUNS / f"{self.game}-{self.players}p-{'-'.join(self.bots)}"

    @property
    def kept(self) -> Path:
        """Where the documents find its summary."""
        return PAGES / "runs" / self.folder.name

    def plan(self) -> Plan:
        """What it would be now: with today's bots, rules and data."""
        wishes = read_options(list(self.options), bourgade.game(self.game))
        bots = list(self.bots)
        return make_plan(self.game, bots, self.players, self.games, SEED, wishes, False, self.lone)

    def begun(self) -> Plan | None:
        """What its folder was begun with, if it holds a run that can be read."""
        try:
            return Folder(self.folder).plan
        except ArenaError:
            return None

    def command(self) -> list[str]:
        """A run begun with more games than are asked for keeps them."""
        begun = self.begun()
        games = max(self.games, begun.games) if begun else self.games
        words = ["arena", self.game]
        words += ["--bots", ",".join(self.bots), "--players", str(self.players)]
        words += ["--games", str(games), "--seed", str(SEED), "--out", str(self.folder)]
        words += ["--lone", self.lone] if self.lone else []
        for option in self.options:
            words += ["--option", option]
        return words + (["--resume"] if (self.folder / "arena.json").exists() else [])

    def finished(self) -> bool:
        """Nothing is left to do: all games of today's plan (or more) are played and summed up."""
        begun, now = self.begun(), self.plan()
        if begun is not None:
            return _begins(now, begun) and self.told()
        summary = _summary(self.kept)
        return summary is not None and summary.complete and _begins(now, summary.plan)

    def fits(self) -> bool:
        """Is what its folder holds, if anything, the beginning of today's plan?"""
        if not (self.folder / "arena.json").exists():
            return True
        begun, now = self.begun(), self.plan()
        return begun is not None and msgspec.structs.replace(begun, deals=now.deals) == now

    def told(self) -> bool:
        """All games that were asked for when it was begun are played, and the summary says so."""
        begun = self.begun()
        if begun is None or Folder(self.folder).missing():
            return False
        summary = _summary(self.folder)
        return summary is not None and summary.complete and summary.plan == begun

    def tell(self) -> bool:
        """Ready for the documents? Writes a report that is missing though all games are played."""
        try:
            if not self.told() and self.begun() and not Folder(self.folder).missing():
                write_report(Folder(self.folder), Speaker(default_language()))
            return self.told()
        except ArenaError as error:
            print(f"{self.folder.name} is left out: {error}", file=sys.stderr)
            return False

    def keep(self) -> None:
        """Its summary is what the documents are made from."""
        self.kept.mkdir(parents=True, exist_ok=True)
        for name in ("summary.json", "timing.json"):
            shutil.copyfile(self.folder / name, self.kept / name)

    def make_room(self) -> None:
        """A run of another plan makes way; nothing is deleted."""
        if self.fits():
            return
        number = 1
        while (aside := OLD / f"{self.folder.name}-{number}").exists():
            number += 1
        move_aside(self.folder, aside)
        print(f"{self.folder} is of another plan than today's: moved to {aside}")


def _begins(now: Plan, played: Plan) -> bool:
    """Is today's plan the beginning of what was played?"""
    return msgspec.structs.replace(played, deals=now.deals) == now and played.deals >= now.deals


def _summary(folder: Path) -> Summary | None:
    """None where it is missing or damaged: it can be made again."""
    try:
        return msgspec.json.decode((folder / "summary.json").read_bytes(), type=Summary)
    except (OSError, msgspec.DecodeError):
        return None


def contests(key: str) -> list[Contest]:
    """The telling ones first, so that a ladder cut short has them."""
    game = bourgade.game(key)
    fewest, most = game.min_players, game.max_players
    found = [Contest(key, ("expert", "sharp"), fewest, GAMES)]
    found += [Contest(key, ("beginner", "gentle"), fewest, GAMES)]
    pairs = list(zip(LEVELS[1:], LEVELS, strict=False))  # each with the one below
    found += [Contest(key, pair, fewest, GAMES) for pair in pairs if pair[0] in GLANCING]
    if key == "burgundy":  # whose points can be compared with people's, on the book's own board
        found += [Contest(key, ("expert",), fewest, ALONE, ("boards=1",))]
    found += [
        Contest(key, ("expert", "sharp"), players, CROWDED, lone="expert")
        for players in range(fewest + 1, most + 1)
    ]
    return found + [Contest(key, pair, fewest, GAMES) for pair in pairs if pair[0] not in GLANCING]


def documents() -> dict[str, str]:
    """The document of each game and the overview of all, from the summaries that are kept."""
    all_contests = [one for key in GAME_KEYS for one in contests(key)]
    kept = [one.kept for one in all_contests if (one.kept / "summary.json").exists()]
    return {**ladders(kept), "README": overview(kept)}


def write() -> None:
    """Keeps the summaries of what has been played, and writes the documents anew."""
    for contest in [one for key in GAME_KEYS for one in contests(key)]:
        if contest.tell() and (contest.fits() or not contest.kept.exists()):
            contest.keep()
    for name, text in documents().items():
        (PAGES / f"{name}.md").write_text(text, "utf-8")
        print(PAGES / f"{name}.md")


def play(contest: Contest, processes: int | None) -> int:
    """Whatever is left of it, as the command `bourgade` does it; returns the status of that."""
    try:
        if contest.finished():
            return 0
        contest.make_room()
    except ArenaError as error:
        print(f"{contest.folder.name}: {error}", file=sys.stderr)
        return 2
    more = ["--processes", str(processes)] if processes else []
    return bourgade_command([*contest.command(), *more])


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
        if status := play(contest, wishes.processes):
            return status
    write()
    return 0


if __name__ == "__main__":
    run_to_the_end(main)
