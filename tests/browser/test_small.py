"""What a small window has no room for is a press away, or smaller, and never gone."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.layouts import Layouts
from tests.browser.stage import Stage, scene
from tests.browser.visitors import PHONE, Visit

LOW: list[ViewportSize] = [{"width": 1280, "height": 720}, {"width": 1366, "height": 768}]


def with_clocks_and_nobody_there(kept: dict[str, Any]) -> None:
    """Clocks run, the others have gone, and somebody watches."""
    seats = kept["table"]["seats"]
    kept["update"]["clocks"] = [605_000] * len(seats)
    kept["table"]["spectators"] = 3
    for place, seat in enumerate(seats):
        if place != kept["welcome"]["seat"]:
            seat |= {"kind": "person", "bot": "", "present": False}


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


@pytest.mark.parametrize("language", ["en", "xx"])
@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("ra-turn", "[data-part=tray]"),
        ("ra-five-turn", "[data-part=tray]"),
        ("dice-reroll", "[data-part=opponents]"),
        ("dice-four", "[data-part=opponents]"),
    ],
)
def test_on_a_phone_clocks_and_who_is_away_stand_beside_the_names(
    visit: Visit, name: str, own: str, language: str
) -> None:
    ana = visit.come(PHONE, language=language)
    layouts = Layouts(ana)
    stage = Stage(ana)
    stage.change = with_clocks_and_nobody_there

    stage.show(name)

    others = len(scene(name)["table"]["seats"]) - 1
    seats = ana.page.locator("[data-part=opponents] [data-seat]")
    gone = seats.filter(has=ana.page.locator(".away:visible"))
    expect(gone).to_have_count(others)
    for place in range(others):
        expect(gone.nth(place).locator(".clock")).to_be_in_viewport(ratio=1)
        expect(gone.nth(place).locator(".clock")).to_have_text("10:05")
    expect(ana.page.locator(f"{own} .clock").first).to_be_in_viewport(ratio=1)
    expect(ana.page.locator(".eyes b")).to_have_text("3")
    layouts.look_at_phone(name)
    assert layouts.found == []
