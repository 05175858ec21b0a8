"""`bourgade dataset`: its arguments, and what becomes of them."""

import argparse
import os
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from bourgade.core import registry
from bourgade.core.stopping import stopped_by_sigterm
from bourgade.core.texts import Message
from bourgade.dataset.plan import DatasetError, make_plan
from bourgade.server.plugins import load_plugins
from bourgade.terminal.commands import read_options
from bourgade.terminal.speech import Speaker


def add_arguments(
    parser: argparse.ArgumentParser, words: Callable[[str], str], positive: Callable[[str], int]
) -> None:
    parser.add_argument("game", help=words("game"))
    parser.add_argument("--games", type=positive, default=100, metavar="N", help=words("count"))
    parser.add_argument("--bots", default="greedy", metavar="BOT,BOT", help=words("dataset-bots"))
    parser.add_argument("--players", type=int, metavar="N", help=words("players"))
    parser.add_argument("--out", metavar="FILE", help=words("dataset-out"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=words("dataset-seed"))
    parser.add_argument(
        "--every", type=positive, default=1, metavar="K", help=words("dataset-every")
    )
    parser.add_argument("--option", action="append", metavar="KEY=VALUE", help=words("option"))
    parser.add_argument("--processes", type=positive, metavar="P", help=words("dataset-processes"))
    parser.add_argument("--force", action="store_true", help=words("dataset-force"))


def run(args: Namespace, speaker: Speaker) -> int:
    try:
        from bourgade.dataset.write import write
    except ModuleNotFoundError as error:
        if error.name != "pyarrow":
            raise
        raise DatasetError("pyarrow is not installed: pip install 'bourgade[dataset]'") from error
    load_plugins()
    game = registry.game(args.game)
    entrants = [name.strip() for name in args.bots.split(",")]
    options = read_options(args.option, game)
    plan = make_plan(args.game, entrants, args.players, args.games, args.seed, options, args.every)
    path = Path(args.out or f"{args.game}.parquet")
    processes = min(args.processes or _cores(), plan.games)
    with stopped_by_sigterm():
        rows = write(
            plan,
            path,
            force=args.force,
            processes=processes,
            bar=Console(stderr=True),
            title=speaker.say("dataset.playing"),
        )
    size = f"{path.stat().st_size / 1e6:.1f}"
    said: dict[str, int | str | Message]
    said = {"file": str(path), "rows": rows, "games": plan.games, "size": size}
    print(speaker.say(Message("dataset.written", said)))
    return 0


def _cores() -> int:
    """Those this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
