"""The websockets of uvicorn, with a way to hang up on who reads nothing any more.

A connection that is closed the usual way stays until the other side has taken what was sent, which
may be never: whoever opens many and reads nothing would keep all of them.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

_HANG_UP: Final = "heliopolis.hang_up"


class Line(WebSocketsSansIOProtocol):
    """A websocket whose scope says how to hang up, and that hangs up on who answers no ping."""

    def handle_connect(self, event: Request) -> None:
        """Hand the socket to the app, which begins when we are done here."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][_HANG_UP] = self.transport.abort

    def keepalive_timeout(self) -> None:
        """Nobody is there any more: do not wait for them to take what was sent."""
        super().keepalive_timeout()
        self.transport.abort()


def hang_up_of(scope: dict[str, Any]) -> Callable[[], None]:
    """What ends the connection of a socket at once; does nothing where there is no way."""
    way: Callable[[], None] = scope.get("extensions", {}).get(_HANG_UP, _no_way)
    return way


def _no_way() -> None:
    """Some servers have none."""
