"""Seats: taken, left, taken to another device, and given anew to who has lost one."""

from http import HTTPStatus

from heliopolis.bots import DEFAULT
from heliopolis.core.contract import Seat
from heliopolis.core.errors import Refusal
from heliopolis.match import Match
from heliopolis.server.logs import logger
from heliopolis.server.rooms.room import Room, Step
from heliopolis.server.rooms.steps import hand_to_bot
from heliopolis.server.routes.call import Call
from heliopolis.server.routes.registry import Routes
from heliopolis.server.tables.document import Document
from heliopolis.server.tables.hosting import free, invite_again, part, why_no_person
from heliopolis.server.tables.notes import with_notes
from heliopolis.server.tables.seating import claim, offer_device
from heliopolis.server.tables.tokens import new_token
from heliopolis.wire.rest import Claim, Claimed, Invite, Invited, OfSeat, TableTold

Outcome = Document | Refusal
_log = logger(__name__)
routes = Routes()

_MAY_FAIL = (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT)


@routes.post("/tables/{table}/claim", Claim, Claimed, *_MAY_FAIL)
async def claim_seat(call: Call, asked: Claim) -> Claimed:
    """Take a seat by an invite, which is good for once, or by the table's link while it is open."""
    limits = call.premises.limits
    await call.limit(limits.claims, limits.claims_of_newcomers)
    room = await call.room()
    secret = new_token()
    browser = "" if asked.program else await call.browser()
    taken: list[Seat] = []

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        outcome = claim(document, asked.token, asked.seat, asked.name, secret, browser)
        if isinstance(outcome, Refusal):
            return outcome
        taken.append(outcome[1])
        return with_notes(outcome[0]) if outcome[0].stage == "playing" else outcome[0]

    await call.change(room, step)
    _log.info("seat-claimed", game=room.id, seat=taken[-1])
    return Claimed(room.shown(), taken[-1], secret if asked.program else "")


@routes.post("/tables/{table}/leave", OfSeat, TableTold, *_MAY_FAIL)
async def leave_seat(call: Call, asked: OfSeat) -> TableTold:
    """Leave a seat for good: it is free again, or a bot plays on where the game has begun."""
    room = await call.room()
    step = call.by_seat(asked.seat, asked.secret, empty(asked.seat, new_token()))
    await call.change(room, step, "left")
    _log.info("seat-left", game=room.id, seat=asked.seat)
    return TableTold(room.shown())


def empty(seat: Seat | None, invite: str) -> Step:
    """Part a person from a seat; the invite gives it to somebody else, where that can be."""

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        refusal = why_no_person(document, seat)
        if refusal is not None or seat is None:
            return refusal or document
        if document.stage in ("gathering", "sealing"):
            return free(document, seat, invite, now)
        if document.stage == "playing":
            handed = hand_to_bot(seat, DEFAULT)(document, match, now)
            return handed if isinstance(handed, Refusal) else part(handed, seat)
        return part(document, seat)

    return step


@routes.post("/tables/{table}/device", OfSeat, Invited, *_MAY_FAIL)
async def move_to_device(call: Call, asked: OfSeat) -> Invited:
    """Make a link that takes the caller's own seat to another device, once."""
    room = await call.room()
    token = new_token()

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        return offer_device(document, asked.seat, token)

    await call.change(room, call.by_seat(asked.seat, asked.secret, step))
    return Invited(asked.seat, call.link("join", room.id, token))


@routes.post("/tables/{table}/invite", Invite, Invited, *_MAY_FAIL)
async def invite(call: Call, asked: Invite) -> Invited:
    """Make a new invite for a seat, also one that somebody has lost; only the host may."""
    room = await call.room()
    return Invited(asked.seat, await invited(call, room, asked.organiser, asked.seat))


async def invited(call: Call, room: Room, organiser: str, seat: Seat | None) -> str:
    """A new invite for a seat; whoever sat there proves nothing any more."""
    token = new_token()

    def step(document: Document, match: Match | None, now: int) -> Outcome:
        return invite_again(document, seat, token)

    await call.change(room, call.by_host(organiser, step))
    return call.link("join", room.id, token)
