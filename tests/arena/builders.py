"""Tournaments, and bots in files that do whatever a bot must not do."""

import os
from pathlib import Path

from heliopolis.arena.fan_out import open_workers
from heliopolis.arena.job import Job, code_of
from heliopolis.arena.result import Forfeit, GameResult
from heliopolis.arena.results_file import ResultsFile, make_header
from heliopolis.arena.running import Proof, run_tournament
from heliopolis.arena.schedule import Tournament, make_tournament
from heliopolis.arena.sprt import Sprt
from heliopolis.bots.minds import mind_of
from heliopolis.games import make_game

BOTS = '''
import os
import signal
import sys
import time


class Fine:
    """Plays any legal move."""

    def __init__(self, generator, budget):
        self.generator = generator
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        if self.asked == 3:
            self.misbehave()
        return self.generator.choice(legal)

    def misbehave(self):
        pass


class Raises(Fine):
    def misbehave(self):
        raise ValueError(f"{self}\\n has no idea")


class Mute(Exception):
    def __str__(self):
        raise RuntimeError


class RaisesMute(Fine):
    def misbehave(self):
        raise Mute


class Exits(Fine):
    def misbehave(self):
        sys.exit("enough")


class Interrupts(Fine):
    def misbehave(self):
        raise KeyboardInterrupt


class Odd(BaseException):
    pass


class RaisesOdd(Fine):
    def misbehave(self):
        raise Odd


class Illegal(Fine):
    def choose(self, view, legal):
        return "fly"


class Nothing(Fine):
    def choose(self, view, legal):
        return None


class Loops(Fine):
    def misbehave(self):
        while True:
            pass


class Sleeps(Fine):
    def misbehave(self):
        time.sleep(1_000)


class Catches(Fine):
    def misbehave(self):
        try:
            time.sleep(1_000)
        except Exception:
            pass


class Unborn(Fine):
    def __init__(self, generator, budget):
        raise RuntimeError("not today")


class Stillborn(Fine):
    def __init__(self, generator, budget):
        time.sleep(1_000)


class Deaf(Fine):
    """Cannot be interrupted."""

    def misbehave(self):
        signal.signal(signal.SIGALRM, signal.SIG_IGN)
        while True:
            pass


class Kills(Fine):
    """Takes its whole process along."""

    def misbehave(self):
        os._exit(7)


class Prints(Fine):
    def misbehave(self):
        print("look at me")


class Slow(Fine):
    def choose(self, view, legal):
        time.sleep(0.002)
        return self.generator.choice(legal)


class Pedantic(Fine):
    """Chooses a legal move that is not among the distinct ones, where it can."""

    def choose(self, view, legal):
        from heliopolis import dice

        moves = dice.from_view(view).moves()
        return next((move for move in moves if move not in legal), legal[0])
'''


def write_bots(folder: Path) -> Path:
    """The file with the bots above."""
    path = folder / "bots.py"
    path.write_text(BOTS)
    return path


def tournament_of(
    *bots: str,
    game: str = "ra",
    players: int = 2,
    seed: int = 1,
    edition: str | None = None,
    **overrides: str,
) -> Tournament:
    """A small tournament."""
    return make_tournament(make_game(game, players, edition, overrides), bots, seed)


def job_of(tournament: Tournament, move_limit: float | None = None) -> Job:
    """What workers of this machine are told of a tournament."""
    return Job(tournament, code_of(tournament), os.getcwd(), move_limit)


def result_of(number: int = 0, forfeit: Forfeit | None = None) -> GameResult:
    """A result of a tournament of two bots at a table for two."""
    pairing = tournament_of("merchant", "uniform").pairing(number)
    return pairing.ended((20 + number, 11), (1, 2), ((5, -2, number), (0, 0, 7)), forfeit)


def file_for(folder: Path, tournament: Tournament) -> ResultsFile:
    """The file of a tournament in a folder, begun or gone on with."""
    mind = mind_of(tournament.game)
    header = make_header(tournament, "code", False, mind.columns, mind.items)
    return ResultsFile(folder, tournament, header)


def play_into(
    folder: Path,
    tournament: Tournament,
    games: int,
    *,
    fan_out: str = "threads",
    workers: int = 1,
    test: Sprt | None = None,
) -> bytes:
    """Play a tournament into a folder; what its file then holds."""
    with file_for(folder, tournament) as file:
        run_tournament(
            games,
            lambda: open_workers(fan_out, job_of(tournament), workers),
            file,
            lambda _results: None,
            None if test is None else Proof(tournament, test),
        )
        return file.path.read_bytes()
