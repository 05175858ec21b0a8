"""The worked examples of the rulebook, in its order. White is Anna, Black is Benno, or as told."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from bourgade.games.castle import tables
from bourgade.games.castle.rules import State
from bourgade.games.castle.scoring import keep_size, largest_empty_region

sys.path.insert(0, str(Path(__file__).parents[1]))
from castle_stories import GAME, choices, play, table

LARGE_COURT = "k7=house-court3-m/180 k6=house2-court2-m j7=tower-court3-m i7=tower2-court2-m/270"
SMALL_COURT = "e4=path-to-house-m"


def root(s: State, place: str) -> int:
    square, _, segment = place.partition(".")
    return int(s.root_at(tables.SQUARE_BY_NAME[square] * 8 + int(segment)))


def test_the_box() -> None:
    """p. 1: 60 castle tiles, two wall tiles of each of nine kinds, seven subjects and one keep
    each; a track of 100 spaces; a wall tile on every corner tower but 0/1."""
    assert len(tables.TILE_NAMES) == 60
    assert tables.WALL_TILE_COUNT[1:] == [2] * 9
    assert tables.SUBJECTS == 6, "the seventh subject marks the score"
    assert tables.TRACK == 100
    assert tables.TOWER_SPACES[0] == [0, 1]
    s = table(hand="straight")
    assert len(s.to_dict()["towers"]) == tables.NUM_TOWERS - 1 == 13  # type: ignore[arg-type]
    assert [p.reserve for p in s.players] == [6, 6]


def test_the_first_tile_lies_beside_a_start_square() -> None:
    """p. 2: one whole side of the first tile touches a start square."""
    s = table(hand="straight-tower-house")
    squares = {text.split()[0] for text in choices(s, "place")}
    starts = {tables.SQUARE_NAMES[square] for square in tables.START_SQUARE}
    assert squares == starts


def test_placed_correctly_and_not() -> None:
    """p. 2: paths go on, everything else may meet as it likes."""
    s = table("e4=house-through-2courts", hand="tower4")
    assert "e5 0" in choices(s, "place"), "a tower may meet a house"
    s = table("e4=path-to-house-m", hand="tower4")
    assert "e5 0" not in choices(s, "place"), "a path may not stop at the edge of a tile"
    assert s.why_illegal(GAME.parse("place e5 0")) == "castle.place.path-would-stop"


def test_no_burgher_but_a_knight_or_a_merchant() -> None:
    """p. 3, first example: a white burgher stands in the house that was extended."""
    s = table(
        "e4=house-through-2courts",
        hand="house-tower-courtbetween",
        anna={"subjects": ["e4.0"]},
        turn=1,
    )
    play(s, "place e5 0")
    assert choices(s, "subject") == ["1", "2"]


def test_no_merchant_but_a_burgher() -> None:
    """p. 3, second example: a white merchant lies in the court that was extended."""
    s = table("k7=house-court3-m/180", hand="house2-court2-m", anna={"subjects": ["k7.1"]}, turn=1)
    play(s, "place k6 0")
    assert choices(s, "subject") == ["0"]


def test_a_path_with_a_well_scores_eight() -> None:
    """p. 3: three tiles and the section on the start square, doubled by the well."""
    s = table("j1=straight j2=straight-w", hand="path-to-house-m", benno={"subjects": ["j1.0"]})
    play(s, "place j3 180", "none")
    assert s.scores() == [0, 8]


def test_a_tower_of_four_scores_eight() -> None:
    """p. 3: four castle tiles make the tower."""
    castle = "e4=house4 e5=tower2-court2/90 f5=tower2-court2-m/180 e6=tower2-house2"
    s = table(castle, hand="tower2-house2", anna={"subjects": ["e5.0"]})
    play(s, "place f6 270", "none")
    assert s.scores() == [8, 0]


def test_a_house_of_one_scores_one() -> None:
    """p. 3: one tile makes the house; the two houses on it are not connected."""
    s = table("e4=tower4 f4=straight-2houses", hand="tower3-court", anna={"subjects": ["f4.3"]})
    assert root(s, "f4.3") != root(s, "f4.4")
    play(s, "place g4 0", "none")
    assert s.scores() == [1, 0]


def test_the_joined_tower_scores_for_nobody() -> None:
    """p. 4: two towers with a knight each become one, completed by the same tile."""
    castle = "l4=tower-through-2courts/90 l5=house4 k5=tower-court3-m"
    s = table(
        castle,
        hand="tower2-court2",
        anna={"subjects": ["l4.0"]},
        benno={"subjects": ["k5.0"]},
    )
    assert root(s, "l4.0") != root(s, "k5.0")
    play(s, "place k4 90")
    assert root(s, "l4.0") == root(s, "k5.0")
    play(s, "none")
    assert s.scores() == [0, 0]
    assert [p.reserve for p in s.players] == [6, 6]


def test_a_messenger_scores_one_and_comes_home_at_once() -> None:
    """p. 4: the completed path of one tile brings its messenger one point in the same turn."""
    s = table("l4=tower4", hand="path-to-house3", turn=1)
    play(s, "place l5 0", "subject 1")
    assert s.scores() == [0, 1]
    assert s.players[1].reserve == 6


def test_a_knight_scores_four_and_comes_home_at_once() -> None:
    """p. 4: the completed tower brings four points in the same turn."""
    s = table(hand="tower-court3-m", turn=1)
    play(s, "place l4 90", "subject 0")
    assert s.scores() == [0, 4]
    assert s.players[1].reserve == 6


def test_landing_on_33_takes_the_wall_tile() -> None:
    """p. 4: Black scores two points, moves to space 33 and takes the wall tile."""
    benno = {"subjects": ["e4.0"], "points": {"paths": 31}}
    s = table("e4=house-through-2courts", hand="tower4", benno=benno, turn=1)
    play(s, "place e5 0", "none")
    assert s.scores() == [0, 33]
    assert sum(s.players[1].walls) == 1
    assert 32 not in s.to_dict()["towers"]  # type: ignore[operator]


def test_three_courts() -> None:
    """p. 5: paths, towers and houses part the courts of one tile."""
    s = table("j1=fork-house/90", hand="cross")
    assert len({root(s, f"j1.{segment}") for segment in (1, 2, 3)}) == 3


def test_the_largest_empty_region_has_eleven_squares() -> None:
    """p. 5: sixteen squares stay empty, the largest region of them has eleven; the player with the
    largest keep scores 11. The picture's castle is not known; this one is from a played game."""
    document = json.loads((Path(__file__).parent / "empty_region.json").read_text("utf-8"))
    s = GAME.from_dict(document)
    assert isinstance(s, State)
    play(s, "place a6 180")
    assert s.is_terminal()
    assert sum(lying < 0 for lying in s.laid) == 16
    assert largest_empty_region(s) == 11
    sizes = [keep_size(p) for p in s.players]
    assert sizes == [3, 4]
    assert [s.score_parts(seat)["keep"] for seat in (0, 1)] == [0, 11]


@pytest.mark.parametrize(("wall_tiles", "points"), [([], 15), ([7], 20)])
def test_the_courts_score_three_fifteen_or_twenty(wall_tiles: list[int], points: int) -> None:
    """p. 6: White gets 3 for the small court; Black 15 for the five markets of the large one, the
    start square's included, and would get 20 with wall tile 7."""
    benno: dict[str, Any] = {"subjects": ["j7.1", "k6.1"], "wall-tiles": wall_tiles}
    s = table(
        f"{LARGE_COURT} {SMALL_COURT}",
        hand="tower4",
        supply=[],
        anna={"subjects": ["e4.3", "k7.1"]},
        benno=benno,
    )
    assert s.markets(root(s, "k7.1")) == 5
    play(s, "place k8 0", "none")
    assert s.is_terminal()
    assert s.scores() == [3, points]


def test_a_keep_of_five_counts_seven() -> None:
    """p. 6: wall tile 8 makes a keep of five tiles count seven."""
    castle = "e4=house-through-2courts e5=house2-court2 f5=house2-court2-m/180 f6=house-court3-m"
    s = table(castle, hand="tower4", anna={"keep": "e4.0", "wall-tiles": [8]})
    assert s.players[0].keep_size == 5
    assert keep_size(s.players[0]) == 7


def test_the_summary_of_points() -> None:
    """p. 6: path 1, path with a well 2, tower 2, house 1 a tile; market 3."""
    s = table("j1=straight d9=straight-w l4=tower4 e4=house4 k7=house-court3-m/180", hand="cross")
    features = {f.id: f for f in s.view(None).features}  # type: ignore[attr-defined]
    worth = {
        (f.kind, f.well): f.worth / (f.markets if f.kind == "court" else len(f.squares + f.starts))
        for f in features.values()
        if f.squares and (f.kind != "court" or f.markets)
    }
    assert worth == {
        ("path", False): 1,
        ("path", True): 2,
        ("tower", False): 2,
        ("house", False): 1,
        ("court", False): 3,
    }
