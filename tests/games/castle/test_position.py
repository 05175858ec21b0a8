"""Described positions of the castle: impossible ones are refused, the message names the field."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.core.errors import PositionError

sys.path.insert(0, str(Path(__file__).parent))
from castle_stories import GAME, blank, finish, only, table, tiles

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def document() -> dict[str, Any]:
    """Some tiles, a subject each, a house with a keep."""
    described = blank()
    described["castle"] = tiles("j1=straight h9=house-court3-m/180 e4=house-through-2courts")
    described["hand"] = "cross"
    described["players"][0]["subjects"] = ["j1.0"]
    described["players"][0]["keep"] = "h9.0"
    described["players"][1]["subjects"] = ["e4.0"]
    return described


def at(path: str, value: object) -> Change:
    """A change of one field, named like the errors name it."""

    def change(described: dict[str, Any]) -> None:
        *way, last = path.split("/")
        place: Any = described
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        if isinstance(place, list):
            place[int(last)] = value
        else:
            place[last] = value

    return change


def all_of(*changes: Change) -> Change:
    def change(described: dict[str, Any]) -> None:
        for one in changes:
            one(described)

    return change


def laid(text: str) -> Change:
    return lambda described: described["castle"].update(tiles(text))


CASES = [
    (lambda d: d.pop("turn"), "turn: is missing"),
    (at("game", "chess"), "game: cannot be 'chess'"),
    (at("turn", 2), "turn: must be a number from 0 to 1"),
    (at("decision", "dream"), "decision: cannot be 'dream'"),
    (at("colour", "red"), "colour: is no field"),
    (at("options/keep", "nobody"), "options.keep: cannot be 'nobody'"),
    (at("players", []), "players: must have 2 entries, not 0"),
    (laid("a1=cross"), "castle.a1: is no field"),
    (at("castle/j1/tile", "palace"), "castle.j1.tile: cannot be 'palace'"),
    (at("castle/j1/rotation", 45), "castle.j1.rotation: must be 0, 90, 180 or 270"),
    (at("castle/j1/rotation", 90), "castle.j1: its paths do not fit in this rotation"),
    (at("castle/j1/rotation", 180), "castle.j1: looks the same with a smaller rotation"),
    (at("castle/j1/tile", "tower4"), "castle.j1: its paths do not fit in any rotation"),
    (laid("g6=cross"), "castle.g6: touches no start square"),
    (laid("e5=house-through-2courts"), "castle.e5.tile: the box has only 1 of"),
    (at("hand", "straight"), "hand: the box has only 1 of straight"),
    (at("hand", None), "hand: a tile is in hand exactly while it must be placed"),
    (at("last", "j1"), "last: names the tile just laid"),
    (at("players/0/subjects/0", "j1"), r"players\[0\].subjects\[0\]: must be a square and a"),
    (at("players/0/subjects/0", "j2.0"), "there is no tile on j2"),
    (at("players/0/subjects/0", "j1.3"), "the tile on j1 has no segment 3"),
    (at("players/0/subjects/0", 7), "must be a square and a segment"),
    (at("players/1/subjects", ["j1.0"]), "j1.0 holds a subject already"),
    (at("players/0/subjects", ["j1.0"] * 7), "at most 6 subjects"),
    (at("players/0/subjects", ["h9.0"]), "the feature on h9 is already scored"),
    (at("players/0/keep", "e4.0"), r"players\[0\].keep: a keep stands in a completed house"),
    (at("players/0/keep", "j1.0"), "a keep stands in a completed house"),
    (at("players/0/wall-tiles", [10]), "must be a wall tile from 1 to 9, not 10"),
    (at("players/0/wall-tiles", [1]), "towers: 0 wall tiles are gone, but 1 were taken"),
    (at("towers", [12]), "towers: 12 wall tiles are gone, but 0 were taken"),
    (at("towers/0", 13), r"towers\[0\]: 13 is not the first space of a tower"),
    (at("towers/0", 22), r"towers\[1\]: 22 is there twice"),
    (
        all_of(at("players/0/wall-tiles", [4, 4]), at("used-wall-tiles", [4])),
        "wall tile 4: the box has two, this position 3",
    ),
    (at("fresh-wall-tiles", [1]), "fresh-wall-tiles: the player to move does not have 1"),
    (at("players/0/points", {"luck": 3}), r"players\[0\].points.luck: is no field"),
    (at("supply", {"curve": 1}), "is missing: every tile must be somewhere"),
    (at("removed", {"cross": 1}), "removed: the box has only 1 of cross"),
    (all_of(at("decision", "over"), at("hand", None)), "not over while tiles can be drawn"),
    (
        all_of(at("decision", "subject"), at("hand", None), at("last", "k1")),
        "last: there is no tile on k1",
    ),
    (
        all_of(at("decision", "score"), at("hand", None), at("last", "j1")),
        "decision: score: nothing to choose from",
    ),
    (
        all_of(at("decision", "extra-turn"), at("hand", None), at("last", "j1")),
        "decision: the player to move has no wall tile 1",
    ),
]


@pytest.mark.parametrize(("change", "text"), CASES, ids=[text for _, text in CASES])
def test_an_impossible_position_is_refused(
    document: dict[str, Any], change: Change, text: str
) -> None:
    GAME.from_dict(document)
    change(document)
    with pytest.raises(PositionError, match=text):
        GAME.from_dict(document)


def test_no_subject_in_reserve_and_nothing_free() -> None:
    described = blank()
    described["castle"] = tiles("j1=cross j2=cross-w")
    described["decision"], described["last"] = "subject", "j2"
    described["players"][0]["subjects"] = ["j1.0", "j1.1", "j1.2", "j1.3", "j1.4", "j2.2"]
    with pytest.raises(PositionError, match="no subject in reserve"):
        GAME.from_dict(described)
    described["castle"] = tiles("e4=house4")
    described["last"] = "e4"
    described["players"][0]["subjects"] = ["e4.0"]
    with pytest.raises(PositionError, match="no feature of the last tile is free"):
        GAME.from_dict(described)


def test_a_tile_in_hand_that_fits_nowhere_is_refused() -> None:
    described = blank()
    described["castle"] = tiles(
        "j1=path-to-house-m/180 d9=path-to-house-w e4=tower4 l4=house4 a7=tower3-court"
        " k7=house3-court h9=tower2-house2"
    )
    described["hand"] = "cross"
    with pytest.raises(PositionError, match="hand: this tile fits nowhere"):
        GAME.from_dict(described)


def test_tiles_may_be_described_in_any_order() -> None:
    one = table("j1=straight j2=straight-w j3=straight-m", hand="cross")
    described = one.to_dict()
    described["castle"] = dict(reversed(list(described["castle"].items())))  # type: ignore[attr-defined]
    assert GAME.from_dict(described).to_dict() == one.to_dict()


def test_supply_may_be_left_out() -> None:
    described = table("j1=straight", hand="cross").to_dict()
    whole = dict(described)
    del described["supply"]
    assert GAME.from_dict(described).to_dict() == whole


def test_a_position_remembers_its_agreements() -> None:
    described = blank()
    described["hand"] = "cross"
    described["options"] = {
        "keep": "completer",
        "largest-court": "markets",
        "scoring-order": "owner",
    }
    only(described, ["curve"])
    finish(described)
    state = GAME.from_dict(described)
    assert state.to_dict()["options"] == described["options"]
    assert state.to_dict()["supply"] == {"curve": 1}


def test_where_the_order_is_the_other_players_choice_he_decides() -> None:
    s = table(
        "l4=tower-through-2courts/90 l5=house4 k5=house-court3-m k4=curve/90",
        anna={"subjects": ["l4.0", "k5.0"], "points": {"paths": 19}},
        turn=1,
        decision="score",
        last="k4",
        options={"keep": "majority", "largest-court": "tiles", "scoring-order": "owner"},
    )
    assert s.current_player() == 0
