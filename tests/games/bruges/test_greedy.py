"""The greedy bot plays this game better than chance does."""

from bourgade.bots.greedy import GreedyBot
from bourgade.bots.simple import RandomBot
from bourgade.core.chance import FastChance
from bourgade.games.bruges.game import GAME

GAMES = 24


def test_greed_beats_chance() -> None:
    """Measured at 300 wins in 300 games; two lost ones in 24 would already be remarkable."""
    wins = 0
    for number in range(GAMES):
        players = 2 + number % 3
        greedy = number % players
        chance = FastChance(500 + number)
        state = GAME.new(players, {}, chance)
        bots = [
            GreedyBot(number) if seat == greedy else RandomBot(number * 7 + seat)
            for seat in range(players)
        ]
        while not state.is_terminal():
            state.apply_action(bots[state.current_player()].choose(state), chance)
        wins += state.winners() == [greedy]
    assert wins >= GAMES - 2
