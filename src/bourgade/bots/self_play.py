"""Positions from self-play for the bots to learn from: each seat's prospects, and who won."""

import os
import random
from concurrent.futures import as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from bourgade import bots
from bourgade.bots.thinking import SearchBot
from bourgade.bots.tuned import tuned_wishes
from bourgade.core import registry
from bourgade.core.chance import FastChance
from bourgade.core.observation import Row
from bourgade.core.processes import workers

# Two games of three are the best that is quick; the others show what better play would avoid.
PLAYERS = ("sharp", "sharp", "steady")
# Who has learnt before plays by it: what looked good to it, and was not, is seen in its games.
AGAIN = ("learner", "learner", "sharp")
LEARNER = {"looks": 3}  # a learner looks where its turn may end, on fewer deals than in earnest
KEEP = 0.3  # of the positions: neighbours tell the same story
CHUNK = 50  # games in one piece of work


@dataclass
class Sample:
    """Positions at the start of a turn, one after the other; the seats side by side."""

    rows: NDArray[np.int16]  # what each seat can tell: position, seat, number
    points: NDArray[np.float32]  # what insight expects for each seat
    leader: NDArray[np.float32]  # the highest score so far
    stage: NDArray[np.float32]  # how much of the game is over
    won: NDArray[np.float32]  # each seat's share of the victory
    final: NDArray[np.float32]  # its points at the end
    game: NDArray[np.int64]

    def split(self) -> tuple["Sample", "Sample"]:
        """Nine games of ten to learn from, and one to judge by."""
        aside = self.game % 10 == 0
        return self._only(~aside), self._only(aside)

    def _only(self, chosen: NDArray[np.bool_]) -> "Sample":
        return Sample(**{name: column[chosen] for name, column in vars(self).items()})


def play_sample(
    key: str, players: int, games: int, seed: int, again: bool, progress: Progress
) -> Sample:
    """So many games on all processors; the same seed, the same sample."""
    pieces = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    task = progress.add_task("self-play", total=games)
    found: dict[int, Sample] = {}
    with workers(min(os.cpu_count() or 1, len(pieces))) as pool:
        work = {
            pool.submit(play_games, key, players, piece, seed, again): piece for piece in pieces
        }
        for done in as_completed(work):
            piece = work[done]
            found[piece.start] = done.result()
            progress.advance(task, len(piece))
    ordered = [found[start] for start in sorted(found)]
    names = vars(ordered[0])
    return Sample(**{n: np.concatenate([getattr(some, n) for some in ordered]) for n in names})


def seat_bots(key: str, players: int, number: int, again: bool) -> list[bots.Bot]:
    """Equals, for game `number`."""
    names = AGAIN if again else PLAYERS
    name = names[number % len(names)]
    seeds = range(number * players, (number + 1) * players)
    if name == "learner":
        wishes = tuned_wishes(key, **LEARNER)
        return [SearchBot(seed, 1, wishes=wishes) for seed in seeds]
    return [bots.make(name, seed) for seed in seeds]


def play_games(key: str, players: int, numbers: range, seed: int, again: bool) -> Sample:
    """Some of the games, by their numbers."""
    rows, points, leader, stage, won, final, of_game = [], [], [], [], [], [], []
    game = registry.game(key)
    row = Row(game.prospects.size)
    memory: Any = row.numbers
    told = np.frombuffer(memory, np.int16)
    for number in numbers:
        chance = FastChance(seed * 1_000_003 + number)
        kept = random.Random(seed * 1_000_003 + number)
        state = game.new(players, None, chance)
        seats = seat_bots(key, players, number, again)
        decider, steps, steps_of = -1, 0, []
        while not state.is_terminal():
            player = int(state.current_player())
            if player != decider and kept.random() < KEEP:
                steps_of.append(steps)
                leader.append(max(state.scores()))
                points.append([state.evaluate(seat) for seat in range(players)])
                for seat in range(players):
                    state.tell_prospects(seat, row)
                    rows.append(told.copy())
            decider = player
            state.apply_action(seats[player].choose(state), chance)
            steps += 1
        winners = state.winners()
        share = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        won += [share] * len(steps_of)
        final += [state.scores()] * len(steps_of)
        stage += [step / steps for step in steps_of]
        of_game += [number] * len(steps_of)
    return Sample(
        np.array(rows, np.int16).reshape(-1, players, game.prospects.size),
        np.array(points, np.float32).reshape(-1, players),
        np.array(leader, np.float32),
        np.array(stage, np.float32),
        np.array(won, np.float32).reshape(-1, players),
        np.array(final, np.float32).reshape(-1, players),
        np.array(of_game, np.int64),
    )
