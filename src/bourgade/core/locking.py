"""One process at a time: a lock on a file, let go by the system however its holder ends."""

import sys
from pathlib import Path
from typing import BinaryIO

_FAR = 1 << 30  # a byte nobody writes to: on Windows what is locked cannot be read either


def lock(path: Path) -> BinaryIO | None:
    """The file, locked until it is closed; None while another process holds it."""
    file = path.open("a+b")
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except BaseException:
        file.close()
        raise
    return file


def _lock(file: BinaryIO) -> None:
    if sys.platform == "win32":
        import msvcrt

        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
