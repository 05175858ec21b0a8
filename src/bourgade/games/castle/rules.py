"""The rules of the castle: what may be done now, and what happens when it is done.

This is the table of contents. A turn runs through place (the tile), subjects, completed (scoring)
and turns (the next one); features says how paths, towers, houses and courts grow together, scoring
what they are worth.
"""

from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.core.observation import Row
from bourgade.core.state import ActionList, GameState
from bourgade.games.castle import (
    completed,
    features,
    insight,
    observe,
    place,
    position,
    prospects,
    reasons,
    scoring,
    subjects,
    turns,
    view,
)
from bourgade.games.castle.actions import AGAIN, DOUBLE, END, NONE, PLACE, SCORE, SUBJECT
from bourgade.games.castle.state import (
    EXTRA_TURN,
    OVER,
    PARTS,
    PLACE_SUBJECT,
    PLACE_TILE,
    SCORE_NEXT,
    Position,
)


class State(Position):
    """A position that knows the rules."""

    def current_player(self) -> i64:
        return -1 if self.decision == OVER else self.decider

    def is_terminal(self) -> bool:
        return self.decision == OVER

    def list_actions(self, out: ActionList) -> None:
        if self.decision == PLACE_TILE:
            place.list_places(self, out)
        elif self.decision == PLACE_SUBJECT:
            subjects.list_subjects(self, out)
        elif self.decision == SCORE_NEXT:
            completed.list_scorings(self, out)
        elif self.decision == EXTRA_TURN:
            out.add(AGAIN)
            out.add(END)

    def apply_action(self, action: i64, chance: Chance) -> None:
        if action < SUBJECT:
            self.last = (action - PLACE) >> 2
            features.lay(self, self.last, self.hand, (action - PLACE) & 3)
            self.hand = -1
            subjects.offer(self, chance)
        elif action < NONE:
            subjects.place_subject(self, action - SUBJECT, chance)
        elif action < SCORE:
            completed.settle(self, chance)
        elif action < DOUBLE:
            completed.score_next(self, action - SCORE, False, chance)
        elif action < AGAIN:
            completed.score_next(self, action - DOUBLE, True, chance)
        elif action < END:
            turns.again(self, chance)
        else:
            turns.end(self, chance)

    def why_illegal(self, action: int) -> str | None:
        return reasons.why_illegal(self, action)

    def scores(self) -> list[int]:
        return [self.players[0].score, self.players[1].score]

    def score_parts(self, player: int) -> dict[str, int]:
        points = self.players[player].points
        return {name: points[i] for i, name in enumerate(PARTS)}

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.decision == OVER else []

    def clone(self) -> GameState:
        c = State()
        self.copy_into(c)
        return c

    def determinize(self, seat: int, chance: Chance) -> GameState:
        """Nobody knows more than the others: what is still hidden has not been drawn yet."""
        return self.clone()

    def view(self, seat: int | None) -> object:
        return view.view(self, seat)

    def observation_size(self) -> i64:
        return observe.SIZE

    def observe(self, seat: i64, out: Row) -> None:
        observe.observe(self, seat, out)

    def prospects_size(self) -> i64:
        return prospects.SIZE

    def tell_prospects(self, seat: i64, out: Row) -> None:
        prospects.tell_prospects(self, seat, out)

    def to_dict(self) -> dict[str, object]:
        return position.to_dict(self)

    def census(self) -> dict[str, int]:
        return position.census(self)

    def evaluate(self, player: i64) -> float:
        return insight.evaluate(self, player)
