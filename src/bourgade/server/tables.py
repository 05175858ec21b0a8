"""Tables: opened, joined, left, started; played again; continued from a moment."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

import bourgade
from bourgade.core.errors import OptionError, UnknownGame
from bourgade.core.match import resume
from bourgade.core.record import Record
from bourgade.server.book import may_see_all, record_of
from bourgade.server.clock import Rules
from bourgade.server.live import BOT_GRACE_MS
from bourgade.server.people import Identity
from bourgade.server.records import Records, narrate, new_match
from bourgade.server.replays import check
from bourgade.server.rest import (
    ContinueBody,
    JoinBody,
    SeatBody,
    SeatBot,
    SeatInvited,
    SeatOpen,
    TableBody,
)
from bourgade.server.seats import known_bot, new_id, seat_again, seat_rows, seat_to_join
from bourgade.server.store import matches, quotas, rows
from bourgade.server.store import tables as stored
from bourgade.server.store.store import Store
from bourgade.server.store.writer import Conflict
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal, brief

T = TypeVar("T")


class Tables:
    def __init__(self, store: Store, records: Records) -> None:
        self._store = store
        self._records = records

    async def find(self, table: str) -> stored.Found:
        found = await self._store.read(lambda c: stored.find(c, table))
        if found is None:
            raise Refusal("no-such-table", 404)
        return found

    async def create(self, who: Identity, body: TableBody) -> stored.Found:
        try:
            game = bourgade.game(body.game)
            options = game.settle(len(body.seats), body.options)
            bourgade.start(body.game, players=len(body.seats), options=body.options)
        except UnknownGame:
            raise Refusal("no-such-game", 404) from None
        except OptionError as error:
            raise Refusal("bad-option", why=brief(error)) from error
        table = _table_row(who, body.game, options, body)
        return await self._open(who, table, seat_rows(who, table.id, body.seats), body.start)

    async def continue_from(self, who: Identity, match: str, body: ContinueBody) -> stored.Found:
        """A new table that goes on from a moment, with dice of its own."""
        loaded = await self._records.load(match)
        if not may_see_all(loaded.match.status, loaded.seats, who.id):
            raise Refusal("not-before-the-end", 403)
        if not 0 <= body.at <= loaded.match.head:
            raise Refusal("no-such-moment", 404)
        if len(body.seats) != loaded.match.players:
            raise Refusal("wrong-seats", seats=loaded.match.players)
        await self._records.check(loaded)
        options = msgspec.json.decode(loaded.match.options)
        table = _table_row(who, loaded.match.game, options, body)
        table.continues, table.continues_at = match, body.at
        return await self._open(who, table, seat_rows(who, table.id, body.seats), body.start)

    async def rematch(self, who: Identity, match: str) -> stored.Found:
        """The same table again; the other people find their seats reserved."""
        loaded = await self._records.load(match)
        if who.id not in {seat.person for seat in loaded.seats}:
            raise Refusal("not-a-player", 403)
        if loaded.match.status == "playing":
            raise Refusal("not-before-the-end", 409)
        if loaded.match.rematch is not None:
            return await self.find(loaded.match.rematch)
        old = loaded.table
        table = msgspec.structs.replace(
            old, id=new_id(), owner=who.id, status="open", match=None, created=now_ms()
        )
        table.autostart, table.continues, table.continues_at = True, None, None
        seats = [seat_again(who, table.id, seat) for seat in loaded.seats]

        def change(connection: Connection) -> None:
            _create(connection, table, seats)
            matches.set_rematch(connection, match, table.id)

        try:
            await self._write(change)
        except Conflict:
            again = await self._records.load(match)
            return await self.find(again.match.rematch or "")
        return await self.start_if_full(table.id)

    async def _open(
        self, who: Identity, table: rows.Table, seats: list[rows.Seat], start: bool
    ) -> stored.Found:
        await self._write(lambda c: _create(c, table, seats))
        return await self.start_if_full(table.id) if start else await self.find(table.id)

    async def _write(self, change: Callable[[Connection], T]) -> T:
        """As the store does; what there is too much of is refused in words."""
        try:
            return await self._store.write(change)
        except quotas.OverQuota as over:
            raise Refusal(str(over), 429) from None

    async def start_if_full(self, table: str) -> stored.Found:
        found = await self.find(table)
        if any(matches.is_free(seat) for seat in found.seats):
            return found
        return await self._start(found)

    async def start(self, who: Identity, table: str) -> stored.Found:
        found = await self.find(table)
        if found.table.owner != who.id:
            raise Refusal("not-the-owner", 403)
        if found.table.status == "started":
            return found
        return await self._start(found)

    async def _start(self, found: stored.Found) -> stored.Found:
        table, seats = found.table, found.seats
        secret = new_secret()
        if table.continues is not None:
            loaded = await self._records.load(table.continues)
            at = table.continues_at or 0
            record = await self._records.in_thread(lambda: _past(loaded, at, secret))
        else:
            options = msgspec.json.decode(table.options)
            match = bourgade.start(table.game, players=len(seats), options=options, secret=secret)
            record = match.record
        narrated = await self._records.in_thread(lambda: narrate(record))
        row, entries = new_match(record, table.id, secret, narrated, playing=True)
        position = resume(record, secret, upto=len(record.log)).state
        if position.is_terminal():
            raise Refusal("no-such-moment", 409)
        row.first = row.to_move = int(position.current_player())
        row.due = _first_due(table, seats, row)

        def change(connection: Connection) -> None:
            if not any(seat.person for seat in seats):
                quotas.refuse_bots_alone(connection, table.owner)
            if table.continues is not None:
                quotas.refuse_copies(connection, table.owner, row.start_head)
            matches.create(connection, row, entries)

        try:
            await self._write(change)
        except Conflict as conflict:
            if str(conflict) == "seats-free":
                raise Refusal("seats-free", 409) from None
        return await self.find(table.id)

    async def join(self, who: Identity, table: str, body: JoinBody) -> stored.Found:
        found = await self.find(table)
        seat = seat_to_join(found, who, body)
        name = who.person.name
        await self._change(lambda c: stored.take_seat(c, table, seat, who.id, name))
        return await self.start_if_full(table) if found.table.autostart else await self.find(table)

    async def leave(self, who: Identity, table: str) -> stored.Found:
        await self.find(table)
        await self._change(lambda c: stored.free_seat(c, table, who.id))
        return await self.find(table)

    async def set_seat(self, who: Identity, table: str, body: SeatBody) -> stored.Found:
        found = await self._mine(who, table)
        if body.seat >= len(found.seats):
            raise Refusal("no-such-seat", 404)
        kind, bot, invite = "open", None, None
        if isinstance(body.to, SeatBot):
            kind, bot = "bot", known_bot(body.to.bot)
        elif isinstance(body.to, SeatInvited):
            kind, invite = "invited", new_id()

        def change(connection: Connection) -> None:
            if bot is not None:
                quotas.refuse_bots(connection, who.id)
            stored.set_seat(connection, table, body.seat, kind, bot, invite)

        await self._change(change)
        return await self.start_if_full(table) if found.table.autostart else await self.find(table)

    async def close(self, who: Identity, table: str) -> stored.Found:
        await self._mine(who, table)
        await self._change(lambda c: stored.close(c, table))
        return await self.find(table)

    async def refuse_import(self, who: Identity) -> None:
        """Before the work of reading a record, where there is no room for any."""
        await self._write(lambda c: quotas.refuse_copies(c, who.id, 1))

    async def add_archive(self, who: Identity, record: Record, narrated: list[Any]) -> str:
        """An imported record becomes a match to look at."""
        body = TableBody(record.game, [SeatOpen() for _ in range(record.players)])
        table = _table_row(who, record.game, record.options, body)
        seats = seat_rows(who, table.id, body.seats)
        row, entries = new_match(record, table.id, None, narrated, playing=False)

        def change(connection: Connection) -> None:
            quotas.refuse_copies(connection, who.id, row.start_head)
            _create(connection, table, seats)
            matches.create(connection, row, entries)

        await self._write(change)
        return row.id

    async def _mine(self, who: Identity, table: str) -> stored.Found:
        found = await self.find(table)
        if found.table.owner != who.id:
            raise Refusal("not-the-owner", 403)
        return found

    async def _change(self, change: Any) -> None:
        try:
            await self._write(change)
        except Conflict as conflict:
            raise Refusal(str(conflict), 409) from None


def new_secret() -> bytes:
    """What all dice and draws of a match follow from."""
    return secrets.token_bytes(32)


def _create(connection: Connection, table: rows.Table, seats: Sequence[rows.Seat]) -> None:
    """A table of somebody who has not too many yet."""
    with_bots = any(seat.kind == "bot" for seat in seats)
    quotas.refuse_table(connection, table.owner, table.created, with_bots=with_bots)
    if with_bots and all(seat.kind == "bot" for seat in seats):
        quotas.refuse_bots_alone(connection, table.owner)
    if table.continues_at:
        quotas.refuse_copies(connection, table.owner, table.continues_at)
    stored.create(connection, table, seats)


def _past(loaded: matches.Loaded, at: int, secret: bytes) -> Record:
    """The record up to a moment. The secret of the dice so far is published: that game is over."""
    check(loaded)
    record = record_of(loaded, at)
    if record.dice and loaded.match.status == "over":
        record.dice[-1].secret = record.dice[-1].secret or loaded.match.secret
    return resume(record, secret, upto=len(record.log)).record


def _table_row(
    who: Identity, game: str, options: dict[str, Any], body: TableBody | ContinueBody
) -> rows.Table:
    clock = msgspec.json.encode(body.clock).decode() if body.clock is not None else None
    return rows.Table(
        id=new_id(),
        game=game,
        options=msgspec.json.encode(options).decode(),
        owner=who.id,
        public=body.public,
        clock=clock,
        out_of_time=body.out_of_time,
        status="open",
        autostart=body.start,
        match=None,
        continues=None,
        continues_at=None,
        created=now_ms(),
        help=msgspec.json.encode(body.help).decode(),
    )


def _first_due(table: rows.Table, seats: list[rows.Seat], row: rows.Match) -> int | None:
    if seats[row.first].kind == "bot":
        return row.created + BOT_GRACE_MS
    if table.clock is None:
        return None
    rules = msgspec.json.decode(table.clock, type=Rules)
    return row.created + int(rules.seconds) * 1000
