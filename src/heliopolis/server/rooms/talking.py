"""What people say at a table: kept in the store, and told to everybody there once."""

import asyncio

from heliopolis.server.rooms.knowing import Gone
from heliopolis.server.rooms.room import Room
from heliopolis.server.store.protocol import ChatRow, Conflict, Store
from heliopolis.wire import encode_server
from heliopolis.wire.server import Said


async def keep_line(store: Store, room: Room, line: ChatRow) -> None:
    """Keep a line, and tell it to everybody here; raise `Gone` where the table is."""
    try:
        await store.say(room.id, line)
    except Conflict as fault:
        raise Gone(room.id) from fault
    except asyncio.CancelledError:  # it may be kept all the same
        room.doubted(room)
        raise
    await tell_chat(store, room)


async def tell_chat(store: Store, room: Room) -> None:
    """Tell everybody who listens the lines that they have not heard."""
    if not room.document.chat or not len(room.listeners):
        return
    oldest = min(listener.said for listener in room.listeners)
    for line in await store.chat(room.id, oldest):
        frame = encode_server(Said(line.number, line.seat, line.name, line.text, line.at))
        for listener in room.listeners:
            # who has come meanwhile, and has heard less, is told in order by who let them in
            if oldest <= listener.said < line.number:
                listener.said = line.number
                listener.send(frame)
