"""The search: reproducible, stoppable, blind to what its seat cannot know, and it finds wins."""

import pytest

import bourgade
from bourgade import bots
from bourgade.bots.search import Search
from bourgade.bots.thinking import SearchBot
from bourgade.bots.tuned import LEVELS, BadTuning, key_of, make_wishes, read, tuning
from bourgade.bots.wishes import Wishes
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState

GAMES = bourgade.games()


def middle(key: str, seed: int, plies: int, players: int | None = None) -> GameState:
    """A position in the middle of a game, with something to decide."""
    game = bourgade.game(key)
    chance = FastChance(seed)
    state = game.new(players or game.min_players, None, chance)
    bot = bots.make("random", seed)
    for _ in range(plies):
        if state.is_terminal():
            return middle(key, seed, plies // 2, players)
        state.apply_action(bot.choose(state), chance)
    while len(state.legal_actions()) < 2:
        state.apply_action(bot.choose(state), chance)
    return state


def searched(state: GameState, seed: int, budget: int = 30) -> Search:
    search = Search(state, tuning(key_of(state)).wishes(), budget, seed)
    search.run(budget)
    return search


@pytest.mark.parametrize("key", GAMES)
def test_slices_make_no_difference(key: str) -> None:
    state = middle(key, 4, 30)
    whole = searched(state, 9)
    sliced = Search(state, tuning(key).wishes(), 30, 9)
    while sliced.run(7):
        pass
    assert whole.best().action == sliced.best().action
    assert [node.visits for node in whole.looked] == [node.visits for node in sliced.looked]
    assert sum(node.visits for node in whole.looked) <= 30


@pytest.mark.parametrize("key", GAMES)
def test_the_position_is_not_touched(key: str) -> None:
    state = middle(key, 5, 25)
    before = state.to_dict()
    searched(state, 1)
    assert state.to_dict() == before


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", [*LEVELS, "greedy"])
def test_choices_do_not_depend_on_what_is_hidden(key: str, name: str) -> None:
    """States that differ only in what the seat cannot know: equal seeds make equal choices."""
    game = bourgade.game(key)
    plies = (10,) if name == "expert" else (3, 20, 45)  # the expert's code is the master's
    for ply in plies:
        for players in (game.min_players, game.max_players):
            state = middle(key, ply, ply, players)
            seat = int(state.current_player())
            wanted = bots.make(name, 5).choose(state)
            for other in range(2):
                twin = state.determinize(seat, FastChance(100 + other))
                assert bots.make(name, 5).choose(twin) == wanted, (ply, players)


def test_hidden_parts_really_differ() -> None:
    """The test above would prove nothing if the twins were the same position."""
    for key in ("bruges", "burgenland", "burdigala"):
        state = middle(key, 20, 20)
        seat = int(state.current_player())
        twins = [state.determinize(seat, FastChance(100 + other)) for other in range(4)]
        assert any(twin.to_dict() != state.to_dict() for twin in twins), key


@pytest.mark.parametrize("key", GAMES)
def test_a_turn_has_one_budget_and_what_it_learnt_is_kept(key: str) -> None:
    """The second decision of a turn starts with visits from the first, and with less to spend."""
    kept = 0
    for seed in range(12):
        chance = FastChance(seed)
        state = middle(key, seed, 12)
        bot = SearchBot(3, 64, wishes=make_wishes({**tuning(key).search, "depth": 24}))
        for _ in range(6):
            if state.is_terminal():
                break
            if bot._is_expected(state) and bot.kept is not None and bot.kept.child is not None:
                assert bot.purse < 64
                kept += 1
            state.apply_action(bot.choose(state), chance)
    assert kept > 0


def test_three_and_four_seats_are_searched_as_well() -> None:
    for key in GAMES:
        game = bourgade.game(key)
        if game.max_players > 2:
            state = middle(key, 2, 20, game.max_players)
            assert searched(state, 1).best().action in state.legal_actions()


def test_a_won_game_is_not_given_away() -> None:
    """One decision before the end, with every outcome in reach, the search takes a winning one."""
    found = 0
    for seed in range(60):
        chance = FastChance(seed)
        state = bourgade.game("burgenland").new(2, None, chance)
        bot = bots.make("greedy", seed)
        while not state.is_terminal() and found < 4:
            winning = _winning_at_once(state)
            if winning and len(winning) < len(state.legal_actions()):
                assert SearchBot(seed, 64).choose(state) in winning
                found += 1
                break
            state.apply_action(bot.choose(state), chance)
        if found == 4:
            return
    assert found > 0


def _winning_at_once(state: GameState) -> list[int]:
    seat = int(state.current_player())
    winning = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action, FastChance(1))
        if after.is_terminal() and after.winners() == [seat]:
            winning.append(action)
    return winning


def test_random_play_to_the_end_is_a_way_to_search_too() -> None:
    state = middle("castle", 3, 60)
    search = Search(state, Wishes(rollout=-1, trust=0.0), 40, 7)
    search.run(40)
    assert search.best().visits > 0


def test_a_clock_instead_of_iterations() -> None:
    state = middle("bruges", 3, 60)
    assert SearchBot(1, seconds=0.02).choose(state) in state.legal_actions()


# The parameters


@pytest.mark.parametrize("key", [*GAMES, "a-game-from-outside"])
def test_every_game_has_levels_that_grow(key: str) -> None:
    levels = tuning(key).levels
    assert list(levels) == list(LEVELS)
    blurs = [levels[name].blur for name in LEVELS[:4]]
    assert blurs == sorted(blurs, reverse=True) and len(set(blurs)) == 4
    assert blurs[-1] == 0.0  # the sharp one is greedy by another name
    assert 0 < levels["master"].iterations < levels["expert"].iterations


def test_bad_parameters_are_refused_by_name() -> None:
    levels = "\n".join(f"{level} = {{ blur = 1.0 }}" for level in LEVELS)
    with pytest.raises(BadTuning, match="no parameter 'width_of_mind'"):
        read(f"[search]\nwidth_of_mind = 3\n[levels]\n{levels}", "a game")
    with pytest.raises(BadTuning, match="level 'gentle' is missing"):
        read("[search]\n[levels]\n", "a game")
    with pytest.raises(BadTuning, match="speed"):
        read("[levels]\ngentle = { speed = 3 }", "a game")
