"""The cards and the board: facts, balance of the deck, and faulty corrections that are refused."""

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bourgade.core import data
from bourgade.core.data import DataError
from bourgade.games.bruges import effects_check, tables, tables_check
from bourgade.games.bruges.components import components

Json = dict[str, Any]


def test_the_deck_in_numbers() -> None:
    assert len(tables.CARDS) == 165
    assert set(Counter(card["group"] for card in tables.CARDS).values()) == {15}
    assert set(Counter(card["colour"] for card in tables.CARDS).values()) == {33}
    symbols = Counter(card["symbol"] for card in tables.CARDS)
    assert symbols == {"worker": 55, "lightning": 44, "infinity": 44, "laurel": 22}
    assert set(Counter(c["worker"] for c in tables.CARDS if "worker" in c).values()) == {11}
    prices = Counter(card["price"] for card in tables.CARDS)
    assert prices == {0: 21, 3: 76, 6: 46, 9: 17, 12: 5}


def test_what_is_known_and_what_is_invented() -> None:
    """41 effects follow the rulebook; a card without a known field is marked as such by silence."""
    known = [card for card in tables.CARDS if "effects" in card["provenance"]]
    assert len(known) == 41
    assert sum(bool(card["provenance"]) for card in tables.CARDS) == 51
    for card in tables.CARDS:
        assert set(card["provenance"].values()) <= set(data.STATUSES)
    statuses = {entry["status"] for entry in data.provenance("bruges")}
    assert {"reconstructed", "confirmed"} <= statuses


@pytest.mark.parametrize(
    ("key", "price", "group", "colour"),
    [("prinz", 9, "nobility", "violet"), ("graveur", 12, "artists", "brown")],
)
def test_cards_with_a_known_price(key: str, price: int, group: str, colour: str) -> None:
    card = tables.CARDS[tables.CARD_BY_KEY[key]]
    assert (card["price"], card["group"], card["colour"]) == (price, group, colour)


def test_groups_of_the_final_example() -> None:
    for key in ("buergermeister", "schoeffe"):
        assert tables.CARDS[tables.CARD_BY_KEY[key]]["group"] == "officials"


def test_disasters_by_colour() -> None:
    assert tables.BOARD["disasters"] == {
        "blue": "flood",
        "brown": "plague",
        "yellow": "raid",
        "red": "fire",
        "violet": "intrigue",
    }


def test_every_canal_section_shows_each_colour_once() -> None:
    for gate in tables.BOARD["canals"]:
        assert sorted(gate["left"]) == sorted(gate["right"]) == sorted(tables.COLOURS)


def test_bits_and_masks() -> None:
    for card in range(165):
        assert tables.CARD_BIT[card] == 1 << (card - tables.COLOUR_FIRST[tables.CARD_COLOUR[card]])
        assert (
            tables.LOW[tables.CARD_BIT[card] % 67]
            == card - tables.COLOUR_FIRST[tables.CARD_COLOUR[card]]
        )
    assert [tables.COLOURS[c] for c in tables.CARD_COLOUR] == [c["colour"] for c in tables.CARDS]


def test_programs_say_what_the_cards_say() -> None:
    """Every row read back: as many as effects, of the right operation, with the right amount."""
    for i, card in enumerate(tables.CARDS):
        active = [e for e in card["effects"] if e["op"] in effects_check.ACTIVE_OPS]
        rows = range(tables.DOES_FIRST[i], tables.DOES_LAST[i])
        assert len(rows) == len(active)
        for row, effect in zip(rows, active, strict=True):
            at = row * tables.ROW
            assert tables.OPS[tables.PROGRAM[at]] == effect["op"]
            if isinstance(effect.get("amount"), int):
                assert tables.PROGRAM[at + tables.PER] == -1
                assert tables.PROGRAM[at + tables.TIMES] == effect["amount"]
            elif isinstance(effect.get("amount"), dict):
                counter = tables.COUNTERS[tables.PROGRAM[at + tables.PER]]
                assert counter == effect["amount"]["per"]


def test_the_revised_engraver_is_the_only_other_version() -> None:
    changed = [i for i in range(165) if tables.version(i, 0) != tables.version(i, 1)]
    assert [tables.KEYS[i] for i in changed] == ["graveur"]
    engraver = tables.CARD_BY_KEY["graveur"]
    assert [tables.CARD_PRICE[engraver], tables.CARD_PRICE[165 + engraver]] == [12, 9]
    assert [tables.CARD_POINTS[engraver], tables.CARD_POINTS[165 + engraver]] == [4, 3]


def test_the_edition_follows_the_components_only() -> None:
    assert tables.EDITION.startswith("hig-2013+") and len(tables.EDITION) == len("hig-2013+") + 12
    cards = data.load("bruges", "cards.json")
    described = copy.deepcopy(cards)
    described["cards"][0]["note"] = "something else"
    assert data.fingerprint(data.components(cards)) == data.fingerprint(data.components(described))
    described["cards"][0]["price"] = 6
    assert data.fingerprint(data.components(cards)) != data.fingerprint(data.components(described))


def test_components_for_the_page() -> None:
    shown = components()
    assert len(shown.cards) == 165 and [card.key for card in shown.revised] == ["graveur"]
    assert shown.edition == tables.EDITION


def faulty(monkeypatch: pytest.MonkeyPatch, name: str, change: Callable[[Json], None]) -> None:
    """A corrected file with a fault in it."""
    content = copy.deepcopy(data.load("bruges", name))
    change(content)
    monkeypatch.setattr(tables_check.data, "load", lambda game, file: content)


def card(who: str, /, **fields: Any) -> Callable[[Json], None]:
    def change(content: Json) -> None:
        found = next(c for c in content["cards"] if c["key"] == who)
        for field, value in fields.items():
            if value is None:
                del found[field]
            else:
                found[field] = value

    return change


def effect(**fields: Any) -> Callable[[Json], None]:
    """The lightning of the first such card, replaced."""
    return card("herzog", effects=[fields])


CARD_FAULTS = [
    (lambda c: c["cards"].pop(), "bruges/cards.json: cards: expected 165 cards, found 164"),
    (card("prinz", colour="green"), "bruges/cards.json: cards[0].colour: expected one of blue"),
    (card("prinz", price=10), "bruges/cards.json: cards[0].points: a third of the price"),
    (card("prinz", worker=None), "bruges/cards.json: cards[0].worker: missing"),
    (card("prinz", group="artists"), "expected 15 characters of the group nobility, found 14"),
    (card("prinz", key="baron"), "bruges/cards.json: cards[1].key: 'baron' appears twice"),
    (card("prinz", key="Der Prinz"), "bruges/cards.json: cards[0].key: expected small letters"),
    (card("prinz", effects=[]), "bruges/cards.json: cards[0].effects: expected at least one"),
    (card("prinz", names={"fr": "Prince", "en": "Prince"}), "cards[0].names.de: missing"),
    (card("prinz", provenance={"hair": "confirmed"}), "cards[0].provenance.hair: no field"),
    (card("prinz", revised={"price": 6, "points": 2, "effects": []}), "only laurel cards"),
    (card("earl", type=4), "cards[9].type: expected 1, 2 or 3, found 4"),
    (effect(op="fly"), "bruges/cards.json: cards[5].effects[0].op: expected one of gain"),
    (effect(op="score", amount=1), "cards[5].effects[0].op: expected one of gain"),
    (effect(op="gain", what="gold", amount=1), "effects[0].what: expected one of florins, points"),
    (effect(op="gain", what="points", amount=0), "effects[0].amount: expected at least 1, found 0"),
    (effect(op="gain", what="points", amount={"per": "cats"}), "amount.per: expected one of level"),
    (effect(op="gain", what="points", amount={"per": "level", "x": 1}), "amount.x: unknown"),
    (effect(op="draw", amount=1, extra=2), "effects[0].extra: unknown; expected op, amount"),
    (effect(op="discard_threat", amount=1, colour="worker"), "effects[0].colour: expected one"),
    (effect(op="build_house", workers=2), "a house takes one worker at most"),
    (effect(op="advance", steps=1), "effects[0].cost: missing"),
    (effect(op="give_each", what="florins", amount=2, points=1), "one florin each"),
    (
        effect(
            op="convert",
            **{"from": {"what": "workers", "amount": 2}, "to": {"what": "points", "amount": 1}},
            times=1,
        ),
        "one worker at a time",
    ),
    (
        card("feuerspucker", effects=[{"op": "modify", "rule": "hand_limit", "value": 4}]),
        "five cards are drawn anyway",
    ),
    (
        card(
            "schwertschlucker",
            effects=[
                {
                    "op": "on_event",
                    "event": "discard_threat",
                    "then": [{"op": "discard_threat", "amount": 1, "colour": "any"}],
                }
            ],
        ),
        "an event may not set itself off",
    ),
]


@pytest.mark.parametrize(("change", "message"), CARD_FAULTS)
def test_a_faulty_deck_is_refused(
    change: Callable[[Json], None], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faulty(monkeypatch, "cards.json", change)
    with pytest.raises(DataError) as refusal:
        tables_check.read_cards()
    assert message in str(refusal.value)


def board(**fields: Any) -> Callable[[Json], None]:
    return lambda content: content.update(fields)


BOARD_FAULTS = [
    (board(canal_costs=[1, 2]), "bruges/board.json: canal_costs: expected 5 prices, found 2"),
    (board(canals=[]), "bruges/board.json: canals: expected 4 gates, found 0"),
    (board(statues=[7, 6]), "bruges/board.json: statues: expected 6 statues, found 2"),
    (board(progress_points=[0, 3, 2]), "progress_points: expected rising points"),
    (board(threats=8), "threats: four players may need 9 markers of a colour"),
    (board(heap=30), "heap: five heaps make 165 cards, not 150"),
    (board(colour="red"), "colour: unknown"),
    (lambda c: c["disasters"].update(blue="fire"), "disasters: expected five different disasters"),
    (lambda c: c["start"].pop("florins"), "start.florins: missing"),
]


@pytest.mark.parametrize(("change", "message"), BOARD_FAULTS)
def test_a_faulty_board_is_refused(
    change: Callable[[Json], None], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faulty(monkeypatch, "board.json", change)
    with pytest.raises(DataError) as refusal:
        tables_check.read_board()
    assert message in str(refusal.value)
