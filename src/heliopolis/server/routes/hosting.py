"""What only the host of a table may do: by the organiser's link, or where the table was made."""

from http import HTTPStatus

from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.match import Match
from heliopolis.server.logs import logger
from heliopolis.server.offers import read_offer
from heliopolis.server.rooms.room import Step
from heliopolis.server.rooms.steps import abandon
from heliopolis.server.routes.call import Call
from heliopolis.server.routes.registry import Routes
from heliopolis.server.routes.seats import empty, invited
from heliopolis.server.tables.document import Document
from heliopolis.server.tables.hosting import close_link, mute, open_link, seat_bot
from heliopolis.server.tables.tokens import new_token
from heliopolis.wire.rest import Host, Hosted

_log = logger(__name__)
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
    """Close the table, send somebody away, silence, invite, seat a bot, or change the link."""
    room = await call.room()
    token, invite, link = new_token(), "", ""
    if asked.action == "reinvite":
        invite = await invited(call, room, asked.organiser, asked.seat)
    else:
        step = call.by_host(asked.organiser, _step(call, asked, token))
        await call.change(room, step, "kicked" if asked.action == "kick" else "replaced")
    if asked.action == "open_link":
        link = call.link("join", room.id, token)
    _log.info("table-hosted", game=room.id, seat=asked.seat, action=asked.action)
    return Hosted(room.shown(), invite, link)


def _step(call: Call, asked: Host, token: str) -> Step:
    """The change that a host asks for; the token is for a link or a seat that is opened by it."""

    def step(document: Document, match: Match | None, now: int) -> Document | Refusal:
        if asked.action in ("mute", "unmute"):
            return mute(document, asked.seat, asked.action == "mute")
        if asked.action == "open_link":
            return open_link(document, token)
        if asked.action == "seat_bot":
            return _seat_bot(call, document, asked)
        return close_link(document)

    if asked.action == "close":
        return abandon
    return empty(asked.seat, token) if asked.action == "kick" else step


def _seat_bot(call: Call, document: Document, asked: Host) -> Document | Refusal:
    try:
        bot = read_offer(document.game, asked.bot, call.house.settings.bot_files)
    except HeliopolisError as error:
        return error.refusal
    return seat_bot(document, asked.seat, bot)
