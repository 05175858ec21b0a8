"""The worked examples of the rulebook, each with its place in the book."""

import sys
from pathlib import Path

from bourgade.games.burdigala import tables
from bourgade.games.burdigala.actions import CORRUPT

sys.path.insert(0, str(Path(__file__).parents[1]))
from burdigala_stories import base, choices, play, table


def test_three_points_on_a_site_of_five_with_one_stone() -> None:
    """Chapter IV, "Gain": one place is taken, the second stone leaves three free."""
    s = table(sites={1: {"stones": 1}})
    play(s, "move p1 A2", "stone 1")
    assert s.score_parts(0) == {**dict.fromkeys(s.score_parts(0), 0), "stones": 3}
    assert s.scores() == [3, 0]


def test_neighbours_draw_and_blue_discards() -> None:
    """Chapter IV, "Dernière pierre": blue finishes a building; the pawns beside it, one of his own
    among them, draw; he has three intrigues already and must discard one."""
    s = table(
        3,
        sites={2: {"stones": 2, "tile": "arch", "seen_by": [2]}},
        people={
            "Anna": {"pawns": ["B2", "A2"], "hand": {"theft": 1, "sailor": 1}, "table": ["boat"]},
            "Benno": {"pawns": ["A3", "E5"]},
            "Carla": {"pawns": ["C4", "D4"]},
        },
    )
    play(s, "move p1 B3", "stone 2")
    blue = s.players[0]
    assert s.score_parts(0)["buildings"] == 5
    assert (s.current_player(), blue.hand_size + blue.table_size) == (0, 4)
    assert len(choices(s, "discard")) >= 3
    play(s, "discard table:boat")
    assert blue.hand_size + blue.table_size == 3
    assert [p.hand_size for p in s.players] == [3, 1, 0]
    assert s.current_player() == 0, "blue's turn goes on"


def test_goods_of_stephane_and_bruno() -> None:
    """Chapter V: eight cards make 15 + 3 + 1 = 19 points, four cards 6 + 1 = 7."""
    s = table(
        people={
            "Anna": {
                "pawns": ["A1", "gone", "gone"],
                "goods": {"wine": 3, "ceramics": 2, "copper": 1, "wheat": 1, "tin": 1},
            },
            "Benno": {"goods": {"copper": 2, "wheat": 1, "tin": 1}},
        },
        sites=_all_built_but(18),
    )
    play(s, "leave p1", "end")
    assert s.is_terminal()
    assert [s.score_parts(seat)["goods"] for seat in (0, 1)] == [19, 7]
    assert s.scores() == [19, 7]


def test_the_most_corrupt() -> None:
    """Chapter V, picture: Seb 5, Stéphane 7, Bruno 7. Both most corrupt players lose five more."""
    s = table(
        3,
        people={
            "Anna": {"pawns": ["A1", "gone"], "corruption": {"5": 1, "0": 1}},
            "Benno": {"corruption": {"4": 1, "3": 1}},
            "Carla": {"corruption": {"2": 1, "5": 1}},
        },
        sites=_all_built_but(18),
    )
    play(s, "leave p1", "end")
    assert [s.score_parts(seat)["corruption"] for seat in range(3)] == [-5, -7, -7]
    assert [s.score_parts(seat)["most-corrupt"] for seat in range(3)] == [0, -5, -5]
    assert s.scores() == [-5, -12, -12]
    assert s.winners() == [0]


def test_the_three_sevens() -> None:
    """Chapter IV: 4 and 3, 5 and 2, 6 and 1."""
    for dice in ([4, 3], [5, 2], [6, 1]):
        s = table(dice=dice)
        first = choices(s, "move")[0]
        play(s, f"move {first}")
        play(s, f"stone {choices(s, 'stone')[0]}")
        assert s.why_illegal(CORRUPT) is None, dice


def _all_built_but(left: int) -> dict[int, dict[str, object]]:
    """Benno has built everywhere else."""
    tiles: dict[int, list[str]] = {size: [] for size in range(2, 6)}
    for name, size in zip(tables.TILE_NAMES, tables.TILE_SIZE, strict=True):
        tiles[size].append(name)
    sites = base("two")["sites"]
    return {
        number: {"tile": tiles[site["size"]].pop(), "builder": 1}
        for number, site in enumerate(sites, 1)
        if number != left
    }
