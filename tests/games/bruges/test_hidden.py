"""Hands and houses are secret: what a seat sees, and what is dealt anew for it."""

from collections.abc import Callable

import msgspec
import pytest

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
