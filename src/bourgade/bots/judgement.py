"""What a position is worth to each seat: the chance to win first, then the points (max^n)."""

from math import exp
from typing import Final

from bourgade.bots.experience import Lesson
from bourgade.bots.playout import playout, quick_action
from bourgade.bots.tree import MOST_SEATS
from bourgade.bots.wishes import Wishes
from bourgade.core.chance import FastChance
from bourgade.core.native import i64, vec
from bourgade.core.observation import Row
from bourgade.core.state import MOST_ACTIONS, ActionList, GameState

MOST_STEPS: Final = 5000  # of a rollout: no game of the library lasts longer
# What points count for at the end at most: no defeat may be worth more than a victory.
LAST_POINTS: Final = 0.2


class Judge:
    """Judges positions, always the same way; `values`, `shares` and `points` hold the verdict."""

    def __init__(self, seats: i64, wishes: Wishes, seed: int) -> None:
        self.seats: i64 = seats
        self.wishes: Wishes = wishes
        self.values: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what each seat wants
        self.shares: vec[float] = vec[float]([0.0] * MOST_SEATS)  # its part of the victory
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.logits: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.lesson: Lesson | None = None
        self.row: Row | None = None
        self.spread: float = wishes.spread
        self.spread_end: float = wishes.spread_end
        self.goal: float = wishes.goal
        if wishes.experience is not None:
            self._take_to_heart(wishes.experience.lesson(seats))
        self.peek: FastChance = FastChance(seed)
        self.legal: ActionList = ActionList(MOST_ACTIONS)
        # The best and the worst any seat has met so far: differences are felt inside them.
        self.low: float = 1e9
        self.high: float = -1e9

    def _take_to_heart(self, lesson: Lesson | None) -> None:
        if lesson is not None:
            self.lesson = lesson
            self.spread = lesson.spread
            self.spread_end = lesson.spread_end
            self.goal = lesson.goal

    def judge(self, state: GameState, chance: FastChance, changes: i64) -> None:
        """Plays on by greed to the end of a round, as every seat would, then looks.

        The decision has passed from seat to seat `changes` times since the root. Positions are
        comparable only if every seat has had its turn equally often: so the rounds are counted
        from the root, and one that the tree has begun is finished. So is a turn, always: of a half
        one there is no experience.
        """
        if self.wishes.rollout < 0:
            playout(state, chance)
        elif self.wishes.rollout > 0:
            goal: i64 = self.wishes.rollout * self.seats
            while goal <= changes:
                goal += self.seats
            self.play_on(state, chance, goal - changes)
        self.look(state, self.wishes.rollout != 0)
        i: i64
        for i in range(self.seats):
            self.low = min(self.low, self.values[i])
            self.high = max(self.high, self.values[i])

    def play_on(self, state: GameState, chance: FastChance, turns: i64) -> None:
        """So many turns by greed; a turn ends when another seat decides."""
        player: i64 = state.current_player()
        glance: i64 = self.wishes.glance
        steps: i64 = 0
        while turns > 0 and player >= 0 and steps < MOST_STEPS:
            action: i64 = quick_action(state, player, self.legal, self.peek, glance)
            state.apply_action(action, chance)
            steps += 1
            if state.current_player() != player:
                turns -= 1
                player = state.current_player()

    def look(self, state: GameState, at_rest: bool = False) -> None:
        """By insight: chances of winning from the leads in points, then the points themselves.

        Experience corrects the points where a turn begins (`at_rest`): of half-finished turns it
        has none. At the end the lead still counts beside the victory: a narrow win of one rollout
        is mostly luck, a clear one hardly, and the search has few rollouts to tell them apart.
        """
        points: vec[float] = self.points
        done: float = self._done(state.scores())
        spread: float = self.spread + done * (self.spread_end - self.spread)
        over: bool = state.current_player() < 0
        i: i64
        for i in range(self.seats):
            points[i] = state.evaluate(i)
        if at_rest and not over:
            self._remember(state, done)
        for i in range(self.seats):
            self.logits[i] = points[i] / spread
        self._share_out()
        weight: float = self.wishes.points
        if over:
            weight = min(weight, LAST_POINTS)
        for i in range(self.seats):
            self.values[i] = weight * points[i] / self.wishes.points_scale
        if over:
            self._count_victory(state.winners(), 1.0 - weight)
        else:
            for i in range(self.seats):
                self.values[i] += (1.0 - weight) * self.shares[i]

    def _remember(self, state: GameState, done: float) -> None:
        lesson: Lesson | None = self.lesson
        if lesson is None:
            return
        if self.row is None:
            self.row = Row(state.prospects_size())
        i: i64
        for i in range(self.seats):
            self.points[i] = self.points[i] + lesson.beyond(state, i, done, self.row)

    def _share_out(self) -> None:
        """Logarithms become shares of the victory, which make one."""
        logits: vec[float] = self.logits
        best: float = -1e18
        i: i64
        for i in range(self.seats):
            best = max(best, logits[i])
        total: float = 0.0
        for i in range(self.seats):
            self.shares[i] = exp(logits[i] - best)
            total += self.shares[i]
        for i in range(self.seats):
            self.shares[i] = self.shares[i] / total

    def _done(self, scores: list[int]) -> float:
        """How far the game is: the leader's points as a share of what a winner usually gets."""
        leader: i64 = 0
        for score in scores:
            leader = max(leader, score)
        return min(float(leader) / self.goal, 1.0)

    def _count_victory(self, winners: list[int], weight: float) -> None:
        """The victory is shared by the winners alone; what it is worth also tells the lead."""
        sure: float = self.wishes.sure
        i: i64
        for i in range(self.seats):
            self.values[i] += weight * (1.0 - sure) * self.shares[i]
            self.shares[i] = 0.0
        for winner in winners:
            seat: i64 = winner
            self.shares[seat] = 1.0 / float(len(winners))
            self.values[seat] += weight * sure * self.shares[seat]
