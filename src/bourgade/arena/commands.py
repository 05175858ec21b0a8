"""`bourgade arena`: its arguments, and what becomes of them."""

import argparse
import os
import re
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bourgade.arena.folder import Folder, create, resume
from bourgade.arena.ladder import ladders
from bourgade.arena.plan import ArenaError, Plan, command, make_plan
from bourgade.arena.report import Written, measured, tables, write_report
from bourgade.arena.run import Means, play_all
from bourgade.core import registry
from bourgade.core.stopping import status_of, stopped_by_sigterm
from bourgade.core.texts import Message
from bourgade.server.plugins import load_plugins
from bourgade.terminal.commands import read_options
from bourgade.terminal.speech import Speaker

REPORT, LADDER = "report", "ladder"


def add_arguments(
    parser: argparse.ArgumentParser, words: Callable[[str], str], positive: Callable[[str], int]
) -> None:
    parser.add_argument("game", metavar="GAME|report|ladder", help=words("arena-what"))
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help=words("arena-folders"))
    parser.add_argument("--bots", metavar="BOT,BOT", help=words("arena-bots"))
    parser.add_argument("--players", type=int, metavar="N", help=words("players"))
    parser.add_argument(
        "--games", type=positive, default=1000, metavar="N", help=words("arena-games")
    )
    parser.add_argument("--lone", default="", metavar="BOT", help=words("arena-lone"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=words("arena-seed"))
    # `--option k=v` once or more as elsewhere, or `--options k=v k=v`.
    parser.add_argument(
        "--option",
        "--options",
        action="extend",
        nargs="+",
        metavar="KEY=VALUE",
        help=words("option"),
    )
    parser.add_argument("--processes", type=positive, metavar="P", help=words("arena-processes"))
    parser.add_argument("--out", metavar="FOLDER", help=words("arena-out"))
    parser.add_argument("--resume", action="store_true", help=words("arena-resume"))
    parser.add_argument("--records", action="store_true", help=words("arena-records"))
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=words("arena-ray"))


def run(args: Namespace, speaker: Speaker) -> int:
    if args.game == LADDER:
        return _ladder(args, speaker)
    if args.game == REPORT:
        return _report(args, speaker)
    if args.folders:
        raise ArenaError(f"what is {args.folders[0]!r} for? Folders go with report and ladder")
    return _arena(args, speaker)


def _arena(args: Namespace, speaker: Speaker) -> int:
    load_plugins()
    game = registry.game(args.game)
    if args.bots is None:
        raise ArenaError(
            f"which bots? For example: bourgade arena {args.game} --bots greedy,random"
        )
    entrants = [name.strip() for name in args.bots.split(",")]
    wishes = read_options(args.option, game)
    plan = make_plan(
        args.game,
        entrants,
        args.players,
        args.games,
        args.seed,
        wishes,
        args.records,
        args.lone.strip(),
    )
    path = Path(args.out) if args.out else _default_folder(plan)
    folder = resume(path, plan) if args.resume else create(path, plan)
    means = Means(args.processes or _cores(), args.ray)
    bar = Console(stderr=True)
    _tell(bar, speaker, "begin", games=plan.games, deals=plan.deals, folder=str(path))
    _tell(bar, speaker, measured(plan))
    try:
        with stopped_by_sigterm():
            play_all(folder, means, speaker, bar)
    except KeyboardInterrupt as stop:
        more = [*(["--out", str(path)] if args.out else []), "--resume"]
        left = len(folder.missing())
        _tell(bar, speaker, "interrupted", played=plan.games - left, games=plan.games)
        print(f"  {command(plan, *more)}", file=sys.stderr)
        return status_of(stop)
    _show(write_report(folder, speaker), speaker)
    return 0


def _report(args: Namespace, speaker: Speaker) -> int:
    """The report anew, also of a run that is not finished."""
    if not args.folders:
        raise ArenaError("which folder? For example: bourgade arena report arena/burgundy")
    load_plugins()
    for path in args.folders:
        _show(write_report(Folder(Path(path)), speaker), speaker)
    return 0


def _ladder(args: Namespace, speaker: Speaker) -> int:
    """To the screen, or to a file for each game."""
    if not args.folders:
        raise ArenaError(
            "which folders? For example: bourgade arena ladder arena/* --out docs/ladder"
        )
    documents = ladders([Path(path) for path in args.folders])
    for key, text in documents.items():
        if args.out is None:
            print(text, end="")
            continue
        path = Path(args.out) / f"{key}.md"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        except OSError as error:
            raise ArenaError(f"cannot write {path}: {error.strerror or error}") from error
        print(speaker.say(Message("arena.written", {"file": str(path)})))
    return 0


def _show(written: Written, speaker: Speaker) -> None:
    console = Console()
    for heading, rows in tables(written.summary, written.timing, speaker):
        table = Table(title=heading, title_justify="left")
        for number, name in enumerate(rows[0]):
            table.add_column(name, justify="right" if number else "left")
        for row in rows[1:]:
            table.add_row(*row)
        console.print(table)
    if not written.summary.complete:
        _tell(console, speaker, "report-partial", games=written.summary.plan.games)
    _tell(console, speaker, "written", file=str(written.html))
    name = "pictures" if written.pictures else "no-pictures"
    _tell(console, speaker, name, count=len(written.pictures))


def _tell(console: Console, speaker: Speaker, name: str, **args: int | str) -> None:
    text = speaker.say(Message(f"arena.{name}", dict(args)))
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def _default_folder(plan: Plan) -> Path:
    names = [*plan.bots, *(["lone", plan.lone] if plan.lone else [])]
    bots = re.sub(r"[^\w.+-]+", "_", "-".join(names))
    return Path("arena") / f"{plan.game}-{plan.players}p-{bots}-seed{plan.seed}"


def _cores() -> int:
    """Those this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
