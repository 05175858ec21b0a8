"""A match in memory, at one head: the game, who plays it, its clock, its log.

It is built from the rows of the store and changes only by entries of the log. A wish becomes an
entry here (`play`, `undo`, …) and counts once the store has it; if the store refuses, this copy has
run ahead and must be thrown away.
"""

import secrets
from typing import Any

import msgspec

from bourgade.core.errors import BourgadeError
from bourgade.core.game import Game
from bourgade.core.match import Action, resume
from bourgade.core.record import UNDO, Dice, Entry, Record
from bourgade.core.registry import game as find_game
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.server import words
from bourgade.server.clock import Clock, Rules
from bourgade.server.protocol import EndKind, Result
from bourgade.server.store import rows
from bourgade.server.store.matches import Loaded, Progress

EVERYBODY = "*"
SPECTATOR = "-"
STAND_IN = "steady"  # who plays on for a seat that conceded or ran out of time
BOT_GRACE_MS = 30_000  # a bot's move this late is nobody's any more: any worker may take it up


class OutOfStep(Exception):
    """An entry of the store does not follow from this copy: it must be loaded afresh."""


class Live:
    def __init__(self, loaded: Loaded) -> None:
        self.row = loaded.match
        self.table = loaded.table
        self.seats = loaded.seats
        self.whom = loaded.whom
        self.head = 0
        self.status = loaded.match.status
        self.steps: list[rows.LogRow] = []
        self.requests: dict[str, int] = {}
        self.standing: list[tuple[int, int, str]] = []  # seq, seat, notation: what was not undone
        self.control = [seat.bot if seat.kind == "bot" else None for seat in loaded.seats]
        self.conceded: set[int] = set()
        self.hints = [0] * len(loaded.seats)
        self.decided = 0  # the entry that brought about the present position
        self.clock = self._new_clock()
        self.options = msgspec.json.decode(loaded.match.options, type=dict[str, str | list[str]])
        self.core = resume(
            record_of(loaded),
            bytes.fromhex(loaded.match.secret or "") or secrets.token_bytes(32),
            upto=len(loaded.log),
        )
        for step in loaded.log:
            self._note(step)
        self.status = loaded.match.status
        result = loaded.match.result
        self.result = msgspec.json.decode(result, type=Result) if result else None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return self.core.game

    @property
    def state(self) -> GameState:
        return self.core.state

    def to_move(self) -> int:
        return int(self.state.current_player()) if self.status == "playing" else -1

    def bot_to_move(self) -> str | None:
        seat = self.to_move()
        return self.control[seat] if seat >= 0 else None

    def among_bots(self) -> bool:
        """Do bots play by themselves, for nobody?"""
        return None not in self.control

    def held_by(self, person: str | None) -> list[int]:
        """The seats this person plays: several when neighbours share a screen."""
        if person is None or self.status == "archived":
            return []
        return [seat.seat for seat in self.seats if seat.person == person]

    # Wishes that become entries

    def play(self, action: Action, at: int, request: str | None) -> tuple[rows.LogRow, Progress]:
        seat = self.to_move()
        before = self.state.clone()
        number = self.core.action(action)
        self.core.play(number)
        entry = self.core.record.log[-1]
        lines = tell(self.game, before, number, self.state, len(self.seats))
        return self._draft("play", seat, at, msgspec.json.encode(entry), lines, request)

    def undo(self, at: int, request: str | None) -> tuple[rows.LogRow, Progress]:
        seat = self.to_move()
        self.core.undo()
        body = msgspec.json.encode(self.core.record.log[-1])
        return self._draft("undo", seat, at, body, self._line("log-undo", seat), request)

    def redo(self, at: int, request: str | None) -> tuple[rows.LogRow, Progress]:
        seat = self.to_move()
        before = self.state.clone()
        self.core.redo()
        entry = self.core.record.log[-1]
        number = self.game.parse(entry.do)
        lines = tell(self.game, before, number, self.state, len(self.seats))
        return self._draft("play", seat, at, msgspec.json.encode(entry), lines, request)

    def concede(
        self, seat: int, at: int, request: str | None, *, by_time: bool = False
    ) -> tuple[rows.LogRow, Progress]:
        """The seat loses. With two or more others left a bot keeps the seat warm for them."""
        kind = "time" if by_time else "resign"
        line = self._line("log-time-lost" if by_time else "log-resign", seat)
        return self._draft(kind, seat, at, _bot_body(STAND_IN), line, request)

    def take_over(self, seat: int, at: int) -> tuple[rows.LogRow, Progress]:
        line = self._line("log-takeover", seat, bot=STAND_IN)
        return self._draft("takeover", seat, at, _bot_body(STAND_IN), line, None)

    def replace_bot(self, seat: int, by: str, at: int) -> tuple[rows.LogRow, Progress]:
        line = self._line("log-bot-replaced", seat, bot=self.control[seat] or "", by=by)
        return self._draft("bot", seat, at, _bot_body(by), line, None)

    def restart_clocks(self, at: int) -> tuple[rows.LogRow, Progress]:
        return self._draft("restart", -1, at, b"{}", self._line("log-restart", -1), None)

    def hint(self, seat: int, at: int) -> tuple[rows.LogRow, Progress]:
        """Somebody was told what would be best: all may see it."""
        return self._draft("hint", seat, at, b"{}", self._line("log-hint", seat), None)

    def hinted(self) -> bool:
        """Has the present decision had its hint?"""
        return any(step.kind == "hint" for step in self.steps[self.decided :])

    # Entries from elsewhere

    def follow(self, step: rows.LogRow) -> None:
        """An entry that another worker wrote: the same dice fall here, or this copy is wrong."""
        if step.seq != self.head + 1:
            raise OutOfStep(f"{self.id}: entry {step.seq} after {self.head}")
        if step.kind in ("play", "undo"):
            entry = msgspec.json.decode(step.body, type=Entry)
            try:
                if entry.do == UNDO:
                    self.core.undo()
                else:
                    self.core.play(entry.do)
            except BourgadeError as error:
                raise OutOfStep(f"{self.id}: entry {step.seq}: {error}") from error
            if self.core.record.log[-1].chance != entry.chance:
                raise OutOfStep(f"{self.id}: entry {step.seq} drew other outcomes")
        self._note(step)

    def lines(self, step: rows.LogRow, viewer: int | None) -> msgspec.Raw:
        told: dict[str, msgspec.Raw] = _lines_decoder.decode(step.lines)
        key = SPECTATOR if viewer is None else str(viewer)
        return told[key] if key in told else told[EVERYBODY]

    def record(self) -> Record:
        """The record as everybody may have it: the secret of the dice only after the end."""
        record: Record = self.core.record
        dice = [Dice(d.start, d.commitment, d.secret) for d in record.dice]
        if self.status == "over" and self.row.secret and dice and dice[-1].secret is None:
            dice[-1].secret = self.row.secret
        elif self.status == "playing":
            dice = [Dice(d.start, d.commitment) for d in dice]
        return msgspec.structs.replace(record, dice=dice)

    def _draft(
        self, kind: str, seat: int, at: int, body: bytes, lines: bytes, request: str | None
    ) -> tuple[rows.LogRow, Progress]:
        step = rows.LogRow(
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
        self._note(step, fresh=True)
        return step, self._progress(step.at)

    def _note(self, step: rows.LogRow, fresh: bool = False) -> None:
        self.steps.append(step)
        self.head = step.seq
        if step.request is not None:
            self.requests[step.request] = step.seq
        if step.kind in ("play", "undo"):
            self.decided = step.seq
        if step.kind == "play":
            do = msgspec.json.decode(step.body, type=Entry).do
            self.standing.append((step.seq, step.seat, do))
        elif step.kind == "undo" and self.standing:
            self.standing.pop()
        elif step.kind in ("takeover", "bot", "resign", "time"):
            self._hand_over(step)
        elif step.kind == "hint":
            self.hints[step.seat] += 1
        if fresh:
            self._end_if_over(step)
            step.next = self.to_move()
        elif self.status == "playing" and step.next < 0:
            self._end_if_over(step)
        if self.clock is not None and step.seq > self.row.start_head:
            self.clock.note(step.kind, step.next, step.at)

    def _hand_over(self, step: rows.LogRow) -> None:
        self.control[step.seat] = msgspec.json.decode(step.body, type=dict[str, str])["bot"]
        if step.kind in ("resign", "time"):
            self.conceded.add(step.seat)
        if self.clock is not None:
            self.clock.bots.add(step.seat)

    def _end_if_over(self, step: rows.LogRow) -> None:
        if self.status != "playing":
            return
        left = [seat for seat in range(len(self.seats)) if seat not in self.conceded]
        if self.state.is_terminal():
            how: EndKind = "rules"
            winners = [w for w in self.state.winners() if w not in self.conceded]
            winners = winners or _best(self.state.scores(), left)
        elif len(left) == 1 and self.conceded:
            how = "time" if step.kind == "time" else "conceded"
            winners = left
        else:
            return
        self.status = "over"
        self.result = Result(list(self.state.scores()), winners, how)

    def _progress(self, at: int) -> Progress:
        result = msgspec.json.encode(self.result).decode() if self.result else None
        to_move = self.to_move()
        before = self.steps[-2].next if len(self.steps) > 1 else self.row.first
        if to_move != before:
            self.row.turn_since = at
        return Progress(to_move, self.row.turn_since, self.due(at), self.status, result)

    def due(self, at: int) -> int | None:
        """When the server must do something by itself."""
        if self.status != "playing":
            return None
        if self.bot_to_move() is not None:
            return at + BOT_GRACE_MS
        return self.clock.deadline() if self.clock is not None else None

    def _line(self, key: str, seat: int, **args: str) -> bytes:
        return msgspec.json.encode({EVERYBODY: [words.say(key, player=seat, **args)]})

    def _new_clock(self) -> Clock | None:
        if self.table.clock is None:
            return None
        rules = msgspec.json.decode(self.table.clock, type=Rules)
        clock = Clock(rules, len(self.seats), self.row.first, self.row.created)
        clock.bots = {seat.seat for seat in self.seats if seat.kind == "bot"}
        return clock


_lines_decoder = msgspec.json.Decoder(dict[str, msgspec.Raw])


def _bot_body(bot: str) -> bytes:
    return msgspec.json.encode({"bot": bot})


def _best(scores: list[int], seats: list[int]) -> list[int]:
    top = max(scores[seat] for seat in seats)
    return [seat for seat in seats if scores[seat] == top]


def tell(game: Game, before: GameState, action: int, after: GameState, seats: int) -> bytes:
    """The lines of the log for every viewer, written once where all may know the same."""
    to_all = game.tell(before, action, after, None)
    told: dict[str, list[Message]] = {EVERYBODY: to_all}
    for seat in range(seats):
        lines = game.tell(before, action, after, seat)
        if lines != to_all:
            told[str(seat)] = lines
    return msgspec.json.encode(told)


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
        log=[
            msgspec.json.decode(step.body, type=Entry)
            for step in steps
            if step.kind in ("play", "undo")
        ],
        dice=msgspec.json.decode(match.dice, type=list[Dice]),
    )


def rules_known(row: rows.Match) -> bool:
    """Does this program still play the rules and data the match was begun with?"""
    game = find_game(row.game)
    return row.rules == game.rules_version and row.edition == game.edition
