"""Records and moments of a match: export, import, replay, verification.

These replay whole games, so they run in threads, beside the event loop.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TypeVar

import msgspec

import bourgade
from bourgade.core.errors import BourgadeError, OtherRules
from bourgade.core.match import retrace
from bourgade.core.record import UNDO, Record
from bourgade.core.record import read as read_record
from bourgade.server import bounds, words
from bourgade.server.book import EVERYBODY, is_played, may_see_all
from bourgade.server.live import tell
from bourgade.server.protocol import Relic as RelicShown
from bourgade.server.protocol import Result, Snapshot
from bourgade.server.relics import Relic, opened, reason_of
from bourgade.server.replays import Stuck, check, retraced
from bourgade.server.rest import Chart, ScoreLine, Verified
from bourgade.server.snapshots import Viewer, snapshot, viewer_of
from bourgade.server.store import matches, rows
from bourgade.server.store.matches import Loaded
from bourgade.server.store.store import Store
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal

logger = logging.getLogger("bourgade.records")
T = TypeVar("T")
AT_ONCE = 2  # replays that run side by side


class Narrated(msgspec.Struct):
    """A step of a record with its lines, ready for the log of a match."""

    kind: str
    seat: int
    next: int
    body: str
    lines: str


class Records:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def load(self, match: str) -> Loaded:
        loaded = await self._store.read(lambda c: matches.load(c, match))
        if loaded is None:
            raise Refusal("no-such-match", 404)
        return loaded

    async def in_thread(self, work: Callable[[], T]) -> T:
        async with self._turn:
            return await self._work(work)

    async def _replayed(self, match: str, work: Callable[[Loaded], T]) -> T:
        """Does something with a match. Those that wait for their turn are not in memory yet."""
        async with self._turn:
            loaded = await self.load(match)
            return await self._work(lambda: work(loaded))

    async def _work(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(work)
        except (OtherRules, Stuck) as error:
            raise Refusal("other-rules", 409, why=error.why) from error
        except BourgadeError as error:
            raise Refusal("cannot-load", 409, why=words.brief(error)) from error
        except (IndexError, KeyError, ValueError) as error:  # rows that nobody can have written
            logger.exception("a match cannot be read")
            raise Refusal("cannot-load", 409, why=words.brief(error)) from error

    async def export(self, match: str, person: str | None) -> str:
        """The record: after the end for all, before only where nobody can be spied on."""
        return await self._replayed(match, lambda loaded: export(loaded, person))

    async def moment(
        self, match: str, person: str | None, at: int | None, seat: int | None
    ) -> Snapshot | RelicShown:
        """The match as it was after `at` entries, for eyes that may see it."""
        return await self._replayed(match, lambda loaded: moment(loaded, person, at, seat))

    async def check(self, loaded: Loaded) -> None:
        """Refuses what cannot be played again here."""
        await self.in_thread(lambda: check(loaded))

    async def chart(self, match: str) -> Chart:
        return await self._replayed(match, chart)

    async def verify(self, match: str) -> Verified:
        """Recomputes every die and draw from the published secret."""
        return await self._replayed(match, verify)

    async def read(self, document: bytes) -> tuple[Record, list[Narrated]]:
        """An imported record, every step checked, and what the log says about it."""

        def work() -> tuple[Record, list[Narrated]]:
            source = read_record(document)
            if len(source.log) > bounds.ENTRIES:
                raise Refusal("too-large", 413)
            record = bourgade.replay(source).record
            record = msgspec.structs.replace(record, dice=source.dice)
            return record, narrate(record)

        return await self.in_thread(work)


def export(loaded: Loaded, person: str | None) -> str:
    if not may_see_all(loaded.match.status, loaded.seats, person):
        raise Refusal("not-before-the-end", 403)
    text: str = opened(loaded).record().to_json()
    return text


def moment(
    loaded: Loaded, person: str | None, at: int | None, seat: int | None
) -> Snapshot | RelicShown:
    head = loaded.match.head
    at = head if at is None else at
    if not 0 <= at <= head:
        raise Refusal("no-such-moment", 404)
    real, live = loaded.match, opened(loaded, at)
    if isinstance(live, Relic):
        return live.shown(person)
    viewer = viewer_of(live, person)
    if seat is not None and viewer.seat != seat:
        if seat >= real.players:
            raise Refusal("no-such-seat", 404)
        mine = seat in viewer.seats
        if not mine and not may_see_all(real.status, loaded.seats, person):
            raise Refusal("not-before-the-end", 403)
        viewer = Viewer(viewer.seats, seat)
    shown = snapshot(live, viewer, 0, set(), now_ms())
    if at != head:
        shown.legal, shown.can_undo, shown.can_redo, shown.timing = [], False, False, None
    over = real.status == "over"
    shown.status = real.status  # type: ignore[assignment] # the store holds no other
    shown.head = head
    shown.secret = real.secret if over else None
    if over and real.result:
        shown.result = msgspec.json.decode(real.result, type=Result)
    return shown


def chart(loaded: Loaded) -> Chart:
    """The scores at the beginning, whenever one changed or the turn passed on, and at the end."""
    playing = loaded.match.status == "playing"
    if playing and not bourgade.game(loaded.match.game).open_scores:
        raise Refusal("not-before-the-end", 403)
    try:
        return _chart(loaded)
    except (OtherRules, Stuck) as error:
        if playing:  # what exactly differs may be hidden still
            raise Refusal.of(reason_of(loaded.match), 409) from error
        raise


def _chart(loaded: Loaded) -> Chart:
    played = [step for step in loaded.log if is_played(step)]
    points: list[ScoreLine] = []
    for entry, step in retraced(loaded):
        scores = list(step.after.scores())
        if entry is None:
            points.append(ScoreLine(0, scores))
            continue
        passed = int(step.after.current_player()) != entry.seat or entry is played[-1]
        if passed or scores != points[-1].scores:
            points.append(ScoreLine(entry.seq, scores))
    return Chart(points)


def verify(loaded: Loaded) -> Verified:
    if loaded.match.status == "playing":
        raise Refusal("not-before-the-end", 403)
    found = opened(loaded)
    if isinstance(found, Relic):
        raise found.refusal()
    record = found.record()
    try:
        return Verified(True, bourgade.verify(msgspec.structs.replace(record)), None)
    except BourgadeError as error:
        return Verified(False, 0, str(error))


def narrate(record: Record) -> list[Narrated]:
    game = bourgade.game(record.game)
    out = []
    for entry, before, after in retrace(record):
        if entry is None:
            continue
        seat = int(before.current_player())
        if entry.do == UNDO:
            seat = int(after.current_player())
            line = words.say("log-undo", player=seat)
            kind, lines = "undo", msgspec.json.encode({EVERYBODY: [line]})
        else:
            kind = "play"
            lines = tell(game, before, game.parse(entry.do), after, record.players)
        body = msgspec.json.encode(entry).decode()
        out.append(Narrated(kind, seat, int(after.current_player()), body, lines.decode()))
    return out


def new_match(
    record: Record, table: str, secret: bytes | None, narrated: list[Narrated], *, playing: bool
) -> tuple[rows.Match, list[rows.LogRow]]:
    """The rows of a match that begins with this record (just set up, or with a past)."""
    now = now_ms()
    match = secrets.token_urlsafe(12)
    entries = [
        rows.LogRow(
            match=match,
            seq=seq,
            kind=step.kind,
            seat=step.seat,
            next=step.next,
            at=now,
            body=step.body,
            lines=step.lines,
            request=None,
        )
        for seq, step in enumerate(narrated, 1)
    ]
    result = None
    if record.result is not None:
        result = Result(record.result.scores, record.result.winners, "rules")
    published = record.dice[-1].secret if record.dice else None
    row = rows.Match(
        id=match,
        table=table,
        game=record.game,
        rules=record.rules,
        edition=record.edition,
        players=record.players,
        options=msgspec.json.encode(record.options).decode(),
        position=msgspec.json.encode(record.position).decode() if record.position else None,
        setup=msgspec.json.encode(record.setup).decode(),
        dice=msgspec.json.encode(record.dice).decode(),
        secret=secret.hex() if secret is not None else published,
        first=-1,
        start_head=len(entries),
        head=len(entries),
        status="playing" if playing else "over" if result is not None else "archived",
        to_move=-1,
        turn_since=now,
        due=None,
        result=msgspec.json.encode(result).decode() if result is not None else None,
        rematch=None,
        created=now,
        updated=now,
    )
    return row, entries
