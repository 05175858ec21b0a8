"""What a seat sees, what is dealt anew for it, and what it remembers."""

import sys
from pathlib import Path

import msgspec
import pytest

from bourgade.core.chance import FastChance
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.rules import State
from bourgade.games.burdigala.view import BurdigalaView

sys.path.insert(0, str(Path(__file__).parent))
from burdigala_stories import GAME, play, table


def seen(s: State, seat: int | None) -> BurdigalaView:
    view = s.view(seat)
    assert isinstance(view, BurdigalaView)
    return view


def imagined(s: State, seat: int, seed: int) -> State:
    other = s.determinize(seat, FastChance(seed))
    assert isinstance(other, State)
    return other


def rich() -> State:
    return table(
        3,
        sites={1: {"tile": "forum", "seen_by": [1]}, 7: {"tile": "theatre", "seen_by": [0, 1]}},
        people={
            "Anna": {
                "hand": {"theft": 1},
                "goods": {"wine": 1},
                "corruption": {"2": 1},
                "knows_goods": {"1": {"tin": 1}},
            },
            "Benno": {"hand": {"sailor": 2}, "goods": {"tin": 2, "wheat": 1}},
            "Carla": {"goods": {"copper": 2}, "corruption": {"5": 2}},
        },
    )


def test_a_view_hides_what_others_hold() -> None:
    s = rich()
    anna = seen(s, 0)
    assert anna.players[0].hand == {"theft": 1} and anna.players[0].corruption_total == 2
    assert anna.players[1].hand is None and anna.players[1].hand_size == 2
    assert anna.players[1].goods is None and anna.players[1].goods_count == 3
    assert anna.players[1].known_goods == {"tin": 1}
    assert anna.players[2].corruption is None and anna.players[2].corruption_count == 2
    assert anna.sites[0].tile is None and anna.sites[0].seen_by == [1]
    assert anna.sites[6].tile == "theatre"
    assert "forum" in anna.unseen_tiles and "theatre" not in anna.unseen_tiles


def test_a_spectator_sees_no_secret() -> None:
    view = seen(rich(), None)
    for player in view.players:
        assert (player.hand, player.goods, player.corruption) == (None, None, None)
        assert player.known_goods == {}
    assert view.sites[6].tile is None
    assert len(view.unseen_tiles) == 21


def test_everything_hidden_is_dealt_anew() -> None:
    s = rich()
    hands, goods, tokens, tiles = set(), set(), set(), set()
    for seed in range(60):
        other = imagined(s, 0, seed)
        hands.add(tuple(other.players[1].hand))
        goods.add(tuple(other.players[1].goods))
        tokens.add(tuple(other.players[2].tokens))
        tiles.add(int(other.tiles[0]))
        assert list(other.players[0].hand) == list(s.players[0].hand)
        assert other.players[1].goods[tables.GOODS_NAMES.index("tin")] >= 1, "Anna has seen it"
        assert other.tiles[6] == s.tiles[6], "Anna has peeked at it"
    assert min(map(len, (hands, goods, tokens))) > 5
    fives = [tile for tile in range(21) if tables.TILE_SIZE[tile] == 5]
    assert tiles == set(fives) - {tables.TILE_BY_NAME["theatre"]}


def test_the_sailors_choice_is_his_secret() -> None:
    s = table(3, people={"Anna": {"hand": {"sailor": 1}}})
    play(s, "play sailor")
    assert seen(s, 0).offered and seen(s, 1).offered is None and seen(s, None).offered is None
    offers = {tuple(imagined(s, 1, seed).offered) for seed in range(30)}
    assert len(offers) > 5
    assert {tuple(imagined(s, 0, seed).offered) for seed in range(5)} == {tuple(s.offered)}


def test_the_merchant_sees_everything_while_he_chooses() -> None:
    s = table(
        3,
        people={
            "Anna": {"hand": {"merchant": 1}, "goods": {"wine": 1}},
            "Benno": {"goods": {"tin": 2, "wheat": 1}},
        },
    )
    play(s, "play merchant")
    assert seen(s, 0).players[1].known_goods == {"wheat": 1, "tin": 2}
    for seed in range(5):
        assert imagined(s, 0, seed).legal_actions() == s.legal_actions()
    assert seen(s, 2).players[1].known_goods == {}


def test_an_imagined_merchant_sees_everything_too() -> None:
    """Carla imagines other goods at Benno's: Anna, who is looking at them, knows those then."""
    s = table(
        3,
        people={
            "Anna": {"hand": {"merchant": 1}, "goods": {"wine": 2}},
            "Benno": {"goods": {"tin": 2, "wheat": 1}},
        },
    )
    play(s, "play merchant")
    for seed in range(20):
        other = imagined(s, 2, seed)
        assert seen(other, 0).players[1].known_goods == seen(other, 1).players[1].goods
        GAME.from_dict(other.to_dict())
        for action in other.legal_actions():
            swapped = other.clone()
            swapped.apply_action(action, FastChance(seed))
            assert isinstance(swapped, State)
            assert min(swapped.known) == 0
            GAME.from_dict(swapped.to_dict())


def test_a_third_player_doubts_after_a_secret_exchange() -> None:
    """Carla knew two tin cards and a wheat card of Benno's; Anna's swap may have taken any."""
    s = table(
        3,
        people={
            "Anna": {"hand": {"merchant": 1}, "goods": {"wine": 1}},
            "Benno": {"goods": {"tin": 2, "wheat": 1}},
            "Carla": {"knows_goods": {"1": {"tin": 2, "wheat": 1}, "0": {"wine": 1}}},
        },
    )
    play(s, "play merchant", "swap wine wheat")
    assert seen(s, 2).players[1].known_goods == {"tin": 1}
    assert seen(s, 2).players[0].known_goods == {}
    assert seen(s, 0).players[1].known_goods == {"wine": 1, "tin": 2}
    assert seen(s, 1).players[0].known_goods == {"wheat": 1}


def test_a_rival_who_knew_the_card_given_away_finds_it_at_home() -> None:
    """Benno knew Anna's wine, which is his own after the swap."""
    s = table(
        people={
            "Anna": {"hand": {"merchant": 1}, "goods": {"wine": 1, "copper": 1}},
            "Benno": {"goods": {"tin": 1}, "knows_goods": {"0": {"wine": 1, "copper": 1}}},
        },
    )
    play(s, "play merchant", "swap wine tin")
    assert seen(s, 1).players[0].known_goods == {"copper": 1, "tin": 1}


def test_a_third_player_doubts_after_a_theft() -> None:
    s = table(
        3,
        people={
            "Anna": {"hand": {"theft": 1}, "knows_goods": {"1": {"tin": 1}}},
            "Benno": {"goods": {"tin": 2}},
            "Carla": {"knows_goods": {"1": {"tin": 2}}},
        },
    )
    play(s, "play theft")
    assert seen(s, 2).players[1].known_goods == {"tin": 1}
    assert seen(s, 0).players[1].known_goods == {}
    assert seen(s, 1).players[0].known_goods == {"tin": 1}


@pytest.mark.parametrize(("left", "last"), [(3, False), (2, False), (1, True)])
def test_the_sailors_cards_end_the_game_only_if_none_goes_back(left: int, last: bool) -> None:
    """All cards of the pile lie before him; the turn is the last one if he keeps the only one."""
    goods = {"wine": 5 - left, "ceramics": 4, "copper": 4, "wheat": 4, "tin": 4}
    s = table(people={"Anna": {"hand": {"sailor": 1}}, "Benno": {"goods": goods}})
    play(s, "play sailor")
    assert s.goods_left == 0
    assert seen(s, 0).last_turn is last
    play(s, "keep wine")
    assert seen(s, 0).last_turn is last


def test_goods_and_corruption_are_revealed_at_the_end_but_no_hand() -> None:
    chance = FastChance(3)
    s = GAME.new(3, None, chance)
    while not s.is_terminal():
        legal = s.legal_actions()
        s.apply_action(legal[chance.pick(len(legal))], chance)
    assert isinstance(s, State)
    view = seen(s, 0)
    for seat, player in enumerate(view.players):
        assert player.goods is not None and player.corruption is not None
        assert (player.hand is None) == (seat != 0)


@pytest.mark.parametrize("seed", range(4))
def test_moves_of_the_view_are_the_legal_ones_with_a_way(seed: int) -> None:
    chance = FastChance(seed)
    s = GAME.new(2, None, chance)
    looked = 0
    while not s.is_terminal() and looked < 25:
        assert isinstance(s, State)
        legal = s.legal_actions()
        moves = seen(s, None).moves
        told = [GAME.parse(f"move p{move.pawn + 1} {move.point}") for move in moves]
        assert told == [a for a in legal if GAME.notation(a).startswith("move ")]
        for move in moves:
            for die, path in zip(move.dice, move.paths, strict=True):
                assert len(path) - 1 == s.dice[die] and path[-1] == move.point
            looked += 1
        s.apply_action(legal[chance.pick(len(legal))], chance)


def test_states_that_differ_in_secrets_only_look_alike() -> None:
    s = rich()
    for seed in range(20):
        other = imagined(s, 2, seed)
        assert msgspec.json.encode(seen(other, 2)) == msgspec.json.encode(seen(s, 2))
        assert msgspec.json.encode(seen(other, None)) == msgspec.json.encode(seen(s, None))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_row_of_numbers_tells_who_knows_which_tile(seat: int) -> None:
    s = rich()
    numbers = s.observation_tensor(seat)

    def field(name: str) -> list[int]:
        field = GAME.observation.field(name)
        return numbers[field.offset : field.offset + field.size]

    known = {0: {7: "theatre"}, 1: {1: "forum", 7: "theatre"}, 2: {}}[seat]
    told = {
        site: tables.TILE_NAMES[tile - 1] for site, tile in enumerate(field("tiles"), 1) if tile
    }
    assert told == known
    unseen = [tables.TILE_NAMES[tile] for tile, flag in enumerate(field("unseen_tiles")) if flag]
    assert sorted([*unseen, *known.values()]) == sorted(tables.TILE_NAMES)
    for other, peeked in enumerate([[7], [1, 7], []]):
        place = (other - seat) % 3
        flags = field(f"seat{place}.peeked")
        assert [site for site, flag in enumerate(flags, 1) if flag] == peeked
