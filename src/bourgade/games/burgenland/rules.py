"""The rules of Burgenland: what may be done now, and what happens when it is done.

This is the table of contents. A turn is action A (build) or action B (draw two), and besides,
before or after it, tiles and jokers. Each part lives in the file named after it: build, pay,
cheapest, draws, tiles; what a seat cannot know in hidden.
"""

from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.core.observation import Row
from bourgade.core.state import ActionList, GameState
from bourgade.games.burgenland import (
    build,
    insight,
    observe,
    pay,
    position,
    reasons,
    scoring,
    tiles,
    view,
)
from bourgade.games.burgenland.actions import (
    CHEAPEST,
    DRAW,
    END,
    GREAT,
    JOKER,
    PAY,
    PRIME,
    SWAP,
    WELL,
)
from bourgade.games.burgenland.cheapest import pay_cheapest
from bourgade.games.burgenland.draws import draw_two
from bourgade.games.burgenland.hidden import hide
from bourgade.games.burgenland.state import OVER, PARTS, REST, TURN, Player, Position


class State(Position):
    """A position that knows the rules."""

    def current_player(self) -> i64:
        return self.seat()

    def is_terminal(self) -> bool:
        return self.decision == OVER

    def list_actions(self, out: ActionList) -> None:
        p: Player = self.active()
        if self.decision == TURN:
            build.list_builds(self, p, out)
            build.list_well(self, p, out)
            build.list_great(self, p, out)
            out.add(DRAW)
            tiles.list_besides(self, p, out)
        elif self.decision == REST:
            tiles.list_besides(self, p, out)
            out.add(END)
        elif self.decision != OVER:
            pay.list_payment(self, p, out)

    def apply_action(self, action: i64, chance: Chance) -> None:
        p: Player = self.active()
        self.news = False
        if action < WELL:
            build.begin_build(self, action // 24, action // 6 % 4, action // 2 % 3, action % 2 == 1)
        elif action < GREAT:
            build.begin_well(self, action > WELL)
        elif action < DRAW:
            build.begin_great(self, (action - GREAT) // 3, (action - GREAT) % 3)
        elif action < SWAP:
            draw_two(self, p, chance)
            self.acted = True
            self.decision = REST
        elif action < PRIME:
            tiles.swap(self, p, action - SWAP)
        elif action < JOKER:
            tiles.use_prime(self, p, chance)
        elif action < PAY:
            build.begin_joker(self)
        elif action < CHEAPEST:
            pay.count_out(self, p, action - PAY)
            build.settle(self, p, chance)
        elif action < END:
            pay_cheapest(self, p)
            build.settle(self, p, chance)
        else:
            _end_turn(self)

    def why_illegal(self, action: int) -> str | None:
        return reasons.why_illegal(self, action)

    def scores(self) -> list[int]:
        points: list[int] = []
        for p in self.players:
            points.append(scoring.score(self, p))
        return points

    def score_parts(self, player: int) -> dict[str, int]:
        p: Player = self.players[player]
        return {name: scoring.built(self, p, piece) for piece, name in enumerate(PARTS)}

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def clone(self) -> GameState:
        return State(self.seats, self)

    def determinize(self, seat: int, chance: Chance) -> GameState:
        c = State(self.seats, self)
        hide(c, seat, chance)
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

    def revealed(self) -> bool:
        return self.news


def _end_turn(s: Position) -> None:
    """The next player clockwise."""
    s.turn = (s.turn + 1) % s.seats
    s.acted = False
    s.decision = TURN
