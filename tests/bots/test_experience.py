"""What self-play has taught: the weights, their files, and how they are learnt."""

import json
import math
from pathlib import Path

import numpy as np
import pytest
from rich.progress import Progress

import bourgade
from bourgade.bots import learning, tuned
from bourgade.bots.experience import Experience
from bourgade.bots.judgement import Judge
from bourgade.bots.self_play import Sample, play_games
from bourgade.bots.wishes import Wishes
from bourgade.core.chance import FastChance
from bourgade.core.observation import Row

LAYOUT = bourgade.game("burgenland").observation


def lessons(weights: dict[str, list[float]], seats: str = "2") -> str:
    return json.dumps({seats: {"found_by": "a test", "weights": weights}})


@pytest.mark.parametrize("key", bourgade.games())
def test_the_weights_in_force_fit_the_game_and_every_size_of_table(key: str) -> None:
    known = tuned.experience(key)
    game = bourgade.game(key)
    if known is None:
        assert not (Path(tuned.__file__).parent / "data" / f"{key}.json").exists()
        return
    assert known.knows(game.min_players)
    assert not known.knows(game.max_players + 1)


def test_a_word_for_a_seat_is_the_sum_of_what_it_sees() -> None:
    state = bourgade.game("burgenland").new(2, None, FastChance(3))
    weights = [math.sin(i) for i in range(LAYOUT.size)]
    known = Experience([[], [], weights])
    for seat in (0, 1):
        seen = state.observation_tensor(seat)
        total = sum(w * number for w, number in zip(weights, seen, strict=True))
        assert known.speaks_for(state, seat, 2, Row(LAYOUT.size)) == pytest.approx(total)
    assert known.knows(2) and not known.knows(3) and not known.knows(0)


def test_experience_moves_the_chances_where_a_turn_begins_and_only_there() -> None:
    state = bourgade.game("burgenland").new(2, None, FastChance(3))
    weights = [0.0] * LAYOUT.size
    weights[LAYOUT.field("to_move").offset] = 1.5  # to be on the move is good
    mover = int(state.current_player())
    plain, taught = (
        Judge(2, Wishes(), 1),
        Judge(2, Wishes(experience=Experience([[], [], weights])), 1),
    )
    plain.look(state, True)
    taught.look(state, True)
    odds = plain.shares[mover] / plain.shares[1 - mover]
    assert taught.shares[mover] / taught.shares[1 - mover] == pytest.approx(odds * math.exp(1.5))
    taught.look(state)
    assert taught.shares[mover] == pytest.approx(plain.shares[mover])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "weights of burgenland"),
        (lessons({"to_move": [1.0]}), "to_move with 1 numbers is no part"),
        (lessons({"moon": [1.0]}), "moon with 1 numbers is no part"),
        (lessons({}, "7"), "nobody plays it with '7' seats"),
        ('{"2": {"weights": {}}}', "found_by"),
    ],
)
def test_a_broken_file_of_weights_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(tuned.BadTuning, match=complaint):
        tuned.read_experience(text, "burgenland", LAYOUT)


def made_up(positions: int, seats: int) -> Sample:
    """The seat with the larger first number wins mostly; the second number is noise."""
    rng = np.random.default_rng(5)
    rows = rng.integers(0, 10, (positions, seats, 2)).astype(np.int16)
    chances = learning.shares(0.5 * rows[:, :, 0].astype(np.float32))
    winner = [rng.choice(seats, p=row / row.sum()) for row in chances.astype(float)]
    won = np.eye(seats, dtype=np.float32)[winner]
    flat = np.zeros(positions, np.float32)
    return Sample(
        rows,
        np.zeros((positions, seats), np.float32),
        flat,
        flat,
        won,
        np.arange(positions),
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_learning_finds_what_decides_and_ignores_what_does_not(seats: int) -> None:
    known, aside = made_up(20_000, seats).split()
    base = np.zeros((len(known.won), seats), np.float32)
    weights = learning.learn(known, base, np.array([9, 9], np.float32), Progress(disable=True))
    assert weights[0] == pytest.approx(0.5, abs=0.05)
    assert weights[1] == pytest.approx(0.0, abs=0.05)
    before = learning.loss(np.zeros((len(aside.won), seats), np.float32), aside).mean()
    assert learning.loss(aside.rows @ weights, aside).mean() < before - 0.2


def test_spreads_are_found_again() -> None:
    sample = made_up(20_000, 2)
    sample.points = sample.rows[:, :, 0].astype(np.float32)
    sample.leader = np.linspace(0, 10, len(sample.won)).astype(np.float32)
    found = learning.calibrate(sample)
    assert found["spread"] == pytest.approx(2.0, rel=0.15)
    assert found["spread_end"] == pytest.approx(2.0, rel=0.15)
    assert found["goal"] == pytest.approx(9.5, abs=0.1)


def test_self_play_is_the_same_for_the_same_numbers() -> None:
    once, again = (play_games("castle", 2, range(4, 6), 3) for _ in range(2))
    assert np.array_equal(once.rows, again.rows) and np.array_equal(once.won, again.won)
    assert set(once.game) == {4, 5} and once.rows.shape[1:] == (2, 1181)
    assert np.all(once.won.sum(1) == 1.0) and np.all(np.diff(once.stage[once.game == 4]) > 0)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of data that a command may write to."""
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(learning, "files", lambda _: tmp_path)
    return tmp_path / "data"


def test_the_command_learns_and_writes_by_field(
    elsewhere: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learning, "STEPS", 40)  # so few games teach little, and soon too much
    assert learning.main(["burgenland", "--games", "150", "--write"]) == 0
    said = capsys.readouterr().out
    assert "by points" in said and "with what was learnt" in said
    text = (elsewhere / "burgenland.json").read_text("utf-8")
    assert "python -m bourgade.bots.learning burgenland --games 150 --write" in text
    known = tuned.read_experience(text, "burgenland", LAYOUT)
    assert known.knows(2) and not known.knows(3)


def test_the_command_keeps_nothing_that_foretells_worse(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert learning.main(["castle", "--games", "10", "--write"]) == 1
    assert "Nothing worth keeping" in capsys.readouterr().out
    assert not list(elsewhere.iterdir())


def test_the_command_refuses_what_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong, complaint in (
        (["castle", "--players", "3"], "is for 2 to 2 players"),
        (["castle", "--games", "3"], "ten games"),
    ):
        with pytest.raises(SystemExit):
            learning.main(wrong)
        assert complaint in capsys.readouterr().err
