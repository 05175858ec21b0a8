"""Payments: every one that the rules allow has exactly one path, and none ends in a dead end."""

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path

import pytest

from bourgade.core.chance import FastChance
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.pay import TOO_MUCH, least_coins
from bourgade.games.burgenland.rules import State

sys.path.insert(0, str(Path(__file__).parent))
from burgenland_stories import document, settle

Cards = tuple[int, ...]
ARCHITECT = 3
CASTLE_4 = {tables.COLOUR_NAMES.index(name) for name in ("green", "light-blue")} | {-1}


def deal(seed: int, size: int) -> list[int]:
    """A hand with a liking for few colours and for jokers, so that most payments are possible."""
    lot = random.Random(seed)
    colours = [*lot.sample(range(8), 5), 1, 3]
    box = [0] * 3 + [c for c in range(1, 25) if tables.CARD_COLOUR[c] in colours for _ in (1, 2)]
    return sorted(lot.sample(box, size))


def test_the_smallest_sum_is_found_for_every_hand_and_due() -> None:
    """Four threes pay ten coins where no smaller card helps."""
    assert least_coins(5, 0, 0, 10) == 12
    for threes, twos, ones, due in product(range(6), range(5), range(4), range(1, 13)):
        sums = {
            3 * a + 2 * b + c
            for a, b, c in product(range(threes + 1), range(twos + 1), range(ones + 1))
        }
        reached = min((one for one in sums if one >= due), default=None)
        found = least_coins(threes, twos, ones, due)
        assert found == (TOO_MUCH if reached is None else reached), (threes, twos, ones, due)


def state_with(hand: list[int], **options: bool) -> State:
    position = document("two")
    names = Counter(tables.CARD_NAMES[card] for card in hand)
    position["players"][0]["hand"] = dict(names)
    position["players"][0]["bonus-tiles"] = {"coin-payment": 1}
    position["options"] |= {key.replace("_", "-"): value for key, value in options.items()}
    return settle(position)


def paths(s: State, stage: int) -> Iterator[Cards]:
    """Every way to count out the open payment, card by card."""
    for action in s.legal_actions():
        text = GAME.notation(action)
        if text == "cheapest":
            continue
        card = tables.CARD_BY_NAME[text.removeprefix("pay ")]
        after = s.clone()
        assert isinstance(after, State)
        after.apply_action(action, FastChance(1))
        if after.decision == stage:
            for rest in paths(after, stage):
                yield (card, *rest)
        else:
            yield (card,)


def value(cards: Cards) -> int:
    return sum(tables.CARD_VALUE[card] for card in cards)


def coloured(cards: Cards) -> list[int]:
    return [tables.CARD_COLOUR[card] for card in cards if card != tables.JOKER]


def no_needless(cards: Cards, due: int) -> bool:
    """Enough coins, and too few without any one of the cards."""
    return value(cards) >= due > value(cards) - min(tables.CARD_VALUE[card] for card in cards)


# Action, and what makes a handful its payment; `rest` is what stays in hand.
Rule = Callable[[Cards, Cards], bool]
PAYMENTS: dict[str, Rule] = {
    "build wall 4 west": lambda cards, rest: (
        len(cards) == 4 and all(tables.CARD_COLOUR[card] in CASTLE_4 for card in cards)
    ),
    "build palace 4 west": lambda cards, rest: (
        PAYMENTS["build wall 4 west"](cards, rest) and value(rest) >= ARCHITECT
    ),
    "build wall 4 west coins": lambda cards, rest: no_needless(cards, 10),
    "build palace 4 west coins": lambda cards, rest: (
        no_needless(cards, 10) and value(rest) >= ARCHITECT
    ),
    "great wall same": lambda cards, rest: len(cards) == 4 and len(set(coloured(cards))) <= 1,
    "great wall different": lambda cards, rest: (
        len(cards) == 6 and len(set(coloured(cards))) == len(coloured(cards))
    ),
    "joker": lambda cards, rest: no_needless(cards, 6) and tables.JOKER not in cards,
}


def allowed(hand: list[int], rule: Rule) -> set[Cards]:
    """All handfuls of the hand that are the payment, found by trying every one."""
    found = set()
    for size in range(1, min(len(hand), 10) + 1):
        for cards in set(combinations(hand, size)):
            rest = Counter(hand)
            rest.subtract(cards)
            if rule(cards, tuple(rest.elements())):
                found.add(cards)
    return found


@pytest.mark.parametrize("action", PAYMENTS)
def test_one_path_for_each_payment(action: str) -> None:
    possible = 0
    for seed in range(25):
        hand = deal(seed, 10)
        s = state_with(hand)
        wanted = allowed(hand, PAYMENTS[action])
        assert (GAME.parse(action) in s.legal_actions()) == bool(wanted), (hand, action)
        if not wanted:
            continue
        possible += 1
        s.apply_action(GAME.parse(action), FastChance(1))
        found = list(paths(s, int(s.decision)))
        assert len(found) == len(set(found)), "two paths to one payment"
        assert set(found) == wanted
    assert possible >= 5, "the hands hardly ever allow this"


@pytest.mark.parametrize("action", PAYMENTS)
def test_the_cheapest_payment_is_one_of_them_and_cheap(action: str) -> None:
    for seed in range(60):
        hand = deal(seed, 9)
        s = state_with(hand)
        if GAME.parse(action) not in s.legal_actions():
            continue
        s.apply_action(GAME.parse(action), FastChance(1))
        before = Counter(hand)
        s.apply_action(GAME.parse("cheapest"), FastChance(1))
        laid = Counter({c: int(s.discard[c] + s.paid[c]) for c in range(25)})
        laid[tables.JOKER] = before[tables.JOKER] - (17 - s.jokers) + _given(s, action)
        paid = tuple(sorted(laid.elements()))
        wanted = allowed(hand, PAYMENTS[action])
        assert paid in wanted
        fewest = min(cards.count(tables.JOKER) for cards in wanted)
        assert paid.count(tables.JOKER) == fewest
        sparing = [value(cards) for cards in wanted if cards.count(tables.JOKER) == fewest]
        assert value(paid) == min(sparing)


def _given(s: State, action: str) -> int:
    """Jokers that came from the supply, or are still counted out for the palace."""
    gained = 0
    if action.startswith("build wall"):
        gained = 3  # two walls, and the joker of the site
    elif action == "joker":
        gained = 1
    return gained + int(s.paid[tables.JOKER])


def test_different_colours_without_jokers() -> None:
    for seed in range(20):
        hand = deal(seed, 10)
        s = state_with(hand, plain_different=True)
        wanted = {
            cards
            for cards in allowed(hand, PAYMENTS["great wall different"])
            if tables.JOKER not in cards
        }
        action = GAME.parse("great wall different")
        assert (action in s.legal_actions()) == bool(wanted)
        if wanted:
            s.apply_action(action, FastChance(1))
            assert set(paths(s, int(s.decision))) == wanted


@pytest.mark.parametrize(("total", "jokers"), [(12, 2), (18, 3)])
def test_jokers_bought_together_are_jokers_bought_one_by_one(total: int, jokers: int) -> None:
    """p. 5: every handful worth 12 (18) can be split into two (three) worth 6, so one purchase
    after the other loses nothing."""
    for size in range(total // 3, total + 1):
        for values in combinations_with_replacement((1, 2, 3), size):
            if sum(values) == total:
                assert _splits(Counter(values), jokers), values


def _splits(values: "Counter[int]", parts: int) -> bool:
    if parts == 1:
        return True
    for threes in range(values[3] + 1):
        for twos in range(values[2] + 1):
            ones = 6 - 3 * threes - 2 * twos
            if 0 <= ones <= values[1]:
                rest = values - Counter({3: threes, 2: twos, 1: ones})
                if _splits(rest, parts - 1):
                    return True
    return False
