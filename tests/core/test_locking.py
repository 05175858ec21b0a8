"""The lock on a file: one holder, and nobody is kept out by the dead."""

import signal
import subprocess
import sys
from pathlib import Path

from bourgade.core.locking import lock

HOLD = """
import sys
from pathlib import Path
from bourgade.core.locking import lock
held = lock(Path(sys.argv[1]))
print(held is not None, flush=True)
sys.stdin.read()
"""


def test_one_at_a_time(tmp_path: Path) -> None:
    first = lock(tmp_path / "lock")
    assert first is not None
    assert lock(tmp_path / "lock") is None
    first.close()
    again = lock(tmp_path / "lock")
    assert again is not None
    again.close()


def test_a_killed_holder_keeps_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == b"True\n"
        assert lock(path) is None
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    held = lock(path)
    assert held is not None
    held.close()
