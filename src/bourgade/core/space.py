"""The action space of a game: verbs with parameters, numbered once and for all.

Every action is one small integer. A verb owns a range of them; inside the range its parameters
count like the digits of a number, the last one fastest. People and records use the short text
("take d1 4.2"), programs the number or the content ({"verb": "take", "die": 0, …}).
"""

from typing import Any

from bourgade.core.errors import ActionError

Value = int | str


class Param:
    """One parameter of a verb: the values of its content, and how each is written in notation."""

    def __init__(
        self, name: str, values: list[Value] | range, written: list[str] | None = None
    ) -> None:
        self.name = name
        self.values: list[Value] = list(values)
        self.written = [str(v) for v in self.values] if written is None else written
        if len(self.written) != len(self.values):
            raise ValueError(f"parameter {name}: one written form for each value")
        self.index = {value: i for i, value in enumerate(self.values)}


class Verb:
    """A kind of action. `pattern` is its notation with the parameters in braces."""

    def __init__(self, name: str, pattern: str, *params: Param) -> None:
        self.name = name
        self.pattern = pattern
        self.params = params
        self.first = 0
        self.count = 1
        for param in params:
            self.count *= len(param.values)

    def digits(self, offset: int) -> list[int]:
        """The index of each parameter's value, for the action at this offset in the range."""
        digits: list[int] = []
        for param in reversed(self.params):
            offset, digit = divmod(offset, len(param.values))
            digits.append(digit)
        return digits[::-1]


class ActionSpace:
    """All the actions of one game."""

    def __init__(self, game: str, *verbs: Verb) -> None:
        self.game = game
        self.verbs = {verb.name: verb for verb in verbs}
        self.size = 0
        self._owner: list[Verb] = []
        for verb in verbs:
            verb.first = self.size
            self.size += verb.count
            self._owner += [verb] * verb.count
        self._notations: list[str] = []
        self._by_notation: dict[str, int] = {}

    def encode(self, content: dict[str, Any]) -> int:
        """The number of an action given by content."""
        verb = self.verbs.get(str(content.get("verb")))
        if verb is None:
            known = ", ".join(self.verbs)
            raise ActionError(f"{self.game}: no verb {content.get('verb')!r}; verbs are {known}")
        extra = set(content) - {"verb"} - {param.name for param in verb.params}
        if extra:
            raise ActionError(f"{self.game}: {verb.name} takes no {sorted(extra)[0]!r}")
        offset = 0
        for param in verb.params:
            if param.name not in content:
                raise ActionError(f"{self.game}: {verb.name} needs {param.name!r}")
            value = content[param.name]
            digit = param.index.get(value) if isinstance(value, (int, str)) else None
            if digit is None:
                raise ActionError(f"{self.game}: {verb.name}: {param.name} cannot be {value!r}")
            offset = offset * len(param.values) + digit
        return verb.first + offset

    def decode(self, action: int) -> dict[str, Value]:
        """The content of an action."""
        verb = self.verb_of(action)
        content: dict[str, Value] = {"verb": verb.name}
        for param, digit in zip(verb.params, verb.digits(action - verb.first), strict=True):
            content[param.name] = param.values[digit]
        return content

    def notation(self, action: int) -> str:
        """The short text of an action."""
        self.verb_of(action)
        return self._written()[action]

    def parse(self, text: str) -> int:
        """The action of a short text."""
        self._written()
        action = self._by_notation.get(" ".join(text.split()))
        if action is None:
            raise ActionError(f"{self.game}: {text!r} is no action; for example {self.example()!r}")
        return action

    def example(self) -> str:
        return self._written()[0]

    def verb_of(self, action: int) -> Verb:
        if not 0 <= action < self.size:
            raise ActionError(f"{self.game}: action {action} is not in 0..{self.size - 1}")
        return self._owner[action]

    def _written(self) -> list[str]:
        if not self._notations:
            self._notations = [self._write(action) for action in range(self.size)]
            self._by_notation = {text: action for action, text in enumerate(self._notations)}
            if len(self._by_notation) != self.size:
                raise ValueError(f"{self.game}: two actions have the same notation")
        return self._notations

    def _write(self, action: int) -> str:
        verb = self._owner[action]
        digits = verb.digits(action - verb.first)
        words = {p.name: p.written[d] for p, d in zip(verb.params, digits, strict=True)}
        return verb.pattern.format(**words)
