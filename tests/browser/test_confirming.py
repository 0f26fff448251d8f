"""Where somebody chose that every move is confirmed, the first press only asks."""

import pytest
from playwright.sync_api import expect

from tests.browser.stage import Stage
from tests.browser.visitors import Visit


@pytest.mark.parametrize(
    ("name", "move"), [("ra-turn", "Draw a tile"), ("dice-reroll", "Keep all")]
)
def test_every_move_may_need_a_second_press(visit: Visit, name: str, move: str) -> None:
    ana = visit.come(confirm="all")
    stage = Stage(ana)
    stage.show(name)
    tray = ana.page.locator("[data-part=tray]")
    refused = ana.page.get_by_text("It is not your turn.").first

    tray.get_by_role("button", name=move).click()
    expect(tray).to_contain_text("Really?")
    expect(refused).to_have_count(0)
    tray.get_by_role("button", name=move).click()

    expect(refused).to_be_visible()


def test_every_move_may_have_to_be_typed_twice(visit: Visit) -> None:
    ana = visit.come(confirm="all")
    Stage(ana).show("ra-turn")
    field = ana.page.locator("form.command input")
    refused = ana.page.get_by_text("It is not your turn.").first

    field.fill("draw")
    field.press("Enter")
    expect(ana.page.locator("[data-part=side]")).to_contain_text("Really?")
    expect(refused).to_have_count(0)
    field.fill("draw")
    field.press("Enter")

    expect(refused).to_be_visible()
