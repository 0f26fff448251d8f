"""Moments of both games, and all that opens at a table: what layouts and axe are to be good for."""

from collections.abc import Iterator

from playwright.sync_api import Route, expect

from tests.browser.stage import Stage

MOMENTS = (
    *("ra-turn", "ra-turn-full-gods", "ra-bid-lot", "ra-bid-must", "ra-gods", "ra-standing"),
    *("ra-lose-unrest", "ra-five", "ra-five-turn", "ra-spectator", "ra-epoch-scored"),
    *("ra-over", "ra-five-over", "dice-reroll", "dice-spend", "dice-spend-more", "dice-two"),
    *("dice-four", "dice-disaster", "dice-lose-civ", "dice-lose-monument"),
    *("dice-epoch-scored", "dice-four-over"),
)
_PIECE = "[data-part='estate'] [data-thing]"


def openings(stage: Stage, *, phone: bool) -> Iterator[str]:
    """Open one thing after another at a table of Ra; each is shown when its name comes."""
    page = stage.visitor.page
    page.route("**/api/tables/*/device", _invite)
    stage.show("ra-turn")
    for name, number in (("bots", -4), ("device", -2), ("leave", -1)):
        page.locator("header [aria-haspopup='dialog']").click()
        page.wait_for_selector("dialog[open] .list")
        stage.settle()
        if name == "bots":
            yield "menu"
        title = page.locator("dialog[open] h2").first  # the menu has settings, with one of theirs
        menu = title.inner_text()
        page.locator("dialog[open] .list").first.locator("button").nth(number).click()
        expect(title).not_to_have_text(menu)  # now it is something else
        stage.settle()
        if name == "device":
            page.locator("dialog[open] .btn.gold").click()
            page.wait_for_selector("dialog[open] .qr")
        yield f"menu, {name}"
        _close(stage)
    if phone:
        page.locator("header [aria-expanded]").click()
        stage.settle()
        yield "drawer"
    page.locator(".log button").first.click()
    page.wait_for_selector("dialog[open]")
    yield "moment of the log"
    _close(stage)
    if phone:
        page.locator("header [aria-expanded]").click()
    page.locator("[data-table]").press("?")
    page.wait_for_selector("dialog[open]")
    yield "help and keys"
    _close(stage)
    page.keyboard.press("Tab")  # keys lead there, or nothing is explained
    page.locator(_PIECE).first.focus()
    page.wait_for_selector("[role='tooltip']")
    yield "explanation"
    page.keyboard.press("Escape")
    page.locator("[data-primary]").first.click()
    page.wait_for_selector(".refusal")
    yield "refusal"


def _close(stage: Stage) -> None:
    stage.visitor.page.keyboard.press("Escape")
    stage.visitor.page.wait_for_selector("dialog[open]", state="detached")


def _invite(route: Route) -> None:
    link = "http://192.168.1.7:8000/#join/hT4kVb1oWq2s/" + "a" * 32
    route.fulfill(json={"seat": 0, "invite": link})
