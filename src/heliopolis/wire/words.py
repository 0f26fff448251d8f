"""Giving a word for the seal: it is promised first, and told when nobody can promise any more."""

import hashlib
from typing import Final

from heliopolis.core.contract import Seat
from heliopolis.wire.client import Commit, Reveal
from heliopolis.wire.tables import TableStruct

_LENGTH: Final = 32


def next_word(table: TableStruct, seat: Seat, seed: str) -> Commit | Reveal | None:
    """What the table waits for from a seat, if anything.

    The word of every seal comes from a seed that nobody else has, so that it is the same after a
    line was cut, and another one when chance is sealed anew.
    """
    sealing, mine = table.sealing, table.seats[seat]
    if sealing is None:
        return None
    word = _digest(f"{seed} {sealing.commitment}")[:_LENGTH]
    if not mine.committed and not sealing.revealing:
        return Commit(f"commit-{sealing.starts}", _digest(word))
    if sealing.revealing and mine.committed and not mine.revealed:
        return Reveal(f"reveal-{sealing.starts}", word)
    return None


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
