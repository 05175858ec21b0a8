"""The rules of Brügge: what may be done now, and what happens when it is done.

This is the table of contents. The course of a round is in rounds, the six actions of a card in
play, what they change in build, disasters in disasters, what characters do in perform and the
choices they offer in choices, the draw piles in piles, points in scoring.
"""

from bourgade.core.chance import Chance
from bourgade.core.native import i64, vec
from bourgade.core.observation import Row
from bourgade.core.state import ActionList, GameState
from bourgade.games.bruges import actions as do
from bourgade.games.bruges import insight, observe, position, reasons, scoring, view
from bourgade.games.bruges.choices import choose, list_choices
from bourgade.games.bruges.piles import redraw_hidden
from bourgade.games.bruges.rounds import (
    act,
    draw_or_stop,
    go_on,
    list_draws,
    list_turn,
    progress_or_stay,
)
from bourgade.games.bruges.state import DRAW, OVER, PROGRESS, TRACK_PARTS, TURN, Player, Position


class State(Position):
    """A position that knows the rules."""

    def current_player(self) -> i64:
        return self.decider

    def is_terminal(self) -> bool:
        return self.decision == OVER

    def list_actions(self, out: ActionList) -> None:
        if self.decision == TURN:
            list_turn(self, out)
        elif self.decision == DRAW:
            list_draws(self, out)
        elif self.decision == PROGRESS:
            out.add(do.ADVANCE)
            out.add(do.DONE)
        elif self.decision != OVER:
            list_choices(self, out)

    def apply_action(self, action: i64, chance: Chance) -> None:
        self.shown = False
        if self.decision == TURN:
            act(self, action)
        elif self.decision == DRAW:
            draw_or_stop(self, action, chance)
        elif self.decision == PROGRESS:
            progress_or_stay(self, action)
        else:
            choose(self, action, chance)
        go_on(self, chance)

    def why_illegal(self, action: int) -> str | None:
        return reasons.why_illegal(self, action)

    def scores(self) -> list[int]:
        points: list[int] = []
        seat: i64
        for seat in range(self.seats):
            points.append(scoring.total(self, seat))
        return points

    def score_parts(self, player: int) -> dict[str, int]:
        p: Player = self.players[player]
        parts: dict[str, int] = {name: p.points[i] for i, name in enumerate(TRACK_PARTS)}
        final: vec[i64] = vec[i64]([0] * 7)
        scoring.final_points(self, player, final)
        for i, name in enumerate(scoring.FINAL_PARTS):
            parts[name] = final[i]
        return parts

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.decision == OVER else []

    def clone(self) -> GameState:
        return State(self.seats, self)

    def determinize(self, seat: int, chance: Chance) -> GameState:
        c = State(self.seats, self)
        redraw_hidden(c, seat, chance)
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
        return self.shown
