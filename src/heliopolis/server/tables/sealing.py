"""How chance is sealed among people: the table is frozen, all commit to a word, then all reveal.

Whoever runs the server commits to the secret before any word is known, and every client commits
to its word before it sees another's: nobody can choose what will be dealt.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from heliopolis.core.chance import commitment_to
from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.match import Match, Proposal
from heliopolis.record import check_words
from heliopolis.server.settings import DAY
from heliopolis.server.store.protocol import MoveRow
from heliopolis.server.tables.document import (
    Document,
    SealDocument,
    emptied,
    game_of,
    people_of,
    record_of,
    with_seat,
)

PATIENCE: Final = 20_000
"""How many milliseconds people's clients have to commit, and then to reveal."""
ABANDONED: Final = 30 * DAY
"""A game without a clock in which nobody does anything for so many milliseconds is ended."""
_HEX: Final = re.compile(r"[0-9a-f]{64}")


def freeze(document: Document, version: int, secret: bytes, now: int) -> Document:
    """Promise the chance of a table whose seats are all taken, and hear the words of people."""
    first = version + 1 if document.opening else 0
    seal = SealDocument(first, commitment_to(secret).hex(), ("",) * document.players, secret.hex())
    seats = tuple(replace(one, commitment="", word="", revealed=False) for one in document.seats)
    bots = tuple(one.bot for one in document.seats)
    return replace(
        document,
        stage="sealing",
        seats=seats,
        bots=document.bots if document.opening else bots if any(bots) else (),
        seals=(*document.seals, seal),
        starts=document.starts + 1,
        revealing=False,
        deadline=now + PATIENCE,
    )


def sealed_anew(document: Document, version: int, secret: bytes, now: int) -> Document:
    """Promise the chance of a game again from here on, for what comes may be known to somebody.

    Standing bids go, because they were made in another course of the game. A game that is sealed
    already counts one more start.
    """
    if document.stage not in ("playing", "sealing") or document.unsealed:
        return document
    starts = document.starts if document.stage == "sealing" else 0
    return freeze(replace(document, standing={}, starts=starts), version, secret, now)


def frozen_lines(document: Document, rows: Sequence[MoveRow]) -> str:
    """The lines of the file that the seal covers, shown before anybody gives a word."""
    return _proposal(document, rows).table.decode()


def commit(document: Document, seat: Seat, commitment: str, now: int) -> Document | Refusal:
    """Hear what a person's client promises its word to be; the same once more changes nothing."""
    one = document.seats[seat]
    if _has_promised(document, seat) and commitment == one.commitment:
        return document
    refusal = _why_not(document, seat)
    if refusal is not None:
        return refusal
    if document.revealing or one.commitment:
        return Refusal("committed-already", {"seat": seat})
    if not _HEX.fullmatch(commitment):
        return Refusal("not-a-commitment", {})
    promised = with_seat(document, seat, commitment=commitment)
    waiting = any(not promised.seats[other].commitment for other in promised.people)
    return promised if waiting else replace(promised, revealing=True, deadline=now + PATIENCE)


def reveal(document: Document, seat: Seat, word: str) -> Document | Refusal:
    """Hear the word that a person's client promised; the same once more changes nothing."""
    one = document.seats[seat]
    if _has_promised(document, seat) and one.revealed and word == one.word:
        return document
    refusal = _why_not(document, seat)
    if refusal is not None:
        return refusal
    if not document.revealing:
        return Refusal("not-revealing-yet", {"seat": seat})
    if not one.commitment or one.revealed:
        return Refusal("nothing-to-reveal", {"seat": seat})
    said = hashlib.sha256(word.encode()).hexdigest()
    if not hmac.compare_digest(said, one.commitment):
        return Refusal("another-word", {"seat": seat})
    try:
        check_words(game_of(document), [word] * document.players)
    except HeliopolisError as error:
        return error.refusal
    return with_seat(document, seat, word=word, revealed=True)


def is_heard(document: Document) -> bool:
    """Whether every word that was promised is known."""
    promised = [one for one in document.seats if one.commitment]
    no_people = not document.people
    return document.stage == "sealing" and (
        no_people or (document.revealing and all(one.revealed for one in promised))
    )


def time_is_up(document: Document, now: int) -> Document:
    """What becomes of a table whose deadline is over.

    Who has not committed gives no word. Who has committed and does not reveal loses the seat, and
    everything is promised anew when it is taken again: the record counts the starts.
    """
    if not document.revealing:
        return replace(document, revealing=True, deadline=now + PATIENCE)
    seats = tuple(
        emptied(document, one) if one.commitment and not one.revealed else one
        for one in document.seats
    )
    return spoilt(replace(document, seats=seats), now)


def spoilt(document: Document, now: int) -> Document:
    """A table whose start came to nothing, for a seat is free again.

    A game that has moves already, from a backup or a record, is not closed as a new table would be
    that is never full: it may be old, and is waited for as long as any game is.
    """
    deadline = now + ABANDONED if document.opening else None
    return replace(document, stage="gathering", revealing=False, deadline=deadline)


def start(document: Document, rows: Sequence[MoveRow], now: int) -> tuple[Document, Match]:
    """Deal the opening of a table whose words are all heard, and begin or go on."""
    words = tuple(one.word for one in document.seats)
    match = _proposal(document, rows).start(words)
    seal = replace(document.seals[-1], words=words)
    began = now - match.time
    started = replace(
        document,
        stage="playing",
        seals=(*document.seals[:-1], seal),
        opening=match.record().opening,
        began=began,
        began_at=document.began_at or began,
        revealing=False,
        deadline=None,
    )
    return started, match


def _proposal(document: Document, rows: Sequence[MoveRow]) -> Proposal:
    """The table as it is frozen, with the promise that was made last."""
    before = replace(document, seals=document.seals[:-1])
    return Proposal(
        record_of(before, rows),
        bytes.fromhex(document.seals[-1].secret),
        people_of(document),
        document.one_device,
    )


def _has_promised(document: Document, seat: Seat) -> bool:
    """Whether a seat has promised a word for this start, which may have begun the game by now."""
    one = document.seats[seat]
    started = document.stage in ("sealing", "playing")
    return started and one.kind == "person" and bool(one.commitment)


def _why_not(document: Document, seat: Seat) -> Refusal | None:
    if document.stage != "sealing":
        return Refusal("not-sealing", {})
    return (
        None if document.seats[seat].kind == "person" else Refusal("not-your-seat", {"seat": seat})
    )
