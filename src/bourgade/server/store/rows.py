"""The rows of the database as structs, column by column."""

from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from sqlalchemy import Row


class Whom(NamedTuple):
    """For whom something is done; a house are those who came from one address on one day."""

    person: str
    house: str


NOBODY = Whom("", "")


class Person(Struct, kw_only=True):
    id: str
    kind: str
    name: str
    login: str | None
    password: str | None
    language: str
    preferences: str
    created: int
    seen: int
    house: str | None = None


class Session(Struct, kw_only=True):
    hash: str
    id: str
    person: str
    kind: str
    label: str
    created: int
    seen: int
    revoked: bool


class Table(Struct, kw_only=True):
    id: str
    game: str
    options: str
    owner: str
    public: bool
    clock: str | None
    out_of_time: str
    status: str
    autostart: bool
    match: str | None
    continues: str | None
    continues_at: int | None
    created: int
    help: str | None = None


class Seat(Struct, kw_only=True):
    table: str
    seat: int
    kind: str
    person: str | None
    name: str | None
    bot: str | None
    invite: str | None
    reserved: str | None
    hidden: bool = False


class Match(Struct, kw_only=True):
    id: str
    table: str
    game: str
    rules: int
    edition: str
    players: int
    options: str
    position: str | None
    setup: str
    dice: str
    secret: str | None
    first: int
    start_head: int
    head: int
    status: str
    to_move: int
    turn_since: int
    due: int | None
    result: str | None
    rematch: str | None
    created: int
    updated: int
    scores: str | None = None
    stuck: str | None = None
    stuck_why: str | None = None


class LogRow(Struct):
    match: str
    seq: int
    kind: str
    seat: int
    next: int
    at: int
    body: str
    lines: str
    request: str | None


class AnalysisRow(Struct, kw_only=True):
    match: str
    status: str
    done: int
    total: int
    body: str
    until: int
    created: int
    asker: str | None = None


class ChatRow(Struct, kw_only=True):
    id: int
    match: str
    room: str
    person: str
    name: str
    seat: int | None
    at: int
    text: str


R = TypeVar("R", bound=Struct)


def of(kind: type[R], row: Row[Any]) -> R:
    """The struct of a row that was selected with all columns of its table."""
    return kind(**row._mapping)
