"""What a record may say, so that a file can hold it and give it back."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from heliopolis.core.chance import SECRET_BYTES, commitment_to
from heliopolis.core.errors import InvalidRecord, InvalidSetup, shown
from heliopolis.games import Game
from heliopolis.record.clock import check_clock
from heliopolis.record.grammar import HEADER, LONGEST_HEADER, names_header
from heliopolis.record.names import check_bots, check_hand, check_names, check_words
from heliopolis.record.record import Record, Seal
from heliopolis.record.times import is_in_order

_BEGAN: Final = re.compile(
    r"[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])"
    r"T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z"
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
        for title, said in record.others:
            _check_other(record, title, said)
    except InvalidSetup as error:
        raise InvalidRecord(error.code, **error.parameters) from error
    _check_numbers(record)


def check_seal(game: Game, seal: Seal) -> None:
    """Raise `InvalidSetup` for words that are none, `InvalidRecord` for anything else wrong."""
    check_words(game, seal.words)
    for header, given in (("commitment", seal.commitment), ("secret", seal.secret)):
        if given is not None and len(given) != SECRET_BYTES:
            raise InvalidRecord("seal-length", header=header, limit=SECRET_BYTES, length=len(given))
    if seal.secret is not None and commitment_to(seal.secret) != seal.commitment:
        raise InvalidRecord("false-secret", digest=commitment_to(seal.secret).hex())


def check_began(began: str) -> None:
    """Raise `InvalidSetup` unless this is a moment in UTC as a record says it."""
    if not _BEGAN.fullmatch(began):
        raise InvalidSetup("no-such-moment", text=shown(began))


def _check_other(record: Record, title: str, said: str) -> None:
    """A header that we do not know must be one that is read and kept."""
    if not HEADER.fullmatch(title) or names_header(title, record.game.opening):
        raise InvalidSetup("no-such-header", header=shown(title))
    if title in record.seats:
        raise InvalidSetup("header-like-name", header=title)
    plain = said.isprintable() and said == " ".join(said.split()) and "#" not in said
    if not plain or not 1 <= len(said) <= LONGEST_HEADER:
        raise InvalidSetup("header-not-writable", header=title)


def _check_numbers(record: Record) -> None:
    """Whatever counts moves must fit those that were played, and times must not fall."""
    moves = len(record.moves)
    firsts = tuple(seal.first for seal in record.seals)
    if not _climbs(firsts, moves + 1):
        raise InvalidRecord("seals-out-of-order", firsts=firsts, moves=moves)
    afters = tuple(hand.after for hand in record.hands)
    if not _climbs(afters, moves) or any(
        hand.seat not in range(len(record.seats)) for hand in record.hands
    ):
        raise InvalidRecord("hands-out-of-order", afters=afters, moves=moves)
    if record.practice is not None and not 0 <= record.practice <= moves:
        raise InvalidRecord("practice-after-end", practice=record.practice, moves=moves)
    if record.times and (len(record.times) != moves or set(record.times) == {None}):
        raise InvalidRecord("times-for-moves", times=len(record.times), moves=moves)
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


def _climbs(numbers: Sequence[int], end: int) -> bool:
    bounded = [0, *numbers, end]
    return bounded == sorted(bounded)
