"""What the server says to people: keys, with arguments where needed. The words are in texts/."""

import logging

from bourgade.core.texts import Message
from bourgade.server.logs import fault


class Refusal(Exception):
    """A wish that is not granted; `status` is for HTTP."""

    def __init__(self, key: str, status: int = 400, **args: int | str | Message) -> None:
        super().__init__(key)
        self.message = Message(f"server.{key}", args)
        self.status = status

    @classmethod
    def of(cls, message: Message, status: int) -> "Refusal":
        """A refusal in the words of a game."""
        refusal = cls(message.key, status)
        refusal.message = message
        return refusal


def brief(error: Exception) -> str:
    """What is wrong, for `why`: the reasons of a document may quote all of it."""
    text = str(error)
    return text if len(text) <= 300 else f"{text[:299]}…"


def say(key: str, **args: int | str | Message) -> Message:
    return Message(f"server.{key}", args)


def sorry(logger: logging.Logger, error: Exception, **facts: object) -> Refusal:
    """What to say where something failed that nobody thought of. The log has the rest."""
    return Refusal("broken", 500, reference=fault(logger, "failed", error, **facts))
