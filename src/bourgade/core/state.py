"""The position of a game, as every game offers it to bots, pages, programs and tests."""

from typing import Final

from bourgade.core.chance import Chance
from bourgade.core.native import i64, mypyc_attr, vec
from bourgade.core.observation import Row


class ActionList:
    """A row of action numbers in memory that is used again and again: what search loops want."""

    def __init__(self, capacity: i64) -> None:
        self.items: vec[i64] = vec[i64]([0] * capacity)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.count] = action
        self.count += 1


MOST_ACTIONS: Final = 4096  # no position of any game allows more at once
# Each caller takes one and gives it back: threads never share.
_spare: Final[list[ActionList]] = []
_spare_rows: Final[list[Row]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """One position. Nothing here is random and nothing unseen is decided yet.

    `apply_action` trusts its caller: `Match.play` checks legality, search knows it.
    """

    def current_player(self) -> i64:
        """The seat that must decide; -1 when the game is over."""
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        """Ascending action ids, never empty before the end."""
        scratch: ActionList = _spare.pop() if _spare else ActionList(MOST_ACTIONS)
        scratch.count = 0
        self.list_actions(scratch)
        items: vec[i64] = scratch.items
        legal: list[int] = []
        i: i64
        for i in range(scratch.count):
            legal.append(items[i])
        _spare.append(scratch)
        return legal

    def list_actions(self, out: ActionList) -> None:
        """Adds the same ids to `out`. A game defines this one, or `legal_actions`."""
        for action in self.legal_actions():
            out.add(action)

    def apply_action(self, action: i64, chance: Chance) -> None:
        """Plays a legal action, and what the rules then do by themselves."""
        raise NotImplementedError

    def why_illegal(self, action: int) -> str | None:
        """None when legal, else the key of the reason."""
        raise NotImplementedError

    def is_terminal(self) -> bool:
        return self.current_player() < 0

    def scores(self) -> list[int]:
        """Points so far, by seat."""
        raise NotImplementedError

    def score_parts(self, player: int) -> dict[str, int]:
        """The same points by origin: the parts add up to `scores()[player]`."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The winning seats at the end, tie-breaks applied; several only if they share."""
        raise NotImplementedError

    def clone(self) -> "GameState":
        """An independent copy."""
        raise NotImplementedError

    def determinize(self, seat: int, chance: Chance) -> "GameState":
        """A copy in which all that `seat` cannot know is redrawn, true to what it knows."""
        raise NotImplementedError

    def view(self, seat: int | None) -> object:
        """What `seat` may see, as a typed struct; None is a spectator."""
        raise NotImplementedError

    def observation_size(self) -> i64:
        """How many numbers `observe` writes: the size of the game's layout."""
        raise NotImplementedError

    def observe(self, seat: i64, out: Row) -> None:
        """Writes what `seat` may know as the numbers of the game's layout, all of them."""
        raise NotImplementedError

    def prospects_size(self) -> i64:
        """How many numbers `tell_prospects` writes."""
        return self.observation_size()

    def tell_prospects(self, seat: i64, out: Row) -> None:
        """What experience weighs: what `seat` may know, unless a game has more telling numbers."""
        self.observe(seat, out)

    def observation_tensor(self, seat: int) -> list[int]:
        """The same numbers as a list."""
        size: i64 = self.observation_size()
        out: Row | None = _spare_rows.pop() if _spare_rows else None
        if out is None or out.size != size:  # a row of another game is of no use
            out = Row(size)
        self.observe(seat, out)
        numbers: list[int] = out.to_list()
        _spare_rows.append(out)
        return numbers

    def to_dict(self) -> dict[str, object]:
        """The whole position in readable words, hidden parts included."""
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """Every component of the box, wherever it is: the counts never change during a game."""
        raise NotImplementedError

    def evaluate(self, player: i64) -> float:
        """The points `player` can hope to have at the end, as a quick estimate for bots."""
        raise NotImplementedError

    def revealed(self) -> bool:
        """Did the last action show something new, without chance? Then no undo behind it."""
        return False
