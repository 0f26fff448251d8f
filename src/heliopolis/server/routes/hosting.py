"""What only the host of a table may do: by the organiser's link, or where the table was made."""

from http import HTTPStatus

from heliopolis.core.errors import Refusal
from heliopolis.match import Match
from heliopolis.server.rooms.room import Room
from heliopolis.server.rooms.steps import abandon
from heliopolis.server.routes.answers import Refused
from heliopolis.server.routes.call import Call
from heliopolis.server.routes.registry import Routes
from heliopolis.server.routes.seats import empty, invited
from heliopolis.server.tables.document import Document
from heliopolis.server.tables.hosting import close_link, mute, open_link
from heliopolis.server.tables.tokens import new_token
from heliopolis.wire.rest import Host, Hosted

routes = Routes()


@routes.post(
    "/tables/{table}/host",
    Host,
    Hosted,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.CONFLICT,
)
async def host(call: Call, asked: Host) -> Hosted:
    """Close the table, send somebody away, silence somebody, invite anew, or change the link."""
    room = await call.room()
    call.check_host(room.document, asked.organiser)
    invite = link = ""
    match asked.action:
        case "close":
            await call.change(room, abandon)
        case "kick":
            await _kick(call, room, asked)
        case "mute" | "unmute":
            await _mute(call, room, asked)
        case "reinvite":
            invite = await invited(call, room, asked.seat)
        case "open_link" | "close_link":
            link = await _change_link(call, room, asked.action == "open_link")
    return Hosted(room.shown(), invite, link)


async def _kick(call: Call, room: Room, asked: Host) -> None:
    if asked.seat is None:
        raise Refused(Refusal("seat-needed", {}))
    await call.change(room, empty(asked.seat, new_token()), "kicked")


async def _mute(call: Call, room: Room, asked: Host) -> None:
    def step(document: Document, match: Match | None, now: int) -> Document | Refusal:
        return mute(document, asked.seat, asked.action == "mute")

    await call.change(room, step)


async def _change_link(call: Call, room: Room, opened: bool) -> str:
    """Open the table's link anew, and return it, or close it."""
    token = new_token()

    def step(document: Document, match: Match | None, now: int) -> Document:
        return open_link(document, token) if opened else close_link(document)

    await call.change(room, step)
    return call.link("join", room.id, token) if opened else ""
