"""Hands and houses are secret: what a seat sees, and what is dealt anew for it."""

from collections.abc import Callable

import msgspec
import pytest

import bourgade
from bourgade.core.chance import FastChance
from bourgade.games.bruges import tables
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.position import cards_in
from bourgade.games.bruges.rules import State
from bourgade.games.bruges.view import BrugesView

Table = Callable[..., State]


def middle_of_a_game(seed: int, players: int = 3, steps: int = 170) -> State:
    chance = FastChance(seed)
    s = GAME.new(players, {}, chance)
    for _ in range(steps):
        legal = s.legal_actions()
        s.apply_action(legal[chance.pick(len(legal))], chance)
    assert isinstance(s, State)
    return s


def dump(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


@pytest.mark.parametrize("seed", range(6))
def test_other_hands_and_houses_are_redrawn(seed: int) -> None:
    s = middle_of_a_game(seed)
    hands = set()
    for extra in range(12):
        other = s.determinize(0, FastChance(extra))
        assert isinstance(other, State)
        hands.add(tuple(cards_in(other.players[1].hand)))
        assert cards_in(other.players[0].hand) == cards_in(s.players[0].hand)
        for seat in (1, 2):
            for c in range(5):
                old, new = int(s.players[seat].hand[c]), int(other.players[seat].hand[c])
                assert old.bit_count() == new.bit_count(), "backs lie open"
        assert dump(other.view(0)) == dump(s.view(0))
        assert other.census() == s.census()
    assert len(hands) > 6 or s.players[1].cards == 0


def test_every_consistent_hand_turns_up(table: Table) -> None:
    """One red card in Benno's hand: it may be any red card that Anna has not seen."""
    s = table(anna={"hand": ["edelfrau"]}, benno={"hand": ["markgraf"]}, discarded=["gaukler"])
    seen = {
        tuple(cards_in(other.players[1].hand))
        for extra in range(600)
        if isinstance(other := s.determinize(0, FastChance(extra)), State)
    }
    reds = {(card,) for card in range(165) if tables.CARD_COLOUR[card] == 3}
    known = {(tables.CARD_BY_KEY[key],) for key in ("edelfrau", "gaukler")}
    assert seen == reds - known


def test_known_cards_stay_where_they_are(table: Table) -> None:
    benno = {"hand": ["markgraf", "gaukler"], "known": ["markgraf"], "houses": ["dieb", "bote:abt"]}
    s = table(benno=benno)
    for extra in range(30):
        other = s.determinize(0, FastChance(extra))
        assert isinstance(other, State)
        assert other.players[1].holds(tables.CARD_BY_KEY["markgraf"])
        assert other.players[1].employs(tables.CARD_BY_KEY["abt"])


def test_a_view_names_no_hidden_card() -> None:
    for seed in range(6):
        s = middle_of_a_game(seed)
        for viewer in (None, 0, 1, 2):
            view = s.view(viewer)
            assert isinstance(view, BrugesView)
            for seat, shown in enumerate(view.players):
                if seat == viewer:
                    continue
                p = s.players[seat]
                faces = [card.card for card in shown.hand if card.card]
                faces += [house.card for house in shown.houses if house.card]
                for face in faces:
                    card = tables.CARD_BY_KEY[face]
                    assert p.known[tables.CARD_COLOUR[card]] & tables.CARD_BIT[card]


def test_the_order_of_houses_tells_nothing(table: Table) -> None:
    """Two houses of a colour look alike, whatever their faces are."""
    one = table(benno={"houses": ["baron:akrobat", "earl:barde", "tuermer"]})
    two = table(benno={"houses": ["tuermer:akrobat", "baron:barde", "earl"]})
    assert dump(one.view(0)) == dump(two.view(0))
    assert dump(one.view(1)) != dump(two.view(1))


def test_playing_a_card_is_shown_and_building_a_house_is_not(table: Table) -> None:
    anna = {"hand": ["prinz", "baron"], "workers": {"violet": 1}}
    s = table(anna=anna)
    s.apply_action(GAME.parse("house prinz"), FastChance(1))
    assert not s.revealed()
    s = table(anna=anna)
    s.apply_action(GAME.parse("workers prinz"), FastChance(1))
    assert s.revealed()
    s.apply_action(GAME.parse("end"), FastChance(1))
    assert not s.revealed()


def test_which_house_burns_or_is_moved_into_falls_by_lot(table: Table) -> None:
    """A fixed order would tell the others something about the houses that stay."""
    fire = {"pending": [{"what": "fire", "seat": 1}], "decision": "fire"}
    s = table(benno={"houses": ["baron", "earl", "tuermer"]}, **fire)
    burnt, homes = set(), set()
    for seed in range(40):
        one = s.clone()
        one.apply_action(GAME.parse("burn blue"), FastChance(seed))
        burnt |= set(one.to_dict()["discarded"])  # type: ignore[call-overload]
    s = table(anna={"houses": ["baron", "earl", "tuermer"], "hand": ["abt"], "florins": 3})
    for seed in range(40):
        one = s.clone()
        assert isinstance(one, State)
        one.apply_action(GAME.parse("character abt"), FastChance(seed))
        homes.add(tables.KEYS[one.under[tables.CARD_BY_KEY["abt"]]])
    assert burnt == homes == {"baron", "earl", "tuermer"}


def test_what_can_be_taken_back(table: Table) -> None:
    """A house, a worker chosen, an own character used; not a card shown or drawn."""
    anna = {
        "hand": ["prinz", "baron", "junker"],
        "workers": {"violet": 1, "red": 1, "blue": 1},
        "houses": ["herzog", "herzogin:diener", "earl:koehler"],
    }
    match = bourgade.start(
        "bruges", position=table(anna=anna, benno={"hand": ["abt"]}).to_dict(), seed=1
    )
    match.play("activate koehler")
    match.play("swap blue brown")
    match.undo()
    match.undo()
    match.play("house prinz")
    assert match.can_undo()
    match.undo()
    match.play("character junker")
    assert not match.can_undo(), "the others have seen the card"
    match.play("take blue")
    assert match.can_undo()
    match.play("take blue")
    match.play("activate diener")
    assert match.can_undo()
    match.play("draw left")
    assert not match.can_undo(), "a card was drawn"
    match.play("end")
    assert not match.can_undo(), "it is another player's turn"


def test_an_opponents_choice_cannot_be_taken_back_by_anybody(table: Table) -> None:
    benno = {"workers": {"blue": 2, "red": 2}}
    anna = {"hand": ["bettler"], "florins": 3, "houses": ["herzog"]}
    match = bourgade.start("bruges", position=table(anna=anna, benno=benno).to_dict(), seed=1)
    match.play("character bettler")
    assert not match.can_undo()
    match.play("give blue")
    assert match.can_undo(), "Benno still chooses"
    match.play("give red")
    assert not match.can_undo()


def test_whose_turn_it_is_while_somebody_chooses_in_phase_2(table: Table) -> None:
    """A preacher's marker belongs to the turn of the player who advanced."""
    dice = dict.fromkeys(tables.COLOURS, 4) | {"red": 1}
    anna = {"houses": ["herzog:prediger"], "threats": {"blue": 1}, "florins": 1}
    s = table(anna=anna, benno={"florins": 1}, phase="progress", decision="progress", dice=dice)
    s.apply_action(GAME.parse("advance"), FastChance(1))
    seen = s.view(1)
    assert isinstance(seen, BrugesView)
    assert (seen.to_move, seen.turn_of) == (0, 0)
    s.apply_action(GAME.parse("done"), FastChance(1))
    seen = s.view(1)
    assert isinstance(seen, BrugesView)
    assert (seen.to_move, seen.turn_of) == (1, 1)
