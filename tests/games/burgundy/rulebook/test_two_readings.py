"""The rules are written twice: as lists of legal actions, and as reasons against an action. Random
games over all boards and agreements must never show them apart."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest

import bourgade
from bourgade.core.chance import FastChance
from bourgade.games.burgundy import reasons, tables
from bourgade.games.burgundy.rules import State
from bourgade.games.burgundy.state import Player

GAME = bourgade.game("burgundy")
ALL = range(GAME.num_actions)


def agreements() -> Iterator[Any]:
    """Each board and each expert set-up, going through the player counts and other options."""
    others = itertools.cycle(
        itertools.product([2, 3, 4], ["place", "take"], ["fewest-empty", "most-empty"])
    )
    setups = [{"boards": name} for name in tables.BOARD_NAMES]
    setups += [
        {"setup": setup, "sheets": sheets}
        for setup in ("expert-open", "expert-secret")
        for sheets in ("base", "spielbox", "all")
    ]
    for options, (players, action, tie) in zip(setups, others, strict=False):
        named = {**options, "spielbox-action": action, "tie-break": tie}
        yield pytest.param(players, named, id=f"{players} players, {named}")


def walk(players: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """The positions of a game at random, with a liking for placing tiles and for rare actions."""
    chance, choice = FastChance(seed), FastChance(seed + 1)
    s = GAME.new(players, options, chance)
    assert isinstance(s, State)
    while True:
        yield s
        if s.is_terminal():
            return
        legal = s.legal_actions()
        rare = [a for a in legal if GAME.decode(a)["verb"] in ("place", "found", "reclaim")]
        pool = rare if rare and choice.pick(2) else legal
        s.apply_action(pool[choice.pick(len(pool))], chance)


@pytest.mark.parametrize(("players", "options"), list(agreements()))
def test_both_readings_agree_on_every_action(players: int, options: dict[str, str]) -> None:
    for s in walk(players, options, seed=11):
        legal = s.legal_actions()
        assert legal == sorted(set(legal))
        allowed = []
        for action in ALL:
            reason = s.why_illegal(action)
            if reason is None:
                allowed.append(action)
            else:
                assert reason in reasons.REASONS
        assert allowed == legal


@pytest.mark.parametrize(("players", "options"), list(agreements()))
def test_what_is_remembered_is_what_lies_there(players: int, options: dict[str, str]) -> None:
    """The shortcuts kept beside an estate always follow from its tiles."""
    for s in walk(players, options, seed=23):
        for p in s.players:
            _check_estate(p)


def _check_estate(p: Player) -> None:
    laid = {space: int(tile) for space, tile in enumerate(p.tiles) if tile >= 0}
    around = {space: set(tables.NEIGHBOUR_LISTS[space]) for space in laid}
    assert p.filled == _mask(set(laid))
    assert p.frontier == _mask(set().union(*around.values()))
    for colour in range(6):
        own = [around[s] for s, tile in laid.items() if tables.TILE_COLOUR[tile] == colour]
        assert p.near[colour] == _mask(set().union(*own))
    assert p.mines == sum(tile == tables.T_MINE for tile in laid.values())
    yellow = {tile - tables.T_KNOWLEDGE + 1 for tile in laid.values() if tile >= tables.T_KNOWLEDGE}
    assert p.knowledge == _mask(yellow)
    assert all(
        tables.CELL_COLOUR[p.board * 37 + s] == tables.TILE_COLOUR[t] for s, t in laid.items()
    )


def _mask(spaces: set[int]) -> int:
    return sum(2**space for space in spaces)


@pytest.mark.parametrize("action", [-1, GAME.num_actions, 10**6])
def test_numbers_outside_the_action_space(action: int) -> None:
    s = next(walk(2, {}, seed=1))
    assert s.why_illegal(action) == "burgundy.no-such-action"


def test_reason_keys_are_well_formed_and_different() -> None:
    assert len(set(reasons.REASONS)) == len(reasons.REASONS)
    for key in reasons.REASONS:
        assert re.fullmatch(r"burgundy(\.[a-z0-9-]+){1,2}", key), key
