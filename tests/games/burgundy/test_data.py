"""The components of the game: facts of boards, tiles, depots and scores, and faulty corrections."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.core import data
from bourgade.core.data import DataError
from bourgade.games.burgundy import boards_check, tables_check
from bourgade.games.burgundy import tables as t

# Sizes of the regions by colour (castle, mine, knowledge, ship, animal, building), largest first.
REGION_SIZES = {
    "1": "31 3 33 33 51 5331",
    "2": "1111 21 222 222 42 822",
    "3": "1111 21 6 321 42 5511",
    "4": "1111 21 33 411 33 552",
    "5": "1111 21 321 321 33 33321",
    "6": "1111 111 33 6 42 642",
    "7": "22 111 222 222 33 732",
    "8": "1111 21 42 111111 6 222222",
    "9": "1111 21 3111 42 42 66",
    "10a": "1111 21 411 6 51 66",
    "10b": "1111 21 42 33 321 75",
    "10c": "1111 111 33 42 42 543",
    "10d": "1111 21 321 51 321 822",
    "10e": "1111 3 6 33 42 651",
    "10f": "1111 3 51 321 2211 75",
    "10g": "1111 111 411 321 51 642",
    "10h": "1111 21 321 42 6 75",
}

# The colours of the boards of the box by their first letters, row by row, and the numbers that all
# of them share.
COLOURS = {
    "1": "ACCK AACKB AABKBB SSSCSSS BBMBBA BMKBB MKKB",
    "2": "SBAC ASBAB AAABKB BBBBBKC KKMKMS BBMKS CSSC",
    "3": "AAAA SSCSS BMKKSB BBKCKBB BBKKBB CAMMC BASB",
    "4": "CABS AABSS BBBSCM AAAKKMS BCKBBB BMBKK SBKC",
    "5": "ABBS AABMM BCKSSS BBAKCBB KCAKSB BABCS KKBM",
    "6": "KKCS KBBSB AAMSBB KBBCSBB KBBMSB KMAAS CAAC",
    "7": "KCCS KAAAS SMBBMA SKBBBAB BKBBAB BSMKB SCCK",
    "8": "BBSB SCKCB BKMKKS BAKMAKB SAAAMB BCACS BSBB",
    "9": "BBCK BBAAS BBAASS CKKMSCK SSKMBA KBBBA MCBB",
}
NUMBERS = "6543 21654 543123 6126541 254312 61256 3413"


def cells_of(mask: int) -> list[int]:
    return [cell for cell in range(t.NUM_CELLS) if mask >> cell & 1]


@pytest.mark.parametrize("name", REGION_SIZES)
def test_region_sizes(name: str) -> None:
    board = t.BOARD_BY_NAME[name]
    sizes: list[list[int]] = [[] for _ in range(6)]
    for region in range(t.REGION_COUNT[board]):
        cells = cells_of(t.REGION_CELLS[board * 24 + region])
        assert len(cells) == t.REGION_SIZE[board * 24 + region]
        assert all(t.CELL_REGION[board * 37 + cell] == region for cell in cells)
        colours = {t.CELL_COLOUR[board * 37 + cell] for cell in cells}
        assert len(colours) == 1
        sizes[colours.pop()].append(len(cells))
    found = " ".join("".join(map(str, sorted(s, reverse=True))) for s in sizes)
    assert found == REGION_SIZES[name]
    assert set(t.REGION_CELLS[board * 24 + t.REGION_COUNT[board] : board * 24 + 24]) == {0}


def test_boards_are_listed_in_order() -> None:
    assert list(REGION_SIZES) == t.BOARD_NAMES
    assert t.NUM_BOARDS == 17
    assert t.IS_SPIELBOX == [0] * 9 + [1] * 8
    assert t.IS_RECONSTRUCTED == [0] * 9 + [1] * 8
    assert t.START_CELL == [18] + [-1] * 16


def test_board_1_as_printed() -> None:
    assert t.CELL_NUMBER[:4] == [6, 5, 4, 3]
    assert t.CELL_COLOUR[:4] == [t.ANIMAL, t.CASTLE, t.CASTLE, t.KNOWLEDGE]
    assert (t.CELL_COLOUR[18], t.CELL_NUMBER[18]) == (t.CASTLE, 6)
    assert cells_of(t.COLOUR_CELLS[t.CASTLE]) == [1, 2, 6, 18]
    assert cells_of(t.COLOUR_CELLS[t.MINE]) == [24, 29, 33]


@pytest.mark.parametrize("name", COLOURS)
def test_colours_of_the_boards_of_the_box(name: str) -> None:
    first = t.BOARD_BY_NAME[name] * 37
    printed = ["CMKSAB".index(letter) for letter in COLOURS[name].replace(" ", "")]
    assert t.CELL_COLOUR[first : first + 37] == printed


def test_numbers_of_the_boards_of_the_box() -> None:
    assert t.CELL_NUMBER[:37] == [int(number) for number in NUMBERS.replace(" ", "")]


def test_boards_1_to_9_share_their_numbers() -> None:
    for board in range(1, 9):
        assert t.CELL_NUMBER[board * 37 : board * 37 + 37] == t.CELL_NUMBER[:37]


def test_masks_of_colour_and_number_cover_every_board_once() -> None:
    everything = 2**37 - 1
    for board in range(t.NUM_BOARDS):
        colours = t.COLOUR_CELLS[board * 6 : board * 6 + 6]
        numbers = t.NUMBER_CELLS[board * 7 : board * 7 + 7]
        assert sum(colours) == everything and sum(numbers) == everything and numbers[0] == 0
        assert [mask.bit_count() for mask in colours] == [4, 3, 6, 6, 6, 12]
        for cell in range(37):
            assert numbers[t.CELL_NUMBER[board * 37 + cell]] >> cell & 1


def test_geometry() -> None:
    assert t.AXIAL[18] == (0, 0) and t.AXIAL[0] == (0, -3) and t.AXIAL[36] == (0, 3)
    assert sorted(t.NEIGHBOUR_LISTS[18]) == [11, 12, 17, 19, 24, 25]
    assert sorted(t.NEIGHBOUR_LISTS[15]) == [9, 16, 22]
    for a in range(37):
        assert cells_of(t.NEIGHBOURS[a]) == sorted(t.NEIGHBOUR_LISTS[a])
        for b in range(37):
            (aq, ar), (bq, br) = t.AXIAL[a], t.AXIAL[b]
            distance = max(abs(aq - bq), abs(ar - br), abs(aq + ar - bq - br))
            assert (t.NEIGHBOURS[a] >> b & 1) == (distance == 1)


def test_dice_ring_and_cells_within_reach() -> None:
    assert t.RING_DISTANCE[1 * 7 + 6] == 1 and t.RING_DISTANCE[6 * 7 + 1] == 1
    assert t.RING_DISTANCE[2 * 7 + 5] == 3 and t.RING_DISTANCE[4 * 7 + 4] == 0
    for board in range(t.NUM_BOARDS):
        numbers = t.NUMBER_CELLS[board * 7 : board * 7 + 7]
        within = t.WITHIN_CELLS[(board * 7 + 6) * 4 : (board * 7 + 6) * 4 + 4]
        assert within[0] == numbers[6]
        assert within[1] == numbers[6] | numbers[5] | numbers[1]
        assert within[2] == 2**37 - 1 - numbers[3]
        assert within[3] == 2**37 - 1


def test_bits() -> None:
    assert len(t.BIT) == 62 and len(t.LOW) == 67
    for i, bit in enumerate(t.BIT):
        mask = bit | 1 << 61
        assert bit == 1 << i and t.LOW[(mask & -mask) % 67] == i


def test_sheets() -> None:
    assert t.NUM_BASE_SHEETS == 6 and len(t.SHEETS) == 10
    sides = [side for sheet in t.SHEETS[:6] for side in sheet]
    assert sorted(sides) == [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    names = [[t.BOARD_NAMES[side] for side in sheet] for sheet in t.SPIELBOX_SHEETS]
    assert names == [["10a", "10e"], ["10b", "10f"], ["10c", "10g"], ["10d", "10h"]]


def test_tile_faces() -> None:
    assert len(t.TILE_NAMES) == len(t.TILE_BY_NAME) == t.NUM_FACES == 49
    assert t.TILE_NAMES[: t.T_ANIMAL] == ["castle", "mine", "ship", *t.BUILDING_NAMES]
    assert t.TILE_BY_NAME["cow-3"] == 12 and t.TILE_BY_NAME["chicken-4"] == 22
    assert t.TILE_BY_NAME["knowledge-1"] == 23 and t.TILE_BY_NAME["knowledge-26"] == 48
    for name, colour in (
        ("castle", t.CASTLE),
        ("mine", t.MINE),
        ("ship", t.SHIP),
        ("warehouse", t.BUILDING),
        ("city-hall", t.BUILDING),
        ("cow-2", t.ANIMAL),
        ("chicken-4", t.ANIMAL),
        ("knowledge-1", t.KNOWLEDGE),
        ("knowledge-26", t.KNOWLEDGE),
    ):
        assert t.TILE_COLOUR[t.TILE_BY_NAME[name]] == colour
    for colour in range(6):
        faces = list(range(t.FACE_FIRST[colour], t.FACE_LAST[colour] + 1))
        assert [f for f in range(49) if t.TILE_COLOUR[f] == colour] == faces


def test_tile_counts() -> None:
    assert sum(t.BAG_NORMAL) == 124 and sum(t.BAG_BLACK) == 40
    by_colour = [
        [sum(bag[first : last + 1]) for bag in (t.BAG_NORMAL, t.BAG_BLACK)]
        for first, last in zip(t.FACE_FIRST, t.FACE_LAST, strict=True)
    ]
    assert by_colour == [[14, 2], [10, 2], [20, 6], [20, 6], [20, 8], [40, 16]]
    black = [n for n in range(1, 27) if t.BAG_BLACK[t.T_KNOWLEDGE + n - 1]]
    assert black == [7, 12, 14, 15, 24, 25]
    # Two, three and four animals of each species; each building.
    assert t.BAG_NORMAL[t.T_ANIMAL : t.T_KNOWLEDGE] == [2, 2, 1] * 4
    assert t.BAG_BLACK[t.T_ANIMAL : t.T_KNOWLEDGE] == [0, 1, 1] * 4
    assert t.BAG_NORMAL[t.T_BUILDING : t.T_ANIMAL] == [5] * 8
    assert t.BAG_BLACK[t.T_BUILDING : t.T_ANIMAL] == [2] * 8


def test_knowledge_16_to_23_score_buildings() -> None:
    scored = {n: t.BUILDING_NAMES[b] for n, b in enumerate(t.KNOWLEDGE_BUILDING) if b >= 0}
    assert scored == {
        16: "warehouse",
        17: "watchtower",
        18: "workshop",
        19: "church",
        20: "market",
        21: "boarding-house",
        22: "bank",
        23: "city-hall",
    }
    assert len(t.KNOWLEDGE_BUILDING) == 27


def laid_out(players: int, phase: int) -> list[int]:
    """Tiles by colour laid out in the numbered depots at the start of a phase."""
    counts = [0] * 6
    for slot in range(24):
        if t.DEPOT_MIN_PLAYERS[slot] <= players:
            swap = players == 3 and slot == t.EXCEPTION_SLOT and t.EXCEPTION_PHASES[phase]
            counts[t.EXCEPTION_COLOUR if swap else t.DEPOT_COLOUR[slot]] += 1
    return counts


def test_depots() -> None:
    assert t.EXCEPTION_SLOT == 20 and t.DEPOT_COLOUR[20] == t.CASTLE
    assert t.EXCEPTION_COLOUR == t.MINE and t.EXCEPTION_PHASES == [0, 1, 0, 1, 0]
    # Each space with its colour and the fewest players it is for.
    printed = "K3 B2 S2 A4, K2 B3 C2 B4, A2 S3 B2 K4, M4 S2 B2 A3, B3 M2 B4 K2, C3 B2 S4 A2"
    spaces = printed.replace(",", "").split()
    assert ["CMKSAB".index(space[0]) for space in spaces] == t.DEPOT_COLOUR
    assert [int(space[1]) for space in spaces] == t.DEPOT_MIN_PLAYERS
    assert [sum(laid_out(players, 0)) for players in (2, 3, 4)] == [12, 18, 24]
    assert laid_out(3, 0)[:2] == [2, 1] and laid_out(3, 1)[:2] == [1, 2]
    assert t.BLACK_COUNT == [0, 0, 4, 6, 8]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_supply_lasts_for_five_phases(players: int) -> None:
    for colour in range(6):
        used = sum(laid_out(players, phase)[colour] for phase in range(5))
        used += players if colour == t.CASTLE else 0
        held = sum(t.BAG_NORMAL[t.FACE_FIRST[colour] : t.FACE_LAST[colour] + 1])
        assert used <= held
        assert players < 4 or used == held
    assert 5 * t.BLACK_COUNT[players] <= 40


def test_scores_and_set_up() -> None:
    assert t.REGION_POINTS == [0, 1, 3, 6, 10, 15, 21, 28, 36]
    assert t.PHASE_BONUS == [10, 8, 6, 4, 2]
    assert t.BONUS_LARGE == [0, 0, 5, 6, 7] and t.BONUS_SMALL == [0, 0, 2, 3, 4]
    assert t.GOODS_VP == [0, 0, 2, 3, 4]
    assert t.START_WORKERS == [1, 2, 3, 4]
    assert t.GOODS_PER_TYPE * 6 == 42
    assert t.GOODS_COLOURS[1:] == ["turquoise", "violet", "pink", "red", "brown", "orange"]


def test_reconstructions_are_declared() -> None:
    entries = data.provenance("burgundy")
    declared = {e["what"] for e in entries if e["status"] == "reconstructed"}
    assert declared == {"Spielbox boards 10a to 10h", "Which of the boards 1 to 9 are back to back"}
    boards = data.load("burgundy", "boards.json")["boards"]
    for name, board in boards.items():
        assert board["reconstructed"] == (board["confidence"] == "reconstructed"), name
    assert [n for n in boards if boards[n]["confidence"] == "one source"] == ["4", "8"]


# --- Corrections by the owner of a box ---

READERS: dict[str, Callable[[], Any]] = {
    "boards.json": boards_check.read_boards,
    "sheets.json": boards_check.read_sheets,
    "tiles.json": tables_check.read_tiles,
    "depots.json": tables_check.read_depots,
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
    (folder / "burgundy").mkdir(exist_ok=True)
    (folder / "burgundy" / name).write_text(json.dumps(content), encoding="utf-8")


FAULTS: list[tuple[str, str, Any, str]] = [
    ("boards.json", "boards/3/rows/2/5", ..., "boards.3.rows[2]: expected 6 spaces, found 5"),
    ("boards.json", "boards/3/rows/6", ..., "boards.3.rows: expected 7 rows, found 6"),
    (
        "boards.json",
        "boards/3/rows/2/0",
        "X5",
        'boards.3.rows[2][0]: expected a colour letter and a die number such as "B4", found "X5"',
    ),
    (
        "boards.json",
        "boards/10a/rows/0/0",
        "A6",
        "boards.10a.rows: expected 6 animal spaces, found 7",
    ),
    (
        "boards.json",
        "boards/1/rows/0/0",
        "A5",
        "boards.1.rows: neighbouring spaces 0 and 1 both have number 5",
    ),
    (
        "boards.json",
        "boards/1/rows/0/0",
        "A3",
        "boards.1.rows: expected number 3 6 times, found 7",
    ),
    (
        "boards.json",
        "boards/1/castles/0",
        0,
        "boards.1.castles: expected [1, 2, 6, 18] as in rows, found [0, 2, 6, 18]",
    ),
    (
        "boards.json",
        "boards/1/start",
        1,
        "boards.1.start: board 1 starts on its centre 18, found 1",
    ),
    ("boards.json", "boards/2/start", 3, "boards.2.start: expected null (a free choice), found 3"),
    ("boards.json", "boards/7", ..., "boards.7: missing"),
    (
        "boards.json",
        "boards/2/spielbox",
        True,
        "boards.2.spielbox: only boards 10a to 10h are Spielbox boards, and all of them are",
    ),
    (
        "boards.json",
        "boards/2/confidence",
        "sure",
        "boards.2.confidence: expected one of confirmed, one source, reconstructed, interpretation;"
        ' found "sure"',
    ),
    ("boards.json", "provenance", ..., "provenance: missing"),
    ("sheets.json", "base/0/1", "1", "base: expected board 1 on 4 sides, found 5"),
    ("sheets.json", "spielbox/0/1", ..., "spielbox[0]: expected 2 sides, found 1"),
    ("tiles.json", "ships/normal", 19, "ships: expected 20 tiles with normal back, found 19"),
    (
        "tiles.json",
        "buildings/bank/black",
        3,
        "buildings: expected 16 tiles with black back, found 17",
    ),
    (
        "tiles.json",
        "animals/pig/black/2",
        "1",
        'animals.pig.black.2: expected a whole number, found "1"',
    ),
    ("tiles.json", "knowledge/black/0", 8, "knowledge: expected each number 1 to 26 once"),
    (
        "tiles.json",
        "buildings/bank/knowledge",
        16,
        "buildings.bank.knowledge: 16 already belongs to warehouse",
    ),
    ("tiles.json", "goods/3/tiles", 8, "goods.3.tiles: expected 7, found 8"),
    ("tiles.json", "animals/cow", ..., "animals.cow: missing"),
    (
        "depots.json",
        "depots/3/spaces/3/colour",
        "animal",
        "depots: with 4 players in phase A expected 4 knowledge spaces, found 3",
    ),
    (
        "depots.json",
        "three_players/colour",
        "castle",
        "depots: with 3 players in phase B expected 1 castle spaces, found 2",
    ),
    (
        "depots.json",
        "depots/1/spaces/0/min_players",
        5,
        "depots.1.spaces[0].min_players: expected 2, 3 or 4, found 5",
    ),
    (
        "depots.json",
        "black_depot/rows/0/2",
        3,
        "black_depot.rows: expected 6 spaces with 3 players, found 7",
    ),
    (
        "depots.json",
        "neighbours/1",
        [5, 2],
        "neighbours.1: expected [6, 2] as in ring, found [5, 2]",
    ),
    ("scoring.json", "regions/4", 6, "regions.4: expected at least 7, found 6"),
    ("scoring.json", "phase_bonus/F", 1, "phase_bonus.F: unknown; expected A, B, C, D, E"),
    ("scoring.json", "colour_bonus/large/3", ..., "colour_bonus.large.3: missing"),
    ("scoring.json", "setup/storage_spaces", 4, "setup.storage_spaces: expected 3, found 4"),
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
    assert str(caught.value) == f"burgundy/{name}: {text}"


def change_rows(board: dict[str, Any], changes: dict[tuple[int, int], str]) -> None:
    for (row, space), text in changes.items():
        board["rows"][row][space] = text


@pytest.mark.parametrize(
    ("board", "changes", "text"),
    [
        # Exchanging a city space with a ship space beside it joins board 2's largest city to nine.
        (
            "2",
            {(1, 1): "B1", (5, 0): "S6"},
            "boards.2.rows: building region at space 1 has 9 spaces, at most 8 allowed",
        ),
        # A castle behind foreign colours cannot be left under the Spielbox placement rule.
        ("10e", {(3, 6): "C1", (0, 1): "B5"}, "boards.10e.rows: only"),
    ],
)
def test_layouts_that_break_the_rules(
    board: str, changes: dict[tuple[int, int], str], text: str
) -> None:
    content = data.load("burgundy", "boards.json")["boards"][board]
    change_rows(content, changes)
    flat = [space for row in content["rows"] for space in row]
    content["castles"] = [cell for cell, space in enumerate(flat) if space[0] == "C"]
    with pytest.raises(DataError) as caught:
        boards_check._check_board(board, content, data.Spot("burgundy/boards.json"))
    assert str(caught.value).startswith(f"burgundy/boards.json: {text}")


def run_tables(folder: Path | None, expression: str) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    env.pop("BOURGADE_DATA", None)
    if folder is not None:
        env["BOURGADE_DATA"] = str(folder)
    code = f"from bourgade.games.burgundy import tables as t; print({expression})"
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


def test_correction_changes_table_and_edition(tmp_path: Path) -> None:
    write_changed(tmp_path, "scoring.json", "regions/8", 40)
    done = run_tables(tmp_path, "t.REGION_POINTS[8], t.EDITION")
    assert done.returncode == 0, done.stderr
    points, edition = done.stdout.split()
    assert points == "40"
    plain = run_tables(None, "t.EDITION").stdout.strip()
    assert plain.startswith("alea-2011+") and len(plain) == len("alea-2011+") + 12
    assert edition.startswith("alea-2011+") and edition != plain


def test_faulty_correction_stops_the_game_from_loading(tmp_path: Path) -> None:
    write_changed(tmp_path, "boards.json", "boards/3/rows/2/5", ...)
    done = run_tables(tmp_path, "t.EDITION")
    assert done.returncode != 0
    assert "burgundy/boards.json: boards.3.rows[2]: expected 6 spaces, found 5" in done.stderr
