"""The rules of Burgundy: what may be done now, and what happens when it is done.

This is the table of contents; each decision lives in the file named after it (take, place, goods,
rounds, expert), points in scoring.
"""

from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.core.observation import Row
from bourgade.core.state import ActionList, GameState
from bourgade.games.burgundy import (
    goods,
    insight,
    observe,
    place,
    position,
    reasons,
    scoring,
    take,
    view,
)
from bourgade.games.burgundy.actions import (
    BUILDING_DIE,
    BUY,
    BUY_FROM,
    CASTLE_DIE,
    DISCARD,
    END,
    FOUND,
    KEEP,
    PLACE,
    RECLAIM,
    SELL,
    SHIP,
    SHIP_TWO,
    SIDE,
    SKIP,
    START,
    WORKERS,
)
from bourgade.games.burgundy.expert import choose_side, choose_start, hide_choices, list_choices
from bourgade.games.burgundy.rounds import end_turn
from bourgade.games.burgundy.state import (
    CASTLE_ACTION,
    CHOOSE_SIDE,
    DISCARD_ONE,
    HALL_TILE,
    KEEP_GOODS,
    OVER,
    PARTS,
    SHIP_DEPOT,
    TURN,
    WAREHOUSE_SALE,
    Player,
    Position,
)


class State(Position):
    """A position that knows the rules."""

    def current_player(self) -> i64:
        return self.seat()

    def is_terminal(self) -> bool:
        return self.decision == OVER

    def list_actions(self, out: ActionList) -> None:
        if self.decision == OVER:
            return
        p: Player = self.active()
        if self.decision == TURN:
            _list_turn(self, p, out)
        elif self.decision == DISCARD_ONE:
            take.list_discards(p, out)
        elif self.decision == CASTLE_ACTION:
            take.list_free_takes(self, CASTLE_DIE, out)
            place.list_free_places(p, CASTLE_DIE, out)
            goods.list_free_sales(p, CASTLE_DIE, out)
            out.add(WORKERS + CASTLE_DIE)
        elif self.decision == SHIP_DEPOT:
            goods.list_depots(p, out)
        elif self.decision == KEEP_GOODS:
            goods.list_keeps(self, p, out)
        elif self.decision >= CHOOSE_SIDE:
            list_choices(self, p, out)
        else:
            _list_benefit(self, p, out)

    def apply_action(self, action: i64, chance: Chance) -> None:
        p: Player = self.active()
        rest: i64
        if action < PLACE:
            take.take(self, p, action // 24, action % 24)
        elif action < SELL:
            rest = action - PLACE
            place.place(self, p, rest // 111, rest // 37 % 3, rest % 37)
        elif action < WORKERS:
            rest = action - SELL
            goods.sell(self, p, rest // 6, rest % 6)
        elif action < BUY:
            _hire(self, p, action - WORKERS)
        elif action < BUY_FROM:
            take.buy(self, p, action - BUY)
        elif action < DISCARD:
            take.buy_from(self, p, action - BUY_FROM)
        elif action < SHIP:
            take.discard(self, p, action - DISCARD)
        elif action < SHIP_TWO:
            goods.load(self, p, action - SHIP, False)
        elif action < KEEP:
            goods.load(self, p, action - SHIP_TWO, True)
        elif action < SKIP:
            goods.keep(self, p, action - KEEP)
        elif action < END:
            self.decision = TURN
        elif action < SIDE:
            end_turn(self, chance)
        elif action < START:
            choose_side(self, p, action - SIDE)
        elif action < FOUND:
            choose_start(self, p, action - START, chance)
        elif action < RECLAIM:
            rest = action - FOUND
            place.found(self, p, rest // 37, rest % 37)
        else:
            take.reclaim(self, p)

    def why_illegal(self, action: int) -> str | None:
        return reasons.why_illegal(self, action)

    def scores(self) -> list[int]:
        points: list[int] = []
        for p in self.players:
            points.append(p.score())
        return points

    def score_parts(self, player: int) -> dict[str, int]:
        p: Player = self.players[player]
        return {name: p.points[i] for i, name in enumerate(PARTS)}

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.decision == OVER else []

    def clone(self) -> GameState:
        return State(self.seats, self)

    def determinize(self, seat: int, chance: Chance) -> GameState:
        c = State(self.seats, self)
        hide_choices(c, seat, chance)
        return c

    def view(self, seat: int | None) -> object:
        return view.view(self, seat)

    def observation_size(self) -> i64:
        return observe.SIZE

    def observe(self, seat: i64, out: Row) -> None:
        observe.observe(self, seat, out)

    def to_dict(self) -> dict[str, object]:
        return position.to_dict(self)

    def census(self) -> dict[str, int]:
        return position.census(self)

    def evaluate(self, player: i64) -> float:
        return insight.evaluate(self, player)


def _list_turn(s: Position, p: Player, out: ActionList) -> None:
    """Two dice in any order, a purchase at any time between, the end when both dice are used."""
    die: i64
    for die in range(2):
        if s.used[die] == 0:
            take.list_takes(s, p, die, out)
    for die in range(2):
        if s.used[die] == 0:
            place.list_places(s, p, die, out)
    for die in range(2):
        if s.used[die] == 0:
            goods.list_sales(s, p, die, out)
    for die in range(2):
        if s.used[die] == 0:
            out.add(WORKERS + die)
    take.list_purchases(s, p, out)
    if s.used[0] + s.used[1] == 2:
        out.add(END)
    place.list_foundings(s, p, out)
    take.list_reclaim(s, p, out)


def _list_benefit(s: Position, p: Player, out: ActionList) -> None:
    """A building that may be used, or not."""
    if s.decision == HALL_TILE:
        place.list_free_places(p, BUILDING_DIE, out)
    elif s.decision == WAREHOUSE_SALE:
        goods.list_free_sales(p, BUILDING_DIE, out)
    else:
        take.list_free_takes(s, BUILDING_DIE, out)
    out.add(SKIP)


def _hire(s: Position, p: Player, power: i64) -> None:
    """Two workers for any die, four with yellow tile 14, and a silver with tile 13 (p. 9, 11)."""
    if power < 2:
        s.used[power] = 1
    p.workers += 4 if p.knows(14) else 2
    if p.knows(13):
        p.silver += 1
    s.decision = TURN
