"""The sweep: what cannot be played, or fails, holds up nobody. Queries and order are looked at."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from made_up import ADA
from sqlalchemy import Connection

import bourgade
from bourgade.server.bus import make_bus
from bourgade.server.drive import AT_A_TIME, LEAST_PAUSE_MS, LONGEST_PAUSE_MS, Drive
from bourgade.server.metrics import Metrics
from bourgade.server.people import Identity
from bourgade.server.play import Play
from bourgade.server.records import new_match
from bourgade.server.replays import editions
from bourgade.server.rest import SeatMe, SlowClock
from bourgade.server.rooms import Room, Rooms
from bourgade.server.seats import seat_rows
from bourgade.server.settings import Settings
from bourgade.server.store import matches, rows
from bourgade.server.store import people as stored_people
from bourgade.server.store import tables as stored_tables
from bourgade.server.store.engine import migrate
from bourgade.server.store.faults import Unavailable
from bourgade.server.store.store import Store
from bourgade.server.times import now_ms

MANY = 130  # more than one batch of what is overdue
SECRET = bytes(32)
LONG_AGO = 1_700_000_000_000


class House:
    """Store, rooms and drive without a server around them."""

    def __init__(self, folder: Path) -> None:
        url = f"sqlite:///{folder / 'sweep.db'}"
        migrate(url)
        self.store = Store(url, Metrics())
        self.rooms = Rooms(self.store, Metrics())
        bus = make_bus("memory", url)
        play = Play(self.store, self.rooms, bus, "me", Metrics())
        settings = Settings(database_url=url)
        bots: Any = None  # nobody plays here
        self.drive = Drive(settings, self.store, self.rooms, play, bots, bus, "me")

    async def person(self) -> Identity:
        session = rows.Session(
            hash="h", id="s", person="ada", kind="token", label="", created=1, seen=1, revoked=False
        )
        await self.store.write(lambda c: stored_people.add_person(c, ADA, session))
        return Identity(ADA, session)

    async def overdue(self, who: Identity, names: list[str], due: int, **changed: Any) -> None:
        """Matches in which Ada is out of time since long."""
        match = bourgade.start("castle", secret=SECRET)

        def change(connection: Connection) -> None:
            for name in names:
                table, seats = table_of(who, name)
                row, _ = new_match(match.record, table.id, SECRET, [], playing=True)
                row.id, row.due, row.created, row.updated = name, due, LONG_AGO, LONG_AGO
                row.first = row.to_move = int(match.state.current_player())
                for key, value in changed.items():
                    setattr(row, key, value)
                stored_tables.create(connection, table, seats)
                matches.create(connection, row, [])

        await self.store.write(change)

    async def row(self, match: str) -> rows.Match:
        loaded = await self.store.read(lambda c: matches.load(c, match))
        assert loaded is not None
        return loaded.match

    async def due(self) -> list[str]:
        now = now_ms()
        found = await self.store.read(lambda c: matches.due(c, now, editions()))
        return [overdue.match for overdue in found]


def table_of(who: Identity, name: str) -> tuple[rows.Table, list[rows.Seat]]:
    table = rows.Table(
        id=f"t-{name}",
        game="castle",
        options="{}",
        owner=who.id,
        public=False,
        clock=msgspec.json.encode(SlowClock(3600)).decode(),
        out_of_time="lose",
        status="open",
        autostart=True,
        match=None,
        continues=None,
        continues_at=None,
        created=LONG_AGO,
    )
    seats = seat_rows(who, table.id, [SeatMe()])
    return table, [*seats, msgspec.structs.replace(seats[0], seat=1, name="Bo")]


@pytest.fixture
def housed(tmp_path: Path) -> Callable[[Callable[[House], Awaitable[None]]], None]:
    def run(work: Callable[[House], Awaitable[None]]) -> None:
        async def whole() -> None:
            house = House(tmp_path)
            try:
                await work(house)
            finally:
                house.rooms.close()
                await house.drive.close()
                house.store.close()

        asyncio.run(whole())

    return run


def seen_by(house: House) -> list[str]:
    """The matches the sweep looks at, in its order."""
    looked: list[str] = []
    sweep_one = house.drive._sweep_one

    async def noting(overdue: matches.Overdue, now: int) -> None:
        looked.append(overdue.match)
        await sweep_one(overdue, now)

    house.drive._sweep_one = noting  # type: ignore[method-assign]
    return looked


def test_matches_of_another_edition_are_not_even_asked_for(housed: Any) -> None:
    async def work(house: House) -> None:
        who, now = await house.person(), now_ms()
        old = [f"old-{number}" for number in range(MANY)]
        await house.overdue(who, old, now - 9_000_000, edition="another")
        await house.overdue(who, ["healthy"], now - 1000)
        looked = seen_by(house)
        await house.drive._sweep()
        assert looked == ["healthy"]
        assert (await house.row("healthy")).status == "over"
        # They were tried a few at a time, and are as good as any: nothing of them differs.
        carried = [row for row in [await house.row(name) for name in old] if row.head > 0]
        assert len(carried) == AT_A_TIME
        assert carried[0].edition == bourgade.game("castle").edition
        assert carried[0].status == "playing"  # with all its time: it could not be played on

    housed(work)


def test_what_cannot_be_played_is_tried_once(housed: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def work(house: House) -> None:
        who, now = await house.person(), now_ms()
        old = [f"old-{number:03}" for number in range(3 * AT_A_TIME)]
        await house.overdue(who, old, now - 9_000_000, edition="another", scores="[1,0]")
        tried: list[str] = []
        again = house.rooms.try_again

        async def noting(room: Room) -> Any:
            tried.append(room.match)
            return await again(room)

        house.rooms.try_again = noting  # type: ignore[method-assign]
        for _ in range(5):
            await house.drive._sweep()
        assert sorted(tried) == old
        row = await house.row(old[7])
        assert row.stuck is not None and "scores would be [0, 0]" in (row.stuck_why or "")
        assert row.edition == "another" and row.head == 0 and row.status == "playing"

    housed(work)
    said = [record for record in caplog.records if record.message == "cannot be played on here"]
    assert len(said) == 3 * AT_A_TIME


def test_what_fails_is_put_off_and_said_once(housed: Any, caplog: pytest.LogCaptureFixture) -> None:
    async def work(house: House) -> None:
        who, now = await house.person(), now_ms()
        failing = [f"failing-{number:03}" for number in range(MANY)]
        await house.overdue(who, failing, now - 9_000_000)
        await house.overdue(who, ["healthy"], now - 1000)
        usual = house.rooms.live

        async def unlucky(room: Room) -> Any:
            if room.match in failing:
                raise OSError("no luck")
            return await usual(room)

        house.rooms.live = unlucky  # type: ignore[method-assign]
        looked = seen_by(house)
        await house.drive._sweep()
        assert looked == [*failing, "healthy"]
        assert (await house.row("healthy")).status == "over"
        assert await house.due() == []  # it stands in the database: nobody comes earlier
        looked.clear()
        await house.drive._sweep()
        assert looked == []
        due = (await house.row(failing[0])).due or 0
        assert LEAST_PAUSE_MS <= due - now <= 2 * LONGEST_PAUSE_MS
        for passed in (1_000_000, 2_000_000):  # half of it is the next pause
            overdue = matches.Overdue(failing[0], due, now - passed)
            await house.drive._put_off(overdue, now)
            due = (await house.row(failing[0])).due or 0
            assert due == now + passed // 2

    housed(work)
    said = [record for record in caplog.records if record.message == "cannot be swept"]
    assert len(said) == MANY


def test_a_damaged_page_holds_up_its_own_match_alone(housed: Any) -> None:
    """Not the sweep, nor the start, nor those of another edition; what is away is away for all."""

    async def work(house: House) -> None:
        who, now = await house.person(), now_ms()
        await house.overdue(who, ["damaged"], now - 9_000_000)
        await house.overdue(who, ["old-damaged", "old"], now - 8_000_000, edition="another")
        await house.overdue(who, ["healthy"], now - 1000)
        why = "damaged"

        def unlucky(usual: Callable[[Room], Awaitable[Any]]) -> Callable[[Room], Awaitable[Any]]:
            async def load(room: Room) -> Any:
                if room.match.endswith("damaged"):
                    raise Unavailable(why)
                return await usual(room)

            return load

        house.rooms.live = unlucky(house.rooms.live)  # type: ignore[method-assign]
        house.rooms.try_again = unlucky(house.rooms.try_again)  # type: ignore[method-assign]
        await house.drive.take_up_again()
        looked = seen_by(house)
        await house.drive._sweep()
        assert looked == ["damaged", "healthy"]
        assert (await house.row("healthy")).status == "over"
        assert (await house.row("old")).head == 1  # carried over
        assert await house.due() == []
        why = "away"
        with pytest.raises(Unavailable):
            await house.drive.take_up_again()

    housed(work)


def test_what_cannot_even_be_put_off_holds_up_nobody(
    housed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unwritable(connection: Connection, overdue: matches.Overdue, until: int) -> None:
        raise Unavailable("damaged")

    async def work(house: House) -> None:
        await house.drive._put_off(matches.Overdue("m", 1, 1), now_ms())

    monkeypatch.setattr(matches, "put_off", unwritable)
    housed(work)


def test_a_bot_does_not_try_again_for_ever_on_a_damaged_page(
    housed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        async def damaged(room: Room) -> bool:
            raise Unavailable("damaged")

        monkeypatch.setattr(house.drive, "_move_one", damaged)
        room = house.rooms.room("m")
        with pytest.raises(Unavailable):
            await house.drive._move_one_or_wait(room)

    housed(work)
