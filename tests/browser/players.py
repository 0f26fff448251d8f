"""Whole games by whoever presses what the page offers: by mouse, by touch, or by keys."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.visitors import Visitor

Press = Callable[[Visitor, int], None]

_HANDS = Path(__file__).with_name("hands.js").read_text()
_EAGER = 0.75
"""How often somebody presses the main button, if there is one."""
_SMALLEST_ON_PHONES = 44
_NARROWEST = 36
"""Eight columns of monuments stand side by side."""
_MOST_STEPS = 3000
_MOST_TABS = 150


def by_mouse(visitor: Visitor, number: int) -> None:
    """Press the middle of what is offered."""
    if spot := _spot(visitor, number):
        visitor.page.mouse.click(spot["x"], spot["y"])


def by_touch(visitor: Visitor, number: int) -> None:
    """Touch the middle of what is offered, which a finger must find."""
    if spot := _spot(visitor, number):
        assert max(spot["size"]) >= _SMALLEST_ON_PHONES, spot
        assert min(spot["size"]) >= _NARROWEST, spot
        visitor.page.touchscreen.tap(spot["x"], spot["y"])


def _spot(visitor: Visitor, number: int) -> dict[str, Any] | None:
    """Where something is pressed; None where the page has moved on before that."""
    spot: dict[str, Any] | None = visitor.page.evaluate("number => hands.place(number)", number)
    above = spot["above"] if spot else ""
    assert above == "", f"something lies above a button: {above}"
    return spot


def by_keys(visitor: Visitor, number: int) -> None:
    """Go to what is offered by Tab, and press Enter; the focus must have been somewhere."""
    page = visitor.page
    lost = page.evaluate("() => document.activeElement === document.body")
    assert not lost, f"the focus is lost after {visitor.sent[-1:]}"
    before = page.evaluate("() => hands.state()")
    for _ in range(_MOST_TABS):
        if page.evaluate("number => hands.isFocused(number)", number):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    after = page.evaluate("() => hands.state()")  # others may have moved on meanwhile
    assert after != before, f"Tab does not lead to number {number} of {after}"


class Player:
    """Plays at random, but seldom dithers."""

    def __init__(self, visitor: Visitor, seed: int, press: Press = by_mouse) -> None:
        self.visitor = visitor
        self.moves = 0
        self._random = Random(seed)
        self._press = press
        self._steps = 0

    def sit_down(self, table: str) -> None:
        """Open a table."""
        self.visitor.context.add_init_script(_HANDS)
        self.visitor.go(f"/table/{table}")

    def play(self, moves: int | None = None) -> None:
        """Play to the end of the game, or until so many moves were sent."""
        while not self.is_over and (moves is None or self._sent() < moves):
            self.step()
        self.moves = self._sent()

    def step(self) -> None:
        """Press one thing, and wait until the page has done what it was told."""
        assert self._steps < _MOST_STEPS, self._state()
        self._steps += 1
        visitor = self.visitor
        targets: list[dict[str, Any]] = []

        def decides() -> bool:
            # what is offered while others think may be gone at the next look
            targets[:] = self._targets()
            return visitor.is_answered and (bool(targets) or self.result is not None)

        visitor.wait(decides, "a decision")
        if self.result is not None:
            visitor.page.wait_for_selector("dialog[open]")  # which is not to be closed again
            return
        before, sent = self._state(), len(visitor.sent)
        number = self._choose(targets)
        self._press(visitor, number)
        visitor.wait(
            lambda: self._state() != before or len(visitor.sent) > sent,
            f"what comes of {targets[number]['words']!r}",
        )

    def _choose(self, targets: list[dict[str, Any]]) -> int:
        main = [number for number, one in enumerate(targets) if one["main"]]
        if main and self._random.random() < _EAGER:
            return self._random.choice(main)
        # what is pressed already is left so, or nobody would ever be done with choosing
        fresh = [number for number, one in enumerate(targets) if not one["pressed"]]
        return self._random.choice(fresh or range(len(targets)))

    @property
    def is_over(self) -> bool:
        """Whether the page was told that the game is over, and shows the last sheet."""
        return self.result is not None and self.visitor.page.locator("dialog[open]").count() > 0

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended, as the server said it; None while it goes on."""
        updates = self.visitor.answers("update")
        return updates[-1]["result"] if updates else None

    def final_points(self) -> list[int]:
        """The points on the sheet that is shown."""
        row = self.visitor.page.locator("dialog[open] table tr").last
        return [int(text) for text in row.locator("td").all_inner_texts()]

    def _targets(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.visitor.page.evaluate(
            "() => window.hands?.targets() ?? []"
        )
        return found

    def _state(self) -> str:
        return str(self.visitor.page.evaluate("() => hands.state()"))

    def _sent(self) -> int:
        return sum(message["type"] == "move" for message in self.visitor.sent)
