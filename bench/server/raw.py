"""What the server is measured against: a bare echo, and a bare broadcast to rooms of four.

`python -m bench.server.raw PORT` serves both, with the same server and settings as the tables.
"""

import sys
from typing import Any

import uvicorn

ROOM = 4
_rooms: dict[str, set[Any]] = {}


async def app(scope: Any, receive: Any, send: Any) -> None:
    """`/echo` sends back what it gets, `/room/N` sends it to everybody in the room."""
    await receive()
    await send({"type": "websocket.accept"})
    room = _rooms.setdefault(scope["path"], set())
    room.add(send)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            text = message["text"]
            told = {"type": "websocket.send", "text": text}
            if scope["path"] == "/echo":
                await send(told)
            else:
                for other in tuple(room):
                    await other(told)
    finally:
        room.discard(send)


def main() -> None:
    """Serve until somebody ends it."""
    uvicorn.run(
        app,
        port=int(sys.argv[1]),
        lifespan="off",
        log_level="warning",
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=8192,
    )


if __name__ == "__main__":
    main()
