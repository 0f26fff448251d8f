"""The line to a table: it hears what the server says, and calls again when it is cut."""

import threading
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidMessage
from heliopolis.core.value import value
from heliopolis.terminal.remote_api import away
from heliopolis.wire import VERSION, decode_server, encode_client
from heliopolis.wire.client import ClientMessage, Hello
from heliopolis.wire.links import Link
from heliopolis.wire.server import Bye, Said, ServerMessage, Update, Welcome

_LARGEST: Final = 2**22
_PATIENCE: Final = 10.0
_FIRST_PAUSE: Final = 0.25
_LONGEST_PAUSE: Final = 15.0
_COMES_BACK: Final = ("stopping", "too-slow")
"""After these farewells of the server it is called again."""
_FAULTS: Final = (OSError, InvalidHandshake, InvalidURI)
"""Why a call may fail."""


@value
class Lost:
    """The line is cut, and the server is called again until it answers; that is a `Welcome`."""


@value
class Garbled:
    """The server says what nobody understands, and is not listened to any more."""

    error: InvalidMessage


Heard = ServerMessage | Lost | Garbled


class Line:
    """One socket after another to one table, as one seat or as a spectator.

    What is heard is posted from a thread of its own, in order; after a farewell for good nothing
    comes any more.
    """

    def __init__(
        self,
        link: Link,
        seat: Seat | None,
        secret: str,
        since: int,
        post: Callable[[Heard], None],
    ) -> None:
        """`since` is the version that is known already."""
        self._link = link
        self._seat = seat
        self._secret = secret
        self._since = since
        self._said = 0
        """The number of the last line of chat that was heard."""
        self._post = post
        self._game: str | None = None
        self._connection: ClientConnection | None = None
        self._closed = threading.Event()
        self._pauses = Random()

    def open(self) -> None:
        """Call for the first time; raise `InvalidSetup` where no server answers."""
        try:
            connection = self._call()
        except _FAULTS as fault:
            raise away(self._link.address, fault) from None
        threading.Thread(target=self._run, args=(connection,), name="line", daemon=True).start()

    def send(self, message: ClientMessage) -> None:
        """Send a message; it may be lost where the line is cut."""
        connection = self._connection
        if connection is not None:
            with suppress(ConnectionClosed):
                connection.send(encode_client(message), text=True)

    def close(self) -> None:
        """Hang up."""
        self._closed.set()
        connection = self._connection
        if connection is not None:
            connection.close()

    def _call(self) -> ClientConnection:
        """A new socket, on which hello is said."""
        connection = connect(
            self._link.socket,
            open_timeout=_PATIENCE,
            close_timeout=1.0,
            max_size=_LARGEST,
            compression=None,
            legacy=True,  # the connection itself
        )
        table, seat = self._link.table, self._seat
        hello = Hello(VERSION, table, seat, self._since, self._secret, self._said)
        with suppress(ConnectionClosed):  # which is heard as soon as somebody listens
            connection.send(encode_client(hello), text=True)
        self._connection = connection
        return connection

    def _run(self, connection: ClientConnection | None) -> None:
        while connection is not None and self._listen(connection):
            if self._closed.is_set():
                return
            self._post(Lost())
            connection = self._call_again()

    def _listen(self, connection: ClientConnection) -> bool:
        """Hear what is said until the line is cut; whether to call again."""
        while True:
            try:
                frame = connection.recv()
            except ConnectionClosed:
                return True
            try:
                message = decode_server(self._game, frame)
            except InvalidMessage as error:
                self._post(Garbled(error))
                return False
            if isinstance(message, Welcome):
                self._game = message.table.game
            elif isinstance(message, Update):
                self._since = message.version
            elif isinstance(message, Said):
                self._said = message.number
            if isinstance(message, Bye) and message.code in _COMES_BACK:
                continue
            self._post(message)
            if isinstance(message, Bye):
                return False

    def _call_again(self) -> ClientConnection | None:
        """A socket as soon as the server answers again; None when nobody wants it any more."""
        pause = _FIRST_PAUSE
        while not self._closed.wait(pause * self._pauses.uniform(0.5, 1.0)):
            with suppress(*_FAULTS):
                return self._call()
            pause = min(2 * pause, _LONGEST_PAUSE)
        return None
