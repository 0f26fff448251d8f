"""A keyboard and a screen for the tests."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path

from heliopolis.core.errors import HeliopolisError
from heliopolis.terminal import replay
from heliopolis.terminal.console import Console
from heliopolis.terminal.loading import read_game
from heliopolis.terminal.opening import Opened, Options, loaded_game, new_game, play
from heliopolis.texts import Catalogue

Script = Iterable[str | Callable[[], str]]
"""What is typed: lines, and calls that may do something else before they type one."""


class Keyboard(io.StringIO):
    """Types the lines of a script one by one, then ends; a callable line is run instead."""

    def __init__(self, script: Script) -> None:
        super().__init__()
        self._script = iter(script)

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self._script, None)
        if line is None:
            return ""
        return f"{line if isinstance(line, str) else line()}\n"


class Terminal(io.StringIO):
    """Something that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def interrupt() -> str:
    """What Ctrl-C does while a line is read."""
    raise KeyboardInterrupt


def nothing(_game: str) -> None:
    """No preparation of a game."""


class Killed(BaseException):
    """The process is no more; nothing of ours notices."""


def kill() -> str:
    """What `kill -9` does while a line is read."""
    raise Killed


ENGLISH = Catalogue("en")
WHOLE_GAME = replay.Options()


class Stage:
    """A console between a script and a text."""

    def __init__(
        self,
        script: Script = (),
        catalogue: Catalogue = ENGLISH,
        prepare: Callable[[str], None] = nothing,
    ) -> None:
        self._out = io.StringIO()
        self._catalogue = catalogue
        self._prepare = prepare
        self.console = Console(Keyboard(script), self._out)

    @property
    def text(self) -> str:
        """Everything that was shown."""
        return self._out.getvalue()

    def play(self, options: Options) -> int:
        """Play a game at this console."""
        return play(options, self.console, self._catalogue, self._prepare)

    def show(self, path: Path, options: replay.Options = WHOLE_GAME) -> int:
        """Show a recorded game at this console."""
        return replay.show(path, options, self.console, self._catalogue, self._prepare)


def shown(script: Script, options: Options, catalogue: Catalogue = ENGLISH) -> str:
    """What a game shows while a script is typed."""
    stage = Stage(script, catalogue)
    assert stage.play(options) == 0
    return stage.text


def opened(options: Options) -> Opened:
    """A game that could be played."""
    if options.load is None:
        return new_game(options, ENGLISH, nothing)
    return loaded_game(read_game(options.load, nothing), options)


def refused(options: Options) -> HeliopolisError:
    """What keeps a game from being played."""
    try:
        Stage().play(options)
    except HeliopolisError as error:
        return error
    raise AssertionError("the game could be played")


def killed(script: Script, options: Options) -> str:
    """What a game shows while a script is typed, at whose end the process is killed."""
    stage = Stage([*script, kill])
    try:
        stage.play(options)
    except Killed:
        return stage.text
    raise AssertionError("the game was over before")


def saved_game(folder: Path) -> Path:
    """The one game in a data folder."""
    (path,) = (folder / "heliopolis" / "games").glob("*.ra")
    return path


def secrets_in(folder: Path) -> list[Path]:
    """The files with secrets in a data folder."""
    return list((folder / "heliopolis" / "secrets").glob("*"))
