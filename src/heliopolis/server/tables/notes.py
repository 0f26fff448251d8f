"""What a record says of the bots at a table: which program played, and with which numbers."""

import hashlib
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from heliopolis import __version__
from heliopolis.bots.files import is_in_file
from heliopolis.bots.naming import split_bot
from heliopolis.games import ruleset
from heliopolis.server.bot_files import remembered
from heliopolis.server.tables.document import Document

_TITLE: Final = "played-by"
_SHOWN: Final = 16
"""So many digits of a hash tell numbers apart."""


def with_notes(document: Document) -> Document:
    """The document with a line for every bot that plays now; lines of earlier ones stay."""
    notes = dict(document.notes)
    for number, one in enumerate(document.seats, 1):
        bot = one.bot or one.substitute
        said = bot and f"{bot}; heliopolis {__version__}; numbers {numbers_of(document.game, bot)}"
        title = f"{_TITLE} {number}"
        if said and said not in notes.get(title, "").split(", "):
            notes[title] = ", ".join(filter(None, (notes.get(title), said)))
    return replace(document, notes=tuple(notes.items()))


def numbers_of(game: str, bot: str) -> str:
    """The beginning of the hash of all numbers that a bot plays by; of its file, where it has one.

    A file is read each time, because it may change while the server runs; what cannot be read has
    the hash of nothing.
    """
    name = remembered(split_bot(bot)[0])
    if not is_in_file(name):
        return _numbers_of_ours(game)
    digest = hashlib.sha256()
    with suppress(OSError):
        digest.update(Path(name.rpartition(":")[0]).expanduser().read_bytes())
    return digest.hexdigest()[:_SHOWN]


@cache
def _numbers_of_ours(game: str) -> str:
    """All bots of ours in a game share one: the same files hold what each of them was tuned to."""
    digest = hashlib.sha256()
    folder = files("heliopolis.bots").joinpath(ruleset(game).package or "")
    for data in sorted(folder.iterdir(), key=lambda one: one.name):
        if data.name.endswith(".json"):
            digest.update(data.read_bytes())
    return digest.hexdigest()[:_SHOWN]
