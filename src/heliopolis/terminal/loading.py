"""Reading the file of a game, also one whose end is missing."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from heliopolis import games
from heliopolis.core.errors import InvalidRecord
from heliopolis.record import Record, game_named, load_last_whole, load_record, replay
from heliopolis.terminal.console import Console
from heliopolis.texts import Catalogue
from heliopolis.texts.typed import answer_in

Prepare = Callable[[str], None]
"""Called with the name of a game before its rules are needed."""

_BEGINNING: Final = 100_000  # characters; a game names itself on one of its first lines


def read_game(path: Path, prepare: Prepare) -> Record:
    """The record in a file, once its game is prepared; raise `InvalidRecord` where is none."""
    name = game_named(_beginning(path))
    if name in games.names():
        prepare(name)
    return load_record(path)


def read_save(
    path: Path, console: Console, catalogue: Catalogue, prepare: Prepare
) -> Record | None:
    """The record in the file of a game that shall go on; None when the person does not want it.

    Where the end of the file is missing, the game goes on from its last whole move. On a terminal
    the person is asked before; in a pipe every line is a move, so there it is only said.
    """
    record, cut = read_whole_moves(path, prepare)
    if cut:
        console.say(cut_said(path, record, catalogue))
        if console.interactive and not _wants_it(console, catalogue):
            return None
    return record


def read_whole_moves(path: Path, prepare: Prepare) -> tuple[Record, bool]:
    """The record in a file up to its last whole move, and whether the end of the file is missing.

    Raises `InvalidRecord` where more than the end is wrong.
    """
    try:
        record = read_game(path, prepare)
        if _ends_with_a_line(path) or _is_over(record):
            return record, False
    except InvalidRecord as error:
        if not _is_only_cut(path):
            raise error
    return load_last_whole(path).record, True


def cut_said(path: Path, record: Record, catalogue: Catalogue) -> str:
    """That the end of a file is missing, and what is left of its game."""
    return catalogue.say("load-truncated", path=str(path), n=len(record.moves))


def _beginning(path: Path) -> str:
    """What a file begins with; nothing where that cannot be read, which is told later."""
    with suppress(OSError):
        if path.is_file():
            with path.open(encoding="utf-8", errors="replace") as file:
                return file.read(_BEGINNING)
    return ""


def _ends_with_a_line(path: Path) -> bool:
    """Whether the last line is whole: without its end, ``bid 1`` may have been ``bid 12``."""
    return path.read_bytes().endswith((b"\n", b"\r"))


def _is_over(record: Record) -> bool:
    *_, last = replay(record)
    return last.position.over


def _is_only_cut(path: Path) -> bool:
    """Whether a file that cannot be read is wrong in its last line at most."""
    try:
        dropped = load_last_whole(path).lines
    except InvalidRecord:
        return False
    return dropped == 1 or (dropped == 0 and not _ends_with_a_line(path))


def _wants_it(console: Console, catalogue: Catalogue) -> bool:
    """Whether the person wants to go on; who leaves does not."""
    while True:
        typed = console.ask(f"{catalogue.say('load-truncated-question')} ")
        answer = "no" if typed is None else answer_in(catalogue, typed)
        if answer in ("yes", "no"):
            return answer == "yes"
