"""Fixtures: a shared embedded server, fresh ones on demand, private PostgreSQL and Redis."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "core")]

from harness import Server  # noqa: E402
from services import Postgres, Redis  # noqa: E402


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One embedded server for all tests that do no harm to it."""
    shared = Server(
        tmp_path_factory.mktemp("shared"), "--bot-think", "1", "--hint-think", "1"
    ).start()
    yield shared
    shared.stop()


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers of one's own; all are stopped afterwards."""
    made: list[Server] = []

    def make(*options: str, generous: bool = True, **env: str) -> Server:
        made.append(Server(tmp_path, *options, generous=generous, **env))
        return made[-1].start()

    yield make
    for one in made:
        one.stop()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    instance = Postgres(tmp_path_factory.mktemp("postgres"))
    instance.start()
    yield instance
    instance.stop()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    instance = Redis(tmp_path_factory.mktemp("redis"))
    instance.start()
    yield instance
    instance.stop()
