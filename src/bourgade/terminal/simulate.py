"""Many games between bots: who scores what from where, with seats rotated fairly.

The same dice are played once in every rotation of the bots over the seats, so that luck and the
order of play weigh the same on all of them.
"""

import statistics
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bourgade.bots import make
from bourgade.core.chance import FastChance
from bourgade.core.game import Game
from bourgade.terminal.speech import Speaker


class Played(msgspec.Struct):
    """One game: by seat, which entrant sat there, its points, its parts, its share of the win."""

    entrants: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    wins: list[float]
    decisions: int


class Summary(msgspec.Struct):
    """Of one bot or of one seat."""

    name: str
    games: int
    mean: float
    spread: float
    lowest: int
    highest: int
    wins: float
    win_rate: float
    parts: dict[str, float]


class Simulation(msgspec.Struct):
    """All that is printed, and what `--json` writes."""

    game: str
    players: int
    games: int
    seed: int
    options: dict[str, str | list[str]]
    bots: list[Summary]
    seats: list[Summary]
    decisions_mean: float
    decisions_lowest: int
    decisions_highest: int
    seconds: float


def play_one(
    game: Game, bots: Sequence[str], options: dict[str, Any], number: int, seed: int
) -> Played:
    """Game number `number`: rotation `number % seats` of the bots over dice `number // seats`."""
    seats = len(bots)
    dice = seed * 1_000_003 + number // seats
    entrants = [(seat + number) % seats for seat in range(seats)]
    players = [make(bots[entrant], dice * 31 + entrant) for entrant in entrants]
    chance = FastChance(dice)
    state = game.new(seats, options, chance)
    decisions = 0
    while not state.is_terminal():
        state.apply_action(players[state.current_player()].choose(state), chance)
        decisions += 1
    winners = state.winners()
    return Played(
        entrants=entrants,
        scores=state.scores(),
        parts=[state.score_parts(seat) for seat in range(seats)],
        wins=[1 / len(winners) if seat in winners else 0.0 for seat in range(seats)],
        decisions=decisions,
    )


def simulate(
    game: Game,
    bots: Sequence[str],
    options: dict[str, Any],
    games: int,
    seed: int,
    speaker: Speaker,
    console: Console,
) -> Simulation:
    """Plays the games, with a progress bar on `console`."""
    started = time.perf_counter()
    settled = game.settle(len(bots), options)
    played: list[Played] = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(speaker.core("simulate-playing"), total=games)
        for number in range(games):
            played.append(play_one(game, bots, options, number, seed))
            progress.advance(task)
    lengths = [one.decisions for one in played]
    return Simulation(
        game=game.key,
        players=len(bots),
        games=games,
        seed=seed,
        options=settled,
        bots=[_of_bot(played, bots, name) for name in dict.fromkeys(bots)],
        seats=[_of_seat(played, seat) for seat in range(len(bots))],
        decisions_mean=statistics.fmean(lengths),
        decisions_lowest=min(lengths),
        decisions_highest=max(lengths),
        seconds=round(time.perf_counter() - started, 3),
    )


def _of_bot(played: list[Played], bots: Sequence[str], name: str) -> Summary:
    """Over every seat this kind of bot held."""
    places = [
        (one, seat)
        for one in played
        for seat, entrant in enumerate(one.entrants)
        if bots[entrant] == name
    ]
    return _summary(name, places)


def _of_seat(played: list[Played], seat: int) -> Summary:
    return _summary(str(seat + 1), [(one, seat) for one in played])


def _summary(name: str, places: list[tuple[Played, int]]) -> Summary:
    scores = [one.scores[seat] for one, seat in places]
    wins = sum(one.wins[seat] for one, seat in places)
    parts = list(places[0][0].parts[0]) if places else []
    return Summary(
        name=name,
        games=len(places),
        mean=statistics.fmean(scores) if scores else 0.0,
        spread=statistics.stdev(scores) if len(scores) > 1 else 0.0,
        lowest=min(scores, default=0),
        highest=max(scores, default=0),
        wins=wins,
        win_rate=wins / len(places) if places else 0.0,
        parts={
            part: statistics.fmean(one.parts[seat][part] for one, seat in places) for part in parts
        },
    )


def draw_simulation(result: Simulation, speaker: Speaker) -> list[Table]:
    tables = [
        _standings(speaker.core("simulate-by-bot"), result.bots, speaker),
        _standings(speaker.core("simulate-by-seat"), result.seats, speaker),
        _by_part(result, speaker),
    ]
    lengths = Table.grid(padding=(0, 2))
    lengths.add_row(
        speaker.core(
            "simulate-lengths",
            mean=f"{result.decisions_mean:.0f}",
            lowest=result.decisions_lowest,
            highest=result.decisions_highest,
        )
    )
    pace = f"{result.games / result.seconds:.1f}" if result.seconds > 0 else "–"
    lengths.add_row(speaker.core("simulate-pace", seconds=f"{result.seconds:.1f}", pace=pace))
    return [*tables, lengths]


def _standings(title: str, rows: list[Summary], speaker: Speaker) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for name in ("places", "mean", "spread", "lowest", "highest", "wins"):
        table.add_column(speaker.core(f"simulate-{name}"), justify="right")
    for row in rows:
        wins = f"{row.wins:g} ({row.win_rate:.1%})"
        numbers = (str(row.games), f"{row.mean:.1f}", f"{row.spread:.1f}")
        table.add_row(row.name, *numbers, str(row.lowest), str(row.highest), wins)
    return table


def _by_part(result: Simulation, speaker: Speaker) -> Table:
    table = Table(title=speaker.core("simulate-by-part"), title_justify="left")
    table.add_column(speaker.core("scores-part"))
    for row in result.bots:
        table.add_column(row.name, justify="right")
    for part in result.bots[0].parts:
        values = [row.parts[part] for row in result.bots]
        if any(values):
            name = speaker.say(f"{result.game}.part-{part}")
            table.add_row(name, *(f"{value:.1f}" for value in values))
    return table
