"""One game of the arena, wherever it is played: what came out, and what it cost apart from that."""

import math
import os
import time
from collections import Counter

import msgspec

from bourgade import bots
from bourgade.arena.digest import bots_digest
from bourgade.arena.plan import Plan, bot_seed, dice_seed
from bourgade.core import data, registry
from bourgade.core.match import Match, start
from bourgade.server.plugins import VARIABLE as PLUGINS
from bourgade.server.plugins import load_plugins
from bourgade.version import __version__, build

BUCKETS = 40  # of the histogram of thinking times, per power of ten: steps of 6 %


class Played(msgspec.Struct, kw_only=True):
    """The result of a game, by seat. The same for the same plan and number, everywhere."""

    game: int
    deal: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: list[int]  # how often the bot was asked
    choices: list[int]  # of these, how often more than one action was legal


class Thinking(msgspec.Struct):
    """CPU seconds over the real choices of one seat; a count for each bucket of the histogram."""

    seconds: float = 0.0
    longest: float = 0.0
    buckets: dict[int, int] = {}


class Timed(msgspec.Struct):
    """What a game cost on the machine that happened to play it."""

    game: int
    build: str  # compiled or pure
    seconds: float
    seats: list[Thinking]


class Outcome(msgspec.Struct):
    """What a worker sends back: a game, or why there is none."""

    game: int
    played: Played | None = None
    timed: Timed | None = None
    record: str | None = None
    failure: str | None = None


class Task(msgspec.Struct):
    """Games for a worker, which may be another machine: with all it needs to know."""

    plan: Plan
    numbers: list[int]
    plugins: str = ""
    data: str | None = None


class Failed(Exception):
    """A bot did what no bot may do."""


def task(plan: Plan, numbers: list[int]) -> bytes:
    directory = data.directory()
    place = None if directory is None else str(directory)
    return msgspec.json.encode(Task(plan, numbers, os.environ.get(PLUGINS, ""), place))


def work(content: bytes) -> list[bytes]:
    """A worker's whole duty. Ends at the first failure: the run ends there too."""
    job = msgspec.json.decode(content, type=Task)
    sent: list[bytes] = []
    for number in job.numbers:
        outcome = _attempt(job, number)
        sent.append(msgspec.json.encode(outcome))
        if outcome.failure is not None:
            break
    return sent


def _attempt(job: Task, number: int) -> Outcome:
    try:
        _prepare(job)
        return play(job.plan, number)
    except Failed as error:
        return Outcome(number, failure=str(error))
    except Exception as error:  # whatever it is, it must reach the person who waits for results
        return Outcome(number, failure=f"{type(error).__name__}: {error}")


def _prepare(job: Task) -> None:
    """Another machine must have the same program, bots and data, or its results are others."""
    if job.data is not None:
        data.set_directory(job.data)
    if job.plugins:
        os.environ[PLUGINS] = job.plugins
        load_plugins()
    game = registry.game(job.plan.game)
    plan = job.plan
    knowing = bots_digest(plan.game, tuple(plan.bots))
    here = (__version__, game.rules_version, game.edition, knowing)
    there = (plan.program, plan.rules, plan.edition, plan.bots_digest)
    if here != there:
        raise Failed(
            f"the worker has program, rules, data and bots {here}, not {there}: "
            "install the same Bourgade everywhere, then go on with --resume"
        )


def play(plan: Plan, number: int) -> Outcome:
    """Plays game `number`. The dice are those of a match, so that its record can be verified."""
    deal, seating = plan.appointment(number)
    began = time.perf_counter()
    match = start(plan.game, plan.players, dice_seed(plan, deal), plan.options)
    players = [
        bots.make(name, bot_seed(plan, deal, seating, seat)) for seat, name in enumerate(seating)
    ]
    played = Played(
        game=number,
        deal=deal,
        bots=seating,
        scores=[],
        winners=[],
        decisions=[0] * plan.players,
        choices=[0] * plan.players,
    )
    thinking = [Thinking() for _ in seating]
    while not match.state.is_terminal():
        seat = match.state.current_player()
        played.decisions[seat] += 1
        real = len(match.state.legal_actions()) > 1
        seconds = _decide(match, players[seat], seating[seat], seat)
        if real:
            played.choices[seat] += 1
            _note(thinking[seat], seconds)
    played.scores = match.state.scores()
    played.winners = match.state.winners()
    timed = Timed(number, build(), time.perf_counter() - began, thinking)
    record = match.record.to_json() if plan.records else None
    return Outcome(number, played, timed, record)


def _decide(match: Match, bot: bots.Bot, name: str, seat: int) -> float:
    """One decision: the bot gets a copy, so the game is safe from it. Returns its CPU seconds."""
    copy = match.state.clone()
    before = time.thread_time()
    try:
        action = bot.choose(copy)
        seconds = time.thread_time() - before
        match.play(action)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise Failed(
            f"bot {name!r} in seat {seat + 1}, at decision {match.head + 1}: {what}"
        ) from error
    return seconds


def _note(thinking: Thinking, seconds: float) -> None:
    thinking.seconds += seconds
    thinking.longest = max(thinking.longest, seconds)
    bucket = math.ceil(BUCKETS * math.log10(max(seconds, 1e-9)))
    thinking.buckets[bucket] = thinking.buckets.get(bucket, 0) + 1


def percentile(buckets: Counter[int], part: float) -> float:
    """Seconds that `part` of the choices did not exceed, to within one bucket (6 %)."""
    wanted = part * buckets.total()
    passed = 0
    for bucket in sorted(buckets):
        passed += buckets[bucket]
        if passed >= wanted:
            return float(10 ** (bucket / BUCKETS))
    return 0.0
