"""Giving time back: the clocks of games stand still while nobody can play them."""

from typing import Final

from heliopolis.server.logs import logger
from heliopolis.server.rooms.knowing import Gone
from heliopolis.server.rooms.rooms import Rooms
from heliopolis.server.rooms.steps import moved_clock
from heliopolis.server.store.protocol import Store

_ALL: Final = 1_000_000
_FAR: Final = 1 << 62

_log = logger(__name__)


async def give_back(store: Store, rooms: Rooms, down: int) -> None:
    """Let nobody lose the milliseconds in which no server was there."""
    _log.info("clocks-moved", milliseconds=down)
    for identifier in await store.due(_FAR, _ALL):
        try:
            await (await rooms.get(identifier)).change(moved_clock(down))
        except Gone:
            continue
        except Exception as fault:  # one table that nobody can read keeps no server from it
            _log.error("clock-not-moved", game=identifier, exc_info=fault)
