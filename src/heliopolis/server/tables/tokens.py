"""Secrets that prove who somebody is: made at random, kept as digests, compared in equal time."""

import hashlib
import hmac
import secrets
from typing import Final

_BYTES: Final = 32
_ID_BYTES: Final = 9


def new_token() -> str:
    """A secret that nobody can guess, fit for a URL."""
    return secrets.token_urlsafe(_BYTES)


def new_id() -> str:
    """The id of a table: short enough to be read out, long enough that nobody finds one."""
    return secrets.token_urlsafe(_ID_BYTES)


def digest(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Whether this is the secret of which a digest was kept; nothing fits where none was."""
    return bool(kept) and hmac.compare_digest(digest(token), kept)
