"""What a choice says before it is made, and what the view says of players and track."""

import sys
from pathlib import Path

import pytest

from bourgade.core.chance import ReplayChance
from bourgade.core.texts import LANGUAGES, say
from bourgade.games.castle.rules import State
from bourgade.games.castle.view import CastleView

sys.path.insert(0, str(Path(__file__).parent))
from castle_stories import GAME, play, table

# A tower worth 4 on l4 and a house worth 1 on k5; a curve on k4 completes both.
TOWER_AND_HOUSE = "l4=tower-through-2courts/90 l5=house4 k5=house-court3-m"
OWNER_ORDERS = {"keep": "majority", "largest-court": "tiles", "scoring-order": "owner"}


def effects(s: State, action: str) -> dict[str, int]:
    return {effect.kind: effect.amount for effect in GAME.preview(s, GAME.parse(action))}


def told(s: State, action: str, outcomes: list[int] | None = None) -> list[str]:
    """The keys of the log's lines for an action; chance as given, or all zeros."""
    after = s.clone()
    after.apply_action(GAME.parse(action), ReplayChance(outcomes or [0] * 60))
    lines = GAME.tell(s, GAME.parse(action), after, None)
    return [line.key.removeprefix("castle.") for line in lines]


def test_laying_a_tile_tells_own_points_by_part() -> None:
    anna = {"subjects": ["l4.0", "k5.0"], "points": {"paths": 7}}
    s = table(TOWER_AND_HOUSE, hand="curve", anna=anna)
    expected = {"points": 5, "points-towers": 4, "points-houses": 1, "wall-tiles": 1}
    assert effects(s, "place k4 90") == expected


def test_laying_a_tile_tells_the_others_points_and_what_is_on_offer() -> None:
    s = table(TOWER_AND_HOUSE, hand="curve", anna={"subjects": ["l4.0", "k5.0"]}, turn=1)
    assert effects(s, "place k4 90") == {"rival-points": 5}
    s = table(hand="tower-court3-m")
    assert effects(s, "place l4 90") == {"on-offer": 4}


def test_a_subject_that_scores_at_once_costs_none() -> None:
    s = play(table(hand="house-court3-m"), "place h9 180")
    expected = {"points": 2, "points-houses": 2, "keep": 2}
    assert effects(s, "subject 0") == expected
    assert effects(s, "subject 1") == {"subjects": -1}
    assert effects(s, "none") == {}


def test_who_orders_his_own_features_in_the_others_turn_reads_his_own_points() -> None:
    anna = {"subjects": ["l4.0", "k5.0"], "points": {"paths": 19}}
    s = table(TOWER_AND_HOUSE, hand="curve", anna=anna, turn=1, options=OWNER_ORDERS)
    play(s, "place k4 90", "none")
    assert s.current_player() == 0
    both = {"points": 5, "points-towers": 4, "points-houses": 1, "subjects": 2, "keep": 1}
    assert effects(s, "score east") == {**both, "wall-tiles": 1}
    assert effects(s, "score south") == both


def test_who_orders_the_others_features_sees_the_wall_tile_that_depends_on_it() -> None:
    anna = {"subjects": ["l4.0", "k5.0"], "points": {"paths": 19}}
    s = table(TOWER_AND_HOUSE, hand="curve", anna=anna, turn=1)
    play(s, "place k4 90", "none")
    assert effects(s, "score east") == {"rival-points": 5, "rival-wall-tiles": 1}
    assert effects(s, "score south") == {"rival-points": 5}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_only_doubling_is_asked_for_nothing_is_said_of_an_order(lang: str) -> None:
    anna = {"subjects": ["l4.0"], "wall-tiles": [2]}
    s = table("l4=tower-through-2courts/90", hand="house4", anna=anna)
    play(s, "place k4 0", "none")
    assert GAME.prompt(s).key == "castle.prompt-double"
    assert say(GAME.prompt(s), lang).endswith("?")
    assert told(s, "score east") == ["log-not-doubled", "log-scored"]
    assert told(s, "double east") == ["log-double", "log-doubled"]


def test_where_the_order_matters_it_is_asked_for_and_told() -> None:
    anna = {"subjects": ["l4.0", "k5.0"], "points": {"paths": 19}, "wall-tiles": [2]}
    s = table(TOWER_AND_HOUSE, hand="curve", anna=anna)
    play(s, "place k4 90", "none")
    assert GAME.prompt(s).key == "castle.prompt-score"
    # The house first: then the tower may still be doubled.
    assert told(s, "score south") == ["log-score", "log-scored", "log-keep"]


def test_a_wall_tile_of_the_kind_just_used_is_told() -> None:
    """Anna doubles with a tile 2, stops on 22 and takes the other tile 2."""
    anna = {"subjects": ["l4.0"], "points": {"paths": 14}, "wall-tiles": [2]}
    s = table("l4=tower-through-2courts/90", hand="house4", anna=anna)
    play(s, "place k4 0", "none")
    second_of_its_kind = 2  # after both tiles 1
    lines = told(s, "double east", [second_of_its_kind, *[0] * 60])
    assert lines == ["log-double", "log-doubled", "log-wall-tile"]
    assert effects(s, "double east")["points"] == 8


def test_the_view_tells_lap_space_and_size_of_the_keep() -> None:
    anna = {"keep": "h9.0", "wall-tiles": [8], "points": {"paths": 112}}
    s = table("h9=house-court3-m/180", hand="tower4", anna=anna)
    view = s.view(1)
    assert isinstance(view, CastleView)
    one = view.players[0]
    assert (one.score, one.laps, one.track_space) == (112, 1, 12)
    assert one.keep is not None
    assert (one.keep.square, one.keep.tiles, one.keep.size) == ("h9", 2, 4)


def test_the_view_names_subjects_by_where_they_stand() -> None:
    castle = "j1=straight-tower-house e4=house-through-2courts"
    subjects = ["j1.0", "j1.1", "j1.3", "e4.0"]
    s = table(castle, hand="cross", anna={"subjects": subjects})
    view = s.view(None)
    assert isinstance(view, CastleView)
    roles = {f"{one.square}.{one.segment}": one.role for one in view.players[0].subjects}
    assert roles == {"j1.0": "messenger", "j1.1": "merchant", "j1.3": "knight", "e4.0": "burgher"}
