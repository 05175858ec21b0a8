"""The digest of the bots: other bots, other plan."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import bourgade
from bourgade.arena import digest
from bourgade.arena import plan as plans
from bourgade.arena.digest import bots_digest, digest_of
from bourgade.arena.folder import Folder, resume
from bourgade.arena.ladder import ladders
from bourgade.arena.plan import ArenaError, Plan
from bourgade.arena.play import Outcome, task, work
from bourgade.arena.report import write_report
from bourgade.cli import main
from bourgade.core.chance import FairChance, FastChance
from bourgade.terminal.speech import Speaker

Plans = Callable[..., Plan]
Run = Callable[..., Folder]
TABLE = ("expert", "master")
FILES = {
    "bots/search.py": "think()",
    "bots/learning.py": "learn()",
    "bots/data/city.toml": "explore = 1",
    "bots/data/city.json": "{}",
    "bots/data/town.toml": "explore = 2",
    "bots/data/ordinary.toml": "explore = 3",
    "core/chance.py": "roll()",
    "core/texts.py": "say()",
    "games/city/rules.py": "build()",
    "games/city/rules.so": "not text",
    "games/town/rules.py": "trade()",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / "package" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "package"


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("bots/search.py", True),
        ("bots/data/city.toml", True),
        ("bots/data/city.json", True),
        ("core/chance.py", False),
        ("games/city/rules.py", True),
        ("games/city/more.py", True),
        ("bots/learning.py", False),
        ("bots/data/town.toml", False),
        ("bots/data/ordinary.toml", False),
        ("core/texts.py", False),
        ("games/city/rules.so", False),
        ("games/city/words.py", False),
        ("games/town/rules.py", False),
    ],
)
def test_what_a_games_bots_play_by_counts(package: Path, name: str, counts: bool) -> None:
    before = digest_of(package, "city", TABLE)
    (package / name).write_text("another")
    assert (digest_of(package, "city", TABLE) != before) is counts


def test_of_chance_what_it_draws_counts(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest_of(package, "city", TABLE)
    with monkeypatch.context() as other:
        other.setattr(digest, "FastChance", lambda seed: FastChance(seed + 1))
        assert digest_of(package, "city", TABLE) != before
    with monkeypatch.context() as other:
        other.setattr(digest, "FairChance", lambda secret: FairChance(secret, 1))
        assert digest_of(package, "city", TABLE) != before
    assert digest_of(package, "city", TABLE) == before


def test_of_the_levels_only_those_at_the_table_count(package: Path) -> None:
    tuning = package / "bots/data/city.toml"
    levels = "explore = 1\n[levels]\nkeen = { blur = 1 }\nmaster = { blur = 0 }\n"
    tuning.write_text(levels)
    before = digest_of(package, "city", TABLE)
    tuning.write_text(levels.replace("blur = 1", "blur = 2"))
    assert digest_of(package, "city", TABLE) == before
    assert digest_of(package, "city", ("keen",)) != digest_of(package, "city", ("master",))
    tuning.write_text(levels.replace("blur = 0", "blur = 0.1"))
    assert digest_of(package, "city", TABLE) != before


def test_a_game_from_outside_has_the_ordinary_parameters(package: Path) -> None:
    before = digest_of(package, "chess", TABLE)
    assert before != digest_of(package, "city", TABLE)
    (package / "games/city/rules.py").write_text("another")
    assert digest_of(package, "chess", TABLE) == before
    (package / "bots/data/ordinary.toml").write_text("explore = 4")
    assert digest_of(package, "chess", TABLE) != before


def test_ends_of_lines_do_not_count(package: Path) -> None:
    (package / "bots/search.py").write_bytes(b"think()\nact()\n")
    before = digest_of(package, "city", TABLE)
    (package / "bots/search.py").write_bytes(b"think()\r\nact()\r\n")
    assert digest_of(package, "city", TABLE) == before


def test_every_game_of_the_library_has_its_own() -> None:
    found = {key: bots_digest(key, TABLE) for key in bourgade.games()}
    assert len(set(found.values())) == len(found)
    assert all(len(one) == 12 and int(one, 16) >= 0 for one in found.values())
    folder = Path(bourgade.__file__).parent / "bots"
    assert all((folder / name).is_file() for name in digest.NOT_IN_PLAY), "a file was renamed"


def test_a_run_of_other_bots_is_not_taken_up(
    plan: Plans, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = plan("random", "walking")
    assert begun.bots_digest == bots_digest("race", ("random", "walking"))
    path = run(begun, "earlier").path
    monkeypatch.setattr(plans, "bots_digest", lambda game, bots: "0123456789ab")
    with pytest.raises(ArenaError) as refused:
        resume(path, plan("random", "walking"))
    for words in (begun.bots_digest, "0123456789ab", "another --out"):
        assert words in str(refused.value)


def test_a_worker_with_other_bots_refuses_to_play(plan: Plans) -> None:
    other = msgspec.structs.replace(plan("random"), bots_digest="0123456789ab")
    outcome = msgspec.json.decode(work(task(other, [0]))[0], type=Outcome)
    assert outcome.played is None
    assert "0123456789ab" in (outcome.failure or "")
    assert bots_digest("race", ("random",)) in (outcome.failure or "")


def test_a_folder_from_before_is_read_but_not_taken_up(plan: Plans, run: Run) -> None:
    folder = run(plan("random", "walking"), "before")
    write_report(folder, Speaker("en"), png=False)
    document = ladders([folder.path])["race"]
    assert f", bots {bots_digest('race', ('random', 'walking'))}. " in document
    file = folder.path / "arena.json"
    content = json.loads(file.read_text())
    for name in ("bots_digest", "lone"):
        del content[name]
    file.write_text(json.dumps(content))
    assert main(["arena", "report", str(folder.path), "--lang", "en"]) == 0
    assert ", bots of unknown digest. " in ladders([folder.path])["race"]
    with pytest.raises(ArenaError, match="begun with bots of an unknown digest"):
        resume(folder.path, plan("random", "walking"))
