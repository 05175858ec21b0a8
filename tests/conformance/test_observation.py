"""Observations of every registered game: exact, bounded, complete, and no seat learns too much."""

import itertools
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bourgade
from bourgade.core.chance import FastChance
from bourgade.core.errors import PositionError
from bourgade.core.game import Game
from bourgade.core.observation import Field, Layout, Row, side_by_side
from bourgade.core.state import GameState

sys.path.insert(0, str(Path(__file__).parent))
import checks

ROOT = Path(__file__).parents[2]
CASES = [
    pytest.param(key, players, options, id=f"{key}-{players}-{options or 'default'}")
    for key in bourgade.games()
    for players, options in checks.variants(bourgade.game(key))
]
PLAIN = [case for case in CASES if not case.values[2]]  # no option beyond the default
# The share of changes of the view that must show in the numbers. What each game leaves out on
# purpose is said at the top of its observe.py.
COMPLETE = 0.99


def sampled(game: Game, players: int, options: dict[str, Any], seed: int) -> Iterator[GameState]:
    """Some positions of a random game, among them the first and the last."""
    for step, state in enumerate(checks.walk(game, players, options, seed)):
        if step % 11 == 0 or step < 4 or state.is_terminal():
            yield state


def named(layout: Layout, numbers: list[int]) -> dict[str, list[int]]:
    return {f.name: numbers[f.offset : f.offset + f.size] for f in layout.fields}


@pytest.mark.parametrize("key", bourgade.games())
def test_a_layout_covers_its_row_without_gap_or_overlap(key: str) -> None:
    game = bourgade.game(key)
    layout = game.observation
    offset = 0
    for field in layout.fields:
        assert field.offset == offset and field.size > 0 and 0 < field.most < 2**15
        assert field.least in (0, -field.most)
        assert field.about.endswith(".") and field.about[0].isupper()
        offset += field.size
    assert offset == layout.size
    assert len({field.name for field in layout.fields}) == len(layout.fields)
    assert len(layout.scale()) == layout.size
    assert layout.seats == game.max_players
    parts = {field.name.partition(".")[2] for field in layout.fields if "." in field.name}
    table = {field.name for field in layout.fields if "." not in field.name}
    assert parts and not parts & table, "a name that means two things"


@pytest.mark.parametrize(("key", "players", "options"), CASES)
def test_numbers_are_bounded_and_absent_seats_are_zero(
    key: str, players: int, options: dict[str, Any]
) -> None:
    game = bourgade.game(key)
    layout = game.observation
    most = layout.scale()
    least = [field.least for field in layout.fields for _ in range(field.size)]
    for state in sampled(game, players, options, seed=3):
        for seat in range(players):
            numbers = state.observation_tensor(seat)
            assert len(numbers) == layout.size == state.observation_size()
            for at, number in enumerate(numbers):
                if not least[at] <= number <= most[at]:
                    beyond = [f.name for f in layout.fields if f.offset <= at][-1]
                    raise AssertionError(f"{beyond}: {number} is not in {least[at]}..{most[at]}")
            there = named(layout, numbers)
            for other in range(layout.seats):
                assert there[f"seat{other}.present"] == [int(other < players)]
            assert not any(numbers[layout.table_size + players * layout.seat_size :])


@pytest.mark.parametrize(("key", "players", "options"), CASES)
def test_what_a_seat_cannot_know_does_not_show(
    key: str, players: int, options: dict[str, Any]
) -> None:
    """Positions that differ only in what a seat cannot know give it the same numbers."""
    game = bourgade.game(key)
    for seed in (5, 6):
        for state in sampled(game, players, options, seed):
            before = checks.dump(state.to_dict())
            for seat in range(players):
                numbers = state.observation_tensor(seat)
                for extra in range(2):
                    other = state.determinize(seat, FastChance(seed * 100 + extra))
                    assert other.observation_tensor(seat) == numbers, f"seat {seat} sees too much"
            assert checks.dump(state.to_dict()) == before, "looking changed the position"


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("bruges", {}),
        ("burdigala", {}),
        ("burgenland", {}),
        ("burgundy", {"setup": "expert-secret"}),
    ],
)
def test_hidden_things_were_there_to_be_told(key: str, options: dict[str, Any]) -> None:
    """The test above would find a leak: what is redrawn does change what its owner observes."""
    game = bourgade.game(key)
    changed = 0
    for seed in range(6):
        for state in sampled(game, 2, options, seed):
            redrawn = state.determinize(1, FastChance(seed))
            changed += redrawn.observation_tensor(0) != state.observation_tensor(0)
    assert changed > 0


@pytest.mark.parametrize(("key", "players", "options"), PLAIN)
def test_what_a_seat_sees_shows_in_the_numbers(
    key: str, players: int, options: dict[str, Any]
) -> None:
    """When an action changes the view of a seat, its numbers change as well."""
    game = bourgade.game(key)
    seen = shown = 0
    last: list[tuple[bytes, list[int]]] = []
    for state in checks.walk(game, players, options, seed=9):
        now = [
            (checks.dump(state.view(seat)), state.observation_tensor(seat))
            for seat in range(players)
        ]
        for before, after in zip(last, now, strict=False):
            if before[0] != after[0]:
                seen += 1
                shown += before[1] != after[1]
            else:
                assert before[1] == after[1], "the numbers tell what the view does not"
        last = now
    assert seen > 20 and shown >= COMPLETE * seen, f"{shown} of {seen} changes show"


Way = tuple[str | int, ...]
# What is told apart, not together: in Brügge the guests and the houses, not who lives where.
APART = {("players", "*", "houses", "*", "card"), ("players", "*", "houses", "*", "guest")}


def leaves(document: Any, path: Way = ()) -> Iterator[tuple[Way, Any]]:
    """The single values of a position's document, with the way to each."""
    if isinstance(document, (dict, list)):
        inside = document.items() if isinstance(document, dict) else enumerate(document)
        for key, value in inside:
            yield from leaves(value, (*path, key))
    else:
        yield path, document


def changed(document: Any, changes: dict[Way, Any]) -> Any:
    copy = msgspec.json.decode(msgspec.json.encode(document))
    for path, value in changes.items():
        inside = copy
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = value
    return copy


def neighbours(document: Any) -> Iterator[dict[Way, Any]]:
    """Small changes of a position: one value a little, or two values of a kind exchanged."""
    alike: dict[tuple[str, ...], list[tuple[Way, Any]]] = {}
    for path, value in leaves(document):
        kind = tuple("*" if isinstance(key, int) else key for key in path)
        alike.setdefault(kind, []).append((path, value))
        if isinstance(value, bool):
            yield {path: not value}
        elif isinstance(value, int):
            yield {path: value + 1}
            yield {path: value - 1}
    for kind, group in alike.items():
        if kind in APART:
            continue
        for (one, first), (two, second) in itertools.pairwise(group):
            if first != second:
                yield {one: second, two: first}


@pytest.mark.parametrize("key", bourgade.games())
def test_every_single_thing_in_a_view_is_told(key: str) -> None:
    """Where two positions differ in one thing that a seat sees, its numbers differ."""
    game = bourgade.game(key)
    told: set[str] = set()
    states = itertools.islice(checks.walk(game, game.max_players, {}, 4), 9, None, 23)
    for state in itertools.islice(states, 5):
        document = msgspec.json.decode(checks.dump(state.to_dict()))
        seats = range(game.max_players)
        views = [checks.dump(state.view(seat)) for seat in seats]
        numbers = [state.observation_tensor(seat) for seat in seats]
        for change in neighbours(document):
            try:
                other = game.from_dict(changed(document, change))
            except PositionError:
                continue
            for seat in seats:
                if checks.dump(other.view(seat)) != views[seat]:
                    assert other.observation_tensor(seat) != numbers[seat], change
                    told.update(str(key) for key in next(iter(change)) if isinstance(key, str))
    assert len(told) > 6, told


@pytest.mark.parametrize("key", bourgade.games())
def test_equal_views_of_different_games_give_equal_numbers(key: str) -> None:
    """A position read back from its document gives the same numbers: nothing internal shows."""
    game = bourgade.game(key)
    for state in sampled(game, game.max_players, {}, seed=10):
        again = game.from_dict(msgspec.json.decode(checks.dump(state.to_dict())))
        for seat in range(game.max_players):
            assert again.observation_tensor(seat) == state.observation_tensor(seat)


def written_anew(state: GameState, seat: int) -> list[int]:
    row = Row(state.observation_size())
    state.observe(seat, row)
    return row.to_list()


@pytest.mark.parametrize("key", bourgade.games())
def test_a_row_is_used_again_and_again(key: str) -> None:
    """Whatever a row held before, of other seats, games and player counts, is gone."""
    game = bourgade.game(key)
    row = Row(game.observation.size)
    for players in (game.max_players, game.min_players, game.max_players):
        for pair in zip(
            sampled(game, players, {}, seed=players),
            sampled(game, players, {}, seed=players + 50),
            strict=False,
        ):
            for seat in range(players):
                for state in pair:
                    state.observe(seat, row)
                    assert row.to_list() == written_anew(state, seat)


@pytest.mark.parametrize(("key", "players", "options"), CASES)
def test_a_row_follows_a_game_from_step_to_step(key: str, players: int, options: Any) -> None:
    """What lasts in a row from one position to the next is as if it were written anew."""
    game = bourgade.game(key)
    row = Row(game.observation.size)
    for seed in (20, 21):
        for state in checks.walk(game, players, options, seed):
            seat = max(state.current_player(), 0)
            state.observe(seat, row)
            assert row.to_list() == written_anew(state, seat)


@pytest.mark.parametrize("way", ["wipe", "fill"])
def test_a_row_does_not_remember_what_another_layout_wrote(way: str) -> None:
    """Two layouts of the same size: what the one remembers is void once the other was there."""
    table = [("a", (2,), 9, "A."), ("b", (3,), 9, "B.")]
    layout = Layout(table, [("c", (1,), 9, "C.")], 1, lasting="b", items=1)
    row = Row(layout.size)
    for _ in range(2):
        row.wipe_around(layout)
        assert list(row.shown) == [0] and row.to_list() == [0] * 6
        for i in range(6):
            row.numbers[i] = i + 1
        row.shown[0] = 7
        row.wipe_around(layout)
        assert list(row.shown) == [7] and row.to_list() == [0, 0, 3, 4, 5, 0]
        if way == "wipe":
            row.wipe()
        else:
            row.fill(row.zeros)
        assert row.to_list() == [0] * 6


def test_rows_side_by_side_do_not_touch_each_other() -> None:
    game = bourgade.game("burgundy")
    size = game.observation.size
    states = [game.new(players, {}, FastChance(players)) for players in (2, 4, 3)]
    rows = side_by_side(size, 3)
    memory: Any = rows[0].numbers
    shown = memoryview(memory)
    for order in ((0, 1, 2), (2, 0, 1)):
        for number in order:
            states[number].observe(number % 2, rows[number])
    expected = [states[n].observation_tensor(n % 2) for n in range(3)]
    assert [row.to_list() for row in rows] == expected
    assert shown.tolist() == [number for row in expected for number in row]


def test_the_memory_of_a_row_can_be_viewed() -> None:
    game = bourgade.game("castle")
    state = game.new(2, {}, FastChance(1))
    row = Row(game.observation.size)
    memory: Any = row.numbers
    shown = memoryview(memory)
    for seat in (0, 1):
        state.observe(seat, row)
        assert shown.format == "h" and shown.tolist() == state.observation_tensor(seat)


@pytest.mark.parametrize("key", bourgade.games())
def test_seats_are_told_from_the_observer_on(key: str) -> None:
    """What everybody sees of a seat stands where that seat sits, seen from the observer."""
    game = bourgade.game(key)
    layout = game.observation
    players = game.max_players
    for state in sampled(game, players, {}, seed=12):
        for seat in range(players):
            there = named(layout, state.observation_tensor(seat))
            decider = state.current_player()
            assert there["to_move"] == [
                int(decider >= 0 and place == (decider - seat) % players)
                for place in range(layout.seats)
            ]
            if game.open_scores:
                scores = [there[f"seat{place}.score"][0] for place in range(players)]
                assert scores == [state.scores()[(seat + i) % players] for i in range(players)]


def test_a_field_is_found_by_its_name() -> None:
    layout = Layout([("dice", (2, 6), 1, "Dice.")], [("gold", (1,), 9, "Gold.")], 2)
    assert layout.size == 14
    assert layout.field("seat1.gold") == Field("seat1.gold", (1,), 9, 13, "Gold.")
    assert (layout.at("dice"), layout.at("gold")) == (0, 0)
    assert layout.scale() == [1] * 12 + [9, 9]
    with pytest.raises(KeyError, match="silver"):
        layout.field("silver")


def test_the_pages_about_observations_are_up_to_date() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "tools" / "observation_docs.py", "--check"],
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("key", bourgade.games())
def test_the_example_on_a_page_runs(key: str) -> None:
    text = (ROOT / "docs" / "observations" / f"{key}.md").read_text("utf-8")
    example = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(example) == 1
    shown: list[object] = []
    exec(example[0], {"print": shown.append})
    assert shown and isinstance(shown[0], list)
