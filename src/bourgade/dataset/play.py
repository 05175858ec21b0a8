"""One game of a data set as a batch of rows, wherever it is played."""

import os
from array import array
from typing import Any

import msgspec
import pyarrow as pa

from bourgade import bots
from bourgade.core import data, registry
from bourgade.core.chance import FastChance
from bourgade.core.game import Game
from bourgade.core.observation import Row
from bourgade.core.state import GameState
from bourgade.dataset.plan import DatasetError, Plan
from bourgade.server.plugins import VARIABLE as PLUGINS
from bourgade.server.plugins import load_plugins


class Task(msgspec.Struct):
    """Games for a worker, with all it needs to know."""

    plan: Plan
    numbers: list[int]
    plugins: str = ""
    data: str | None = None


def schema(plan: Plan) -> Any:
    """The columns, and as metadata the plan and what the numbers mean."""
    game = registry.game(plan.game)
    layout = game.observation
    number = pa.field("item", pa.int16(), nullable=False)
    kinds = {
        "game": pa.int32(),
        "seed": pa.int64(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "observation": pa.list_(number, layout.size),
        "legal": pa.list_(number),
        "action": pa.int16(),
        "win": pa.float32(),
        "points": pa.int16(),
        "margin": pa.float32(),
    }
    fields = [pa.field(name, kind, nullable=False) for name, kind in kinds.items()]
    about = {
        **msgspec.to_builtins(plan),
        "num_actions": game.num_actions,
        "layout": [{**field._asdict(), "shape": list(field.shape)} for field in layout.fields],
    }
    return pa.schema(fields, metadata={"bourgade": msgspec.json.encode(about)})


def task(plan: Plan, numbers: list[int]) -> bytes:
    directory = data.directory()
    place = None if directory is None else str(directory)
    return msgspec.json.encode(Task(plan, numbers, os.environ.get(PLUGINS, ""), place))


def work(content: bytes) -> bytes:
    """A worker's whole duty: the rows of some games, one batch each, as an Arrow stream."""
    job = msgspec.json.decode(content, type=Task)
    if job.data is not None:
        data.set_directory(job.data)
    if job.plugins:
        os.environ[PLUGINS] = job.plugins
        load_plugins()
    columns = schema(job.plan)
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, columns) as stream:
        for number in job.numbers:
            stream.write_batch(rows(job.plan, number, columns))
    return bytes(sink.getvalue())


class Rows:
    """The decisions of a game, column by column, until its result is known."""

    def __init__(self, game: Game) -> None:
        self.plies = array("i")
        self.seats = array("b")
        self.actions = array("h")
        self.legal = array("h")
        self.ends = array("i", [0])
        self.seen = bytearray()
        self._row = Row(game.observation.size)
        self._memory: Any = self._row.numbers

    def add(self, state: GameState, ply: int, legal: list[int], action: int) -> None:
        seat = state.current_player()
        state.observe(seat, self._row)
        self.seen += memoryview(self._memory).cast("B")
        self.plies.append(ply)
        self.seats.append(seat)
        self.actions.append(action)
        self.legal.extend(legal)
        self.ends.append(len(self.legal))


def rows(plan: Plan, number: int, columns: Any) -> Any:
    """Plays game `number` and returns its decisions as a batch."""
    game = registry.game(plan.game)
    seating = plan.seating(number)
    players = [bots.make(name, plan.bot_seed(number, i)) for i, name in enumerate(seating)]
    chance = FastChance(plan.dice_seed(number))
    state = game.new(plan.players, plan.options, chance)
    kept = Rows(game)
    ply = 0
    while not state.is_terminal():
        seat = state.current_player()
        legal = state.legal_actions()
        # A copy, so that no bot can spoil the game.
        action = int(players[seat].choose(state.clone()))
        if action not in legal:
            raise DatasetError(f"game {number}: bot {seating[seat]!r} chose an illegal action")
        if plan.keeps(number, ply):
            kept.add(state, ply, legal, action)
        state.apply_action(action, chance)
        ply += 1
    return _batch(plan, number, kept, state, columns)


def _batch(plan: Plan, number: int, kept: Rows, state: GameState, columns: Any) -> Any:
    scores = state.scores()
    winners = state.winners()
    others = [(sum(scores) - own) / (len(scores) - 1) for own in scores]
    wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    margins = [own - rest for own, rest in zip(scores, others, strict=True)]
    seating = plan.seating(number)
    count = len(kept.seats)
    size = columns.field("observation").type.list_size
    seen = _packed(pa.int16(), kept.seen, count * size)
    arrays = {
        "game": pa.array([number] * count, pa.int32()),
        "seed": pa.array([plan.dice_seed(number)] * count, pa.int64()),
        "ply": _packed(pa.int32(), kept.plies, count),
        "seat": _packed(pa.int8(), kept.seats, count),
        "bot": pa.array([seating[seat] for seat in kept.seats], pa.string()),
        "observation": pa.FixedSizeListArray.from_arrays(
            seen, type=columns.field("observation").type
        ),
        "legal": pa.ListArray.from_arrays(
            _packed(pa.int32(), kept.ends, count + 1),
            _packed(pa.int16(), kept.legal, len(kept.legal)),
            type=columns.field("legal").type,
        ),
        "action": _packed(pa.int16(), kept.actions, count),
        "win": pa.array([wins[seat] for seat in kept.seats], pa.float32()),
        "points": pa.array([scores[seat] for seat in kept.seats], pa.int16()),
        "margin": pa.array([margins[seat] for seat in kept.seats], pa.float32()),
    }
    return pa.record_batch([arrays[name] for name in columns.names], schema=columns)


def _packed(kind: Any, content: Any, count: int) -> Any:
    return pa.Array.from_buffers(kind, count, [None, pa.py_buffer(bytes(content))])
