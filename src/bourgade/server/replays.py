"""Does a stored match come out here as it is stored? This is the one place where that is asked.

A match keeps the rules and the edition it was begun with. Where they are those of this program,
its rows are believed. Else it is played again: if every seat, every outcome and every score is as
stored, the difference does not touch this match, and it goes on. A match that was tried in vain is
marked with the rules and the edition it was tried with (`stuck`): only other ones try it again.
"""

import collections
from collections.abc import Iterator

import msgspec

from bourgade.core.errors import BourgadeError, OtherRules
from bourgade.core.game import Game
from bourgade.core.match import Step, differs, retrace, verify
from bourgade.core.registry import game as find_game
from bourgade.core.registry import games
from bourgade.core.state import GameState
from bourgade.server.book import is_played, record_of
from bourgade.server.protocol import Result
from bourgade.server.store import rows
from bourgade.server.store.matches import Edition, Loaded

MOST_AGREED = 1000
_agreed: set[tuple[str | int, ...]] = set()  # who leafs through a game asks again and again


class Stuck(BourgadeError):
    """Tried before, with these rules and this edition, in vain."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def editions() -> list[Edition]:
    """The games of this program with their rules and data, as far as they can be read."""
    found = []
    for key in games():
        try:
            game = find_game(key)
        except BourgadeError:
            continue
        found.append(Edition(key, game.rules_version, game.edition))
    return found


def rules_known(row: rows.Match) -> bool:
    """Does this program play the rules and data the match was begun with?"""
    try:
        return not differs(find_game(row.game), row.rules, row.edition)
    except BourgadeError:  # not even the game
        return False


def is_stuck(row: rows.Match) -> bool:
    """Was it tried here in vain? One that runs waits, once stuck, until it is taken up again."""
    if row.stuck is None:
        return False
    return row.status == "playing" or row.stuck == tried_with(row.game)


def tried_with(key: str) -> str:
    """The mark of a match that does not come out as stored here."""
    try:
        game = find_game(key)
    except BourgadeError:
        return "-"
    return Edition(key, game.rules_version, game.edition).mark()


def check(loaded: Loaded) -> None:
    """Refuses a match that does not come out here as it is stored."""
    if is_stuck(loaded.match):
        raise Stuck(loaded.match.stuck_why or "")
    if rules_known(loaded.match):
        return
    row = loaded.match
    asked = (row.id, row.head, row.status, row.rules, row.edition, tried_with(row.game))
    if asked not in _agreed:
        collections.deque(retraced(loaded), maxlen=0)
        if len(_agreed) >= MOST_AGREED:
            _agreed.clear()
        _agreed.add(asked)


def retraced(loaded: Loaded) -> Iterator[tuple[rows.LogRow | None, Step]]:
    """Every step of a stored match with the positions around it; the set-up has no entry."""
    row = loaded.match
    game = find_game(row.game)
    other = differs(game, row.rules, row.edition)
    found = retrace(record_of(loaded))
    last = next(found)
    yield None, last
    for entry, last in zip(filter(is_played, loaded.log), found, strict=True):
        if other:
            _compare(game, other, entry, last)
        yield entry, last
    if other:
        _compare_end(game, other, loaded, last.after)


def _compare(game: Game, other: str, entry: rows.LogRow, step: Step) -> None:
    seat, follows = int(step.before.current_player()), int(step.after.current_player())
    if entry.seat != seat:
        raise OtherRules(game.key, other, f"entry {entry.seq}: it would be the turn of seat {seat}")
    if entry.next != follows:
        why = f"after entry {entry.seq} it would be the turn of seat {follows}, not {entry.next}"
        raise OtherRules(game.key, other, why)


def _compare_end(game: Game, other: str, loaded: Loaded, state: GameState) -> None:
    """The scores so far, who is to move, how it ended, and the outcomes of the dice to come."""
    row, scores = loaded.match, list(state.scores())
    result = msgspec.json.decode(row.result, type=Result) if row.result else None
    stored = msgspec.json.decode(row.scores, type=list[int]) if row.scores else None
    if result is not None and result.scores:
        stored = result.scores
    if stored is not None and stored != scores:
        raise OtherRules(game.key, other, f"the scores would be {scores}, not {stored}")
    if result is not None and result.how == "rules":
        conceded = {step.seat for step in loaded.log if step.kind in ("resign", "time")}
        winners = winners_of(state, conceded, row.players) if state.is_terminal() else None
        if winners != result.winners:
            raise OtherRules(game.key, other, f"the winners would be {winners or 'open'}")
    if row.status == "playing":
        if row.to_move != int(state.current_player()):
            raise OtherRules(game.key, other, "another seat would be to move")
        _compare_dice(game, other, loaded)


def _compare_dice(game: Game, other: str, loaded: Loaded) -> None:
    """Another deck may have the same cards so far, and still draw otherwise from the secret."""
    record, secret = record_of(loaded), loaded.match.secret
    if not record.dice or secret is None:
        return
    record.dice[-1].secret = secret
    if all(dice.secret is not None for dice in record.dice):
        try:
            verify(record)
        except OtherRules:
            raise
        except BourgadeError as error:
            raise OtherRules(game.key, other, str(error)) from error


def winners_of(state: GameState, conceded: set[int], seats: int) -> list[int]:
    """Who wins a game that came to its end by the rules: nobody who conceded before."""
    winners = [winner for winner in state.winners() if winner not in conceded]
    if winners:
        return winners
    scores = state.scores()
    left = [seat for seat in range(seats) if seat not in conceded]
    top = max(scores[seat] for seat in left)
    return [seat for seat in left if scores[seat] == top]
