"""What a small window has no room for is a press away, or smaller, and never gone."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.layouts import Layouts
from tests.browser.stage import Stage
from tests.browser.visitors import Visit

LOW: list[ViewportSize] = [{"width": 1280, "height": 720}, {"width": 1366, "height": 768}]


@pytest.mark.parametrize("size", LOW, ids=lambda size: f"{size['width']}x{size['height']}")
def test_what_is_left_in_the_bag_is_a_press_away_in_a_low_window(
    visit: Visit, size: ViewportSize
) -> None:
    ana = visit.come({"viewport": size})
    layouts = Layouts(ana)
    stage = Stage(ana)
    stage.show("ra-turn")
    kinds = ana.page.locator(".kinds:visible li")
    expect(kinds).to_have_count(0)

    ana.press("Bag")

    expect(kinds).to_have_count(22)
    layouts.look_at("bag", "wide", "cut", "overlapping")
    assert layouts.found == []
    dialog = ana.page.locator("dialog[open]")
    assert dialog.evaluate("one => one.scrollHeight <= one.clientHeight")
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("button", name="Bag", exact=True)).to_be_focused()
