"""What a record may say, so that a file can hold it and give it back."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from heliopolis.core.chance import SECRET_BYTES, commitment_to
from heliopolis.core.errors import InvalidNotation, InvalidRecord, InvalidSetup
from heliopolis.games import Game, parse_move
from heliopolis.record.clock import check_clock
from heliopolis.record.record import NO_BOT, NOBODY, PERSON, Hand, Record, Seal
from heliopolis.record.times import is_in_order, split_time

OF_A_SEAL: Final = ("commitment", "words", "secret")
"""The headers of a seal; a number in their name says from where on it deals."""
HEADERS: Final = (
    *("game", "notation", "edition", "override", "seats", "bots", "scores"),
    *("clock", "began", "practice", *OF_A_SEAL, "hands", "result"),
)
"""The headers that we know; every game has one more, named after what is dealt first."""
HEADER: Final = re.compile(r"(?P<name>[a-z][a-z0-9-]{0,39})(?: (?P<number>[0-9]{1,9}))?")
"""What a header can be called."""
NO_WORD: Final = "-"
"""How the word of a seat that gave none is written."""
LONGEST_NAME: Final = 40
LONGEST_BOT: Final = 200
LONGEST_WORD: Final = 64
LONGEST_HEADER: Final = 1_100  # five bots of 200 characters fit

_BEGAN: Final = re.compile(
    r"[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])"
    r"T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z"
)
_NUMBER_LIKE: Final = re.compile(r"[0-9]+\.")
_BEFORE_AN_OUTCOME: Final = re.compile(r" (?=\+)")
_OUTCOME: Final = re.compile(r"(?:^|[ ,])\+")


def split_outcomes(text: str) -> list[str]:
    """Part a move from the outcome of chance that is written right behind it."""
    return _BEFORE_AN_OUTCOME.split(text)


def holds_outcome(text: str) -> bool:
    """Whether an outcome of chance begins somewhere in this part of a turn."""
    return bool(_OUTCOME.search(text))


def _reads_as_moves(game: Game, text: str) -> bool:
    try:
        for part in split_outcomes(text):
            parse_move(game, split_time(part)[0])
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
    header = HEADER.fullmatch(name)
    if header and header["name"] in (*HEADERS, game.opening):
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
    for bot in filter(None, bots):
        _check_bot(bot)


def _check_bot(bot: str) -> None:
    if len(bot) > LONGEST_BOT:
        raise InvalidSetup(f"what names a bot has at most {LONGEST_BOT} characters, not {len(bot)}")
    plain = bot.isprintable() and bot and bot == " ".join(bot.split())
    if not plain or any(mark in bot for mark in ",#") or bot in (NO_BOT, NOBODY):
        raise InvalidSetup(
            f"a game file cannot name the bot {bot!r}: it has a comma, a #, spaces around it "
            "or two in a row, or characters that cannot be printed"
        )


def check_hand(hand: Hand) -> None:
    """Raise `InvalidSetup` unless a record can say who takes the seat."""
    if hand.occupant not in (PERSON, NOBODY):
        _check_bot(hand.occupant)
    if " = " in hand.occupant or " @" in hand.occupant:
        raise InvalidSetup("no-such-occupant", occupant=hand.occupant)


def check_began(began: str) -> None:
    """Raise `InvalidSetup` unless this is a moment in UTC as a record says it."""
    if not _BEGAN.fullmatch(began):
        raise InvalidSetup("no-such-moment", text=began[:40])


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
    """Raise `InvalidRecord` unless a file can hold it; `replay` judges opening and moves."""
    try:
        check_names(record.game, record.seats)
        check_bots(record.game, record.bots)
        for seal in record.seals:
            check_seal(record.game, seal)
        for hand in record.hands:
            check_hand(hand)
        if record.clock is not None:
            check_clock(record.clock)
        if record.began:
            check_began(record.began)
    except InvalidSetup as error:
        raise InvalidRecord(error.code, **error.parameters) from error
    _check_numbers(record)
    for title, said in record.others:
        _check_other(record, title, said)


def _check_numbers(record: Record) -> None:
    """Whatever counts moves must fit those that were played."""
    end = len(record.moves)
    firsts = [seal.first for seal in record.seals]
    if not _climb(firsts, end + 1):
        raise InvalidRecord(f"seals take over one after the other during the game, not at {firsts}")
    afters = [hand.after for hand in record.hands]
    if not _climb(afters, end) or any(
        hand.seat not in range(len(record.seats)) for hand in record.hands
    ):
        raise InvalidRecord("hands-out-of-order", afters=tuple(afters))
    if record.practice is not None and not 0 <= record.practice <= end:
        raise InvalidRecord("practice-after-end", practice=record.practice, moves=end)
    if record.times and (len(record.times) != end or set(record.times) == {None}):
        raise InvalidRecord("times-for-moves", times=len(record.times), moves=end)
    if not is_in_order(time for time, _ in timeline(record)):
        raise InvalidRecord("times-out-of-order")


def timeline(record: Record) -> Iterator[tuple[int | None, int | None]]:
    """All times in the order in which they passed, those of hands with the place of the hand."""
    times = record.times or (None,) * len(record.moves)
    told = 0
    for place, hand in enumerate(record.hands):
        yield from ((time, None) for time in times[told : hand.after])
        yield hand.at, place
        told = hand.after
    yield from ((time, None) for time in times[told:])


def _climb(numbers: Sequence[int], end: int) -> bool:
    bounded = [0, *numbers, end]
    return bounded == sorted(bounded)


def _check_other(record: Record, title: str, said: str) -> None:
    """A header that we do not know must be one that is read and kept."""
    found = HEADER.fullmatch(title)
    if not found or found["name"] in (*HEADERS, record.game.opening):
        raise InvalidRecord("no-such-header", header=title)
    if title in record.seats:
        raise InvalidRecord("header-like-a-name", header=title)
    plain = said.isprintable() and said == " ".join(said.split()) and "#" not in said
    if not plain or not 1 <= len(said) <= LONGEST_HEADER:
        raise InvalidRecord("header-not-writable", header=title)
