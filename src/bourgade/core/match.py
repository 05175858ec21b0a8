"""A match: a position being played, its chance, its record, and undo up to the last barrier."""

import contextlib
import secrets
from collections.abc import Iterator
from typing import Any, NamedTuple

from bourgade.core.chance import (
    Chance,
    FairChance,
    ReplayChance,
    TapeChance,
    commitment,
    secret_from_seed,
)
from bourgade.core.errors import (
    ActionError,
    BourgadeError,
    ChanceError,
    IllegalAction,
    NothingToUndo,
    OtherRules,
    RecordError,
)
from bourgade.core.game import Game
from bourgade.core.record import UNDO, Dice, Entry, Record, Result, read
from bourgade.core.registry import game as find_game
from bourgade.core.state import GameState
from bourgade.core.texts import say

Action = int | str | dict[str, Any]


class Match:
    """One game being played. Make it with `start` or `replay`."""

    def __init__(self, game: Game, state: GameState, record: Record, tape: TapeChance) -> None:
        self.game = game
        self.state = state
        self.record = record
        self._tape = tape
        # What can be taken back: the position before each action since the last barrier.
        self._undoable: list[tuple[GameState, int]] = []
        self._redoable: list[int] = []

    @property
    def chance(self) -> Chance:
        """The source of chance of this match, for programs that drive `state` themselves."""
        return self._tape

    @property
    def head(self) -> int:
        """The length of the log: it only grows."""
        return len(self.record.log)

    def action(self, action: Action) -> int:
        """The number of an action given as number, notation or content."""
        if isinstance(action, dict):
            return self.game.encode(action)
        if isinstance(action, str):
            return self.game.parse(action)
        return action

    def play(self, action: Action) -> None:
        """Plays an action for the seat to move. An illegal one is refused and changes nothing."""
        number = self.action(action)
        self._refuse_illegal(number)
        if self._redoable and self._redoable[-1] == number:
            self._redoable.pop()
        else:
            self._redoable.clear()
        self._do(number)

    def can_undo(self) -> bool:
        return bool(self._undoable)

    def can_redo(self) -> bool:
        return bool(self._redoable)

    def undo(self) -> None:
        """Takes the last action back, within the own turn and no further than the last barrier."""
        if not self._undoable:
            raise NothingToUndo(
                "nothing to take back: a die was thrown, something was revealed, "
                "or it is another player's turn"
            )
        self.state, action = self._undoable.pop()
        self._redoable.append(action)
        self.record.log.append(Entry(UNDO))

    def redo(self) -> None:
        """Plays again what was just taken back."""
        if not self._redoable:
            raise NothingToUndo("nothing to play again")
        self._do(self._redoable.pop())

    def _refuse_illegal(self, action: int) -> None:
        if isinstance(action, bool) or not isinstance(action, int):
            raise ActionError(f"{self.game.key}: {action!r} is no action")
        self.game.space.verb_of(action)
        reason = "core.game-over" if self.state.is_terminal() else None
        if reason is None and action not in self.state.legal_actions():
            reason = self.state.why_illegal(action) or "core.not-now"
        if reason is not None:
            raise IllegalAction(reason, say(reason))

    def _do(self, action: int) -> None:
        before = self.state.clone()
        seat = self.state.current_player()
        mark = len(self._tape.tape)
        try:
            self.state.apply_action(action, self._tape)
        except BaseException:
            self.state = before
            self._rewind(mark)
            raise
        drawn = self._tape.tape[mark:]
        self.record.log.append(Entry(self.game.notation(action), drawn))
        if drawn or self.state.current_player() != seat or self.state.revealed():
            self._undoable.clear()
            self._redoable.clear()
        else:
            self._undoable.append((before, action))
        self._note_result()

    def _rewind(self, mark: int) -> None:
        del self._tape.tape[mark:]
        source = self._tape.source
        if isinstance(source, FairChance):
            source.drawn = mark
        elif isinstance(source, ReplayChance):
            source.used = mark

    def _note_result(self) -> None:
        """At the end: the result, and the secret of the dice for everybody to verify."""
        if not self.state.is_terminal():
            return
        self.record.result = Result(self.state.scores(), self.state.winners())
        source = self._tape.source
        if isinstance(source, FairChance) and self.record.dice:
            self.record.dice[-1].secret = source.secret.hex()


def start(
    key: str,
    players: int | None = None,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    secret: bytes | None = None,
    position: dict[str, Any] | None = None,
) -> Match:
    """Begins a match: from the set-up of the rules, or from a described position.

    Without a seed the dice come from a fresh secret. With one the match is reproducible.
    """
    game = find_game(key)
    if secret is None:
        secret = secrets.token_bytes(32) if seed is None else secret_from_seed(seed)
    tape = TapeChance(FairChance(secret))
    if position is not None:
        state = game.from_dict(position)
        seats = len(state.scores())
        settled: dict[str, str | list[str]] = {}
    else:
        seats = game.min_players if players is None else players
        settled = game.settle(seats, options)
        state = game.new(seats, options, tape)
    record = Record(
        game=key,
        rules=game.rules_version,
        edition=game.edition,
        players=seats,
        options=settled,
        position=position,
        setup=list(tape.tape),
        dice=[Dice(0, commitment(secret))],
    )
    return Match(game, state, record, tape)


class Step(NamedTuple):
    """An entry of a record with the positions around it; the set-up has no entry."""

    entry: Entry | None
    before: GameState
    after: GameState


def replay(document: str | bytes | Record, *, upto: int | None = None) -> Match:
    """The match of a record, every step checked; `upto` stops after that many log entries.

    The match can be played on: new dice then come from a fresh secret. A record of other rules or
    another edition is as good as any other where it comes out the same here.
    """
    return resume(document, secrets.token_bytes(32), upto=upto)


def resume(document: str | bytes | Record, secret: bytes, *, upto: int | None = None) -> Match:
    """Like `replay`, but goes on with a known secret: how a server takes a match up again."""
    source = document if isinstance(document, Record) else read(document)
    game = find_game(source.game)
    outcomes = source.outcomes()
    tape = TapeChance(ReplayChance(outcomes))
    with _explained(source, game):
        match = _set_up_again(game, source, tape)
        for number, entry in enumerate(source.log[:upto], 1):
            _play_again(match, entry, number)
        if upto is None:
            _check_end(match, source, tape, len(outcomes))
    match.record.dice = [d for d in source.dice if d.start <= len(tape.tape)]
    if not match.state.is_terminal():
        tape.source = FairChance(secret, len(tape.tape))
        match.record.dice = _dice_from(match.record.dice, commitment(secret), len(tape.tape))
        # What is played from here on follows the rules of here, and so does what was.
        match.record.rules, match.record.edition = game.rules_version, game.edition
    return match


def retrace(record: Record) -> Iterator[Step]:
    """Every position of a record, first the one it begins with; each step is checked.

    The positions stay as they are: they may be kept.
    """
    game = find_game(record.game)
    outcomes = record.outcomes()
    tape = TapeChance(ReplayChance(outcomes))
    with _explained(record, game):
        match = _set_up_again(game, record, tape)
    before = match.state.clone()
    yield Step(None, before, before)
    for number, entry in enumerate(record.log, 1):
        with _explained(record, game):
            _play_again(match, entry, number)
        after = match.state.clone()
        yield Step(entry, before, after)
        before = after


def verify(document: str | bytes | Record) -> int:
    """Recomputes every outcome of chance from the published secrets; returns how many there are."""
    record = document if isinstance(document, Record) else read(document)
    replay(record)
    if not record.dice:
        raise RecordError("this record names no commitment for its dice")
    for dice in record.dice:
        if commitment(dice.key()) != dice.commitment:
            raise RecordError("the published secret is not the one that was committed to")
    game = find_game(record.game)
    with _explained(record, game):
        match = _set_up_again(game, record, _fair_tape(record, 0))
        for number, entry in enumerate(record.log, 1):
            match._tape.source = _fair_tape(record, len(match._tape.tape)).source
            _play_again(match, entry, number)
    if match._tape.tape != record.outcomes():
        raise RecordError("the dice do not follow from the published secret")
    return len(match._tape.tape)


def _fair_tape(record: Record, drawn: int) -> TapeChance:
    secret = b""
    for dice in record.dice:
        if dice.start <= drawn:
            secret = dice.key()
    return TapeChance(FairChance(secret, drawn))


def differs(game: Game, rules: int, edition: str) -> str:
    """What was played with that is not as it is here; empty where all is the same."""
    differences = []
    if rules != game.rules_version:
        differences.append(f"rules version {rules} (here: {game.rules_version})")
    if edition != game.edition:
        differences.append(f"data {edition!r} (here: {game.edition!r})")
    return " and ".join(differences)


@contextlib.contextmanager
def _explained(record: Record, game: Game) -> Iterator[None]:
    """With other rules or data anything may go wrong, in whatever way: then that is the reason."""
    try:
        yield
    except Exception as error:
        other = differs(game, record.rules, record.edition)
        if not other or isinstance(error, OtherRules):
            raise
        why = str(error) if isinstance(error, BourgadeError) else repr(error)
        raise OtherRules(game.key, other, why) from error


def _set_up_again(game: Game, source: Record, tape: TapeChance) -> Match:
    try:
        if source.position is not None:
            state = game.from_dict(source.position)
        else:
            state = game.new(source.players, source.options, tape)
    except ChanceError as error:
        raise RecordError(f"the set-up of the record is impossible: {error}") from error
    except RecursionError:
        raise RecordError("the position of the record is nested too deeply") from None
    if tape.tape != source.setup and isinstance(tape.source, ReplayChance):
        raise RecordError("the set-up of the record drew another number of outcomes")
    record = Record(
        game=source.game,
        rules=source.rules,
        edition=source.edition,
        players=source.players,
        options=source.options,
        position=source.position,
        setup=list(tape.tape),
    )
    return Match(game, state, record, tape)


def _play_again(match: Match, entry: Entry, number: int) -> None:
    try:
        if entry.do == UNDO:
            match.undo()
        else:
            match.play(entry.do)
    except BourgadeError as error:
        raise RecordError(f"entry {number} ({entry.do}) is impossible: {error}") from error
    if match.record.log[-1].chance != entry.chance and isinstance(match._tape.source, ReplayChance):
        raise RecordError(f"entry {number} ({entry.do}) drew other outcomes than recorded")


def _check_end(match: Match, source: Record, tape: TapeChance, outcomes: int) -> None:
    if len(tape.tape) != outcomes:
        raise RecordError("the record holds more outcomes of chance than the game drew")
    if match.record.result != source.result:
        raise RecordError("the result in the record is not the result of its game")


def _dice_from(earlier: list[Dice], fresh: str, drawn: int) -> list[Dice]:
    """The commitments so far, and the one that holds from here on if it is new."""
    dice = [Dice(d.start, d.commitment, d.secret) for d in earlier]
    if dice and dice[-1].commitment == fresh:
        return dice
    return [*dice, Dice(drawn, fresh)]
