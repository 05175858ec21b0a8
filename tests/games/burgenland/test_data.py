"""The components of the game: facts of cards, map and set-up, and faulty corrections."""

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
from bourgade.games.burgenland import tables as t
from bourgade.games.burgenland import tables_check
from bourgade.games.burgenland.components import components


def test_cards() -> None:
    assert sum(t.CARD_COUNT) == t.NUM_COLOUR_CARDS == 80 and t.JOKERS == 17
    for colour in range(8):
        assert sum(t.CARD_COUNT[c] for c in range(25) if t.CARD_COLOUR[c] == colour) == 10
    assert t.CARD_NAMES[t.JOKER] == "joker" and t.CARD_VALUE[t.JOKER] == 3
    for first, value in ((t.THREES, 3), (t.TWOS, 2), (t.ONES, 1)):
        for colour, name in enumerate(t.COLOUR_NAMES):
            assert t.CARD_NAMES[first + colour] == f"{name}-{value}"
            assert (t.CARD_COLOUR[first + colour], t.CARD_VALUE[first + colour]) == (colour, value)
    assert sorted(t.CARD_VALUE, reverse=True) == t.CARD_VALUE, "values fall along the order"
    assert len(set(t.COLOUR_NAMES)) == 8 and len(set(t.COLOUR_SYMBOLS)) == 8
    assert {"red", "green", "yellow", "light-blue", "dark-blue"} <= set(t.COLOUR_NAMES)


def test_architects_wells_and_tiles() -> None:
    assert sum(t.ARCHITECT_COUNT) == 12 and t.ARCHITECT_COUNT[0] == 0
    assert all(t.ARCHITECT_COUNT[1:]), "from 1 to 5"
    assert t.LADDER == [5, 4, 3, 2, 1]
    assert t.WELL_REWARD == [5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1]
    assert dict(zip(t.TILE_NAMES, t.TILE_COUNT, strict=True)) == {
        "extra-site": 3,
        "coin-payment": 3,
        "pass": 3,
        "prime": 4,
    }


def test_map() -> None:
    ends = [tuple(t.CROSSINGS[castle * 2 : castle * 2 + 2]) for castle in range(11)]
    assert len({frozenset(pair) for pair in ends}) == 11
    assert sorted(Counter(k for pair in ends for k in pair).values()) == [2, 2, 3, 3, 3, 3, 3, 3]
    reached = {0}
    for _ in range(8):
        reached |= {k for pair in ends if reached & set(pair) for k in pair}
    assert reached == set(range(8)), "all crossings are connected"
    assert len(set(t.CASTLE_NAMES)) == 11
    assert len(t.PAIRS) == 28 and t.PAIR_NAMES[0] == "1-2" and t.PAIR_NAMES[-1] == "7-8"


def test_site_bonuses() -> None:
    kinds = Counter(t.BONUS_NAMES[bonus] for bonus in t.SITE_BONUS)
    assert kinds == {None: 33, "bonus": 7, "joker": 5, "exchange": 5, "coins": 5}
    for castle in range(11):
        north, west, east, extra, well = t.SITE_BONUS[castle * 5 : castle * 5 + 5]
        assert north == extra == well == t.NO_BONUS
        assert west != east and t.NO_BONUS not in (west, east)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pieces_come_out_even(players: int) -> None:
    for piece in range(4):
        own, neutral = t.PIECES[players * 4 + piece], t.NEUTRAL[players * 4 + piece]
        rest = t.UNUSED_WELLS[players] if piece == t.WELL else 0
        assert own * players + neutral + rest == t.BOX[piece]
    assert sum(t.PIECES[players * 4 : players * 4 + 4]) == {2: 17, 3: 12, 4: 11}[players]


def test_prices() -> None:
    assert t.SAME == [4, 5, 6] and t.DIFFERENT == [6, 7, 8] and t.CASTLE_PRICE == 4
    assert (t.JOKER_PRICE, t.COIN_PRICE, t.PRIME_REWARD, t.SITE_REWARD) == (6, 10, 5, 3)
    assert t.HAND_CARDS == [4, 5, 6, 7] and t.HAND_JOKERS == 1


def test_constants_of_the_rules_are_those_of_the_files() -> None:
    cards = data.load("burgenland", "cards.json")
    assert cards["joker_price"] == t.JOKER_PRICE and cards["coin_payment"] == t.COIN_PRICE
    assert cards["prime_reward"] == t.PRIME_REWARD and cards["site_reward"] == t.SITE_REWARD
    assert cards["joker_value"] == t.CARD_VALUE[t.JOKER]
    assert cards["exchange_tiles"] == t.EXCHANGE_TILES


def test_reconstructions_are_declared() -> None:
    entries = data.provenance("burgenland")
    declared = {e["what"] for e in entries if e["status"] == "reconstructed"}
    assert declared == {
        "Violet, orange and white; the symbol of each colour",
        "How many cards of a colour show 1, 2 and 3",
        "How many architects cost what",
        "Which castle lies between which crossings",
        "The round site drawn in the south",
        "Which site bears which bonus",
        "Names and places of the castles on the map",
    }
    assert components().provenance == entries


def test_components_for_the_page() -> None:
    found = components()
    assert [castle.number for castle in found.castles] == list(range(1, 12))
    assert found.castles[3].crossings == [2, 4] and found.castles[3].name == "Rabenburg"
    assert found.castles[3].bonuses == {"north": None, "west": "joker", "east": "bonus"}
    assert found.pieces["3"] == {"wall": 4, "house": 3, "palace": 3, "well": 2}
    assert sum(found.card_counts.values()) == 80 and "joker" not in found.card_counts
    assert [colour.symbol for colour in found.colours][:2] == ["lion", "tree"]


# --- Corrections by the owner of a box ---

READERS: dict[str, Callable[[], Any]] = {
    "cards.json": tables_check.read_cards,
    "map.json": tables_check.read_map,
    "setup.json": tables_check.read_setup,
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
    (folder / "burgenland").mkdir(exist_ok=True)
    (folder / "burgenland" / name).write_text(json.dumps(content), encoding="utf-8")


FAULTS: list[tuple[str, str, Any, str]] = [
    ("cards.json", "colours/7", ..., "colours: expected 8 entries, found 7"),
    ("cards.json", "colours/1/name", "red", 'colours[1].name: "red" appears twice'),
    (
        "cards.json",
        "colours/1/symbol",
        "ox",
        "colours[1].symbol: expected one of lion, tree, sun, fish, eagle, crown, tower, lily;"
        ' found "ox"',
    ),
    ("cards.json", "cards_per_colour/3", 3, "cards_per_colour: expected 10 cards, found 11"),
    ("cards.json", "cards_per_colour/4", 0, "cards_per_colour.4: unknown; expected 1, 2, 3"),
    ("cards.json", "jokers", 16, "jokers: expected 17, found 16"),
    ("cards.json", "architects/0", 6, "architects[0]: expected 1 to 5, found 6"),
    ("cards.json", "architects/0", ..., "architects: expected 12 architects, found 11"),
    ("cards.json", "well_ladder/1", 5, "well_ladder: expected falling rewards"),
    ("cards.json", "bonus_tiles/prime", 3, "bonus_tiles.prime: expected 4, found 3"),
    ("cards.json", "bonus_tiles/pass", ..., "bonus_tiles.pass: missing"),
    ("cards.json", "provenance", ..., "provenance: missing"),
    ("map.json", "castles/10", ..., "castles: expected 11 entries, found 10"),
    ("map.json", "castles/3/number", 5, "castles[3].number: expected 4, found 5"),
    (
        "map.json",
        "castles/3/crossings",
        [2, 2],
        "castles[3].crossings: expected two different crossings, found [2, 2]",
    ),
    (
        "map.json",
        "castles/3/crossings/0",
        9,
        "castles[3].crossings[0]: expected 1 to 8, found 9",
    ),
    (
        "map.json",
        "castles/3/sites/west",
        "gold",
        "castles[3].sites.west: expected null or one of joker, coins, exchange, bonus;"
        " found 'gold'",
    ),
    ("map.json", "castles/3/sites/south", None, "castles[3].sites.south: unknown; expected"),
    ("map.json", "crossings/2/x", "far", 'crossings[2].x: expected a whole number, found "far"'),
    ("map.json", "layout/west", [1], "layout.west: expected 2 numbers, found 1"),
    ("setup.json", "box/wall", 15, "box.wall: expected 16, found 15"),
    (
        "setup.json",
        "players/3/neutral/house",
        4,
        "players.3: house: the box has 12, this set-up uses 13",
    ),
    ("setup.json", "hand_cards/3", ..., "hand_cards: expected 4 numbers, found 3"),
    (
        "setup.json",
        "great_castle_price/wall/different",
        9,
        "great_castle_price.wall.different: there are 8 colours, found 9",
    ),
    ("setup.json", "castle_price", 5, "castle_price: expected 4, found 5"),
]


@pytest.mark.parametrize(("name", "path", "value", "text"), FAULTS, ids=[f[3] for f in FAULTS])
def test_faulty_correction_is_refused(
    name: str, path: str, value: Any, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_changed(tmp_path, name, path, value)
    monkeypatch.setattr(data, "_served", set())
    monkeypatch.setattr(data, "_directory", None)
    monkeypatch.setattr(data, "_directory_known", False)
    data.set_directory(tmp_path)
    with pytest.raises(DataError) as caught:
        READERS[name]()
    assert str(caught.value).startswith(f"burgenland/{name}: {text}")


def test_a_crossing_without_a_castle_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    castles = data.load("burgenland", "map.json")["castles"]
    for castle in castles:
        castle["crossings"] = [1 if k == 6 else k for k in castle["crossings"]]
        if castle["crossings"][0] == castle["crossings"][1]:
            castle["crossings"][1] = 2
    write_changed(tmp_path, "map.json", "castles", castles)
    monkeypatch.setattr(data, "_served", set())
    monkeypatch.setattr(data, "_directory", None)
    monkeypatch.setattr(data, "_directory_known", False)
    data.set_directory(tmp_path)
    with pytest.raises(DataError, match="no castle lies at crossing 6"):
        tables_check.read_map()


def run_tables(folder: Path | None, expression: str) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    env.pop("BOURGADE_DATA", None)
    if folder is not None:
        env["BOURGADE_DATA"] = str(folder)
    code = f"from bourgade.games.burgenland import tables as t; print({expression})"
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True)


def test_correction_changes_table_and_edition(tmp_path: Path) -> None:
    write_changed(tmp_path, "map.json", "castles/3/sites/west", "coins")
    done = run_tables(tmp_path, "t.BONUS_NAMES[t.SITE_BONUS[16]], t.EDITION")
    assert done.returncode == 0, done.stderr
    bonus, edition = done.stdout.split()
    assert bonus == "coins"
    plain = run_tables(None, "t.EDITION").stdout.strip()
    assert plain == t.EDITION and plain.startswith("ravensburger-2014+")
    assert edition.startswith("ravensburger-2014+") and edition != plain


def test_faulty_correction_stops_the_game_from_loading(tmp_path: Path) -> None:
    write_changed(tmp_path, "cards.json", "jokers", 16)
    done = run_tables(tmp_path, "t.EDITION")
    assert done.returncode != 0
    assert "burgenland/cards.json: jokers: expected 17, found 16" in done.stderr
