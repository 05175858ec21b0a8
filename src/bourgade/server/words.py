"""What the server says to people: keys, with arguments where needed. The words are in texts/."""

import logging

from sqlalchemy.exc import InterfaceError, OperationalError, TimeoutError

from bourgade.core.texts import Message
from bourgade.server.logs import fault

# The database is locked, full or away: nothing is wrong with the wish, and it was not carried out.
NOT_KEPT = (OperationalError, InterfaceError, TimeoutError)


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
    """What to say where something failed that should not have. The log has the rest."""
    if isinstance(error, NOT_KEPT):
        return Refusal("not-kept", 503, reference=fault(logger, "not kept", error, **facts))
    return Refusal("broken", 500, reference=fault(logger, "failed", error, **facts))
