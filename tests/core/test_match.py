"""A match: barriers, undo and redo, the dice, and games from outside the library."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bourgade
from bourgade.core import registry
from bourgade.core.errors import ActionError, NothingToUndo, RecordError

sys.path.insert(0, str(Path(__file__).parent))
import race


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    registry.register(race.RACE)
    yield
    registry.forget("race")


def test_a_game_written_outside_the_library_plays() -> None:
    match = bourgade.start("race", seed=3)
    while not match.state.is_terminal():
        match.play(match.state.legal_actions()[0])
    assert match.record.result is not None
    assert bourgade.replay(match.record.to_json()).state.scores() == match.state.scores()


def test_undo_stops_at_an_outcome_of_chance() -> None:
    match = bourgade.start("race", seed=1)
    match.play("boast")
    match.play("boast")
    match.undo()
    match.redo()
    match.play("walk")
    assert not match.can_undo()
    with pytest.raises(NothingToUndo, match="a die was thrown"):
        match.undo()
    match.play("boast")
    assert match.can_undo()


def test_undo_stops_at_the_other_players_turn() -> None:
    match = bourgade.start("race", seed=1)
    for action in ("rest", "boast", "end"):
        match.play(action)
    assert match.state.current_player() == 1
    assert not match.can_undo()


def test_redo_is_gone_once_something_else_is_played() -> None:
    match = bourgade.start("race", seed=1)
    match.play("boast")
    match.undo()
    assert match.can_redo()
    match.play("rest")
    assert not match.can_redo()
    with pytest.raises(NothingToUndo, match="nothing to play again"):
        match.redo()


def test_playing_what_was_undone_keeps_the_rest_to_redo() -> None:
    match = bourgade.start("race", seed=1)
    match.play("boast")
    match.play("boast")
    match.undo()
    match.undo()
    again = bourgade.replay(match.record.to_json())
    for one in (match, again):
        one.play("boast")
        assert one.can_redo()
        one.redo()
        assert not one.can_redo()


def test_the_log_only_grows() -> None:
    match = bourgade.start("race", seed=1)
    heads = [match.head]
    for step in (lambda: match.play("boast"), match.undo, match.redo, match.undo):
        step()
        heads.append(match.head)
    assert heads == [0, 1, 2, 3, 4]
    assert [entry.do for entry in match.record.log] == ["boast", "undo", "boast", "undo"]
    assert match.record.actions() == []


def test_the_secret_is_published_at_the_end_and_not_before() -> None:
    match = bourgade.start("race", seed=9)
    while not match.state.is_terminal():
        assert match.record.dice[0].secret is None
        assert 'secret":null' in match.record.to_json()
        match.play(match.state.legal_actions()[0])
    assert match.record.dice[0].secret is not None
    assert bourgade.verify(match.record.to_json()) > 0


def test_verify_finds_dice_that_do_not_follow_from_the_secret() -> None:
    match = bourgade.start("race", seed=9)
    while not match.state.is_terminal():
        match.play("walk" if "walk" in legal(match) else "end")
    record = match.record
    first = next(entry for entry in record.log if entry.chance)
    forged = first.chance[0]
    first.chance[0] = (forged + 1) % 6
    record.result = None
    with pytest.raises(RecordError):
        bourgade.verify(record.to_json())


def legal(match: bourgade.Match) -> list[str]:
    return [match.game.notation(action) for action in match.state.legal_actions()]


def test_a_fresh_match_is_not_reproducible_but_a_seeded_one_is() -> None:
    assert bourgade.start("burgundy", seed=4).record.setup == (
        bourgade.start("burgundy", seed=4).record.setup
    )
    assert bourgade.start("burgundy").record.dice != bourgade.start("burgundy").record.dice


def test_a_match_resumes_from_its_log_with_the_same_dice() -> None:
    secret = b"s" * 32
    match = bourgade.start("race", secret=secret)
    for action in ("walk", "end", "rest"):
        match.play(action)
    resumed = bourgade.resume(match.record.to_json(), secret)
    for one in (match, resumed):
        one.play("end")
        one.play("walk")
    assert resumed.record.to_json() == match.record.to_json()


def test_a_replayed_match_goes_on_with_new_dice_and_stays_verifiable() -> None:
    match = bourgade.start("race", seed=12)
    match.play("walk")
    again = bourgade.replay(match.record.to_json())
    while not again.state.is_terminal():
        again.play(again.state.legal_actions()[0])
    assert [dice.start for dice in again.record.dice] == [0, 1]
    with pytest.raises(RecordError, match="not published yet"):
        bourgade.verify(again.record.to_json())
    again.record.dice[0].secret = bourgade.start("race", seed=12).chance.source.secret.hex()  # type: ignore[attr-defined]
    assert bourgade.verify(again.record.to_json()) == len(again.record.outcomes())


def test_actions_are_taken_as_number_notation_or_content() -> None:
    match = bourgade.start("race", seed=1)
    match.play({"verb": "boast"})
    match.play("boast")
    match.play(race.BOAST)
    assert match.head == 3
    with pytest.raises(ActionError):
        match.play(True)
    with pytest.raises(ActionError):
        match.play("sing")


def test_a_failing_rule_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bourgade.start("race", seed=1)

    def fail(self: race.Race, action: int, chance: bourgade.core.chance.Chance) -> None:
        chance.die()
        self.steps[0] = 99
        raise RuntimeError("broken rule")

    with monkeypatch.context() as patch:
        patch.setattr(race.Race, "apply_action", fail)
        with pytest.raises(RuntimeError):
            match.play("walk")
    assert match.state.scores() == [0, 0]
    match.play("walk")
    twin = bourgade.start("race", seed=1)
    twin.play("walk")
    assert twin.record.to_json() == match.record.to_json()
