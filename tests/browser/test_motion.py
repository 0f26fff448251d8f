"""Here things really move: whoever presses does not wait for them, and nothing is lost."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.players import Player
from tests.browser.test_lines import put_away
from tests.browser.visitors import Visit, Visitor

_SLOW = 0.1
"""At this rate Chromium plays what moves, so that presses meet it on its way on any machine."""
_SECONDS = 10.0
_MOVES, _PRESSES = 12, 8
"""So many moves, and so many presses that met something on its way, are enough."""
_LEAST_PRESSES = 3
_RUNNING = """() => document.getAnimations().filter((one) =>
    one.playState === 'running' && one.effect.getTiming().iterations < Infinity).length"""
_STILL = f"""async () => {{
    for (let quiet = 0; quiet < 20; ) {{  // one motion may follow another a moment later
        await new Promise(requestAnimationFrame);
        quiet = ({_RUNNING})() === 0 ? quiet + 1 : 0;
    }}
}}"""
"""Wait until nothing has moved for a while."""
_LYING = """() => [...document.querySelectorAll('[data-table] [data-part]:not([data-part=side])')]
    .flatMap((part) => [...part.querySelectorAll('[data-flip], [data-ra], .tile, .die, .sun')])
    .map((one) => {
        const { x, y } = one.getBoundingClientRect();
        const classes = [...one.classList].sort();
        return [...classes, Math.round(x), Math.round(y), getComputedStyle(one).opacity].join();
    })"""
"""Every piece on the table: what it is, where it lies, and how clearly it is seen."""
_WORDS = """() => [...document.querySelectorAll('[data-table] [data-part]:not([data-part=side])')]
    .map((part) => part.innerText)"""


class Hasty:
    """Presses by mouse without waiting for anything that moves, and counts what it met."""

    def __init__(self) -> None:
        self.in_flight = 0

    def __call__(self, visitor: Visitor, number: int) -> None:
        page = visitor.page
        spot: dict[str, Any] | None = page.evaluate("number => hands.place(number)", number)
        if spot and not spot["above"]:
            self.in_flight += page.evaluate(_RUNNING) > 0
            page.mouse.click(spot["x"], spot["y"])


def rate(visitor: Visitor, rate: float) -> None:
    """Let the page play its motions at a rate."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": rate})


def settled(player: Player) -> bool:
    """Whether the page has heard what came of its last move, and is asked or done."""
    played = max((one["version"] for one in player.visitor.answers("accepted")), default=0)
    heard = player.visitor.is_answered and player.version >= played
    return heard and (player.is_asked or player.result is not None)


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
def test_presses_while_things_fly_count_and_nothing_is_lost(visit: Visit, game: str) -> None:
    visitor, press = visit.come(still=False, speed=4), Hasty()
    ana = Player(visitor, seed=5, press=press)
    ana.sit_down(visitor.make_table(game, "me", "uniform", "uniform"))
    rate(visitor, _SLOW)

    end, moved, enough = time.monotonic() + _SECONDS, False, False
    # the last press was a move, so that nothing is chosen but not sent
    while ana.result is None and not (moved and enough):
        sent = ana.sent
        ana.step()
        moved = ana.sent > sent
        wanted = _PRESSES if time.monotonic() < end else _LEAST_PRESSES
        enough = press.in_flight >= wanted and (ana.sent >= _MOVES or time.monotonic() > end)

    assert press.in_flight >= _LEAST_PRESSES
    assert ana.refused_moves == []
    rate(visitor, 1)
    visitor.wait(lambda: settled(ana), "one's own decision")
    if ana.result is None:
        put_away(ana)  # a sheet that opened on the way does not open again
    visitor.page.mouse.move(0, 0)  # where it rests on a piece, that explains itself
    visitor.page.evaluate(_STILL)
    expect(visitor.page.locator(".flyer, .moment, [role=tooltip]")).to_have_count(0)
    told, lying = visitor.page.evaluate(_WORDS), visitor.page.evaluate(_LYING)
    visitor.page.reload()
    visitor.wait(lambda: visitor.page.evaluate(_WORDS) == told, "the same table in words")
    visitor.page.evaluate(_STILL)
    visitor.wait(lambda: visitor.page.evaluate(_LYING) == lying, "everything where it lay")
