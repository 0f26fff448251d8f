"""A game as it was played: who sat where, what was dealt, every move, and the seals on chance."""

from collections.abc import Iterator
from typing import Final

from heliopolis.core.chance import SealedDealer
from heliopolis.core.contract import Seat
from heliopolis.core.value import value
from heliopolis.games import Game, Move
from heliopolis.record.clock import ClockSetting

PERSON: Final = "-"
"""How a person is written where others name a bot."""
NOBODY: Final = "?"
"""How it is written that nobody sits there."""


@value
class Seal:
    """A dealer's promise: from number `first` on, chance comes from a secret committed to before.

    The opening is number 0, and the outcome that becomes the n-th move is n: a dealer that takes
    over after k moves has k + 1. Of several seals that cover a number the last one dealt it.
    `words` holds one text a seat, "" where a seat gave none. `secret` is None until it is
    revealed, which is when the game has ended.
    """

    first: int
    commitment: bytes
    words: tuple[str, ...]
    secret: bytes | None = None

    def dealer(self, record: "Record") -> SealedDealer:
        """The dealer that deals what was sealed at this table; the secret must be known."""
        if self.secret is None:
            raise ValueError("a seal that was never opened deals nothing")
        return SealedDealer(self.secret, table_lines(record), self.words)


@value
class Hand:
    """A seat changed hands after so many moves.

    `occupant` is the text of a bot, `PERSON` or `NOBODY`. `at` is when it happened, in milliseconds
    like the times of moves: clocks run for people only, so it decides who has how much time left.
    """

    after: int
    seat: Seat
    occupant: str
    at: int | None = None


@value
class Record:
    """A game, finished or not, from which every position can be played again.

    `opening` is what was dealt before the first move, as `Game.opening_of` writes it; `moves` hold
    the outcomes of chance too; `seals` are in the order in which they were made. `bots` are the
    texts that name the bots that sat down first, one a seat and "" for a person; none where nobody
    says. Game, names and bots never change once chance is sealed; whoever sits down later stands
    in `hands`, in order.

    `clock` is how long the seats may think. `began` is when the game did, in UTC, as in
    2026-11-16T06:30:00Z. `times` are the milliseconds from then on to each move, None where nobody
    knows; it is empty where nobody knows any. A game with `practice` was forked after so many moves
    from one whose draws were seen. `others` are headers that we do not know.
    """

    game: Game
    seats: tuple[str, ...]
    opening: str
    moves: tuple[Move, ...] = ()
    seals: tuple[Seal, ...] = ()
    bots: tuple[str, ...] = ()
    clock: ClockSetting | None = None
    began: str = ""
    times: tuple[int | None, ...] = ()
    practice: int | None = None
    hands: tuple[Hand, ...] = ()
    others: tuple[tuple[str, str], ...] = ()


def table_headers(record: Record) -> Iterator[tuple[str, str]]:
    """What a seal covers: the headers that say who plays what, in the order of the file."""
    edition = record.game.edition
    yield "game", record.game.name
    yield "edition", edition.name
    for item, choice in edition.overrides:
        yield "override", f"{item} = {choice}"
    yield "seats", ", ".join(record.seats)
    if any(record.bots):
        yield "bots", ", ".join(bot or PERSON for bot in record.bots)
    if record.game.scores != "open":
        yield "scores", record.game.scores


def table_lines(record: Record) -> bytes:
    """The lines of a file that a seal covers, each with its line feed."""
    return "".join(f"{name}: {said}\n" for name, said in table_headers(record)).encode()
