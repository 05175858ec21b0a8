"""The folder of the database: made, kept to its owner, and served by one server at a time.

On PostgreSQL nothing of this is needed: its server keeps the files, and several may serve one.
"""

import os
import stat
import time
from pathlib import Path
from typing import BinaryIO

import msgspec

from bourgade.core import locking
from bourgade.server.settings import Settings, SettingsError

OTHERS = 0o077


class Holder(msgspec.Struct):
    """Who serves the folder, for whoever would like to."""

    pid: int
    since: float
    address: str = ""


class Hold:
    """The lock of a database: held until it is left or its process is gone, however it ends.

    The workers of the server that holds it and maintenance commands go beside it: they ask no lock.
    """

    def __init__(self, file: BinaryIO | None) -> None:
        """None: there is nothing to be held."""
        self._file = file
        self.note()

    def note(self, address: str = "") -> None:
        """For those who come second."""
        if self._file is None:
            return
        self._file.seek(0)
        self._file.truncate()
        self._file.write(msgspec.json.encode(Holder(os.getpid(), time.time(), address)))
        self._file.flush()

    def __enter__(self) -> "Hold":
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()


def take(settings: Settings) -> Hold:
    """The folder, ready and held by this server."""
    database = settings.database_file
    if database is None:
        return Hold(None)
    path = database.with_name(database.name + ".lock")
    make_folder(database.parent)
    try:
        file = locking.lock(path)
    except OSError as error:
        raise _unusable(database.parent, error) from error
    if file is None:
        raise SettingsError(_held(path))
    try:
        database.touch(0o600)  # SQLite gives its further files the rights of the first
        _keep_to_owner(database)
        return Hold(file)
    except OSError as error:
        file.close()
        raise _unusable(database.parent, error) from error


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise _unusable(folder, error) from error


def _unusable(folder: Path, error: OSError) -> SettingsError:
    return SettingsError(
        f"cannot write to the data folder {folder}: {error.strerror or error}; "
        "mend that, or choose another folder with --data-dir"
    )


def _held(path: Path) -> str:
    folder = path.parent
    try:
        holder = msgspec.json.decode(path.read_bytes(), type=Holder)
        since = time.strftime("%Y-%m-%d %H:%M", time.localtime(holder.since))
        where = f"{holder.address or 'still starting'} (process {holder.pid}, since {since})"
    except (OSError, msgspec.DecodeError):
        where = "another process serves it"
    return (
        f"Bourgade is open already on {folder}: {where}. Use that one, or stop it first; "
        "for a second library choose another folder with --data-dir"
    )


def _keep_to_owner(database: Path) -> None:
    """Games hold secrets: nobody else on this machine reads them, not in older folders either.

    A folder that holds other folders too, or belongs to somebody else, may be meant for others:
    there only the files of the database are closed. The key's own file speaks up for itself.
    """
    if os.name != "posix":
        return
    folder = database.parent
    about = folder.stat()
    inside = [entry for entry in os.scandir(folder) if not entry.is_symlink()]
    shared = (
        about.st_uid != os.getuid()
        or about.st_mode & stat.S_ISVTX
        or any(entry.is_dir() and not entry.name.startswith("backup") for entry in inside)
    )
    if not shared:
        folder.chmod(0o700)
    for entry in inside:
        about = entry.stat()
        mine = about.st_uid == os.getuid() and stat.S_ISREG(about.st_mode)
        ours = not shared or entry.name.startswith(database.stem)
        if mine and ours and about.st_mode & OTHERS and entry.name != "secret":
            os.chmod(entry.path, about.st_mode & 0o700)
