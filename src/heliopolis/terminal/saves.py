"""Keeping games: a file that no other game writes to, and what to do when the disk refuses."""

import itertools
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from heliopolis.core.errors import InvalidSetup
from heliopolis.core.folders import user_data
from heliopolis.games import Move
from heliopolis.record import Continuation, Record, write_record
from heliopolis.terminal import vault
from heliopolis.terminal.console import Console
from heliopolis.terminal.journal import Journal
from heliopolis.texts import Catalogue
from heliopolis.texts.faults import fault_said


def games_folder() -> Path:
    """Where games are kept unless the player names a file."""
    return user_data() / "games"


def claim(folder: Path, now: datetime) -> Path:
    """A new empty file named by date and time, which no other game has; may raise `OSError`."""
    folder.mkdir(parents=True, exist_ok=True)
    name = now.strftime("%Y-%m-%d-%H%M%S")
    for number in itertools.count(1):
        path = folder / (f"{name}.ra" if number == 1 else f"{name}-{number}.ra")
        try:
            path.open("x").close()
        except FileExistsError:
            continue
        return path
    raise AssertionError("counting never ends")


def check_free(path: Path) -> None:
    """Raise `InvalidSetup` when there is a file already: no game overwrites another."""
    if os.path.lexists(path):
        raise InvalidSetup("file-exists", path=str(path))


class Saver:
    """Keeps one game in a file, and says so when that fails or works again.

    While the game goes on its secret lies in the vault, and afterwards in that file.
    """

    def __init__(self, path: Path | None, console: Console, catalogue: Catalogue) -> None:
        """Save to a path, or to a new file in the folder of games.

        Raises `InvalidSetup` when another process plays the game in that file.
        """
        self.path: Path | None = None
        """Where the game was saved last; None while it could not be saved anywhere."""
        self.secret: bytes | None = None
        """That of the seal on the chance to come."""
        self._wanted = _Place(games_folder, path)
        self._places = (self._wanted, _Place(_temporary_folder, None))
        self._console = console
        self._catalogue = catalogue
        self._told = ""
        self._continuation: Continuation | None = None
        """What comes behind the text in the wanted file; None while that is not up to date."""
        with suppress(OSError):  # which is told when the game cannot be saved there
            self._wanted.lock()

    def save(self, record: Record) -> bool:
        """Save the whole game to the wanted place, else to the temporary folder; whether it is."""
        faults = []
        for place in self._places:
            try:
                self.path = place.save(record)
            except (OSError, RuntimeError) as fault:  # RuntimeError: this user has no home
                faults.append(fault_said(self._catalogue, fault))
                continue
            self._continuation = Continuation(record) if place is self._wanted else None
            self._keep_secret(record, self.path)
            if faults:
                self._tell("save-elsewhere", fault=faults[0], path=str(self.path))
            elif self._told:
                self._tell("save-works-again", path=str(self.path))
                self._told = ""
            return True
        self.path = None
        self._continuation = None
        self._tell("save-impossible", fault=", ".join(dict.fromkeys(faults)))
        return False

    def add(self, move: Move, record: Callable[[], Record]) -> None:
        """Save one more move; `record` gives the whole game with it, in case that is needed."""
        if self._continuation is not None:
            with suppress(OSError):
                self._wanted.add(self._continuation.add(move))
                return
        self.save(record())

    def sync(self) -> None:
        """Wait until what was saved is safe from a power cut too."""
        with suppress(OSError):
            self._wanted.sync()

    def close(self) -> None:
        """Let other processes have the file."""
        for place in self._places:
            place.close()

    def _keep_secret(self, record: Record, path: Path) -> None:
        """Keep what the file does not say, until it does."""
        if self.secret is None:
            return
        if record.seals[-1].secret is not None:
            vault.forget(self.secret)
            return
        with suppress(OSError, RuntimeError):  # then the game goes on under another seal
            vault.keep(self.secret, path)

    def _tell(self, key: str, **arguments: str) -> None:
        """Say something unless it is what was said last."""
        message = self._catalogue.say(key, **arguments)
        if message != self._told:
            show = self._console.say if "path" in arguments else self._console.tell
            show(message)  # a path that was broken could not be pasted
        self._told = message


class _Place:
    """Somewhere to save a game: a file, or a folder where it gets a file of its own."""

    def __init__(self, folder: Callable[[], Path], path: Path | None) -> None:
        self._folder = folder
        self._path = path
        self._journal: Journal | None = None

    def lock(self) -> None:
        """Keep other processes from a file that has its name already; may raise `OSError`."""
        if self._path is not None:
            self._journal = Journal(self._path)

    def save(self, record: Record) -> Path:
        """Save the game and return its path; may raise `OSError`."""
        if self._journal is not None:
            self._journal.rewrite(record)
            return self._journal.path
        path = self._path or claim(self._folder(), datetime.now())
        journal = Journal(path)
        try:
            journal.rewrite(record)
        except BaseException:
            journal.close()
            if self._path is None:
                path.unlink(missing_ok=True)  # an empty file would be no game
            raise
        self._journal = journal
        return path

    def add(self, text: str) -> None:
        """Write further lines behind the game; may raise `OSError`."""
        assert self._journal is not None
        self._journal.add(text)

    def sync(self) -> None:
        """Wait until all is on the disk; may raise `OSError`."""
        if self._journal is not None:
            self._journal.sync()

    def close(self) -> None:
        """Let other processes have the file."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None


def _temporary_folder() -> Path:
    return Path(tempfile.gettempdir())


def last_resort(record: Record, catalogue: Catalogue) -> str:
    """The record as text, to be printed when no disk takes it."""
    return f"{catalogue.say('save-copy')}\n\n{write_record(record)}"
