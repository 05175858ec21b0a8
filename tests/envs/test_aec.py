"""PettingZoo's own tests on every game, and what they do not ask."""

import hashlib
import os
import random
import subprocess
import sys
import time
import types
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

import bourgade
from bourgade import envs
from bourgade.core.errors import ActionError, BourgadeError, IllegalAction, OptionError

GAMES = bourgade.games()
TABLES = [
    (key, players)
    for key in GAMES
    for players in range(bourgade.game(key).min_players, bourgade.game(key).max_players + 1)
]


def random_game(env: Any, seed: int, most: int = 100_000) -> Any:
    """Steps through a game by the masks; yields nothing, returns all that was seen as a digest."""
    rng = np.random.default_rng(seed)
    seen = hashlib.sha256()
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        observation, reward, over, cut, info = env.last()
        assert not cut and info == {}
        seen.update(agent.encode() + observation["observation"].tobytes())
        seen.update(observation["action_mask"].tobytes() + repr(reward).encode())
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return seen.hexdigest()


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_pettingzoo_accepts_it(key: str, players: int, capsys: Any) -> None:
    api_test(envs.aec(key, players=players), num_cycles=12)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_accepts_a_game_to_its_end(capsys: Any) -> None:
    for reward in ("win", "points"):
        api_test(envs.aec("castle", reward=reward), num_cycles=500)
    assert capsys.readouterr().out.count("Passed API test") == 2


@pytest.mark.parametrize("key", GAMES)
def test_seeds_by_pettingzoo(key: str) -> None:
    seed_test(lambda: envs.aec(key), num_cycles=12)


@pytest.mark.parametrize("key", GAMES)
def test_pettingzoos_benchmark_runs(key: str, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """It plays until its clock says five seconds: here a clock that runs a hundred times faster."""
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    clock = types.SimpleNamespace(time=lambda: 100 * time.time())
    monkeypatch.setattr(module, "time", clock)
    performance_benchmark(envs.aec(key))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize(("key", "players"), [(key, n) for key, n in TABLES if n != 3])
def test_rewards_are_zero_sum_and_come_at_the_end(key: str, players: int, reward: Any) -> None:
    env = envs.aec(key, players=players, reward=reward)
    random_game(env, seed=5, most=10)
    assert set(env.rewards.values()) == {0.0}
    # Random, not always the same choice: nothing in Burgenland makes idle players end the game.
    pick = random.Random(5).choice
    while not any(env.terminations.values()):
        env.step(pick(env.table.legal()))
    assert sum(env.rewards.values()) == pytest.approx(0.0)
    state = env.table.state
    best = max(env.rewards, key=lambda name: env.rewards[name])
    if reward == "win":
        assert int(best[-1]) in state.winners()
    else:
        assert state.scores()[int(best[-1])] == max(state.scores())


def test_shared_wins_are_shared() -> None:
    """Two of three tie: each gets half of what a sole winner gets over the third's loss."""

    class Tie:
        def scores(self) -> list[int]:
            return [30, 30, 0]

        def winners(self) -> list[int]:
            return [0, 1]

    from bourgade.envs.common import rewards

    tie: Any = Tie()
    assert rewards(tie, "win") == [0.25, 0.25, -0.5]
    assert rewards(tie, "points") == pytest.approx([0.15, 0.15, -0.3])


def test_only_the_player_to_move_may_move() -> None:
    env = envs.aec("burgundy", players=3)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert bool(mask.any()) == (agent == env.agent_selection)
    legal = env.table.state.legal_actions()
    mask = env.observe(env.agent_selection)["action_mask"]
    assert np.flatnonzero(mask).tolist() == legal


def test_observations_are_ones_own() -> None:
    env = envs.aec("castle")
    env.reset(seed=1)
    first = env.last()[0]
    kept = first["observation"].copy()
    env.step(int(np.flatnonzero(first["action_mask"])[0]))
    env.last()
    assert (first["observation"] == kept).all()
    first["observation"][:] = -1
    assert not (env.last()[0]["observation"] == -1).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = envs.aec("burgundy")
    env.reset(seed=1)
    before = env.table.state.to_dict()
    forbidden = next(a for a in range(773) if a not in env.table.legal())
    with pytest.raises(IllegalAction):
        env.step(forbidden)
    with pytest.raises(ActionError):
        env.step(773)
    with pytest.raises(BourgadeError):
        env.step(None)
    assert env.table.state.to_dict() == before


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError, match="reward"):
        envs.aec("burgundy", reward="glory")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="players"):
        envs.aec("castle", players=9)
    with pytest.raises(BourgadeError, match="reset"):
        envs.aec("castle").step(0)


def test_it_can_be_drawn() -> None:
    env = envs.aec("burgundy", render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 10


DIGESTS = """
import sys
sys.path.insert(0, sys.argv[1])
import test_aec
from bourgade import envs
for key in test_aec.GAMES:
    print(key, test_aec.random_game(envs.aec(key), 11, most=40))
"""


def test_seeds_reproduce_in_another_process() -> None:
    here = {key: random_game(envs.aec(key), 11, most=40) for key in GAMES}
    place = str(Path(bourgade.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", DIGESTS, str(Path(__file__).parent)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": place, "PYTHONHASHSEED": "77"},
        check=True,
        timeout=60,
    )
    there = dict(line.split() for line in done.stdout.splitlines())
    assert there == here
    assert len(set(here.values())) == len(GAMES)


def test_resets_without_a_seed_follow_from_the_last_seed() -> None:
    def games(first: int | None) -> list[Any]:
        env = envs.aec("castle")
        found = []
        for seed in (first, None, None):
            env.reset(seed=seed)
            found.append(env.table.state.to_dict())
        return found

    one, again, other = games(4), games(4), games(5)
    assert one == again
    assert one[1] != one[2] and one[1] != other[1]


def test_functions_stay_functions_whatever_is_imported() -> None:
    import bourgade.envs.aec
    import bourgade.envs.gym

    assert bourgade.envs.aec("castle").possible_agents == ["player_0", "player_1"]
    assert bourgade.envs.gym("castle").seat == 0


def test_a_missing_package_is_named_with_its_extra() -> None:
    code = (
        "import sys\n"
        "for name in ('numpy', 'pyspiel'): sys.modules[name] = None\n"
        "import bourgade.envs as envs\n"
        "for make in (envs.aec, envs.gym, envs.openspiel):\n"
        "    try: make('castle')\n"
        "    except ImportError as error: print(error)\n"
        "try: envs.vector('castle', 2)\n"
        "except ImportError as error: print(error)\n"
    )
    place = str(Path(bourgade.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": place},
        check=True,
        timeout=60,
    )
    said = done.stdout.splitlines()
    assert [line.rpartition("pip install ")[2] for line in said] == [
        "'bourgade[envs]'",
        "'bourgade[envs]'",
        "'bourgade[openspiel]'",
        "'bourgade[envs]'",
    ]
