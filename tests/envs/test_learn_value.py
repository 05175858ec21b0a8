"""The learning example, in a tiny setting from self-play to the match."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import bourgade
from bourgade.core.chance import FastChance

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_value.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_value", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["bruges", "castle"])
def test_it_learns_and_plays_to_the_end(game: str) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--game", game, "--games", "2", "--matches", "4"],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for title in ("with the net", "without the net"):
        found = re.search(rf"^{title}: ([\d.]+) % of 4 games", done.stdout, re.MULTILINE)
        assert found and 0 <= float(found[1]) <= 100, done.stdout


def test_wrong_wishes_are_refused() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--matches", "5"], capture_output=True, text=True
    )
    assert done.returncode == 2 and "even" in done.stderr


def test_the_net_learns_what_can_be_learnt(example: ModuleType) -> None:
    rng = np.random.default_rng(3)
    x = rng.standard_normal((100_000, 6)).astype(np.float32)
    y = np.maximum(x[:, 0], 0) - np.abs(x[:, 1]) + 0.5 * x[:, 2]
    net = example.train(x, y.astype(np.float32), example.Console(quiet=True))
    left = float(np.mean((net(x) - y) ** 2) / np.var(y))
    assert left < 0.2, left


def test_the_data_are_turns_as_they_were_played(example: ModuleType, tmp_path: Path) -> None:
    quiet = example.Console(quiet=True)
    path = example.play_data("castle", "casual", 2, 7, tmp_path, quiet)
    game = bourgade.game("castle")
    inputs, leads, finals = example.read_turns(game, path)
    assert inputs.shape == (len(leads), game.observation.size) and len(finals) == len(leads)
    assert 0 < float(np.abs(inputs).max()) <= 1
    to_move = game.observation.field("to_move").offset
    assert (inputs[:, to_move] == 1).all(), "the seat that decides is the one that looks"
    assert (np.abs(leads) < 100).all() and len(set(np.abs(finals).tolist())) <= 2


def test_the_value_of_one_seat_is_the_opposite_of_the_other(example: ModuleType) -> None:
    game = bourgade.game("castle")
    net = example.Net(game.observation.size, np.random.default_rng(1))
    player = example.LearnedBot(game, net, 10.0, 1)
    chance = FastChance(4)
    state = game.new(2, None, chance)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0], chance)
    own, other = player.values([state], 0)[0], player.values([state], 1)[0]
    assert own == pytest.approx(-other) and own != example.lead(state, 0)
