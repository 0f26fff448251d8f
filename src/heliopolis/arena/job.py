"""What a worker is told: the tournament, by texts alone, and which games of it to play."""

import hashlib
from pathlib import Path
from typing import Final, Protocol

from heliopolis.arena.result import GameResult
from heliopolis.arena.schedule import Tournament
from heliopolis.core.value import value

_PLAYS: Final = ("patience", "playing", "records", "referee", "schedule", "seeds")
"""The modules of the arena that results depend on."""


@value
class Job:
    """A tournament for a worker, in this process, in another or on another machine.

    `code` is what `code_of` says where the tournament was set up; `folder` is where the names of
    files begin; `move_limit` is in seconds, None for the usual one; with `records` every result
    has its game as a record.
    """

    tournament: Tournament
    code: str
    folder: str
    move_limit: float | None = None
    records: bool = False


@value
class Portion:
    """Some games of a tournament: so many, from the first number on."""

    first: int
    count: int


@value
class Delivery:
    """The results of a portion, in order, and the seconds that it took."""

    portion: Portion
    results: tuple[GameResult, ...]
    seconds: float


class Worker(Protocol):
    """Something that plays portions, one after another."""

    def play(self, portion: Portion) -> Delivery:
        """The results of a portion; they are those of any other worker."""

    def close(self) -> None:
        """Stop, whatever it does just now."""


def code_of(tournament: Tournament) -> str:
    """A text that differs whenever the code does that plays the tournament's games.

    Results of two codes must not be mixed. Bots of other packages are beyond it.
    """
    from heliopolis.bots.files import is_in_file, sources_of
    from heliopolis.bots.naming import split_bot
    from heliopolis.core.compile import PACKAGE, made_of, sources_name
    from heliopolis.games import ruleset

    package = ruleset(tournament.game).package
    used = made_of(package and f"bots/{package}")
    digest = hashlib.sha256(sources_name(PACKAGE, used).encode())
    files = [PACKAGE / "arena" / f"{name}.py" for name in _PLAYS]
    files += sorted((PACKAGE / "bots").glob("*.py"))
    files += sorted((PACKAGE / "bots" / (package or "")).glob("*.json"))
    for text in tournament.bots:
        name, _ = split_bot(text)
        if is_in_file(name):
            files += sources_of(Path(name.rpartition(":")[0]).expanduser())
    for file in files:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:20]
