"""The components of the game: facts of wall, tiles and points, and faulty corrections."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.core import data
from bourgade.core.data import DataError
from bourgade.games.castle import board_check, tables_check
from bourgade.games.castle import tables as t
from bourgade.games.castle.components import components


def test_the_wall() -> None:
    assert len(t.PLACES) == t.NUM_SQUARES == 76
    assert t.SQUARE_NAMES[0] == "h1" and t.SQUARE_NAMES[-1] == "j9"
    assert t.NUM_TOWERS == 14 and t.WALL_TILES_LAID == 13
    assert Counter(t.TOWER_ANGLES) == {"convex": 9, "reflex": 5}
    assert t.TOWER_SPACES[:2] == [[0, 1], [12, 13]]
    assert any(33 in spaces for spaces in t.TOWER_SPACES)
    for pair in ([27, 28], [47, 48], [69, 70], [91, 92]):
        assert pair not in t.TOWER_SPACES, "straight wall"


def test_the_corners_follow_the_wall() -> None:
    assert len(t.TOWER_CORNERS) == 14 and t.TOWER_CORNERS[0] == (7, 0)
    for (ax, ay), (bx, by) in zip(
        t.TOWER_CORNERS, t.TOWER_CORNERS[1:] + t.TOWER_CORNERS[:1], strict=True
    ):
        assert (ax == bx) != (ay == by), "from corner to corner the wall runs straight"


def test_every_space_of_the_track_knows_its_tower() -> None:
    for space in range(100):
        towers = [i for i, spaces in enumerate(t.TOWER_SPACES) if space in spaces and i > 0]
        assert t.TOWER_BIT[space] == sum(2**i for i in towers)
    assert sum(2**i for i in range(1, 14)) == t.ALL_TOWERS


def test_start_squares() -> None:
    assert t.NUM_STARTS == 7
    kinds = Counter(t.KIND_NAMES[kind] for kind in t.START_KIND)
    assert kinds == {"path": 2, "tower": 2, "house": 2, "court": 1}
    assert sum(t.START_MARKET) == 1
    for start in range(t.NUM_STARTS):
        place = t.START_SQUARE[start] * 4 + t.START_SIDE[start]
        assert t.BEYOND[place] == t.FIRST_START - start
        path = t.START_KIND[start] == t.PATH
        side = 2 ** t.START_SIDE[start]
        assert t.FIRST_DEMANDS[t.START_SQUARE[start]] == (17 * side if path else side)


def test_neighbours() -> None:
    for square in range(76):
        for side in range(4):
            near = t.BEYOND[square * 4 + side]
            if near >= 0:
                assert t.BEYOND[near * 4 + (side + 2) % 4] == square
                (x, y), (dx, dy) = t.PLACES[square], board_check.STEPS[side]
                assert t.PLACES[near] == (x + dx, y + dy)


def test_tiles() -> None:
    assert len(t.TILE_NAMES) == t.NUM_TILES == 60
    assert len(t.TILE_BY_NAME) == 55 and sum(t.TILE_COUNT.values()) == 60
    assert sum(len(wells) for wells in t.WELLS) == 11
    assert sum(len(markets) for markets in t.MARKETS) == 15
    assert sum(t.HAS_SQUARE) == 8
    paths = Counter(
        sum(t.is_path_side(tile, side) for side in range(4)) for tile in range(t.NUM_TILES)
    )
    assert paths == {0: 18, 1: 6, 2: 22, 3: 10, 4: 4}


def test_twins_follow_each_other() -> None:
    """So that drawing the n-th tile means the same face whichever twin was drawn before."""
    for name, first in t.TILE_BY_NAME.items():
        count = t.TILE_COUNT[name]
        assert t.TILE_NAMES[first : first + count] == [name] * count


@pytest.mark.parametrize("name", t.TILE_BY_NAME)
def test_a_face_is_sound(name: str) -> None:
    """Its open ends are its sides; a square ends every path of the tile in the middle."""
    tile = t.TILE_BY_NAME[name]
    paths = [i for i, kind in enumerate(t.TYPE_TEXT[tile]) if kind == "P"]
    sides = [side for side in range(4) if t.is_path_side(tile, side)]
    if t.HAS_SQUARE[tile]:
        assert len(paths) == len(sides) > 2
    else:
        assert len(paths) == (1 if sides else 0)
    ends = sum(t.FRESH[tile * 8 + i] & t.OPEN_MASK for i in range(t.SEGMENT_COUNT[tile]))
    assert ends == 4 + 2 * len(sides)
    for segment in range(t.SEGMENT_COUNT[tile]):
        fresh = t.FRESH[tile * 8 + segment]
        assert fresh // t.WELL == t.WELLS[tile].count(segment)
        assert fresh // t.MARKET % 64 == t.MARKETS[tile].count(segment)
    assert not any(t.FRESH[tile * 8 + t.SEGMENT_COUNT[tile] : tile * 8 + 8])


def test_rotations_that_look_different() -> None:
    def rotations(name: str) -> list[int]:
        return [r for r in range(4) if t.ROTATIONS[t.TILE_BY_NAME[name]] & t.BIT[r]]

    assert rotations("tower4") == rotations("cross") == rotations("square4") == [0]
    assert rotations("straight") == rotations("house-through-2courts") == [0, 1]
    assert rotations("straight-m") == [0, 1, 2, 3], "the market is on one side"
    assert rotations("curve") == rotations("house-tower-courtbetween") == [0, 1, 2, 3]


def test_fits() -> None:
    """A straight path into a path from the north; nothing met; a path from the north alone."""
    first = t.FIT_CLASS[t.TILE_BY_NAME["straight"]] * 256
    assert t.FITS[first] == 0b11
    assert t.FITS[first + 0b0001_0001] == 0b01
    assert t.FITS[first + 0b0000_0001] == 0b10
    assert t.FITS[first + 0b0001_0011] == 0b01
    assert t.FITS[first + 0b0011_0011] == 0


def test_bits() -> None:
    for i, bit in enumerate(t.BIT):
        mask = bit | 1 << 61
        assert bit == 1 << i and t.LOW[(mask & -mask) % 67] == i
    for byte in range(256):
        places = [i for i in range(8) if byte >> i & 1]
        assert t.BITS_IN_BYTE[byte] == len(places)
        assert t.NTH_BIT[byte * 8 : byte * 8 + len(places)] == places


def test_sets_of_squares_do_not_overlap() -> None:
    bits = [(low, high) for low, high in zip(t.LOW_BIT, t.HIGH_BIT, strict=True)]
    bits += [(0, bit) for bit in t.START_BIT]
    assert len(set(bits)) == len(bits) == 83
    assert all((low | high).bit_count() == 1 for low, high in bits)


def test_wall_tiles() -> None:
    assert t.WALL_TILE_COUNT == [0] + [2] * 9 and t.NUM_WALL_TILES == 18


def test_reconstructions_are_declared() -> None:
    entries = data.provenance("castle")
    declared = {e["what"] for e in entries if e["status"] == "reconstructed"}
    assert declared == {
        "Outline of the wall",
        "The other corner towers",
        "Places and features of the start squares",
        "The 60 faces and how often each occurs",
        "Flanks of a path",
    }
    assert all(t.IS_RECONSTRUCTED) and all(t.START_RECONSTRUCTED)
    assert t.TOWER_RECONSTRUCTED == [False, False] + [True] * 12


def test_components_for_the_page() -> None:
    parts = components()
    assert parts.edition == t.EDITION and len(parts.squares) == 76 and len(parts.towers) == 14
    assert parts.faces["straight"].rotations == [0, 90]
    assert sum(face.count for face in parts.faces.values()) == 60
    assert parts.provenance


# --- Corrections by the owner of a box ---

READERS: dict[str, Callable[[], Any]] = {
    "board.json": board_check.read_board,
    "tiles.json": tables_check.read_tiles,
    "scoring.json": tables_check.read_scoring,
}


def write_changed(folder: Path, name: str, path: str, value: Any) -> None:
    """The packaged file with one value changed; the path is written with slashes."""
    source = Path(t.__file__).parent / "data" / name
    content = json.loads(source.read_text(encoding="utf-8"))
    holder, steps = content, path.split("/")
    for step in steps[:-1]:
        holder = holder[int(step) if isinstance(holder, list) else step]
    last: Any = int(steps[-1]) if isinstance(holder, list) else steps[-1]
    if value is ...:
        del holder[last]
    else:
        holder[last] = value
    (folder / "castle").mkdir(exist_ok=True)
    (folder / "castle" / name).write_text(json.dumps(content), encoding="utf-8")


FAULTS: list[tuple[str, str, Any, str]] = [
    ("board.json", "rows/0", ".......####.", "rows: expected 76 squares, found 75"),
    ("board.json", "rows/0", ".......####x", 'rows[0]: expected only "#" and "."'),
    ("board.json", "rows/0", "##.......###", "rows: expected one connected castle"),
    ("board.json", "rows/0", "......#####.", "rows: expected a wall with 14 corners, found 18"),
    ("board.json", "track", 99, "track: expected 100 spaces, found 99"),
    ("board.json", "corner_towers/13", ..., "corner_towers: expected 14 towers, found 13"),
    (
        "board.json",
        "corner_towers/1/angle",
        "reflex",
        "corner_towers[1].angle: the wall has a convex corner there",
    ),
    (
        "board.json",
        "corner_towers/1/spaces",
        [12, 14],
        "corner_towers[1].spaces: expected two neighbouring spaces, found [12, 14]",
    ),
    (
        "board.json",
        "corner_towers/2/spaces",
        [11, 12],
        "corner_towers[2].spaces: expected spaces in the track's order",
    ),
    (
        "board.json",
        "corner_towers/0/wall_tile",
        True,
        "corner_towers[0].wall_tile: every tower but the first has a wall tile",
    ),
    ("board.json", "starts/0/square", "a1", 'starts[0].square: no square "a1" in the castle'),
    ("board.json", "starts/0/side", "south", "starts[0].side: there is no wall on that side"),
    ("board.json", "starts/0/market", True, "starts[0]: only a court has a market"),
    ("board.json", "starts/1/name", "S1", "starts: expected different names"),
    ("board.json", "provenance", ..., "provenance: missing"),
    ("tiles.json", "tiles/0/count", 2, "tiles: expected 60 tiles, found 61"),
    (
        "tiles.json",
        "tiles/0/slots",
        "00",
        'tiles[0].slots: expected 12 segment numbers of 01, found "00"',
    ),
    (
        "tiles.json",
        "tiles/0/slots",
        "000000001111",
        'tiles[0].slots: "001": a side without a path is one segment',
    ),
    (
        "tiles.json",
        "tiles/0/types",
        "TX",
        'tiles[0].types: expected 1 to 8 of the letters PTHC, found "TX"',
    ),
    ("tiles.json", "tiles/0/wells", [0], "tiles[0].wells[0]: segment 0 is no P"),
    ("tiles.json", "tiles/0/markets", [2], "tiles[0].markets[0]: no segment 2"),
    ("tiles.json", "tiles/2/markets", [1] * 30, "tiles: expected at most 43 markets"),
    (
        "tiles.json",
        "tiles/1/name",
        "tower3-court",
        'tiles[1].name: "tower3-court" is already the name of a tile',
    ),
    ("scoring.json", "points_per_tile/tower", 3, "points_per_tile.tower: expected 2, found 3"),
    ("scoring.json", "wall_tiles/9/points", 6, "wall_tiles.9.points: expected 5, found 6"),
    ("scoring.json", "wall_tiles/4/count", 3, "wall_tiles.4.count: expected 2, found 3"),
    (
        "scoring.json",
        "wall_tiles/1/effect",
        "rest",
        'wall_tiles.1.effect: expected "extra-turn", found "rest"',
    ),
]


@pytest.mark.parametrize(("name", "path", "value", "text"), FAULTS)
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
    assert str(caught.value) == f"castle/{name}: {text}"


def run_python(folder: Path | None, code: str) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    env.pop("BOURGADE_DATA", None)
    if folder is not None:
        env["BOURGADE_DATA"] = str(folder)
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


EDITION = "from bourgade.games.castle import tables as t; print(t.EDITION)"
# Random games in which both readings of the rules must agree at every step.
PLAY = """
from bourgade.core.chance import FastChance
from bourgade.games.castle.game import GAME
chance = FastChance(1)
for seed in range(20):
    s = GAME.new(2, None, chance)
    while not s.is_terminal():
        legal = s.legal_actions()
        for a in range(GAME.num_actions):
            assert (s.why_illegal(a) is None) == (a in legal), GAME.notation(a)
        s.apply_action(legal[chance.pick(len(legal))], chance)
print(len(GAME.new(2, None, chance).legal_actions()) > 0)
"""


def test_correction_changes_the_edition(tmp_path: Path) -> None:
    write_changed(tmp_path, "board.json", "starts/0/square", "i1")
    changed = run_python(tmp_path, EDITION)
    assert changed.returncode == 0, changed.stderr
    plain = run_python(None, EDITION).stdout.strip()
    assert plain == t.EDITION and plain.startswith("hans-im-gluck-2003+")
    assert changed.stdout.strip() != plain


def test_faulty_correction_stops_the_game_from_loading(tmp_path: Path) -> None:
    write_changed(tmp_path, "tiles.json", "tiles/0/count", 2)
    done = run_python(tmp_path, EDITION)
    assert done.returncode != 0
    assert "castle/tiles.json: tiles: expected 60 tiles, found 61" in done.stderr


# The path of "straight" between a tower on its right and a house on its left; Anna stands in both,
# and a straight path with courts below completes them.
FLANKS = """
import sys
sys.path.insert(0, "TESTS")
from castle_stories import play, table
subjects = ["j1.1", "j1.2"]
s = table("j1=straight i1=tower4 k1=house4", hand="straight-w", anna={"subjects": subjects})
play(s, "place j2 0", "none")
print(s.score_parts(0)["towers"], s.score_parts(0)["houses"], s.players[0].reserve)
"""


def write_owners_castle(folder: Path) -> None:
    """Paths flanked by buildings, and an eighth start square."""
    source = Path(t.__file__).parent / "data"
    tiles = json.loads((source / "tiles.json").read_text(encoding="utf-8"))
    flanked = {
        "straight": {"types": "PTH"},
        "cross": {"types": "PTHTH"},
        "straight-2towers": {"types": "PTTCC"},
        "curve": {"types": "PHC"},
        "fork-house": {"types": "PTTHC"},
    }
    for tile in tiles["tiles"]:
        tile.update(flanked.get(tile["name"], {}))
    board = json.loads((source / "board.json").read_text(encoding="utf-8"))
    eighth = {
        "name": "S8",
        "square": "c5",
        "side": "west",
        "feature": "house",
        "market": False,
        "reconstructed": False,
    }
    board["starts"].append(eighth)
    (folder / "castle").mkdir()
    (folder / "castle" / "tiles.json").write_text(json.dumps(tiles), encoding="utf-8")
    (folder / "castle" / "board.json").write_text(json.dumps(board), encoding="utf-8")


def test_an_owners_castle_with_other_tiles_is_played_by_the_same_rules(tmp_path: Path) -> None:
    write_owners_castle(tmp_path)
    done = run_python(tmp_path, PLAY)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "True"


def test_buildings_on_both_sides_of_an_owners_path_are_completed(tmp_path: Path) -> None:
    write_owners_castle(tmp_path)
    done = run_python(tmp_path, FLANKS.replace("TESTS", str(Path(__file__).parent)))
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["2", "1", "6"]
