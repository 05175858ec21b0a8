"""The processes that think: none is left over, and a bot finds its own thoughts again."""

import asyncio
import os
import signal
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from harness import Server, Wire

import bourgade
from bourgade import Match
from bourgade.bots import BOTS
from bourgade.bots.simple import RandomBot
from bourgade.core.state import GameState
from bourgade.server.bot_worker import Job, Keeper, Question
from bourgade.server.bots import BotFailed, Bots, Homes
from bourgade.server.metrics import Metrics
from bourgade.server.places import Urgency
from bourgade.server.settings import Settings, SettingsError
from bourgade.server.store.rows import Whom

HERE = Path(__file__).parent
Work = Callable[[Bots], Coroutine[Any, Any, None]]
Think = Callable[..., None]
PATIENCE_S = 600.0  # as in the other tests: no process is given up because the machine is busy
BUDGET = 32  # of the telling bot, for a turn
ADA = Whom("ada", "here")


class Told(NamedTuple):
    """What a telling bot says with its action."""

    process: int
    decisions: int
    limit_ms: int
    purse: int
    action: int


def told(number: int) -> Told:
    number, action = divmod(number, 10_000)
    number, purse = divmod(number, 100)
    number, limit_ms = divmod(number, 10_000)
    process, decisions = divmod(number, 100)
    return Told(process, decisions, limit_ms, purse, action)


def position(match: Match) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(match.state.to_dict()))


def job(match: Match, name: str = "m", bot: str = "telling", limit: float = 0.0) -> Job:
    return Job("burgundy", position(match), name, 0, bot, 5, limit)


def question(match: Match, iterations: int = 4, limit: float = 0.0) -> Question:
    return Question("burgundy", position(match), 1, iterations, 2, limit=limit)


def burgundy() -> Match:
    return bourgade.start("burgundy", 2, seed=1)


@pytest.fixture
def think(monkeypatch: pytest.MonkeyPatch) -> Think:
    """Does something with real bot processes, so many of them."""
    path = [str(HERE), str(HERE.parent / "core"), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    monkeypatch.setenv("BOURGADE_PLUGINS", "failing_bots")
    monkeypatch.setattr("bourgade.server.bots.START_S", PATIENCE_S)

    def run(processes: int, work: Work, deadline: float = PATIENCE_S) -> None:
        async def whole() -> None:
            bots = Bots(processes, deadline, Metrics())
            try:
                await work(bots)
            finally:
                await bots.close()

        asyncio.run(whole())

    return run


def test_who_gives_up_while_a_process_starts_leaves_none_behind(
    think: Think, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Process] = []
    create = asyncio.create_subprocess_exec

    async def note(*args: Any, **more: Any) -> Process:
        begun.append(await create(*args, **more))
        return begun[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", note)

    async def give_up(bots: Bots) -> None:
        asked = [
            asyncio.create_task(bots.advise(question(burgundy()), Urgency.HINT, ADA))
            for _ in range(3)
        ]
        while len(begun) < 3:
            await asyncio.sleep(0.01)
        for task in asked:
            task.cancel()
        gone = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in gone)
        assert all(process.returncode is not None for process in begun)
        # All three places are free again: as many can think at once, in new processes.
        more = (bots.advise(question(burgundy()), Urgency.HINT, ADA) for _ in range(3))
        for outlook, _ in await asyncio.gather(*more):
            assert outlook.advice
        assert len(begun) == 6

    think(3, give_up)


def test_the_next_decision_of_a_turn_goes_on_with_what_was_kept(think: Think) -> None:
    async def decide(bots: Bots) -> None:
        one, two = burgundy(), burgundy()
        first, other = map(
            told, await asyncio.gather(bots.choose(job(one), ADA), bots.choose(job(two, "n"), ADA))
        )
        assert first.process != other.process
        one.play(first.action)
        two.play(other.action)
        # Whichever process was idle last: each match is thought about where it was before.
        for match, name, before in ((one, "m", first), (two, "n", other)):
            then = told(await bots.choose(job(match, name), ADA))
            assert (then.process, then.decisions) == (before.process, 2)
            assert then.purse < before.purse < BUDGET  # one budget for the whole turn
        # Where that process is busy another makes the bot anew.
        both = await asyncio.gather(bots.choose(job(one), ADA), bots.choose(job(one), ADA))
        assert {told(number).process for number in both} == {first.process, other.process}
        assert sorted(told(number).decisions for number in both) == [1, 3]

    think(2, decide)


def test_an_undo_between_two_decisions_does_no_harm(think: Think) -> None:
    async def undo(bots: Bots) -> None:
        match = burgundy()
        first = told(await bots.choose(job(match), ADA))
        match.play(first.action)
        match.undo()
        again = told(await bots.choose(job(match), ADA))
        assert (again.process, again.decisions) == (first.process, 2)
        assert again.purse == first.purse  # a turn's budget from its beginning
        assert again.action in match.state.legal_actions()
        match.play(again.action)
        match.undo()
        other = next(a for a in match.state.legal_actions() if a != again.action)
        match.play(other)  # not what it expected
        then = told(await bots.choose(job(match), ADA))
        assert then.decisions == 3 and then.purse >= first.purse
        assert then.action in match.state.legal_actions()

    think(1, undo)


def test_a_bot_is_forgotten_with_its_process(think: Think) -> None:
    async def kill(bots: Bots) -> None:
        match = burgundy()
        first = told(await bots.choose(job(match), ADA))
        os.kill(first.process, signal.SIGKILL)
        then = told(await bots.choose(job(match), ADA))
        assert then.process != first.process and then.decisions == 1
        assert then.action == first.action  # the same seed, the same thoughts

    think(1, kill)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_process_that_died_while_idle_costs_no_try(
    monkeypatch: pytest.MonkeyPatch, think: Think, loop: str
) -> None:
    if loop == "uvloop":
        uvloop = pytest.importorskip("uvloop", reason="the other loop is not installed here")
        monkeypatch.setattr(asyncio, "run", uvloop.run)

    async def kill(bots: Bots) -> None:
        await asyncio.gather(*(bots.choose(job(burgundy(), name), ADA) for name in "mn"))
        for process in bots._idle:
            process.kill()
            await process.wait()
        assert told(await bots.choose(job(burgundy()), ADA)).decisions == 1
        assert bots._metrics.bot_failures.values == {}
        assert len(bots._all) == 1  # the dead are forgotten

    think(2, kill)


def test_a_bot_that_never_answers_is_given_up_with_its_process(think: Think) -> None:
    async def wait(bots: Bots) -> None:
        with pytest.raises(BotFailed, match="stuck"):
            await bots.choose(job(burgundy(), bot="stuck"), ADA)
        assert bots._metrics.bot_failures.values == {"stuck": 2}
        assert not bots._all and not bots._idle

    think(1, wait, deadline=0.1)


@pytest.mark.parametrize("error", [RuntimeError("the handler is closed"), BrokenPipeError()])
def test_a_process_that_dies_unnoticed_is_followed_by_another(
    think: Think, error: Exception
) -> None:
    async def break_off(bots: Bots) -> None:
        first = told(await bots.choose(job(burgundy()), ADA))

        def refuse(data: bytes) -> None:
            raise error

        (idle,) = bots._idle
        assert idle.stdin is not None
        idle.stdin.write = refuse  # type: ignore[method-assign]
        then = told(await bots.choose(job(burgundy()), ADA))
        assert then.process != first.process and then.decisions == 1
        assert bots._metrics.bot_failures.values == {"crash": 1}

    think(1, break_off)


def test_a_bot_that_raised_is_made_anew_and_the_longest_unused_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Failing(RandomBot):
        def choose(self, state: GameState) -> int:
            calls.append(self)
            if len(calls) == 2:
                raise ValueError("lost the thread")
            return 0

    calls: list[Failing] = []
    monkeypatch.setitem(BOTS, "failing", Failing)
    keeper, match = Keeper(2), burgundy()

    def ask(name: str) -> None:
        keeper.choose(job(match, name, "failing"), match.state)

    ask("m")
    with pytest.raises(ValueError):
        ask("m")
    for name in ("m", "n", "m", "o", "m", "n"):
        ask(name)
    m, n, m_again, o, m_still, n_anew = calls[2:]
    assert calls[0] is calls[1] is not m
    assert m is m_again is m_still
    assert n is not n_anew and o is not n


def test_the_pool_remembers_no_more_seats_than_it_keeps_bots() -> None:
    homes, match = Homes(2), burgundy()
    one, two, three = (job(match, name) for name in "abc")
    for asked, process in ((one, "p"), (two, "q"), (one, "p"), (three, "q")):
        homes.note(asked, process)  # type: ignore[arg-type] # any name will do
    assert [homes.find(asked) for asked in (one, two, three)] == ["p", None, "q"]
    homes.forget("q")  # type: ignore[arg-type]
    assert [homes.find(asked) for asked in (one, two, three)] == ["p", None, None]


# How long


def test_a_decision_and_an_advice_stop_when_their_time_is_spent(think: Think) -> None:
    async def hurry(bots: Bots) -> None:
        match = burgundy()
        assert told(await bots.choose(job(match, limit=0.5), ADA)).limit_ms == 500
        assert (
            told(await bots.choose(job(match, limit=0.25), ADA)).limit_ms == 250
        )  # the kept one too
        endless = question(match, 1_000_000_000, limit=0.5)
        outlook, _ = await bots.advise(endless, Urgency.HINT, ADA)
        assert outlook.advice

    think(1, hurry)


def test_thinking_ends_well_before_the_deadline() -> None:
    usual = Settings().resolve()
    assert (usual.bot_think_s, usual.hint_think_s) == (1.8, 8.0)
    hasty = Settings(bot_deadline_s=2.0).resolve()
    assert (hasty.bot_think_s, hasty.hint_think_s) == (1.0, 1.0)
    with pytest.raises(SettingsError, match="--hint-think must be more than 0"):
        Settings(hint_think_s=0.0).resolve()


def test_the_options_reach_the_bots_and_a_bot_is_kept_for_its_match(
    fresh: Callable[..., Server],
) -> None:
    server = fresh("--bot-think", "0.25", "--hint-think", "0.3", "--hint-iterations", "1000000")
    ada = server.guest("Ada")
    match = ada.open_table("race", ["bot:boasting", "bot:boasting"])["match"]
    with Wire(ada, match) as wire:
        while wire.snapshot["status"] == "playing":
            wire.until(lambda m: m["type"] == "snapshot")
        log = [e for m in wire.seen if m["type"] == "snapshot" for e in m["log"]]
    assert not [entry for entry in log if entry["kind"] == "bot"]  # nobody was replaced
    boasts = [entry for entry in ada.record(match)["log"] if entry[0] == "boast"]
    assert len(boasts) == 2  # each in its first turn, and never again
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    assert ada.request("POST", f"/api/matches/{match}/hint", {"head": 0})["best"]
