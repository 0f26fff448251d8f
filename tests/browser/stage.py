"""A table that shows kept moments of games, one after another: nobody has to play up to them."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from tests.browser.pages import draw
from tests.browser.visitors import Visitor

_KEPT = Path(__file__).parents[2] / "web" / "test" / "fixtures"
_GO = """path => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""
_QUIET = """() => new Promise((done) => {
    let timer = setTimeout(done, 120);
    const again = () => { clearTimeout(timer); timer = setTimeout(done, 120); };
    const heed = { subtree: true, childList: true, characterData: true };
    new MutationObserver(again).observe(document, heed);
    setTimeout(done, 1500);  // clocks are never quiet
})"""

_SHEETS = ("-over", "-scored")
"""Scenes whose last sheet opens by itself have these in their names."""


@cache
def scene(name: str) -> dict[str, Any]:
    """A moment as the fixtures of the client keep it."""
    kept: dict[str, Any] = json.loads((_KEPT / f"{name}.json").read_text())
    return kept


class Stage:
    """The server of a visitor's tables is played by kept scenes; all else is asked of the real one.

    Every move is refused, so that a scene stays as it is.
    """

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.change: Callable[[dict[str, Any]], None] = lambda _: None
        """What is made of a scene before it is shown."""
        self._shown, self._told = "", False
        page = visitor.page
        page.route("**/api/mine", self._tell_mine)
        page.route_web_socket(re.compile("/ws$"), self._connect)

    def show(self, name: str) -> None:
        """Turn the page to the table of a scene, as a link of it would."""
        page = self.visitor.page
        fresh = not self._shown
        self._shown, self._told = name, False
        if fresh:
            self.visitor.go(f"/table/{name}")
        else:
            page.evaluate(_GO, f"/table/{name}")
        self.visitor.wait(lambda: self._told, "the welcome")
        page.wait_for_selector("[data-table] [data-part]", state="attached")
        if any(words in name for words in _SHEETS):
            page.wait_for_selector("dialog[open]")
        self.settle()

    def settle(self) -> None:
        """Wait until nothing changes any more."""
        draw(self.visitor)
        self.visitor.page.evaluate(_QUIET)

    def _scene(self) -> dict[str, Any]:
        kept = deepcopy(scene(self._shown))
        self.change(kept)
        return kept

    def _tell_mine(self, route: Route) -> None:
        kept = self._scene()
        seat = kept["welcome"]["seat"]
        table = {**kept["table"], "id": self._shown}
        own = {"table": table, "seats": [] if seat is None else [seat], "owner": True}
        route.fulfill(json={"tables": [own]})

    def _connect(self, line: WebSocketRoute) -> None:
        kept = self._scene()

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            match said["type"]:
                case "hello":
                    # who is welcomed before the first move sees the last ones happen
                    table = {**kept["table"], "unsealed": False}  # or the guided game begins
                    line.send(json.dumps({**kept["welcome"], "table": table, "version": 0}))
                    line.send(json.dumps(kept["update"]))
                    self._told = True
                case "advise" if counsel := kept.get("counsel"):
                    answer = {"type": "advice", "id": said["id"], "advice": counsel}
                    line.send(json.dumps({**answer, "version": said["version"]}))
                case "ping":
                    line.send(json.dumps({"type": "pong"}))
                case "move":
                    refusal = {"code": "not-your-turn", "parameters": {}, "rule": ""}
                    answer = {"type": "refused", "id": said["id"], "refusal": refusal, "version": 0}
                    line.send(json.dumps(answer))

        line.on_message(hear)
