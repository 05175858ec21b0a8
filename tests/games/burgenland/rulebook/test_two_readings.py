"""The rules are written twice: as lists of legal actions, and as reasons against an action. Random
games over all agreements must never show them apart, and no position may remember falsely."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from bourgade.core.chance import FastChance
from bourgade.games.burgenland import reasons, tables
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.rules import State

ALL = range(GAME.num_actions)
AGREEMENTS = [
    (2, {}),
    (2, {"great-castle-jokers": "same-only", "prime": "discards"}),
    (3, {"neutral-houses": "apart", "late-wells": "nothing"}),
    (4, {}),
]


def walk(players: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """The positions of a game at random in which players have more jokers and tiles than usual."""
    chance, choice = FastChance(seed), FastChance(seed + 1)
    s = GAME.new(players, options, chance)
    assert isinstance(s, State)
    for p in s.players:
        for kind in range(4):
            if s.tile_bag[kind] > 0:
                s.tile_bag[kind] -= 1
                p.tiles[kind] += 1
        p.exchange += 1
        s.exchange -= 1
        p.take(tables.JOKER, 3)
        s.jokers -= 3
    while True:
        yield s
        if s.is_terminal():
            return
        legal = s.legal_actions()
        rare = [a for a in legal if GAME.notation(a).endswith(("coins", "extra", "different"))]
        paying = [a for a in legal if GAME.notation(a).startswith("pay")]
        pool = rare if rare and choice.pick(2) else paying or legal
        s.apply_action(pool[choice.pick(len(pool))], chance)


@pytest.mark.parametrize(("players", "options"), AGREEMENTS)
def test_both_readings_agree_on_every_action(players: int, options: dict[str, str]) -> None:
    for seed in (11, 12):
        for s in walk(players, options, seed):
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


@pytest.mark.parametrize(("players", "options"), AGREEMENTS)
def test_what_is_remembered_is_what_lies_there(players: int, options: dict[str, str]) -> None:
    """The shortcuts kept beside hands, castles and piles always follow from them."""
    for s in walk(players, options, seed=23):
        for p in s.players:
            cards = [card for card in range(tables.NUM_CARDS) for _ in range(p.hand[card])]
            assert p.coins == sum(tables.CARD_VALUE[card] for card in cards)
            colours = Counter(tables.CARD_COLOUR[card] for card in cards)
            assert list(p.colours) == [colours[colour] for colour in range(8)]
            assert min(*p.hand, *p.shown, *p.left, *p.tiles, p.exchange) >= 0
        for castle in range(11):
            sites = [int(site) for site in s.sites[castle * 5 : castle * 5 + 5] if site >= 0]
            kinds = Counter(site % 4 for site in sites)
            assert list(s.standing[castle * 3 : castle * 3 + 3]) == [kinds[k] for k in range(3)]
        assert s.pile_size == sum(s.pile) and s.discard_size == sum(s.discard)


@pytest.mark.parametrize(("players", "options"), AGREEMENTS)
def test_the_rules_of_the_castles_are_never_broken_without_a_pass(
    players: int, options: dict[str, str]
) -> None:
    for s in walk(players, options, seed=31):
        broken = 0
        for castle in range(11):
            walls, houses, palaces = s.standing[castle * 3 : castle * 3 + 3]
            neutral = s.sites[castle * 5 + tables.WEST] == tables.HOUSE
            lonely = neutral and s.sites[castle * 5] != tables.WALL  # houses apart, by agreement
            broken += max(houses - lonely - walls, 0) + max(palaces - 1, 0)
        assert broken <= s.tiles_used[tables.PASS]


@pytest.mark.parametrize("action", [-1, GAME.num_actions, 10**6])
def test_numbers_outside_the_action_space(action: int) -> None:
    s = next(walk(2, {}, seed=1))
    assert s.why_illegal(action) == "burgenland.no-such-action"


def test_reason_keys_are_well_formed_and_different() -> None:
    assert len(set(reasons.REASONS)) == len(reasons.REASONS)
    for key in reasons.REASONS:
        assert re.fullmatch(r"burgenland(\.[a-z0-9-]+){1,2}", key), key
