"""A match in memory, at one head: the game, who plays it, its clock, its log.

It is built from the rows of the store (relics.opened) and changes only by entries of the log. A
wish becomes an entry here (`play`, `undo`, …) and counts once the store has it; if the store
refuses, this copy has run ahead and must be thrown away.
"""

import secrets

import msgspec

from bourgade.core.errors import BourgadeError
from bourgade.core.game import Game
from bourgade.core.match import Action, resume
from bourgade.core.record import UNDO, Dice, Entry, Record
from bourgade.core.state import GameState
from bourgade.core.texts import Message
from bourgade.server.book import (
    EVERYBODY,
    HANDED_OVER,
    Book,
    bot_body,
    is_played,
    one_line,
    record_of,
)
from bourgade.server.clock import Clock, Rules
from bourgade.server.protocol import EndKind, Result
from bourgade.server.replays import rules_known, winners_of
from bourgade.server.store import rows
from bourgade.server.store.matches import Loaded, Progress

STAND_IN = "steady"  # who plays on for a seat that conceded or ran out of time
BOT_GRACE_MS = 10_000  # a bot nobody held for so long is nobody's: any worker may take it up


class OutOfStep(Exception):
    """An entry of the store does not follow from this copy: it must be loaded afresh."""


class Live(Book):
    def __init__(self, loaded: Loaded) -> None:
        super().__init__(loaded)
        self.whom = loaded.whom
        self.standing: list[tuple[int, int, str]] = []  # seq, seat, notation: what was not undone
        self.decided = 0  # the entry that brought about the present position
        self.clock = self._new_clock()
        self.core = resume(
            record_of(loaded),
            _secret(loaded.match.secret),
            upto=len(loaded.log),
        )
        # Begun with other rules or another edition, and not yet said to go on with those of here.
        self.foreign = self.status == "playing" and not rules_known(loaded.match)
        result = self.result
        for step in loaded.log:
            self.write(step)
        self.status, self.result = loaded.match.status, result
        if result is not None and not result.scores:  # it was conceded where nobody could count
            result.scores = list(self.state.scores())

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
        return self._draft("undo", seat, at, body, one_line("log-undo", seat), request)

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
        line = one_line("log-time-lost" if by_time else "log-resign", seat)
        return self._draft(kind, seat, at, bot_body(STAND_IN), line, request)

    def take_over(self, seat: int, at: int) -> tuple[rows.LogRow, Progress]:
        line = one_line("log-takeover", seat, bot=STAND_IN)
        return self._draft("takeover", seat, at, bot_body(STAND_IN), line, None)

    def replace_bot(self, seat: int, by: str, at: int) -> tuple[rows.LogRow, Progress]:
        line = one_line("log-bot-replaced", seat, bot=self.control[seat] or "", by=by)
        return self._draft("bot", seat, at, bot_body(by), line, None)

    def restart_clocks(self, at: int) -> tuple[rows.LogRow, Progress]:
        return self._draft("restart", -1, at, b"{}", one_line("log-restart", -1), None)

    def carry_over(self, at: int) -> tuple[rows.LogRow, Progress]:
        """All so far comes out the same with the rules and the edition of here: on with them."""
        row, game = self.row, self.game
        key = "log-again" if rules_known(row) else "log-carried"
        body = Carried(game.rules_version, game.edition, row.rules, row.edition)
        return self._draft("carried", -1, at, msgspec.json.encode(body), one_line(key, -1), None)

    def hint(self, seat: int, at: int) -> tuple[rows.LogRow, Progress]:
        """Somebody was told what would be best: all may see it."""
        return self._draft("hint", seat, at, b"{}", one_line("log-hint", seat), None)

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
        self.write(step)

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
        step = self.new_step(kind, seat, at, body, lines, request)
        self.write(step, fresh=True)
        return step, self._progress(step.at)

    def write(self, step: rows.LogRow, fresh: bool = False) -> None:
        super().write(step)
        if is_played(step):
            self.decided = step.seq
        if step.kind == "play":
            do = msgspec.json.decode(step.body, type=Entry).do
            self.standing.append((step.seq, step.seat, do))
        elif step.kind == "undo" and self.standing:
            self.standing.pop()
        elif step.kind == "carried":
            self._carry(msgspec.json.decode(step.body, type=Carried))
        if self.clock is not None and step.kind in HANDED_OVER:
            self.clock.bots.add(step.seat)
        if fresh:
            self._end_if_over(step)
            step.next = self.to_move()
        elif self.status == "playing" and step.next < 0:
            self._end_if_over(step)
        if self.clock is not None and step.seq > self.row.start_head:
            self.clock.note(step.kind, step.next, step.at)

    def _carry(self, carried: "Carried") -> None:
        self.row.rules, self.row.edition = carried.rules, carried.edition
        self.foreign = self.status == "playing" and not rules_known(self.row)

    def _end_if_over(self, step: rows.LogRow) -> None:
        if self.status != "playing":
            return
        left = self.left()
        if self.state.is_terminal():
            how: EndKind = "rules"
            winners = winners_of(self.state, self.conceded, len(self.seats))
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
        self.row.scores = msgspec.json.encode(list(self.state.scores())).decode()
        turn = self.row.turn_since
        return Progress(to_move, turn, self.due(at), self.status, result, self.row.scores)

    def due(self, at: int) -> int | None:
        """When the server must do something by itself."""
        if self.status != "playing":
            return None
        if self.bot_to_move() is not None:
            return at + BOT_GRACE_MS
        return self.clock.deadline() if self.clock is not None else None

    def _new_clock(self) -> Clock | None:
        if self.table.clock is None:
            return None
        rules = msgspec.json.decode(self.table.clock, type=Rules)
        clock = Clock(rules, len(self.seats), self.row.first, self.row.created)
        clock.bots = {seat.seat for seat in self.seats if seat.kind == "bot"}
        return clock


def _secret(kept: str | None) -> bytes:
    """The secret of the dice. A record that was taken in may have none, or none of any use."""
    try:
        secret = bytes.fromhex(kept or "")
    except ValueError:
        secret = b""
    return secret if len(secret) >= 16 else secrets.token_bytes(32)


class Carried(msgspec.Struct):
    """What a match goes on with, and what it was played with so far."""

    rules: int
    edition: str
    rules_before: int
    edition_before: str


def tell(game: Game, before: GameState, action: int, after: GameState, seats: int) -> bytes:
    """The lines of the log for every viewer, written once where all may know the same."""
    to_all = game.tell(before, action, after, None)
    told: dict[str, list[Message]] = {EVERYBODY: to_all}
    for seat in range(seats):
        lines = game.tell(before, action, after, seat)
        if lines != to_all:
            told[str(seat)] = lines
    return msgspec.json.encode(told)
