"""Everything that travels over the WebSocket, both ways. The REST bodies are in rest.py.

The page's types are generated from these structs (tools/make_types.py), so a renamed field breaks
its type check. Words for people travel as messages (key and arguments), never as sentences.
Times are milliseconds since 1970, durations are milliseconds.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from bourgade.core.game import Effect
from bourgade.core.reading import read_json
from bourgade.core.texts import Message

# What every key of the database looks like: nothing else is looked up there. (Not NUL, above all:
# PostgreSQL cannot even be asked for it.)
ID_PATTERN = "^[A-Za-z0-9_-]{1,40}$"
# A line of text that is kept as it was sent: no control characters.
LINE_PATTERN = r"^[^\x00-\x1f\x7f]*$"
Id = Annotated[str, Meta(pattern=ID_PATTERN)]
Request = Annotated[str, Meta(min_length=1, max_length=64, pattern=LINE_PATTERN)]
Head = Annotated[int, Meta(ge=0, le=1_000_000)]
Notation = Annotated[str, Meta(max_length=200)]
Content = dict[str, int | str]

# Already encoded when it is put into a message; `ts` is what the page finds there.
View = Annotated[msgspec.Raw, Meta(extra={"ts": "GameView"})]
Lines = Annotated[msgspec.Raw, Meta(extra={"ts": "Message[]"})]


# Client to server


class Hello(Struct, tag="hello", tag_field="type"):
    """Watch a match from now on. `since` is the last head already known: the log starts there."""

    match: Id
    since: Head = 0


class Leave(Struct, tag="leave", tag_field="type"):
    """Stop watching a match."""

    match: Id


class Act(Struct, tag="act", tag_field="type"):
    """Play an action, given by content or notation, at the head it was chosen at.

    `request` names this wish: sent again after a lost connection it is not played twice. So every
    wish of one person in one match has a name of its own; an empty one is refused.
    """

    match: Id
    head: Head
    action: Content | Notation
    request: Request


class Undo(Struct, tag="undo", tag_field="type"):
    match: Id
    head: Head
    request: Request


class Redo(Struct, tag="redo", tag_field="type"):
    match: Id
    head: Head
    request: Request


class Resign(Struct, tag="resign", tag_field="type"):
    """Concede with one's seat; with several seats at one screen, with the one named."""

    match: Id
    request: Request
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class Chat(Struct, tag="chat", tag_field="type"):
    match: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Why(Struct, tag="why", tag_field="type"):
    """Why is this action not allowed now?"""

    match: Id
    action: Content | Notation
    request: Request


class Ping(Struct, tag="ping", tag_field="type"):
    at: int = 0


ClientMessage = Hello | Leave | Act | Undo | Redo | Resign | Chat | Why | Ping


# Server to client

MatchStatus = Literal["playing", "over", "archived"]
SeatKind = Literal["human", "bot", "open"]
EndKind = Literal["rules", "conceded", "time"]
EntryKind = Literal[
    "play", "undo", "resign", "time", "takeover", "bot", "restart", "hint", "carried"
]


class Player(Struct):
    """Who sits where. `clock` is the time left when the snapshot was made, if there is a clock.

    `hints` is how many were asked for at this seat: everybody may know.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    connected: bool
    conceded: bool
    colour: int
    clock: int | None
    hints: int


class Legal(Struct):
    """One thing that can be done now, with what it costs and brings at once."""

    action: Content
    notation: str
    words: Message
    effects: list[Effect]


class LogEntry(Struct):
    """What happened at one step of the log, as this viewer may know it."""

    seq: int
    seat: int
    kind: EntryKind
    at: int
    lines: Lines


class Last(Struct):
    """The last action that stands; its verb alone for those who may not know the rest."""

    seq: int
    seat: int
    action: Content
    notation: str


class Timing(Struct):
    """`per_turn`: time for each turn; else a clock with `increment`. `running` is a seat or -1."""

    kind: Literal["live", "slow"]
    increment: int
    per_turn: int
    running: int
    at: int
    out: Literal["bot", "lose"]


class Result(Struct):
    scores: list[int]
    winners: list[int]
    how: EndKind


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """Everything one viewer may know of a match: enough to draw the table from nothing.

    `viewer` is the seat whose eyes these are, null for a spectator. `me` are the seats this person
    holds (several at one screen). `at` is the moment shown: the head, unless an earlier one was
    asked for. `score_parts` and `secret` come at the end; `scores` are empty before it in a game
    with hidden points. `log` starts after `since`. `no_hints` says why no hints are given here;
    null: they are, to the seat to move.
    """

    match: str
    table: str
    game: str
    rules: int
    options: dict[str, str | list[str]]
    status: MatchStatus
    head: int
    at: int
    players: list[Player]
    me: list[int]
    viewer: int | None
    to_move: int
    view: View
    legal: list[Legal]
    prompt: Message | None
    can_undo: bool
    can_redo: bool
    scores: list[int]
    score_parts: list[dict[str, int]] | None
    since: int
    log: list[LogEntry]
    last: Last | None
    timing: Timing | None
    commitment: str
    secret: str | None
    result: Result | None
    rematch: str | None
    no_hints: Message | None


class Relic(Struct, tag="relic", tag_field="type"):
    """A match that cannot be played on here: it was begun with other rules or another edition, and
    played again with those of here it comes out otherwise. All there is to know without them.

    `reason` says so to people, `why` what exactly differs (in English, for the host; empty where it
    could tell what others hold). `log` is the whole log. `may_remove`: it can be taken off one's
    list.
    """

    match: str
    table: str
    game: str
    rules: int
    edition: str
    options: dict[str, str | list[str]]
    status: MatchStatus
    head: int
    players: list[Player]
    me: list[int]
    log: list[LogEntry]
    result: Result | None
    reason: Message
    why: str
    may_concede: bool
    may_export: bool
    may_remove: bool


class Done(Struct, tag="done", tag_field="type"):
    """The wish was carried out and is on disk; `head` is where it stands in the log."""

    match: str
    request: str
    head: int


class Stale(Struct, tag="stale", tag_field="type"):
    """The match has moved on; a fresh snapshot follows."""

    match: str
    request: str
    head: int


class Refused(Struct, tag="refused", tag_field="type"):
    """Not granted. `match` and `request` are those of the message, where they could be read, even
    of one that came too fast (`server.too-fast`): wait a moment and send the same again."""

    match: str
    request: str
    reason: Message


class WhyAnswer(Struct, tag="why", tag_field="type"):
    """`reason` is null when the action is allowed."""

    match: str
    request: str
    reason: Message | None


class ChatLine(Struct):
    id: int
    person: str
    name: str
    seat: int | None
    at: int
    text: str


class ChatLines(Struct, tag="chat", tag_field="type"):
    """`room`: players talk among themselves, spectators too; after the end everybody reads both."""

    match: str
    room: Literal["players", "spectators"]
    lines: list[ChatLine]


class Presence(Struct, tag="presence", tag_field="type"):
    match: str
    connected: list[int]
    spectators: int


class Pong(Struct, tag="pong", tag_field="type"):
    at: int
    now: int


class Goodbye(Struct, tag="goodbye", tag_field="type"):
    """The server ends the connection; come back if `again`."""

    reason: Message
    again: bool


ServerMessage = (
    Snapshot | Relic | Done | Stale | Refused | WhyAnswer | ChatLines | Presence | Pong | Goodbye
)

_encoder = msgspec.json.Encoder()


class Address(Struct):
    """What a message is about, as far as it can be told from one that cannot be granted."""

    match: str = ""
    request: str = ""


def read(text: str | bytes) -> ClientMessage:
    """A message of a client; raises msgspec.DecodeError or ValidationError."""
    message: ClientMessage = read_json(text, ClientMessage)
    return message


def address(text: str | bytes) -> Address:
    """The names in a message that is refused unread, or could not be read."""
    try:
        found: Address = read_json(text, Address)
    except msgspec.DecodeError:
        return Address()
    return Address(found.match[:40], found.request[:64])


def write(message: Any) -> bytes:
    return _encoder.encode(message)
