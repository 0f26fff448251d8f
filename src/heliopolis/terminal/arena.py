"""From the options of the command line to a tournament, its report and its files."""

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from heliopolis.arena import plots
from heliopolis.arena.fan_out import choose_fan_out, open_workers
from heliopolis.arena.figures import make_figures
from heliopolis.arena.job import Job, code_of
from heliopolis.arena.patience import load_in_time
from heliopolis.arena.report import Report, missing_extras
from heliopolis.arena.results_file import ResultsFile, make_header
from heliopolis.arena.running import Proof, run_tournament
from heliopolis.arena.schedule import Tournament, make_tournament
from heliopolis.arena.sprt import Sprt
from heliopolis.bots.minds import mind_of
from heliopolis.bots.naming import split_list
from heliopolis.bots.recipe import Entrant
from heliopolis.bots.registry import read_bot
from heliopolis.core.editions import Overrides
from heliopolis.core.errors import HeliopolisError, InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import make_game, ruleset
from heliopolis.terminal.tournament_bar import TournamentBar

INTERRUPTED: Final = 130


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
    json: bool = False


class _Interrupted(Exception):
    """Somebody pressed Ctrl-C; the message says what is kept."""


def run(options: Options, prepare: Callable[[], None]) -> int:
    """Play the tournaments and print their reports; the exit status.

    `prepare` is called once the options are known to be good, before the rules are needed.
    """
    entrants = _check(options)
    sizes = options.players or tuple(ruleset(options.game).game.table_sizes)
    texts = [entrant.text for entrant in entrants]
    tournaments = [
        make_tournament(
            make_game(options.game, size, options.edition, dict(options.overrides)),
            texts,
            options.seed,
        )
        for size in sizes
    ]
    found = []
    for tournament in tournaments:
        several = len(tournaments) > 1
        try:
            plain, text = _Event(options, tournament, entrants, several).hold(prepare)
        except _Interrupted as interrupted:
            _say(str(interrupted))
            return INTERRUPTED
        found.append(plain)
        if not options.json:
            print(f"\n{text}" if len(found) > 1 else text, flush=True)
    if options.json:
        print(json.dumps({"tables": found}))
    return 0


def _check(options: Options) -> Sequence[Entrant]:
    """The bots named; raise `InvalidSetup` for whatever makes no sense."""
    if options.games < 1:
        raise InvalidSetup("a tournament of 0 games has no result; --games is at least 1")
    if options.workers is not None and options.workers < 1:
        raise InvalidSetup("nobody would play with 0 workers; --workers is at least 1")
    entrants = [
        load_in_time(text, partial(read_bot, options.game, text))
        for text in split_list(options.bots)
    ]
    if options.sprt and len({entrant.text for entrant in entrants}) == 1:
        raise InvalidSetup("--sprt compares the first bot with others, and there are no others")
    choose_fan_out(options.fan_out, options.cluster, entrants)
    return entrants


class _Event:
    """One tournament, from the folder that it is kept in to its report."""

    def __init__(
        self, options: Options, tournament: Tournament, entrants: Sequence[Entrant], several: bool
    ) -> None:
        self._options = options
        self._tournament = tournament
        self._entrants = entrants
        self._several = several
        self._timed = tuple(dict.fromkeys(entrant.text for entrant in entrants if entrant.timed))
        self._code = code_of(tournament)

    def hold(self, prepare: Callable[[], None]) -> tuple[dict[str, Any], str]:
        """Play it; its report as plain data and as text."""
        tournament, mind = self._tournament, mind_of(self._tournament.game)
        header = make_header(
            tournament,
            self._code,
            bool(self._timed),
            mind.columns,
            mind.items,
            self._options.move_limit,
        )
        with self._folder() as folder, ResultsFile(folder, tournament, header) as file:
            prepare()
            notes = self._play(file)
            figures = make_figures(
                file.read(),
                game=tournament.game,
                bots=tournament.bots,
                columns=mind.columns,
                items=mind.items,
                players=tournament.players,
                variant=tournament.variant,
                timed=self._timed,
            )
            report = Report(figures)
            text = report.text((*notes, *missing_extras()))
            plain = {
                **report.to_json(),
                "edition": header["edition"],
                "overrides": header["overrides"],
                "seed": tournament.seed,
                "notes": notes,
            }
            if self._options.out is not None:
                _keep(folder, report, text, plain)
        return plain, text

    @contextmanager
    def _folder(self) -> Iterator[Path]:
        """Where the results are kept, if only for as long as the report needs them."""
        out = self._options.out
        if out is not None:
            yield out / str(self._tournament.players) if self._several else out
            return
        with tempfile.TemporaryDirectory(prefix="heliopolis-arena-") as folder:
            yield Path(folder)

    def _play(self, file: ResultsFile) -> list[str]:
        """Play what is missing; what the report has to add."""
        options, tournament = self._options, self._tournament
        games = tournament.whole_deals(max(options.games, file.games))
        self._announce(games, file.games)
        test = Sprt(tournament.bots, tournament.players) if options.sprt else None
        proof = Proof(tournament, test) if test else None
        job = Job(tournament, self._code, os.getcwd(), options.move_limit)
        fan_out = choose_fan_out(options.fan_out, options.cluster, self._entrants)
        try:
            with TournamentBar(sys.stderr, tournament.bots, games, file.games) as bar:
                run_tournament(
                    games,
                    lambda: open_workers(fan_out, job, options.workers, options.cluster),
                    file,
                    bar.tell,
                    proof,
                )
        except KeyboardInterrupt:
            raise _Interrupted(self._what_is_kept(file.games, games)) from None
        return [] if test is None else [test.text()]

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
            play = "plays" if len(self._timed) == 1 else "play"
            _say(
                f"{' and '.join(self._timed)} {play} by the clock, "
                "so these results are not reproducible."
            )

    def _what_is_kept(self, kept: int, games: int) -> str:
        if self._options.out is None:
            return f"Stopped after {kept:,} of {games:,} games; without --out nothing is kept."
        return (
            f"Stopped: {kept:,} of {games:,} games are kept in {self._options.out}; "
            "the same command goes on from there."
        )


def _keep(folder: Path, report: Report, text: str, plain: dict[str, Any]) -> None:
    """Write the report and its plots beside the results."""
    try:
        (folder / "report.txt").write_text(text + "\n", encoding="utf-8")
        (folder / "report.json").write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
        with suppress(HeliopolisError):  # matplotlib is not installed, and the report says so
            plots.draw(report, folder)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InvalidSetup(f"the report cannot be written to {str(folder)!r}: {reason}") from error


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
