"""One websocket, for playing and for watching: a hello, then commands, each answered once."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, InvalidMessage, Refusal
from heliopolis.server.callers import Caller, caller_of
from heliopolis.server.commands import Commands
from heliopolis.server.house import House
from heliopolis.server.limits import Bucket
from heliopolis.server.lines import Line, line_of
from heliopolis.server.outbox import Outbox
from heliopolis.server.rooms.knowing import Gone
from heliopolis.server.rooms.room import Room
from heliopolis.server.rooms.talking import tell_chat
from heliopolis.server.store.protocol import StoreAway, StoreFull
from heliopolis.server.tables.document import Document
from heliopolis.server.tables.seating import proves
from heliopolis.wire import VERSION, decode_client, encode_server
from heliopolis.wire.client import ClientMessage, Hello
from heliopolis.wire.server import Bye, Farewell, Refused, Welcome
from heliopolis.wire.structs import RefusalStruct

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

HELLO_WITHIN: Final = 10.0
"""So many seconds has a client to say hello."""
_PATIENCE_WITH_FLOODS: Final = 200
"""After so many commands too many the socket is closed."""
_LAST_WORDS: Final = 2.0
"""So many seconds may the last frames take."""
_CLOSED_WITHIN: Final = 10.0
"""So many seconds after its close a connection is ended, whatever the other side has taken."""
_POLICY: Final = 1008
_NORMAL: Final = 1000


class Socket:
    """One client: it listens to one room, as one seat or as a spectator."""

    def __init__(
        self,
        house: House,
        receive: Receive,
        send: Send,
        caller: Caller,
        line: Line,
    ) -> None:
        self.seat: Seat | None = None
        self.version = 0
        self.said = 0
        self.caller = caller
        self._secret = ""
        self._house = house
        self._receive = receive
        self._outbox = Outbox(house.post, line, self._lose)
        self._send = send
        self._line = line
        rate = house.settings.commands
        self._bucket = Bucket(rate, 2 * rate)
        self._floods = 0
        self._ended = asyncio.Event()
        self._farewell: Bye | None = None

    # ---- as a listener ----------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Take a frame to be sent; a reader that is too slow is dropped, and never waited for."""
        if self._farewell is None:
            self._outbox.put(frame)

    def _lose(self) -> None:
        """Nothing can be sent any more."""
        if self._outbox.too_slow and self._farewell is None:
            self._farewell = Bye("too-slow")
        self._ended.set()

    def dismiss(self, code: Farewell, refusal: Refusal | None = None) -> None:
        """Say goodbye and close."""
        if self._farewell is None:
            self._farewell = Bye(code, None if refusal is None else struct_of(refusal))
            self._outbox.put(encode_server(self._farewell))
            self._ended.set()

    def belongs(self, document: Document) -> bool:
        """Whether its seat is still its own; whoever only watches may always."""
        return self.seat is None or proves(document, self.seat, self._secret, self.caller.browser)

    # ---- its life ---------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the client until it leaves, or has to."""
        reading = asyncio.ensure_future(self._read())
        ended = asyncio.ensure_future(self._ended.wait())
        try:
            await asyncio.wait({reading, ended}, return_when=asyncio.FIRST_COMPLETED)
            if reading.done() and not reading.cancelled():
                reading.result()
        finally:
            for task in (reading, ended):
                task.cancel()
            await asyncio.gather(reading, ended, return_exceptions=True)
            await self._outbox.close(_LAST_WORDS)
            await self._close()

    async def _close(self) -> None:
        """Close the connection, and do not wait for who takes nothing."""
        code = _NORMAL if self._farewell is None else _POLICY
        with suppress(Exception):  # the other side may be gone already
            async with asyncio.timeout(_LAST_WORDS):
                await self._send({"type": "websocket.close", "code": code})
        asyncio.get_running_loop().call_later(_CLOSED_WITHIN, self._line.hang_up)

    async def _read(self) -> None:
        hello = await self._hello()
        if hello is None:
            return
        try:
            room = await self._house.rooms.get(hello.table)
            self.seat, self._secret, self.said = hello.seat, hello.secret, hello.said
            if not await room.listen(self, hello.since, lambda: self._welcome(room)):
                self.dismiss("refused", Refusal("not-your-seat", {"seat": hello.seat}))
                return
        except Gone:
            self.dismiss("refused", Refusal("no-such-table", {}))
            return
        except HeliopolisError as error:  # its game cannot be compiled here
            self.dismiss("refused", error.refusal)
            return
        except (StoreAway, StoreFull):
            self.dismiss("refused", Refusal("store-away", {}))
            return
        await self._serve(room)

    async def _serve(self, room: Room) -> None:
        """Obey commands until the client leaves, or has to."""
        commands = Commands(self._house, room, self)
        try:
            self._house.tell_presence(room)
            with suppress(StoreAway):  # the next line that is said brings the others too
                await tell_chat(self._house.store, room)
            while (message := await self._next(commands)) is not None:
                await commands.obey(message)
        except Gone:
            self.dismiss("deleted")
        finally:
            commands.close()
            room.listeners.drop(self, self._house.clock())
            self._house.tell_presence(room)

    async def _hello(self) -> Hello | None:
        """Hear the hello; None where the client says none."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                data = await self._data()
        except TimeoutError:
            self.dismiss("refused", Refusal("hello-first", {}))
            return None
        if data is None:
            return None
        if not self._may():
            self.dismiss("too-fast")
            return None
        try:
            hello = decode_client(data)
        except InvalidMessage as error:
            other = error.code == "other-wire-version"
            self.dismiss("other-wire-version" if other else "refused", error.refusal)
            return None
        if not isinstance(hello, Hello):
            self.dismiss("refused", Refusal("hello-first", {}))
            return None
        return hello

    def _welcome(self, room: Room) -> None:
        now = self._house.clock()
        self.send(encode_server(Welcome(VERSION, room.shown(), self.seat, room.version, now)))

    async def _next(self, commands: Commands) -> ClientMessage | None:
        """The next command; None when the client has left or is sent away."""
        while (data := await self._data()) is not None:
            if not self._may():
                self._floods += 1
                if self._floods > _PATIENCE_WITH_FLOODS:
                    self.dismiss("too-fast")
                    return None
                self.refuse("", Refusal("too-fast", {}), commands.version)
                continue
            try:
                return decode_client(data)
            except InvalidMessage as error:
                self.refuse("", error.refusal, commands.version)
        return None

    def _may(self) -> bool:
        """Whether one more message may come now, from this socket and from its address."""
        return self._bucket.take() and self._house.limits.commands.take(self.caller.address)

    def refuse(self, command: str, refusal: Refusal, version: int) -> None:
        """Say why a command is not done."""
        self.send(encode_server(Refused(command, struct_of(refusal), version)))

    async def _data(self) -> str | bytes | None:
        """What the client sends next; None when it has left."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        data: str | bytes = text if text is not None else message["bytes"]
        return data


def struct_of(refusal: Refusal) -> RefusalStruct:
    """A refusal as it is sent."""
    return RefusalStruct(refusal.code, refusal.parameters, refusal.rule)


async def serve_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """Take up a websocket; whoever has too many open already is turned away."""
    await receive()  # websocket.connect
    caller = caller_of(scope, house)
    counted = [(house.limits.addresses, caller.address)]
    if caller.browser:
        counted.append((house.limits.browsers, caller.browser))
    entered = []
    try:
        for counts, who in counted:
            if not counts.enter(who):
                await send({"type": "websocket.close", "code": _POLICY})
                return
            entered.append((counts, who))
        await send({"type": "websocket.accept"})
        await Socket(house, receive, send, caller, line_of(scope)).run()
    finally:
        for counts, who in entered:
            counts.leave(who)
