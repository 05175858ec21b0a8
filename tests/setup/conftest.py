import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "tools" / "setup")]


import builds  # noqa: E402
import environment  # noqa: E402
from clones import Clone  # noqa: E402


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Clone]:
    made = Clone(tmp_path / "clone")
    monkeypatch.setattr(builds, "ROOT", made.root)
    monkeypatch.setattr(environment, "ROOT", made.root)
    yield made
    made.close()
