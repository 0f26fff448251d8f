"""What both games show at their moments, and what opens at a table, is there for everybody."""

from typing import Any

import pytest

from tests.browser.layouts import TWO_FRAMES, Layouts
from tests.browser.scenes import MOMENTS, openings
from tests.browser.stage import Stage
from tests.browser.test_axe import violations
from tests.browser.visitors import DESK, PHONE, Visit

_SIZES = ((1440, 900), (1280, 720), (1180, 820), (768, 1024), (360, 740))
_APART = 20
"""Pixels that keep a finger for one button from another."""
_GAP = """() => {
    const [draw, invoke] = ['[aria-keyshortcuts=D]', '[data-invoke]'].map((one) =>
        document.querySelector(`[data-part=tray] ${one}`).getBoundingClientRect());
    const across = Math.max(invoke.left - draw.right, draw.left - invoke.right);
    const down = Math.max(invoke.top - draw.bottom, draw.top - invoke.bottom);
    return Math.max(across, down);
}"""


def test_words_40_percent_longer_fit_and_fingers_find_everything_in_both_games(
    visit: Visit,
) -> None:
    ana = visit.come(PHONE, language="xx")
    layouts, stage = Layouts(ana), Stage(ana)

    for name in MOMENTS:
        stage.show(name)
        layouts.look(name)

    assert layouts.found == []


def test_words_40_percent_longer_fit_in_all_that_opens_at_a_table(visit: Visit) -> None:
    ana = visit.come(PHONE, language="xx")
    layouts, stage = Layouts(ana), Stage(ana)

    for name in openings(stage, phone=True):
        layouts.look_at_phone(name)

    assert layouts.found == []


@pytest.mark.parametrize(("device", "theme"), [(DESK, "contrast"), (PHONE, "night")])
def test_nobody_is_shut_out_of_moments_and_of_all_that_opens_at_them(
    visit: Visit, device: dict[str, Any], theme: str
) -> None:
    ana = visit.come(device, theme=theme)
    stage = Stage(ana)
    found: list[str] = []

    for name in openings(stage, phone=device is PHONE):
        found += violations(ana, name)
    for name in ("ra-epoch-scored", "dice-epoch-scored", "ra-lose-unrest", "dice-lose-civ"):
        stage.show(name)
        found += violations(ana, name)

    assert found == []


@pytest.mark.parametrize("language", ["en", "de", "xx"])
def test_drawing_and_invoking_lie_too_far_apart_to_be_pressed_for_each_other(
    visit: Visit, language: str
) -> None:
    ana = visit.come(language=language)
    stage = Stage(ana)
    found: list[str] = []

    for name in ("ra-turn", "ra-turn-gods", "ra-five-turn"):
        stage.show(name)
        for width, height in _SIZES:
            ana.page.set_viewport_size({"width": width, "height": height})
            ana.page.evaluate(TWO_FRAMES)
            gap = ana.page.evaluate(_GAP)
            if gap < _APART:
                found.append(f"{name} at {width}: {gap:.0f} pixels")

    assert found == []
