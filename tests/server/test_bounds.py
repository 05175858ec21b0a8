"""What one person can make grow in memory has an end."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from made_up import ADA, loaded
from sqlalchemy import Connection

from bourgade.server import bounds
from bourgade.server.drive import Drive
from bourgade.server.live import Live
from bourgade.server.metrics import Metrics
from bourgade.server.people import Identity
from bourgade.server.play import Play
from bourgade.server.protocol import Hello, Undo
from bourgade.server.relics import Relic
from bourgade.server.rooms import Room, Rooms
from bourgade.server.settings import Settings
from bourgade.server.snapshots import Viewer
from bourgade.server.sockets import Socket
from bourgade.server.store import rows
from bourgade.server.written import Written


class Watching:
    """Somebody who looks at a match."""

    person = "ada"

    def mark(self, match: str) -> None:
        pass

    def post(self, message: bytes) -> None:
        pass


def test_snapshots_for_ever_different_heads_take_no_more_than_their_bound() -> None:
    live = Live(loaded(60))
    longest = len(Room("m", Written()).written_snapshot(live, "zoe", 0))
    written = Written(of_match=4 * longest, in_all=10 * longest)
    room = Room("m", written)
    room.watchers.add(Watching())
    for since in range(60):  # nobody else would ask for them
        room.written_snapshot(live, "zoe", since)
    assert written.size == 0
    room.watchers.add(Watching())
    for since in range(1000, 1100):  # beyond the end all ask for the same
        room.written_snapshot(live, "zoe", since)
    assert written.size == longest
    for since in range(60):
        room.written_snapshot(live, "zoe", since)
        assert written.size <= 4 * longest
    before = written.size
    room.written_snapshot(live, "eve", 59)  # another spectator sees the same
    assert written.size == before
    room.changed()
    assert written.size == 0


def test_the_snapshots_of_all_matches_have_a_bound_of_their_own() -> None:
    written, key = Written(of_match=30, in_all=50), (Viewer(), 0)
    for match in "abcdefgh":
        written.keep(match, key, bytes(10))
        assert written.find("a", key)  # asked for again and again
    assert written.size == 50
    assert [match for match in "abcdefgh" if written.find(match, key)] == list("aefgh")
    written.keep("h", (Viewer(), 1), bytes(31))  # too large to be kept at all
    assert written.size == 50


class Shelf:
    """A store with matches of so many entries."""

    def __init__(self, entries: int) -> None:
        self._like = loaded(entries)

    async def read(self, question: Callable[[Connection], Any]) -> Any:
        return loaded(self._like.match.head)


def test_matches_nobody_watches_leave_by_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    size = bounds.ROOM + 30 * bounds.ENTRY
    monkeypatch.setattr(bounds, "UNWATCHED", 2 * size)

    async def look() -> None:
        rooms = Rooms(Shelf(30), Metrics())  # type: ignore[arg-type]

        async def see(name: str) -> Room:
            room = rooms.room(name)
            async with room.lock:
                await rooms.live(room)
            return room

        watched, driven = await see("watched"), await see("driven")
        watched.watchers.add(Watching())
        driven.driver = asyncio.create_task(asyncio.sleep(0))
        for number in range(6):
            await see(f"m{number}")
        assert [n for n in range(6) if rooms.known(f"m{n}") is not None] == [4, 5]
        assert watched.live is not None and rooms.known("watched") is watched
        # Where a bot is moved the room is still the only one, but the match is let go.
        assert driven.live is None and rooms.known("driven") is driven
        await driven.driver

    asyncio.run(look())


def test_messages_wait_for_a_slow_reader_up_to_a_size() -> None:
    async def post() -> None:
        hall: Any = SimpleNamespace(settings=Settings())
        session = rows.Session(
            hash="", id="", person="ada", kind="", label="", created=0, seen=0, revoked=False
        )
        socket = Socket(hall, SimpleNamespace(), Identity(ADA, session))  # type: ignore[arg-type]
        for _ in range(bounds.QUEUED_MESSAGES):
            socket.post(bytes(10_000))
        waiting = sum(len(message) for message in socket._queue)
        assert 0 < waiting <= bounds.QUEUED and socket._closing is not None

    asyncio.run(post())


def test_one_person_watches_no_more_than_so_many_long_matches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bounds, "WATCHED", 3 * bounds.ROOM)
    rooms = Rooms(Shelf(0), Metrics())  # type: ignore[arg-type]
    hall: Any = SimpleNamespace(settings=Settings(), rooms=rooms, sockets=set())

    def socket(person: str) -> Any:
        identity: Any = SimpleNamespace(id=person)
        made = Socket(hall, SimpleNamespace(), identity)  # type: ignore[arg-type]
        hall.sockets.add(made)
        return made

    one, two, other = socket("eve"), socket("eve"), socket("ada")
    for place, match in ((one, "a"), (two, "a"), (two, "b")):
        rooms.room(match)
        place._refuse_more(bounds.ROOM)
        place._watching[match] = 0
    with pytest.raises(Exception, match="too-many-watched"):
        one._refuse_more(bounds.ROOM)
    other._refuse_more(bounds.ROOM)


def test_who_begins_to_watch_is_in_the_one_room_of_the_match() -> None:
    """While it is weighed nobody holds it: it may leave memory meanwhile."""
    hall: Any = SimpleNamespace(settings=Settings(), sockets=set())

    class Weighed(Shelf):
        async def read(self, question: Callable[[Connection], Any]) -> Any:
            if not weighed:
                weighed.append(True)
                hall.rooms._rooms.clear()
                return {"m": 3}
            return await super().read(question)

    async def nothing(*_: object) -> None:
        pass

    weighed: list[bool] = []
    hall.rooms = Rooms(Weighed(3), Metrics())  # type: ignore[arg-type]
    hall.chats = SimpleNamespace(greet=nothing)
    hall.drive = SimpleNamespace(**dict.fromkeys(("show_presence", "announce"), lambda room: None))
    hall.drive.attend = lambda room: None
    identity: Any = SimpleNamespace(id="ada")

    async def watch() -> None:
        socket = Socket(hall, SimpleNamespace(), identity)  # type: ignore[arg-type]
        await socket._watch(Hello("m"))
        room = hall.rooms.known("m")
        assert weighed and room is not None and room.watchers == {socket}

    asyncio.run(watch())


def test_who_follows_another_worker_to_where_nobody_can_play_on_sees_that() -> None:
    class Elsewhere:
        async def read(self, question: Callable[[Connection], Any]) -> Any:
            here = loaded(2)
            if room.live is not None:
                return [here.log[1]]  # not the next one of this copy
            here.match.stuck = "by others"
            return here

    room = Room("m", Written())
    room.live = Live(loaded(2))

    async def follow() -> None:
        rooms = Rooms(Elsewhere(), Metrics())  # type: ignore[arg-type]
        assert await rooms.catch_up(room)
        assert isinstance(room.relic, Relic)

    asyncio.run(follow())


def test_nothing_more_is_taken_back_in_an_endless_match(monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live(loaded(9))
    play: Any = Play.__new__(Play)
    monkeypatch.setattr(bounds, "ENTRIES", 10)
    assert live.core.can_undo()
    play._draft(live, Undo("m", 9, "r"), 0, "ada:r")
    live.play(live.state.legal_actions()[0], 0, None)
    with pytest.raises(Exception, match="too-many-steps"):
        play._draft(live, Undo("m", 11, "s"), 0, "ada:s")


def test_unwatched_matches_do_not_all_want_their_bots_moved_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bounds, "UNWATCHED_DRIVERS", 2)
    nothing: Any = SimpleNamespace()
    drive = Drive(Settings(), nothing, nothing, nothing, nothing, nothing, "w")
    begun: list[str] = []

    def spawn(work: Any) -> Any:
        work.close()
        return object()

    monkeypatch.setattr(drive, "_spawn", spawn)
    live: Any = SimpleNamespace(
        status="playing", bot_to_move=lambda: "expert", seats=[], foreign=False
    )
    for name in ("a", "b", "c", "watched"):
        room = Room(name, Written())
        room.live = live
        if name == "watched":
            room.watchers.add(Watching())
        drive.attend(room)
        begun += [name] if room.driver is not None else []
    assert begun == ["a", "b", "watched"]
