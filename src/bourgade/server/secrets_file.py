"""The key that signs cookies: made once in the data folder, or given in the environment."""

import os
import secrets
from pathlib import Path

from bourgade.server.folder import make_folder
from bourgade.server.settings import LOOPBACK, Settings, SettingsError

VARIABLE = "BOURGADE_SECRET"


def signing_keys(settings: Settings) -> list[str]:
    """Newest last, as the signer wants them. Several keys, separated by spaces, allow rotation."""
    given = os.environ.get(VARIABLE, "").split()
    if given:
        if any(len(key) < 32 for key in given):
            raise SettingsError(f"each key in {VARIABLE} needs at least 32 characters")
        return given
    if not settings.embedded or not (settings.lan or settings.host in LOOPBACK):
        at_home = "to play with others in the house, start it with --lan instead of --host; "
        what = f"{at_home}a server for the world" if settings.embedded else "a server on PostgreSQL"
        raise SettingsError(
            f"{what} needs a key of its own: set {VARIABLE} to at least 32 random characters, "
            "the same for every worker (python -c 'import secrets; print(secrets.token_hex(32))')"
        )
    path = Path(settings.data_dir) / "secret"
    make_folder(path.parent)
    try:
        return [_from_file(path)]
    except OSError as error:
        raise SettingsError(
            f"cannot keep the key that signs cookies in {path}: {error.strerror or error}"
        ) from error


def _from_file(path: Path) -> str:
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        if os.name == "posix" and path.stat().st_mode & 0o077:
            raise SettingsError(f"{path} can be read by others; run: chmod 600 {path}") from None
        return path.read_text("ascii").strip()
    with os.fdopen(handle, "w") as file:
        key = secrets.token_hex(32)
        file.write(key)
    return key
