"""The requests of uvicorn, whose heads have to come in time.

The usual way waits without end for the rest of a head, and for the first sign on a connection:
whoever opens many and says nothing would keep all of them. A proxy in front would see to it, but
there is none in a living room.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_WITHIN: Final = 20.0
"""So many seconds after the connection, or the answer before, a request has its whole head."""


class UvicornRequests(HttpToolsProtocol):
    """A connection that is ended where nobody asks for anything in time.

    What comes after a head has limits elsewhere: a body, a hello, and a websocket's pings.
    """

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first head."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def on_headers_complete(self) -> None:
        """A whole head has come."""
        self._stop_waiting()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """Wait for the next head, unless it is there already."""
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            self._wait()

    def _wait(self) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(HEAD_WITHIN, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
