"""Starting: what is in the way is said in one sentence, and files are for their owner alone."""

import os
import socket
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import alembic.config  # noqa: F401 - it keeps the standard output it was first imported under
import pytest
from harness import SECRET, Server, free_port
from services import Postgres
from sqlalchemy import text

from bourgade.server import folder, settings
from bourgade.server.main import main
from bourgade.server.store.engine import migrate, writing_engine

Refused = Callable[..., str]


@pytest.fixture
def refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Refused:
    """Starts a server that cannot be started; returns what it says about it."""
    monkeypatch.delenv("BOURGADE_SECRET", raising=False)

    def start(*options: str) -> str:
        usual = ["--no-browser", "--port", "0", "--data-dir", str(tmp_path / "data")]
        assert main([*usual, *options]) == 2
        said = capsys.readouterr()
        return one_sentence(said.out, said.err)

    return start


def one_sentence(out: str, err: str) -> str:
    assert out == "", "nothing is open"
    assert err.startswith("bourgade: ") and err.count("\n") == 1 and len(err) < 600, err
    return err


def test_a_port_that_is_taken(refused: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"port {port} is taken by another program" in refused("--port", port)


def test_addresses_that_are_none(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "there is no port 70000" in refused("--port", "70000")
    assert "--lan" in refused("--host", "0.0.0.0"), "what to do instead"
    assert "leave out --host" in refused("--lan", "--host", "0.0.0.0")
    monkeypatch.setenv("BOURGADE_SECRET", SECRET)
    assert "no address of this machine" in refused("--host", "203.0.113.77")


def test_a_folder_that_is_none(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    said = refused()
    assert str(tmp_path / "data") in said and "--data-dir" in said


def test_a_folder_that_is_read_only(tmp_path: Path) -> None:
    data = tmp_path / "data"
    migrate_in(data)
    serve = [sys.executable, "-m", "bourgade.server.main", "--no-browser", "--port", "0"]
    command = [*serve, "--data-dir", str(data)]
    if os.getuid() == 0:  # who may do everything needs a disk that does not
        locked = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift && exec "$@"'
        inside = ["unshare", "--mount", "sh", "-c"]
        tried = subprocess.run([*inside, locked, "sh", data, "true"], capture_output=True)
        if tried.returncode != 0:
            pytest.skip(f"no read-only disk can be made here: {tried.stderr.decode().strip()}")
        command = [*inside, locked, "sh", str(data), *command]
    else:
        data.chmod(0o500)
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    data.chmod(0o700)
    assert done.returncode == 2
    assert f"cannot write to the data folder {data}" in one_sentence(done.stdout, done.stderr)


def migrate_in(data: Path) -> Path:
    data.mkdir()
    database = data / "bourgade.db"
    migrate(f"sqlite:///{database}")
    return database


def test_a_damaged_database_is_left_as_it_is(refused: Refused, tmp_path: Path) -> None:
    database = migrate_in(tmp_path / "data")
    whole = database.read_bytes()
    for damaged in (b"no database at all" * 100, whole[:100] + b"\xff" * (len(whole) - 100)):
        database.write_bytes(damaged)
        said = refused()
        assert str(database) in said and "is damaged" in said and "Put a copy" in said
        assert database.read_bytes() == damaged


def test_the_database_of_a_newer_program_is_left_as_it_is(refused: Refused, tmp_path: Path) -> None:
    database = migrate_in(tmp_path / "data")
    engine = writing_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    before = database.read_bytes()
    said = refused()
    assert "a newer Bourgade" in said and "9999" in said and "newer program" in said
    assert database.read_bytes() == before


def test_the_same_on_postgresql(
    refused: Refused, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOURGADE_SECRET", SECRET)
    url = postgres.database()
    migrate(url.replace("postgresql:", "postgresql+psycopg:"))
    engine = writing_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    assert "a newer Bourgade" in refused("--database-url", url)


def test_a_database_that_is_away(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "a server on PostgreSQL needs a key" in refused("--database-url", "postgresql://x/y")
    monkeypatch.setenv("BOURGADE_SECRET", SECRET)
    away = f"postgresql://somebody:hidden@127.0.0.1:{free_port()}/none"
    said = refused("--database-url", away)
    assert "Connection refused" in said and "hidden" not in said


def test_packages_that_are_missing(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "find_spec", lambda name: None)
    for package, options in (
        ("psycopg", ["--database-url", "postgresql://localhost/none"]),
        ("redis", ["--bus", "redis://localhost"]),
    ):
        said = refused(*options)
        assert package in said and "pip install 'bourgade[scale]'" in said


def test_one_server_at_a_time(server: Server, refused: Refused) -> None:
    """The second says who holds the folder; what only looks at it goes beside the server."""
    said = refused("--data-dir", str(server.folder))
    assert server.process is not None
    assert f"{server.url}/ (process {server.process.pid}, since 2" in said
    assert "--data-dir" in said
    migrate(f"sqlite:///{server.folder / 'bourgade.db'}")


def test_a_lock_of_the_dead_keeps_nobody_out(fresh: Callable[..., Server]) -> None:
    server = fresh()
    server.kill()
    server.start()
    assert server.raw("GET", "/health")[0] == 200


def test_it_is_open_when_it_says_so(fresh: Callable[..., Server]) -> None:
    server = fresh()
    said = [line for line in server.log.read_text().splitlines() if line.startswith("Bourgade")]
    assert said == [f"Bourgade is open: {server.url}/  (stop with Ctrl-C)"]


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
def test_a_new_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    database = tmp_path / "new" / "bourgade.db"
    wish = settings.Settings(data_dir=str(database.parent)).resolve()
    mask = os.umask(0)
    try:
        with folder.take(wish):
            migrate(wish.database_url)
            engine = writing_engine(wish.database_url)
            with engine.begin() as connection:
                connection.execute(text("CREATE TABLE more (one INTEGER)"))
                files = {path.name: rights(path) for path in database.parent.iterdir()}
            engine.dispose()
    finally:
        os.umask(mask)
    assert rights(database.parent) == 0o700
    assert {"bourgade.db", "bourgade.db-wal", "bourgade.db-shm", "bourgade.db.lock"} <= {*files}
    assert set(files.values()) == {0o600}, files


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
def test_files_are_for_their_owner_alone(fresh: Callable[..., Server], tmp_path: Path) -> None:
    """Those of an older installation as well, and copies made of them."""
    tmp_path.chmod(0o755)
    copies = [tmp_path / "bourgade.db.before", tmp_path / "copy of sunday.db"]
    for copy in copies:
        copy.write_bytes(b"")
        copy.chmod(0o644)
    migrate(f"sqlite:///{tmp_path / 'bourgade.db'}")
    (tmp_path / "bourgade.db").chmod(0o644)
    server = fresh()
    server.guest("Ada")
    assert rights(tmp_path) == 0o700
    files = {path.name: rights(path) for path in tmp_path.iterdir()}
    assert {"bourgade.db", "bourgade.db-wal", "bourgade.db-shm", "secret"} <= files.keys()
    assert set(files.values()) == {0o600}, files


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
def test_a_folder_for_other_things_too_stays_open(tmp_path: Path) -> None:
    """Only the files of the database in it are closed."""
    tmp_path.chmod(0o755)
    (tmp_path / "photographs").mkdir()
    for name in ("bourgade.db", "letter.txt"):
        (tmp_path / name).touch(0o644)
    wish = settings.Settings(data_dir=str(tmp_path)).resolve()
    with folder.take(wish):
        assert rights(tmp_path) == 0o755 and rights(tmp_path / "letter.txt") == 0o644
        assert rights(tmp_path / "bourgade.db") == 0o600
