"""Information-set Monte-Carlo tree search on the contract alone, for two to four seats.

One iteration: imagine a deal that is true to what the searching seat knows, play one of its
candidate actions, go down the tree as each decider would, play on for a few rounds by greed, look
at the position, and tell all the nodes on the way. Every seat wants the same for itself: to win,
and then points (max^n).

At the root the candidates meet the same deals and the same luck, and the worse half is dropped
again and again (sequential halving): what is compared differs by the action alone.
"""

from math import sqrt
from typing import Final

from bourgade.bots.judgement import Judge
from bourgade.bots.playout import misjudgement
from bourgade.bots.tree import Node
from bourgade.bots.wishes import Wishes
from bourgade.core.chance import FastChance
from bourgade.core.native import i64, vec
from bourgade.core.state import MOST_ACTIONS, ActionList, GameState

LONGEST_PATH: Final = 64  # nodes from the root to a leaf; beyond that, luck repeats itself


class Search:
    """The search of one seat from one position. Stop after any slice; go on any time.

    `kept` is the node that an earlier search of the same turn has for this position: what it
    learnt there is not thrown away.
    """

    def __init__(
        self, state: GameState, wishes: Wishes, budget: int, seed: int, kept: Node | None = None
    ) -> None:
        self.root_state: GameState = state
        self.seat: i64 = state.current_player()
        self.wishes: Wishes = wishes
        self.chance: FastChance = FastChance(seed)
        self.peek: FastChance = FastChance(seed + 1)
        self.sower: FastChance = FastChance(seed + 3)
        self.judge: Judge = Judge(len(state.scores()), wishes, seed + 2)
        self.root: Node = kept if kept is not None else Node(-1, 0.0)
        self.legal: ActionList = ActionList(MOST_ACTIONS)
        self.stamps: vec[i64] = vec[i64]([0] * MOST_ACTIONS)  # when an action was last on offer
        self.stamp: i64 = 0
        self.deal_seeds: list[int] = []
        self.outcome_seeds: list[int] = []
        self.luck: i64 = 0  # what chance has in store once a deal is imagined
        self.left: i64 = budget
        self.deal: i64 = 0
        self.turn: i64 = 0
        self.deals_left: i64 = 0
        self.rounds_left: i64 = 0
        self.candidates: list[Node] = []  # still in the running
        self.looked: list[Node] = []  # every legal action

    # The root

    def run(self, iterations: i64) -> bool:
        """So many iterations of the budget; False when there is nothing left to decide."""
        if len(self.looked) == 0:
            self._name_candidates()
            self._begin_round()
        i: i64
        for i in range(iterations):
            if self.left <= 0 or len(self.candidates) == 1:
                return False
            self._iterate(self.candidates[self.turn])
            self.left -= 1
            self.turn += 1
            if self.turn == len(self.candidates):
                self.turn = 0
                self.deal += 1
                self.deals_left -= 1
                if self.deals_left <= 0:
                    self._halve()
                    self._begin_round()
        return self.left > 0

    def allow(self, iterations: i64) -> None:
        """Sets what is left of the budget; the round that is under way gets its share of it."""
        self.left = iterations
        self.rounds_left += 1
        self._begin_round()

    def best(self) -> Node:
        """The candidate that has done best so far; the favourite unless another clearly did better.

        Most decisions hardly matter, and few deals cannot tell which do: without caution the noise
        of the rollouts would choose, where one look ahead chooses well.
        """
        best: Node = self.candidates[0]
        for candidate in self.candidates:
            if self.standing(candidate) > self.standing(best):
                best = candidate
        return best if self._clearly_better(best, self.favourite()) else self.favourite()

    def favourite(self) -> Node:
        """The action that promises most at one look ahead."""
        favourite: Node = self.candidates[0]
        for candidate in self.candidates:
            if candidate.worth > favourite.worth:
                favourite = candidate
        return favourite

    def _clearly_better(self, one: Node, other: Node) -> bool:
        """On the deals that both have met: by more than `caution` standard errors."""
        count: i64 = min(len(one.dealt), len(other.dealt))
        if count < 2:
            return self.wishes.caution <= 0.0
        total: float = 0.0
        squares: float = 0.0
        i: i64
        for i in range(count):
            difference: float = one.dealt[i] - other.dealt[i]
            total += difference
            squares += difference * difference
        deals: float = float(count)
        mean: float = total / deals
        variance: float = max(squares / deals - mean * mean, 0.0)
        return mean > self.wishes.caution * sqrt(variance / (deals - 1.0))

    def standing(self, candidate: Node) -> float:
        """What is known of an action: what one look promised, corrected by what happened."""
        trust: float = self.wishes.trust
        shift: float = 0.0
        if self.root.visits > 0.0:
            shift = self.root.sums[self.seat] / self.root.visits - self.root.promise
        return (candidate.sums[self.seat] + trust * (candidate.worth + shift)) / (
            candidate.visits + trust
        )

    def _name_candidates(self) -> None:
        """Looks at every action on a few deals, the same for all, and keeps the most promising."""
        legal: list[int] = self.root_state.legal_actions()
        looked: list[Node] = []
        for action in legal:
            known: Node | None = self.root.find(action)
            if known is None:
                known = Node(action, 0.0)
            known.worth = 0.0
            known.dealt = []
            looked.append(known)
        if len(legal) > 1:
            self._look_at(looked)
        if self.wishes.blur > 0.0:
            self._misjudge(looked)
        self.looked = looked
        self.candidates = looked[:]
        while len(self.candidates) > self.wishes.width:
            least: Node = self.candidates[0]
            for node in self.candidates:
                if node.worth < least.worth:
                    least = node
            self.candidates.remove(least)
        self.root.promise = -1e18
        for node in self.candidates:
            self.root.promise = max(self.root.promise, node.worth)
        self.rounds_left = 1
        size: i64 = len(self.candidates)
        while size > 2:
            size = (size + 1) // 2
            self.rounds_left += 1

    def _look_at(self, nodes: list[Node]) -> None:
        """What each action promises once greed has finished the turn: there experience speaks."""
        look: i64
        for look in range(self.wishes.looks):
            deal: GameState = self._deal(look)
            for node in nodes:
                after: GameState = deal.clone()
                self.peek.state = self.luck
                after.apply_action(node.action, self.peek)
                if after.current_player() == self.seat:
                    self.judge.play_on(after, self.peek, 1)
                self.judge.look(after, True)
                node.worth += self.judge.values[self.seat] / float(self.wishes.looks)

    def _misjudge(self, nodes: list[Node]) -> None:
        """A weaker player's first look."""
        for node in nodes:
            node.worth += self.wishes.blur * misjudgement(self.sower)

    def _begin_round(self) -> None:
        rounds: i64 = max(self.rounds_left, 1)
        self.deals_left = max(self.left // (rounds * len(self.candidates)), 1)
        self.rounds_left -= 1

    def _halve(self) -> None:
        if self.rounds_left <= 0:
            return
        keep: i64 = (len(self.candidates) + 1) // 2
        favourite: Node = self.favourite()  # stays, for comparison
        while len(self.candidates) > keep:
            least: Node | None = None
            for node in self.candidates:
                if node is favourite:
                    continue
                if least is None or self.standing(node) < self.standing(least):
                    least = node
            assert least is not None
            self.candidates.remove(least)

    def _deal(self, number: i64) -> GameState:
        """The n-th imagined deal: the same whoever asks, and the same luck after it.

        The luck goes on where the deal has stopped: from the same start it would bring what was
        imagined in the hands of others.
        """
        self.peek.state = self._seed(self.deal_seeds, number)
        deal: GameState = self.root_state.determinize(self.seat, self.peek)
        self.luck = self.peek.state
        return deal

    def _seed(self, seeds: list[int], number: i64) -> i64:
        while len(seeds) <= number:
            seeds.append(FastChance(self.sower.pick(1000000000)).state)
        return seeds[number]

    # Below the root

    def _iterate(self, candidate: Node) -> None:
        state: GameState = self._deal(self.deal)
        luck: i64 = self.luck
        path: list[Node] = [self.root, candidate]
        node: Node = self._step(candidate, state, path)
        depth: i64 = 1
        changes: i64 = 0
        before: i64 = self.seat
        while True:
            player: i64 = state.current_player()
            if player != before:
                changes += 1
                before = player
            if player < 0 or node.visits == 0.0 or depth >= self.wishes.depth:
                break
            chosen: Node = self._choose(node, state, player)
            path.append(chosen)
            node = self._step(chosen, state, path)
            depth += 1
        self.chance.state = luck
        judge: Judge = self.judge
        judge.judge(state, self.chance, changes)
        win: float = judge.shares[self.seat]
        points: float = judge.points[self.seat]
        candidate.dealt.append(judge.values[self.seat])
        for visited in path:
            visited.add(judge.values, judge.seats, win, points)

    def _choose(self, node: Node, state: GameState, player: i64) -> Node:
        """The child that promises most to `player` among those this deal allows."""
        legal: ActionList = self.legal
        legal.count = 0
        state.list_actions(legal)
        self.stamp += 1
        i: i64
        for i in range(legal.count):
            self.stamps[legal.items[i]] = self.stamp
        child: Node | None = node.child
        best: Node | None = None
        best_worth: float = -1e18
        found: i64 = 0
        low: float = self.judge.low
        span: float = max(self.judge.high - low, 1e-6)
        eagerness: float = self.wishes.explore
        trust: float = self.wishes.trust
        # A look one step ahead and a judgement further down are not on the same footing: only how
        # an action compares with the best one counts, from what this node has turned out to be.
        shift: float = 0.0
        if child is not None:
            shift = node.sums[player] / node.visits - node.promise
        while child is not None:
            if self.stamps[child.action] == self.stamp:
                self.stamps[child.action] = 0
                found += 1
                child.offered += 1.0
                tried: float = child.visits + trust
                mean: float = (child.sums[player] + trust * (child.worth + shift)) / tried
                worth: float = (mean - low) / span + eagerness * sqrt(child.offered) / tried
                if worth > best_worth:
                    best_worth = worth
                    best = child
            child = child.sibling
        if found < legal.count:
            fresh: Node = self._look_ahead(node, state, player)
            if best is None or fresh.worth + shift > best.mean(player):
                return fresh
        assert best is not None
        return best

    def _look_ahead(self, node: Node, state: GameState, player: i64) -> Node:
        """Adds children for actions not seen here before, judged one step ahead; the best of them.

        No more than `glance` at a time, drawn by lot: the others' turn comes with the next visit.
        """
        best: Node | None = None
        items: vec[i64] = self.legal.items
        fresh: i64 = 0
        i: i64
        for i in range(self.legal.count):
            if self.stamps[items[i]] == self.stamp:
                items[fresh] = items[i]
                fresh += 1
        for i in range(min(fresh, self.wishes.glance)):
            if fresh > self.wishes.glance:
                other: i64 = i + self.peek.pick(fresh - i)
                swapped: i64 = items[i]
                items[i] = items[other]
                items[other] = swapped
            action: i64 = items[i]
            after: GameState = state.clone()
            after.apply_action(action, self.peek)
            self.judge.look(after)
            child = Node(action, self.judge.values[player])
            child.offered = 1.0
            child.sibling = node.child
            node.child = child
            if best is None or child.worth > best.worth:
                best = child
            node.promise = max(node.promise, child.worth)
        assert best is not None
        return best

    def _step(self, chosen: Node, state: GameState, path: list[Node]) -> Node:
        """Plays the chosen action; if it asks chance, an outcome tried before or a new one.

        The n-th outcome of every action that is as far from the root comes from the same seed: all
        meet the same luck. Further down it is another, or throws would repeat themselves.
        """
        chance: FastChance = self.chance
        most: float = 1.0 + self.wishes.widen * sqrt(chosen.visits)
        if chosen.chancy and float(chosen.outcomes) >= most:
            known: Node = chosen.least_tried()
            chance.state = known.seed
            state.apply_action(chosen.action, chance)
            path.append(known)
            return known
        number: i64 = chosen.outcomes * LONGEST_PATH + min(len(path), LONGEST_PATH - 1)
        seed: i64 = self._seed(self.outcome_seeds, number)
        chance.state = seed
        state.apply_action(chosen.action, chance)
        if not chosen.chancy and chance.state == seed:
            return chosen
        chosen.chancy = True
        outcome = Node(chosen.action, chosen.worth)
        outcome.seed = seed
        outcome.sibling = chosen.outcome
        chosen.outcome = outcome
        chosen.outcomes += 1
        path.append(outcome)
        return outcome
