"""What is promised before a choice is what comes of it."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from bourgade.core.chance import FastChance
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.rules import State
from bourgade.games.burgenland.suggestion import suggestion

sys.path.insert(0, str(Path(__file__).parent))
from burgenland_stories import counts, document, settle

BEGINNINGS = ("build", "well", "great", "joker")


def effects(s: State, text: str) -> dict[str, int]:
    shown = GAME.preview(s, GAME.parse(text))
    assert len({effect.kind for effect in shown}) == len(shown), "one line for each kind"
    return {effect.kind: effect.amount for effect in shown}


def begin(players: int, options: dict[str, str], seed: int) -> State:
    """A game in which everybody has one bonus tile of each kind and a few jokers more."""
    s = GAME.new(players, options, FastChance(seed))
    assert isinstance(s, State)
    for p in s.players:
        for kind in range(4):
            taken = min(int(s.tile_bag[kind]), 1)
            p.tiles[kind] += taken
            s.tile_bag[kind] -= taken
        p.take(tables.JOKER, 3)
        s.jokers -= 3
    return s


def happened(was: State, now: State, paid: list[int]) -> dict[str, int]:
    """What really changed for the player who has just built or bought a joker."""
    old, new = was.players[was.turn], now.players[was.turn]
    came = [int(new.hand[card] - old.hand[card]) + paid[card] for card in range(25)]
    drawn = sum(tables.CARD_VALUE[card] * came[card] for card in range(1, 25))
    found = {"jokers": came[tables.JOKER], "drawn": drawn}
    found["exchange-tiles"] = int(new.exchange - old.exchange)
    found["bonus-tiles"] = int(sum(was.tile_bag) - sum(now.tile_bag))
    for kind, name in enumerate(tables.TILE_NAMES):
        found[f"tile-{name}"] = int(new.tiles[kind] - old.tiles[kind])
        found[f"tile-{name}"] -= int(was.tile_bag[kind] - now.tile_bag[kind])
    found["victory"] = int(now.is_terminal())
    return {key: amount for key, amount in found.items() if amount}


def compare(promised: dict[str, int], found: dict[str, int], paid: list[int]) -> None:
    price = sum(tables.CARD_VALUE[card] * count for card, count in enumerate(paid))
    reward = promised.pop("reward", 0)
    drawn = found.pop("drawn", 0)
    if not promised.get("victory"):  # the reward of a well that wins is not worth a word
        assert reward <= drawn <= reward + 2 if reward else drawn == 0
    assert price >= -promised.pop("coins", 0) - promised.pop("architect", 0)
    assert sum(paid) == -promised.pop("cards", -sum(paid))
    assert promised == found


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"neutral-houses": "apart"}), (4, {"prime": "discards"})]
)
def test_builds_and_jokers_cost_and_bring_what_was_shown(
    players: int, options: dict[str, str]
) -> None:
    kinds = Counter[str]()
    for seed in (3, 4):
        s, chance = begin(players, options, seed), FastChance(seed)
        was, promised, paid = s, dict[str, int](), [0] * 25
        while not s.is_terminal():
            legal = s.legal_actions()
            rare = [a for a in legal if GAME.notation(a).endswith(("coins", "extra"))]
            action = (rare or legal)[chance.pick(len(rare or legal))]
            text = GAME.notation(action)
            if text.split()[0] in BEGINNINGS:
                was, promised = State(s.seats, s), effects(s, text)
                kinds.update(promised)
            s.apply_action(action, chance)
            if s.paying():
                paid = [int(s.chosen[c] + s.paid[c]) for c in range(25)]
                last = State(s.seats, s)
            elif text.startswith(("pay", "cheapest")):
                paid = spent(last, text, paid)
                compare(promised, happened(was, s, paid), paid)
    assert set(kinds) >= {"coins", "jokers", "reward", "architect", "tile-coin-payment", "victory"}


def spent(last: State, text: str, paid: list[int]) -> list[int]:
    """The cards counted out before the last action of a payment, and those of it."""
    more = suggestion(last)
    if text != "cheapest":
        more = [int(f"pay {name}" == text) for name in tables.CARD_NAMES]
    return [paid[card] + more[card] for card in range(25)]


@pytest.mark.parametrize(("rest", "cards"), [(0, None), (1, 1), (2, 2), (3, 2)])
def test_drawing_shows_no_more_cards_than_there_are(rest: int, cards: int | None) -> None:
    position = document("two")
    whole = [f"{name}-{value}" for name in tables.COLOUR_NAMES for value in (1, 2, 3)]
    held = Counter({name: {"1": 4, "2": 4, "3": 2}[name[-1]] for name in whole})
    held["red-1"] -= rest
    position["players"][1]["hand"] = dict(held)
    assert effects(settle(position), "draw").get("cards") == cards


def test_a_well_for_coins_shows_its_price() -> None:
    position = document("two")
    position["players"][0] |= {"hand": counts("joker:4"), "bonus-tiles": {"coin-payment": 1}}
    shown = effects(settle(position), "well coins")
    assert shown == {"coins": -10, "tile-coin-payment": -1, "reward": 5}


def test_no_tile_is_shown_where_none_is_left() -> None:
    position = document("two")
    position["players"][0]["hand"] = counts("red-1:4")
    assert effects(settle(position), "build wall 2 east")["exchange-tiles"] == 1
    assert effects(settle(position), "build wall 11 east")["bonus-tiles"] == 1
    position["exchange-tiles-used"] = 9
    tiles = {"extra-site": 3, "coin-payment": 3, "pass": 3, "prime": 4}
    position["players"][1]["bonus-tiles"] = tiles
    assert effects(settle(position), "build wall 2 east") == {"jokers": 2}
    assert effects(settle(position), "build wall 11 east") == {"jokers": 1}
