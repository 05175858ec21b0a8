"""Many games side by side, stepped in compiled code; numpy sees its memory through `vector`.

It knows games by the contract alone. Each row is one game after the other: the first with the seed
of its row, every next one with a seed `stride` higher (the number of rows, or of those of several
batches together), so that no two games are the same.
"""

from collections.abc import Callable

from bourgade.core.chance import Chance, FastChance
from bourgade.core.native import i16, i64, u8, vec
from bourgade.core.observation import Row, side_by_side
from bourgade.core.state import ActionList, GameState


class Lane:
    """What one row is about: the game now played there, and where it is shown."""

    def __init__(self, numbers: Row, actions: i64) -> None:
        self.state: GameState = GameState()
        self.dice: FastChance = FastChance(0)
        self.legal: ActionList = ActionList(actions)
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
        self.given: vec[i64] = vec[i64]([0] * rows)  # the actions of the next step
        # The rows whose game ended in this step, and their last position.
        self.ended: list[int] = []
        self.final: list[GameState] = []
        self.lanes: list[Lane] = [Lane(numbers, actions) for numbers in self.observations]
        self.seeds: list[int] = []
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
            self._show(row, lane, lane.state.current_player())

    def take(self, actions: list[int]) -> i64:
        """Notes what to play next. Returns the first row whose action is illegal, -1 if none is."""
        masks: vec[u8] = self.masks
        given: vec[i64] = self.given
        row: i64
        for row in range(self.rows):
            action: i64 = actions[row]
            if action < 0 or action >= self.actions or masks[row * self.actions + action] == 0:
                return row
            given[row] = action
        return -1

    def step(self) -> None:
        """Plays what was taken or drawn; a game that ends makes room for the next one."""
        self.ended = []
        self.final = []
        dones: vec[u8] = self.dones
        given: vec[i64] = self.given
        row: i64
        for row in range(self.rows):
            lane: Lane = self.lanes[row]
            state: GameState = lane.state
            state.apply_action(given[row], lane.dice)
            player: i64 = state.current_player()
            dones[row] = 0
            if player < 0:
                dones[row] = 1
                self._begin_next(row, lane)
                player = lane.state.current_player()
            self._show(row, lane, player)

    def sample(self) -> None:
        """Draws a legal action for each row, all equally likely: to `chosen`, and to be played."""
        chosen: vec[i16] = self.chosen
        given: vec[i64] = self.given
        sampler: FastChance = self.sampler
        row: i64
        for row in range(self.rows):
            legal: ActionList = self.lanes[row].legal
            action: i64 = legal.items[sampler.pick(legal.count)]
            chosen[row] = i16(action)
            given[row] = action

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

    def _show(self, row: i64, lane: Lane, player: i64) -> None:
        """Who decides, what is legal, and what the decider knows."""
        state: GameState = lane.state
        self.players[row] = i16(player)
        self._mark_legal(state, lane.legal, row * self.actions)
        state.observe(player, lane.numbers)

    def _mark_legal(self, state: GameState, legal: ActionList, first: i64) -> None:
        """Takes back the marks of the last position, which are few, and sets the new ones."""
        # Local names: a vec behind an attribute is counted as owned once more at each access.
        masks: vec[u8] = self.masks
        items: vec[i64] = legal.items
        i: i64
        for i in range(legal.count):
            masks[first + items[i]] = 0
        legal.count = 0
        state.list_actions(legal)
        for i in range(legal.count):
            masks[first + items[i]] = 1
