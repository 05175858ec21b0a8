"""Components and set-up (p. 1-3)."""

from collections import Counter
from typing import Any

import pytest

from bourgade.core.chance import FastChance
from bourgade.games.burgenland import tables
from bourgade.games.burgenland.game import GAME
from bourgade.games.burgenland.rules import State
from bourgade.games.burgenland.tables import EAST, HOUSE, NORTH, PALACE, WALL, WELL, WEST

PIECES = {2: [5, 5, 4, 3], 3: [4, 3, 3, 2], 4: [3, 3, 3, 2]}
NEUTRAL = {2: [6, 2, 4], 3: [4, 3, 3], 4: [4, 0, 0]}


def begin(players: int, seed: int = 3, **options: str) -> State:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    s = GAME.new(players, named, FastChance(seed))
    assert isinstance(s, State)
    return s


def neutral(s: State) -> list[tuple[int, int, int]]:
    """(castle, slot, piece) of every piece on the map; none has a builder yet."""
    found = []
    for place, site in enumerate(s.sites):
        if site >= 0:
            assert site // 4 == 0, "built by somebody before the game"
            found.append((place // 5, place % 5, int(site) % 4))
    return found


def test_the_box() -> None:
    """p. 1: 80 colour cards, ten of each of eight colours, 17 jokers, 12 architects, 11 wells; 9
    exchange and 13 bonus tiles; 16 walls, 12 palaces, 12 houses, 8 wells; 8 milestones."""
    census = begin(2).census()
    for colour in tables.COLOUR_NAMES:
        assert sum(census[f"{colour}-{value}"] for value in (1, 2, 3)) == 10
        assert census[f"milestone-{colour}"] == 1
    assert census["joker"] == 17
    assert sum(census[f"architect-{cost}"] for cost in range(1, 6)) == 12
    assert sum(census[f"well-card-{castle}"] for castle in range(1, 12)) == 11
    assert census["exchange-tile"] == 9
    tiles = [census[name] for name in ("extra-site", "coin-payment", "pass", "prime")]
    assert tiles == [3, 3, 3, 4]
    pieces = [census[name] for name in ("wall", "palace", "house", "well")]
    assert pieces == [16, 12, 12, 8]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_of_each_player(players: int) -> None:
    """p. 2: all pieces are shared out, on the map, or back in the box (two wells for 2 and 3)."""
    s = begin(players)
    for p in s.players:
        assert list(p.left) == PIECES[players]
    on_map = Counter(piece for _, _, piece in neutral(s))
    assert [on_map[piece] for piece in (WALL, HOUSE, PALACE)] == NEUTRAL[players]
    assert on_map[WELL] == 0
    assert tables.UNUSED_WELLS[players] == (0 if players == 4 else 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neutral_walls_and_palaces_stand_in_the_north_of_different_castles(players: int) -> None:
    for seed in range(20):
        found = [(c, slot) for c, slot, piece in neutral(begin(players, seed)) if piece != HOUSE]
        assert all(slot == NORTH for _, slot in found)
        assert len({castle for castle, _ in found}) == len(found)


def test_two_players_leave_one_north_site_free() -> None:
    """p. 2: ten of the eleven north sites are taken, and two more beside a wall."""
    for seed in range(20):
        s = begin(2, seed)
        assert sum(s.sites[castle * 5 + NORTH] >= 0 for castle in range(11)) == 10


@pytest.mark.parametrize("players", [2, 3])
def test_neutral_houses_stand_in_the_west_beside_a_neutral_wall(players: int) -> None:
    for seed in range(20):
        s = begin(players, seed)
        houses = [(c, slot) for c, slot, piece in neutral(s) if piece == HOUSE]
        assert len({castle for castle, _ in houses}) == NEUTRAL[players][HOUSE]
        for castle, slot in houses:
            assert slot == WEST and s.sites[castle * 5 + NORTH] == WALL


def test_three_players_may_agree_on_houses_apart() -> None:
    """p. 2, the text for three players: houses in other castles, palaces in empty ones."""
    for seed in range(20):
        s = begin(3, seed, neutral_houses="apart")
        found = neutral(s)
        assert len(found) == 10 and len({castle for castle, _, _ in found}) == 10
        assert all(slot == (WEST if piece == HOUSE else NORTH) for _, slot, piece in found)


def test_the_first_wall_beside_a_house_apart_carries_that_house() -> None:
    """A house of nobody's counts like any other: only a second wall carries another house."""
    s = begin(3, neutral_houses="apart")
    castle = next(castle for castle, _, piece in neutral(s) if piece == HOUSE)
    p = s.players[s.turn]
    p.take(tables.JOKER, 8)
    house = GAME.parse(f"build house {castle + 1} extra")
    p.tiles[tables.EXTRA_SITE] = 1
    for slot in (NORTH, EAST):
        assert s.why_illegal(house) == "burgenland.build.house-needs-wall"
        assert house not in s.legal_actions()
        s.put(WALL, castle * 5 + slot, int(s.turn))
    assert s.why_illegal(house) is None and house in s.legal_actions()


def test_houses_apart_change_nothing_for_two_players() -> None:
    assert begin(2, 5, neutral_houses="apart").to_dict() == begin(2, 5).to_dict()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_grow_around_the_table(players: int) -> None:
    """p. 3: the first player has four colour cards, each next one more; everybody one joker."""
    firsts = set()
    for seed in range(12):
        s = begin(players, seed)
        firsts.add(int(s.turn))
        for place in range(players):
            p = s.players[(s.turn + place) % players]
            assert sum(p.hand[1:]) == 4 + place and p.hand[tables.JOKER] == 1
            assert not any(p.tiles) and p.exchange == 0
        assert s.jokers == 17 - players
        assert s.pile_size == 80 - sum(4 + place for place in range(players))
    assert firsts == set(range(players)), "everybody begins at times"


def test_architect_and_well_come_by_lot() -> None:
    starts = [begin(2, seed) for seed in range(60)]
    assert {int(s.architect()) for s in starts} == {1, 2, 3, 4, 5}
    assert len({int(s.well_castle()) for s in starts}) == 11
    assert len({tuple(s.milestones) for s in starts}) > 50


def test_every_castle_can_be_set_up_in_every_way() -> None:
    seen: dict[Any, set[int]] = {WALL: set(), HOUSE: set(), PALACE: set()}
    for seed in range(60):
        for castle, _, piece in neutral(begin(2, seed)):
            seen[piece].add(castle)
    assert all(len(castles) == 11 for castles in seen.values())
