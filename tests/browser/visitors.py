"""People with a browser each: their page, what it hears, and what went wrong in it."""

import json
import os
import time
from collections.abc import Callable
from functools import reduce
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    expect,
)

from tests.browser.house import House

PATIENCE = 30_000
"""Milliseconds that anything may take; tests of other things may run at the same time."""
expect.set_options(timeout=PATIENCE)
_CONTROLS: tuple[Literal["button", "link", "tab", "radio", "switch"], ...] = (
    "button",
    "link",
    "tab",
    "radio",
    "switch",
)
SETTINGS: dict[str, Any] = {"speed": 0, "language": "en", "confirmBids": False, "name": "Ana"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
_COUNT = """
const ask = window.fetch;
window.unanswered = 0;
window.fetch = (...given) => {
    window.unanswered += 1;
    return ask(...given).finally(() => (window.unanswered -= 1));
};
"""
"""How many questions to the server have no answer yet."""


class Visitor:
    """One page of one browser, and the messages of its sockets."""

    def __init__(self, context: BrowserContext, house: House, errors: list[str]) -> None:
        self.house = house
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.heard: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.lost: list[dict[str, Any]] = []
        """What the page has said into a line that swallowed it."""
        self.tolerated: tuple[str, ...] = ()
        """Beginnings of complaints that a test brings about, as by stopping the server."""
        self.overhears = True
        """Whether the sockets are listened to; a line that fails tells itself what goes over it."""
        self._errors = errors
        self.page.on("console", self._complain)
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.page.on("websocket", self._listen)

    def _complain(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.text} ({message.location.get('url')})")

    def _note(self, complaint: str) -> None:
        if not any(one in complaint for one in self.tolerated):
            self._errors.append(complaint)

    def _listen(self, socket: WebSocket) -> None:
        if not self.overhears:
            return
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def go(self, path: str) -> None:
        """Open a page of the server."""
        self.page.goto(self.house.address + path, wait_until="domcontentloaded")

    def ask(self, path: str, body: object = None) -> Any:
        """Ask the server something with the cookies of this browser."""
        call, address = self.context.request, f"{self.house.address}/api{path}"
        own = {"origin": self.house.address}
        answer = call.get(address) if body is None else call.post(address, data=body, headers=own)
        assert answer.ok, answer.text()
        return answer.json()

    def make_table(self, game: str, *seats: str, **wishes: object) -> str:
        """A table of "me", "open" and names of bots, who wait for nobody; its id."""
        made = [
            {"kind": seat, "name": f"Ana {number}" if seat == "me" else ""}
            if seat in ("me", "open")
            else {"kind": "bot", "bot": seat, "name": f"{seat} {number}"}
            for number, seat in enumerate(seats)
        ]
        body = {"game": game, "seats": made, "pace": "instant", "advice": False, **wishes}
        return str(self.ask("/tables", body)["table"]["id"])

    def press(self, words: str) -> None:
        """Press the button, link, tab or other control of that name by mouse."""
        self.page.mouse.move(0, 0)  # what explains itself where the mouse rests may lie above it
        found = [self.page.get_by_role(role, name=words, exact=True) for role in _CONTROLS]
        reduce(Locator.or_, found).click()

    def type(self, words: str) -> None:
        """Type something into the command field."""
        field = self.page.locator("form.command input")
        field.fill(words)
        field.press("Enter")

    def wait(self, done: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
        """Let the page go on until something is true."""
        end = time.monotonic() + patience / 1000
        while not done():
            assert time.monotonic() < end, f"waited for {what} in vain; {self._situation()}"
            self.page.wait_for_timeout(10)

    def _situation(self) -> str:
        """What somebody needs who looks for the cause."""
        frames = [*self.sent[-2:], *self.heard[-2:]]
        told = [json.dumps(frame)[:600] for frame in frames]
        if folder := os.environ.get("HELIOPOLIS_SCREENSHOTS"):
            self.page.screenshot(path=Path(folder, f"{self.house.port}-{len(self.heard)}.png"))
        return "\n".join([self.page.url, *told, self.page.inner_text("body")[:1500]])

    def answers(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind that were heard."""
        return [message for message in self.heard if message["type"] == kind]

    @property
    def refused_moves(self) -> list[dict[str, Any]]:
        """Moves that were refused; advice and standing bids may come too late, and say so."""
        moves = {one["id"] for one in self.sent if one["type"] == "move"}
        return [one for one in self.answers("refused") if one["id"] in moves]

    @property
    def is_answered(self) -> bool:
        """Whether no move and no standing bid of this page is on its way."""
        kinds = ("move", "stand", "withdraw")
        said = (*self.sent, *self.lost)
        moves = {message["id"] for message in said if message["type"] in kinds}
        answered = {one["id"] for one in self.heard if one["type"] in ("accepted", "refused")}
        return moves <= answered


class Visit:
    """Everybody who comes during one test."""

    def __init__(self, chromium: Browser, house: House) -> None:
        self.errors: list[str] = []
        self._chromium = chromium
        self._house = house
        self._contexts: list[BrowserContext] = []

    def come(
        self, device: dict[str, Any] = DESK, *, still: bool = True, **settings: object
    ) -> Visitor:
        """Somebody with a browser of their own, and what they have chosen on it."""
        motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
        context = self._chromium.new_context(**device, reduced_motion=motion)
        kept = json.dumps({**SETTINGS, **settings})
        once = "localStorage.getItem('heliopolis') ?? "
        context.add_init_script(f"localStorage.setItem('heliopolis', {once}{json.dumps(kept)})")
        context.add_init_script(_COUNT)
        self._contexts.append(context)
        return Visitor(context, self._house, self.errors)

    def close(self) -> None:
        """Send everybody home."""
        for context in self._contexts:
            context.close()
