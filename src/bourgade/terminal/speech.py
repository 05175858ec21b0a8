"""Which language to speak, and lines with the players' names in them."""

import os
from collections.abc import Mapping, Sequence

from rich.text import Text

from bourgade.core.texts import LANGUAGES, Message, say

# Colour and shape always together, as on the page: blue, red, yellow, black (here: grey).
MARKS = ("●", "■", "▲", "◆")
STYLES = ("bold #5b9bef", "bold #e0664d", "bold #e3a81b", "bold #9aa4b2")


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale if Bourgade speaks it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        value = environment.get(variable, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


class Speaker:
    """Says messages in one language, with a name for every seat."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = list(names)

    def say(self, message: Message | str) -> str:
        if isinstance(message, str):
            message = Message(message)
        return say(self._named(message), self.lang)

    def core(self, name: str, **args: int | str | Message) -> str:
        """A message of the terminal itself."""
        return self.say(Message(f"core.{name}", dict(args)))

    def name(self, seat: int) -> Text:
        """A player's name with mark and colour."""
        return Text(f"{MARKS[seat % 4]} {self.plain_name(seat)}", STYLES[seat % 4])

    def plain_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.core("seat", seat=seat + 1)

    def _named(self, message: Message) -> Message:
        """`player` arguments are seat numbers; people read names."""
        if not message.args:
            return message
        args: dict[str, int | str | Message] = {}
        for key, value in message.args.items():
            if isinstance(value, Message):
                args[key] = self._named(value)
            elif key == "player" and isinstance(value, int):
                args[key] = self.plain_name(value)
            else:
                args[key] = value
        return Message(message.key, args)
