"""The bot that searches, and the levels made of it."""

import time
from typing import Final

from bourgade.bots.playout import best_action, blurred_action
from bourgade.bots.search import Search
from bourgade.bots.tree import Node
from bourgade.bots.tuned import key_of, tuned_wishes, tuning
from bourgade.bots.wishes import Wishes
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState

SLICE: Final = 16  # iterations between two looks at the clock
LEAST: Final = 8  # a decision late in a turn still gets this part (one in …) of the turn's budget
UNKNOWN: Final = 1_000_000  # a budget that the first slice cannot exhaust


def run_within(search: Search, limit: float) -> None:
    """The whole budget; with a limit, no more than fits into so many seconds of CPU time."""
    begun = time.process_time()
    while search.run(SLICE) and (limit <= 0 or time.process_time() - begun < limit):
        pass


class SearchBot:
    """Searches before it chooses, as long as its budget lasts.

    The budget is for a whole turn: each decision of the turn spends at most half of what is left,
    and starts from what the decision before has learnt. Instead of iterations the budget can be
    `seconds` for each decision (then the same seed need not make the same choices). A `limit` in
    seconds of CPU time cuts a decision short: for servers on slow machines.
    """

    def __init__(
        self,
        seed: int = 0,
        iterations: int = 400,
        seconds: float = 0.0,
        wishes: Wishes | None = None,
        name: str = "search",
    ) -> None:
        self.name = name
        self.seed = seed
        self.iterations = iterations
        self.seconds = seconds
        self.wishes = wishes
        self.limit = 0.0
        self.decisions = 0
        self.purse = 0
        self.expected: GameState | None = None
        self.kept: Node | None = None

    def choose(self, state: GameState) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            self._remember(state, legal[0], None)
            return legal[0]
        same_turn = self._is_expected(state)
        if not same_turn:
            self.purse = self.iterations
        search = self._search(state, self.kept if same_turn else None)
        best = search.best()
        self._remember(state, int(best.action), None if best.chancy else best)
        return int(best.action)

    def _search(self, state: GameState, kept: Node | None) -> Search:
        self.decisions += 1
        seed = self.seed * 1000003 + self.decisions
        wishes = self.wishes or tuned_wishes(key_of(state))
        if self.seconds > 0:
            return self._search_by_clock(state, wishes, seed, kept)
        budget = max(self.purse // 2, self.iterations // LEAST, 1)
        search = Search(state, wishes, budget, seed, kept)
        run_within(search, self.limit)
        self.purse = max(self.purse - (budget - int(search.left)), 0)
        return search

    def _search_by_clock(
        self, state: GameState, wishes: Wishes, seed: int, kept: Node | None
    ) -> Search:
        """Halving needs to know the budget: it is guessed from the pace so far, again and again."""
        begun = time.process_time()
        search = Search(state, wishes, UNKNOWN, seed, kept)
        search.run(0)  # the first look at every action, which no iteration repeats
        looked = time.process_time()
        done = 0
        while search.run(SLICE):
            done += SLICE
            now = time.process_time()
            if now - begun >= self.seconds:
                break
            affordable = int(done * (begun + self.seconds - now) / max(now - looked, 1e-6)) + 1
            if done == SLICE:
                search.allow(affordable)
            else:
                search.left = affordable
        return search

    def _remember(self, state: GameState, action: int, node: Node | None) -> None:
        """The position after an action that leaves nothing to chance: it may be asked next."""
        chance = FastChance(0)
        before = chance.state
        after = state.clone()
        after.apply_action(action, chance)
        still_mine = after.current_player() == state.current_player()
        self.expected = after if chance.state == before and still_mine else None
        self.kept = node

    def _is_expected(self, state: GameState) -> bool:
        """Is this the same turn, as far as this seat can see?"""
        if self.expected is None or self.expected.current_player() != state.current_player():
            return False
        seat = int(state.current_player())
        return self.expected.view(seat) == state.view(seat)


class BlurredBot:
    """Looks one action ahead, with eyes that take each action for better or worse than it is."""

    def __init__(self, seed: int, blur: float, name: str) -> None:
        self.name = name
        self.blur = blur
        self.chance = FastChance(seed)

    def choose(self, state: GameState) -> int:
        seat = state.current_player()
        deal = state.determinize(seat, self.chance)
        if self.blur == 0.0:
            return int(best_action(deal, seat, self.chance))
        return int(blurred_action(deal, seat, self.chance, self.blur))


class LevelBot:
    """A level of strength, from gentle to expert: what it means is tuned game by game."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self.seed = seed
        self.limit = 0.0  # seconds of CPU time for a decision at most; 0: no limit
        self._player: SearchBot | BlurredBot | None = None

    def choose(self, state: GameState) -> int:
        if self._player is None:
            key = key_of(state)
            level = tuning(key).levels[self.name]
            if level.iterations > 0:
                wishes = tuned_wishes(key, blur=level.blur)
                self._player = SearchBot(self.seed, level.iterations, 0.0, wishes, self.name)
            else:
                self._player = BlurredBot(self.seed, level.blur, self.name)
        if isinstance(self._player, SearchBot):
            self._player.limit = self.limit
        return self._player.choose(state)
