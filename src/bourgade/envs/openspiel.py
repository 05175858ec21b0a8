"""OpenSpiel: the games for its algorithms, registered as `python_bourgade_<key>`.

    game = bourgade.envs.openspiel("burgundy", players=2)       # or, once this module is imported:
    game = pyspiel.load_game("python_bourgade_burgundy(players=3)")

- Chance is explicit. Whenever the rules ask chance for one of n, there is a chance node with n
  equal outcomes. The game begins with those of the set-up. Several draws within one action are one
  chance node after the other; the position moves on when the last of them is known.
- The information state of a seat remembers all that it has seen and done: a digest that grows with
  each observation, its choices and its actions. As a tensor it is the observation now, the last
  own actions, and the digest's bytes; as a string the digest.
- `resample_from_infostate` redraws what the seat cannot know, so that ISMCTS plays all games.
"""

import json
from collections.abc import Callable
from copy import copy
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
import pyspiel

from bourgade.core import registry
from bourgade.core.chance import FastChance, ReplayChance
from bourgade.core.errors import BourgadeError, ChanceError
from bourgade.core.game import Game
from bourgade.core.state import GameState
from bourgade.envs import Reward
from bourgade.envs.common import Watcher, check_reward, rewards

MOST_OUTCOMES = 256  # of one draw: the fullest bag holds fewer
LONGEST = 5000  # decisions of a game, and draws: several times the longest one seen
HIGHEST = 10.0  # a lead of a thousand points
RECENT = 32  # own actions in the tensor of the information state
DIGEST = 16  # bytes

Setting = tuple[str, int, str, Reward]  # key, players, options as JSON, reward


class Play:
    """All that the Python side of a state holds, copied and stored as one."""

    __slots__ = ("action", "asked", "done", "outcomes", "position", "recall", "setting")

    def __init__(self, setting: Setting) -> None:
        players = setting[1]
        self.setting = setting
        self.position: GameState | None = None  # None while the set-up is being drawn
        self.action = -1  # the one whose draws are under way
        self.outcomes: list[int] = []  # its draws so far
        self.asked = 0  # among how many the next draw is; 0 where a player decides
        self.recall = [b""] * players
        self.done: list[tuple[int, ...]] = [()] * players

    def __copy__(self) -> "Play":
        twin = Play.__new__(Play)
        twin.setting = self.setting
        # A position is never changed, only replaced: copies may share it.
        twin.position = self.position
        twin.action = self.action
        twin.outcomes = list(self.outcomes)
        twin.asked = self.asked
        twin.recall = list(self.recall)
        twin.done = list(self.done)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return copy(self)

    def __reduce__(self) -> tuple[Callable[..., "Play"], tuple[Any, ...]]:
        where = None if self.position is None else msgspec.json.encode(self.position.to_dict())
        more = (self.action, self.outcomes, self.asked, self.recall, self.done)
        return _restore, (self.setting, where, *more)

    def attempt(self, game: Game, watcher: Watcher) -> None:
        """Goes on with the draws known so far: to the next draw, or to the next position."""
        chance = ReplayChance(self.outcomes)
        try:
            after = self._after(game, chance)
        except ChanceError:
            self.asked = chance.wanted
            if not 0 < self.asked <= MOST_OUTCOMES:
                raise BourgadeError(f"{game.key}: a draw among {self.asked}") from None
            return
        self.position = after
        self.asked = 0
        self.action = -1
        self.outcomes = []
        self._remember(watcher)

    def _after(self, game: Game, chance: ReplayChance) -> GameState:
        if self.position is None:
            return game.new(self.setting[1], json.loads(self.setting[2]), chance)
        after = self.position.clone()
        after.apply_action(self.action, chance)
        return after

    def _remember(self, watcher: Watcher) -> None:
        """Every seat looks at the new position; who must decide also knows its choices."""
        assert self.position is not None
        mover = self.position.current_player()
        for seat, before in enumerate(self.recall):
            grown = blake2b(before, digest_size=DIGEST)
            grown.update(watcher.content(self.position, seat))
            if seat == mover:
                grown.update(repr(self.position.legal_actions()).encode())
            self.recall[seat] = grown.digest()

    def imagine(self, seat: int, lot: float) -> None:
        """What `seat` cannot know becomes something else that may be true."""
        assert self.position is not None and self.asked == 0
        self.position = self.position.determinize(seat, FastChance(int(lot * (1 << 53))))
        # What the others have seen in truth is not what they would have seen here.
        known = self.recall[seat]
        for other in range(len(self.recall)):
            if other != seat:
                self.recall[other] = blake2b(b"%d" % other, key=known, digest_size=DIGEST).digest()


def _restore(setting: Setting, where: bytes | None, *more: Any) -> Play:
    play = Play(setting)
    if where is not None:
        play.position = registry.game(setting[0]).from_dict(json.loads(where))
    play.action, play.outcomes, play.asked, play.recall, play.done = more
    return play


class BoardState(pyspiel.State):  # type: ignore[misc]
    """A position, or a draw of chance under way."""

    def __init__(self, game: "BoardGame") -> None:
        super().__init__(game)
        self._play = copy(game.beginning)

    @property
    def position(self) -> GameState | None:
        """The position of the library; the last one while chance draws, None in the set-up."""
        return self._play.position

    def current_player(self) -> int:
        play = self._play
        if play.asked:
            return int(pyspiel.PlayerId.CHANCE)
        assert play.position is not None
        seat = play.position.current_player()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        play = self._play
        return not play.asked and play.position is not None and play.position.is_terminal()

    def _legal_actions(self, player: int) -> list[int]:
        assert self._play.position is not None
        return self._play.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        asked = self._play.asked
        return [(outcome, 1.0 / asked) for outcome in range(asked)]

    def _apply_action(self, action: int) -> None:
        play = self._play
        if play.asked:
            play.outcomes.append(action)
        else:
            assert play.position is not None
            seat = play.position.current_player()
            play.action = action
            play.done[seat] = (action, *play.done[seat][: RECENT - 1])
            grown = blake2b(play.recall[seat], digest_size=DIGEST)
            grown.update(b"%d" % action)
            play.recall[seat] = grown.digest()
        game = self.get_game()
        play.attempt(game.rules, game.watcher)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action + 1} of {self._play.asked}"
        notation: str = self.get_game().rules.notation(action)
        return notation

    def returns(self) -> list[float]:
        play = self._play
        if not self.is_terminal():
            return [0.0] * play.setting[1]
        assert play.position is not None
        return rewards(play.position, play.setting[3])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BoardState":
        """Another state that `player` could not tell from this one.

        Its history stays that of this state: the draws in it are not those of the new position.
        """
        if self._play.asked or self.is_terminal():
            raise BourgadeError("only where a player decides can hidden things be redrawn")
        state: BoardState = self.clone()
        state._play.imagine(player, sampler())
        return state

    def __str__(self) -> str:
        play = self._play
        position = None if play.position is None else play.position.to_dict()
        drawing = {"action": play.action, "outcomes": play.outcomes, "among": play.asked}
        return json.dumps({"position": position, "drawing": drawing if play.asked else None})


class BoardGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the library for a number of players; each game is a class of its own."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        key = self.key
        wishes = {**_PARAMETERS, **(params or {})}
        self.rules = registry.game(key)
        players, reward = int(wishes["players"]), wishes["reward"]
        check_reward(reward)
        options = self.rules.settle(players, json.loads(wishes["options"] or "{}"))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0 / (players - 1) if reward == "win" else -HIGHEST,
            max_utility=1.0 if reward == "win" else HIGHEST,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(key), info, params or {})
        self.watcher = Watcher(self.rules)
        self.beginning = Play((key, players, json.dumps(options), reward))
        self.beginning.attempt(self.rules, self.watcher)

    def new_initial_state(self) -> BoardState:
        return BoardState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(
        self,
        iig_obs_type: Any = None,
        params: dict[str, Any] | None = None,
    ) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules, kind, params)


class Observer:
    """What a seat sees now; with perfect recall, also what it has seen and done before."""

    def __init__(self, rules: Game, kind: Any, params: dict[str, Any] | None) -> None:
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not kind.public_info or kind.private_info != single:
            raise ValueError(
                "there are observations of one seat, with all it may know, and no others"
            )
        self.rules = rules
        self.perfect_recall: bool = kind.perfect_recall
        self._watcher = Watcher(rules)
        seen = rules.observation.size
        more = RECENT + DIGEST if self.perfect_recall else 0
        self.tensor = np.zeros(seen + more, np.float32)
        self.dict = {}
        for field in rules.observation.fields:
            part = self.tensor[field.offset : field.offset + field.size]
            self.dict[field.name] = part.reshape(field.shape)
        if self.perfect_recall:
            self.dict["own_actions"] = self.tensor[seen : seen + RECENT]
            self.dict["recall"] = self.tensor[seen + RECENT :]

    def set_from(self, state: BoardState, player: int) -> None:
        play = state._play
        self.tensor.fill(0)
        if play.position is not None:
            seen = self._watcher.observation(play.position, player)
            self.tensor[: len(seen)] = seen
        if self.perfect_recall:
            done = play.done[player]
            self.dict["own_actions"][: len(done)] = np.array(done, np.float32) + 1
            recall = play.recall[player]
            self.dict["recall"][: len(recall)] = np.frombuffer(recall, np.uint8)

    def string_from(self, state: BoardState, player: int) -> str:
        play = state._play
        if self.perfect_recall:
            return f"player {player}, recall {play.recall[player].hex()}"
        if play.position is None:
            return f"player {player}, set-up"
        self.set_from(state, player)
        parts = [
            f"{name} {values.astype(int).tolist()}"
            for name, values in self.dict.items()
            if values.any()
        ]
        return f"player {player}, " + ", ".join(parts)


class InsightEvaluator:
    """Judges positions for OpenSpiel's searches by the library's own estimate of points.

    Far quicker than playing to the end. `prior` likes every action alike.
    """

    def __init__(self, points: float = 50.0) -> None:
        self.points = points  # a lead of so many is as good as won

    def evaluate(self, state: BoardState) -> list[float]:
        position = state.position
        assert position is not None
        hopes = [position.evaluate(seat) for seat in range(state.num_players())]
        total = sum(hopes)
        leads = [own - (total - own) / (len(hopes) - 1) for own in hopes]
        return [max(-1.0, min(1.0, lead / self.points)) for lead in leads]

    def prior(self, state: BoardState) -> list[tuple[int, float]]:
        legal = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(legal)) for action in legal]


_PARAMETERS: dict[str, Any] = {"players": 2, "reward": "win", "options": ""}


def _game_type(key: str) -> Any:
    rules = registry.game(key)
    return pyspiel.GameType(
        short_name=f"python_bourgade_{key}",
        long_name=rules.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_players,
        min_num_players=rules.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_PARAMETERS,
    )


def load(key: str, players: int, options: dict[str, Any] | None, reward: Reward) -> Any:
    """The game for these wishes."""
    registry.game(key).settle(players, options)
    check_reward(reward)
    wishes = {"players": players, "reward": reward, "options": json.dumps(options or {})}
    return pyspiel.load_game(f"python_bourgade_{key}", wishes)


def _register() -> None:
    for key in registry.games():
        # A class, not a function: OpenSpiel lets go of it only after Python has ended, when the
        # last reference to a function would bring the process down.
        own = type(f"{key.capitalize()}Game", (BoardGame,), {"key": key})
        pyspiel.register_game(_game_type(key), own)


_register()
