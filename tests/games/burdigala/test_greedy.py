"""The greedy bot: stronger than random by a distance that luck cannot bridge."""

import sys
from pathlib import Path

import pytest

from bourgade import bots
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState

sys.path.insert(0, str(Path(__file__).parent))
from burdigala_stories import GAME, play, table


def match(names: list[str], seed: int) -> GameState:
    chance = FastChance(seed)
    seats = [bots.make(name, seed + i) for i, name in enumerate(names)]
    state = GAME.new(len(names), None, chance)
    while not state.is_terminal():
        state.apply_action(seats[state.current_player()].choose(state), chance)
    return state


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random(seed: int) -> None:
    """From either seat; over 300 games with two, three and four players it lost none."""
    names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
    state = match(names, seed)
    assert state.winners() == [names.index("greedy")]
    assert max(state.scores()) - min(state.scores()) >= 10


def test_greedy_beats_three_random_players() -> None:
    assert match(["random", "random", "greedy", "random"], 5).winners() == [2]


def test_it_finishes_a_building_it_can_reach() -> None:
    s = table(sites={1: {"stones": 4, "tile": "theatre", "seen_by": [0]}})
    bot = bots.make("greedy", 1)
    chance = FastChance(1)
    while s.current_player() == 0 and not s.built:
        s.apply_action(bot.choose(s), chance)
    assert s.builders[0] == 0


def test_it_takes_a_second_stone_where_that_finishes_a_big_building() -> None:
    s = table(sites={1: {"stones": 3, "tile": "theatre", "seen_by": [0]}}, dice=[1, 6])
    play(s, "move p1 A2", "stone 1")
    bot = bots.make("greedy", 1)
    chance = FastChance(1)
    while s.current_player() == 0 and not s.built:
        s.apply_action(bot.choose(s), chance)
    assert s.builders[0] == 0 and s.corrupted


def test_at_the_end_the_estimate_is_the_score() -> None:
    state = match(["random", "random"], 3)
    assert [state.evaluate(seat) for seat in (0, 1)] == state.scores()


def test_an_estimate_changes_nothing() -> None:
    s = table(people={"Anna": {"goods": {"wine": 2}, "hand": {"sailor": 1}}})
    before = s.to_dict()
    s.evaluate(0)
    s.evaluate(1)
    assert s.to_dict() == before
