"""Records: broken, truncated, tampered and foreign ones are refused with a reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import bourgade
from bourgade.core.chance import FastChance
from bourgade.core.errors import OtherRules, RecordError
from bourgade.core.match import retrace
from bourgade.core.record import Record, read


@pytest.fixture(scope="module")
def text() -> str:
    match = bourgade.start("burgundy", players=2, seed=7)
    choose = FastChance(7)
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        match.play(legal[choose.pick(len(legal))])
    return match.record.to_json()


def test_a_good_record_is_read(text: str) -> None:
    record = read(text)
    assert record.game == "burgundy" and record.players == 2
    assert record.to_json() == text
    assert bourgade.replay(text.encode()).state.is_terminal()


@pytest.mark.parametrize("cut", [0, 1, 100, -1, -200])
def test_a_truncated_record_is_refused(text: str, cut: int) -> None:
    with pytest.raises(RecordError, match="broken or cut off"):
        bourgade.replay(text[:cut])


@pytest.mark.parametrize("other", ["[]", "3", '"x"', "null"])
def test_something_that_is_no_object_is_refused(other: str) -> None:
    with pytest.raises(RecordError):
        bourgade.replay(other)


def altered(text: str, change: Callable[[dict[str, Any]], None], *, redigest: bool) -> str:
    document = json.loads(text)
    change(document)
    if not redigest:
        return json.dumps(document)
    return Record(**{**_typed(document), "digest": ""}).to_json()


def _typed(document: dict[str, Any]) -> dict[str, Any]:
    import msgspec

    record = msgspec.convert(document, Record)
    return {name: getattr(record, name) for name in record.__struct_fields__}


def swap_action(document: dict[str, Any]) -> None:
    document["log"][0][0] = "end"


def change_die(document: dict[str, Any]) -> None:
    document["setup"][-1] = (document["setup"][-1] + 1) % 6


def impossible_die(document: dict[str, Any]) -> None:
    document["setup"][-1] = 6


def drop_last(document: dict[str, Any]) -> None:
    document["log"].pop()


def raise_score(document: dict[str, Any]) -> None:
    document["result"]["scores"][0] += 50


def more_dice(document: dict[str, Any]) -> None:
    document["log"][-1][1] = [1, 2, 3]


@pytest.mark.parametrize(
    "change", [swap_action, change_die, impossible_die, drop_last, raise_score, more_dice]
)
def test_a_changed_record_is_refused_by_its_digest(
    text: str, change: Callable[[dict[str, Any]], None]
) -> None:
    with pytest.raises(RecordError, match="altered record"):
        bourgade.replay(altered(text, change, redigest=False))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (swap_action, r"entry 1 \(end\) is impossible"),
        (impossible_die, "set-up of the record is impossible"),
        (drop_last, "result in the record"),
        (raise_score, "result in the record"),
        (more_dice, "drew other outcomes|more outcomes"),
    ],
)
def test_a_forged_digest_does_not_help(
    text: str, change: Callable[[dict[str, Any]], None], reason: str
) -> None:
    with pytest.raises(RecordError, match=reason):
        bourgade.replay(altered(text, change, redigest=True))


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("format", "pgn", "not a Bourgade record"),
        ("version", 99, "record version 99; this program reads version 1"),
        ("game", "monopoly", "no game 'monopoly'"),
        ("players", "two", "damaged record"),
        ("log", [["end", ["x"]]], "damaged record"),
        ("dice", [{"start": 0, "commitment": "zz"}], "commitment of dice 1 is no SHA-256"),
        ("dice", [{"start": 0, "commitment": "0" * 64, "secret": "zz"}], "in hexadecimal"),
        ("dice", [{"start": -1, "commitment": "0" * 64}], "begin at outcome -1"),
    ],
)
def test_a_foreign_record_is_refused(text: str, key: str, value: object, reason: str) -> None:
    document = json.loads(text)
    document[key] = value
    try:
        sealed = Record(**{**_typed(document), "digest": ""}).to_json()
    except Exception:
        sealed = json.dumps(document)
    with pytest.raises(bourgade.BourgadeError, match=reason):
        bourgade.replay(sealed)


def test_a_record_of_other_rules_that_comes_out_the_same_is_as_good_as_any(text: str) -> None:
    def other(document: dict[str, Any]) -> None:
        document["rules"], document["edition"] = 99, "other"

    sealed = altered(text, other, redigest=True)
    match = bourgade.replay(sealed)
    assert match.state.is_terminal()
    assert (match.record.rules, match.record.edition) == (99, "other")  # as it was played
    assert bourgade.verify(sealed) == bourgade.verify(text)
    begun = bourgade.replay(sealed, upto=10)
    assert (begun.record.rules, begun.record.edition) == (1, bourgade.game("burgundy").edition)


@pytest.mark.parametrize("change", [swap_action, impossible_die, raise_score])
def test_of_one_that_comes_out_otherwise_it_is_said_what_differs(
    text: str, change: Callable[[dict[str, Any]], None]
) -> None:
    def other(document: dict[str, Any]) -> None:
        document["rules"], document["edition"] = 99, "other"
        change(document)

    with pytest.raises(OtherRules, match=r"rules version 99 \(here: 1\) and data 'other'.*: "):
        bourgade.replay(altered(text, other, redigest=True))


def test_the_positions_of_a_record_may_be_kept(text: str) -> None:
    steps = list(retrace(read(text)))
    assert steps[0].entry is None and len(steps) == len(read(text).log) + 1
    assert steps[-1].after.is_terminal()
    assert steps[10].after.to_dict() == bourgade.replay(text, upto=10).state.to_dict()
    assert steps[11].before.to_dict() == steps[10].after.to_dict()


def test_a_record_can_be_replayed_up_to_a_moment(text: str) -> None:
    match = bourgade.replay(text, upto=10)
    assert match.head == 10
    assert not match.state.is_terminal()
