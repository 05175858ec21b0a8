"""Who sits where on which dice."""

import shlex
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bourgade.arena.plan import ArenaError, Plan, bot_seed, command, dice_seed, make_plan
from bourgade.arena.play import play
from bourgade.bots import UnknownBot
from bourgade.core.errors import BourgadeError, OptionError, UnknownGame

Plans = Callable[..., Plan]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [("a",), ("a", "b"), ("a", "b", "c")])
def test_in_each_deal_every_bot_sits_in_every_seat_equally_often(
    players: int, bots: tuple[str, ...]
) -> None:
    plan = Plan(
        game="burgundy", rules=1, edition="", players=players, options={}, bots=list(bots),
        seed=1, deals=3,
    )  # fmt: skip
    seatings = plan.seatings()
    assert len({tuple(seating) for seating in seatings}) == len(seatings)
    for bot in bots:
        held = Counter(
            seat for seating in seatings for seat in range(players) if seating[seat] == bot
        )
        assert set(held) == set(range(players))
        assert len(set(held.values())) == 1
    pairs = max(1, len(bots) * (len(bots) - 1) // 2)
    per_pair = 1 if len(bots) == 1 else 2 if players == 2 else 2 * players
    assert len(seatings) == pairs * per_pair
    assert [plan.appointment(n)[0] for n in range(plan.games)] == sorted(
        list(range(3)) * len(seatings)
    )


def test_at_a_table_for_three_one_sits_alone_among_the_others() -> None:
    plan = Plan(
        game="burgundy", rules=1, edition="", players=3, options={}, bots=["a", "b"], seed=1,
        deals=1,
    )  # fmt: skip
    assert ["".join(seating) for seating in plan.seatings()] == [
        "abb", "bab", "bba", "baa", "aba", "aab",
    ]  # fmt: skip


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("lone", ["random", "walking"])
def test_the_lone_bot_is_the_one_among_others_in_every_seat(
    plan: Plans, players: int, lone: str
) -> None:
    three = plan("random", "walking", "paced", game="burgundy", players=players, lone=lone)
    seatings = three.seatings()
    assert len(seatings) == 2 * players
    assert [seating.index(lone) for seating in seatings] == [*range(players), *range(players)]
    assert all(seating.count(lone) == 1 and len(set(seating)) == 2 for seating in seatings)
    assert three.deals == -(-20 // players), "games are per pair"
    both = plan("random", "walking", "paced", game="burgundy", players=players)
    assert [seating for seating in both.seatings() if seating in seatings] == seatings


def test_the_command_of_a_lone_bot_makes_the_same_plan(plan: Plans) -> None:
    three = plan("random", "walking", "paced", game="burgundy", players=4, games=7, lone="paced")
    words = shlex.split(command(three))
    assert words[words.index("--lone") + 1] == "paced"
    games = int(words[words.index("--games") + 1])
    assert games == 8
    again = plan("random", "walking", "paced", game="burgundy", players=4, games=8, lone="paced")
    assert again == three


def test_a_deal_has_one_seed_for_the_dice_and_many_for_the_bots(plan: Plans) -> None:
    three = plan("random", "walking", "paced")
    dice = [dice_seed(three, three.appointment(n)[0]) for n in range(three.games)]
    assert len(set(dice)) == three.deals
    thoughts = {
        bot_seed(three, *three.appointment(n), seat) for n in range(three.games) for seat in (0, 1)
    }
    assert len(thoughts) == 2 * three.games


def test_the_set_up_is_the_same_for_every_seating_of_a_deal(plan: Plans) -> None:
    two = plan("greedy", "random", game="burgundy", records=True)
    first, second = (play(two, number).record for number in (0, 1))
    assert first is not None and second is not None
    one, other = msgspec.json.decode(first), msgspec.json.decode(second)
    assert one["setup"] == other["setup"]
    assert one["log"] != other["log"]


def test_two_bots_play_the_same_games_whoever_else_is_there(plan: Plans) -> None:
    two, three = plan("random", "walking"), plan("random", "paced", "walking")
    games = {tuple(two.appointment(n)[1]): play(two, n).played for n in range(2)}
    again = {tuple(three.appointment(n)[1]): play(three, n).played for n in range(6)}
    for seating, played in games.items():
        other = again[seating]
        assert played is not None and other is not None
        assert msgspec.structs.replace(other, game=played.game) == played


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert make_plan("burgundy", ["greedy", "random"], 3, 7, 1, {}, False).games == 12
    assert make_plan("burgundy", ["greedy", "random"], None, 7, 1, {}, False).games == 8
    assert make_plan("burgundy", ["greedy"], None, 7, 1, {}, False).games == 7


@pytest.mark.parametrize(
    ("changes", "error", "words"),
    [
        ({"game": "chess"}, UnknownGame, "chess"),
        ({"entrants": ["nobody"]}, UnknownBot, "greedy, "),
        ({"entrants": ["greedy", "greedy"]}, OptionError, "named twice"),
        ({"players": 5}, OptionError, "2 to 4"),
        ({"options": {"boards": "77"}}, OptionError, "boards"),
        ({"players": 3, "lone": "nobody"}, ArenaError, "not one of --bots greedy; name one"),
        ({"players": 3, "lone": "greedy"}, ArenaError, "nobody else plays"),
        ({"entrants": ["greedy", "random"], "lone": "greedy"}, ArenaError, "table for two"),
    ],
)
def test_what_cannot_be_played_is_refused(
    changes: dict[str, Any], error: type[BourgadeError], words: str
) -> None:
    wishes: dict[str, Any] = {"game": "burgundy", "entrants": ["greedy"], "players": 2}
    wishes |= {"games": 10, "seed": 1, "options": {}, "records": False, **changes}
    with pytest.raises(error, match=words):
        make_plan(**wishes)
