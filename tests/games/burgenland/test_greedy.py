"""The greedy bot: it finishes, and it beats chance."""

import pytest

from bourgade.bots.greedy import GreedyBot
from bourgade.bots.simple import RandomBot
from bourgade.core.chance import FastChance
from bourgade.games.burgenland.game import GAME

Bot = GreedyBot | RandomBot


def play(seed: int, bots: list[Bot]) -> tuple[list[int], int]:
    """The winners and the number of decisions."""
    chance = FastChance(seed)
    s = GAME.new(len(bots), {}, chance)
    steps = 0
    while not s.is_terminal():
        s.apply_action(bots[s.current_player()].choose(s), chance)
        steps += 1
        assert steps < 3000, "endless"
    return s.winners(), steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    """It won 100 of 100 when measured; one in eight may be lost here before this fails."""
    games, won = 8, 0
    for game in range(games):
        seat = game % players
        bots: list[Bot] = [RandomBot(game * 7 + other) for other in range(players)]
        bots[seat] = GreedyBot(game)
        winners, _ = play(game, bots)
        won += winners == [seat]
    assert won >= games - 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_players_finish_among_themselves(players: int) -> None:
    for game in range(3):
        bots: list[Bot] = [GreedyBot(game * 5 + seat) for seat in range(players)]
        winners, steps = play(100 + game, bots)
        assert len(winners) == 1 and steps < 1000


def test_a_build_is_worth_more_than_a_draw_while_it_is_being_paid() -> None:
    """The estimate follows a payment: choosing a build, and each card of it, keeps its worth."""
    seen = 0
    for seed in range(4):
        chance = FastChance(seed)
        bot = GreedyBot(seed)
        s = GAME.new(2, {}, chance)
        while not s.is_terminal() and seen < 40:
            seat = s.current_player()
            action = bot.choose(s)
            before = s.evaluate(seat)
            paying = GAME.notation(action).startswith("pay")
            s.apply_action(action, chance)
            if paying and not s.is_terminal() and s.current_player() == seat:
                assert s.evaluate(seat) > before - 0.35
                seen += 1
    assert seen >= 40
