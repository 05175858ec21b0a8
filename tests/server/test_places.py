"""Whose thinking is next: people are dealt with fairly, not matches."""

import asyncio
from collections.abc import Awaitable, Callable

from bourgade.server import bounds
from bourgade.server.places import HALF_FORGOTTEN_S, Places, Shares, Urgency
from bourgade.server.store.rows import Whom

ADA, BO = Whom("ada", "elsewhere"), Whom("bo", "far away")
EVE, MAL = Whom("eve", "school"), Whom("mal", "school")


class Hall:
    """Places with a clock of their own; whoever is let in says so and stays until told to go."""

    def __init__(self, count: int = 1, spare: int = 0) -> None:
        self.now = 0.0
        self.places = Places(count, spare, lambda: self.now)
        self.inside: list[str] = []
        self._doors: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, whom: Whom, urgency: Urgency = Urgency.MOVE) -> None:
        door = self._doors[name] = asyncio.Event()

        async def think() -> None:
            async with self.places.take(urgency, whom):
                self.inside.append(name)
                await door.wait()
                self.inside.remove(name)

        self._tasks[name] = asyncio.create_task(think())
        await asyncio.sleep(0)

    async def finish(self, name: str, after: float = 1.0) -> None:
        self.now += after
        self._doors[name].set()
        await self._tasks[name]
        for _ in range(3):  # who was let in comes in
            await asyncio.sleep(0)

    async def give_up(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story()

    asyncio.run(whole())


def test_whoever_had_least_is_next_however_many_matches_others_have() -> None:
    async def story() -> None:
        hall = Hall()
        for number in range(58):
            await hall.ask(f"eve {number}", EVE)
        await hall.ask("ada", ADA)
        await hall.ask("bo", BO)
        assert hall.inside == ["eve 0"]
        await hall.finish("eve 0")
        assert hall.inside == ["ada"]
        await hall.finish("ada", after=0.2)
        assert hall.inside == ["bo"]
        await hall.ask("ada again", ADA)
        await hall.finish("bo", after=0.3)
        assert hall.inside == ["ada again"]  # less than Eve had, all the same

    run(story)


def test_what_was_had_is_forgotten() -> None:
    now = 0.0
    shares = Shares(lambda: now)
    shares.add("ada", 8.0)
    now = 3 * HALF_FORGOTTEN_S
    assert shares.of("ada") == 1.0
    for number in range(bounds.KNOWN + 5):
        shares.add(str(number), 1.0)
    assert len(shares) == bounds.KNOWN and shares.of("ada") == 0.0


def test_guests_of_one_address_share_what_a_house_gets() -> None:
    async def story() -> None:
        hall = Hall()
        await hall.ask("eve", EVE)
        await hall.ask("eve again", EVE)
        await hall.ask("mal", MAL)  # the same school, nothing had yet
        await hall.ask("ada", ADA)
        await hall.finish("eve")
        assert hall.inside == ["ada"]
        await hall.finish("ada", after=0.5)
        assert hall.inside == ["mal"]
        await hall.finish("mal")
        assert hall.inside == ["eve again"]

    run(story)


def test_who_takes_everything_does_not_keep_a_hint_or_an_analysis_from_others() -> None:
    async def story() -> None:
        hall = Hall()
        await hall.ask("move 0", EVE)
        await hall.ask("hint", ADA, Urgency.HINT)
        await hall.ask("analysis", BO, Urgency.ANALYSIS)
        order = []
        for number in range(1, 400):
            await hall.ask(f"move {number}", EVE)
            (inside,) = hall.inside
            order.append(inside)
            await hall.finish(inside)
            if "analysis" in order:
                break
        assert order.index("hint") < order.index("analysis") < 100
        assert order.index("hint") > 5  # a bot that must move goes first for a while

    run(story)


def test_for_whom_nothing_is_thought_out_there_is_a_place_more() -> None:
    async def story() -> None:
        hall = Hall(count=1, spare=2)
        await hall.ask("eve", EVE)
        await hall.ask("eve again", EVE)
        assert hall.inside == ["eve"]
        await hall.ask("mal", MAL)  # nothing under way for Mal, and the school has one place
        assert hall.inside == ["eve", "mal"]
        await hall.ask("pupil", Whom("pupil", "school"))
        assert hall.inside == ["eve", "mal"]  # one spare place for a house
        await hall.ask("analysis", BO, Urgency.ANALYSIS)
        await hall.ask("alone", BO, Urgency.ALONE)
        assert hall.inside == ["eve", "mal"]  # what nobody waits for can wait
        await hall.ask("hint", ADA, Urgency.HINT)
        assert hall.inside == ["eve", "mal", "hint"]
        await hall.ask("bo", BO)
        assert hall.inside == ["eve", "mal", "hint"]  # full
        await hall.finish("mal")
        assert hall.inside == ["eve", "hint", "bo"]
        for name in ("bo", "hint", "eve"):
            await hall.finish(name)
        assert hall.inside[0] == "pupil"

    run(story)


def test_who_gives_up_takes_no_place() -> None:
    async def story() -> None:
        hall = Hall()
        await hall.ask("ada", ADA)
        await hall.ask("bo", BO)
        await hall.ask("eve", EVE)
        await hall.give_up("bo")
        await hall.give_up("ada")  # and who is inside leaves it
        for _ in range(3):
            await asyncio.sleep(0)
        assert hall.inside[-1] == "eve"
        await hall.finish("eve")
        await hall.ask("bo at last", BO)
        assert hall.inside[-1] == "bo at last"

    run(story)
