"""A process of ours seen from the server: it is started, told lines, heard, and ended."""

import asyncio
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import cast

from heliopolis.core.compile import PACKAGE


class Process(asyncio.SubprocessProtocol):
    """A module of ours that runs as a process, in which `inside.Inside` is the other side.

    The loop calls `heard` with every line that it says, and `ended` once.
    """

    def __init__(
        self,
        module: str,
        arguments: Iterable[str],
        heard: Callable[[bytes], None],
        ended: Callable[[], None] = lambda: None,
    ) -> None:
        self._command = (sys.executable, "-P", "-m", module, *arguments)
        self._heard = heard
        self._ended = ended
        self._unread = b""
        self._transport: asyncio.SubprocessTransport
        self._orders: asyncio.WriteTransport
        self._gone = asyncio.Event()

    async def start(self) -> None:
        """Start it; raise `OSError` where the system cannot."""
        await asyncio.get_running_loop().subprocess_exec(
            lambda: self, *self._command, stderr=None, env=_environment()
        )

    @property
    def number(self) -> int:
        """The number that the system gives the process."""
        return self._transport.get_pid()

    def tell(self, line: bytes) -> None:
        """Say one line to the process; one that has ended hears nothing."""
        self._orders.write(line + b"\n")

    def kill(self) -> None:
        """End the process, whatever it does just now."""
        with suppress(ProcessLookupError):
            self._transport.kill()

    async def gone(self) -> int:
        """Wait until the process has ended; its exit status."""
        await self._gone.wait()
        status = self._transport.get_returncode()
        assert status is not None
        return status

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note how the process is reached; asyncio calls this before all below."""
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._orders = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Pass whole lines on; asyncio calls this."""
        *lines, self._unread = (self._unread + data).split(b"\n")
        for line in lines:
            self._heard(line)

    def process_exited(self) -> None:
        """Tell of the end; asyncio calls this.

        The pipes are closed here: something that a bot started may keep their other ends open.
        """
        self._transport.close()
        self._gone.set()
        self._ended()


def _environment() -> dict[str, str]:
    """That of this process, in which the new one finds the same Heliopolis first."""
    folders = [str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, folders))}
