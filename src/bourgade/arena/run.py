"""A run from beginning to end: play what is missing, keep it, show how it stands."""

from collections.abc import Generator
from contextlib import closing

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bourgade.arena.folder import Folder
from bourgade.arena.plan import ArenaError, Plan
from bourgade.arena.play import Outcome, Played
from bourgade.arena.summary import wins_of
from bourgade.arena.workers import play_here, play_in_processes
from bourgade.core.texts import Message
from bourgade.terminal.speech import Speaker


class Means(msgspec.Struct, frozen=True):
    """With what the games are played: never part of the results."""

    processes: int = 1
    ray: str | None = None  # the address of a cluster, "" for a Ray of our own, None for no Ray


class Standings:
    """The share of wins so far, for the line beside the progress bar."""

    def __init__(self, plan: Plan) -> None:
        self.names = plan.bots
        self.wins = dict.fromkeys(plan.bots, 0.0)
        self.places = dict.fromkeys(plan.bots, 0)

    def add(self, game: Played) -> None:
        for seat, name in enumerate(game.bots):
            self.wins[name] += wins_of(game, seat)
            self.places[name] += 1

    def __str__(self) -> str:
        def share(name: str) -> float:
            return self.wins[name] / self.places[name] if self.places[name] else 0.0

        best = sorted(self.names, key=share, reverse=True)
        return " · ".join(f"{name} {share(name):.1%}" for name in best)


def play_all(folder: Folder, means: Means, speaker: Speaker, console: Console) -> None:
    """Plays what is missing. However it ends, what was played is in the folder."""
    standings = Standings(folder.plan)
    for name in folder.open():
        text = speaker.say(Message("arena.half-line", {"file": name}))
        console.print(text, markup=False, highlight=False)
    try:
        missing = folder.missing()
        for game in folder.played().values():
            standings.add(game)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[standings]}", markup=False),
        )
        total = folder.plan.games
        with Progress(*columns, console=console, transient=True) as progress:
            name = speaker.say("arena.playing")
            bar = progress.add_task(
                name, total=total, completed=total - len(missing), standings=str(standings)
            )
            with closing(_outcomes(folder.plan, missing, means)) as outcomes:
                for outcome in outcomes:
                    standings.add(_keep(folder, outcome))
                    progress.update(bar, advance=1, standings=str(standings))
        folder.sort()
    finally:
        folder.close()


def _outcomes(plan: Plan, missing: list[int], means: Means) -> Generator[Outcome, None, None]:
    if not missing:
        return
    if means.ray is not None:
        from bourgade.arena.cluster import play_on_ray

        yield from play_on_ray(plan, missing, means.ray, means.processes)
    elif means.processes == 1:
        yield from play_here(plan, missing)
    else:
        yield from play_in_processes(plan, missing, min(means.processes, len(missing)))


def _keep(folder: Folder, outcome: Outcome) -> Played:
    if outcome.failure is not None or outcome.played is None:
        deal, seating = folder.plan.appointment(outcome.game)
        raise ArenaError(
            f"game {outcome.game} (deal {deal}, seats {', '.join(seating)}) failed: "
            f"{outcome.failure}. The results so far are kept in {folder.path}"
        )
    folder.add(outcome)
    return outcome.played
