"""What experience weighs, against the same counted with a finger on the tiles."""

import sys
from pathlib import Path

import pytest

from bourgade.bots.greedy import GreedyBot
from bourgade.core.chance import FastChance
from bourgade.core.observation import Row
from bourgade.games.castle.prospects import LAYOUT
from bourgade.games.castle.rules import State
from bourgade.games.castle.walk import kind_of, walk

sys.path.insert(0, str(Path(__file__).parent))
from castle_stories import GAME

KINDS = "PTHC"


def told(s: State, seat: int) -> dict[str, list[int]]:
    row = Row(s.prospects_size())
    s.tell_prospects(seat, row)
    numbers = row.to_list()
    return {f.name: numbers[f.offset : f.offset + f.size] for f in LAYOUT.fields}


def counted(s: State, seat: int) -> dict[str, list[int]]:
    """The features with a subject of the seat, each once."""
    found = {"led": [0] * 12, "courts": [0, 0, 0]}
    found |= {name: [0] * 4 for name in ("shared", "lost", "doubled")}
    seen: set[frozenset[tuple[int, int]]] = set()
    for place in s.players[seat].subjects:
        if place < 0:
            continue
        feature = walk(s, int(place) >> 3, int(place) & 7)
        if frozenset(feature.segments) in seen:
            continue
        seen.add(frozenset(feature.segments))
        kind = KINDS.index(kind_of(s, int(place) >> 3, int(place) & 7))
        mine, other = feature.subjects(s, seat), feature.subjects(s, 1 - seat)
        found["doubled"][kind] += mine - 1
        if mine < other:
            found["lost"][kind] += 1
        elif mine == other:
            found["shared"][kind] += 1
        elif kind == 3:
            found["courts"][0] += 1
            found["courts"][1] += feature.markets(s)
        else:
            root = s.root_at(int(place))
            found["led"][kind * 4 + max(min(int(s.open_ends(root)), 4), 1) - 1] += 1
    return found


@pytest.mark.parametrize("seed", range(4))
def test_features_subjects_keep_and_time_are_told_as_they_lie(seed: int) -> None:
    chance = FastChance(seed)
    s = GAME.new(2, None, chance)
    assert isinstance(s, State)
    bots = [GreedyBot(seed), GreedyBot(seed + 1)]
    while not s.is_terminal():
        s.apply_action(bots[s.current_player()].choose(s), chance)
        for seat in (0, 1):
            p, numbers, found = s.players[seat], told(s, seat), counted(s, seat)
            assert numbers["courts"][:2] == found["courts"][:2]
            for name in ("led", "shared", "lost", "doubled"):
                assert numbers[name] == found[name], name
            assert numbers["reserve"].index(1) == p.reserve and sum(numbers["reserve"]) == 1
            assert numbers["wall_tiles"] == [int(p.walls[i]) for i in range(1, 10)]
            assert numbers["tiles_left"][0] == s.tiles_left()
            assert numbers["turn"] == [int(s.turn == seat)]
