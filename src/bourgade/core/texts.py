"""Words for people, from Fluent files: one source for terminal and page.

A message is a key with arguments, and travels as such; it becomes words only where it is read, in
the reader's language. The key "burgundy.place.not-adjacent" is the message `place-not-adjacent`
in the texts of burgundy. Arguments may be messages themselves (the name of a tile).
"""

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any, Union

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en", "de")


class Message(msgspec.Struct, frozen=True):
    """Something to say, before it is put into words."""

    key: str
    args: dict[str, Union[int, str, "Message"]] = {}


def say(message: Message | str, lang: str = "en") -> str:
    """The message in words. A missing translation falls back to English, then to the key."""
    if isinstance(message, str):
        message = Message(message)
    room, _, name = message.key.partition(".")
    args = {
        key: say(value, lang) if isinstance(value, Message) else value
        for key, value in message.args.items()
    }
    for language in (lang, "en"):
        bundle = _bundle(room, language)
        if bundle is None or not bundle.has_message(name.replace(".", "-")):
            continue
        pattern = bundle.get_message(name.replace(".", "-")).value
        if pattern is not None:
            text, _ = bundle.format_pattern(pattern, args)
            return str(text)
    return message.key


def known(key: str, lang: str) -> bool:
    """Is there a message for this key in this very language?"""
    room, _, name = key.partition(".")
    bundle = _bundle(room, lang)
    return bundle is not None and bundle.has_message(name.replace(".", "-"))


def source(room: str, lang: str) -> str:
    """The Fluent text of one room: of a game, of "core" (what all games share), "server" …"""
    own = room in ("core", "server", "arena", "dataset")
    package = f"bourgade.{room}" if own else f"bourgade.games.{room}"
    return (files(package) / "texts" / f"{lang}.ftl").read_text("utf-8")


@cache
def _bundle(room: str, lang: str) -> FluentBundle | None:
    try:
        text = source(room, lang)
    except (FileNotFoundError, ModuleNotFoundError):
        return None
    functions: dict[str, Any] = {"DE": _de}  # a plain string is a value too, whatever the types say
    bundle = FluentBundle([lang], use_isolating=False, functions=functions)
    bundle.add_resource(FluentResource(text))
    return bundle


def _de(name: object) -> str:
    """ "de" before a name, elided as French wants it ("d’Odon"); the page has the same."""
    first = unicodedata.normalize("NFD", str(name))[:1].lower()
    return f"d’{name}" if first and first in "aeiouyh" else f"de {name}"
