"""What the server says to people: keys, with arguments where needed. The words are in texts/."""

from bourgade.core.texts import Message


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


def say(key: str, **args: int | str | Message) -> Message:
    return Message(f"server.{key}", args)
