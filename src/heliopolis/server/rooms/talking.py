"""What people say at a table: kept in the store, and told to everybody there once."""

from heliopolis.server.rooms.room import Room
from heliopolis.server.store.protocol import Store
from heliopolis.wire import encode_server
from heliopolis.wire.server import Said


async def tell_chat(store: Store, room: Room) -> None:
    """Tell everybody who listens the lines that they have not heard."""
    if not room.document.chat or not len(room.listeners):
        return
    oldest = min(listener.said for listener in room.listeners)
    for line in await store.chat(room.id, oldest):
        frame = encode_server(Said(line.number, line.seat, line.name, line.text, line.at))
        for listener in room.listeners:
            if listener.said < line.number:
                listener.said = line.number
                listener.send(frame)
