"""Gymnasium's own check on every game, and the seat among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bourgade
from bourgade import bots, envs
from bourgade.core.errors import BourgadeError, IllegalAction, OptionError
from bourgade.core.state import GameState

GAMES = bourgade.games()


def whole_game(env: Any, seed: int) -> tuple[float, int, list[bytes]]:
    """Random legal actions to the end: (reward, steps, observations)."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    over, steps, seen, reward = False, 0, [observation.tobytes()], 0.0
    while not over:
        assert reward == 0.0
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, cut, info = env.step(action)
        seen.append(observation.tobytes())
        steps += 1
        assert not cut
    return reward, steps, seen


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("key", GAMES)
def test_gymnasium_accepts_it(key: str) -> None:
    name = f"bourgade.envs.gym:bourgade/{key.capitalize()}-v0"
    env = gymnasium.make(name, opponents="random").unwrapped
    check_env(env)


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_is_the_same_again(key: str) -> None:
    reward, steps, seen = whole_game(envs.gym(key, opponents="random", seat=1), seed=3)
    assert reward in (-1.0, 0.0, 1.0) and steps > 10
    assert whole_game(envs.gym(key, opponents="random", seat=1), seed=3) == (reward, steps, seen)
    assert whole_game(envs.gym(key, opponents="random", seat=1), seed=4)[2] != seen


def test_the_seat_decides_and_only_the_seat() -> None:
    env = envs.gym("burgundy", opponents=["random", "greedy"], seat=1, players=3)
    _, info = env.reset(seed=2)
    for _ in range(30):
        assert env.table.state.current_player() == 1
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        assert not over


def test_opponents_sit_in_their_order() -> None:
    asked: list[str] = []

    class Spy:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, state: GameState) -> int:
            asked.append(f"{self.name}{state.current_player()}")
            return state.legal_actions()[0]

    env = envs.gym("burgundy", opponents=[Spy("a"), Spy("b")], seat=1, players=3)
    _, info = env.reset(seed=2)
    for _ in range(40):
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert set(asked) == {"a0", "b2"}


def test_a_bot_cannot_spoil_the_game() -> None:
    class Vandal:
        name = "vandal"

        def choose(self, state: GameState) -> int:
            legal = state.legal_actions()
            state.apply_action(legal[0], bourgade.start("castle", seed=1).chance)
            return legal[-1]

    reward, steps, _ = whole_game(envs.gym("castle", opponents=Vandal()), seed=1)
    assert steps > 10 and reward in (-1.0, 0.0, 1.0)


def test_points_as_reward() -> None:
    env = envs.gym("castle", opponents="random", reward="points")
    reward, _, _ = whole_game(env, seed=6)
    mine, theirs = env.table.state.scores()
    assert reward == pytest.approx((mine - theirs) / 100)


def test_an_illegal_action_loses_or_is_refused() -> None:
    for illegal in ("lose", "raise"):
        env = envs.gym("castle", opponents="random", illegal=illegal)
        _, info = env.reset(seed=1)
        forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalAction):
                env.step(forbidden)
            assert env.action_masks().any()
            continue
        _, reward, over, _, info = env.step(forbidden)
        assert (reward, over) == (-1.0, True)
        assert "illegal" in info and not info["action_mask"].any()
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(forbidden)


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError, match="seat 2"):
        envs.gym("castle", seat=2)
    with pytest.raises(OptionError, match="opponents"):
        envs.gym("burgundy", opponents=["greedy"], players=3)
    with pytest.raises(bots.UnknownBot):
        envs.gym("castle", opponents="kasparov")
    nobody: Any = 5
    with pytest.raises(BourgadeError, match="no bot"):
        envs.gym("castle", opponents=nobody)
