"""The bodies and answers of the REST interface; docs and OpenAPI follow from them."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from bourgade.core.texts import Message
from bourgade.server.protocol import LINE_PATTERN, Content, Head, Id, MatchStatus, Result

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Login = Annotated[str, Meta(min_length=2, max_length=30, pattern=LINE_PATTERN)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["fr", "en", "de"]
Preferences = dict[Annotated[str, Meta(max_length=40)], bool | int | str]
Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=LINE_PATTERN)]
Seat = Annotated[int, Meta(ge=0, le=9)]


class Problem(Struct):
    """What a refused request is answered with."""

    reason: Message


class Fine(Struct):
    """Done; nothing more to say."""


# People


class GuestBody(Struct):
    """`anew`: also where this browser's session has ended, which is else told (session-ended)."""

    name: Name | None = None
    language: Language | None = None
    anew: bool = False


class Me(Struct):
    id: str
    kind: Literal["guest", "account"]
    name: str
    login: str | None
    language: Language
    preferences: Preferences


class MePatch(Struct):
    """What is left out stays as it is; a preference set to null is forgotten."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    preferences: dict[Annotated[str, Meta(max_length=40)], bool | int | str | None] | UnsetType = (
        UNSET
    )


class AccountBody(Struct):
    """Makes the guest an account holder; games, name and preferences stay."""

    login: Login
    password: Password


class LoginBody(Struct):
    login: Login
    password: Password


class PasswordBody(Struct):
    old: Password
    new: Password


class SessionInfo(Struct):
    id: str
    kind: Literal["browser", "token"]
    label: str
    created: int
    seen: int
    current: bool


class Sessions(Struct):
    sessions: list[SessionInfo]


class TokenBody(Struct):
    label: Label


class TokenMade(Struct):
    """The token is shown this once; send it as `Authorization: Bearer …`."""

    id: str
    token: str


# Games


class OptionInfo(Struct):
    key: str
    values: list[str]
    default: str
    per_seat: bool


class GameInfo(Struct):
    """`levels` are the bots made for people, from the weakest to the strongest."""

    key: str
    rules: int
    edition: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]
    levels: list[str]


class Games(Struct):
    games: list[GameInfo]


# Tables


class SeatMe(Struct, tag="me", tag_field="kind"):
    """The person who opens the table."""


class SeatHere(Struct, tag="here", tag_field="kind"):
    """A neighbour at the same screen."""

    name: Name


class SeatOpen(Struct, tag="open", tag_field="kind"):
    """Whoever comes first."""


class SeatInvited(Struct, tag="invited", tag_field="kind"):
    """Whoever has the link of this seat."""


class SeatBot(Struct, tag="bot", tag_field="kind"):
    bot: Annotated[str, Meta(max_length=40)]


SeatWish = SeatMe | SeatHere | SeatOpen | SeatInvited | SeatBot


class LiveClock(Struct, tag="live", tag_field="kind"):
    """Seconds for the whole game, and seconds added after each turn."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class SlowClock(Struct, tag="slow", tag_field="kind"):
    """Seconds for each turn: hours or days."""

    seconds: Annotated[int, Meta(ge=1, le=2_592_000)]


class Help(Struct):
    """What helps people at a table. Hints left out (null) follow the rule of the house: they are
    given where nobody plays against another person. Analysis is for after the game."""

    hints: bool | None = None
    analysis: bool = True


class HelpInfo(Struct):
    """What helps people at this table, as it is in force."""

    hints: bool
    analysis: bool


class TableBody(Struct):
    """A new table. `start` begins at once when every seat is taken."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, str | int | list[str | int]] = {}
    public: bool = False
    clock: LiveClock | SlowClock | None = None
    out_of_time: Literal["bot", "lose"] = "bot"
    start: bool = False
    help: Help = msgspec.field(default_factory=Help)


class ContinueBody(Struct):
    """A new table from a moment of a match."""

    at: Head
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    public: bool = False
    clock: LiveClock | SlowClock | None = None
    out_of_time: Literal["bot", "lose"] = "bot"
    start: bool = True
    help: Help = msgspec.field(default_factory=Help)


class SeatInfo(Struct):
    """`invite` is the key of the seat's link, shown to the person who opened the table."""

    seat: int
    kind: Literal["human", "here", "open", "invited", "bot"]
    name: str | None
    bot: str | None
    mine: bool
    invite: str | None


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, str | list[str]]
    public: bool
    clock: LiveClock | SlowClock | None
    out_of_time: Literal["bot", "lose"]
    status: Literal["open", "started", "closed"]
    seats: list[SeatInfo]
    mine: bool
    owner: str
    match: str | None
    created: int
    continues: str | None
    help: HelpInfo


class Tables(Struct):
    tables: list[TableInfo]


class Code(Struct):
    """A QR code: the modules of a side, and the dark ones as the path of an SVG."""

    size: int
    path: str


class Reach(Struct):
    """Whom a link reaches that begins with `origin`: this machine alone (`offline`: until it is on
    a network), the house, or the world. `code` is that of the address asked for; `command` is what
    to type for a start that the house can reach, where that is not so."""

    where: Literal["here", "offline", "house", "world"]
    origin: str
    code: Code | None
    command: str | None


class JoinBody(Struct):
    """Which seat; with the key of an invitation, the seat follows from it."""

    seat: Seat | None = None
    invite: Annotated[str, Meta(max_length=60)] | None = None


class SeatBody(Struct):
    """The owner gives a free seat to a bot, or frees one again."""

    seat: Seat
    to: SeatOpen | SeatInvited | SeatBot


# Matches


class MatchInfo(Struct):
    """A line in "my games". `turn_since` is when the seat to move got its turn; `stuck`: it cannot
    be played on here, so it is nobody's turn."""

    match: str
    table: str
    game: str
    status: MatchStatus
    players: list[str]
    me: list[int]
    to_move: int
    my_turn: bool
    head: int
    turn_since: int
    result: Result | None
    stuck: bool


class MyGames(Struct):
    """Longest waiting first, then the others' turns, then what is over."""

    matches: list[MatchInfo]
    tables: list[TableInfo]


class PublicMatches(Struct):
    """Games anybody may watch, the liveliest first."""

    matches: list[MatchInfo]


class Imported(Struct):
    match: Id


class Verified(Struct):
    """`outcomes` is how many dice and draws were recomputed; `reason` says what does not fit."""

    ok: bool
    outcomes: int
    reason: str | None


class ScoreLine(Struct):
    """The scores at one step, for the chart after the game."""

    seq: int
    scores: list[int]


class Chart(Struct):
    points: list[ScoreLine]


# Hints and analyses


class HintBody(Struct):
    """The head the question is asked at."""

    head: Head


class HintReason(Struct):
    """So many more (or fewer) points of this part of the score than the others bring."""

    part: str
    points: float


class Suggestion(Struct):
    """An action, its chance to win, the points to expect at the end, and where they come from."""

    action: Content
    notation: str
    words: Message
    win: float
    points: float
    reasons: list[HintReason]


class HintAnswer(Struct):
    """The best actions, best first, by what the seat to move may know. `chances` and `points` are
    what each seat may expect; `used` is how many hints this seat has had."""

    match: str
    head: int
    seat: int
    chances: list[float]
    points: list[float]
    best: list[Suggestion]
    used: int


class Judged(Struct):
    """An action with what it promised: chance to win, and points at the end."""

    action: Content
    notation: str
    words: Message
    win: float
    points: float


class Decision(Struct):
    """One decision of a finished game, as it looked to its seat just before step `seq`.

    `loss` is how much more chance to win the best action promised than the one played.
    """

    seq: int
    seat: int
    chances: list[float]
    points: list[float]
    played: Judged
    best: Judged
    loss: float


class TurningPoint(Struct):
    """Where the game turned: by a `choice` (there was a better one), or by a `swing` of the chances
    of `seat` from its turn to its next. `by` is how much, with its sign for a swing."""

    seq: int
    kind: Literal["choice", "swing"]
    seat: int
    by: float


class Analysis(Struct):
    """`done` of `total` decisions are looked at; what was found comes when all are."""

    match: str
    status: Literal["none", "running", "done", "failed"]
    done: int
    total: int
    decisions: list[Decision]
    turning: list[TurningPoint]


class Part(Struct):
    """How one part of the server does; `why` is a word for what is not well."""

    status: Literal["ok", "degraded", "down"]
    why: str = ""


class Health(Struct):
    """`degraded`: people can play, though not all is well. `down`: no move can be kept now."""

    status: Literal["ok", "degraded", "down", "stopping"]
    version: str
    build: str
    parts: dict[str, Part] = {}


INBOUND = (
    GuestBody,
    MePatch,
    AccountBody,
    LoginBody,
    PasswordBody,
    TokenBody,
    TableBody,
    ContinueBody,
    JoinBody,
    SeatBody,
    HintBody,
)
OUTBOUND = (
    Problem,
    Fine,
    Me,
    Sessions,
    TokenMade,
    Games,
    TableInfo,
    Tables,
    MyGames,
    PublicMatches,
    Reach,
    Imported,
    Verified,
    Chart,
    HintAnswer,
    Analysis,
    Health,
)
