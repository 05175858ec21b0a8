"""The vectorised environment: many games at once, the same games as one by one."""

import gc
import hashlib
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import bourgade
import bourgade.envs
from bourgade.core.chance import FastChance
from bourgade.core.errors import ActionError, IllegalAction, OptionError
from bourgade.core.observation import Row
from bourgade.core.state import GameState
from bourgade.envs.common import rewards
from bourgade.envs.crew import CrewLost
from bourgade.envs.vector import VectorEnv

GAMES = bourgade.games()


def written_anew(state: GameState, seat: int) -> list[int]:
    row = Row(state.observation_size())
    state.observe(seat, row)
    return row.to_list()


class Alone:
    """One row by itself, driven through the contract: what the environment must agree with."""

    def __init__(self, env: VectorEnv, seed: int) -> None:
        self.env = env
        self.seed = seed
        self.begin()

    def begin(self) -> None:
        self.chance = FastChance(self.seed)
        self.state: GameState = self.env.game.new(self.env.num_players, {}, self.chance)

    def check(self, row: int) -> None:
        seat = self.state.current_player()
        assert self.env.players[row] == seat
        assert self.env.observations[row].tolist() == written_anew(self.state, seat)
        assert np.flatnonzero(self.env.masks[row]).tolist() == self.state.legal_actions()

    def play(self, action: int, row: int) -> bool:
        """Returns whether the game ended; then the next one of the row is begun."""
        self.state.apply_action(action, self.chance)
        if not self.state.is_terminal():
            assert not self.env.dones[row] and not self.env.rewards[row].any()
            return False
        assert self.env.dones[row]
        assert self.env.scores[row].tolist() == self.state.scores()
        paid = np.array(rewards(self.state, self.env.reward), np.float32)
        assert self.env.rewards[row].tolist() == paid.tolist()
        self.seed += self.env.num_envs
        self.begin()
        return True


TABLES = [
    (key, players, "points" if players % 2 else "win")
    for key in GAMES
    for players in range(bourgade.game(key).min_players, bourgade.game(key).max_players + 1)
]


@pytest.mark.parametrize(("key", "players", "reward"), [*TABLES, ("castle", 2, "points")])
def test_every_row_is_the_game_of_its_seed(key: str, players: int, reward: Any) -> None:
    env = bourgade.envs.vector(key, 3, players, seed=40, reward=reward)
    rows = [Alone(env, 40 + row) for row in range(3)]
    ended = 0
    for _ in range(2000):
        for row, alone in enumerate(rows):
            alone.check(row)
        assert env.seeds() == [alone.seed for alone in rows]
        actions = env.sample().tolist()
        env.step(actions)
        ended += sum(alone.play(actions[row], row) for row, alone in enumerate(rows))
        if ended > 3:
            break
    assert ended > 3


@pytest.mark.parametrize("processes", [1, 2])
def test_what_was_drawn_is_played_as_if_it_were_listed(processes: int) -> None:
    env = bourgade.envs.vector("castle", 4, seed=5, processes=processes)
    listed = bourgade.envs.vector("castle", 4, seed=5)
    ended = 0
    for _ in range(200):
        drawn = env.sample()
        assert drawn.tolist() == listed.sample().tolist()
        env.step(drawn)
        listed.step(drawn.tolist())
        ended += int(listed.dones.sum())
        for name in ("observations", "masks", "players", "dones", "rewards", "scores"):
            assert (getattr(env, name) == getattr(listed, name)).all(), name
    assert ended > 3
    env.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_what_was_drawn_for_other_positions_is_checked_like_anything_else(processes: int) -> None:
    env = bourgade.envs.vector("castle", 4, seed=5, processes=processes)
    drawn = env.sample()
    env.step(drawn)  # no tile can lie where one has just been laid
    with pytest.raises(IllegalAction, match="row 0"):
        env.step(drawn)
    env.sample()
    env.step(env.sample().tolist())
    with pytest.raises(IllegalAction, match="row 0"):
        env.step(drawn)
    env.sample()
    with pytest.raises(ActionError, match="row 0"):
        env.step([-1] * 4)
    env.step(drawn)  # nothing was played: it is still what was drawn for these positions
    for _ in range(30):
        env.step(env.sample())
    env.sample()
    env.reset(6)
    with pytest.raises(IllegalAction, match="row"):  # of 30 steps on, in empty castles
        env.step(drawn)
    env.close()


def test_the_arrays_are_the_same_on_every_step_and_cannot_be_written() -> None:
    env = bourgade.envs.vector("castle", 4)
    size, actions = env.game.observation.size, env.game.num_actions
    arrays = [env.observations, env.masks, env.players, env.dones, env.rewards, env.scores]
    assert [a.shape for a in arrays] == [(4, size), (4, actions), (4,), (4,), (4, 2), (4, 2)]
    assert [str(a.dtype) for a in arrays] == [
        "int16",
        "bool",
        "int16",
        "bool",
        "float32",
        "int32",
    ]
    first = env.observations.copy()
    env.step(env.sample())
    assert (env.observations != first).any()
    now = [env.observations, env.masks, env.players, env.dones, env.rewards, env.scores]
    assert all(a is b for a, b in zip(arrays, now, strict=True))
    for array in now:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


@pytest.mark.parametrize("key", GAMES)
def test_an_illegal_action_changes_nothing_in_any_row(key: str) -> None:
    env = bourgade.envs.vector(key, 3, seed=5)
    for _ in range(7):
        env.step(env.sample())
    before = [a.copy() for a in (env.observations, env.masks, env.players, env.dones)]
    actions = env.sample().astype(np.int64)
    actions[1] = int(np.flatnonzero(~env.masks[1])[0])
    reason = env._batch.lanes[1].state.why_illegal(int(actions[1]))
    with pytest.raises(IllegalAction, match=rf"row 1: action {actions[1]} \(") as refused:
        env.step(actions)
    assert refused.value.reason == reason
    for wrong in (-1, env.num_actions, 2**40):
        actions[1] = wrong
        with pytest.raises(ActionError, match=f"row 1: {wrong} is no action"):
            env.step(actions)
    with pytest.raises(ActionError, match=r"row 0: .* is no action"):
        env.step(np.full(3, 2**63, np.uint64))
    after = (env.observations, env.masks, env.players, env.dones)
    assert all((a == b).all() for a, b in zip(before, after, strict=True))


@pytest.mark.parametrize("actions", [[1, 2], [1.0, 2.0, 3.0], [[1, 2, 3]], 5, ["a", "b", "c"]])
def test_actions_that_are_no_row_of_numbers_are_refused(actions: Any) -> None:
    env = bourgade.envs.vector("burgundy", 3)
    with pytest.raises(ActionError, match="3 whole numbers"):
        env.step(actions)


def test_wishes_that_cannot_be_are_refused() -> None:
    with pytest.raises(OptionError, match="at least one"):
        bourgade.envs.vector("burgundy", 0)
    with pytest.raises(OptionError, match="players"):
        bourgade.envs.vector("castle", 2, players=3)
    wrong: Any = "glory"
    with pytest.raises(OptionError, match="glory"):
        bourgade.envs.vector("castle", 2, reward=wrong)


@pytest.mark.parametrize("key", GAMES)
def test_a_reset_begins_the_same_games_again(key: str) -> None:
    env = bourgade.envs.vector(key, 2, seed=9)
    start = [env.observations.copy(), env.masks.copy(), env.players.copy()]
    for _ in range(30):
        env.step(env.sample())
    env.reset(9)
    again = [env.observations, env.masks, env.players]
    assert all((a == b).all() for a, b in zip(start, again, strict=True))
    assert not env.dones.any() and not env.rewards.any()


def test_options_reach_the_games() -> None:
    env = bourgade.envs.vector("burgundy", 2, options={"setup": "expert-open"})
    decision = env.game.observation.field("decision")
    assert (env.observations[:, decision.offset + 10] == 1).all(), "choose-side"


FINGERPRINT = """
import hashlib, bourgade, bourgade.envs
for key in bourgade.games():
    env = bourgade.envs.vector(key, 3, seed=77)
    told = hashlib.sha256()
    for _ in range(60):
        env.step(env.sample())
        for array in (env.observations, env.masks, env.players, env.rewards):
            told.update(array.tobytes())
    print(key, told.hexdigest())
"""


def test_seeds_reproduce_across_processes() -> None:
    run = subprocess.run(
        [sys.executable, "-c", FINGERPRINT],
        env={**os.environ, "PYTHONHASHSEED": "123"},
        capture_output=True,
        text=True,
        check=True,
    )
    here = []
    for key in GAMES:
        env = bourgade.envs.vector(key, 3, seed=77)
        told = hashlib.sha256()
        for _ in range(60):
            env.step(env.sample())
            for array in (env.observations, env.masks, env.players, env.rewards):
                told.update(array.tobytes())
        here.append(f"{key} {told.hexdigest()}")
    assert run.stdout.splitlines() == here


@pytest.mark.parametrize("key", GAMES)
def test_several_processes_play_the_same_games(key: str) -> None:
    alone = bourgade.envs.vector(key, 5, seed=31, reward="points")
    crew = bourgade.envs.vector(key, 5, seed=31, reward="points", processes=2)
    names = ("observations", "masks", "players", "dones", "rewards", "scores")
    shown = [getattr(crew, name) for name in names]
    ended = 0
    for step in range(2000):
        if step == 20:
            alone.reset(8)
            crew.reset(8)
        actions = alone.sample()
        assert (crew.sample() == actions).all()
        alone.step(actions)
        crew.step(actions)
        for name, array in zip(names, shown, strict=True):
            assert (array == getattr(alone, name)).all(), name
            assert array is getattr(crew, name) and not array.flags.writeable
        ended += int(alone.dones.sum())
        if ended > 6:
            break
    assert ended > 6 and crew.seeds() == alone.seeds()
    crew.close()


def test_an_illegal_action_is_refused_by_all_processes() -> None:
    env = bourgade.envs.vector("castle", 4, seed=5, processes=2)
    alone = bourgade.envs.vector("castle", 4, seed=5)
    before = env.observations.copy()
    actions = env.sample().astype(np.int64)
    actions[3] = int(np.flatnonzero(~env.masks[3])[0])
    with pytest.raises(IllegalAction, match=rf"row 3: action {actions[3]} \(") as refused:
        env.step(actions)
    assert refused.value.reason == alone._batch.lanes[3].state.why_illegal(int(actions[3]))
    for wrong in (-1, env.num_actions):
        actions[3] = wrong
        with pytest.raises(ActionError, match=f"row 3: {wrong} is no action"):
            env.step(actions)
    assert (env.observations == before).all()
    env.close()


def test_processes_end_with_the_environment() -> None:
    env = bourgade.envs.vector("castle", 4, processes=2)
    assert env._crew is not None
    processes = list(env._crew.processes)
    assert [process.is_alive() for process in processes] == [True, True]
    last = env.observations.copy()
    env.close()
    env.close()
    assert [process.exitcode for process in processes] == [0, 0]
    assert (env.observations == last).all(), "the arrays outlive the processes"
    with pytest.raises(CrewLost, match="closed"):
        env.sample()
    forgotten = bourgade.envs.vector("castle", 4, processes=2)
    assert forgotten._crew is not None
    processes = list(forgotten._crew.processes)
    del forgotten
    gc.collect()
    assert [process.exitcode for process in processes] == [0, 0]


def test_the_death_of_a_process_is_told() -> None:
    env = bourgade.envs.vector("castle", 4, processes=2)
    assert env._crew is not None
    processes = list(env._crew.processes)
    processes[1].kill()
    processes[1].join()
    with pytest.raises(CrewLost, match="died"):
        env.step(env.sample())
    assert not any(process.is_alive() for process in processes)


@pytest.mark.parametrize("processes", [0, -1, 5])
def test_a_wrong_number_of_processes_is_refused(processes: int) -> None:
    with pytest.raises(OptionError, match=f"{processes} processes for 4 games"):
        bourgade.envs.vector("castle", 4, processes=processes)
