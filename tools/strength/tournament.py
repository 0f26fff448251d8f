"""A tournament as a task: a command of the arena, for one number of players."""

import shlex
import sys
from pathlib import Path
from typing import NamedTuple

from heliopolis import arena
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import make_game
from heliopolis.terminal.tournament_bar import TournamentBar

from .work import OutOfTime, Work

SEED = 1


def refuse_faults(report: arena.Report, folder: Path) -> None:
    """Raise `InvalidSetup` when a game was lost by a fault: it says nothing of how bots play.

    A bot may have crashed; one that is well seems to think for ever on a machine that is suspended.
    """
    for result in report.results:
        if result.forfeit is not None:
            raise InvalidSetup(
                f"game {result.number} in {folder / 'games.jsonl'} was lost by a fault "
                f"({result.forfeit.why}): mend the bot or the machine, delete the file from that "
                "line on, and play the rest again"
            )


class Tournament(NamedTuple):
    """Deals between bots; in one rotation each where a game is dear."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    all_rotations: bool = True

    @property
    def options(self) -> list[str]:
        """What follows `heliopolis arena`."""
        return [
            *("--game", self.game, "--players", str(self.players)),
            *("--bots", ",".join(self.bots), "--games", str(self.games)),
        ]

    @property
    def title(self) -> str:
        """The command, or what comes closest to it."""
        once = "" if self.all_rotations else " (in one rotation)"
        return f"heliopolis arena {shlex.join(self.options)}{once}"

    @property
    def name(self) -> str:
        """A folder of its own."""
        bots = "-".join(bot.replace(":", "-").replace("=", "") for bot in self.bots)
        return bots if self.all_rotations else f"{bots}-once"

    def fulfil(self, work: Work) -> arena.Report:
        """Play what is missing of it; the report of all games."""
        folder = work.folder / self.game / str(self.players) / self.name
        if work.minutes_left == 0 and self._played(folder) < self.games:
            raise OutOfTime(self.title)
        setup = make_game(self.game, self.players)
        planned = arena.make_tournament(setup, self.bots, SEED, all_rotations=self.all_rotations)
        bars: list[TournamentBar] = []

        def show(progress: arena.Progress) -> None:
            if not bars:
                bars.append(TournamentBar(sys.stderr, self.bots, progress.games, progress.already))
            bars[0].tell(progress.results)

        try:
            report = arena.play(
                planned,
                self.games,
                workers=work.workers,
                out=folder,
                minutes=work.minutes_left,
                progress=show,
            )
        except arena.NothingPlayed as error:
            raise OutOfTime(self.title) from error
        if report.partial:
            raise OutOfTime(self.title)
        refuse_faults(report, folder)
        return report

    def _played(self, folder: Path) -> int:
        """How many games are there already: a line each, after the header's."""
        path = folder / "games.jsonl"
        return len(path.read_text(encoding="utf-8").splitlines()) - 1 if path.exists() else 0
