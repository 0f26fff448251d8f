"""Browsers that Playwright cannot drive as Debian ships them: Firefox and WebKit.

Firefox speaks WebDriver BiDi itself, over a socket; WebKit has a driver that speaks WebDriver over
HTTP, and wants a screen. Both are asked for little, so no library stands between.
"""

import json
import os
import re
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

from tests.server.crash.servers import free_port
from tests.server.services import missing

PATIENCE = 60
"""Seconds for the start of a browser, and for each of its answers."""
_LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_NUMBER = re.compile(r"^(\d+)$", re.MULTILINE)
_PREFERENCES = 'user_pref("ui.prefersReducedMotion", 1);\n'
_FIREFOX_SIZE = {"width": 1280, "height": 720}
_WEBKIT_SIZE = {"width": 390, "height": 844}
"""A telephone: that is where people meet WebKit."""


class Driven(Protocol):
    """A browser with one page."""

    def go(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""

    def run(self, expression: str) -> Any:
        """What an expression or its promise comes to in the page."""

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse at a place of the page."""


def _clicking(x: float, y: float) -> list[dict[str, Any]]:
    moved = {"type": "pointerMove", "x": round(x), "y": round(y)}
    pressed, released = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
    return [{"type": "pointer", "id": "mouse", "actions": [moved, pressed, released]}]


def _program(name: str, package: str) -> str:
    return shutil.which(name) or missing(
        f"no {name}: run `make system-deep` as root, or apt-get install {package}"
    )


@contextmanager
def _started(command: list[str], log: Path, **options: Any) -> Iterator["subprocess.Popen[bytes]"]:
    """A program that is ended afterwards, and writes what it says into a file."""
    with log.open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, **options)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _read(log: Path, wanted: re.Pattern[str]) -> str:
    """What a program writes sooner or later."""
    end = time.monotonic() + PATIENCE
    while not (found := wanted.search(log.read_text(errors="replace"))):
        assert time.monotonic() < end, log.read_text(errors="replace")
        time.sleep(0.05)
    return found[1]


class Firefox:
    """A Firefox at the other end of a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked = 0
        self._call("session.new", capabilities={})
        self._page = self._call("browsingContext.getTree")["contexts"][0]["context"]
        self._call("browsingContext.setViewport", context=self._page, viewport=_FIREFOX_SIZE)

    def _call(self, method: str, **parameters: Any) -> Any:
        self._asked += 1
        self._socket.send(json.dumps({"id": self._asked, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._asked:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._call("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, expression: str) -> Any:
        """What an expression or its promise comes to in the page."""
        text = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        target = {"context": self._page}
        told = self._call("script.evaluate", expression=text, target=target, awaitPromise=True)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse at a place of the page."""
        self._call("input.performActions", context=self._page, actions=_clicking(x, y))


@contextmanager
def firefox(folder: Path) -> Iterator[Driven]:
    """Debian's Firefox without a window, with a profile of its own."""
    program = _program("firefox-esr", "firefox-esr")
    profile, log = folder / "profile", folder / "firefox.txt"
    profile.mkdir()
    (profile / "user.js").write_text(_PREFERENCES)
    options = ["--headless", "--no-remote", "--profile", str(profile)]
    with _started([program, *options, "--remote-debugging-port", "0", "about:blank"], log):
        address = _read(log, _LISTENING)
        with connect(f"{address}/session", max_size=None) as socket:
            yield Firefox(socket)


class WebKit:
    """A WebKit behind its driver."""

    def __init__(self, address: str) -> None:
        self._session = f"{address}/session"
        made = self._call("", {"capabilities": {"alwaysMatch": {}}})
        self._session += f"/{made['sessionId']}"
        self._call("/window/rect", _WEBKIT_SIZE)

    def _call(self, path: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        method = "DELETE" if data is None else "POST"
        request = urllib.request.Request(self._session + path, data, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def go(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._call("/url", {"url": address})

    def run(self, expression: str) -> Any:
        """What an expression or its promise comes to in the page."""
        asked = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        failed = "(error) => done(JSON.stringify({ failed: String(error) }))"
        script = f"const done = arguments[0]; {asked}.then(done, {failed})"
        told = json.loads(self._call("/execute/async", {"script": script, "args": []}))
        assert not (isinstance(told, dict) and "failed" in told), told
        return told

    def click(self, x: float, y: float) -> None:
        """Press and release the mouse at a place of the page."""
        self._call("/actions", {"actions": _clicking(x, y)})

    def close(self) -> None:
        """Close the window."""
        self._call("", None)


@contextmanager
def webkit(folder: Path) -> Iterator[Driven]:
    """Debian's WebKit, in a window on a screen that nobody sees."""
    driver = _program("WebKitWebDriver", "webkit2gtk-driver")
    screen = _program("Xvfb", "xvfb")
    port, log = free_port(), folder / "screen.txt"
    numbered = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with _started([screen, *numbered], log):
        own = {**os.environ, "DISPLAY": f":{_read(log, _NUMBER)}"}
        own.pop("WAYLAND_DISPLAY", None)
        with _started([driver, f"--port={port}"], folder / "webkit.txt", env=own):
            _wait_for(f"http://127.0.0.1:{port}/status")
            opened = WebKit(f"http://127.0.0.1:{port}")
            yield opened
            opened.close()


def _wait_for(address: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(address, timeout=PATIENCE).close()
        except OSError:
            assert time.monotonic() < end, f"nobody answers at {address}"
            time.sleep(0.05)
        else:
            return
