"""The data set as people make and read it."""

import doctest
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pytest

import bourgade
import bourgade.dataset
from bourgade import bots, envs
from bourgade.cli import main
from bourgade.core.state import GameState
from bourgade.dataset import DatasetError

DOCS = Path(__file__).parents[2] / "docs"


def make(path: Path, game: str, *more: str) -> Path:
    asked = ["dataset", game, "--out", str(path), "--bots", "random", "--lang", "en", *more]
    assert main([*asked] if "--processes" in more else [*asked, "--processes", "1"]) == 0
    return path


@pytest.fixture(scope="module")
def castle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("data") / "castle.parquet", "castle", "--games", "6")


@pytest.mark.parametrize("key", bourgade.games())
def test_every_row_is_a_decision_of_its_game(key: str, tmp_path: Path) -> None:
    """The rows, played again in an environment from their seed, fit at every step."""
    frame = pd.read_parquet(make(tmp_path / "one.parquet", key, "--games", "2"))
    env = envs.aec(key)
    for _, game in frame.groupby("game"):
        env.reset(seed=int(game["seed"].iloc[0]))
        for row in game.itertuples():
            assert env.agent_selection == f"player_{row.seat}"
            seen = env.last()[0]
            assert (seen["observation"] == row.observation).all()
            assert (np.flatnonzero(seen["action_mask"]) == row.legal).all()
            env.step(int(row.action))
        assert all(env.terminations.values())
        state = env.table.state
        scores, winners = state.scores(), state.winners()
        for row in game.itertuples():
            assert row.points == scores[row.seat]
            assert row.margin == 2 * scores[row.seat] - sum(scores)
            assert row.win == ((1 / len(winners)) if row.seat in winners else 0.0)


def test_pandas_and_polars_read_it(castle: Path) -> None:
    frame, same = pd.read_parquet(castle), pl.read_parquet(castle)
    size = bourgade.game("castle").observation.size
    assert np.stack(frame["observation"]).shape == (len(frame), size)
    assert same["observation"].to_numpy().shape == (len(frame), size)
    assert same["action"].to_list() == frame["action"].to_list()
    assert frame["game"].nunique() == 6 and not frame.isna().any().any()


def test_the_file_tells_how_it_came_to_be(castle: Path, tmp_path: Path) -> None:
    about = bourgade.dataset.about(castle)
    game = bourgade.game("castle")
    assert (about["rules"], about["edition"]) == (game.rules_version, game.edition)
    assert about["options"] == game.settle(2)
    assert about["layout"][0]["about"] == game.observation.fields[0].about
    assert sum(int(np.prod(f["shape"])) for f in about["layout"]) == game.observation.size
    other = tmp_path / "other.parquet"
    pd.DataFrame({"a": [1]}).to_parquet(other)
    with pytest.raises(DatasetError, match="no data set"):
        bourgade.dataset.about(other)


def test_processes_change_nothing(castle: Path, tmp_path: Path) -> None:
    two = make(tmp_path / "two.parquet", "castle", "--games", "6", "--processes", "2")
    assert two.read_bytes() == castle.read_bytes()
    more = make(tmp_path / "seed.parquet", "castle", "--games", "6", "--seed", "2")
    assert more.read_bytes() != castle.read_bytes()


def test_every_keeps_a_part_of_each_game(castle: Path, tmp_path: Path) -> None:
    whole = pd.read_parquet(castle)
    part = pd.read_parquet(make(tmp_path / "p.parquet", "castle", "--games", "6", "--every", "4"))
    kept = whole[(whole["game"] + whole["ply"]) % 4 == 0].reset_index(drop=True)
    pd.testing.assert_frame_equal(part, kept)


def test_many_games_are_several_row_groups(tmp_path: Path, monkeypatch: Any) -> None:
    import pyarrow.parquet as pq

    from bourgade.dataset import write

    monkeypatch.setattr(write, "GROUP", 150)
    path = make(tmp_path / "groups.parquet", "castle", "--games", "6")
    file = pq.ParquetFile(path)
    sizes = [file.metadata.row_group(i).num_rows for i in range(file.num_row_groups)]
    assert len(sizes) > 1 and all(150 <= size < 400 for size in sizes[:-1])
    assert pl.read_parquet(path)["game"].is_sorted()


def test_bots_change_seats(tmp_path: Path) -> None:
    path = make(tmp_path / "b.parquet", "castle", "--games", "2", "--bots", "greedy,random")
    frame = pd.read_parquet(path)
    first = frame[frame["seat"] == 0].groupby("game")["bot"].unique().map(list)
    assert first.to_list() == [["greedy"], ["random"]]


def test_a_file_is_not_overwritten_unasked(castle: Path, tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "kept.parquet"
    shutil.copy(castle, path)
    asked = ["dataset", "castle", "--games", "1", "--out", str(path), "--bots", "random"]
    assert main([*asked, "--processes", "1"]) == 2
    assert "--force" in capsys.readouterr().err
    assert path.read_bytes() == castle.read_bytes()
    assert main([*asked, "--processes", "1", "--force"]) == 0
    assert path.read_bytes() != castle.read_bytes()


def test_a_failed_run_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    class Cheat:
        name = "cheat"

        def __init__(self, seed: int) -> None:
            del seed

        def choose(self, state: GameState) -> int:
            return state.legal_actions()[-1] + 1

    monkeypatch.setitem(bots.BOTS, "cheat", Cheat)
    path = tmp_path / "never.parquet"
    asked = ["dataset", "castle", "--bots", "cheat", "--processes", "1", "--out", str(path)]
    assert main(asked) == 2
    assert "'cheat' chose an illegal action" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_help_in_every_language(lang: str, capsys: Any) -> None:
    with pytest.raises(SystemExit) as left:
        main(["dataset", "--help", "--lang", lang])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert "--every" in shown and "dataset.cli" not in shown and "core.cli" not in shown


def test_the_page_is_true(castle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(castle.parent)
    results = doctest.testfile(str(DOCS / "dataset.md"), module_relative=False)
    assert results.attempted > 12
    assert results.failed == 0
