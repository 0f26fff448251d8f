"""The tables of the browser that asks."""

import asyncio
from typing import Final

from heliopolis.core.contract import Seat
from heliopolis.server.house import House
from heliopolis.server.rooms.knowing import Gone
from heliopolis.server.routes.call import Call
from heliopolis.server.routes.registry import Routes
from heliopolis.server.routes.tables import shown
from heliopolis.server.store.protocol import Stored
from heliopolis.server.tables.document import Document, read
from heliopolis.wire.rest import Mine, MyTable

LISTED: Final = 50

routes = Routes()


@routes.get("/mine", Mine)
async def list_mine(call: Call) -> Mine:
    """List the tables of this browser, those first where something happened last."""
    browser = call.caller.browser
    if not browser:
        return Mine(())
    found = await call.house.store.tables_of(browser, LISTED)
    return Mine(tuple([await _told(call, one, browser) for one in found]))


async def _told(call: Call, stored: Stored, browser: str) -> MyTable:
    document = read(stored.document)
    seats = tuple(seat for seat in document.people if document.seats[seat].browser == browser)
    await asyncio.sleep(0)  # others come in between: a game may have to be played again
    asked = await _asked(call, stored.id, document)
    return MyTable(
        shown(call.house, stored),
        seats,
        document.owner == browser,
        asked in seats,
        stored.touched,
        asked,
    )


async def _asked(call: Call, identifier: str, document: Document) -> Seat | None:
    """The seat that decides next at a table, where that is known."""
    if document.stage != "playing" or not call.premises.compiler.ready(document.game):
        return None
    return await _asked_in(call.house, identifier)


async def _asked_in(house: House, identifier: str) -> Seat | None:
    try:
        room = await house.rooms.get(identifier)
    except Gone:
        return None
    return None if room.match is None else room.match.asked
