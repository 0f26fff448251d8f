"""Whole games by whoever presses what the page offers: by mouse, by touch, or by keys."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.layouts import FINGER
from tests.browser.visitors import Visitor

Press = Callable[[Visitor, int], None]

_HANDS = Path(__file__).with_name("hands.js").read_text()
_EAGER = 0.75
"""How often somebody presses the main button, if there is one."""
_MOST_STEPS = 3000
_HAS_FOCUS = "() => document.activeElement !== document.body"
_MOMENT = 500.0  # milliseconds
_MOST_LOOKS = 12
"""How often somebody looks where the focus is, on the way to one thing."""


def by_mouse(visitor: Visitor, number: int) -> None:
    """Press the middle of what is offered."""
    if spot := _spot(visitor, number):
        visitor.page.mouse.click(spot["x"], spot["y"])


def by_touch(visitor: Visitor, number: int) -> None:
    """Touch the middle of what is offered, which a finger must find."""
    if spot := _spot(visitor, number):
        assert min(spot["size"]) >= FINGER, spot
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
    # what had it may be gone for a moment before it is handed on
    visitor.wait(lambda: page.evaluate(_HAS_FOCUS), f"focus after {visitor.sent[-1:]}", _MOMENT)
    for _ in range(_MOST_LOOKS):
        tabs = page.evaluate("number => hands.tabsTo(number)", number)
        if tabs == 0:
            page.keyboard.press("Enter")
        if not tabs:
            return  # or others have moved on meanwhile
        _press_tab(visitor, tabs)
    offered = page.evaluate("() => hands.look().targets")
    raise AssertionError(f"Tab does not lead to number {number} of {offered}")


def _press_tab(visitor: Visitor, times: int) -> None:
    """Press Tab so many times, with Shift where it is less than none."""
    keyboard = visitor.page.keyboard
    if times < 0:
        keyboard.down("Shift")
    for _ in range(abs(times)):
        keyboard.press("Tab")
    if times < 0:
        keyboard.up("Shift")


class Player:
    """Plays at random, but seldom dithers."""

    def __init__(self, visitor: Visitor, seed: int, press: Press = by_mouse) -> None:
        self.visitor = visitor
        self._random = Random(seed)
        self._press = press
        self._steps = 0
        visitor.context.add_init_script(_HANDS)

    def sit_down(self, table: str) -> None:
        """Open a table."""
        self.visitor.go(f"/table/{table}")

    def play(self, moves: int | None = None) -> None:
        """Play to the end of the game, or until so many moves were sent."""
        while not self.is_over and (moves is None or self.sent < moves):
            self.step()

    def step(self) -> None:
        """Press one thing, and wait until the page has done what it was told."""
        assert self._steps < _MOST_STEPS, self.look()
        self._steps += 1
        visitor = self.visitor
        seen = self.look()

        def decides() -> bool:
            # what is offered while others think, as a limit, may come too late and be refused
            nonlocal seen
            asked = self._is_asked_here
            seen = self.look()
            offered = bool(seen["targets"]) and (asked or seen["dialog"])
            return visitor.is_answered and (offered or self.result is not None)

        visitor.wait(decides, "a decision")
        if self.result is not None:
            visitor.page.wait_for_selector("dialog[open]")  # which is not to be closed again
            return
        said, targets = self._said(), seen["targets"]
        number = self._choose(targets)
        self._press(visitor, number)
        visitor.wait(
            lambda: self._said() > said or self.look()["state"] != seen["state"],
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

    @property
    def version(self) -> int:
        """How many moves were played, as far as this page has heard."""
        updates = self.visitor.answers("update")
        return int(updates[-1]["version"]) if updates else 0

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for the seat of this page, and the page has said nothing yet."""
        return self._is_asked_here and self.visitor.is_answered

    @property
    def _is_asked_here(self) -> bool:
        """Whether the table waits for a seat of this page; on a shared device it has several."""
        seats = {message["seat"] for message in self.visitor.sent if message["type"] == "hello"}
        updates = self.visitor.answers("update")
        return bool(updates) and updates[-1]["asked"] in seats - {None}

    def final_points(self) -> list[int]:
        """The points on the sheet that is shown."""
        row = self.visitor.page.locator("dialog[open] table tr").last
        return [int(text) for text in row.locator("td").all_inner_texts()]

    def look(self) -> dict[str, Any]:
        """What can be pressed, and what is shown there."""
        seen: dict[str, Any] = self.visitor.page.evaluate(
            "() => window.hands?.look() ?? { targets: [], state: '', dialog: false }"
        )
        return seen

    def main_target(self) -> int | None:
        """The number of the main button among what can be pressed; None where there is none."""
        targets = self.look()["targets"]
        return next((number for number, one in enumerate(targets) if one["main"]), None)

    @property
    def refused_moves(self) -> list[dict[str, Any]]:
        """Moves that were refused."""
        return self.visitor.refused_moves

    @property
    def sent(self) -> int:
        """How many moves this page has sent, lost ones as well, but each once."""
        said = (*self.visitor.sent, *self.visitor.lost)
        return len({message["id"] for message in said if message["type"] == "move"})

    def _said(self) -> int:
        return len(self.visitor.sent) + len(self.visitor.lost)


def take_turns(*players: Player, moves: int | None = None) -> None:
    """Let people with a page each play in turn, to the end, or until they sent so many moves."""

    def is_over() -> bool:
        return any(one.result is not None for one in players)

    while not is_over() and (moves is None or sum(one.sent for one in players) < moves):
        players[0].visitor.wait(
            lambda: is_over() or any(one.is_asked for one in players), "anybody's turn"
        )
        if asked := [one for one in players if one.is_asked]:
            asked[0].step()
    if is_over():
        for one in players:
            one.play()
