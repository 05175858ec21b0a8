"""What the environment and its builds are made of."""

import os
import subprocess
import sys
from pathlib import Path

import builds
import environment
import pytest
from clones import ROOT, Clone

SETUP_PY = """
import runpy, setuptools, sys
sys.modules["mypyc"] = sys.modules["mypy"] = None  # whoever imports them fails
setuptools.setup = lambda ext_modules, cmdclass: print(ext_modules)
runpy.run_path("setup.py")
"""


def test_to_play_nothing_is_fetched_that_compiles() -> None:
    names = [
        need.partition("[")[0].split(">")[0].split("=")[0] for need in environment.requirements()
    ]
    assert "starlette" in names and "setuptools" in names
    assert not {"mypy", "types-setuptools", "pytest"} & set(names)


def test_extras_are_taken_apart() -> None:
    wanted = environment.requirements("test")
    assert {"pytest>=8", "redis>=5", "numpy>=2"} <= set(wanted)
    assert not [need for need in wanted if need.startswith("bourgade")]


def test_the_pure_package_needs_setuptools_alone(clone: Clone) -> None:
    told = subprocess.check_output(
        [sys.executable, "-c", SETUP_PY],
        cwd=ROOT,
        env={**os.environ, "BOURGADE_PURE": "1", "BOURGADE_REQUIRE_COMPILED": "0"},
        text=True,
    )
    assert told == "[]\n"
    builds.build(clone.venv, "pure")
    (asked,) = clone.pip_log()
    assert asked.startswith("1 ") and "--no-build-isolation" in asked and "--no-deps" in asked


def test_sources_make_one_build_and_changed_sources_another(clone: Clone) -> None:
    first = builds.build(clone.venv, "pure")
    assert builds.build(clone.venv, "pure") == first
    assert len(clone.pip_log()) == 1
    (clone.root / "src" / "bourgade" / "new.ftl").write_text("new = Neu\n", "utf-8")
    assert builds.best(clone.venv) is None
    second = builds.build(clone.venv, "pure")
    assert second.parent != first.parent and first.is_dir()


def test_only_what_nobody_runs_is_cleared_away(clone: Clone) -> None:
    def next_build() -> Path:
        with (clone.root / "setup.py").open("a") as file:
            file.write("# more\n")
        folder = builds.build(clone.venv, "pure")
        builds.use(clone.venv, folder)
        return folder

    held = next_build()
    descriptor = builds.hold(held)
    unused, before, current = next_build(), next_build(), next_build()
    assert not unused.exists()
    assert held.is_dir() and before.is_dir() and current.is_dir()
    os.close(descriptor)
    builds.use(clone.venv, current)
    assert not held.exists()
    line = builds.site_of(clone.venv) / "bourgade.pth"
    assert line.read_text("utf-8") == f"{current}\n"


def test_objects_are_compiled_anew_after_a_break(clone: Clone) -> None:
    """A linker that was stopped may leave a file that looks finished."""
    clone.compiling("fails")
    half = clone.venv / "work" / "compiled" / "build" / "lib" / "half.so"
    half.parent.mkdir(parents=True)
    half.touch()
    with pytest.raises(environment.Failed, match="cc1 is broken"):
        builds.build(clone.venv, "compiled")
    assert not half.exists()


def test_an_environment_that_was_broken_off_is_made_anew(
    clone: Clone, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Path] = []
    monkeypatch.setattr(environment, "_make", made.append)

    def break_off(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(environment, "pip_install", break_off)
        environment.prepare(clone.venv)
    assert made == []
    environment.prepare(clone.venv)
    assert made == [clone.venv]
    environment.prepare(clone.venv)
    assert made == [clone.venv]


def test_what_pip_cannot_fetch_leaves_the_environment_as_it_was(
    clone: Clone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def give_up(*_: object) -> None:
        raise environment.Failed("no network")

    monkeypatch.setattr(environment, "pip_install", give_up)
    with pytest.raises(environment.Failed, match="no network"):
        environment.prepare(clone.venv)
    assert (clone.venv / ".whole").exists()
