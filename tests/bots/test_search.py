"""The search: reproducible, stoppable, blind to what its seat cannot know, and it finds wins."""

import time
from pathlib import Path

import pytest
from midgames import middle

import bourgade
from bourgade import bots
from bourgade.bots import tuned
from bourgade.bots import tuning as tuning_command
from bourgade.bots.advice import advise
from bourgade.bots.search import Search
from bourgade.bots.thinking import SearchBot
from bourgade.bots.tuned import (
    GLANCING,
    LEVELS,
    SEARCHING,
    BadTuning,
    key_of,
    read,
    tuned_wishes,
    tuning,
)
from bourgade.bots.wishes import Wishes
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState

GAMES = bourgade.games()


def searched(state: GameState, seed: int, budget: int = 30) -> Search:
    search = Search(state, tuned_wishes(key_of(state)), budget, seed)
    search.run(budget)
    return search


@pytest.mark.parametrize("key", GAMES)
def test_slices_make_no_difference(key: str) -> None:
    state = middle(key, 4, 30)
    whole = searched(state, 9)
    sliced = Search(state, tuned_wishes(key), 30, 9)
    while sliced.run(7):
        pass
    assert whole.best().action == sliced.best().action
    assert [node.visits for node in whole.looked] == [node.visits for node in sliced.looked]
    assert sum(node.visits for node in whole.looked) <= 30


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_makes_the_same_choices(key: str) -> None:
    """Over several decisions, with what was learnt carried from one to the next."""

    def choices() -> list[int]:
        chance = FastChance(6)
        state = middle(key, 6, 16)
        bot = SearchBot(11, 24)
        made = []
        for _ in range(8):
            if not state.is_terminal():
                made.append(bot.choose(state))
                state.apply_action(made[-1], chance)
        return made

    assert choices() == choices()


@pytest.mark.parametrize("key", GAMES)
def test_noise_does_not_choose(key: str) -> None:
    """With endless caution the search takes what one look ahead favours."""
    state = middle(key, 7, 22)
    search = Search(state, tuned_wishes(key, caution=1e9), 24, 5)
    search.run(24)
    assert search.best() is search.favourite()


@pytest.mark.parametrize("key", GAMES)
def test_the_position_is_not_touched(key: str) -> None:
    state = middle(key, 5, 25)
    before = state.to_dict()
    searched(state, 1)
    assert state.to_dict() == before


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", ["beginner", *GLANCING, "expert", "greedy"])
def test_choices_do_not_depend_on_what_is_hidden(key: str, name: str) -> None:
    """States that differ only in what the seat cannot know: equal seeds make equal choices."""
    game = bourgade.game(key)

    def choice(state: GameState) -> int:
        # The master differs in its budget only; here it is a small one.
        bot = SearchBot(5, 60) if name == "expert" else bots.make(name, 5)
        return bot.choose(state)

    for ply in (3, 20, 45):
        for players in (game.min_players, game.max_players):
            state = middle(key, ply, ply, players)
            seat = int(state.current_player())
            wanted = choice(state)
            for other in range(2):
                twin = state.determinize(seat, FastChance(100 + other))
                assert choice(twin) == wanted, (ply, players)


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
    for seed in range(6):
        chance = FastChance(seed)
        state = middle(key, seed, 12)
        bot = SearchBot(3, 64)
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
    """One decision before the end, with every outcome in reach, the search wins in this turn."""
    found = 0
    for seed in range(60):
        chance = FastChance(seed)
        state = bourgade.game("burgenland").new(2, None, chance)
        bot = bots.make("greedy", seed)
        while not state.is_terminal() and found < 4:
            winning = _winning_at_once(state)
            if winning and len(winning) < len(state.legal_actions()):
                seat, searcher = state.current_player(), SearchBot(seed, 64)
                while state.current_player() == seat:  # it may count a payment out card by card
                    state.apply_action(searcher.choose(state), chance)
                assert state.is_terminal() and state.winners() == [seat]
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


class Clock:
    """CPU time that passes by a hundredth of a second at each look."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 100


@pytest.mark.parametrize("key", ["bruges", "castle", "burdigala"])
def test_a_clock_instead_of_iterations(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of the time is used, also where the first look at many actions takes long."""
    state = middle(key, 3, 60)
    monkeypatch.setattr(time, "process_time", Clock())
    bot = SearchBot(1, seconds=0.5)
    assert bot.choose(state) in state.legal_actions()
    monkeypatch.setattr(time, "process_time", Clock())
    search = bot._search_by_clock(state, tuned_wishes(key), 5, None)
    if len(search.candidates) > 1:
        assert 40 * 16 <= search.root.visits <= 52 * 16
        assert len(search.candidates) <= 3, "the worse ones are dropped on the way"


@pytest.mark.parametrize("key", ["bruges", "castle"])
def test_a_limit_cuts_a_decision_short(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle(key, 3, 60)
    free = searched(state, 1000004, 2000).root.visits
    bot = SearchBot(1, iterations=4000)
    bot.limit = 0.1
    monkeypatch.setattr(time, "process_time", Clock())
    assert bot.choose(state) in state.legal_actions()
    assert bot.kept is None or bot.kept.visits <= 11 * 16 < free
    clock = Clock()
    monkeypatch.setattr(time, "process_time", clock)
    assert advise(state, 1, 4000, limit=0.2).advice
    assert clock.looks <= 26, "a tenth of a second for the search, a tenth for the endings"


# The parameters


@pytest.mark.parametrize("key", [*GAMES, "a-game-from-outside"])
def test_every_game_has_levels_that_grow(key: str) -> None:
    levels = tuning(key).levels
    assert list(levels) == list(LEVELS)
    blurs = [levels[name].blur for name in GLANCING]
    assert blurs == sorted(blurs, reverse=True) and len(set(blurs)) == len(GLANCING)
    assert blurs[-1] == 0.0  # the sharp one is greedy by another name
    budgets = [levels[name].iterations for name in SEARCHING]
    assert 0 < budgets[0] <= budgets[1] < budgets[2]
    haze = [levels[name].blur for name in SEARCHING]
    assert haze == sorted(haze, reverse=True) and haze[-1] == 0.0


def test_a_blurred_search_errs_more_the_more_it_is_blurred() -> None:
    """Of twenty positions, how many choices differ from those of clear eyes."""

    def choices(blur: float) -> list[int]:
        wishes = tuned_wishes("castle", blur=blur)
        positions = [middle("castle", seed, 20) for seed in range(20)]
        return [SearchBot(5, 1, wishes=wishes).choose(state) for state in positions]

    clear = choices(0.0)
    errors = [sum(a != b for a, b in zip(clear, choices(blur), strict=True)) for blur in (0.01, 1)]
    assert clear == choices(0.0)
    assert errors[0] < errors[1] and errors[1] >= 10


def test_bad_parameters_are_refused_by_name() -> None:
    levels = "\n".join(f"{level} = {{ blur = 1.0 }}" for level in LEVELS)
    with pytest.raises(BadTuning, match="no parameter 'width_of_mind'"):
        read(f"[search]\nwidth_of_mind = 3\n[levels]\n{levels}", "a game")
    with pytest.raises(BadTuning, match="level 'gentle' is missing"):
        read("[search]\n[levels]\n", "a game")
    with pytest.raises(BadTuning, match="speed"):
        read("[levels]\ngentle = { speed = 3 }", "a game")


def test_what_tuning_found_is_written_with_how_and_the_rest_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    copy = tmp_path / "data" / "castle.toml"
    own = Path(tuned.__file__).parent / "data" / "castle.toml"
    copy.write_text(own.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(tuning_command, "files", lambda _: tmp_path)
    tuning_command.write("castle", {**tuning("castle").search, "trust": 7.0, "widen": 2.0}, "how")
    text = copy.read_text("utf-8")
    assert "trust = 7  # how" in text and "widen = 2  # how" in text
    changed = read(text, "castle")
    assert changed.search == {**tuning("castle").search, "trust": 7.0, "widen": 2.0}
    assert changed.levels == tuning("castle").levels
