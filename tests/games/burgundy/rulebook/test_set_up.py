"""Components and set-up (p. 1-3, 12)."""

from collections.abc import Callable
from typing import Any

import pytest

import bourgade
from bourgade.core.chance import FastChance
from bourgade.core.errors import OptionError
from bourgade.core.state import GameState
from bourgade.games.burgundy import tables
from bourgade.games.burgundy.rules import State
from bourgade.games.burgundy.state import Player

GAME = bourgade.game("burgundy")


def begin(players: int, seed: int = 3, **options: Any) -> State:
    named = {key.replace("_", "-"): value for key, value in options.items()}
    position = bourgade.start("burgundy", players=players, seed=seed, options=named).state
    assert isinstance(position, State)
    return position


def test_the_164_hexagonal_tiles() -> None:
    """p. 1: 7 of each of 8 buildings and 4 animals, 26 yellow, 16 castles, 12 mines, 26 ships."""
    census = begin(2).census()
    tiles = {name: count for name, count in census.items() if not name.startswith("goods")}
    assert sum(tiles.values()) == 164
    assert all(tiles[name] == 7 for name in tables.BUILDING_NAMES)
    for species in tables.SPECIES_NAMES:
        assert sum(tiles[f"{species}-{n}"] for n in (2, 3, 4)) == 7
    assert all(tiles[f"knowledge-{n}"] == 1 for n in range(1, 27))
    assert (tiles["castle"], tiles["mine"], tiles["ship"]) == (16, 12, 26)
    black = [tables.BAG_BLACK[i] for i in range(tables.NUM_FACES)]
    by_colour = [
        sum(n for face, n in enumerate(black) if tables.TILE_COLOUR[face] == colour)
        for colour in range(6)
    ]
    assert by_colour == [2, 2, 6, 6, 8, 16]


def test_the_42_goods_tiles() -> None:
    """p. 1: seven in each of six colours."""
    census = begin(2).census()
    assert [census[f"goods-{n}"] for n in range(1, 7)] == [7] * 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_starts_with(players: int) -> None:
    """p. 2: a castle on the 6 in the middle, three goods, a silver, and workers by turn order."""
    for seed in range(5):
        s = begin(players, seed)
        for place, seat in enumerate(s.order):
            p = s.players[seat]
            assert p.workers == place + 1
            assert p.silver == 1
            assert sum(p.goods) == 3
            assert p.tiles[18] == tables.T_CASTLE and tables.CELL_NUMBER[18] == 6
            assert sum(tile >= 0 for tile in p.tiles) == 1
            assert all(tile < 0 for tile in p.storage)
            assert p.score() == 0 and p.track == 0
        clockwise = [(s.order[0] + i) % players for i in range(players)]
        assert list(s.order) == clockwise


@pytest.mark.parametrize(
    ("players", "tiles", "black"),
    [(2, 12, 4), (3, 18, 6), (4, 24, 8)],
    ids=["two", "three", "four"],
)
def test_the_depots_of_the_first_phase(players: int, tiles: int, black: int) -> None:
    """p. 3: 12, 18 or 24 tiles on the numbered depots, by colour; the black depot too."""
    s = begin(players)
    assert sum(tile >= 0 for tile in s.depots) == tiles
    assert sum(tile >= 0 for tile in s.black) == black
    # Start castles and numbered depots from the coloured backs, the black depot from the black.
    assert sum(s.bag) == 124 - players - tiles
    assert sum(s.black_bag) == 40 - black
    for i, tile in enumerate(s.depots):
        assert tile < 0 or tables.TILE_COLOUR[tile] == tables.DEPOT_COLOUR[i]


def test_five_goods_for_the_phase_one_of_them_placed() -> None:
    """p. 3-4: five goods tiles on the round spaces, the first goes where the white die says."""
    for seed in range(8):
        s = begin(2, seed)
        assert [good >= 0 for good in s.round_goods] == [False, True, True, True, True]
        placed = [i // 6 + 1 for i, count in enumerate(s.depot_goods) if count]
        assert placed == [s.white]
        assert sum(s.goods_bag) == 42 - 2 * 3 - 5


def test_the_first_player_is_drawn_by_lot() -> None:
    """p. 3: dice decide who begins, so that everybody does at times."""
    for players in (2, 3, 4):
        assert {begin(players, seed).order[0] for seed in range(30)} == set(range(players))


def test_dice_tiles_and_goods_come_by_chance() -> None:
    """p. 2-4: shuffled tiles and goods; two dice for everybody, each with all six faces."""
    tables_seen = [begin(2, seed) for seed in range(40)]
    for die in range(4):
        assert {s.dice[die] for s in tables_seen} == set(range(1, 7))
    assert {s.white for s in tables_seen} == set(range(1, 7))
    assert any(s.dice[0] != s.dice[1] for s in tables_seen)
    for place in (1, 4, 8):  # a building, a knowledge tile, animals
        assert len({s.depots[place] for s in tables_seen}) > 4
    assert len({s.black[0] for s in tables_seen}) > 4
    for good in range(6):
        assert any(s.players[0].goods[good] for s in tables_seen)
        assert any(s.round_goods[4] == good for s in tables_seen)


def test_everybody_throws_anew_in_every_round() -> None:
    """p. 4: the dice of all players and the white die are thrown at the start of each round."""
    s, chance = begin(2), FastChance(1)
    throws = []
    for _ in range(25):
        throws.append((*s.dice, s.white))
        for text in ("workers d1", "workers d2", "end") * 2:
            s.apply_action(GAME.parse(text), chance)
    assert s.is_terminal()
    for die in range(5):
        assert len({throw[die] for throw in throws}) > 3


def test_the_sheets_of_the_box() -> None:
    """p. 1: six two-sided boards, number 1 four times, numbers 2 to 9 once each."""
    sides = [
        tables.BOARD_NAMES[side]
        for sheet in tables.SHEETS[: tables.NUM_BASE_SHEETS]
        for side in sheet
    ]
    assert sorted(sides) == sorted(["1"] * 4 + [str(n) for n in range(2, 10)])


def test_cities_of_all_boards() -> None:
    """p. 6: between 2 and 6 cities of 1 to 8 spaces, according to the estate."""
    counts = []
    for board in range(9):
        sizes = [
            tables.REGION_SIZE[board * tables.MAX_REGIONS + region]
            for region in range(tables.REGION_COUNT[board])
            if tables.CELL_COLOUR[
                board * 37 + tables.CELL_REGION[board * 37 : board * 37 + 37].index(region)
            ]
            == tables.BUILDING
        ]
        assert max(sizes) <= 8 and sum(sizes) == 12
        counts.append(len(sizes))
    assert (min(counts), max(counts)) == (2, 6)


@pytest.mark.parametrize("setup", ["expert-open", "expert-secret"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_expert_set_up_deals_sheets_and_asks_in_turn_order(
    setup: str, players: int, play: Callable[..., State]
) -> None:
    """p. 12: a random board each; side and start space are the players' choice."""
    s = begin(players, setup=setup)
    assert len({p.sheet for p in s.players}) == players
    for seat in s.order:
        assert s.current_player() == seat
        play(s, "side b")
        spaces = [GAME.decode(action)["space"] for action in s.legal_actions()]
        assert len(spaces) == 4
        play(s, f"start {spaces[-1]}")
        assert s.players[seat].start_space == spaces[-1]
        assert s.players[seat].score() == 0
    assert s.to_dict()["decision"] == "turn"
    assert sum(tile >= 0 for tile in s.depots) == 6 * players


@pytest.mark.parametrize(
    ("sheets", "dealt"), [("base", range(6)), ("spielbox", range(6, 10)), ("all", range(10))]
)
def test_expert_set_up_deals_from_the_agreed_sheets(sheets: str, dealt: range) -> None:
    """p. 12 and the leaflet: the six sheets of the box, the four of the magazine, or all."""
    seen = {
        p.sheet
        for seed in range(30)
        for p in begin(4, seed, setup="expert-open", sheets=sheets).players
    }
    assert seen == set(dealt)


def test_experts_choose_before_the_first_tiles_are_laid_out() -> None:
    """p. 12: goods, workers and turn order are known, the tiles of phase A are not."""
    s = begin(3, setup="expert-open")
    assert all(tile < 0 for tile in [*s.depots, *s.black])
    assert [sum(p.goods) for p in s.players] == [3, 3, 3]
    assert [s.players[seat].workers for seat in s.order] == [1, 2, 3]


def test_boards_by_agreement() -> None:
    """Everybody gets the board agreed for the seat; its start castle lies in the middle of board 1
    and is asked for, in turn order, on the others."""
    for seed in range(4):
        s = begin(3, seed, boards=["9", "1", "10c"])
        assert [tables.BOARD_NAMES[p.board] for p in s.players] == ["9", "1", "10c"]
        assert [p.start_space for p in s.players] == [-1, 18, -1]
        asked = []
        while s.to_dict()["decision"] == "choose-start":
            asked.append(s.current_player())
            s.apply_action(s.legal_actions()[0], FastChance(seed))
        assert asked == [seat for seat in s.order if seat != 1]
        assert s.to_dict()["decision"] == "turn"


def test_other_agreements_reach_the_table() -> None:
    for tie in ("fewest-empty", "most-empty"):
        for action in ("place", "take"):
            s = begin(2, tie_break=tie, spielbox_action=action)
            assert s.most_empty_wins == (tie == "most-empty")
            assert s.reclaim_castles == (action == "take")
    plain = begin(2)
    assert not plain.most_empty_wins and not plain.reclaim_castles


def test_secret_choices_stay_secret(play: Callable[..., State]) -> None:
    """p. 12: spectators see no choice either, and whoever imagines the table does not know it."""
    s = begin(2, setup="expert-secret")
    first, second = s.order
    play(s, "side b")
    play(s, f"start {GAME.decode(s.legal_actions()[2])['space']}")
    for viewer in (None, second):
        shown: Any = s.view(viewer)
        assert shown.players[first].board is None and shown.players[first].start is None
    imagined = [s.determinize(second, FastChance(seed)) for seed in range(40)]
    assert len({(p.board, p.start_space) for p in (_player(i, first) for i in imagined)}) > 4
    chosen = s.players[first]
    for seed in range(8):
        own = _player(s.determinize(first, FastChance(seed)), first)
        assert (own.board, own.start_space) == (chosen.board, chosen.start_space)


def _player(position: GameState, seat: int) -> Player:
    assert isinstance(position, State)
    return position.players[seat]


def test_expert_set_up_deals_the_boards_itself() -> None:
    with pytest.raises(OptionError, match="boards"):
        begin(2, setup="expert-open", boards=["2", "3"])
