"""What a position is worth: victory before points, and chances that are chances."""

import pytest
from midgames import middle

import bourgade
from bourgade import bots
from bourgade.bots.advice import advise
from bourgade.bots.judgement import Judge
from bourgade.bots.search import Search
from bourgade.bots.tuned import tuned_wishes
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState

GAMES = bourgade.games()


def course(key: str, seed: int, players: int) -> tuple[GameState, GameState]:
    """The last decision of a game between quick bots, and its end."""
    chance = FastChance(seed)
    state = bourgade.game(key).new(players, None, chance)
    players_of = [bots.make(("steady", "gentle")[seat % 2], seed) for seat in range(players)]
    before = state
    while not state.is_terminal():
        before = state.clone()
        state.apply_action(players_of[state.current_player()].choose(state), chance)
    return before, state


@pytest.mark.parametrize("key", GAMES)
def test_no_defeat_is_worth_more_than_a_victory(key: str) -> None:
    """Whatever the points: those of a good defeat and of a poor victory are compared too."""
    judge = Judge(2, tuned_wishes(key), 1)
    won, lost = [], []
    for seed in range(8):
        _, end = course(key, seed, 2)
        judge.look(end)
        winners = end.winners()
        for seat in range(2):
            assert judge.shares[seat] == (1 / len(winners) if seat in winners else 0.0)
            if winners == [seat]:
                won.append(judge.values[seat])
            elif seat not in winners:
                lost.append(judge.values[seat])
    assert won and lost
    assert min(won) > max(lost)


def winners_after(state: GameState, action: int) -> list[list[int]]:
    """Whom the action makes winners on twenty deals the seat may imagine; [] where it goes on."""
    found = []
    for number in range(20):
        chance = FastChance(number)
        end = state.determinize(state.current_player(), chance)
        end.apply_action(action, chance)
        winners = end.winners() if end.is_terminal() else []
        if winners not in found:
            found.append(winners)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_what_is_decided_is_told_so(key: str) -> None:
    """The chance of an action that ends the game is what it brings, however narrow the lead."""
    told = 0
    for seed in range(4):
        state, _ = course(key, seed, 2)
        seat = int(state.current_player())
        for one in advise(state, seed, 16, best=50).advice:
            outcomes = winners_after(state, one.action)
            if len(outcomes) == 1 and outcomes[0]:
                assert one.win == (1 / len(outcomes[0]) if seat in outcomes[0] else 0.0)
                told += 1
    assert told > 0


@pytest.mark.parametrize("key", ["bruges", "burdigala", "burgenland"])
def test_luck_does_not_repeat_what_was_imagined(key: str) -> None:
    """Where something hidden is imagined, the same numbers must not decide what comes next."""
    search = Search(middle(key, 6, 40), tuned_wishes(key), 4, 3)
    search.run(4)
    assert search.deal_seeds
    assert search.luck not in search.deal_seeds
    assert not {*search.deal_seeds} & {*search.outcome_seeds}
