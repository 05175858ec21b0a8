"""Seats: who may sit where, and what a table shows of it."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from bourgade import bots
from bourgade.server.clock import Rules
from bourgade.server.fairness import help_info
from bourgade.server.people import Identity, clean_name
from bourgade.server.rest import (
    JoinBody,
    SeatBot,
    SeatHere,
    SeatInfo,
    SeatInvited,
    SeatMe,
    SeatOpen,
    SeatWish,
    TableInfo,
)
from bourgade.server.store import rows
from bourgade.server.store import tables as stored
from bourgade.server.words import Refusal


def new_id() -> str:
    return secrets.token_urlsafe(12)


def known_bot(bot: str) -> str:
    if bot not in bots.names():
        raise Refusal("no-such-bot", bot=bot)
    return bot


def seat_rows(who: Identity, table: str, wishes: Sequence[SeatWish]) -> list[rows.Seat]:
    out = []
    if sum(isinstance(wish, SeatMe) for wish in wishes) > 1:
        raise Refusal("one-seat-each")
    for seat, wish in enumerate(wishes):
        row = rows.Seat(
            table=table,
            seat=seat,
            kind="open",
            person=None,
            name=None,
            bot=None,
            invite=None,
            reserved=None,
        )
        match wish:
            case SeatMe():
                row.kind, row.person, row.name = "human", who.id, who.person.name
            case SeatHere():
                row.kind, row.person, row.name = "here", who.id, clean_name(wish.name)
            case SeatInvited():
                row.kind, row.invite = "invited", new_id()
            case SeatBot():
                row.kind, row.bot, row.name = "bot", known_bot(wish.bot), wish.bot
            case SeatOpen():
                pass
        out.append(row)
    return out


def seat_again(who: Identity, table: str, seat: rows.Seat) -> rows.Seat:
    again = msgspec.structs.replace(seat, table=table, invite=None, reserved=None, hidden=False)
    if seat.kind == "bot" or seat.person == who.id:
        return again
    again.kind, again.invite, again.reserved = "invited", new_id(), seat.person
    again.person = again.name = None
    return again


def seat_to_join(found: stored.Found, who: Identity, body: JoinBody) -> int:
    """The seat meant: by invitation, reserved, the one named, or the first open one."""
    if any(seat.person == who.id for seat in found.seats):
        raise Refusal("already-seated", 409)
    for seat in found.seats:
        invited = body.invite is not None and seat.invite is not None
        if invited and secrets.compare_digest(seat.invite or "", body.invite or ""):
            return seat.seat
    if body.invite is not None:
        raise Refusal("no-such-invitation", 403)
    for seat in found.seats:
        if seat.reserved == who.id and seat.person is None:
            return seat.seat
    open_seats = [s.seat for s in found.seats if s.kind == "open" and s.person is None]
    if body.seat is None and open_seats:
        return open_seats[0]
    if body.seat not in open_seats:
        raise Refusal("seat-taken", 409)
    return body.seat if body.seat is not None else open_seats[0]


def table_info(found: stored.Found, person: str | None) -> TableInfo:
    """What this person may know of a table: only the owner sees the keys of invitations."""
    table = found.table
    mine = person is not None and table.owner == person
    return TableInfo(
        id=table.id,
        game=table.game,
        options=msgspec.json.decode(table.options),
        public=table.public,
        clock=msgspec.json.decode(table.clock, type=Rules) if table.clock else None,
        out_of_time="lose" if table.out_of_time == "lose" else "bot",
        status=table.status,  # type: ignore[arg-type] # the store holds no other
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=_kind(seat),
                name=seat.name,
                bot=seat.bot,
                mine=person is not None and seat.person == person,
                invite=seat.invite if mine else None,
            )
            for seat in found.seats
        ],
        mine=mine,
        owner=found.owner,
        match=table.match,
        created=table.created,
        continues=table.continues,
        help=help_info(table, found.seats),
    )


def _kind(seat: rows.Seat) -> Any:
    return "human" if seat.person is not None and seat.kind != "here" else seat.kind
