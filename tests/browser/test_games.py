"""Whole games by mouse, from the start page to the final sheet."""

import pytest
from playwright.sync_api import expect

from tests.browser.players import Player
from tests.browser.visitors import Visit, Visitor
from tests.browser.words import words


def begin(visitor: Visitor, game: str, language: str) -> None:
    """Begin a game against one bot by clicks on the start page."""
    say, page = words(language).say, visitor.page
    visitor.go("/")
    choices = page.get_by_role("radiogroup", name=say("web-start-game"), exact=True)
    choices.get_by_role("radio", name=say(f"web-start-game-{game}")).click()
    chosen = page.locator("section[aria-labelledby=against] li button[aria-pressed=true]")
    expect(chosen).not_to_have_count(0)
    for left in range(chosen.count() - 1, 0, -1):
        chosen.last.click()
        expect(chosen).to_have_count(left)
    page.locator("section[aria-labelledby=against] footer > details > summary").click()
    visitor.press(say("web-start-pace-instant"))
    page.get_by_role("button", name=say("web-start-start"), exact=True).click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize(("game", "language"), [("ra", "en"), ("ra-dice", "pt-BR")])
def test_a_game_of_two_is_played_by_mouse_from_the_start_page_to_the_final_sheet(
    visit: Visit, game: str, language: str
) -> None:
    ana = Player(visit.come(language=language, help=False), seed=1)

    begin(ana.visitor, game, language)
    ana.play()

    assert ana.result is not None
    assert len(ana.result["scores"]) == 2
    assert ana.final_points() == ana.result["scores"]
    assert ana.refused_moves == []
    assert ana.visitor.page.evaluate("() => document.documentElement.lang") == language
