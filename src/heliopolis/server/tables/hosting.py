"""What the host of a table may do to its seats and its link, and how a seat is left."""

from msgspec.structs import replace

from heliopolis.bots import Entrant
from heliopolis.core.contract import Seat
from heliopolis.core.errors import Refusal
from heliopolis.server.tables.document import Document, with_seat
from heliopolis.server.tables.making import free_name
from heliopolis.server.tables.sealing import spoilt
from heliopolis.server.tables.seating import for_anybody, lock_out, vacate
from heliopolis.server.tables.tokens import digest

Outcome = Document | Refusal


def why_no_seat(document: Document, seat: Seat | None) -> Refusal | None:
    """Why a number is no seat of a table; None where it is one."""
    if seat is None:
        return Refusal("seat-needed", {})
    if seat not in range(document.players):
        return Refusal("no-such-seat", {"number": seat, "seats": document.players})
    return None


def why_no_person(document: Document, seat: Seat | None) -> Refusal | None:
    """Why nobody can be sent away from a seat, or silenced there."""
    refusal = why_no_seat(document, seat)
    if refusal is not None or seat is None:
        return refusal
    return (
        None if document.seats[seat].kind == "person" else Refusal("nobody-there", {"seat": seat})
    )


def free(document: Document, seat: Seat, invite: str, now: int) -> Document:
    """Free a seat before the game has begun; promises about chance come to nothing by it."""
    freed = vacate(document, seat, invite)
    return spoilt(freed, now) if document.stage == "sealing" else freed


def part(document: Document, seat: Seat) -> Document:
    """Let whoever had a seat prove nothing any more; the seat itself stays as it is."""
    return with_seat(document, seat, secret="", browser="", device="")


def mute(document: Document, seat: Seat | None, muted: bool) -> Outcome:
    """Let a seat say nothing, or speak again."""
    refusal = why_no_person(document, seat)
    assert seat is not None or refusal is not None
    return refusal or with_seat(document, seat or 0, muted=muted)


def invite_again(document: Document, seat: Seat | None, token: str) -> Outcome:
    """Make a new invite for a free seat, or for the seat of somebody who has lost it.

    A seat that is kept for whoever had it at the table before is kept no more.
    """
    refusal = why_no_seat(document, seat)
    if refusal is not None:
        return refusal
    assert seat is not None
    kind = document.seats[seat].kind
    if kind == "person":
        return lock_out(document, seat, token)
    if kind == "bot" or document.stage != "gathering":
        return Refusal("nobody-there", {"seat": seat})
    return with_seat(opened(document, seat), seat, invite=digest(token))


def opened(document: Document, seat: Seat) -> Document:
    """The table with a free seat kept for nobody any more: its host gives it to somebody else."""
    one = for_anybody(document.seats[seat])
    return replace(document, seats=(*document.seats[:seat], one, *document.seats[seat + 1 :]))


def seat_bot(document: Document, seat: Seat | None, bot: Entrant) -> Outcome:
    """Let a bot take a free seat before the game has begun: nobody has to be waited for."""
    refusal = why_no_seat(document, seat)
    if refusal is not None:
        return refusal
    assert seat is not None
    if document.stage != "gathering":
        return Refusal("table-started", {})
    if document.seats[seat].kind != "open":
        return Refusal("no-free-seat", {})
    document = opened(document, seat)
    name = document.seats[seat].name or free_name(bot, [one.name for one in document.seats])
    return with_seat(document, seat, kind="bot", name=name, bot=bot.text, invite="")


def open_link(document: Document, link: str) -> Document:
    """Let one link, a new one, give any free seat."""
    return replace(document, link=digest(link), link_open=True)


def close_link(document: Document) -> Document:
    """Let the one link of the table give no seat any more; invites still do."""
    return replace(document, link_open=False)
