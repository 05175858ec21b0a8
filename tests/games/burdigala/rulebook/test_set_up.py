"""Set-up and box as the rulebook lists them (chapters I and II)."""

import pytest

from bourgade.core.chance import FastChance, ReplayChance
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.game import GAME
from bourgade.games.burdigala.rules import State
from bourgade.games.burdigala.setup import throw_for_start
from bourgade.games.burdigala.state import NOWHERE


def fresh(players: int, seed: int = 1, **options: str) -> State:
    state = GAME.new(players, options, FastChance(seed))
    assert isinstance(state, State)
    return state


def test_the_box() -> None:
    """21 tiles, 30 stones, 24 tokens, 21 goods, 34 intrigues, four bonus tokens."""
    s = fresh(4)
    census = s.census()

    def total(kind: str) -> int:
        return sum(count for name, count in census.items() if name.startswith(kind + " "))

    assert census["stones"] == 30
    assert (total("tile"), total("corruption"), total("goods")) == (21, 24, 21)
    assert total("intrigue") == 34
    assert sorted(value for value in s.bonus if value) == [2, 2, 3, 3]


@pytest.mark.parametrize(("players", "pawns"), [(2, 3), (3, 2), (4, 2)])
def test_pawns_by_number_of_players(players: int, pawns: int) -> None:
    """Three pawns each, four with two players, of which one marks the points."""
    s = fresh(players)
    for p in s.players:
        assert sum(at == NOWHERE for at in p.pawns) == pawns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_intrigue_each(players: int) -> None:
    s = fresh(players)
    assert [p.hand_size for p in s.players] == [1] * players
    assert s.pile_size == 34 - players


def test_a_tile_on_every_site_and_the_rest_unseen() -> None:
    s = fresh(2)
    assert all(2 <= size <= 5 for size in s.sizes)
    assert all(tile < 0 for tile in s.tiles), "nobody has seen a building side"
    assert s.unseen == 2**21 - 1
    for size in range(2, 6):
        assert sum(z == size for z in s.sizes) <= tables.TILE_SIZE.count(size)


def test_sites_and_bonuses_are_laid_out_by_chance() -> None:
    layouts = {tuple(fresh(2, seed).sizes) for seed in range(20)}
    bonuses = {tuple(fresh(2, seed).bonus) for seed in range(20)}
    assert len(layouts) > 15 and len(bonuses) > 3


def test_the_highest_throw_begins_and_ties_throw_again() -> None:
    """Two dice each: 3 + 4, 6 + 1 and 2 + 2; the tied throw again, 1 + 1 against 1 + 2."""
    chance = ReplayChance([2, 3, 5, 0, 1, 1, 0, 0, 0, 1])
    assert throw_for_start(3, chance) == 1
    assert chance.used == 10


def test_everybody_begins_equally_often() -> None:
    chance = FastChance(3)
    began = [0, 0, 0]
    for _ in range(3000):
        began[throw_for_start(3, chance)] += 1
    assert min(began) > 850


def test_pawns_are_placed_clockwise_and_the_first_player_begins() -> None:
    s = fresh(3)
    chance = FastChance(2)
    order = []
    while s.to_dict()["decision"] == "place":
        order.append(s.current_player())
        s.apply_action(s.legal_actions()[0], chance)
    assert order == [(s.first + i) % 3 for i in range(6)]
    assert s.current_player() == s.first


def test_no_points_at_the_start_unless_agreed() -> None:
    assert fresh(4).scores() == [0, 0, 0, 0]
    begun = set()
    for seed in range(6):
        s = fresh(4, seed, compensation="points")
        begun.add(s.first)
        given = [s.scores()[(s.first + place) % 4] for place in range(4)]
        assert given == tables.COMPENSATION[4]
    assert len(begun) > 1, "the head start follows the order of play, not the seats"
