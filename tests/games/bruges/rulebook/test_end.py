"""Majorities, the final count and the winner (p. 9-11)."""

from collections.abc import Callable
from typing import Any

from bourgade.core.chance import FastChance
from bourgade.games.bruges import scoring
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.rules import State

Table = Callable[..., State]
PROGRESS, CHARACTERS, CANALS = 1, 2, 4
SIX = ["akrobat", "barde", "gaukler", "spielmann", "taenzerin", "koehler"]
MORE = ["maurer", "mueller", "schuhmacher", "sattler", "bote"]
YET_MORE = ["herold", "kutscher", "stallbursche", "diener"]
LAST = ["maler", "dichter", "bildhauer", "glasmaler"]
HOMES = ["prinz", "baron", "graefin", "ritter", "edelfrau", "herzog"]


def end_of_round(table: Table, players: int, **changes: Any) -> State:
    """The last player of the round has no cards and ends it."""
    s = table(players, turn=4 * players - 1, played=True, **changes)
    s.apply_action(GAME.parse("end"), FastChance(1))
    return s


def rooms(guests: list[str], homes: list[str]) -> list[str]:
    return [f"{home}:{guest}" for home, guest in zip(homes, guests, strict=False)]


def test_red_is_alone_in_front_on_the_progress_track(table: Table) -> None:
    """p. 9, example."""
    s = end_of_round(table, 4, anna={"level": 3}, benno={"level": 2}, carla={"level": 2})
    assert [p.majorities for p in s.players] == [PROGRESS, 0, 0, 0]


def test_six_characters_against_five_and_four(table: Table) -> None:
    """p. 9, example: Blue has 6 characters, Yellow 5, Red and Green 4 each."""
    other = ["junker", "kurfuerst", "freifrau", "burggraf", "earl"]
    third = ["bankier", "kaufmann", "kraemer", "reeder"]
    fourth = ["priester", "nonne", "kaplan", "moench"]
    s = end_of_round(
        table,
        4,
        anna={"houses": rooms(SIX, HOMES)},
        benno={"houses": rooms(MORE, other)},
        carla={"houses": rooms(YET_MORE, third)},
        dario={"houses": rooms(LAST, fourth)},
    )
    assert [p.majorities for p in s.players] == [CHARACTERS, 0, 0, 0]


def test_seven_canal_tiles_against_six(table: Table) -> None:
    """p. 9, example: both sections count together."""
    s = end_of_round(
        table, 4, anna={"canals": [4, 3]}, benno={"canals": [3, 3]}, carla={"canals": [1, 1]}
    )
    assert [p.majorities for p in s.players] == [CANALS, 0, 0, 0]


def test_two_in_front_together_turn_nothing(table: Table) -> None:
    """p. 9, example: Red and Yellow are first together."""
    s = end_of_round(table, 4, anna={"level": 3}, benno={"level": 3}, carla={"level": 2})
    assert [p.majorities for p in s.players] == [0, 0, 0, 0]


def test_a_turned_marker_stays_and_others_may_follow(table: Table) -> None:
    """p. 9: several players can have the same marker turned."""
    s = end_of_round(table, 2, anna={"level": 1, "majorities": ["progress"]}, benno={"level": 2})
    assert [p.majorities for p in s.players] == [PROGRESS, PROGRESS]
    assert s.score_parts(0)["majorities"] == 4


def test_the_first_player_moves_on_clockwise(table: Table) -> None:
    s = end_of_round(table, 3, first=2)
    assert s.first == 0 and s.round == 1
    assert s.current_player() == 0


def test_the_final_count_of_thirty_five(table: Table) -> None:
    """p. 11, example: 8 for characters, 6 for houses, 4 for the mayor (itself and the alderman),
    8 for two majorities, 3 for three canal spaces, 6 for level 6."""
    guests = ["buergermeister", "schoeffe", "baron", "junker", "graefin"]
    homes = ["akrobat", "barde", "gaukler", "spielmann", "taenzerin", "koehler"]
    anna = {
        "houses": [*rooms(guests, homes), homes[5]],
        "majorities": ["progress", "characters"],
        "canals": [3, 0],
        "level": 6,
    }
    s = table(anna=anna)
    parts = s.score_parts(0)
    assert [parts[name] for name in ("characters", "houses", "laurels")] == [8, 6, 4]
    assert [parts[name] for name in ("majorities", "canals", "progress")] == [8, 3, 6]
    assert sum(parts[name] for name in scoring.FINAL_PARTS) == 35


def test_the_bishop_counts_pairs_of_workers(table: Table) -> None:
    """p. 10, example: a point for each pair."""
    anna = {"houses": ["baron:bischof"], "workers": {"red": 3, "blue": 2}}
    assert table(anna=anna).score_parts(0)["laurels"] == 2


def test_level_seven_is_worth_seven(table: Table) -> None:
    """p. 11."""
    assert table(anna={"level": 7}).score_parts(0)["progress"] == 7


def ended(table: Table, **changes: Any) -> State:
    return end_of_round(table, 2, round=8, last_round=8, **changes)


def test_the_game_ends_after_the_last_round(table: Table) -> None:
    s = ended(table, anna={"level": 3})
    assert s.is_terminal() and s.current_player() == -1 and s.legal_actions() == []
    assert s.scores() == [5 + 3 + 4, 5] and s.winners() == [0]


def test_florins_break_ties(table: Table) -> None:
    """p. 11: then the florins decide."""
    assert ended(table, anna={"florins": 2}, benno={"florins": 3}).winners() == [1]


def test_equal_florins_share_the_win(table: Table) -> None:
    assert ended(table, anna={"florins": 3}, benno={"florins": 3}).winners() == [0, 1]


def test_the_round_after_the_announcement_is_played(table: Table) -> None:
    s = end_of_round(table, 2, round=7, last_round=8)
    assert not s.is_terminal() and s.round + 1 == 8
