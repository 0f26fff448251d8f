"""The line between a page and its server, which fails here as lines in homes and trains do."""

import json
import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.visitors import Visitor

Frame = dict[str, Any]
_SLOWEST = 0.06
"""Seconds that a frame is on its way, at most."""


class BadLine:
    """All sockets of a page: every frame is late, and single ones are lost or come twice.

    What the visitor has heard and sent is then what the page and the server have got.
    """

    def __init__(self, visitor: Visitor, random: Random) -> None:
        self.cuts = 0
        self.doubled = 0
        self._visitor = visitor
        self._random = random
        self._losing: tuple[str, ...] = ()
        self._swallowing: tuple[str, ...] = ()
        visitor.overhears = False
        visitor.page.route_web_socket(re.compile("/ws$"), self._connect)

    def lose(self, *kinds: str) -> None:
        """Lose the next frame of these kinds on the way to the page, and cut the line."""
        self._losing = kinds

    def swallow(self, *kinds: str) -> None:
        """Lose the next frame of these kinds on the way to the server, and cut the line."""
        self._swallowing = kinds

    @property
    def is_calm(self) -> bool:
        """Whether all that was to go wrong has gone wrong."""
        return not self._losing and not self._swallowing

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        Socket(self, page, server)

    def hear(self, frame: Frame, socket: "Socket") -> None:
        """A frame for the page."""
        if frame["type"] in self._losing:
            self._losing = ()
            self._cut(socket)
            return
        self._visitor.heard.append(frame)
        socket.page.send(json.dumps(frame))
        if frame["type"] in ("update", "accepted", "said") and self._random.random() < 0.25:
            self.doubled += 1
            socket.page.send(json.dumps(frame))

    def say(self, frame: Frame, socket: "Socket") -> None:
        """A frame for the server."""
        if frame["type"] in self._swallowing:
            self._swallowing = ()
            self._visitor.lost.append(frame)
            self._cut(socket)
            return
        self._visitor.sent.append(frame)
        socket.server.send(json.dumps(frame))

    def linger(self) -> None:
        """As long as a frame is on its way; what follows it waits behind it."""
        time.sleep(self._random.uniform(0, _SLOWEST))

    def _cut(self, socket: "Socket") -> None:
        self.cuts += 1
        socket.is_cut = True
        socket.server.close()
        socket.page.close()


class Socket:
    """One socket, as long as it lasts."""

    def __init__(self, line: BadLine, page: WebSocketRoute, server: WebSocketRoute) -> None:
        self.page = page
        self.server = server
        self.is_cut = False
        self._line = line
        page.on_message(self._passing(line.say))
        server.on_message(self._passing(line.hear))

    def _passing(self, pass_on: Callable[[Frame, "Socket"], None]) -> Callable[[str | bytes], None]:
        def come(message: str | bytes) -> None:
            self._line.linger()
            if not self.is_cut:
                pass_on(json.loads(message), self)

        return come
