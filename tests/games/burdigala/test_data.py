"""The components of the game: facts of map, tiles and cards, and faulty corrections."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bourgade.core import data
from bourgade.core.data import DataError
from bourgade.games.burdigala import board_check, tables_check
from bourgade.games.burdigala import tables as t
from bourgade.games.burdigala.ways import ALL_LANES, FAST, NO_LANES, SEA, Map


def names_of(mask: int) -> list[str]:
    return [name for point, name in enumerate(t.POINT_NAMES) if mask >> point & 1]


def reach(lanes: int, steps: int, start: str) -> list[str]:
    row = (lanes * 7 + steps) * t.NUM_POINTS
    return names_of(t.REACH[row + t.POINT_BY_NAME[start]])


def test_the_map() -> None:
    assert (t.NUM_POINTS, len(t.STREETS), t.NUM_SITES) == (27, 40, 18)
    assert names_of(t.HARBOURS) == ["A5", "C2", "C3", "C4", "D4", "F5"]
    assert [t.POINT_NAMES[gate] for gate in t.GATES] == ["A1", "A4", "F1", "F4"]
    assert len(t.SEA_LANES) == 4 and len(t.FAST_LANES) == 6
    assert [q + 1 for q in t.BONUS_QUARTERS] == [3, 6, 9, 12]
    assert [q + 1 for q in range(14) if t.QUARTER_SITES[q].bit_count() == 2] == [3, 6, 9, 12]


def test_a_pawn_touches_the_quarters_around_its_point() -> None:
    sites = {name: t.POINT_SITES[point] for name, point in t.POINT_BY_NAME.items()}
    numbers = {n: [s + 1 for s in range(18) if mask >> s & 1] for n, mask in sites.items()}
    assert numbers["A1"] == [1]
    assert numbers["B4"] == [3, 4, 5, 7, 8, 9]
    assert numbers["W1"] == [6, 10]
    assert numbers["E2"] == [10, 11, 12, 14, 15, 16]
    assert all(numbers.values()), "from every point a stone can be laid"


def test_reach_by_hand() -> None:
    assert reach(NO_LANES, 0, "A1") == ["A1"]
    assert reach(NO_LANES, 1, "A1") == ["A2", "B1"]
    assert reach(NO_LANES, 2, "A1") == ["A3", "B2", "W1"]
    assert reach(SEA, 1, "C4") == ["A5", "B5", "C3", "D4"]
    assert reach(NO_LANES, 1, "C4") == ["B5", "C3"]
    assert reach(FAST, 1, "A1") == ["A2", "A4", "B1", "F1", "F4"]
    assert "A1" in reach(NO_LANES, 4, "A1"), "around the first quarter"
    assert "A1" not in reach(NO_LANES, 2, "A1"), "no street twice"


def test_reach_agrees_with_walking_every_way() -> None:
    """A second walker, on edges as pairs of names and with whole ways remembered."""
    roads = {NO_LANES: t.STREETS, SEA: t.STREETS + t.SEA_LANES, FAST: t.STREETS + t.FAST_LANES}
    roads[ALL_LANES] = t.STREETS + t.SEA_LANES + t.FAST_LANES
    for lanes, edges in roads.items():
        for start in range(0, t.NUM_POINTS, 4):
            ways: list[tuple[int, tuple[int, ...]]] = [(start, ())]
            for steps in range(1, 6):
                ways = [
                    (sum(edges[e]) - at, (*used, e))
                    for at, used in ways
                    for e in range(len(edges))
                    if at in edges[e] and e not in used
                ]
                ends = {at for at, _ in ways}
                row = (lanes * 7 + steps) * t.NUM_POINTS
                assert t.REACH[row + start] == sum(2**at for at in ends)


def test_every_die_leads_somewhere_from_everywhere() -> None:
    least = [
        min(len(reach(NO_LANES, steps, name)) for name in t.POINT_NAMES) for steps in range(1, 7)
    ]
    assert least == [2, 3, 5, 7, 10, 14]


@pytest.mark.parametrize("lanes", range(4))
def test_a_path_is_a_way_without_repeats(lanes: int) -> None:
    exits = t.WAYS.exits[lanes]
    for start in range(t.NUM_POINTS):
        for steps in (1, 3, 6):
            mask = t.REACH[(lanes * 7 + steps) * t.NUM_POINTS + start]
            for end in range(t.NUM_POINTS):
                path = t.WAYS.path(lanes, steps, start, end)
                assert bool(path) == bool(mask >> end & 1)
                if path:
                    assert (path[0], path[-1], len(path)) == (start, end, steps + 1)
                    assert all(b in [to for _, to in exits[a]] for a, b in pairwise(path))
                    assert len(set(map(frozenset, pairwise(path)))) == steps


def test_a_small_map() -> None:
    """A triangle with a tail: around it and back takes three steps, the tail cannot turn."""
    small = Map(4, [(0, 1), (1, 2), (2, 0), (0, 3)], [], [])
    assert small.reach(NO_LANES, 0)[:4] == [0b0001, 0b1110, 0b0110, 0b0001]
    assert small.reach(NO_LANES, 0)[4] == 0b1000
    assert small.path(NO_LANES, 4, 0, 3) == (0, 1, 2, 0, 3)
    assert small.path(NO_LANES, 2, 3, 3) == ()


def test_tiles() -> None:
    assert t.NUM_TILES == 21 and len(set(t.TILE_NAMES)) == 21
    assert [t.TILE_SIZE.count(size) for size in (2, 3, 4, 5)] == [6, 6, 5, 4]
    assert sum(t.TILE_SIZE) == 70
    necropolis, stopped = t.TILE_BY_NAME["necropolis"], t.TILE_BY_NAME["stopped-site"]
    assert (t.TILE_VALUE[necropolis], t.TILE_KIND[necropolis]) == (0, t.NECROPOLIS)
    assert t.TILE_KIND[stopped] == t.STOPPED_SITE
    big = [v for v, z in zip(t.TILE_VALUE, t.TILE_SIZE, strict=True) if z == 5]
    assert t.TILE_VALUE[stopped] == min(big)
    assert max(t.TILE_VALUE) == 8


def test_cards_and_tokens() -> None:
    assert sum(t.GOODS_COUNTS) == 21 and t.SET_POINTS == [0, 1, 3, 6, 10, 15]
    assert t.INTRIGUE_COUNTS == [3] * 6 + [2] * 8 and sum(t.INTRIGUE_COUNTS) == 34
    assert t.CORRUPTION_COUNTS == [4] * 6
    assert t.INTRIGUE_NAMES[t.IN_VINO_VERITAS] == "in-vino-veritas"
    assert t.INTRIGUE_NAMES[t.PUBLIUS_CRASSUS] == "publius-crassus"
    assert (t.INTRIGUE_LIMIT, t.HARVEST_LIMIT) == (3, 5)


def test_bits() -> None:
    for i, bit in enumerate(t.BIT):
        mask = bit | 2**61
        assert bit == 2**i and t.LOW[(mask & -mask) % 67] == i


def test_what_is_reconstructed_says_so() -> None:
    listed = {entry["what"]: entry["status"] for entry in data.provenance("burdigala")}
    assert listed["Control points, streets, bridges, harbours and sea lanes"] == "reconstructed"
    assert listed["How many tiles of each size, and the value of each"] == "reconstructed"
    assert listed["Copies of each intrigue"] == "interpretation"
    assert "reconstructed" in t.EDITION


# --- Corrected data files ---

READERS: dict[str, Callable[[], Any]] = {
    "board.json": board_check.read_board,
    "tiles.json": tables_check.read_tiles,
    "cards.json": tables_check.read_cards,
    "setup.json": tables_check.read_setup,
}


def write_changed(folder: Path, name: str, path: str, value: Any) -> None:
    """A copy of a data file with one value changed; `...` takes it away."""
    content = data.load("burdigala", name)
    *way, last = path.split("/")
    place: Any = content
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    key: Any = int(last) if isinstance(place, list) else last
    if value is ...:
        del place[key]
    else:
        place[key] = value
    (folder / "burdigala").mkdir(exist_ok=True)
    (folder / "burdigala" / name).write_text(json.dumps(content), "utf-8")


FAULTS: list[tuple[str, str, Any, str]] = [
    ("board.json", "points/0/id", "A2", 'points[1].id: "A2" is there already'),
    ("board.json", "points/0/id", "A-1", 'points[0].id: expected letters and digits, found "A-1"'),
    ("board.json", "points/3/harbour", ..., "points[3].harbour: missing"),
    ("board.json", "points/3/gate", ..., "points[3].gate: missing"),
    ("board.json", "points", [], "points: expected 9 to 62 points, found 0"),
    ("board.json", "streets/4/a", "Z9", 'streets[4].a: no point "Z9"'),
    ("board.json", "streets/4/b", "B1", "streets[4]: joins B1 with itself"),
    ("board.json", "streets/1/b", "A1", "streets[1]: A2 and A1 are joined already"),
    ("board.json", "sea_lanes/0/b", "Z9", 'sea_lanes[0].b: no point "Z9"'),
    ("board.json", "fast_lanes/0/a", "A2", "fast_lanes[0].a: A2 is no gate"),
    ("board.json", "quarters/2/id", 7, "quarters[2].id: expected 3, found 7"),
    ("board.json", "quarters/13", ..., "quarters: expected 14, found 13"),
    ("board.json", "quarters/0/sites", [], "quarters[0].sites: expected 1 or 2, found 0"),
    ("board.json", "quarters/0/sites/0/id", 2, "quarters[0].sites[0].id: expected 1, found 2"),
    ("board.json", "quarters/2/bonus", None, "quarters: expected 4, found 3"),
    ("board.json", "quarters/0/points", ["A2", "B2"], "points[0]: A1 touches no quarter"),
    ("board.json", "view_box", [0, 0, 1], "view_box: expected 4, found 3"),
    ("tiles.json", "tiles/20", ..., "tiles: expected 21, found 20"),
    ("tiles.json", "tiles/3/id", "altar", 'tiles[4].id: "altar" is there already'),
    ("tiles.json", "tiles/3/size", 6, "tiles[3].size: expected 2 to 5, found 6"),
    ("tiles.json", "tiles/16/kind", "ordinary", "tiles: expected one necropolis, found 0"),
    ("tiles.json", "tiles/0/kind", "palace", "tiles[0].kind: expected one of ordinary, "),
    (
        "tiles.json",
        "bonus_tokens",
        [3, 3, 2],
        "bonus_tokens: expected [2, 2, 3, 3]",
    ),
    ("tiles.json", "stones", 31, "stones: expected 30, found 31"),
    ("cards.json", "goods/0/cards", 4, "goods: expected 21 cards, found 20"),
    ("cards.json", "intrigues/0/copies", 4, "intrigues: expected 34 cards, found 35"),
    (
        "cards.json",
        "intrigues/0/lasting",
        False,
        "intrigues[0].lasting: expected True",
    ),
    ("cards.json", "corruption/5", 3, "corruption: expected 24 tokens, found 23"),
    ("cards.json", "set_points", [0, 1, 3, 6, 10, 12], "set_points: must grow ever faster"),
    ("cards.json", "intrigue_limit", ..., "intrigue_limit: missing"),
    (
        "cards.json",
        "intrigue_limit_with_good_harvest",
        2,
        "intrigue_limit_with_good_harvest: ",
    ),
    ("setup.json", "pawns/2", 4, "pawns: expected 3, found 4"),
    ("setup.json", "compensation/3", [0, 1], "compensation.3: expected 3, found 2"),
    ("setup.json", "compensation/3/1", -1, "compensation.3[1]: expected at least 0, found -1"),
    ("setup.json", "provenance", [], "provenance: expected at least one entry"),
]


@pytest.mark.parametrize(
    ("name", "path", "value", "text"), FAULTS, ids=[f"{f[0]} {f[1]}" for f in FAULTS]
)
def test_faulty_correction_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, path: str, value: Any, text: str
) -> None:
    write_changed(tmp_path, name, path, value)
    monkeypatch.setattr(data, "_served", set())
    monkeypatch.setattr(data, "_directory", None)
    monkeypatch.setattr(data, "_directory_known", False)
    data.set_directory(tmp_path)
    with pytest.raises(DataError) as caught:
        READERS[name]()
    assert str(caught.value).startswith(f"burdigala/{name}: {text}")


def test_a_point_no_street_leads_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    streets = data.load("burdigala", "board.json")["streets"]
    kept = [street for street in streets if "W1" not in (street["a"], street["b"])]
    write_changed(tmp_path, "board.json", "streets", kept)
    monkeypatch.setattr(data, "_served", set())
    monkeypatch.setattr(data, "_directory", None)
    monkeypatch.setattr(data, "_directory_known", False)
    data.set_directory(tmp_path)
    with pytest.raises(DataError, match="no street leads to W1"):
        board_check.read_board()


def run_with(folder: Path | None, code: str) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    env.pop("BOURGADE_DATA", None)
    if folder is not None:
        env["BOURGADE_DATA"] = str(folder)
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


PLAY = """
import bourgade
from bourgade.core.chance import FastChance
from bourgade.games.burdigala import tables as t
game = bourgade.game("burdigala")
chance = FastChance(1)
state = game.new(2, None, chance)
while not state.is_terminal():
    legal = state.legal_actions()
    assert all(state.why_illegal(a) is None for a in legal)
    state.apply_action(legal[chance.pick(len(legal))], chance)
print(t.EDITION, game.num_actions, t.NUM_POINTS)
"""


def test_a_corrected_map_with_another_number_of_points_is_played(tmp_path: Path) -> None:
    """A new point in the middle of a street: the rules, the ids and the edition follow."""
    content = data.load("burdigala", "board.json")
    content["points"].append({"id": "X1", "x": 150, "y": 262, "harbour": True, "gate": None})
    first = next(street for street in content["streets"] if street["id"] == "s5")
    first["b"] = "X1"
    content["streets"].append({"id": "s41", "a": "X1", "b": "B2", "bridge": False})
    for quarter in (0, 4):
        content["quarters"][quarter]["points"].append("X1")
    (tmp_path / "burdigala").mkdir()
    (tmp_path / "burdigala" / "board.json").write_text(json.dumps(content), "utf-8")
    plain, changed = run_with(None, PLAY), run_with(tmp_path, PLAY)
    assert plain.returncode == 0, plain.stderr
    assert changed.returncode == 0, changed.stderr
    edition, actions, points = plain.stdout.split()
    new_edition, new_actions, new_points = changed.stdout.split()
    assert (points, new_points) == ("27", "28")
    assert int(new_actions) == int(actions) + 5  # place, push, and a move for each pawn
    assert new_edition != edition
