"""A match that cannot be played on here: told from its rows, conceded, exported, put away.

Nothing of it is lost, and nothing here needs the rules: with those it was begun with it goes on.
"""

import logging

import msgspec

from bourgade.core.errors import BourgadeError
from bourgade.core.record import Record
from bourgade.core.record import Result as RecordResult
from bourgade.core.registry import game as find_game
from bourgade.core.texts import Message
from bourgade.server import protocol
from bourgade.server.book import Book, bot_body, one_line, record_of
from bourgade.server.live import STAND_IN, Live
from bourgade.server.protocol import LogEntry, Result
from bourgade.server.replays import check
from bourgade.server.snapshots import players
from bourgade.server.store import rows
from bourgade.server.store.matches import Loaded, Progress
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal, say

logger = logging.getLogger("bourgade.relics")


class Relic(Book):
    def __init__(self, loaded: Loaded, why: str) -> None:
        super().__init__(loaded)
        self.why = why
        self._loaded = loaded
        for step in loaded.log:
            self.write(step)

    def reason(self) -> Message:
        return reason_of(self.row)

    def refusal(self) -> Refusal:
        return Refusal.of(self.reason(), 409)

    def record(self) -> Record:
        """As it was begun, with all that was played; the dice's secret after the end alone."""
        record = record_of(self._loaded)
        if self.status != "playing" and self.row.secret and record.dice:
            record.dice[-1].secret = record.dice[-1].secret or self.row.secret
        if self.result is not None and self.result.how == "rules":
            record.result = RecordResult(self.result.scores, self.result.winners)
        return record

    def concede(
        self, seats: list[int], at: int, request: str
    ) -> list[tuple[rows.LogRow, Progress]]:
        """These seats give up, one after the other, until the match is over.

        It is over when one seat is left, or none that a person plays: nobody can play on here.
        """
        drafted: list[tuple[rows.LogRow, Progress]] = []
        for seat in seats:
            if self.status != "playing" or seat in self.conceded:
                continue
            line = one_line("log-resign", seat)
            named = None if drafted else request
            step = self.new_step("resign", seat, at, bot_body(STAND_IN), line, named)
            self.write(step)
            left = self.left()
            if len(left) == 1 or not any(self.control[one] is None for one in left):
                self.status = "over"
                self.result = Result(self._scores(), left, "conceded")
            else:
                step.next = self.row.to_move
            drafted.append((step, self._progress()))
        return drafted

    def shown(self, person: str | None) -> protocol.Relic:
        held = self.held_by(person)
        viewer = held[0] if held else None
        playing = self.status == "playing"
        # It may go on one day: till then nobody learns from it what others hold.
        open_to_all = self.may_see_all(person)
        return protocol.Relic(
            match=self.id,
            table=self.table.id,
            game=self.row.game,
            rules=self.row.rules,
            edition=self.row.edition,
            options=self.options,
            status=self.status,  # type: ignore[arg-type] # the store holds no other
            head=self.head,
            players=players(self, set(), now_ms()),
            me=held,
            log=[
                LogEntry(step.seq, step.seat, step.kind, step.at, self.lines(step, viewer))  # type: ignore[arg-type]
                for step in self.steps
            ],
            result=self.result,
            reason=self.reason(),
            why=self.why if open_to_all else "",
            may_concede=playing and any(self.control[seat] is None for seat in held),
            may_export=open_to_all,
            may_remove=person is not None
            and any(seat.person == person and not seat.hidden for seat in self.seats),
        )

    def _scores(self) -> list[int]:
        """The scores when it was last played on, as far as they are known."""
        return msgspec.json.decode(self.row.scores, type=list[int]) if self.row.scores else []

    def _progress(self) -> Progress:
        row = self.row
        playing = self.status == "playing"
        result = msgspec.json.encode(self.result).decode() if self.result else None
        to_move, due = (row.to_move, row.due) if playing else (-1, None)
        return Progress(to_move, row.turn_since, due, self.status, result, row.scores)


def reason_of(row: rows.Match) -> Message:
    """Why a match cannot be played on here, in words."""
    try:
        game = find_game(row.game)
    except BourgadeError:
        return say("relic-game")
    if row.rules != game.rules_version:
        return say("relic-rules", then=row.rules, now=game.rules_version)
    if row.edition != game.edition:
        return say("relic-edition")
    return say("relic-damaged")


def opened(loaded: Loaded, at: int | None = None) -> Live | Relic:
    """The match (as it was after `at` entries) where it can be played on here, else what is left
    of it."""
    row, shown = loaded.match, loaded
    if at is not None and at != row.head:
        row = msgspec.structs.replace(row, status="playing", result=None)
        shown = Loaded(row, loaded.table, loaded.seats, loaded.log[:at])
    try:
        check(loaded)
        return Live(shown)
    except MemoryError:
        raise
    except BourgadeError as error:
        return Relic(loaded, str(error))
    except Exception as error:  # whatever is wrong with this one, it must not become the others'
        logger.exception("a match cannot be loaded", extra={"match": loaded.match.id})
        return Relic(loaded, repr(error))
