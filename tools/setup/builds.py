"""Builds of the package, each a folder of its own: VENV/builds/<digest of the sources>/<kind>.

A build is made elsewhere and renamed when it is whole, so one that was broken off was never there.
A line in site-packages names the build that new processes import; one in use is never touched.
"""

import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path

from environment import ROOT, Failed, alone, pip_install, python_of, site_of

KINDS = ("fast", "compiled", "pure")  # the best first
SOURCES = ("src", "pyproject.toml", "setup.py", "constraints.txt")
PAPERS = ("README.md", "LICENSE")  # packed as well, but no reason to build again
FIRST_STEPS = """
import bourgade, bourgade.version
for key in bourgade.games():
    bourgade.start(key, seed=1)
assert bourgade.version.build() == "compiled"
"""


def digest(root: Path = ROOT) -> str:
    """What a build is made from, as one word."""
    found = hashlib.sha256()
    for path in _sources(root):
        content = path.read_bytes()
        found.update(f"{path.relative_to(root)} {len(content)}\n".encode() + content)
    return found.hexdigest()[:16]


def _sources(root: Path) -> Iterator[Path]:
    for name in SOURCES:
        for folder, folders, files in os.walk(root / name):
            folders[:] = sorted(f for f in folders if not f.endswith(("__pycache__", ".egg-info")))
            yield from (Path(folder, file) for file in sorted(files))
        if (root / name).is_file():
            yield root / name


def best(venv: Path, kinds: Iterable[str] = KINDS) -> Path | None:
    """The best build there is of the sources as they are."""
    home = venv / "builds" / digest()
    return next((home / kind for kind in kinds if (home / kind).is_dir()), None)


def build(venv: Path, kind: str, flags: str = "") -> Path:
    """The sources as they are, built unless they were already. `flags`: for the compiler."""
    pure = kind == "pure"
    work = venv / "work" / ("pure" if pure else "compiled")
    with alone(venv / f".building-{work.name}"):
        _copy_sources(work)
        folder = venv / "builds" / digest(work) / kind
        if folder.is_dir():
            return folder
        made = work / "made"
        shutil.rmtree(made, ignore_errors=True)
        reusable = _clear_objects(work, flags)
        # Without a compiler setuptools is enough, and that the environment has: nothing is fetched.
        how = ["--no-build-isolation"] if pure else []
        pip_install(
            venv,
            work / "scratch",
            *("--no-deps", *how, "--target", str(made), str(work)),
            BOURGADE_PURE="1" if pure else "0",
            BOURGADE_REQUIRE_COMPILED="0" if pure else "1",
            BOURGADE_CFLAGS=flags,
        )
        for known in made.glob("*.dist-info"):
            shutil.rmtree(known)  # what pip knows it may take away
        if not pure:
            _try(venv, made)
            os.sync()  # the name must not reach the disk before the files
        folder.parent.mkdir(parents=True, exist_ok=True)
        made.rename(folder)
        reusable.write_text(_objects_key(work, flags), "utf-8")
        return folder


def _copy_sources(work: Path) -> None:
    """Edits while it is built are for the next build."""
    shutil.rmtree(work / "src", ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", work / "src", ignore=ignored)
    for name in (*SOURCES, *PAPERS):
        if (ROOT / name).is_file():
            shutil.copy2(ROOT / name, work / name)


def _clear_objects(work: Path, flags: str) -> Path:
    """Keeps what was compiled if the same would be made once more; never what was broken off."""
    reusable = work / "build" / ".reusable"
    if reusable.exists() and reusable.read_text("utf-8") == _objects_key(work, flags):
        reusable.unlink()
        for path in work.glob("build/lib*/**/*"):
            if path.is_file() and path.suffix != ".so":
                path.unlink()
    else:
        shutil.rmtree(reusable.parent, ignore_errors=True)
        reusable.parent.mkdir()
    return reusable


def _objects_key(work: Path, flags: str) -> str:
    return f"{flags}\n{(work / 'setup.py').read_text('utf-8')}"


def _try(venv: Path, made: Path) -> None:
    done = subprocess.run(
        [python_of(venv), "-c", FIRST_STEPS],
        env={**os.environ, "PYTHONPATH": str(made)},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise Failed(f"what was compiled does not run:\n{done.stderr}")


def use(venv: Path, folder: Path) -> None:
    """From now on new processes import this build."""
    with alone(venv / ".preparing"):
        line = site_of(venv) / "bourgade.pth"
        before = Path(line.read_text("utf-8").strip()) if line.exists() else folder
        _replace(venv / "bin" / "bourgade", (folder / "bin" / "bourgade").read_text("utf-8"), 0o755)
        _replace(line, f"{folder}\n", 0o644)
        for old in (venv / "builds").iterdir():
            if old not in (folder.parent, before.parent):
                _remove_unless_held(old)


def _replace(path: Path, text: str, mode: int) -> None:
    new = path.with_name(f".new-{path.name}")
    new.write_text(text, "utf-8")
    new.chmod(mode)
    new.replace(path)


def hold(folder: Path) -> int:
    """Keeps a build, and its better twins, for whoever has this descriptor open."""
    held = os.open(folder.parent, os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_SH)
    return held


def _remove_unless_held(home: Path) -> None:
    held = os.open(home, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(home, ignore_errors=True)
    except BlockingIOError:
        pass
    finally:
        os.close(held)


def missing_to_compile() -> str:
    """What this machine lacks; nothing if it can compile."""
    if shutil.which(shlex.split(os.environ.get("CC", "cc"))[0]) is None:
        return "a C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's header files"
    return ""
