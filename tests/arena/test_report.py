"""Reports and ladders: from the commands of the manual to what lies in the folder."""

import json
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from bourgade.arena.folder import Folder
from bourgade.arena.ladder import ladders, overview
from bourgade.arena.plan import ArenaError, Plan
from bourgade.arena.report import write_report
from bourgade.cli import main
from bourgade.core.texts import LANGUAGES, source
from bourgade.terminal.speech import Speaker

ROOT = Path(__file__).parents[2]
Plans = Callable[..., Plan]
Run = Callable[..., Folder]


def test_the_example_of_the_manual_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    manual = (ROOT / "docs" / "arena.md").read_text("utf-8")
    example = re.search(r"```sh\n(.*?)```", manual, re.S)
    assert example is not None
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")
    for line in example[1].splitlines():
        words = shlex.split(line, comments=True)
        assert words[:2] == ["bourgade", "arena"]
        assert main([*words[1:], "--lang", "en"]) == 0, line
    printed = capsys.readouterr().out
    assert "Against each other" in printed
    assert "plots as PNG beside it" in printed
    first = tmp_path / "results" / "first"
    summary = json.loads((first / "summary.json").read_text())
    assert summary["complete"] is True
    assert summary["contests"][0]["lone"] == "greedy"
    assert json.loads((first / "timing.json").read_text())["bots"][0]["mean"] > 0
    for name in ("wins", "margins", "points", "seats", "ratings", "times"):
        assert (first / f"plot-{name}.png").read_bytes().startswith(b"\x89PNG")
    ladder = (tmp_path / "results" / "ladder" / "burgundy.md").read_text("utf-8")
    assert "do not edit" in ladder
    assert "| greedy | random | " in ladder
    share = f"{100 * summary['contests'][0]['share']['mean']:.1f} %"
    glance = overview([first])
    assert "| [burgundy](burgundy.md) |" in glance
    assert f"| greedy – random | 2 | {share}" in glance
    command = re.search(r"bourgade (arena burgundy .*)", ladder)
    assert command is not None
    # The command in the table is that of this run: taken up, it has nothing left to play.
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    again = [*shlex.split(command[1]), "--out", "results/first", "--resume", "--lang", "en"]
    before = (first / "summary.json").read_bytes()
    assert main(again) == 0
    assert (first / "summary.json").read_bytes() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_shows_everything_and_asks_for_nothing(plan: Plans, run: Run, lang: str) -> None:
    folder = run(plan("walking", "random"), "shown")
    written = write_report(folder, Speaker(lang), png=False)
    html = written.html.read_text("utf-8")
    assert "default-src 'none'" in html
    assert not re.search(r"https?:|<script|<link|<img|@import|url\(", html)
    assert "arena." not in html, "every message has words"
    pictures = re.findall(r"<svg.*?</svg>", html, re.S)
    assert len(pictures) == 6
    for picture in pictures:
        drawing = ElementTree.fromstring(picture)
        assert len(drawing) > 5
        assert "nan" not in picture
    wins = pictures[0]
    assert "walking – random" in wins
    assert f"{written.summary.contests[0].share.mean:.1%}" in wins
    assert f"{written.summary.bots[0].points.mean:.1f}" in html


def test_a_bot_alone_has_points_and_seats_but_no_rivals(plan: Plans, run: Run) -> None:
    written = write_report(run(plan("random"), "self"), Speaker("en"), png=False)
    html = written.html.read_text("utf-8")
    assert written.summary.contests == []
    assert "One bot plays itself" in html
    assert html.count("<svg") == 3


def test_without_matplotlib_the_report_is_whole_and_says_so(
    plan: Plans, run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = run(plan("walking", "random"), "bare")
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # what an import finds if it is missing
    assert main(["arena", "report", str(folder.path), "--lang", "en"]) == 0
    assert "No PNG: matplotlib is not installed" in capsys.readouterr().out
    assert (folder.path / "report.html").read_text("utf-8").count("<svg") == 6
    assert list(folder.path.glob("*.png")) == []


def test_an_unfinished_run_is_reported_as_such_and_kept_off_the_ladder(
    plan: Plans, run: Run
) -> None:
    folder = run(plan("walking", "random"), "half")
    lines = (folder.path / "games.jsonl").read_bytes().splitlines(keepends=True)
    (folder.path / "games.jsonl").write_bytes(b"".join(lines[:7]))
    with pytest.raises(ArenaError, match="bourgade arena report"):
        ladders([folder.path])
    written = write_report(folder, Speaker("en"), png=False)
    assert "20 games were asked for" in written.html.read_text("utf-8")
    with pytest.raises(ArenaError, match="not all its games"):
        ladders([folder.path])


def test_a_ladder_gathers_runs_by_game(plan: Plans, run: Run) -> None:
    folders = [
        run(plan("walking", "random"), "a"),
        run(plan("walking"), "b"),
        run(plan("random", game="burgundy", games=1), "c"),
    ]
    for folder in folders:
        write_report(folder, Speaker("en"), png=False)
    documents = ladders([folder.path for folder in folders])
    assert sorted(documents) == ["burgundy", "race"]
    assert documents["race"].count("\n## ") == 2
    assert "walking | random | 20 |" in documents["race"]


def test_a_lone_bot_is_named_and_has_a_folder_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    words = ["arena", "burgundy", "--bots", "random,paced", "--players", "3", "--games", "3"]
    more = ["--processes", "1", "--lang", "en"]
    assert main([*words, "--lone", "paced", *more]) == 0
    assert "alone among bots of another kind" in " ".join(capsys.readouterr().err.split())
    folder = tmp_path / "arena" / "burgundy-3p-random-paced-lone-paced-seed1"
    assert len(Folder(folder).played()) == 3
    document = ladders([folder])["burgundy"]
    assert "In each deal paced sits in every seat in turn, alone among the others." in document
    assert "| paced | random | 3 |" in document
    assert "| random | paced |" not in document
    assert "--lone paced" in document
    share = json.loads((folder / "summary.json").read_text())["contests"][0]["share"]["mean"]
    assert f"| paced – random | 3 | {100 * share:.1f} %" in overview([folder])


def test_the_three_languages_say_the_same_things() -> None:
    messages = {
        lang: {one.id.name for one in parse(source("arena", lang)).body if isinstance(one, Message)}
        for lang in LANGUAGES
    }
    assert messages["fr"] == messages["en"] == messages["de"]
    assert len(messages["en"]) > 60


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (["burgundy"], "--bots greedy,random"),
        (["burgundy", "somewhere", "--bots", "greedy"], "report and ladder"),
        (["report"], "bourgade arena report"),
        (["report", "nowhere"], "no arena.json"),
        (["ladder"], "bourgade arena ladder"),
        (["burgundy", "--bots", "greedy,nobody"], "no bot 'nobody'"),
        (["burgundy", "--bots", "greedy,random", "--lone", "greedy"], "give --players"),
        (["burgundy", "--bots", "greedy", "--option", "boards"], "KEY=VALUE"),
        (["burgundy", "--bots", "greedy", "--resume", "--out", "nowhere"], "leave --resume out"),
    ],
)
def test_wrong_arguments_are_answered_in_one_line(
    arguments: list[str], advice: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments, "--lang", "en"]) == 2
    answer = capsys.readouterr()
    assert answer.out == ""
    assert answer.err.startswith("bourgade: ")
    assert answer.err.count("\n") == 1
    assert advice in answer.err
