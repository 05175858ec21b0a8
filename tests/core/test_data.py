"""Data files: where they are read from, and what a faulty one is answered."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bourgade.core import data
from bourgade.core.data import DataError, Spot


@pytest.fixture
def override(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An owner's data directory, as in a process that has read nothing yet."""
    monkeypatch.setattr(data, "_served", set())
    monkeypatch.setattr(data, "_directory", None)
    monkeypatch.setattr(data, "_directory_known", False)
    (tmp_path / "burgundy").mkdir()
    return tmp_path


def test_packaged_files_are_the_default(override: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(data.ENVIRONMENT_VARIABLE, raising=False)
    assert data.directory() is None
    assert data.load("burgundy", "sheets.json")["base"][0] == ["1", "2"]


def test_override_replaces_only_the_files_it_has(override: Path) -> None:
    (override / "burgundy" / "sheets.json").write_text('{"base": "mine"}', encoding="utf-8")
    data.set_directory(override)
    assert data.load("burgundy", "sheets.json") == {"base": "mine"}
    assert data.load("burgundy", "scoring.json")["regions"]["8"] == 36


def test_environment_is_read_at_first_use(override: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(data.ENVIRONMENT_VARIABLE, str(override))
    assert data.directory() == override.resolve()


def test_set_directory_wins_over_the_environment(
    override: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(data.ENVIRONMENT_VARIABLE, str(override / "elsewhere"))
    data.set_directory(override)
    assert data.directory() == override.resolve()


def test_missing_directory_is_named(override: Path) -> None:
    with pytest.raises(DataError, match="nowhere: no such data directory"):
        data.set_directory(override / "nowhere")


def test_directory_after_the_first_file_is_refused(override: Path) -> None:
    data.set_directory(None)
    data.load("burgundy", "tiles.json")
    data.set_directory(None)
    with pytest.raises(DataError, match=r"burgundy/tiles\.json: read already"):
        data.set_directory(override)


def test_misspelt_override_is_refused(override: Path) -> None:
    (override / "burgundy" / "bords.json").write_text("{}", encoding="utf-8")
    data.set_directory(override)
    with pytest.raises(DataError) as caught:
        data.load("burgundy", "boards.json")
    assert str(caught.value) == "burgundy/bords.json: this game has no such data file"


def test_unknown_file_and_game(override: Path) -> None:
    data.set_directory(None)
    for game, name in (("burgundy", "nothing.json"), ("nothing", "boards.json")):
        with pytest.raises(DataError) as caught:
            data.load(game, name)
        assert str(caught.value) == f"{game}/{name}: no such data file"
    with pytest.raises(DataError, match="nothing: this game has no data files"):
        data.names("nothing")


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (b'{"base": [}', "burgundy/sheets.json: line 1 column 11: not JSON (Expecting value)"),
        (b'{"a": 1, "a": 2}', "burgundy/sheets.json: a: appears twice in one object"),
        (b"[1]", "burgundy/sheets.json: expected an object, found [1]"),
        (b'{"a": "\xff"}', "burgundy/sheets.json: byte 7: not UTF-8 text"),
    ],
)
def test_unreadable_file(override: Path, raw: bytes, text: str) -> None:
    (override / "burgundy" / "sheets.json").write_bytes(raw)
    data.set_directory(override)
    with pytest.raises(DataError) as caught:
        data.load("burgundy", "sheets.json")
    assert str(caught.value) == text


def test_error_carries_its_parts_through_a_process_boundary() -> None:
    error = pickle.loads(pickle.dumps(DataError("f.json", "a.b[1]", "wrong")))
    assert (error.file, error.key, error.reason) == ("f.json", "a.b[1]", "wrong")
    assert str(error) == "f.json: a.b[1]: wrong"


SPOT = Spot("f.json").at("a").at(2)


@pytest.mark.parametrize(
    ("read", "text"),
    [
        (lambda: data.need({}, "k", int, SPOT), "f.json: a[2].k: missing"),
        (
            lambda: data.need({"k": True}, "k", int, SPOT),
            "f.json: a[2].k: expected a whole number, found true",
        ),
        (
            lambda: data.need({"k": None}, "k", list, SPOT),
            "f.json: a[2].k: expected a list, found null",
        ),
        (
            lambda: data.need_count({"k": -1}, "k", SPOT),
            "f.json: a[2].k: expected at least 0, found -1",
        ),
        (
            lambda: data.need_one_of({"k": "z"}, "k", ["x", "y"], SPOT),
            'f.json: a[2].k: expected one of x, y; found "z"',
        ),
        (lambda: data.need_keys({"x": 1}, ["x", "y"], SPOT), "f.json: a[2].y: missing"),
        (
            lambda: data.need_keys({"x": 1, "z": 1}, ["x"], SPOT),
            "f.json: a[2].z: unknown; expected x",
        ),
        (lambda: data.expect(False, SPOT, "no"), "f.json: a[2]: no"),
    ],
)
def test_helpers_name_file_key_and_reason(read: Callable[[], object], text: str) -> None:
    with pytest.raises(DataError) as caught:
        read()
    assert str(caught.value) == text


def test_helpers_return_what_holds() -> None:
    assert data.need({"k": 3}, "k", int, SPOT) == 3
    assert data.need_count({"k": 3}, "k", SPOT, low=3) == 3
    assert data.need_one_of({"k": "x"}, "k", "xy", SPOT) == "x"
    data.need_keys({"x": 1}, ["x"], SPOT)
    data.expect(True, SPOT, "no")


def test_provenance_has_known_words_only(override: Path) -> None:
    entry = {"what": "w", "status": "rumour", "note": ""}
    with pytest.raises(DataError, match=r"f\.json: provenance\[0\]\.status: expected one of"):
        data.check_provenance({"provenance": [entry]}, Spot("f.json"))
    with pytest.raises(DataError, match=r"f\.json: provenance: expected at least one entry"):
        data.check_provenance({"provenance": []}, Spot("f.json"))


def test_fingerprint_depends_on_content_not_on_order_of_keys() -> None:
    first = data.fingerprint({"a": 1, "b": [1, 2]}, {"c": "é"})
    assert first == data.fingerprint({"b": [1, 2], "a": 1}, {"c": "é"})
    assert first != data.fingerprint({"a": 1, "b": [2, 1]}, {"c": "é"})
    assert len(first) == 12 and set(first) <= set("0123456789abcdef")


def test_edition_ignores_words_about_sources(override: Path) -> None:
    data.set_directory(override)
    before = data.edition("burgundy")
    path = override / "burgundy" / "sheets.json"
    packaged = (
        Path(data.__file__).parents[1] / "games" / "burgundy" / "data" / "sheets.json"
    ).read_text(encoding="utf-8")
    path.write_text(packaged.replace("our guess", "a guess"), encoding="utf-8")
    assert data.load("burgundy", "sheets.json")["provenance"] != []
    assert data.edition("burgundy") == before
    path.write_text(packaged.replace('["1", "2"]', '["2", "1"]'), encoding="utf-8")
    assert data.edition("burgundy") != before


def test_environment_in_a_fresh_process(tmp_path: Path) -> None:
    (tmp_path / "burgundy").mkdir()
    (tmp_path / "burgundy" / "tiles.json").write_text('{"own": 1}', encoding="utf-8")
    code = "from bourgade.core import data; print(data.load('burgundy', 'tiles.json'))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "BOURGADE_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "{'own': 1}"
