"""The conformance suite: every registered game, every number of players, every option."""

import itertools
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bourgade
from bourgade.core.chance import FastChance
from bourgade.core.errors import BourgadeError, NothingToUndo
from bourgade.core.game import Game
from bourgade.version import build

sys.path.insert(0, str(Path(__file__).parent))
import checks

CASES = [
    pytest.param(key, players, options, id=f"{key}-{players}-{options or 'default'}")
    for key in bourgade.games()
    for players, options in checks.variants(bourgade.game(key))
]
# Interpreted it takes twenty times as long; test_same_games.py sees to it that games are the same.
SEEDS = range(5 if build() == "compiled" else 2)


@pytest.mark.parametrize(("key", "players", "options"), CASES)
def test_every_position_of_random_games(key: str, players: int, options: dict[str, Any]) -> None:
    game = bourgade.game(key)
    for seed in SEEDS:
        census: dict[str, int] | None = None
        for step, state in enumerate(checks.walk(game, players, options, seed)):
            checks.check_legal(game, state)
            checks.check_scores(state)
            if census is None:
                census = state.census()
            assert state.census() == census, "a component was lost or made"
            if not state.is_terminal():
                checks.check_reasons(game, state)
            if (step + seed) % 7 == 0:
                checks.check_position(game, state)
                checks.check_clone(state, seed)
                checks.check_views(game, state, seed)


@pytest.mark.parametrize(("key", "players", "options"), CASES)
def test_a_record_replays_to_the_same_end(key: str, players: int, options: dict[str, Any]) -> None:
    match = checks.played_match(bourgade.game(key), players, options, seed=11)
    text = match.record.to_json()
    again = bourgade.replay(text)
    assert checks.dump(again.state.to_dict()) == checks.dump(match.state.to_dict())
    assert again.record.to_json() == text
    assert bourgade.verify(text) == len(match.record.outcomes())
    twin = checks.played_match(bourgade.game(key), players, options, seed=11)
    assert twin.record.to_json() == text, "the same seed and choices gave another game"


@pytest.mark.parametrize("key", bourgade.games())
def test_undo_is_a_replay_without_the_action(key: str) -> None:
    match = bourgade.start(key, seed=5)
    choose = FastChance(99)
    undone = 0
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        before = checks.dump(match.state.to_dict())
        seat = match.state.current_player()
        match.play(legal[choose.pick(len(legal))])
        if match.can_undo():
            after = checks.dump(match.state.to_dict())
            assert match.state.current_player() == seat, "undo crosses into another turn"
            assert not match.record.log[-1].chance, "undo behind an outcome of chance"
            match.undo()
            assert checks.dump(match.state.to_dict()) == before
            replayed = bourgade.replay(match.record.to_json())
            assert checks.dump(replayed.state.to_dict()) == before
            match.redo()
            assert checks.dump(match.state.to_dict()) == after
            undone += 1
        else:
            with pytest.raises(NothingToUndo):
                match.undo()
        if undone > 40:
            break
    assert undone > 0


@pytest.mark.parametrize("key", bourgade.games())
def test_undo_goes_back_to_the_barrier_and_no_further(key: str) -> None:
    match = bourgade.start(key, seed=6)
    choose = FastChance(3)
    trail = [checks.dump(match.state.to_dict())]
    for _ in range(200):
        if match.state.is_terminal():
            break
        legal = match.state.legal_actions()
        match.play(legal[choose.pick(len(legal))])
        if not match.can_undo():
            trail.clear()
        trail.append(checks.dump(match.state.to_dict()))
    while match.can_undo():
        trail.pop()
        match.undo()
        assert checks.dump(match.state.to_dict()) == trail[-1]
    assert len(trail) == 1


@pytest.mark.parametrize("key", bourgade.games())
def test_an_illegal_action_is_refused_and_changes_nothing(key: str) -> None:
    game = bourgade.game(key)
    match = bourgade.start(key, seed=2)
    for _ in range(12):
        legal = match.state.legal_actions()
        before = checks.dump(match.state.to_dict())
        record = match.record.to_json()
        refused = [a for a in range(game.num_actions) if a not in legal]
        for action in [*itertools.islice(refused, 0, None, 37), -1, game.num_actions]:
            with pytest.raises(BourgadeError):
                match.play(action)
        assert checks.dump(match.state.to_dict()) == before
        assert match.record.to_json() == record
        match.play(legal[-1])


@pytest.mark.parametrize("key", bourgade.games())
def test_every_action_has_one_content_and_one_notation(key: str) -> None:
    game = bourgade.game(key)
    for action in range(game.num_actions):
        assert game.encode(game.decode(action)) == action
        assert game.parse(game.notation(action)) == action


@pytest.mark.parametrize("key", bourgade.games())
def test_a_view_is_the_declared_struct(key: str) -> None:
    game: Game = bourgade.game(key)
    for state in itertools.islice(checks.walk(game, game.max_players, {}, 1), 0, 200, 10):
        for seat in [None, *range(game.max_players)]:
            encoded = msgspec.json.encode(state.view(seat))
            assert isinstance(msgspec.json.decode(encoded, type=game.view_type), game.view_type)


@pytest.mark.parametrize("key", bourgade.games())
def test_a_game_can_start_from_any_position(key: str) -> None:
    game = bourgade.game(key)
    state = next(itertools.islice(checks.walk(game, game.min_players, {}, 4), 60, None))
    match = bourgade.start(key, seed=1, position=msgspec.json.decode(checks.dump(state.to_dict())))
    match.play(match.state.legal_actions()[0])
    again = bourgade.replay(match.record.to_json())
    assert checks.dump(again.state.to_dict()) == checks.dump(match.state.to_dict())
