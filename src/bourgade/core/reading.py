"""Reading what comes from outside: JSON, and described positions.

Every refusal of a position names the field and what is wrong with it.
"""

from collections.abc import Collection
from typing import Any

import msgspec

from bourgade.core.errors import PositionError


def read_json(text: str | bytes, kind: Any = Any) -> Any:
    """JSON from a stranger. Whatever is wrong with it is a msgspec.DecodeError in words."""
    try:
        return msgspec.json.decode(text, type=kind)
    except RecursionError:
        raise msgspec.DecodeError("JSON is nested too deeply") from None
    except UnicodeError:
        raise msgspec.DecodeError("JSON is not UTF-8") from None


class Fields:
    """The fields of one object in a described position. Call `done` to refuse unknown ones."""

    def __init__(self, value: Any, where: str = "") -> None:
        if not isinstance(value, dict):
            raise PositionError(where or "position", "must be an object with named fields")
        self._left: dict[str, Any] = dict(value)
        self.where = where

    def has(self, key: str) -> bool:
        return self._left.get(key) is not None

    def take(self, key: str) -> Any:
        """The bare value of a field, whatever it is."""
        if key not in self._left:
            raise PositionError(self.at(key), "is missing")
        return self._left.pop(key)

    def number(self, key: str, low: int, high: int) -> int:
        return number(self.take(key), low, high, self.at(key))

    def number_or(self, key: str, low: int, high: int, none: int) -> int:
        """A number, or `none` where the field is null."""
        value = self.take(key)
        return none if value is None else number(value, low, high, self.at(key))

    def flag(self, key: str) -> bool:
        value = self.take(key)
        if not isinstance(value, bool):
            raise PositionError(self.at(key), f"must be true or false, not {value!r}")
        return value

    def flags(self, key: str, length: int) -> list[bool]:
        values = self.items(key, length)
        for i, value in enumerate(values):
            if not isinstance(value, bool):
                raise PositionError(f"{self.at(key)}[{i}]", f"must be true or false, not {value!r}")
        return values

    def word(self, key: str, allowed: Collection[str]) -> str:
        return word(self.take(key), allowed, self.at(key))

    def word_or_none(self, key: str, allowed: Collection[str]) -> str | None:
        value = self.take(key)
        return None if value is None else word(value, allowed, self.at(key))

    def items(self, key: str, length: int | None = None) -> list[Any]:
        value = self.take(key)
        if not isinstance(value, list):
            raise PositionError(self.at(key), f"must be a list, not {value!r}")
        if length is not None and len(value) != length:
            raise PositionError(self.at(key), f"must have {length} entries, not {len(value)}")
        return value

    def words(self, key: str, allowed: Collection[str], length: int | None = None) -> list[str]:
        return [
            word(item, allowed, f"{self.at(key)}[{i}]")
            for i, item in enumerate(self.items(key, length))
        ]

    def words_or_none(self, key: str, allowed: Collection[str], length: int) -> list[str | None]:
        return [
            None if item is None else word(item, allowed, f"{self.at(key)}[{i}]")
            for i, item in enumerate(self.items(key, length))
        ]

    def numbers(self, key: str, length: int, low: int, high: int) -> list[int]:
        return [
            number(item, low, high, f"{self.at(key)}[{i}]")
            for i, item in enumerate(self.items(key, length))
        ]

    def counts(self, key: str, allowed: Collection[str]) -> dict[str, int]:
        """How many of each named thing; what is not named is there zero times."""
        inner = Fields(self.take(key), self.at(key))
        return {
            word(name, allowed, inner.where): inner.number(name, 0, 1000)
            for name in list(inner._left)
        }

    def fields(self, key: str) -> "Fields":
        return Fields(self.take(key), self.at(key))

    def at(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def done(self) -> None:
        if self._left:
            raise PositionError(self.at(sorted(self._left)[0]), "is no field of a position")


def number(value: Any, low: int, high: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(where, f"must be a number from {low} to {high}, not {value!r}")
    return value


def word(value: Any, allowed: Collection[str], where: str) -> str:
    if not isinstance(value, str) or value not in allowed:
        few = ", ".join(list(allowed)[:12]) + (", …" if len(allowed) > 12 else "")
        raise PositionError(where, f"cannot be {value!r}; choose one of {few}")
    return value
