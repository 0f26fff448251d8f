"""Keeping games: a file that no other game writes to, and what to do when the disk refuses."""

import itertools
import os
import sys
import tempfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from heliopolis.core.errors import InvalidSetup
from heliopolis.record import Record, save_record, write_record


def user_data() -> Path:
    """Where this user's data lives."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path.home() / ".local" / "share"


def games_folder() -> Path:
    """Where games are kept unless the player names a file."""
    return user_data() / "heliopolis" / "games"


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
        raise InvalidSetup(
            f"{str(path)!r} exists already; choose another name, or go on with it by --load"
        )


class Saver:
    """Saves one game again and again, and says so when that fails or works again."""

    def __init__(self, path: Path | None, say: Callable[[str], None]) -> None:
        """Save to a path, or to a new file in the folder of games."""
        self.path: Path | None = None
        """Where the game was saved last; None while it could not be saved anywhere."""
        self._places = [_Place(games_folder, path), _Place(_temporary_folder, None)]
        self._say = say
        self._told = ""

    def save(self, record: Record) -> bool:
        """Save to the wanted place, else to the temporary folder; whether one of them worked."""
        faults = []
        for place in self._places:
            try:
                self.path = place.save(record)
            except (OSError, RuntimeError) as fault:  # RuntimeError: this user has no home
                faults.append(getattr(fault, "strerror", None) or str(fault))
                continue
            if faults:
                self._tell(f"Saving failed ({faults[0]}); the game is in {self.path} instead.")
            elif self._told:
                self._tell(f"Saving works again: the game is in {self.path}")
                self._told = ""
            return True
        self.path = None
        self._tell(
            f"The game cannot be saved ({', '.join(dict.fromkeys(faults))}). "
            "It goes on, and its record is printed when you leave."
        )
        return False

    def _tell(self, message: str) -> None:
        """Say something unless it is what was said last."""
        if message != self._told:
            self._say(message)
        self._told = message


class _Place:
    """Somewhere to save a game: a file, or a folder where it gets a file of its own."""

    def __init__(self, folder: Callable[[], Path], path: Path | None) -> None:
        self._folder = folder
        self._path = path

    def save(self, record: Record) -> Path:
        """Save the game and return its path; may raise `OSError`."""
        if self._path is not None:
            save_record(self._path, record)
            return self._path
        path = claim(self._folder(), datetime.now())
        try:
            save_record(path, record)
        except BaseException:
            path.unlink(missing_ok=True)  # an empty file would be no game
            raise
        self._path = path
        return path


def _temporary_folder() -> Path:
    return Path(tempfile.gettempdir())


def last_resort(record: Record) -> str:
    """The record as text, to be printed when no disk takes it."""
    return f"Copy what follows into a file to keep the game:\n\n{write_record(record)}"
