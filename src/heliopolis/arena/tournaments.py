"""Tournaments as a call: played, kept and reported, and nothing is printed."""

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Final

from heliopolis.arena.fan_out import choose_fan_out, open_workers
from heliopolis.arena.figures import make_figures
from heliopolis.arena.job import Job, Worker, code_of
from heliopolis.arena.keeping import keep_report
from heliopolis.arena.patience import load_in_time
from heliopolis.arena.records import RecordsFolder, RecordWriter
from heliopolis.arena.report import Report
from heliopolis.arena.result import GameResult
from heliopolis.arena.results_file import ResultsFile, make_header
from heliopolis.arena.running import Ended, Proof, complete_records, run_tournament
from heliopolis.arena.schedule import Tournament
from heliopolis.arena.sprt import Sprt
from heliopolis.bots.minds import mind_of
from heliopolis.bots.recipe import Entrant
from heliopolis.bots.registry import read_bot
from heliopolis.bots.warmup import is_warm, warm
from heliopolis.core.errors import HeliopolisError, InvalidSetup
from heliopolis.core.value import value

_SECONDS: Final = 60
_KILOBYTE: Final = 1_000
_MEGABYTE: Final = 1_000_000


@value
class Progress:
    """How far a tournament is: of all its games, so many were there before it was called.

    `results` are what is new since the last time; the first time, before anything is played, there
    are none.
    """

    games: int
    already: int
    results: Sequence[GameResult] = ()


class NothingPlayed(HeliopolisError):
    """The time was over before a whole deal was played."""


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C when so many of all games were in the folder."""

    def __init__(self, kept: int, games: int) -> None:
        super().__init__(kept, games)
        self.kept = kept
        self.games = games


def play(
    tournament: Tournament,
    games: int = 1_000,
    *,
    workers: int | None = None,
    fan_out: str | None = None,
    cluster: str | None = None,
    out: Path | None = None,
    sprt: bool = False,
    move_limit: float | None = None,
    minutes: float | None = None,
    records: Path | None = None,
    progress: Callable[[Progress], None] = lambda _progress: None,
) -> Report:
    """Play a tournament of so many games, rounded up to whole deals; what it says.

    - `workers`: how many games are played at once, by default one for every processor;
    - `fan_out`, `cluster`: where, as `heliopolis arena --help` says; results are the same;
    - `out`: the folder that keeps everything, from which a tournament goes on where it was;
    - `sprt`: whether to stop when it is proved that the first bot is better or worse, or neither;
    - `move_limit`: who takes more seconds for a move loses the game;
    - `minutes`: how long to play at most, the rules being compiled; the report is then of the
      whole deals so far;
    - `records`: the folder that keeps every game as a `.ra` file;
    - `progress`: hears how far it is, the first time before the rules are compiled.

    Raises `InvalidSetup` for what makes no sense, `HeliopolisError` where nothing can be played,
    `NothingPlayed` without a whole deal in time, and `Interrupted`, a `KeyboardInterrupt`, for
    Ctrl-C.
    """
    if games < 1:
        raise InvalidSetup(f"a tournament of {games} games has no result; games is at least 1")
    if workers is not None and workers < 1:
        raise InvalidSetup(f"nobody would play with {workers} workers; workers is at least 1")
    if sprt and len(tournament.bots) == 1:
        raise InvalidSetup("sprt compares the first bot with others, and there are no others")
    entrants = read_entrants(tournament)
    where = choose_fan_out(fan_out, cluster, entrants, records=records is not None)
    job = Job(tournament, code_of(tournament), os.getcwd(), move_limit, records is not None)
    event = _Event(job, entrants, lambda: open_workers(where, job, workers, cluster), minutes)
    if records is not None:
        RecordWriter(tournament, entrants)  # refuses what no record can hold
    with _folder(out) as folder, event.file(folder) as file:
        # After the results: where both are of another tournament, another `out` is needed.
        keeper = None if records is None else RecordsFolder(records, tournament)
        wanted = tournament.whole_deals(max(games, file.games))
        try:
            report = event.hold(file, wanted, sprt, keeper, progress)
            if out is not None:
                keep_report(folder, report)
        except KeyboardInterrupt:
            raise Interrupted(file.games, wanted) from None
    return report


def read_entrants(tournament: Tournament) -> tuple[Entrant, ...]:
    """The bots of a tournament, each by its text; raise `InvalidSetup` for one there is not."""
    return tuple(
        load_in_time(text, partial(read_bot, tournament.game, text)) for text in tournament.bots
    )


@contextmanager
def _folder(out: Path | None) -> Iterator[Path]:
    """Where the results are kept, if only for as long as the report needs them."""
    if out is not None:
        yield out
        return
    with tempfile.TemporaryDirectory(prefix="heliopolis-arena-") as folder:
        yield Path(folder)


class _Event:
    """One tournament, from the file that it is kept in to its report."""

    def __init__(
        self,
        job: Job,
        entrants: Sequence[Entrant],
        open_all: Callable[[], Sequence[Worker]],
        minutes: float | None,
    ) -> None:
        self._job = job
        self._tournament = job.tournament
        self._open_all = open_all
        self._minutes = minutes
        self._began = 0.0
        self._mind = mind_of(job.tournament.game)
        self._timed = tuple(entrant.text for entrant in entrants if entrant.timed)

    def file(self, folder: Path) -> ResultsFile:
        """The results that are there already, or none yet."""
        mind = self._mind
        header = make_header(
            self._tournament,
            self._job.code,
            bool(self._timed),
            mind.columns,
            mind.items,
            self._job.move_limit,
        )
        return ResultsFile(folder, self._tournament, header)

    def hold(
        self,
        file: ResultsFile,
        wanted: int,
        sprt: bool,
        keeper: RecordsFolder | None,
        progress: Callable[[Progress], None],
    ) -> Report:
        """Play what is missing of so many games; the report."""
        tournament, already = self._tournament, file.games
        progress(Progress(wanted, already))
        if not is_warm(tournament.game):
            warm(tournament.game, lambda _number, _total: None)
        self._began = monotonic()  # compiling is not playing
        test = Sprt(tournament.bots, tournament.players) if sprt else None
        proof = Proof(tournament, test) if test else None
        notes = [] if keeper is None else self._complete(file, keeper)
        ended = run_tournament(
            wanted,
            self._open_all,
            file,
            lambda results: progress(Progress(wanted, already, results)),
            proof,
            records=keeper,
            out_of_time=self._out_of_time,
        )
        notes += [] if test is None else [test.text()]
        if keeper is not None:
            notes.append(_size_of(keeper))
        return self._report(file, wanted, ended, notes)

    def _out_of_time(self) -> bool:
        return self._minutes is not None and monotonic() - self._began >= self._minutes * _SECONDS

    def _complete(self, file: ResultsFile, keeper: RecordsFolder) -> list[str]:
        """Make the records that games before have not got; what has to be said about them."""
        missing = keeper.missing(file.games)
        if missing and self._timed:
            return [
                f"{len(missing):,} games have no record: they were played before, and bots with a "
                "clock do not play them again."
            ]
        others = complete_records(missing, self._open_all, file, keeper, self._out_of_time)
        late = len(keeper.missing(file.games)) - others if missing else 0
        notes = []
        if others:
            notes.append(
                f"{others:,} games have no record: played again, they came out differently."
            )
        if late:
            notes.append(f"{late:,} games have no record yet: the time was over.")
        return notes

    def _report(self, file: ResultsFile, wanted: int, ended: Ended, notes: Sequence[str]) -> Report:
        tournament, mind = self._tournament, self._mind
        whole = file.games // tournament.games_a_deal * tournament.games_a_deal
        if not whole:
            raise NothingPlayed(
                f"the time was over before the {tournament.games_a_deal:,} games of the first deal "
                "were played, so there is nothing to report"
            )
        results = tuple(islice(file.read(), whole))
        figures = make_figures(
            results,
            game=tournament.game,
            bots=tournament.bots,
            columns=mind.columns,
            items=mind.items,
            rates=mind.rates,
            players=tournament.players,
            variant=tournament.variant,
            timed=self._timed,
        )
        return Report(tournament, figures, results, wanted, ended, tuple(notes))


def _size_of(keeper: RecordsFolder) -> str:
    return f"{keeper.files:,} records were written, {size_text(keeper.bytes)} of text."


def size_text(size: int) -> str:
    """So many bytes for people: in kilobytes up to a megabyte, then in megabytes."""
    if size < _MEGABYTE:
        return f"{size / _KILOBYTE:,.1f} KB"
    return f"{size / _MEGABYTE:,.1f} MB"
