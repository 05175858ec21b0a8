"""Bourgade as it is installed for this interpreter, measured in a process of its own.

Playouts begin from prepared positions, so that setting up counts for no engine; the copy counts.
"""

import random
import sys

from bench.protocol import Measure, repeat, serve

import bourgade
from bourgade import bots
from bourgade.bots.playout import playout
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState
from bourgade.version import build

STARTS = 32  # prepared positions
PLACING = {"castle": "place"}  # the verb that lays a tile, where a game is one of laying tiles
MIDGAME = 60  # random actions before the position that is copied and evaluated


class Bench:
    """The measures of one game for a number of players."""

    def __init__(self, key: str, players: int) -> None:
        self.key = key
        self.players = players
        self.game = bourgade.game(key)
        self.starts = [self.game.new(players, None, FastChance(i)) for i in range(STARTS)]
        self.middle = self.midgame()
        self.record = self.longest_record()
        self.placing = self.share_of(PLACING[key]) if key in PLACING else 0.0

    def share_of(self, verb: str) -> float:
        """How many of the actions of random games are of this kind."""
        chance = FastChance(2)
        actions = placed = 0
        for start in self.starts:
            state = start.clone()
            while not state.is_terminal():
                legal = state.legal_actions()
                action = legal[chance.pick(len(legal))]
                placed += self.game.decode(action)["verb"] == verb
                actions += 1
                state.apply_action(action, chance)
        return placed / actions

    def midgame(self) -> GameState:
        chance = FastChance(1)
        state = self.starts[0].clone()
        for _ in range(MIDGAME):
            legal = state.legal_actions()
            state.apply_action(legal[chance.pick(len(legal))], chance)
        return state

    def longest_record(self) -> str:
        """Of some whole games of the greedy bot, the one with most to read."""
        documents = []
        for seed in range(3):
            match = bourgade.start(self.key, players=self.players, seed=seed)
            seats = [bots.make("greedy", seed * 8 + seat) for seat in range(self.players)]
            while not match.state.is_terminal():
                match.play(seats[match.state.current_player()].choose(match.state))
            documents.append(match.record.to_json())
        return max(documents, key=len)

    def inner(self, seed: int) -> int:
        """Whole random games inside the compiled loop."""
        chance = FastChance(seed)
        actions = 0
        for start in self.starts:
            actions += playout(start.clone(), chance)
        return actions

    def placements(self, seed: int) -> int:
        """The tiles laid in the same games."""
        return round(self.inner(seed) * self.placing)

    def driver(self, seed: int) -> int:
        """The same, every decision made by an interpreted loop."""
        chance = FastChance(seed)
        rng = random.Random(seed).random
        actions = 0
        for start in self.starts:
            state = start.clone()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rng() * len(legal))], chance)
                actions += 1
        return actions

    def clone(self, _seed: int) -> int:
        for _ in range(2000):
            self.middle.clone()
        return 2000

    def evaluate(self, _seed: int) -> int:
        for _ in range(500):
            for seat in range(self.players):
                self.middle.evaluate(seat)
        return 500 * self.players

    def replay(self, _seed: int) -> int:
        bourgade.replay(self.record)
        return 1

    def measures(self) -> dict[str, Measure]:
        def timed(name: str) -> Measure:
            work = getattr(self, name)
            return lambda seconds, seed: repeat(work, seconds, seed)

        names = ["inner", "driver", "clone", "evaluate", "replay"]
        if self.placing:
            names.append("placements")
        return {f"{self.key}.{name}": timed(name) for name in names}


def main() -> None:
    measures: dict[str, Measure] = {}
    for wanted in sys.argv[1:]:
        key, players = wanted.split(":")
        measures |= Bench(key, int(players)).measures()
    serve({"build": build(), "version": bourgade.__version__}, measures)


main()
