"""Words: what the texts of all games share."""

import pytest

from bourgade.core.texts import Message, say


@pytest.mark.parametrize(
    ("name", "said"),
    [("Odon", "d’Odon"), ("Élise", "d’Élise"), ("Hugo", "d’Hugo"), ("Bo", "de Bo"), ("7", "de 7")],
)
def test_french_elides_before_a_name(name: str, said: str) -> None:
    message = Message("burgundy.log-mines", {"player": name, "mines": 1, "gain": "1"})
    assert f"La mine {said} rapporte" in say(message, "fr")


def test_a_missing_message_is_its_key() -> None:
    assert say("burgundy.no-such-words", "fr") == "burgundy.no-such-words"
    assert say("nowhere.at-all", "fr") == "nowhere.at-all"
