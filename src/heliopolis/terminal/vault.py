"""The secrets of games that go on: each in a file of its own, which only this user can read.

A game file has no secret before the end, so a game that shall go on under its seal needs it from
somewhere else. The file is named by the commitment, and says which game file the secret is for: a
copy of that file is another game, and whoever went on there would know what is dealt here.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from heliopolis.core.chance import SECRET_BYTES, commitment_to
from heliopolis.core.folders import user_data

_FOR_ME_ALONE: Final = 0o600


def keep(secret: bytes, game: Path) -> None:
    """Keep the secret of the game in a file; may raise `OSError`, or `RuntimeError` without a home.

    One that is kept already stays, but is that of this file from now on.
    """
    path = _path_of(commitment_to(secret))
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileNotFoundError):
        if path.read_bytes() == _content(secret, game):
            return
        path.unlink()
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _FOR_ME_ALONE)
    with open(handle, "wb") as file:
        file.write(_content(secret, game))
        file.flush()
        os.fsync(file.fileno())


def find(commitment: bytes, game: Path) -> bytes | None:
    """The secret of the game in a file; None where it is not kept here, or for another file."""
    with suppress(OSError, RuntimeError, ValueError):  # no home, no file, or not one of ours
        said, _, kept_for = _path_of(commitment).read_bytes().partition(b"\n")
        secret = bytes.fromhex(said.decode("ascii"))
        right = len(secret) == SECRET_BYTES and commitment_to(secret) == commitment
        return secret if right and _is_same(Path(os.fsdecode(kept_for)), game) else None
    return None


def forget(secret: bytes) -> None:
    """Keep a secret no longer: its game is over, and its file says it."""
    with suppress(OSError, RuntimeError):
        _path_of(commitment_to(secret)).unlink()


def _path_of(commitment: bytes) -> Path:
    return user_data() / "secrets" / commitment.hex()


def _content(secret: bytes, game: Path) -> bytes:
    return secret.hex().encode("ascii") + b"\n" + os.fsencode(os.path.realpath(game))


def _is_same(kept_for: Path, game: Path) -> bool:
    """Whether a file is the one that a secret is kept for; one that was moved is not there."""
    return not kept_for.exists() or kept_for.samefile(game)
