"""The action space: numbers, contents and notations are three names of one thing."""

import pytest

from bourgade.core.errors import ActionError
from bourgade.core.space import ActionSpace, Param, Verb

SPACE = ActionSpace(
    "toy",
    Verb("move", "move {pawn} {to}", Param("pawn", [0, 1], ["p1", "p2"]), Param("to", range(5))),
    Verb("pass", "pass"),
    Verb("play", "play {card}", Param("card", ["red", "blue"])),
)


def test_numbers_count_through_the_parameters() -> None:
    assert SPACE.size == 13
    assert SPACE.encode({"verb": "move", "pawn": 1, "to": 3}) == 8
    assert SPACE.decode(8) == {"verb": "move", "pawn": 1, "to": 3}
    assert SPACE.notation(8) == "move p2 3"
    assert SPACE.parse("  move  p2 3 ") == 8
    assert SPACE.decode(10) == {"verb": "pass"}
    assert SPACE.notation(12) == "play blue"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ({"verb": "jump"}, "no verb 'jump'"),
        ({}, "no verb None"),
        ({"verb": "move", "pawn": 1}, "move needs 'to'"),
        ({"verb": "move", "pawn": 2, "to": 1}, "pawn cannot be 2"),
        ({"verb": "move", "pawn": [0], "to": 1}, r"pawn cannot be \[0\]"),
        ({"verb": "pass", "to": 1}, "pass takes no 'to'"),
    ],
)
def test_a_wrong_content_is_refused_with_its_reason(
    content: dict[str, object], reason: str
) -> None:
    with pytest.raises(ActionError, match=reason):
        SPACE.encode(content)


def test_a_wrong_number_or_text_is_refused() -> None:
    with pytest.raises(ActionError, match=r"action 13 is not in 0\.\.12"):
        SPACE.decode(13)
    with pytest.raises(ActionError, match="'fly' is no action; for example 'move p1 0'"):
        SPACE.parse("fly")


def test_two_actions_may_not_share_a_notation() -> None:
    space = ActionSpace("toy", Verb("a", "same"), Verb("b", "same"))
    with pytest.raises(ValueError, match="same notation"):
        space.notation(0)
