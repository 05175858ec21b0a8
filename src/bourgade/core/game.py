"""A game of the library: its facts, its action space, and how to begin it."""

from collections.abc import Callable
from typing import Any

import msgspec

from bourgade.core.chance import Chance
from bourgade.core.errors import OptionError
from bourgade.core.observation import Layout
from bourgade.core.options import Option, settle
from bourgade.core.space import ActionSpace, Value
from bourgade.core.state import GameState
from bourgade.core.texts import Message, say

Options = dict[str, str | list[str]]


class Effect(msgspec.Struct, frozen=True):
    """What an action brings (or, if negative, costs) at once: points, workers, silver, a tile …

    Words for `kind` are the message `effect-<kind>` of the game.
    """

    kind: str
    amount: int


Setup = Callable[[int, Options, Chance], GameState]
Describe = Callable[[GameState, int], Message]
Tell = Callable[[GameState, int, GameState, int | None], list[Message]]


class Game:
    """What a game's folder hands to the library, gathered in one value.

    `rules_version` changes when the same actions could lead elsewhere than before; `edition` names
    the data (boards, tiles, cards). A record carries both.
    """

    def __init__(
        self,
        *,
        key: str,
        rules_version: int,
        edition: str,
        min_players: int,
        max_players: int,
        options: tuple[Option, ...],
        space: ActionSpace,
        setup: Setup,
        from_dict: Callable[[dict[str, Any]], GameState],
        describe: Describe,
        tell: Tell,
        prompt: Callable[[GameState], Message],
        preview: Callable[[GameState, int], list[Effect]],
        view_type: type[msgspec.Struct],
        components: Callable[[], msgspec.Struct],
        observation: Layout | None = None,
        prospects: Layout | None = None,
        open_scores: bool = True,
    ) -> None:
        self.key = key
        self.rules_version = rules_version
        self.edition = edition
        self.min_players = min_players
        self.max_players = max_players
        self.options = options
        self.space = space
        self.num_actions = space.size
        self._setup = setup
        self._from_dict = from_dict
        self.describe = describe
        self.tell = tell
        self.prompt = prompt
        self.preview = preview
        self.view_type = view_type
        self.components = components
        self._observation = observation
        self._prospects = prospects
        # False where points so far would tell what a seat keeps hidden.
        self.open_scores = open_scores

    def __repr__(self) -> str:
        return f"<Game {self.key}: {self.title('en')}>"

    def title(self, lang: str = "en") -> str:
        return say(f"{self.key}.title", lang)

    @property
    def observation(self) -> Layout:
        """What the numbers of `GameState.observe` mean."""
        if self._observation is None:
            raise NotImplementedError(f"{self.key} describes no observation")
        return self._observation

    @property
    def prospects(self) -> Layout:
        """What the numbers of `GameState.tell_prospects` mean."""
        return self.observation if self._prospects is None else self._prospects

    def settle(self, players: int, options: dict[str, Any] | None = None) -> Options:
        """The options in force for these wishes; refuses what does not exist."""
        if isinstance(players, bool) or not self.min_players <= players <= self.max_players:
            many = f"{self.min_players} to {self.max_players}"
            if self.min_players == self.max_players:
                many = str(self.min_players)
            raise OptionError(f"{self.key}: {players} players, but the game is for {many}")
        return settle(self.key, self.options, players, options)

    def new(self, players: int, options: dict[str, Any] | None, chance: Chance) -> GameState:
        """A fresh position, set up by the rules."""
        return self._setup(players, self.settle(players, options), chance)

    def begin(self, players: int, settled: Options, chance: Chance) -> GameState:
        """The same with options that `settle` returned: for loops that begin many games."""
        return self._setup(players, settled, chance)

    def encode(self, content: dict[str, Any]) -> int:
        return self.space.encode(content)

    def decode(self, action: int) -> dict[str, Value]:
        return self.space.decode(action)

    def notation(self, action: int) -> str:
        return self.space.notation(action)

    def parse(self, text: str) -> int:
        return self.space.parse(text)

    def action_to_string(self, state: GameState, action: int, lang: str = "en") -> str:
        """The action in words, with what it costs and does in this position."""
        return say(self.describe(state, action), lang)

    def from_dict(self, position: dict[str, Any]) -> GameState:
        """The position described; refuses an impossible one and names the field."""
        return self._from_dict(position)
