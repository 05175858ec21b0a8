"""The smallest game with chance and hidden information, written outside the library.

Two players race to ten steps. Each turn: walk (a die's steps) or rest; at rest a player draws a
secret coin worth 0 or 1 point, shown only to its owner until the end.
"""

from typing import Any

import msgspec

from bourgade.core.chance import Chance
from bourgade.core.errors import PositionError
from bourgade.core.game import Effect, Game
from bourgade.core.space import ActionSpace, Verb
from bourgade.core.state import GameState
from bourgade.core.texts import Message

WALK, REST, BOAST, END = range(4)
GOAL = 10


class RaceView(msgspec.Struct):
    steps: list[int]
    coins: list[int | None]
    to_move: int


class Race(GameState):
    def __init__(self) -> None:
        self.steps = [0, 0]
        self.coins = [0, 0]
        self.drawn = [0, 0]
        self.turn = 0
        self.boasts = 0
        self.moved = False

    def current_player(self) -> int:
        return -1 if max(self.steps) >= GOAL else self.turn

    def legal_actions(self) -> list[int]:
        if self.current_player() < 0:
            return []
        boast = [BOAST] if self.boasts < 3 else []
        return [*boast, END] if self.moved else [WALK, REST, *boast]

    def apply_action(self, action: int, chance: Chance) -> None:
        if action == WALK:
            self.steps[self.turn] += chance.die()
            self.moved = True
        elif action == REST:
            self.coins[self.turn] += chance.pick(2)
            self.drawn[self.turn] += 1
            self.moved = True
        elif action == BOAST:
            self.boasts += 1
        else:
            self.turn, self.boasts, self.moved = 1 - self.turn, 0, False

    def why_illegal(self, action: int) -> str | None:
        return None if action in self.legal_actions() else "race.not-now"

    def scores(self) -> list[int]:
        return [s + c for s, c in zip(self.steps, self.coins, strict=True)]

    def score_parts(self, player: int) -> dict[str, int]:
        return {"steps": self.steps[player], "coins": self.coins[player]}

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat in (0, 1) if scores[seat] == max(scores)]

    def clone(self) -> "Race":
        other = Race()
        other.steps, other.coins, other.drawn = self.steps[:], self.coins[:], self.drawn[:]
        other.turn, other.boasts, other.moved = self.turn, self.boasts, self.moved
        return other

    def determinize(self, seat: int, chance: Chance) -> "Race":
        other = self.clone()
        hidden = 1 - seat
        other.coins[hidden] = sum(chance.pick(2) for _ in range(self.drawn[hidden]))
        return other

    def view(self, seat: int | None) -> RaceView:
        over = self.current_player() < 0
        coins = [c if over or seat == i else None for i, c in enumerate(self.coins)]
        return RaceView(self.steps[:], coins, self.current_player())

    def to_dict(self) -> dict[str, object]:
        return dict(vars(self).items())

    def census(self) -> dict[str, int]:
        return {"pawns": len(self.steps)}

    def evaluate(self, player: int) -> float:
        return float(self.scores()[player])


def from_dict(position: dict[str, Any]) -> Race:
    race = Race()
    for key in vars(race):
        if key not in position:
            raise PositionError(key, "is missing")
        setattr(race, key, position[key])
    return race


RACE = Game(
    key="race",
    rules_version=1,
    edition="test",
    min_players=2,
    max_players=2,
    options=(),
    space=ActionSpace(
        "race",
        Verb("walk", "walk"),
        Verb("rest", "rest"),
        Verb("boast", "boast"),
        Verb("end", "end"),
    ),
    setup=lambda players, options, chance: Race(),
    from_dict=from_dict,
    describe=lambda state, action: Message("race.action"),
    tell=lambda before, action, after, seat: [],
    prompt=lambda state: Message("race.prompt"),
    preview=lambda state, action: [Effect("steps", 1)],
    view_type=RaceView,
    components=lambda: RaceView([], [], 0),
)
