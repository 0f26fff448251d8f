"""The guided first games: everything they ask for can be done, and leads to their end."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.layouts import TWO_FRAMES
from tests.browser.visitors import Visit

_LESSONS = Path(__file__).parents[2] / "web" / "src" / "guide"


def put_away_sheets(page: Page) -> None:
    """Close what has opened above the table; one sheet may come after another."""
    page.evaluate(TWO_FRAMES)
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        page.evaluate(TWO_FRAMES)


@pytest.mark.parametrize("game", ["ra", "dice"])
def test_a_guided_game_is_played_as_the_guide_says(visit: Visit, game: str) -> None:
    ana = visit.come()
    page = ana.page
    steps = json.loads((_LESSONS / f"{game}.json").read_text())["steps"]
    bubble = page.get_by_role("region", name="Guided game")
    count = bubble.get_by_text(re.compile(r"Step \d+ of \d+"))

    ana.go(f"/guide/{game}")
    ana.press("Begin")
    page.wait_for_url("**/table/*")
    for number, step in enumerate(steps, 1):
        expect(count).to_have_text(f"Step {number} of {len(steps)}")
        put_away_sheets(page)
        if "move" in step:
            field = page.locator("form.command input")
            field.fill(step["move"])
            field.press("Enter")
        else:
            bubble.get_by_role("button", name="Play on" if number == len(steps) else "Next").click()

    expect(bubble).to_have_count(0)
    assert ana.refused_moves == []
