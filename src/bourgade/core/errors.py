"""What can go wrong, each with words a person can act on."""


class BourgadeError(Exception):
    """Anything Bourgade refuses. The text says what was wrong and why."""


class UnknownGame(BourgadeError):
    """No game of that name is in the library."""


class OptionError(BourgadeError):
    """An option, or the number of players, does not exist or cannot have that value."""


class ActionError(BourgadeError):
    """This is no action of the game at all (legal or not)."""


class IllegalAction(BourgadeError):
    """The rules forbid this action now. `reason` is the key of the explanation."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(f"{text} ({reason})" if text else reason)
        self.reason = reason
        self.text = text


class NothingToUndo(BourgadeError):
    """Undo would go behind a die, a revealed piece or another player's turn."""


class PositionError(BourgadeError):
    """A described position is not one. `where` names the field, `reason` what is wrong with it."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}" if where else reason)
        self.where = where
        self.reason = reason


class ChanceError(BourgadeError):
    """A recorded outcome of chance is missing or impossible."""


class RecordError(BourgadeError):
    """A record is broken, truncated, tampered with or from elsewhere."""


class OtherRules(RecordError):
    """A record of other rules or another edition, which comes out otherwise with those of here."""

    def __init__(self, game: str, differs: str, why: str) -> None:
        super().__init__(
            f"{game}: this record was played with {differs}; "
            f"played again here it comes out otherwise: {why}"
        )
        self.why = why
