"""The bots: legal, reproducible, blind to what they may not see, and greedy better than random."""

import itertools

import pytest

import bourgade
from bourgade import bots
from bourgade.bots.playout import best_action, playout
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState

GAMES = bourgade.games()
LIMIT = 5000  # far more actions than any game needs


def play(state: GameState, seats: list[bots.Bot], chance: FastChance) -> list[int]:
    """Plays to the end and checks on the way that every choice is legal."""
    actions = []
    while not state.is_terminal():
        action = seats[state.current_player()].choose(state)
        assert action in state.legal_actions()
        state.apply_action(action, chance)
        actions.append(action)
        assert len(actions) < LIMIT
    return actions


# Options that only bite together.
TOGETHER: dict[str, list[dict[str, str]]] = {
    "burgundy": [
        {"boards": "10a", "spielbox-action": "take"},
        {"setup": "expert-secret", "sheets": "spielbox"},
        {"setup": "expert-open", "sheets": "all", "spielbox-action": "take"},
    ],
}


def option_sets(key: str) -> list[dict[str, str]]:
    """No wish at all, then every value of every option once, then some that belong together."""
    options = bourgade.game(key).options
    single = [{option.key: value} for option in options for value in option.values]
    return [{}, *single, *TOGETHER.get(key, [])]


def test_names_are_known_and_made() -> None:
    assert bots.names() == sorted(bots.names())
    assert {"greedy", "random"} <= set(bots.names())
    for name in bots.names():
        assert bots.make(name, 3).name == name


def test_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(bourgade.BourgadeError, match=r"no bot 'grandmaster'.*greedy, keen, master"):
        bots.make("grandmaster")


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", ["greedy", "random", "gentle"])
def test_same_seed_same_game(key: str, name: str) -> None:
    def one_game(bot_seed: int) -> list[int]:
        game = bourgade.game(key)
        chance = FastChance(11)
        state = game.new(game.min_players, None, chance)
        seats = [bots.make(name, bot_seed + seat) for seat in range(game.min_players)]
        return play(state, seats, chance)

    assert one_game(5) == one_game(5)
    if name == "random":
        assert one_game(5) != one_game(6)


@pytest.mark.parametrize("key", GAMES)
def test_choosing_leaves_the_position_alone(key: str) -> None:
    game = bourgade.game(key)
    chance = FastChance(2)
    state = game.new(game.min_players, None, chance)
    for name in bots.names():
        before = state.to_dict()
        bots.make(name).choose(state)
        assert state.to_dict() == before


@pytest.mark.parametrize("key", GAMES)
def test_greedy_knows_no_more_than_its_seat(key: str) -> None:
    """What is hidden from the seat is redrawn before it thinks: the choice is the same."""
    game = bourgade.game(key)
    for options in option_sets(key):
        chance = FastChance(8)
        state = game.new(game.max_players, options, chance)
        for number in range(12):
            seat = state.current_player()
            other = state.determinize(seat, FastChance(number))
            assert bots.make("greedy", 1).choose(state) == bots.make("greedy", 1).choose(other)
            legal = state.legal_actions()
            state.apply_action(legal[chance.pick(len(legal))], chance)


@pytest.mark.parametrize("key", GAMES)
def test_greedy_beats_random(key: str) -> None:
    """Ten games, the seats in turn: nine wins are no luck, and below what it really wins."""
    game = bourgade.game(key)
    players = game.min_players
    wins = 0
    for number in range(10):
        chance = FastChance(100 + number)
        place = number % players
        seats = [bots.make("greedy" if i == place else "random", number) for i in range(players)]
        state = game.new(players, None, chance)
        play(state, seats, chance)
        wins += place in state.winners()
    assert wins >= 9


@pytest.mark.parametrize("key", GAMES)
def test_greedy_plays_every_set_up(key: str) -> None:
    """Every number of players meets every option; each game ends with all choices legal."""
    game = bourgade.game(key)
    counts = itertools.cycle(range(game.min_players, game.max_players + 1))
    for options, players in zip(option_sets(key), counts, strict=False):
        chance = FastChance(players)
        state = game.new(players, options, chance)
        play(state, [bots.make("greedy", seat) for seat in range(players)], chance)
        assert state.winners()


@pytest.mark.parametrize("key", GAMES)
def test_evaluation_at_the_end_is_the_score(key: str) -> None:
    game = bourgade.game(key)
    for players in range(game.min_players, game.max_players + 1):
        chance = FastChance(players)
        state = game.new(players, None, chance)
        hopes = [state.evaluate(seat) for seat in range(players)]
        assert all(hope > 0 for hope in hopes)
        playout(state, chance)
        # Less than a point beside the score may tell who wins a tie.
        assert [round(state.evaluate(seat)) for seat in range(players)] == state.scores()


@pytest.mark.parametrize("key", GAMES)
def test_evaluation_sees_the_position_only(key: str) -> None:
    """The same position has the same value, whatever chance does elsewhere, and is not changed."""
    game = bourgade.game(key)
    chance = FastChance(9)
    state = game.new(game.min_players, None, chance)
    while not state.is_terminal():
        before = state.to_dict()
        values = [state.evaluate(seat) for seat in range(game.min_players)]
        chance.pick(6)
        assert [state.clone().evaluate(seat) for seat in range(game.min_players)] == values
        assert state.to_dict() == before
        for _ in range(10):
            if not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[chance.pick(len(legal))], chance)


@pytest.mark.parametrize("key", GAMES)
def test_playout_ends_and_counts_its_actions(key: str) -> None:
    game = bourgade.game(key)
    for players in range(game.min_players, game.max_players + 1):
        state = game.new(players, None, FastChance(1))
        twin = state.clone()
        count = playout(state, FastChance(4))
        assert state.is_terminal()
        assert 0 < count < LIMIT
        chance = FastChance(4)
        for _ in range(count):
            legal = twin.legal_actions()
            twin.apply_action(legal[chance.pick(len(legal))], chance)
        assert twin.scores() == state.scores()


@pytest.mark.parametrize("key", GAMES)
def test_best_action_takes_the_only_one(key: str) -> None:
    """A forced action is taken as it is: nothing is tried, no chance is asked."""
    game = bourgade.game(key)
    forced = 0
    for seed in range(20):
        chance = FastChance(seed)
        state = game.new(game.min_players, None, chance)
        while not state.is_terminal():
            legal = state.legal_actions()
            if len(legal) == 1:
                forced += 1
                before = chance.state
                assert best_action(state, state.current_player(), chance) == legal[0]
                assert chance.state == before
            state.apply_action(legal[chance.pick(len(legal))], chance)
        if forced > 0:  # in some games it is rare
            return
    raise AssertionError("no action was ever forced")
