"""What a seat cannot know is hidden from it, redrawn for it, and never told to it."""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from bourgade.core.chance import FastChance
from bourgade.core.texts import LANGUAGES, say
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.rules import State

sys.path.insert(0, str(Path(__file__).parent))
from burgenland_stories import counts, document, settle


def table(anna: str, benno: str, **fields: Any) -> State:
    position = document("two")
    for player, hand in zip(position["players"], (anna, benno), strict=True):
        player["hand"] = counts(hand)
    for name, value in fields.items():
        position["players"][0][name.replace("_", "-")] = value
    return settle(position)


def redrawn(s: State, seat: int, seed: int) -> State:
    other = s.determinize(seat, FastChance(seed))
    assert isinstance(other, State)
    return other


def test_known_cards_stay_and_the_rest_is_redrawn() -> None:
    s = table("red-3, red-1:2, white-2, joker", "green-1:4", shown={"red-3": 1, "white-2": 1})
    seen = Counter[str]()
    for seed in range(400):
        other = redrawn(s, 1, seed)
        p = other.players[0]
        assert p.hand[tables.CARD_BY_NAME["red-3"]] >= 1
        assert p.hand[tables.CARD_BY_NAME["white-2"]] >= 1
        assert p.hand[tables.JOKER] == 1 and sum(p.hand) == 5
        assert list(other.players[1].hand) == list(s.players[1].hand)
        assert other.pile_size == sum(other.pile) == s.pile_size
        for card, name in enumerate(tables.CARD_NAMES):
            seen[name] += int(p.hand[card])
    # 74 cards are unseen, two of them in the hand; none of the four green ones of Benno.
    assert seen["green-1"] == 0
    assert 400 * 2 * 4 / 74 * 0.5 < seen["red-1"] < 400 * 2 * 4 / 74 * 1.6
    assert all(seen[f"{colour}-2"] > 0 for colour in tables.COLOUR_NAMES)


def test_discards_are_never_dealt_again() -> None:
    position = document("two")
    position["players"][0]["hand"] = counts("red-1, red-2")
    position["discards"] = {f"{colour}-1": 4 for colour in tables.COLOUR_NAMES[1:]}
    s = settle(position)
    for seed in range(50):
        other = redrawn(s, 1, seed)
        assert list(other.discard) == list(s.discard)
        ones = sum(other.players[0].hand[tables.ONES + colour] for colour in range(1, 8))
        assert ones == 0


def test_bonus_tiles_are_redrawn_among_those_unseen() -> None:
    s = table("nothing", "nothing", bonus_tiles={"prime": 1, "pass": 1})
    kinds = Counter[int]()
    for seed in range(200):
        other = redrawn(s, 1, seed)
        assert sum(other.players[0].tiles) == 2 and sum(other.tile_bag) == 11
        for kind in range(4):
            kinds[kind] += int(other.players[0].tiles[kind])
    assert all(kinds[kind] > 40 for kind in range(4))
    own = redrawn(s, 0, 5)
    assert list(own.players[0].tiles) == list(s.players[0].tiles)


def test_an_open_payment_is_taken_back_for_the_others() -> None:
    s = table("red-1:4, green-2, white-3:2", "green-1", bonus_tiles={"coin-payment": 1})
    view = msgspec.json.encode(s.view(1))
    for text in ("build wall 2 east", "pay green-2", "pay red-1"):
        s.apply_action(GAME.parse(text), FastChance(1))
        assert msgspec.json.encode(s.view(1)) == view, "Benno sees the payment"
        assert msgspec.json.encode(s.view(None)) == msgspec.json.encode(redrawn(s, 1, 3).view(None))
        other = redrawn(s, 1, 3)
        assert not other.paying() and not any(other.chosen) and sum(other.players[0].hand) == 7
        assert GAME.parse("draw") in other.legal_actions()
        own = redrawn(s, 0, 3)
        assert own.legal_actions() == s.legal_actions()
        assert list(own.chosen) == list(s.chosen)


def test_a_joker_bought_after_the_action_is_taken_back_to_after_the_action() -> None:
    s = table("red-3:2, white-3", "green-1")
    for text in ("draw", "joker", "pay red-3"):
        s.apply_action(GAME.parse(text), FastChance(2))
    view: Any = s.view(1)
    assert view.decision == "rest" and view.payment is None
    assert GAME.parse("end") in redrawn(s, 1, 1).legal_actions()


def told(s: State, text: str, seat: int | None, seed: int = 1) -> list[str]:
    after = s.clone()
    after.apply_action(GAME.parse(text), FastChance(seed))
    return [say(line, "en") for line in GAME.tell(s, GAME.parse(text), after, seat)]


def test_the_log_keeps_secrets() -> None:
    s = table("red-1:4, green-2", "green-1")
    assert told(s, "build wall 2 east", 1) == [] and len(told(s, "build wall 2 east", 0)) == 1
    assert told(s, "draw", 1) == ["0 draws 2 cards."] == told(s, "draw", None)
    colours = [say(f"burgenland.colour-{name}", "en") for name in tables.COLOUR_NAMES]
    assert any(colour in told(s, "draw", 0)[0] for colour in colours)
    s.apply_action(GAME.parse("build wall 2 east"), FastChance(1))
    assert told(s, "pay green-2", 1) == []
    assert told(s, "pay green-2", 0) == ["0 counts out green 2."]
    lines = told(s, "cheapest", 1)
    assert lines[0] == "0 builds a wall at Sonnenstein (east) and pays 4 × red 1."
    assert lines[1:] == ["0 receives 2 jokers.", "0 receives an exchange tile."]


def test_the_face_of_a_bonus_tile_is_told_to_its_owner_only() -> None:
    s = table("red-1:4", "green-1")
    s.apply_action(GAME.parse("build wall 11 east"), FastChance(1))
    assert told(s, "cheapest", 1)[-1] == "0 draws a bonus tile."
    names = [say(f"burgenland.tile-{name}", "en") for name in tables.TILE_NAMES]
    assert any(name in told(s, "cheapest", 0)[-1] for name in names)


def test_cards_of_a_reward_are_told_to_all() -> None:
    s = table("nothing", "green-1", bonus_tiles={"prime": 1})
    for seat in (0, 1, None):
        lines = told(s, "prime", seat, seed=4)
        assert lines[0] == "0 uses a bonus tile: Prime."
        assert lines[1].startswith("0 draws openly: ")


def test_hands_are_open_when_the_game_is_over() -> None:
    chance = FastChance(5)
    s = GAME.new(3, {}, chance)
    while not s.is_terminal():
        legal = s.legal_actions()
        s.apply_action(legal[chance.pick(len(legal))], chance)
    view: Any = s.view(None)
    assert all(player.hand is not None for player in view.players)
    for lang in LANGUAGES:
        assert say(GAME.prompt(s), lang)
