"""What the rows alone say of a match: who sits where, what was told, who asked and who conceded.

Nothing here needs the rules of the game, so it can be read of every match there is.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bourgade.core.record import Dice, Entry, Record
from bourgade.server import words
from bourgade.server.clock import Clock
from bourgade.server.protocol import Result
from bourgade.server.store import rows
from bourgade.server.store.matches import Loaded

EVERYBODY = "*"
SPECTATOR = "-"
HANDED_OVER = ("takeover", "bot", "resign", "time")  # entries after which a bot plays the seat


class Book:
    def __init__(self, loaded: Loaded) -> None:
        self.row = loaded.match
        self.table = loaded.table
        self.seats = loaded.seats
        self.head = 0
        self.status = loaded.match.status
        self.steps: list[rows.LogRow] = []
        self.requests: dict[str, int] = {}
        self.control = [seat.bot if seat.kind == "bot" else None for seat in loaded.seats]
        self.conceded: set[int] = set()
        self.hints = [0] * len(loaded.seats)
        self.clock: Clock | None = None  # runs only where the match is played
        self.options = msgspec.json.decode(loaded.match.options, type=dict[str, str | list[str]])
        result = loaded.match.result
        self.result = msgspec.json.decode(result, type=Result) if result else None

    @property
    def id(self) -> str:
        return self.row.id

    def held_by(self, person: str | None) -> list[int]:
        """The seats this person plays: several when neighbours share a screen."""
        if person is None or self.status == "archived":
            return []
        return [seat.seat for seat in self.seats if seat.person == person]

    def may_see_all(self, person: str | None) -> bool:
        return may_see_all(self.status, self.seats, person)

    def left(self) -> list[int]:
        """The seats that have not conceded."""
        return [seat for seat in range(len(self.seats)) if seat not in self.conceded]

    def lines(self, step: rows.LogRow, viewer: int | None) -> msgspec.Raw:
        told: dict[str, msgspec.Raw] = _lines_decoder.decode(step.lines)
        key = SPECTATOR if viewer is None else str(viewer)
        return told[key] if key in told else told[EVERYBODY]

    def write(self, step: rows.LogRow) -> None:
        self.steps.append(step)
        self.head = step.seq
        if step.request is not None:
            self.requests[step.request] = step.seq
        if step.kind in HANDED_OVER:
            self.control[step.seat] = msgspec.json.decode(step.body, type=dict[str, str])["bot"]
            if step.kind in ("resign", "time"):
                self.conceded.add(step.seat)
        elif step.kind == "hint":
            self.hints[step.seat] += 1

    def new_step(
        self, kind: str, seat: int, at: int, body: bytes, lines: bytes, request: str | None
    ) -> rows.LogRow:
        return rows.LogRow(
            match=self.id,
            seq=self.head + 1,
            kind=kind,
            seat=seat,
            next=-1,
            at=max(at, self.steps[-1].at if self.steps else 0),
            body=body.decode(),
            lines=lines.decode(),
            request=request,
        )


def may_see_all(status: str, seats: Sequence[rows.Seat], person: str | None) -> bool:
    """Over, archived, or a game of one person against bots and neighbours at the same screen."""
    if status != "playing":
        return True
    people = {seat.person for seat in seats if seat.person is not None}
    return person is not None and people <= {person}


_lines_decoder = msgspec.json.Decoder(dict[str, msgspec.Raw])


def one_line(key: str, seat: int, **args: str | int) -> bytes:
    """A line of the log that all may read."""
    return msgspec.json.encode({EVERYBODY: [words.say(key, player=seat, **args)]})


def bot_body(bot: str) -> bytes:
    return msgspec.json.encode({"bot": bot})


def record_of(loaded: Loaded, upto: int | None = None) -> Record:
    """The record of a match as the store has it, up to a head."""
    match = loaded.match
    steps = loaded.log if upto is None else loaded.log[:upto]
    position: dict[str, Any] | None = (
        msgspec.json.decode(match.position) if match.position else None
    )
    return Record(
        game=match.game,
        rules=match.rules,
        edition=match.edition,
        players=match.players,
        options=msgspec.json.decode(match.options),
        position=position,
        setup=msgspec.json.decode(match.setup),
        log=[msgspec.json.decode(step.body, type=Entry) for step in steps if is_played(step)],
        dice=msgspec.json.decode(match.dice, type=list[Dice]),
    )


def is_played(step: rows.LogRow) -> bool:
    """Is it an entry of the game's record, or only of the log?"""
    return step.kind in ("play", "undo")
