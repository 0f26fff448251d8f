"""Where files of the user belong on this platform; XDG_* variables say otherwise."""

import os
import tempfile
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path, user_data_path

_NAME: Final = "heliopolis"


def user_data() -> Path:
    """The folder for what this user wants to keep; raise `RuntimeError` for one without a home."""
    return user_data_path(_NAME, appauthor=False).expanduser()


def user_cache() -> Path:
    """The folder for what can be made again; raise `RuntimeError` for a user without a home."""
    return user_cache_path(_NAME, appauthor=False).expanduser()


def cache_folder(name: str) -> Path:
    """The named folder in the user's cache, or in a temporary place when that is not writable."""
    for parent in (user_cache, _temporary_cache):
        try:
            folder = parent() / name
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except (OSError, RuntimeError):  # no home, a read-only disk, a full one
            continue
    return Path(tempfile.mkdtemp(prefix=f"{_NAME}-"))


def _temporary_cache() -> Path:
    """A folder for caches that outlives this process; nobody else may write code into it."""
    user = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"{_NAME}-{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if hasattr(os, "getuid") and (folder.stat().st_uid != user or folder.stat().st_mode & 0o022):
        raise PermissionError(f"{folder} belongs to somebody else")
    return folder
