"""Tables: made, listed, looked at, played again, recorded and deleted."""

import asyncio
import secrets
from http import HTTPStatus
from typing import Final

from msgspec.structs import replace
from starlette.responses import Response

from heliopolis.core.chance import SECRET_BYTES
from heliopolis.core.errors import Refusal
from heliopolis.match import Match
from heliopolis.record import write_record
from heliopolis.server.house import House
from heliopolis.server.logs import logger
from heliopolis.server.rooms.attention import wake_at
from heliopolis.server.rooms.room import Room
from heliopolis.server.rooms.showing import table_struct
from heliopolis.server.rooms.stages import Moment
from heliopolis.server.routes.answers import Refused
from heliopolis.server.routes.call import Call
from heliopolis.server.routes.queries import BEFORE
from heliopolis.server.routes.registry import Routes
from heliopolis.server.store.protocol import MoveRow, Stored
from heliopolis.server.tables.continuing import again, play_on, sit_again
from heliopolis.server.tables.document import Document, browsers_of, read, record_of, written
from heliopolis.server.tables.making import Made, make, scripted
from heliopolis.server.tables.seating import is_host, proves
from heliopolis.server.tables.tokens import new_id, new_token
from heliopolis.wire.rest import (
    Claimed,
    Delete,
    NewTable,
    Rematch,
    SeatKey,
    TableMade,
    Tables,
    TableTold,
)
from heliopolis.wire.tables import TableStruct

LISTED: Final = 50
"""So many tables are in one answer."""
MOST_TABLES: Final = 100
"""So many tables of one browser may be unfinished."""

_log = logger(__name__)
routes = Routes()


@routes.post(
    "/tables",
    NewTable,
    TableMade,
    HTTPStatus.UNAUTHORIZED,
    HTTPStatus.CONFLICT,
    status=HTTPStatus.CREATED,
)
async def make_table(call: Call, asked: NewTable) -> TableMade:
    """Make a table: a new game, a recorded one that goes on, or a guided one."""
    house = call.house
    if house.settings.house_key and not call.has_key:
        raise Refused(Refusal("house-key-needed", {}))
    call.check_ready(asked.game)
    await _limit(call)
    browser = "" if asked.program else await call.browser()
    made = await _drafted(asked, browser, house)
    if isinstance(made, Refusal):
        raise Refused(made)
    room = await _stored(call, made.document, made.moves)
    _log.info("table-made", game=room.id, rules=made.document.game)
    keys = [
        SeatKey(
            key.seat,
            key.secret if asked.program else "",
            call.link("join", room.id, key.invite) if key.invite else "",
        )
        for key in made.keys
    ]
    return TableMade(
        room.shown(),
        tuple(keys),
        call.link("join", room.id, made.link),
        call.link("host", room.id, made.organiser),
    )


async def _limit(call: Call) -> None:
    limits = call.premises.limits
    if call.has_key:
        return
    known = await call.is_known()
    if known and not limits.tables.take(call.caller.browser):
        raise Refused(Refusal("too-fast", {}))
    if not limits.tables_of_address.take(call.caller.address):
        raise Refused(Refusal("too-fast", {}))
    if known:
        mine = await call.house.store.tables_of(call.caller.browser, 2 * MOST_TABLES)
        if sum(read(one.document).stage != "over" for one in mine) >= MOST_TABLES:
            raise Refused(Refusal("too-many-tables", {"limit": MOST_TABLES}))


async def _drafted(asked: NewTable, browser: str, house: House) -> Made | Refusal:
    now, bot_files = house.clock(), house.settings.bot_files
    if asked.from_ is not None:
        if asked.script is not None:
            return Refusal("script-or-record", {})
        # The game is played again, beside everything else that happens here.
        return await asyncio.to_thread(play_on, asked, browser, now, bot_files)
    made = make(asked, browser, now, bot_files)
    if asked.script is None or isinstance(made, Refusal):
        return made
    return scripted(made, asked.script, secrets.token_hex(SECRET_BYTES))


async def _stored(call: Call, document: Document, moves: tuple[MoveRow, ...]) -> Room:
    """Store a new table, and let follow what follows by itself when its seats are taken."""
    house, identifier, now = call.house, new_id(), call.house.clock()
    await house.store.create(
        identifier,
        written(document),
        document.stage,
        document.public,
        browsers_of(document),
        moves,
        wake_at(document, None, now),
        now,
    )
    room = await house.rooms.get(identifier)
    await call.change(room, _unchanged)
    return room


def _unchanged(document: Document, match: Match | None, now: int) -> Document:
    return document


@routes.get("/tables", Tables, queries=(BEFORE,))
async def list_tables(call: Call) -> Tables:
    """List the public tables that are not over, the newest first."""
    before = None
    identifier = call.request.query_params.get("before", "")
    if identifier:
        last = await call.stored_at(identifier)
        before = None if last is None else (last.created, last.id)
    found = await call.house.store.open_tables(LISTED + 1, before)
    return Tables(tuple(shown(call.house, one) for one in found[:LISTED]), more=len(found) > LISTED)


def shown(house: House, stored: Stored) -> TableStruct:
    """A stored table as everybody may see it, with who is there as far as this process knows."""
    room = house.rooms.known(stored.id)
    listeners = None if room is None else room.listeners
    told = table_struct(
        stored.id, Moment(read(stored.document), None, []), listeners, house.clock()
    )
    return replace(told, version=stored.version)


@routes.get("/tables/{table}", TableTold, HTTPStatus.NOT_FOUND)
async def look_at_table(call: Call) -> TableTold:
    """Look at a table; whoever knows its id may watch."""
    return TableTold(shown(call.house, await call.stored()))


@routes.delete("/tables/{table}", Delete, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND)
async def delete_table(call: Call, asked: Delete) -> None:
    """Delete a table with all its moves; only its host may."""
    room = await call.room()
    fresh = read((await call.stored()).document)
    if not is_host(fresh, call.caller.browser, asked.organiser):
        raise Refused(Refusal("not-the-host", {}))
    await call.house.delete(room)
    _log.info("table-deleted", game=room.id)


@routes.get(
    "/tables/{table}/record",
    None,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.CONFLICT,
    media="text/plain; charset=utf-8",
)
async def write_down(call: Call) -> Response:
    """The game so far as a file; secrets are in it only when they are opened."""
    limits = call.premises.limits
    await call.limit(limits.records, limits.records_of_newcomers)
    room = await call.room()
    if not room.document.opening:
        raise Refused(Refusal("not-begun", {}))
    text = write_record(record_of(room.document, room.rows))
    named = {"content-disposition": f'attachment; filename="heliopolis-{room.id}.ra"'}
    return Response(text, headers=named, media_type="text/plain; charset=utf-8")


@routes.post(
    "/tables/{table}/rematch",
    Rematch,
    Claimed,
    HTTPStatus.FORBIDDEN,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.CONFLICT,
)
async def play_again(call: Call, asked: Rematch) -> Claimed:
    """Play again: the first one makes the table, where the seats of the others are kept."""
    room = await call.room()
    document = read((await call.stored()).document)
    if not proves(document, asked.seat, asked.secret, call.caller.browser):
        raise Refused(Refusal("not-your-seat", {"seat": asked.seat}))
    if document.stage != "over":
        raise Refused(Refusal("not-over", {}))
    if document.ended == "left":
        raise Refused(Refusal("game-over", {"ended": "left"}))
    limits = call.premises.limits
    await call.limit(limits.claims, limits.claims_of_newcomers)
    following = await _successor(call, room)
    secret, before = new_token(), document.seats[asked.seat]

    def sit(document: Document, match: Match | None, now: int) -> Document | Refusal:
        return sit_again(document, asked.seat, before, secret)

    await call.change(following, sit)
    return Claimed(following.shown(), asked.seat, secret if asked.program else "")


async def _successor(call: Call, room: Room) -> Room:
    """The table where the people of a table play again, made now unless somebody was quicker."""
    house = call.house
    if room.document.successor:
        return await house.rooms.get(room.document.successor)
    made = await _stored(call, again(room.document, house.clock()), ())

    def point(document: Document, match: Match | None, now: int) -> Document:
        return document if document.successor else replace(document, successor=made.id)

    await call.change(room, point)
    if room.document.successor == made.id:
        return made
    await house.delete(made)
    return await house.rooms.get(room.document.successor)
