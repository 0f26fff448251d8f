"""Clients of the load test, on picows so that they cost less than what they measure."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from .tables import SECRET


class _Option(msgspec.Struct):
    text: str


class _Update(msgspec.Struct, tag="update"):
    version: int
    options: list[_Option]
    result: Any = None


class _Accepted(msgspec.Struct, tag="accepted"):
    id: str


class _Refused(msgspec.Struct, tag="refused"):
    id: str
    refusal: dict[str, Any]


class _Welcome(msgspec.Struct, tag="welcome"):
    version: int


class _Table(msgspec.Struct, tag="table"):
    pass


class _Bye(msgspec.Struct, tag="bye"):
    code: str


_callers = 0
_DECODER = msgspec.json.Decoder(_Update | _Accepted | _Refused | _Welcome | _Table | _Bye)


class Player(WSListener):
    """One seat, or with None a spectator; it plays when `turn` lets it."""

    def __init__(self, seat: int | None, heard: Callable[["Player"], None]) -> None:
        self.seat = seat
        self.version = 0
        self.options: list[_Option] = []
        self.over = False
        self.sent_at = 0.0
        self.delays: list[float] = []
        self.refusals: list[str] = []
        self._heard = heard
        self._transport: WSTransport | None = None
        self._number = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Remember how to answer."""
        self._transport = transport

    def hello(self, table: str) -> None:
        """Sit down."""
        secret = SECRET if self.seat is not None else ""
        self._send(
            {
                "type": "hello",
                "wire": 1,
                "table": table,
                "seat": self.seat,
                "since": 0,
                "secret": secret,
            }
        )

    def _send(self, message: dict[str, Any]) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def play(self, choice: int) -> None:
        """Play one of the moves that are offered."""
        self._number += 1
        move = self.options[choice % len(self.options)].text
        version, self.options = self.version, []
        self.sent_at = time.perf_counter()
        self._send({"type": "move", "id": f"m{version}", "version": version, "move": move})

    def close(self) -> None:
        """Leave."""
        if self._transport is not None:
            self._transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Hear a message."""
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
            return
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = _DECODER.decode(frame.get_payload_as_memoryview())
        if isinstance(message, _Update):
            self.version = message.version
            self.options = message.options
            self.over = message.result is not None
            self._heard(self)
        elif isinstance(message, _Accepted):
            self.delays.append(time.perf_counter() - self.sent_at)
        elif isinstance(message, _Refused):
            self.refusals.append(message.refusal["code"])


async def seat_at(
    address: str, table: str, seat: int | None, heard: Callable[[Player], None]
) -> Player:
    """A client at a table, from one of many addresses: a server lets each have so many only."""
    global _callers
    _callers += 1
    _, player = await ws_connect(
        lambda: Player(seat, heard),
        address,
        enable_auto_ping=False,
        local_addr=(f"127.0.0.{2 + _callers // 100 % 200}", 0),
    )
    assert isinstance(player, Player)
    player.hello(table)
    return player


class Echo(WSListener):
    """A client of the bare server."""

    def __init__(self, leads: bool) -> None:
        self.leads = leads
        self.delays: list[float] = []
        self.heard = 0
        self.again = b""
        """What is sent as soon as something comes back."""
        self._sent_at = 0.0
        self._transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Remember how to send."""
        self._transport = transport

    def send(self, payload: bytes) -> None:
        """Send something that comes back."""
        assert self._transport is not None
        self._sent_at = time.perf_counter()
        self._transport.send(WSMsgType.TEXT, payload)

    def close(self) -> None:
        """Leave."""
        if self._transport is not None:
            self._transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Hear it again."""
        if frame.msg_type == WSMsgType.TEXT:
            self.heard += 1
            if self.leads:
                self.delays.append(time.perf_counter() - self._sent_at)
                if self.again:
                    self.send(self.again)


_SPINNING = 0.003
"""So many seconds before a moment nobody sleeps any more."""


async def paced(rate: float, seconds: float, act: Callable[[int], None]) -> None:
    """Call something so many times a second, by the clock and not by what came back.

    The timers of uvloop are as exact as a millisecond, with which one in twelve is sent right
    behind another. So nobody sleeps through the last moments: the clients have a core to spend.
    """
    begun = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = begun + number / rate
        while (left := due - time.perf_counter()) > 0:
            await asyncio.sleep(max(0.0, left - _SPINNING))
        act(number)
