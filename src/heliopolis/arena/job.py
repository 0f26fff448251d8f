"""What a worker is told: the tournament, by texts alone, and which games of it to play."""

import hashlib
from pathlib import Path
from typing import Protocol

from heliopolis.arena.result import GameResult
from heliopolis.arena.schedule import Tournament
from heliopolis.core.value import value


@value
class Job:
    """A tournament for a worker, in this process, in another or on another machine.

    `code` is what `code_of` says where the tournament was set up; `folder` is where the names of
    files begin; `move_limit` is in seconds, None for the usual one.
    """

    tournament: Tournament
    code: str
    folder: str
    move_limit: float | None = None


@value
class Batch:
    """Some games of a tournament: so many, from the first number on."""

    first: int
    count: int


@value
class Played:
    """The results of a batch, in order, and the seconds that it took."""

    batch: Batch
    results: tuple[GameResult, ...]
    seconds: float


class Worker(Protocol):
    """Something that plays batches, one after another."""

    def play(self, batch: Batch) -> Played:
        """The results of a batch; they are those of any other worker."""

    def close(self) -> None:
        """Stop, whatever it does just now."""


def code_of(tournament: Tournament) -> str:
    """A text that differs whenever the code of the rules or of the tournament's bots does.

    Results of two codes must not be mixed. Bots of other packages are beyond it.
    """
    from heliopolis.bots.files import is_in_file
    from heliopolis.bots.naming import split_bot
    from heliopolis.core.compile import PACKAGE, sources_name
    from heliopolis.games import GAMES

    rules = GAMES[tournament.game].__module__.split(".")[1]
    digest = hashlib.sha256(sources_name(PACKAGE, ("core", rules, f"bots/{rules}")).encode())
    for numbers in sorted((PACKAGE / "bots" / rules).glob("*.json")):
        digest.update(numbers.read_bytes())
    for text in tournament.bots:
        name, _ = split_bot(text)
        if is_in_file(name):
            digest.update(Path(name.rpartition(":")[0]).expanduser().read_bytes())
    return digest.hexdigest()[:20]
