"""A whole game of each in Firefox, and in WebKit at the size of a telephone."""

import json
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.browser.house import House
from tests.browser.matrix import matrix
from tests.browser.others import Driven, firefox, webkit
from tests.browser.visitors import SETTINGS

pytestmark = matrix

_HANDS = Path(__file__).with_name("hands.js").read_text()
_LINE = """
window.line = { said: 0, waiting: [], refused: [], errors: [], result: null };
addEventListener('error', ({ message }) => line.errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => line.errors.push(String(reason)));
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    if (this !== line.socket) this.addEventListener('message', ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === 'update') line.result = told.result;
        if (told.type === 'refused') line.refused.push(told);
        if ('id' in told) line.waiting = line.waiting.filter((id) => id !== told.id);
    });
    line.socket = this;
    const told = JSON.parse(text);
    if (told.type === 'move') line.waiting.push(told.id);
    line.said++;
    send.call(this, text);
};
"""
_LOOK = """({ ...hands.look(), said: line.said, waiting: line.waiting.length, result: line.result,
    over: Boolean(line.result && document.querySelector('dialog[open]')) })"""
_POINTS = """[...[...document.querySelectorAll('dialog[open] table tr')].at(-1).cells]
    .filter((cell) => cell.matches('td')).map((cell) => Number(cell.textContent))"""
_PATIENCE = 30
_EAGER = 0.75
_MOST_STEPS = 3000


class Guest:
    """Somebody who presses at random what the page offers."""

    def __init__(self, driven: Driven, address: str, seed: int) -> None:
        self._driven = driven
        self._address = address
        self._random = Random(seed)

    def sit_down(self, game: str) -> None:
        """Make a table with a bot, and open it."""
        self._driven.go(self._address)
        kept = json.dumps(json.dumps(SETTINGS))
        self._driven.run(f"localStorage.setItem('heliopolis', {kept})")
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "uniform", "name": "Bot"}]
        body = {"game": game, "seats": seats, "pace": "instant", "advice": False}
        call: dict[str, object] = {"method": "POST", "body": json.dumps(body)}
        call |= {"headers": {"content-type": "application/json"}}
        made = self._driven.run(
            f"fetch('/api/tables', {json.dumps(call)}).then((answer) => answer.json())"
        )
        self._driven.go(f"{self._address}/table/{made['table']['id']}")
        self._driven.run(f"(() => {{\n{_HANDS}\n{_LINE}\n}})()")

    def play(self) -> dict[str, Any]:
        """Play to the end of the game; its result, as the server told it."""
        for _ in range(_MOST_STEPS):
            seen = self._wait(
                lambda now: (
                    now["over"] or (now["targets"] and not now["waiting"] and not now["result"])
                )
            )
            if seen["over"]:
                result: dict[str, Any] = seen["result"]
                return result
            self._press(seen)
        raise AssertionError(f"the game does not end: {self._look()}")

    def _press(self, seen: dict[str, Any]) -> None:
        """Press one thing, and wait until the page has done what it was told."""
        number = self._choose(seen["targets"])
        spot = self._driven.run(f"hands.place({number})")
        if spot is None:
            return  # others have moved on meanwhile
        assert spot["above"] == "", f"something lies above a button: {spot['above']}"
        self._driven.click(spot["x"], spot["y"])
        self._wait(lambda now: now["said"] > seen["said"] or now["state"] != seen["state"])

    def _choose(self, targets: list[dict[str, Any]]) -> int:
        main = [number for number, one in enumerate(targets) if one["main"]]
        if main and self._random.random() < _EAGER:
            return self._random.choice(main)
        fresh = [number for number, one in enumerate(targets) if not one["pressed"]]
        return self._random.choice(fresh or range(len(targets)))

    def _look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self._driven.run(_LOOK)
        return seen

    def _wait(self, done: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        end = time.monotonic() + _PATIENCE
        while not done(seen := self._look()):
            assert time.monotonic() < end, f"waited in vain: {seen}"
            time.sleep(0.01)
        return seen


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
@pytest.mark.parametrize("browser", [firefox, webkit])
def test_a_game_is_played_to_the_final_sheet_in_another_browser(
    house: House,
    tmp_path: Path,
    browser: Callable[[Path], AbstractContextManager[Driven]],
    game: str,
) -> None:
    with browser(tmp_path) as driven:
        ana = Guest(driven, house.address, seed=21)

        ana.sit_down(game)
        result = ana.play()

        assert driven.run(_POINTS) == result["scores"]
        assert driven.run("line.refused") == []
        assert driven.run("line.errors") == []
