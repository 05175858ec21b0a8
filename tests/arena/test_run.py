"""Runs: the same results however they are played, nothing lost when they are cut off."""

import io
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import bourgade
from bourgade.arena.folder import Folder, create, move_aside, resume
from bourgade.arena.plan import ArenaError, Plan
from bourgade.arena.play import Outcome, Played, Thinking, Timed, percentile, play, task, work
from bourgade.arena.run import Means, play_all
from bourgade.arena.summary import summarize, timing
from bourgade.terminal.speech import Speaker

Plans = Callable[..., Plan]
Run = Callable[..., Folder]
ENGLISH = Speaker("en")


def results(folder: Folder) -> bytes:
    return (folder.path / "games.jsonl").read_bytes()


def test_results_do_not_depend_on_the_number_of_processes(plan: Plans, run: Run) -> None:
    three = plan("random", "walking", "paced", records=True)
    alone, together = run(three, "one"), run(three, "two", processes=2)
    assert results(alone) == results(together)
    assert summarize(alone)[0] == summarize(together)[0]
    for number in range(three.games):
        assert alone.record(number).read_bytes() == together.record(number).read_bytes()
    assert [game.game for game in alone.played().values()] == list(range(three.games))


def test_another_seed_gives_other_games(plan: Plans) -> None:
    one, other = (play(plan("random", seed=seed), 0).played for seed in (1, 2))
    assert one != other


def test_a_run_cut_off_anywhere_goes_on_to_the_same_end(
    plan: Plans, run: Run, quiet: Console
) -> None:
    """Half a line, a lost record, a game known only by its time: all are played again."""
    two = plan("random", "walking", records=True)
    whole = results(run(two, "whole"))
    folder = run(two, "cut")
    lines = whole.splitlines(keepends=True)
    (folder.path / "games.jsonl").write_bytes(b"".join(lines[3:11]) + lines[12][:25])
    folder.record(5).unlink()
    folder = resume(folder.path, two)
    assert folder.missing() == [0, 1, 2, 5, *range(11, 20)]
    play_all(folder, Means(2), ENGLISH, quiet)
    assert isinstance(quiet.file, io.StringIO)
    assert "games.jsonl ended in half a line" in " ".join(quiet.file.getvalue().split())
    assert results(folder) == whole
    assert folder.record(5).is_file()
    assert sorted(folder.timed()) == list(range(20))


def test_a_run_can_be_made_longer(plan: Plans, run: Run, quiet: Console) -> None:
    short = run(plan("random", "walking", games=6), "short")
    longer = resume(short.path, plan("random", "walking", games=10))
    play_all(longer, Means(), ENGLISH, quiet)
    assert results(longer) == results(run(plan("random", "walking", games=10), "long"))


def test_another_configuration_is_refused(plan: Plans, run: Run) -> None:
    path = run(plan("random", "walking"), "mine").path
    for other, words in (
        (plan("random", "walking", seed=2), "begun with seed 1, not 2"),
        (plan("random", "paced"), 'begun with bots \\["random","walking"\\]'),
        (plan("random", "walking", records=True), "records false, not true"),
        (plan("random", "walking", games=4), "20 games, more than 4"),
    ):
        with pytest.raises(ArenaError, match=words):
            resume(path, other)
    with pytest.raises(ArenaError, match="add --resume"):
        create(path, plan("random", "walking"))
    with pytest.raises(ArenaError, match="leave --resume out"):
        resume(path / "nowhere", plan("random"))


def test_two_runs_do_not_write_to_one_folder(plan: Plans, run: Run, quiet: Console) -> None:
    folder = run(plan("random"), "shared")
    folder.open()
    with pytest.raises(ArenaError, match="another run is writing"):
        play_all(Folder(folder.path), Means(), ENGLISH, quiet)
    folder.close()
    play_all(Folder(folder.path), Means(), ENGLISH, quiet)


def test_a_refused_resume_leaves_the_run_in_progress_its_plan(plan: Plans, run: Run) -> None:
    folder = run(plan("random", "walking", games=6), "busy")
    folder.open()
    before = (folder.path / "arena.json").read_bytes()
    with pytest.raises(ArenaError, match="another run is writing"):
        resume(folder.path, plan("random", "walking", games=10))
    assert (folder.path / "arena.json").read_bytes() == before
    with pytest.raises(ArenaError, match="another run is writing"):
        move_aside(folder.path, folder.path.with_name("elsewhere"))
    folder.close()
    with pytest.raises(ArenaError, match="begun with seed"):
        resume(folder.path, plan("random", "walking", seed=2))
    longer = resume(folder.path, plan("random", "walking", games=10))
    with pytest.raises(ArenaError, match="another run is writing"):
        Folder(folder.path).open()
    longer.close()
    Folder(folder.path).open()


def test_a_damaged_line_is_named(plan: Plans, run: Run) -> None:
    folder = run(plan("random"), "damaged")
    lines = results(folder).splitlines(keepends=True)
    (folder.path / "games.jsonl").write_bytes(lines[0] + b'{"game": "x"}\n' + lines[2])
    with pytest.raises(ArenaError, match=r"games\.jsonl, line 2 is damaged"):
        folder.played()
    (folder.path / "arena.json").write_text("{}")
    with pytest.raises(ArenaError, match=r"arena\.json is damaged"):
        Folder(folder.path)


@pytest.mark.parametrize(
    ("bot", "why"),
    [("raising", "ValueError: lost the thread"), ("cheating", "IllegalAction")],
)
@pytest.mark.parametrize("processes", [1, 2])
def test_a_broken_bot_stops_the_run_and_is_named(
    plan: Plans, tmp_path: Path, quiet: Console, bot: str, why: str, processes: int
) -> None:
    two = plan("random", bot)
    folder = create(tmp_path / "broken", two)
    earlier = play(plan("random", "walking"), 4)
    assert earlier.played is not None
    earlier.played.bots = ["random", bot]
    folder.open()
    folder.add(earlier)
    folder.close()
    with pytest.raises(ArenaError) as caught:
        play_all(folder, Means(processes), ENGLISH, quiet)
    text = str(caught.value)
    assert "game 0 (deal 0, seats random, " in text or "game 1 (deal 0, seats " in text
    assert f"bot '{bot}' in seat" in text
    assert why in text
    assert str(folder.path) in text
    assert 4 in folder.played()


def test_a_bot_that_kills_its_process_stops_the_run(
    plan: Plans, tmp_path: Path, quiet: Console
) -> None:
    folder = create(tmp_path / "dying", plan("random", "dying"))
    with pytest.raises(ArenaError, match=r"a worker process died without a word in game [01]"):
        play_all(folder, Means(2), ENGLISH, quiet)


def test_a_worker_with_other_rules_refuses_to_play(plan: Plans) -> None:
    other = msgspec.structs.replace(plan("random"), rules=99)
    (answer,) = work(task(other, [0, 1]))
    outcome = msgspec.json.decode(answer, type=Outcome)
    assert outcome.played is None
    assert "the worker has program, rules, data and bots" in (outcome.failure or "")


def test_a_bot_cannot_change_the_game_it_is_shown(plan: Plans) -> None:
    played = play(plan("scribbling"), 0).played
    assert played is not None
    assert sum(played.decisions) > 4, "it would have been at the goal after its first decision"


def test_records_can_be_verified_and_replayed(plan: Plans, run: Run) -> None:
    two = plan("greedy", "random", game="burgundy", games=2, records=True)
    folder = run(two, "kept")
    for number, game in folder.played().items():
        text = folder.record(number).read_text("utf-8")
        assert bourgade.verify(text) > 50
        assert bourgade.replay(text).state.scores() == game.scores
        assert len(json.loads(text)["log"]) == sum(game.decisions)


def test_the_summary_adds_up(plan: Plans, run: Run) -> None:
    two = plan("walking", "random", games=60)
    summary, games = summarize(run(two, "sums"))
    (contest,) = summary.contests
    walking, other = summary.bots
    assert (contest.lone, contest.crowd, contest.games, contest.deals) == (
        "walking",
        "random",
        60,
        30,
    )
    assert contest.wins == walking.wins == 60 - other.wins
    assert len(games) == 60
    assert contest.share.mean == pytest.approx(contest.wins / 60)
    assert contest.margin.mean == pytest.approx(walking.points.mean - other.points.mean)
    assert contest.verdict == "stronger"
    assert walking.rating.mu > other.rating.mu
    assert sum(seat.share.mean for seat in summary.seats) == pytest.approx(1)
    assert [seat.games for seat in contest.seats] == [30, 30]
    assert walking.choices <= walking.decisions
    assert walking.lowest <= walking.quartiles[0] <= walking.quartiles[2] <= walking.highest


def test_a_tie_is_half_a_win_for_each(plan: Plans, tmp_path: Path) -> None:
    """Four games written by hand: a tie, two wins of random, one of walking."""
    folder = create(tmp_path / "ties", plan("random", "walking", games=4))
    folder.open()
    for number, (scores, winners) in enumerate(
        [([10, 10], [0, 1]), ([7, 12], [1]), ([11, 9], [0]), ([10, 4], [0])]
    ):
        deal, seating = folder.plan.appointment(number)
        played = Played(
            game=number, deal=deal, bots=seating, scores=scores, winners=winners,
            decisions=[5, 5], choices=[4, 4],
        )  # fmt: skip
        timed = Timed(
            number, "pure", 0.5, [Thinking(0.4, 0.1, {-40: 4}), Thinking(0.004, 0.001, {-120: 4})]
        )
        folder.add(Outcome(number, played, timed))
    folder.close()
    summary, games = summarize(folder)
    (contest,) = summary.contests
    assert (contest.wins, contest.ties, contest.share.mean) == (2.5, 1, 0.625)
    assert [bot.wins for bot in summary.bots] == [2.5, 1.5]
    assert [seat.wins for seat in contest.seats] == [1.5, 1.0]
    assert contest.margin.mean == (0 + 5 + 2 - 6) / 4
    assert contest.verdict == "open"
    costs = timing(folder, games)
    assert (costs.build, costs.seconds_per_game) == ("pure", 0.5)
    assert [bot.mean for bot in costs.bots] == pytest.approx([0.0505, 0.0505])
    assert [bot.p95 for bot in costs.bots] == pytest.approx([0.1, 0.1])
    assert [bot.longest for bot in costs.bots] == [0.1, 0.1]


def test_one_among_three_is_told_both_ways_round(plan: Plans, run: Run) -> None:
    three = plan("random", "paced", game="burgundy", players=3, games=12)
    summary, games = summarize(run(three, "three"))
    assert [(c.lone, c.crowd, c.games) for c in summary.contests] == [
        ("random", "paced", 6),
        ("paced", "random", 6),
    ]
    first = [game for game in games if game.bots.count("random") == 1]
    mine = [game.scores[game.bots.index("random")] for game in first]
    theirs = [(sum(game.scores) - own) / 2 for game, own in zip(first, mine, strict=True)]
    contest = summary.contests[0]
    assert contest.fair == pytest.approx(1 / 3)
    assert contest.points == pytest.approx(sum(mine) / 6)
    assert contest.crowd_points == pytest.approx(sum(theirs) / 6)
    assert contest.margin.mean == pytest.approx((sum(mine) - sum(theirs)) / 6)
    assert [seat.games for seat in contest.seats] == [2, 2, 2]
    assert [bot.places for bot in summary.bots] == [18, 18]


def test_a_lone_bot_plays_half_of_the_games_and_the_same_ones(
    plan: Plans, run: Run, quiet: Console
) -> None:
    wishes = {"game": "burgundy", "players": 3}
    folder = run(plan("random", "paced", lone="paced", games=3, **wishes), "lone")
    folder = resume(folder.path, plan("random", "paced", lone="paced", games=6, **wishes))
    play_all(folder, Means(), ENGLISH, quiet)
    summary, games = summarize(folder)
    assert (summary.games, summary.deals, summary.complete) == (6, 2, True)
    (contest,) = summary.contests
    assert (contest.lone, contest.crowd, contest.games) == ("paced", "random", 6)
    assert [seat.games for seat in contest.seats] == [2, 2, 2]
    assert [bot.places for bot in summary.bots] == [12, 6]
    both = run(plan("random", "paced", games=12, **wishes), "both")
    others = {(game.deal, *game.bots): game.scores for game in both.played().values()}
    assert all(others[(game.deal, *game.bots)] == game.scores for game in games)
    with pytest.raises(ArenaError, match='begun with lone "paced", not ""'):
        resume(folder.path, plan("random", "paced", **wishes))


def test_only_whole_deals_count(plan: Plans, run: Run) -> None:
    folder = run(plan("random", "walking", games=6), "half")
    lines = results(folder).splitlines(keepends=True)
    (folder.path / "games.jsonl").write_bytes(b"".join(lines[:5]))
    summary, games = summarize(folder)
    assert (summary.games, summary.deals, summary.complete) == (4, 2, False)
    assert len(games) == 4
    (folder.path / "games.jsonl").write_bytes(lines[0])
    with pytest.raises(ArenaError, match="no deal"):
        summarize(folder)


def test_percentiles_come_from_the_histogram() -> None:
    # 95 choices of a millisecond, 5 of a second: buckets are 40 to a power of ten.
    assert percentile(Counter({-120: 95, 0: 5}), 0.95) == pytest.approx(0.001)
    assert percentile(Counter({-120: 94, 0: 6}), 0.95) == pytest.approx(1.0)
    assert percentile(Counter(), 0.95) == 0.0
