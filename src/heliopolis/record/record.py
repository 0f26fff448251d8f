"""A game as it was played: who sat where, what was dealt, every move, and the seals on chance."""

import re
from collections.abc import Sequence
from typing import Final

from heliopolis import games
from heliopolis.core.chance import SECRET_BYTES, SealedDealer, commitment_to
from heliopolis.core.errors import InvalidNotation, InvalidRecord, InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import Game, Move, parse_move

OPENINGS: Final = tuple(games.ruleset(name).game.opening for name in games.names())
"""The headers that say what was dealt before the first move; every game has one of its own."""
HEADERS: Final = (
    "game",
    "notation",
    "edition",
    "override",
    "seats",
    "bots",
    *OPENINGS,
    "commitment",
    "words",
    "secret",
    "result",
)
"""The names of a record's headers, in the order in which they are written."""
NO_WORD: Final = "-"
"""How the word of a seat that gave none is written."""
NO_BOT: Final = "-"
"""How the bot of a seat that has none, because a person sits there, is written."""
LONGEST_NAME: Final = 40
LONGEST_BOT: Final = 200
LONGEST_WORD: Final = 64

_HEADER_LIKE: Final = re.compile(rf"(?:{'|'.join(HEADERS)})(?: [0-9]+)?")
_NUMBER_LIKE: Final = re.compile(r"[0-9]+\.")
_BEFORE_AN_OUTCOME: Final = re.compile(r" (?=\+)")
_OUTCOME: Final = re.compile(r"(?:^|[ ,])\+")


@value
class Seal:
    """A dealer's promise: the chance from `first_move` on comes from a secret committed to before.

    `first_move` is how many moves had been played when this dealer took over; at 0 it dealt the
    opening too. `words` holds one text a seat, "" where a seat gave none. `secret` is None until it
    is revealed, which is after the game.
    """

    first_move: int
    commitment: bytes
    words: tuple[str, ...]
    secret: bytes | None = None

    def dealer(self) -> SealedDealer:
        """A fresh dealer that deals what the sealed one dealt; the secret must be known."""
        if self.secret is None:
            raise ValueError("a seal that was never opened deals nothing")
        return SealedDealer(self.secret, self.words)


@value
class Record:
    """A game, finished or not, from which every position can be played again.

    `opening` is what was dealt before the first move, as `Game.opening_of` writes it; `moves` hold
    the outcomes of chance too; `seals` are in the order in which they took over. `bots` are the
    texts that name the bots, one a seat and "" for a person; none where nobody says.
    """

    game: Game
    seats: tuple[str, ...]
    opening: str
    moves: tuple[Move, ...] = ()
    seals: tuple[Seal, ...] = ()
    bots: tuple[str, ...] = ()


def split_outcomes(text: str) -> list[str]:
    """Part a move from the outcome of chance that is written right behind it."""
    return _BEFORE_AN_OUTCOME.split(text)


def holds_outcome(text: str) -> bool:
    """Whether an outcome of chance begins somewhere in this part of a turn."""
    return bool(_OUTCOME.search(text))


def _reads_as_moves(game: Game, text: str) -> bool:
    try:
        for part in split_outcomes(text):
            parse_move(game, part)
    except InvalidNotation:
        return False
    return True


def _fault_of_name(game: Game, name: str) -> str | None:
    if not 1 <= len(name) <= LONGEST_NAME:
        return f"a name has 1 to {LONGEST_NAME} characters, not {len(name)}"
    if not name.isprintable():
        return f"the name {name!r} has characters that cannot be printed"
    if any(mark in name for mark in ",:#"):
        return f"the name {name!r} has a comma, a colon or a # in it"
    if name != " ".join(name.split()):
        return f"the name {name!r} has spaces around it or two in a row"
    if _NUMBER_LIKE.match(name):
        return f"the name {name!r} begins like the number of a turn"
    if _HEADER_LIKE.fullmatch(name):
        return f"the name {name!r} is that of a header"
    if holds_outcome(name):
        return f"the name {name!r} has a word that begins with +, as an outcome of chance does"
    if _reads_as_moves(game, name):
        return f"the name {name!r} reads as a move"
    return None


def check_names(game: Game, names: Sequence[str]) -> None:
    """Raise `InvalidSetup` unless a record of the game can tell seats with these names apart."""
    for name in names:
        fault = _fault_of_name(game, name)
        if fault:
            raise InvalidSetup(fault)
        if names.count(name) > 1:
            raise InvalidSetup(f"two seats have the name {name!r}")
    if len(names) != game.players:
        raise InvalidSetup(f"{len(names)} names for {game.players} seats")


def check_bots(game: Game, bots: Sequence[str]) -> None:
    """Raise `InvalidSetup` unless these are texts of bots, or "", that a record can hold."""
    if bots and len(bots) != game.players:
        raise InvalidSetup(f"{len(bots)} bots for {game.players} seats, {NO_BOT!r} is a person's")
    if bots and not any(bots):
        raise InvalidSetup("bots are named only where a seat has one")
    for bot in bots:
        if len(bot) > LONGEST_BOT:
            raise InvalidSetup(
                f"what names a bot has at most {LONGEST_BOT} characters, not {len(bot)}"
            )
        plain = bot.isprintable() and bot == " ".join(bot.split())
        if not plain or any(mark in bot for mark in ",#") or bot == NO_BOT:
            raise InvalidSetup(
                f"a game file cannot name the bot {bot!r}: it has a comma, a #, spaces around it "
                "or two in a row, or characters that cannot be printed"
            )


def check_words(game: Game, words: Sequence[str]) -> None:
    """Raise `InvalidSetup` unless these are words, or "", that the seats may add to a seal."""
    if len(words) != game.players:
        raise InvalidSetup(f"{len(words)} words for {game.players} seats, one for each is expected")
    for word in words:
        if len(word) > LONGEST_WORD:
            raise InvalidSetup(f"a word has at most {LONGEST_WORD} characters, not {len(word)}")
        if not word.isprintable() or any(mark in word for mark in " ,#") or word == NO_WORD:
            raise InvalidSetup(
                f"{word!r} cannot be a word: those are printable, without spaces, commas and #, "
                f"and {NO_WORD!r} stands for none"
            )


def check_seal(game: Game, seal: Seal) -> None:
    """Raise `InvalidSetup` for words that are none, `InvalidRecord` for anything else wrong."""
    check_words(game, seal.words)
    if len(seal.commitment) != SECRET_BYTES:
        raise InvalidRecord(f"a commitment has {SECRET_BYTES} bytes, not {len(seal.commitment)}")
    if seal.secret is None:
        return
    if len(seal.secret) != SECRET_BYTES:
        raise InvalidRecord(f"a secret has {SECRET_BYTES} bytes, not {len(seal.secret)}")
    promised = commitment_to(seal.secret)
    if promised != seal.commitment:
        raise InvalidRecord(
            f"the secret does not belong to the commitment: its SHA-256 is {promised.hex()}"
        )


def check_record(record: Record) -> None:
    """Raise `InvalidRecord` for wrong names, bots or seals; `replay` judges opening and moves."""
    try:
        check_names(record.game, record.seats)
        check_bots(record.game, record.bots)
        for seal in record.seals:
            check_seal(record.game, seal)
    except InvalidSetup as error:
        raise InvalidRecord(str(error)) from error
    starts = [seal.first_move for seal in record.seals]
    if starts != sorted(set(starts)) or any(not 0 <= at <= len(record.moves) for at in starts):
        raise InvalidRecord(f"seals take over one after the other during the game, not at {starts}")
