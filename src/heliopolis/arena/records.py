"""The games of a tournament as `.ra` files: what they say, and where they lie."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from heliopolis.arena.result import Forfeit, GameResult
from heliopolis.arena.schedule import Pairing, Tournament
from heliopolis.bots.recipe import Entrant
from heliopolis.bots.registry import seat_name
from heliopolis.core.errors import InvalidRecord, InvalidSetup
from heliopolis.record import Record, check_bots, load_record, write_record

FOLDER: Final = "records"
"""Where records lie in the folder of a tournament."""
_A_FOLDER: Final = 1_000  # a file system is slow with folders of a million files
_LONGEST: Final = 1_000


class RecordWriter:
    """Writes games as the texts of `.ra` files, from which each can be found and played again."""

    def __init__(self, tournament: Tournament, entrants: Sequence[Entrant]) -> None:
        """Raise `InvalidSetup` for bots whose texts no file can hold."""
        self._tournament = tournament
        self._entrants = entrants
        for bot in tournament.bots:
            check_bots(tournament.setup, (bot,) * tournament.players)

    def write(
        self, pairing: Pairing, start: Any, moves: Sequence[Any], forfeit: Forfeit | None
    ) -> str:
        """A game from its first position on, finished or lost by a fault."""
        game = self._tournament.setup
        entrants = [self._entrants[bot] for bot in pairing.seats]
        record = Record(
            game=game,
            seats=tuple(seat_name(entrant, number) for number, entrant in enumerate(entrants, 1)),
            opening=game.opening_of(start),
            moves=tuple(moves),
            bots=tuple(self._tournament.bots[bot] for bot in pairing.seats),
            others=self._others(pairing, forfeit),
        )
        return write_record(record)

    def _others(self, pairing: Pairing, forfeit: Forfeit | None) -> tuple[tuple[str, str], ...]:
        where = (
            ("seed", str(self._tournament.seed)),
            ("deal", str(pairing.deal)),
            ("number", str(pairing.number)),
            ("tournament", _named(self._tournament)),
        )
        if forfeit is None:
            return where
        why = " ".join(forfeit.why.replace("#", " ").split())
        plain = "".join(letter if letter.isprintable() else "?" for letter in why)
        return (*where, ("forfeit", f"seat {forfeit.seat}, {plain}"[:_LONGEST].rstrip()))


class RecordsFolder:
    """Where the records of a tournament are kept: a file a game, a folder for a thousand."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        """Raise `InvalidSetup` for a folder with records of another tournament."""
        self._folder = folder
        self.files = 0
        """How many files were written."""
        self.bytes = 0
        """How large they are together."""
        first = self.path(0)
        if first.exists() and not _is_of(first, tournament):
            raise InvalidSetup(
                f"{str(first)!r} is of another tournament; choose another folder for the records"
            )

    def path(self, number: int) -> Path:
        """The file of the game with a number."""
        return self._folder / f"{number // _A_FOLDER:03}" / f"{number:06}.ra"

    def missing(self, games: int) -> list[int]:
        """The numbers of the first so many games that have no file."""
        return [number for number in range(games) if not self.path(number).exists()]

    def keep(self, results: Iterable[GameResult]) -> None:
        """Write the records of games, each whole or not at all.

        Raises `InvalidSetup` when the disk refuses.
        """
        try:
            for result in results:
                assert result.record is not None, "workers were told to make records"
                self._write(self.path(result.number), result.record.encode())
        except OSError as error:
            reason = error.strerror or str(error)
            raise InvalidSetup(
                f"records cannot be written to {str(self._folder)!r}: {reason}"
            ) from error

    def _write(self, path: Path, data: bytes) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".tmp")
        new.write_bytes(data)  # without waiting for the disk: what is lost is written again
        os.replace(new, path)
        self.files += 1
        self.bytes += len(data)


def _named(tournament: Tournament) -> str:
    """The bots as they were named, and the rotations: with seed and rules all that games are of."""
    several = len(tournament.lineups) > 1
    named = range(len(tournament.bots)) if several else tournament.lineups[0]
    return f"{','.join(tournament.bots[bot] for bot in named)} in {tournament.rotations} rotations"


def _is_of(path: Path, tournament: Tournament) -> bool:
    """Whether a file is the first game of a tournament, played to its end or not."""
    try:
        found = load_record(path)
    except InvalidRecord:
        return False
    others = {("seed", str(tournament.seed)), ("tournament", _named(tournament))}
    return found.game == tournament.setup and others <= set(found.others)
