"""The file of a tournament: a header, and a line for every game in order, whatever happens.

Lines are only ever added, whole portions at a time. A process that is killed or a disk that is full
leaves at most one damaged line, the last; it is dropped, and its game is played again.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from heliopolis import __version__
from heliopolis.arena.result import GameResult, read_line, to_line
from heliopolis.arena.schedule import Tournament
from heliopolis.core.errors import InvalidRecord, InvalidSetup
from heliopolis.core.locks import WriteLock

NAME: Final = "games.jsonl"
_FORMAT: Final = "heliopolis arena"
_IN_WORDS: Final = {
    _FORMAT: "format",
    "version": "version of Heliopolis",
    "bots": "list of bots",
    "lineup": "line-up",
    "rotations": "choice of rotations",
    "overrides": "list of overrides",
    "players": "number of players",
    "columns": "list of what is counted",
    "items": "number of items",
    "move_limit": "move limit",
}

Header = dict[str, Any]


def make_header(
    tournament: Tournament,
    code: str,
    timed: bool,
    columns: Sequence[str],
    items: int,
    move_limit: float | None = None,
) -> Header:
    """What the first line says: everything that results depend on, and nothing else.

    `timed` results depend on a clock besides, so they are not reproducible. A tournament with
    several line-ups has every choice of as many bots as there are seats, and names none.
    """
    only = list(tournament.lineups[0]) if len(tournament.lineups) == 1 else None
    return {
        _FORMAT: 1,
        "version": __version__,
        "game": tournament.game,
        "players": tournament.players,
        "edition": tournament.setup.edition.name,
        "overrides": dict(tournament.setup.edition.overrides),
        "bots": list(tournament.bots),
        "lineup": only,
        "rotations": tournament.rotations,
        "seed": tournament.seed,
        "timed": timed,
        "move_limit": move_limit,
        "columns": list(columns),
        "items": items,
        "code": code,
    }


class ResultsFile:
    """The results of a tournament in a folder, which nobody else writes to meanwhile."""

    def __init__(self, folder: Path, tournament: Tournament, header: Header) -> None:
        """Begin the file or go on with it; raise `InvalidSetup` where that cannot be.

        A folder with the results of another tournament is refused, and `InvalidRecord` names the
        line of a damaged file.
        """
        self.path = folder / NAME
        self._tournament = tournament
        self.games = 0
        """How many games the file has."""
        self._lock: WriteLock | None = None
        first = json.dumps(header, separators=(",", ":")).encode() + b"\n"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and not self.path.is_file():  # reading a pipe may never end
                raise InvalidSetup(
                    f"{str(self.path)!r} is no file; choose another folder for the results"
                )
            self._file = self.path.open("a+b", buffering=0)
        except (OSError, ValueError) as error:  # ValueError: a path that cannot be one
            raise InvalidSetup(f"{str(folder)!r} cannot be written to: {_reason(error)}") from error
        try:
            self._lock = self._keep_others_out()
            self._length = self._check(header, first)
            self._file.truncate(self._length)
            if self._length == 0:
                self._add(first)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
        if self._lock is not None:
            self._lock.release()

    def append(self, results: Iterable[GameResult]) -> None:
        """Add the results of the next games; raise `InvalidSetup` when the disk refuses."""
        results = tuple(results)
        expected = range(self.games, self.games + len(results))
        assert [result.number for result in results] == list(expected), "games come in order"
        self._add("".join(map(to_line, results)).encode())
        self.games += len(results)

    def read(self) -> Iterator[GameResult]:
        """The results of all games, in order; may be read while results are added."""
        with self.path.open("rb") as file:
            file.readline()
            for _ in range(self.games):
                yield read_line(file.readline())

    def _add(self, data: bytes) -> None:
        """Write all of it or nothing."""
        rest = memoryview(data)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except BaseException as error:
            with suppress(OSError):
                self._file.truncate(self._length)
            if not isinstance(error, OSError):
                raise
            kept = f"; the {self.games:,} games before are kept" if self.games else ""
            raise InvalidSetup(
                f"{str(self.path)!r} cannot be written to: {_reason(error)}{kept}"
            ) from error
        self._length += len(data)

    def _keep_others_out(self) -> WriteLock | None:
        """The lock of the file; None on a file system without locks."""
        try:
            return WriteLock(self.path)
        except BlockingIOError as error:
            raise InvalidSetup(
                f"another tournament writes to {str(self.path)!r} just now"
            ) from error
        except OSError:
            return None

    def _check(self, header: Header, first: bytes) -> int:
        """Count the games; how many bytes of the file are good."""
        with self.path.open("rb") as file:
            line = file.readline()
            if not line.endswith(b"\n") and first.startswith(line):  # nothing, or not all of it
                return 0
            self._check_header(line, header)
            good = len(line)
            line = file.readline()
            while line:
                following = file.readline()
                try:
                    self._check_line(line)
                except InvalidRecord as error:
                    if following:
                        said = f"{str(self.path)!r}, line {self.games + 2}: {error}"
                        raise InvalidRecord(said) from error
                    break  # the last line: whoever wrote it was not let finish
                self.games += 1
                good += len(line)
                line = following
        return good

    def _check_header(self, line: bytes, header: Header) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or _FORMAT not in found:
            raise InvalidSetup(
                f"{str(self.path)!r} is no file of a tournament; choose another folder for the "
                "results"
            )
        for name, wanted in header.items():
            if found.get(name) != wanted:
                said = _difference(name, found, wanted)
                raise InvalidSetup(
                    f"{str(self.path)!r} is of another tournament: {said}; "
                    "choose another folder for the results"
                )

    def _check_line(self, line: bytes) -> None:
        """Raise `InvalidRecord` unless this is the whole line of the next game."""
        if not line.endswith(b"\n"):
            raise InvalidRecord("the line is cut short")
        result = read_line(line)
        pairing = self._tournament.pairing(self.games)
        if any(
            getattr(result, name) != getattr(pairing, name)
            for name in ("number", "deal", "lineup", "rotation", "seats")
        ):
            raise InvalidRecord(f"this is not game {self.games} of the tournament")


def _difference(name: str, found: Header, wanted: Any) -> str:
    if name == "code":
        return "its games were played with another code of the rules or of the bots"
    word = _IN_WORDS.get(name, name)
    return f"its {word} is {_shown(found.get(name))}, not {_shown(wanted)}"


def _shown(thing: Any) -> str:
    if thing is None:
        return "the usual one"
    if isinstance(thing, dict):
        return ",".join(f"{item}={choice}" for item, choice in thing.items()) or "none"
    if isinstance(thing, list) and all(isinstance(part, str) for part in thing):
        return ",".join(thing)
    return str(thing)


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
