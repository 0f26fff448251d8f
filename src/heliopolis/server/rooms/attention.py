"""When somebody must look at a table again, though nobody does anything there."""

from typing import Final

from heliopolis.core.contract import Seat
from heliopolis.match import Bot, Match
from heliopolis.server.settings import DAY
from heliopolis.server.tables.document import Document
from heliopolis.server.tables.sealing import ABANDONED

UNSERVED: Final = 5_000
"""After so many milliseconds any process asks a bot that nobody has asked."""
NEVER_FULL: Final = 7 * DAY
"""A table whose seats are not taken by then is closed."""


def wake_at(document: Document, match: Match | None, now: int) -> int | None:
    """The wall time at which a table needs somebody: for a bot, a clock, a deadline or its end."""
    if document.stage == "sealing":
        return document.deadline
    if document.stage == "gathering":
        return _never_full(document)
    asked = None if match is None else match.asked
    if match is None or asked is None or document.stage != "playing":
        return None
    if _serves(document, match, asked):
        return now + UNSERVED
    left = match.remaining(now - document.began)[asked] if document.clock else None
    return now + (ABANDONED if left is None else left)


def _never_full(document: Document) -> int:
    """When a table is closed whose seats are not taken; a spoilt start gives a game more time."""
    return document.made + NEVER_FULL if document.deadline is None else document.deadline


def is_served(document: Document, match: Match | None) -> bool:
    """Whether no person decides next, but a bot or a standing bid does."""
    asked = None if match is None else match.asked
    if match is None or asked is None or document.stage != "playing":
        return False
    return _serves(document, match, asked)


def _serves(document: Document, match: Match, asked: Seat) -> bool:
    """Whether whoever is asked is a bot, or has left a standing bid."""
    if isinstance(match.occupants[asked], Bot):
        return True
    return bool(document.standing) and match.due is not None


def is_abandoned(document: Document, match: Match | None, now: int) -> bool:
    """Whether nobody has done anything here for so long that the table is closed."""
    if document.stage == "gathering":
        return now >= _never_full(document)
    if match is None or match.over or document.clock:
        return False
    return now - document.began - match.time >= ABANDONED
