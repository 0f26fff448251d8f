"""Who takes a seat, leaves it, loses it or plays it from another device."""

import hmac
from collections.abc import Callable
from typing import Final

import msgspec

from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.record import check_names
from heliopolis.server.tables.document import (
    Document,
    SeatDocument,
    emptied,
    game_of,
    with_seat,
)
from heliopolis.server.tables.tokens import digest, fits

LONGEST_NAME: Final = 24
Made = tuple[Document, Seat] | Refusal


def claim(
    document: Document, token: str, seat: Seat | None, name: str, secret: str, browser: str
) -> Made:
    """Take the seat of an invite, or any free seat by the table's link while that is open.

    A public table whose link is open takes anybody, who need know no token.
    `secret` is the new one of whoever sits down; whatever opened the seat before opens nothing
    any more. A token for another device takes over the seat of the person whose it is.
    """
    found = _by_device(document, token)
    if found is not None:
        holder = {"secret": digest(secret), "browser": browser, "program": not browser}
        return with_seat(document, found, device="", **holder), found
    if document.stage != "gathering":
        return Refusal("table-started", {})
    chosen = _by_invite(document, token)
    if chosen is None and document.link_open and _lets_in(document, token):
        chosen = _free(document, seat, browser)
        if chosen is None:
            return Refusal("no-free-seat", {})
    if chosen is None:
        return Refusal("wrong-token", {})
    return _seated(document, chosen, name, secret, browser)


def _lets_in(document: Document, token: str) -> bool:
    return fits(token, document.link) or (document.public and not token)


def sit_first(document: Document, seat: Seat, name: str, secret: str, browser: str) -> Made:
    """Give a seat to whoever makes the table."""
    return _seated(document, seat, name, secret, browser)


def _seated(document: Document, seat: Seat, name: str, secret: str, browser: str) -> Made:
    """Seat somebody; a seat that has a name already keeps it, for a record may be bound to it."""
    named = document.seats[seat].name or name.strip()
    if not named:
        return Refusal("name-length", {"limit": LONGEST_NAME, "length": 0})
    one = SeatDocument(
        kind="person",
        name=named,
        secret=digest(secret),
        browser=browser,
        program=not browser,
    )
    seats = (*document.seats[:seat], one, *document.seats[seat + 1 :])
    refusal = why_not_names(msgspec.structs.replace(document, seats=seats))
    return refusal or (msgspec.structs.replace(document, seats=seats), seat)


def why_not_names(document: Document) -> Refusal | None:
    """Why the names at a table cannot stand in a record; free seats have none yet."""
    names = tuple(one.name or f"·{seat}" for seat, one in enumerate(document.seats))
    for name in names:
        if len(name) > LONGEST_NAME:
            return Refusal("name-length", {"limit": LONGEST_NAME, "length": len(name)})
    try:
        check_names(game_of(document), names)
    except HeliopolisError as error:
        return error.refusal
    return None


def _by_invite(document: Document, token: str) -> Seat | None:
    return _first(document, lambda one: one.kind == "open" and fits(token, one.invite))


def _by_device(document: Document, token: str) -> Seat | None:
    return _first(document, lambda one: one.kind == "person" and fits(token, one.device))


def _free(document: Document, seat: Seat | None, browser: str) -> Seat | None:
    """The seat that is asked for if it is free, or the first free one; one's own before others.

    A seat that is kept for somebody is free for their browser alone.
    """

    def free(one: SeatDocument) -> bool:
        return one.kind == "open" and (not is_kept(one) or is_browser_of(one, browser))

    if seat is not None:
        return seat if seat in range(document.players) and free(document.seats[seat]) else None
    own = _first(document, lambda one: is_kept(one) and is_browser_of(one, browser))
    return _first(document, free) if own is None else own


def is_kept(one: SeatDocument) -> bool:
    """Whether a free seat waits for whoever had it at the table before."""
    return one.kind == "open" and bool(one.secret)


def for_anybody(one: SeatDocument) -> SeatDocument:
    """A free seat that waits for nobody any more; the name belongs to whom it was kept for."""
    return SeatDocument() if is_kept(one) else one


def is_browser_of(one: SeatDocument, browser: str) -> bool:
    """Whether a seat is that of a browser; programs have none, so none is another's."""
    return bool(one.browser) and hmac.compare_digest(browser, one.browser)


def _first(document: Document, fit: Callable[[SeatDocument], bool]) -> Seat | None:
    """The first seat that fits; all are tried, so that time tells nothing."""
    found = [seat for seat, one in enumerate(document.seats) if fit(one)]
    return found[0] if found else None


def proves(document: Document, seat: Seat, secret: str, browser: str) -> bool:
    """Whether somebody is the person at a seat: by its secret, or by its browser's digest."""
    if seat not in document.people:  # one that is kept for somebody is nobody's yet
        return False
    one = document.seats[seat]
    return fits(secret, one.secret) or is_browser_of(one, browser)


def vacate(document: Document, seat: Seat, invite: str) -> Document:
    """Free a seat before the game has begun; a new invite opens it."""
    fresh = msgspec.structs.replace(emptied(document, document.seats[seat]), invite=digest(invite))
    seats = (*document.seats[:seat], fresh, *document.seats[seat + 1 :])
    return msgspec.structs.replace(document, seats=seats)


def substitute(document: Document, seat: Seat, bot: str) -> Document:
    """Let a bot play a person's seat, or with "" the person again."""
    return with_seat(document, seat, substitute=bot)


def lock_out(document: Document, seat: Seat, device: str) -> Document:
    """Let a seat's old secret open nothing any more; a token for a new device does.

    It may be somebody else who comes, and has agreed to nothing.
    """
    locked = with_seat(document, seat, secret="", browser="", device=digest(device))
    agreed = tuple(one for one in document.agreed if one != seat)
    return msgspec.structs.replace(locked, agreed=agreed)


def offer_device(document: Document, seat: Seat, device: str) -> Document:
    """Let a token, once, take a person's seat to another device."""
    return with_seat(document, seat, device=digest(device))


def is_host(document: Document, browser: str, organiser: str) -> bool:
    """Whether somebody may close the table, by its browser or by the organiser's token."""
    by_browser = bool(document.owner) and hmac.compare_digest(browser, document.owner)
    return fits(organiser, document.organiser) or by_browser
