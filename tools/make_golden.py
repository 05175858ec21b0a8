"""Plays games and keeps the few that together show everything a game's golden records must show.

usage: python tools/make_golden.py burgundy [--games 400]

What must be shown is said by `seen(record, state)` in tests/games/<game>/coverage.py. The kept
records go to tests/games/<game>/golden/; a change of rules that changes them needs a new
rules version and a reason.
"""

import argparse
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path

from rich.progress import track

import bourgade
from bourgade import bots
from bourgade.core.chance import FastChance
from bourgade.core.record import Record
from bourgade.core.state import GameState

TESTS = Path(__file__).parents[1] / "tests"
sys.path.insert(0, str(TESTS / "conformance"))

Seen = Callable[[Record, GameState], set[str]]


def seen_by(key: str) -> Seen:
    """The game's own list of what a record shows."""
    path = TESTS / "games" / key / "coverage.py"
    spec = importlib.util.spec_from_file_location(f"{key}_coverage", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    seen: Seen = module.seen
    return seen


def play(key: str, players: int, options: dict[str, object], seed: int) -> bourgade.Match:
    """A lively game: mostly sensible, sometimes anything, now and then an undo."""
    match = bourgade.start(key, players=players, seed=seed, options=options)
    sensible = bots.make("greedy", seed)
    whim = FastChance(seed)
    boldness = 2 + seed % 9
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        if whim.pick(10) < boldness:
            match.play(legal[whim.pick(len(legal))])
        else:
            match.play(sensible.choose(match.state))
        if match.can_undo() and whim.pick(40) == 0:
            match.undo()
    return match


def main() -> None:
    import checks  # the option mixtures of the conformance suite

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=bourgade.games())
    parser.add_argument("--games", type=int, default=400, help="how many games to choose from")
    args = parser.parse_args()
    seen = seen_by(args.game)
    variants = list(checks.variants(bourgade.game(args.game)))
    folder = TESTS / "games" / args.game / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    shown: set[str] = set()
    for seed in track(range(args.games), description=args.game):
        players, options = variants[seed % len(variants)]
        match = play(args.game, players, options, seed)
        fresh = seen(match.record, match.state) - shown
        if fresh:
            shown |= fresh
            (folder / f"{args.game}-{players}p-{seed:04d}.json").write_text(match.record.to_json())
    print(f"{len(list(folder.glob('*.json')))} records show {len(shown)} things")


if __name__ == "__main__":
    main()
