"""What self-play has taught: the weights, their files, and how they are learnt."""

import json
import math
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from rich.progress import Progress

import bourgade
from bourgade.bots import learning, tuned
from bourgade.bots import tuning as tuning_command
from bourgade.bots.experience import Experience, Lesson
from bourgade.bots.greedy import GreedyBot
from bourgade.bots.judgement import Judge
from bourgade.bots.self_play import Sample, play_games
from bourgade.bots.wishes import Wishes
from bourgade.core.chance import FastChance
from bourgade.core.observation import Row

LAYOUT = bourgade.game("burgenland").observation


FLAT = [0.0] * LAYOUT.size


def lessons(early: dict[str, list[float]], seats: str = "2", **other: object) -> str:
    spread = {"spread": 2.0, "spread_end": 1.0, "goal": 16.0}
    taught = {"found_by": "a test", **spread, "early": early, "late": {}, **other}
    return json.dumps({seats: taught})


@pytest.mark.parametrize("key", bourgade.games())
def test_the_weights_in_force_fit_the_game_and_every_size_of_table(key: str) -> None:
    known = tuned.experience(key)
    game = bourgade.game(key)
    if known is None:
        assert not (Path(tuned.__file__).parent / "data" / f"{key}.json").exists()
        return
    assert known.lesson(game.min_players)
    assert not known.lesson(game.max_players + 1)


def test_what_a_seat_sees_is_worth_its_sum_early_and_late() -> None:
    state = bourgade.game("burgenland").new(2, None, FastChance(3))
    early = [math.sin(i) for i in range(LAYOUT.size)]
    late = [math.cos(i) for i in range(LAYOUT.size)]
    lesson = Lesson(early, late, 2.0, 1.0, 16.0)
    for seat, done in ((0, 0.0), (1, 0.0), (0, 1.0), (1, 0.25)):
        seen = state.observation_tensor(seat)
        total = sum(
            (a * (1 - done) + b * done) * number
            for a, b, number in zip(early, late, seen, strict=True)
        )
        assert lesson.beyond(state, seat, done, Row(LAYOUT.size)) == pytest.approx(total)
    known = Experience({2: lesson})
    assert known.lesson(2) and not known.lesson(3) and not known.lesson(0)
    assert known.lesson(2) is lesson and known.lesson(3) is None


def test_experience_corrects_the_points_where_a_turn_begins_and_only_there() -> None:
    state = bourgade.game("burgenland").new(2, None, FastChance(3))
    weights = FLAT[:]
    weights[LAYOUT.field("to_move").offset] = 1.5  # to be on the move is good
    mover = int(state.current_player())
    spread = Wishes()
    lesson = Lesson(weights, weights, spread.spread, spread.spread_end, spread.goal)
    plain = Judge(2, Wishes(), 1)
    taught = Judge(2, Wishes(experience=Experience({2: lesson})), 1)
    plain.look(state, True)
    taught.look(state, True)
    assert taught.points[mover] == pytest.approx(plain.points[mover] + 1.5)
    assert taught.points[1 - mover] == pytest.approx(plain.points[1 - mover])
    assert taught.shares[mover] > plain.shares[mover]
    taught.look(state)
    assert taught.shares[mover] == pytest.approx(plain.shares[mover])


def test_a_lead_is_weighed_as_the_lesson_says() -> None:
    state = bourgade.game("burgenland").new(2, None, FastChance(3))
    weights = FLAT[:]
    weights[LAYOUT.field("to_move").offset] = 1.0
    mover = int(state.current_player())
    for spread in (0.5, 4.0):
        lesson = Lesson(weights, weights, spread, spread, 16.0)
        judge = Judge(2, Wishes(experience=Experience({2: lesson})), 1)
        judge.look(state, True)
        lead = judge.points[mover] - judge.points[1 - mover]
        odds = judge.shares[mover] / judge.shares[1 - mover]
        assert odds == pytest.approx(math.exp(lead / spread))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "weights of burgenland"),
        (lessons({"to_move": [1.0]}), "to_move with 1 numbers is no part"),
        (lessons({"moon": [1.0]}), "moon with 1 numbers is no part"),
        (lessons({}, "7"), "nobody plays it with '7' seats"),
        (lessons({}, late={"moon": [1.0]}), "moon with 1 numbers is no part"),
        (lessons({}, goal=0.0), "goal"),
        ('{"2": {"early": {}}}', "found_by"),
    ],
)
def test_a_broken_file_of_weights_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(tuned.BadTuning, match=complaint):
        tuned.read_experience(text, "burgenland", LAYOUT)


@pytest.mark.parametrize("key", bourgade.games())
def test_prospects_of_every_game_stay_inside_their_layout(key: str) -> None:
    game = bourgade.game(key)
    chance = FastChance(8)
    s = game.new(game.max_players, None, chance)
    bots = [GreedyBot(seat) for seat in range(game.max_players)]
    row = Row(s.prospects_size())
    assert s.prospects_size() == game.prospects.size
    while not s.is_terminal():
        s.apply_action(bots[s.current_player()].choose(s), chance)
        for seat in range(game.max_players):
            s.tell_prospects(seat, row)
            numbers = row.to_list()
            for f in game.prospects.fields:
                part = numbers[f.offset : f.offset + f.size]
                assert min(part) >= f.least and max(part) <= f.most, f.name


def made_up(positions: int, seats: int) -> Sample:
    """The first number is worth 3 points early and 1 late; the second is noise. Most points win."""
    rng = np.random.default_rng(5)
    rows = rng.integers(0, 10, (positions, seats, 2)).astype(np.int16)
    leader = rng.integers(0, 101, positions).astype(np.float32)
    worth = 3 - 2 * leader / 100
    luck = rng.logistic(0, 2, (positions, seats))
    final = rows[:, :, 0] * worth[:, None] + luck
    return Sample(
        rows=rows,
        points=np.zeros((positions, seats), np.float32),
        leader=leader,
        stage=leader / 100,
        won=np.eye(seats, dtype=np.float32)[final.argmax(1)],
        final=final.astype(np.float32),
        game=np.arange(positions),
    )


@pytest.mark.parametrize("lead", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_learning_finds_what_counts_and_ignores_what_does_not(seats: int, lead: bool) -> None:
    known, aside = made_up(20_000, seats).split()
    spread = {"spread": 2.0, "spread_end": 2.0, "goal": 100.0}
    scale = np.array([9, 9], np.float32)
    early, late = learning.learn(known, spread, scale, Progress(disable=True), lead)
    assert early == pytest.approx([3.0, 0.0], abs=0.1)
    assert late == pytest.approx([1.0, 0.0], abs=0.1)
    taught = learning.corrected(aside, early, late, 100.0)
    before = learning.loss(learning.by_points(aside, **spread), aside).mean()
    assert learning.loss(learning.by_points(taught, **spread), aside).mean() < before - 0.2


def test_what_only_tells_the_time_is_no_merit_in_a_lead() -> None:
    sample = made_up(20_000, 2)
    # The second number grows for all with time, of which less is to come the later it is.
    late = sample.leader[:, None] / 10
    sample.rows[:, :, 1] += late.astype(np.int16)
    sample.final = sample.final + 20 - 2 * late
    spread = {"spread": 2.0, "spread_end": 2.0, "goal": 100.0}
    scale = np.array([9, 19], np.float32)
    silent = Progress(disable=True)
    deceived, _ = learning.learn(sample, spread, scale, silent, False)
    early, _ = learning.learn(sample, spread, scale, silent, True)
    assert abs(deceived[1]) > 0.3
    assert early == pytest.approx([3.0, 0.0], abs=0.1)


def test_spreads_are_found_again() -> None:
    rng = np.random.default_rng(7)
    sample = made_up(20_000, 2)
    sample.points = sample.rows[:, :, 0].astype(np.float32)
    ahead = sample.points[:, 0] - sample.points[:, 1] + rng.logistic(0, 2, len(sample.game))
    sample.won = np.stack([ahead > 0, ahead <= 0], 1).astype(np.float32)
    found = learning.calibrate(sample)
    assert found["spread"] == pytest.approx(2.0, rel=0.15)
    assert found["spread_end"] == pytest.approx(2.0, rel=0.15)
    assert found["goal"] == pytest.approx(95, abs=2)


@pytest.mark.parametrize("learnt", [False, True])
def test_self_play_is_the_same_for_the_same_numbers(learnt: bool) -> None:
    once, again = (play_games("castle", 2, range(4, 6), 3, learnt) for _ in range(2))
    assert np.array_equal(once.rows, again.rows) and np.array_equal(once.won, again.won)
    assert set(once.game) == {4, 5} and once.rows.shape[1:] == (
        2,
        bourgade.game("castle").prospects.size,
    )
    assert np.array_equal(once.final.argmax(1), once.won.argmax(1))
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
    # Real games would have to be thousands; in these, one number tells all.
    place = LAYOUT.field("to_move").offset
    sample = made_up(2_000, 2)
    rows = np.zeros((2_000, 2, LAYOUT.size), np.int16)
    rows[:, :, place] = sample.rows[:, :, 0]
    sample = replace(sample, rows=rows)
    monkeypatch.setattr(learning, "play_sample", lambda *_: sample)
    assert learning.main(["burgenland", "--games", "2000", "--write"]) == 0
    said = capsys.readouterr().out
    assert "by points" in said and "learnt from the leads" in said
    text = (elsewhere / "burgenland.json").read_text("utf-8")
    assert "python -m bourgade.bots.learning burgenland --games 2000 --write" in text
    known = tuned.read_experience(text, "burgenland", LAYOUT)
    assert known.lesson(2) and not known.lesson(3)
    assert '\n   "to_move": [' in text


def test_the_command_finds_what_a_lead_is_worth_without_lessons(
    elsewhere: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning_command, "files", lambda _: elsewhere.parent)
    own = Path(tuned.__file__).parent / "data" / "burgenland.toml"
    (elsewhere / "burgenland.toml").write_text(own.read_text("utf-8"), "utf-8")
    assert learning.main(["burgenland", "--games", "60", "--calibrate", "--write"]) == 0
    assert "spread_end" in capsys.readouterr().out
    text = (elsewhere / "burgenland.toml").read_text("utf-8")
    assert "# python -m bourgade.bots.learning burgenland --games 60 --calibrate --write" in text
    assert tuned.read(text, "burgenland").levels == tuned.tuning("burgenland").levels
    assert not (elsewhere / "burgenland.json").exists()


def test_without_numpy_the_command_says_what_to_install() -> None:
    code = (
        "import runpy, sys; sys.modules['numpy'] = None; runpy.run_module('bourgade.bots.learning')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1 and "pip install 'bourgade[envs]'" in done.stderr
    assert "Traceback" not in done.stderr


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
