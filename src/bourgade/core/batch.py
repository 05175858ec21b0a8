"""Many games side by side, stepped in compiled code; numpy sees its memory through `vector`.

It knows games by the contract alone. Each row is one game after the other: the first with the seed
of its row, every next one with a seed `stride` higher (the number of rows, or of those of several
batches together), so that no two games are the same.
"""

from collections.abc import Callable
from typing import Final

from bourgade.core.chance import Chance, FastChance
from bourgade.core.native import i16, i64, u8, vec
from bourgade.core.observation import Row, side_by_side
from bourgade.core.state import MOST_ACTIONS, ActionList, GameState

FEW: Final = 32  # the room for a row's legal actions at first; it grows when more are needed


class Lane:
    """What one row is about: the game now played there, and where it is shown."""

    def __init__(self, numbers: Row) -> None:
        self.state: GameState = GameState()
        self.dice: FastChance = FastChance(0)
        self.legal: ActionList = ActionList(FEW)
        self.numbers: Row = numbers


class Batch:
    """`begin` sets up a game with a source of chance, `actions` is the size of its action space."""

    def __init__(
        self, begin: Callable[[Chance], GameState], rows: i64, size: i64, actions: i64
    ) -> None:
        self.begin: Callable[[Chance], GameState] = begin
        self.rows: i64 = rows
        self.stride: i64 = rows
        self.actions: i64 = actions
        self.observations: list[Row] = side_by_side(size, rows)
        self.masks: vec[u8] = vec[u8]([0] * (rows * actions))
        self.players: vec[i16] = vec[i16]([0] * rows)
        self.dones: vec[u8] = vec[u8]([0] * rows)
        self.chosen: vec[i16] = vec[i16]([0] * rows)  # by `sample`
        self.ended: list[
            int
        ] = []  # the rows whose game ended in this step, and their last position
        self.final: list[GameState] = []
        self.lanes: list[Lane] = [Lane(numbers) for numbers in self.observations]
        self.seeds: list[int] = []
        self.scratch: ActionList = ActionList(MOST_ACTIONS)
        self.sampler: FastChance = FastChance(0)

    def reset(self, seed: int) -> None:
        """New games everywhere: row k begins with `seed` + k."""
        self.seeds = []
        self.ended = []
        self.final = []
        self.sampler = FastChance(seed)
        row: i64
        for row in range(self.rows):
            self.seeds.append(seed + row)
            self.dones[row] = 0
            lane: Lane = self.lanes[row]
            self._begin(lane, seed + row)
            self._show(row, lane)

    def refused(self, actions: list[int]) -> i64:
        """The first row whose action is not legal; -1 if all are."""
        masks: vec[u8] = self.masks
        row: i64
        for row in range(self.rows):
            action: i64 = actions[row]
            if action < 0 or action >= self.actions or masks[row * self.actions + action] == 0:
                return row
        return -1

    def step(self, actions: list[int]) -> None:
        """Plays a legal action in every row; a game that ends makes room for the next one."""
        self.ended = []
        self.final = []
        dones: vec[u8] = self.dones
        row: i64
        for row in range(self.rows):
            lane: Lane = self.lanes[row]
            lane.state.apply_action(actions[row], lane.dice)
            dones[row] = 0
            if lane.state.current_player() < 0:
                dones[row] = 1
                self._begin_next(row, lane)
            self._show(row, lane)

    def sample(self) -> None:
        """Writes a legal action of each row to `chosen`, all equally likely."""
        row: i64
        for row in range(self.rows):
            legal: ActionList = self.lanes[row].legal
            self.chosen[row] = i16(legal.items[self.sampler.pick(legal.count)])

    def skip(self, draws: i64) -> None:
        """Leaves out draws of `sample`: those of rows that are in another batch."""
        i: i64
        for i in range(draws):
            self.sampler.pick(2)

    def _begin(self, lane: Lane, seed: int) -> None:
        lane.dice = FastChance(seed)
        lane.state = self.begin(lane.dice)

    def _begin_next(self, row: i64, lane: Lane) -> None:
        self.ended.append(row)
        self.final.append(lane.state)
        seed: int = self.seeds[row] + self.stride
        self.seeds[row] = seed
        self._begin(lane, seed)

    def _show(self, row: i64, lane: Lane) -> None:
        """Who decides, what is legal, and what the decider knows."""
        player: i64 = lane.state.current_player()
        self.players[row] = i16(player)
        self._mark_legal(lane, row * self.actions)
        lane.state.observe(player, lane.numbers)

    def _mark_legal(self, lane: Lane, first: i64) -> None:
        """Takes back the marks of the last position, which are few, and sets the new ones."""
        # Local names: a vec behind an attribute is counted as owned once more at each access.
        masks: vec[u8] = self.masks
        legal: ActionList = lane.legal
        items: vec[i64] = legal.items
        i: i64
        for i in range(legal.count):
            masks[first + items[i]] = 0
        found: ActionList = self.scratch
        found.count = 0
        lane.state.list_actions(found)
        count: i64 = found.count
        if count > len(items):
            legal = ActionList(count * 2)
            lane.legal = legal
            items = legal.items
        new: vec[i64] = found.items
        for i in range(count):
            action: i64 = new[i]
            items[i] = action
            masks[first + action] = 1
        legal.count = count
