"""Facts of the help sheet: figures of the whole game, seen in games that are played."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import bourgade
from bourgade.core.chance import FastChance
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.rules import State

GAME = bourgade.game("burgundy")


def begin(players: int, seed: int) -> tuple[State, FastChance]:
    chance = FastChance(seed)
    position = GAME.new(players, {}, chance)
    assert isinstance(position, State)
    return position, chance


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_phases_of_five_rounds_and_fifty_actions(players: int) -> None:
    """25 rounds, two dice each: fifty dice actions for everybody, and the end."""
    s, chance = begin(players, players)
    rounds: Counter[tuple[int, int]] = Counter()
    actions: Counter[int] = Counter()
    while not s.is_terminal():
        seat = s.current_player()
        die = 0 if s.used[0] == 0 else 1
        if s.used[0] + s.used[1] == 2:
            rounds[(s.phase, s.round)] += 1
            s.apply_action(GAME.parse("end"), chance)
        else:
            actions[seat] += 1
            s.apply_action(GAME.parse(f"workers d{die + 1}"), chance)
    assert len(rounds) == 25 and set(rounds.values()) == {players}
    assert set(actions.values()) == {50}
    # One silver, three goods, and the workers: half a point each.
    for seat, p in enumerate(s.players):
        assert s.scores()[seat] == 1 + 3 + p.workers // 2
    assert sum(s.depot_goods) == 25


def test_goods_of_a_phase_all_reach_the_depots() -> None:
    """One goods tile a round, to the depot of the white die; all five are gone after the fifth."""
    s, chance = begin(2, 5)
    for number in range(1, 6):
        assert sum(s.depot_goods) == number
        for _ in range(2):
            for text in ("workers d1", "workers d2", "end"):
                s.apply_action(GAME.parse(text), chance)


def test_points_for_districts_and_phases() -> None:
    """1 to 36 by size; 10, 8, 6, 4, 2 by phase; 5/6/7 and 2/3/4 for a whole colour."""
    assert tables.REGION_POINTS[1:] == [1, 3, 6, 10, 15, 21, 28, 36]
    assert tables.PHASE_BONUS == [10, 8, 6, 4, 2]
    assert tables.BONUS_LARGE[2:] == [5, 6, 7]
    assert tables.BONUS_SMALL[2:] == [2, 3, 4]


@pytest.mark.parametrize(("base", "each"), [("two", 2), ("three", 3), ("four", 4)])
def test_a_sale_by_the_number_of_players(
    table: Callable[..., State], play: Callable[..., State], base: str, each: int
) -> None:
    """As many points for each goods tile as there are players, and one silver."""
    s = table(base, anna={"dice": [4, 4], "goods": {"4": 3}})
    play(s, "sell d1 4")
    assert s.scores()[0] == 3 * each
    assert s.players[0].silver == 1


def test_no_more_than_three_tiles_in_the_storage(
    table: Callable[..., State],
    play: Callable[..., State],
    depots: Callable[..., list[dict[str, Any]]],
) -> None:
    """Three stored tiles at most; a fourth one needs a discard before it."""
    laid = depots({1: ["ship", "mine"]})
    s = table(anna={"dice": [1, 1], "storage": ["bank", "church", None]}, depots=laid)
    play(s, "take d1 1.1")
    assert s.to_dict()["decision"] == "turn"
    play(s, "take d2 1.2")
    assert s.to_dict()["decision"] == "discard"


def test_the_final_count(table: Callable[..., State], play: Callable[..., State]) -> None:
    """A point for each silver, each unsold goods tile, each pair of workers."""
    end: dict[str, Any] = {"phase": "E", "round": 5, "turn": 1, "used_dice": [True, True]}
    s = table(anna={"silver": 4, "workers": 7, "goods": {"1": 2, "2": 3}}, **end)
    play(s, "end")
    parts = s.score_parts(0)
    assert (parts["silver"], parts["workers"], parts["unsold-goods"]) == (4, 3, 5)
    assert s.scores()[0] == 12


def test_the_first_tile_only_around_the_start_castle(
    table: Callable[..., State], choices: Callable[[State, str], list[str]]
) -> None:
    """p. 5: the first tile lies on one of the six spaces around the start castle."""
    around = {"11", "12", "17", "19", "24", "25"}
    seen = set()
    stored = [["ship", "mine", "bank"], ["castle", "cow-2", "knowledge-1"]]
    for storage in stored:
        s = table(anna={"storage": storage, "workers": 3})
        for slot in ("s1", "s2", "s3"):
            seen |= set(choices(s, f"place d1 {slot}"))
    assert seen == around
