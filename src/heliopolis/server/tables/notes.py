"""What a record says of the programs at a table: which played, of which version and numbers."""

import hashlib
from contextlib import suppress
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from heliopolis import __version__
from heliopolis.bots.files import is_in_file
from heliopolis.bots.installed import installed, source_of
from heliopolis.bots.naming import split_bot
from heliopolis.bots.registry import is_ours
from heliopolis.games import ruleset
from heliopolis.server.bot_files import remembered
from heliopolis.server.tables.document import Document

_TITLE: Final = "played-by"
_SHOWN: Final = 16
"""So many digits of a hash tell numbers apart."""
BY_PROGRAM: Final = "remote-program"
"""Whoever has the secret of a seat instead of a cookie; nobody here knows what it is."""


def with_notes(document: Document) -> Document:
    """The document with a line for every program that plays now; lines of earlier ones stay."""
    notes = dict(document.notes)
    for number, one in enumerate(document.seats, 1):
        bot = one.bot or one.substitute
        said = origin_of(document.game, bot) if bot else BY_PROGRAM if one.program else ""
        title = f"{_TITLE} {number}"
        if said and said not in notes.get(title, "").split(", "):
            notes[title] = ", ".join(filter(None, (notes.get(title), said)))
    return replace(document, notes=tuple(notes.items()))


def origin_of(game: str, bot: str) -> str:
    """A bot, the program and version that it comes from, and what it plays by, as far as known.

    That is for ours the numbers that they were tuned to, for all others the file that they are in.
    A file is read each time, because it may change while the server runs; what cannot be read
    keeps no game from going on.
    """
    name = split_bot(bot)[0]
    if is_ours(game, name):
        return f"{bot}; heliopolis {__version__}; numbers {_numbers_of_ours(game)}"
    behind = remembered(name)
    if is_in_file(behind):
        return bot + _file(Path(behind.rpartition(":")[0]).expanduser())
    entry = installed().get(name)
    if entry is None:
        return bot
    package = "" if entry.dist is None else f"; {entry.dist.name} {entry.dist.version}"
    return bot + package + _file(source_of(entry))


def _file(path: Path | None) -> str:
    """What a record says of a file: the beginning of its hash, and never its name."""
    with suppress(OSError):
        if path is not None:
            return f"; file {hashlib.sha256(path.read_bytes()).hexdigest()[:_SHOWN]}"
    return ""


@cache
def _numbers_of_ours(game: str) -> str:
    """All bots of ours in a game share one: the same files hold what each of them was tuned to."""
    digest = hashlib.sha256()
    folder = files("heliopolis.bots").joinpath(ruleset(game).package or "")
    for data in sorted(folder.iterdir(), key=lambda one: one.name):
        if data.name.endswith(".json"):
            digest.update(data.read_bytes())
    return digest.hexdigest()[:_SHOWN]
