"""From the options of the command line to tournaments, which are shown while they are played."""

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

from heliopolis.arena.patience import load_in_time
from heliopolis.arena.records import FOLDER
from heliopolis.arena.report import Report
from heliopolis.arena.schedule import Tournament, make_tournament
from heliopolis.arena.tournaments import Interrupted, NothingPlayed, Progress, play
from heliopolis.bots.naming import split_list
from heliopolis.bots.recipe import Entrant
from heliopolis.bots.registry import read_bot
from heliopolis.core.editions import Overrides
from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import make_game, ruleset
from heliopolis.terminal.tournament_bar import TournamentBar

INTERRUPTED: Final = 130
_SECONDS: Final = 60


@value
class Options:
    """What was asked of the arena; None where nothing was said."""

    game: str
    players: tuple[int, ...] | None
    """The table sizes, one tournament each; None for all that the game has."""
    bots: str
    games: int
    seed: int
    edition: str | None = None
    overrides: Overrides = ()
    workers: int | None = None
    fan_out: str | None = None
    cluster: str | None = None
    out: Path | None = None
    sprt: bool = False
    move_limit: float | None = None
    minutes: float | None = None
    """For all tournaments together."""
    keeps_records: bool = False
    records: Path | None = None
    """Where records are kept; None for a folder below `out`."""
    json: bool = False


def run(options: Options, prepare: Callable[[], None]) -> int:
    """Play the tournaments and print their reports; the exit status.

    `prepare` is called once the options are known to be good, before the rules are needed.
    """
    clock = _Clock(options.minutes)

    def ready() -> None:
        prepare()
        clock.start()

    entrants = [
        load_in_time(text, partial(read_bot, options.game, text))
        for text in split_list(options.bots)
    ]
    tournaments = _tournaments(options, [entrant.text for entrant in entrants])
    found = []
    for place, tournament in enumerate(tournaments):
        shown = _Shown(options, tournament, entrants, len(tournaments) > 1)
        try:
            report = shown.play(clock.part(len(tournaments) - place), ready)
        except Interrupted as interrupted:
            _say(shown.what_is_kept(interrupted))
            return INTERRUPTED
        except NothingPlayed as nothing:
            if len(tournaments) == 1:
                raise
            _say(str(nothing))
            continue
        found.append(report.to_json())
        if not options.json:
            print(f"\n{report.text()}" if len(found) > 1 else report.text(), flush=True)
        if report.partial:
            _say(shown.how_to_go_on(report))
    if options.json:
        print(json.dumps({"tables": found}))
    return 0


def _tournaments(options: Options, texts: Sequence[str]) -> list[Tournament]:
    """A tournament for every table size; raise `InvalidSetup` for whatever makes no sense."""
    if options.keeps_records and options.out is None and options.records is None:
        raise InvalidSetup("records are kept in a folder; name one by --records DIR or by --out")
    sizes = options.players or tuple(ruleset(options.game).game.table_sizes)
    overrides = dict(options.overrides)
    return [
        make_tournament(
            make_game(options.game, size, options.edition, overrides), texts, options.seed
        )
        for size in sizes
    ]


class _Clock:
    """The time that several tournaments have together, once the rules are compiled."""

    def __init__(self, minutes: float | None) -> None:
        self._minutes = minutes
        self._began: float | None = None

    def start(self) -> None:
        """Let it run; a clock that runs runs on."""
        if self._began is None:
            self._began = monotonic()

    def part(self, tournaments: int) -> float | None:
        """The minutes of the next of so many tournaments: an equal part of what is left."""
        if self._minutes is None:
            return None
        gone = 0.0 if self._began is None else monotonic() - self._began
        return max(self._minutes - gone / _SECONDS, 0.0) / tournaments


class _Shown:
    """One tournament on a terminal: what is said before, meanwhile and after."""

    def __init__(
        self, options: Options, tournament: Tournament, entrants: Sequence[Entrant], several: bool
    ) -> None:
        self._options = options
        self._tournament = tournament
        self._several = several
        self._timed = tuple(dict.fromkeys(entrant.text for entrant in entrants if entrant.timed))

    def play(self, minutes: float | None, prepare: Callable[[], None]) -> Report:
        """Play it, with a bar that shows how far it is; its report."""
        options = self._options
        with ExitStack() as screen:
            bars: list[TournamentBar] = []

            def show(progress: Progress) -> None:
                if not bars:
                    prepare()
                    self._announce(progress.games, progress.already)
                    bar = TournamentBar(
                        sys.stderr, self._tournament.bots, progress.games, progress.already
                    )
                    bars.append(screen.enter_context(bar))
                bars[0].tell(progress.results)

            return play(
                self._tournament,
                options.games,
                workers=options.workers,
                fan_out=options.fan_out,
                cluster=options.cluster,
                out=self._folder(options.out),
                sprt=options.sprt,
                move_limit=options.move_limit,
                minutes=minutes,
                records=self._records(),
                progress=show,
            )

    def _folder(self, folder: Path | None) -> Path | None:
        """The folder itself, or one below it for each of several table sizes."""
        if folder is None or not self._several:
            return folder
        return folder / str(self._tournament.players)

    def _records(self) -> Path | None:
        options = self._options
        if not options.keeps_records:
            return None
        out = self._folder(options.out)
        return self._folder(options.records) or (None if out is None else out / FOLDER)

    def _announce(self, games: int, already: int) -> None:
        """Say what is played, where it is not just what was asked for."""
        options, tournament = self._options, self._tournament
        if self._several:
            _say(f"{tournament.players} players:")
        if games > options.games and games > already:
            lineups = len(tournament.lineups)
            tables = "1 line-up" if lineups == 1 else f"{lineups:,} line-ups"
            _say(
                f"It will be {games:,} games and not {options.games:,}, so that every deal is "
                f"played by {tables} in all {tournament.players} rotations."
            )
        if already:
            _say(f"{already:,} of {games:,} games are there already.")
        if self._timed:
            them = "plays" if len(self._timed) == 1 else "play"
            _say(
                f"{' and '.join(self._timed)} {them} by the clock, "
                "so these results are not reproducible."
            )

    def what_is_kept(self, interrupted: Interrupted) -> str:
        """What somebody who pressed Ctrl-C has to know."""
        kept, games = interrupted.kept, interrupted.games
        if self._options.out is None:
            return f"Stopped after {kept:,} of {games:,} games; without --out nothing is kept."
        return (
            f"Stopped: {kept:,} of {games:,} games are kept in {self._options.out}; "
            "the same command goes on from there."
        )

    def how_to_go_on(self, report: Report) -> str:
        """What somebody whose time was over has to know."""
        done = f"The time was over after {report.figures.games:,} of {report.wanted:,} games"
        if self._options.out is None:
            return f"{done}; with --out the same command could go on from there."
        return f"{done}; the same command goes on from there."


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
