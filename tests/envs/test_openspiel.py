"""OpenSpiel's own test on every game, and its ISMCTS at the table."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.observation import make_observation

import bourgade
from bourgade import envs
from bourgade.core.chance import ReplayChance
from bourgade.core.errors import BourgadeError
from bourgade.envs.openspiel import InsightEvaluator

GAMES = bourgade.games()
HIDDEN = {"bruges", "burdigala", "burgenland"}  # in the other two all is open but the future


def walk(game: Any, seed: int, decisions: int = 100_000) -> Any:
    """A random state after so many decisions, or at the end."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            if decisions == 0:
                break
            decisions -= 1
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("key", GAMES)
def test_openspiel_accepts_it(key: str) -> None:
    game = pyspiel.load_game(f"python_bourgade_{key}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_openspiel_accepts_other_tables() -> None:
    game = envs.openspiel("bruges", players=4, reward="points")
    assert game.num_players() == 4
    end = walk(game, 1)
    assert sum(end.returns()) == pytest.approx(0.0)
    assert max(end.returns()) > 0
    options = {"boards": ["1", "3"]}
    begun = walk(envs.openspiel("burgundy", options=options), 1, 1)
    assert begun.position.to_dict() != walk(envs.openspiel("burgundy"), 1, 1).position.to_dict()


@pytest.mark.parametrize("key", GAMES)
def test_the_history_is_the_whole_game(key: str) -> None:
    """The library's own rules, fed with the draws and actions, get to the same position."""
    there = walk(envs.openspiel(key), 3, 40)
    moves = there.full_history()
    chance = ReplayChance([m.action for m in moves if m.player == pyspiel.PlayerId.CHANCE])
    state = bourgade.game(key).new(2, None, chance)
    for move in moves:
        if move.player != pyspiel.PlayerId.CHANCE:
            assert state.current_player() == move.player
            state.apply_action(move.action, chance)
    assert chance.used == len(chance.outcomes)
    assert state.to_dict() == there.position.to_dict()


def test_chance_is_told_in_full() -> None:
    state = envs.openspiel("castle").new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert [outcome for outcome, _ in outcomes] == list(range(len(outcomes)))
    assert sum(share for _, share in outcomes) == pytest.approx(1.0)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == f"1 of {len(outcomes)}"


@pytest.mark.parametrize("key", GAMES)
def test_ismcts_plays(key: str) -> None:
    """A whole game against a random seat; four simulations for each decision."""
    game = envs.openspiel(key)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, InsightEvaluator(), 2.0, 4, random_state=rng)
    state = game.new_initial_state()
    thought = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() == 0:
            action = int(bot.step(state))
            assert action in legal
            thought += 1
        else:
            action = int(rng.choice(legal))
        state.apply_action(action)
    assert thought > 20
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_ismcts_with_rollouts() -> None:
    """The evaluator that OpenSpiel brings along works as well."""
    from open_spiel.python.algorithms import mcts

    game = envs.openspiel("castle")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
    state = walk(game, 1, 70)
    assert int(bot.step(state)) in state.legal_actions()


@pytest.mark.parametrize("key", GAMES)
def test_a_resampled_state_looks_the_same_to_the_player(key: str) -> None:
    game = envs.openspiel(key)
    hidden = 0
    for decisions in (5, 40):
        state = walk(game, 2, decisions)
        seat = state.current_player()
        for seed in range(4):
            sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
            other = state.resample_from_infostate(seat, sampler)
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            hidden += str(other) != str(state)
    assert (hidden > 0) == (key in HIDDEN)


def test_what_others_saw_in_truth_is_not_carried_over() -> None:
    """Else an imagined opponent would remember the cards it really holds."""
    state = walk(envs.openspiel("bruges"), 2, 20)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
    rival = 1 - seat
    assert other.information_state_string(rival) != state.information_state_string(rival)


def test_recall_is_perfect() -> None:
    """Every step is remembered, and so is what one did oneself."""
    game = envs.openspiel("burgundy")
    strings = set()
    state = walk(game, 1, 0)
    for _ in range(30):
        strings.add(state.information_state_string(0))
        state.apply_action(state.legal_actions()[0])
        while state.is_chance_node():
            state.apply_action(0)
    assert len(strings) == 30
    one, two = walk(game, 1, 0), walk(game, 1, 0)
    first, second = one.legal_actions()[:2]
    one.apply_action(first)
    two.apply_action(second)
    assert one.information_state_string(0) != two.information_state_string(0)


def test_the_observer_names_its_fields() -> None:
    game = envs.openspiel("burgundy")
    state = walk(game, 1, 10)
    observer = make_observation(game)
    observer.set_from(state, 1)
    layout = bourgade.game("burgundy").observation
    assert set(observer.dict) == {field.name for field in layout.fields}
    assert observer.tensor.tolist() == state.position.observation_tensor(1)
    assert observer.tensor.tolist() == state.observation_tensor(1)
    assert "player 1" in observer.string_from(state, 1)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, 0)
    assert recall.dict["own_actions"][0] > 0 and recall.dict["recall"].any()
    with pytest.raises(ValueError, match="one seat"):
        make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


def test_a_position_is_not_redrawn_in_the_middle_of_a_draw() -> None:
    state = envs.openspiel("castle").new_initial_state()
    with pytest.raises(BourgadeError):
        state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
