"""The program as people and scripts run it: a real process for every command."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bourgade as bourgade_package
from bourgade import bots
from bourgade.core.record import read as read_record
from bourgade.core.texts import Message
from bourgade.terminal.speech import Speaker, default_language

HERE = str(Path(bourgade_package.__file__).parents[1])
ENGLISH = ("--lang", "en")


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    kept["PYTHONPATH"] = HERE  # the very package under test, compiled or not
    return {**kept, "XDG_DATA_HOME": str(home), "COLUMNS": "110", **more}


def bourgade(
    home: Path, *arguments: str, stdin: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bourgade.cli", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def finished(home: Path) -> Path:
    """A whole game played at the keyboard: always the first choice, against a random bot."""
    path = home / "finished.json"
    done = bourgade(
        home, "play", "burgundy", "--lang", "fr", "--seed", "3", "--bots", "random",
        "--save", str(path), stdin="1\n" * 2000,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Partie terminée" in done.stdout
    assert "gagne la partie." in done.stdout
    assert str(path) in done.stdout
    return path


@pytest.fixture(scope="module")
def unfinished(home: Path) -> Path:
    path = home / "unfinished.json"
    done = bourgade(
        home, "play", "burgundy", "--seed", "3", "--save", str(path), *ENGLISH, stdin="3\nq\n"
    )
    assert done.returncode == 0, done.stderr
    assert f"bourgade play --resume {path}" in done.stdout
    return path


def test_version_names_the_build(home: Path) -> None:
    done = bourgade(home, "--version")
    assert done.stdout.startswith("bourgade 0.1.0 (")
    assert done.stdout.strip().endswith(("(compiled)", "(pure)"))


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "show", "verify"])
@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_every_command_has_help_with_examples(home: Path, command: str, lang: str) -> None:
    done = bourgade(home, command, "--help", "--lang", lang)
    assert done.returncode == 0
    assert f"  bourgade {command}" in done.stdout
    assert "core." not in done.stdout


def test_the_locale_chooses_the_language(home: Path) -> None:
    assert "Les Châteaux de Bourgogne" in bourgade(home, "games", LANG="fr_FR.UTF-8").stdout
    assert "Die Burgen von Burgund" in bourgade(home, "games", LC_ALL="de_AT.UTF-8").stdout
    assert "The Castles of Burgundy" in bourgade(home, "games", LANG="ja_JP.UTF-8").stdout
    asked = bourgade(home, "games", "--lang", "de", LANG="fr_FR.UTF-8")
    assert "Die Burgen von Burgund" in asked.stdout
    assert default_language({}) == "en"


def test_games_lists_options_and_speaks_json(home: Path) -> None:
    one = bourgade(home, "games", "burgundy", *ENGLISH).stdout
    assert "expert-secret" in one
    assert "10h" in one
    listed = json.loads(bourgade(home, "games", "--json").stdout)
    burgundy = next(game for game in listed if game["key"] == "burgundy")
    assert burgundy["max_players"] == 4
    assert burgundy["bots"] == bots.names()
    assert [option["key"] for option in burgundy["options"]][:2] == ["setup", "boards"]


def test_play_shows_names_costs_and_gains(home: Path) -> None:
    done = bourgade(
        home, "play", "burgundy", "--seed", "3", "--seats", "me=Anna,greedy", *ENGLISH, stdin="q\n"
    )
    assert "● Anna" in done.stdout
    assert "Die 6 → 1 (1 worker): take the Watchtower from depot 1" in done.stdout
    assert "+2 workers" in done.stdout
    assert "take d2 1.2" in done.stdout


def test_play_accepts_notation_answers_why_not_and_undoes(home: Path) -> None:
    script = (
        "? take d1 1.2\n? 3\ntake d1 1.2\nnonsense\n99\ntake d1 3.3\nu\nr\nr\ns\nh\ni\nm\nb\nq\n"
    )
    done = bourgade(home, "play", "burgundy", "--seed", "3", *ENGLISH, stdin=script)
    assert done.returncode == 0, done.stderr
    out = done.stdout
    assert out.count("you have too few workers to turn it that far") == 2
    assert "this is allowed now" in out
    assert "“nonsense” is no action" in out
    assert "“99” is no action" in out
    assert "Player 1 takes the Market from depot 3 (die 3)." in out
    assert "Player 1 takes the last choice back." in out
    assert "The choice is played again." in out
    assert "Nothing to play again." in out
    assert "Neighbouring spaces of one colour form a district" in out
    assert "You may take a ship or animals at once" in out


def test_a_hot_seat_game_hands_the_keyboard_over(home: Path) -> None:
    script = "workers d1\nworkers d2\nend\nq\n"
    done = bourgade(
        home, "play", "burgundy", "--seed", "3", "--seats", "me=Anna,me=Ben", *ENGLISH, stdin=script
    )
    assert "Anna ends the turn." in done.stdout
    assert "■ Ben  Use your two dice" in done.stdout


def test_secret_choices_are_not_printed_for_all_at_a_hot_seat(home: Path) -> None:
    done = bourgade(
        home, "play", "burgundy", "--seed", "1", "--seats", "me,me",
        "--option", "setup=expert-secret", *ENGLISH, stdin="1\n1\n1\n1\nq\n",
    )  # fmt: skip
    before_reveal, _, rest = done.stdout.partition(" plays Estate ")
    assert rest, "after the last choice all is shown"
    assert before_reveal.count("chooses a side in secret.") == 2
    assert "puts the start castle on" not in before_reveal


def test_an_interrupted_game_is_kept(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    with subprocess.Popen(
        [sys.executable, "-m", "bourgade.cli", "play", "burgundy", "--save", str(path), *ENGLISH],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(home, PYTHONUNBUFFERED="1"),
    ) as running:
        assert running.stdout is not None
        shown = ""
        while not shown.endswith("\n> "):  # it waits for a line
            shown += (piece := running.stdout.read(1))
            assert piece, shown
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=120)
    assert running.returncode == 0
    assert "Traceback" not in err
    assert f"Unfinished game saved in {path}" in out
    assert json.loads(path.read_text())["format"] == "bourgade.record"


def test_a_saved_game_goes_on_where_it_was(home: Path, unfinished: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    copy.write_text(unfinished.read_text())
    log = json.loads(copy.read_text())["log"]
    done = bourgade(home, "play", "--resume", str(copy), *ENGLISH, stdin="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert json.loads(copy.read_text())["log"][: len(log)] == log
    assert len(json.loads(copy.read_text())["log"]) > len(log)


def test_without_save_the_record_goes_to_the_users_data(tmp_path: Path) -> None:
    bourgade(tmp_path, "play", "burgundy", "--seed", "3", stdin="q\n")
    assert len(list((tmp_path / "bourgade" / "records").glob("burgundy-*.json"))) == 1


def test_simulate_rotates_seats_and_adds_up(home: Path) -> None:
    arguments = ("simulate", "burgundy", "--games", "6", "--bots", "random", "--players", "3")
    done = bourgade(home, *arguments, "--seed", "5", "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    (bot,) = result["bots"]
    assert bot["games"] == 18
    assert bot["wins"] == pytest.approx(6)
    assert bot["mean"] == pytest.approx(sum(bot["parts"].values()))
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(6)
    again = json.loads(bourgade(home, *arguments, "--seed", "5", "--json").stdout)
    assert {**again, "seconds": 0} == {**result, "seconds": 0}
    other = json.loads(bourgade(home, *arguments, "--seed", "6", "--json").stdout)
    assert other["bots"] != result["bots"]


def test_simulate_prints_tables(home: Path) -> None:
    done = bourgade(
        home, "simulate", "burgundy", "--games", "2", "--bots", "greedy,random", "--lang", "de"
    )
    assert done.returncode == 0, done.stderr
    assert "Nach Bot" in done.stdout
    assert "2 (100.0%)" in done.stdout
    assert "Gebiete" in done.stdout


def test_replay_prints_all_and_steps_and_speaks_json(home: Path, finished: Path) -> None:
    printed = bourgade(home, "replay", str(finished), "--all", *ENGLISH).stdout
    assert "Player 1 takes" in printed
    assert " wins the game." in printed
    content = json.loads(bourgade(home, "replay", str(finished), "--json").stdout)
    record = json.loads(finished.read_text())
    assert [step["do"] for step in content["steps"]] == [entry[0] for entry in record["log"]]
    assert content["steps"][-1]["scores"] == record["result"]["scores"]


def test_replay_steps_forwards_backwards_and_anywhere(home: Path, finished: Path) -> None:
    """With a terminal at its keyboard end it waits for keys."""
    keyboard, screen_side = pty.openpty()
    os.write(keyboard, b"\nn\np\nx\n7\nb\nq\n")
    done = subprocess.run(
        [sys.executable, "-m", "bourgade.cli", "replay", str(finished), *ENGLISH],
        stdin=screen_side,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home),
        timeout=60,
        check=False,
    )
    os.close(keyboard)
    os.close(screen_side)
    assert done.returncode == 0, done.stderr
    out = done.stdout
    entries = len(json.loads(finished.read_text())["log"])
    asked = [f"{at}/{entries} >" for at in (0, 1, 2, 1, 1, 7, 7)]
    places = [line.partition(" >")[0] for line in out.splitlines() if f"/{entries} >" in line]
    assert places == [one.removesuffix(" >") for one in asked]
    assert out.count("Depot 6") == 3  # at the start, at entry 7, and asked for
    assert out.count("Enter: next") == 2  # once at the start, once for the key it does not know


def test_replay_shows_an_undo_as_it_happened(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "undone.json"
    script = "take d1 3.3\nu\ntake d1 3.1\nq\n"
    bourgade(home, "play", "burgundy", "--seed", "3", "--save", str(path), stdin=script)
    done = bourgade(home, "replay", str(path), *ENGLISH)
    assert done.returncode == 0, done.stderr
    lines = [line.split("  ", 1)[-1].strip() for line in done.stdout.splitlines()[:3]]
    assert lines[0].endswith("takes the Market from depot 3 (die 3).")
    assert lines[1].endswith("takes the last choice back.")
    assert lines[2].endswith("takes the 4 Sheep from depot 3 (die 3).")


def test_show_draws_a_record_and_a_position(home: Path, finished: Path, tmp_path: Path) -> None:
    drawn = bourgade(home, "show", str(finished), *ENGLISH).stdout
    assert "Depot 6" in drawn
    assert "wins the game." in drawn
    described = bourgade(home, "show", str(finished), "--json").stdout
    position = tmp_path / "position.json"
    position.write_text(described)
    assert bourgade(home, "show", str(position), *ENGLISH).stdout == drawn


def test_verify_recomputes_the_dice(home: Path, finished: Path, unfinished: Path) -> None:
    outcomes = json.loads(bourgade(home, "verify", str(finished), "--json").stdout)["outcomes"]
    assert f"all {outcomes} outcomes" in bourgade(home, "verify", str(finished), *ENGLISH).stdout
    refused = bourgade(home, "verify", str(unfinished))
    assert refused.returncode == 2
    assert "--resume" in refused.stderr


REFUSALS: list[tuple[tuple[str, ...], str]] = [
    (("play", "chess"), "bourgade games"),
    (("play",), "bourgade play burgundy"),
    (("play", "burgundy", "--option", "boards=1,33"), "bourgade games burgundy"),
    (("play", "burgundy", "--option", "colour=red"), "tie-break"),
    (("play", "burgundy", "--option", "boards"), "KEY=VALUE"),
    (("play", "burgundy", "--players", "7"), "2 to 4"),
    (("play", "burgundy", "--seats", "me,gredy"), "greedy, keen, master, random"),
    (("play", "burgundy", "--seats", "me", "--players", "2"), "name them all"),
    (("simulate", "burgundy", "--bots", "nobody"), "greedy, keen, master, random"),
    (("simulate", "burgundy", "--games", "0"), "--help"),
    (("replay", "no-such-file.json"), "records"),
    (("--data", "no-such-folder", "games", "burgundy"), "no-such-folder"),
    (("frobnicate",), "--help"),
]


@pytest.mark.parametrize(("arguments", "advice"), REFUSALS)
def test_a_refusal_is_one_line_that_says_what_to_do(
    home: Path, arguments: tuple[str, ...], advice: str
) -> None:
    done = bourgade(home, *arguments, *ENGLISH)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("bourgade: ")
    assert done.stderr.count("\n") == 1
    assert advice in done.stderr


@pytest.mark.parametrize("command", ["replay", "show", "verify"])
@pytest.mark.parametrize("damage", ["cut", "altered", "foreign", "empty"])
def test_a_broken_record_is_refused(
    home: Path, finished: Path, tmp_path: Path, command: str, damage: str
) -> None:
    text = finished.read_text()
    broken = {
        "cut": text[: len(text) // 2],
        "altered": text.replace('"players":2', '"players":3'),
        "foreign": '{"format": "pgn", "moves": []}',
        "empty": "",
    }[damage]
    path = tmp_path / "broken.json"
    path.write_text(broken)
    done = bourgade(home, command, str(path))
    assert done.returncode == 2
    assert done.stderr.startswith("bourgade: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "show", "verify"])
def test_a_record_of_another_edition_is_as_good_as_it_comes_out(
    home: Path, finished: Path, tmp_path: Path, command: str
) -> None:
    record = read_record(finished.read_text())
    record.rules, record.edition = 99, "another"
    path = tmp_path / "old.json"
    path.write_text(record.to_json())
    assert bourgade(home, command, str(path)).returncode == 0
    assert record.result is not None
    record.result.scores[0] += 1
    path.write_text(record.to_json())
    done = bourgade(home, command, str(path), *ENGLISH)
    assert done.returncode == 2
    assert done.stderr.startswith("bourgade: ") and done.stderr.count("\n") == 1
    assert "rules version 99" in done.stderr and "--data DIR" in done.stderr


def test_names_replace_seat_numbers_at_any_depth() -> None:
    speaker = Speaker("en", ["Anna", "Ben"])
    inner = Message("burgundy.log-end", {"player": 1})
    outer = Message("core.list", {"first": Message("core.winner", {"player": 0}), "rest": inner})
    assert speaker.say(outer) == "Anna wins the game., Ben ends the turn."
