"""The greedy bot: stronger than random by a distance that luck cannot bridge."""

import sys
from pathlib import Path

import pytest

from bourgade import bots
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState

sys.path.insert(0, str(Path(__file__).parent))
from castle_stories import GAME, play, table


def match(names: list[str], seed: int) -> GameState:
    chance = FastChance(seed)
    seats = [bots.make(name, seed + i) for i, name in enumerate(names)]
    state = GAME.new(2, None, chance)
    while not state.is_terminal():
        state.apply_action(seats[state.current_player()].choose(state), chance)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_greedy_beats_random(seed: int) -> None:
    """From either seat; over 200 games it lost none and won by 20 points at least."""
    names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
    state = match(names, seed)
    assert state.winners() == [names.index("greedy")]
    assert max(state.scores()) - min(state.scores()) >= 10


def test_greedy_plays_a_sound_game() -> None:
    scores = [points for seed in range(4) for points in match(["greedy", "greedy"], seed).scores()]
    assert sum(scores) / len(scores) > 75


def test_it_completes_a_tower_while_there_is_time() -> None:
    castle, anna = "l4=tower-through-2courts/90", {"subjects": ["l4.0"]}
    s = table(castle, hand="house4", supply=["straight"], anna=anna)
    action = bots.make("greedy", 1).choose(s)
    play(s, GAME.notation(action))
    assert GAME.notation(action) == "place k4 0"


def test_at_the_end_the_estimate_is_the_score() -> None:
    state = match(["greedy", "greedy"], 3)
    assert [state.evaluate(seat) for seat in (0, 1)] == state.scores()
