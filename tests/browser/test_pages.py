"""Every page in every language: nothing is missing, cut or closed to anybody."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.layouts import Layouts
from tests.browser.pages import open_page
from tests.browser.visitors import PHONE, Visit, Visitor

PAGES = ["/", "/new", "/new?on=device", "/rules", "/quick", "/replay", "/guide/ra"]
_KEY = r"\b(?:web|ra|dice|tile|refusal|bot|setting|rule)-[a-z]+(?:-[a-z]+)+\b"


def is_over(visitor: Visitor, table: str) -> bool:
    return bool(visitor.ask(f"/tables/{table}")["table"]["stage"] == "over")


@pytest.mark.parametrize("language", ["en", "pt-BR", "de"])
def test_every_page_speaks_its_language_without_gaps(visit: Visit, language: str) -> None:
    ana = visit.come(language=language)

    for path in PAGES:
        open_page(ana, path)
        assert ana.page.evaluate("() => document.documentElement.lang") == language
        shown = ana.page.evaluate(
            "key => document.body.innerText.match(new RegExp(key, 'g')) ?? []", _KEY
        )
        assert shown == [], path


def test_the_first_page_needs_no_scrolling_while_games_are_compiled(visit: Visit) -> None:
    ana = visit.come()
    told = ana.ask("/health")
    games = [{**game, "ready": False, "done": 1, "parts": 4} for game in told["games"]]
    health = {**told, "ready": False, "games": games}
    ana.page.route("**/api/health", lambda route: route.fulfill(json=health))

    open_page(ana, "/")

    expect(ana.page.locator("progress")).to_have_count(1)
    assert ana.page.evaluate("() => document.scrollingElement.scrollHeight") <= 720


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    ana = visit.come()
    ana.tolerated = ("Failed to load resource: the server responded with a status of 404",)

    open_page(ana, "/nowhere/at/all")

    assert ana.page.inner_text("h1") == "There is nothing here."
    assert ana.page.locator("main a[href='/']").count() == 1


def test_words_40_percent_longer_fit_on_a_phone_and_fingers_find_everything(visit: Visit) -> None:
    ana = visit.come(PHONE, language="xx")
    ana.tolerated = ("the server responded with a status of 404",)
    layouts = Layouts(ana)

    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    made = ana.ask("/tables", {"game": "ra", "seats": seats})
    waiting, own = made["table"]["id"], made["link"]
    of_others = visit.come().ask("/tables", {"game": "ra", "seats": seats})["link"]
    tables = [ana.make_table(game, "me", "uniform") for game in ("ra", "ra-dice")]
    ended = [ana.make_table(game, "uniform", "uniform") for game in ("ra", "ra-dice")]
    for table in ended:
        ana.wait(partial(is_over, ana, table), "the end of a game of bots")
    for path in (
        own[own.index("/#") :],  # Ana sits there
        *PAGES,
        *("/rules/dice", "/quick?game=dice", "/guide/ra-dice", "/nowhere"),
        *(f"/table/{table}" for table in (*tables, waiting)),
        *(f"/replay/{table}" for table in ended),
        of_others[of_others.index("/#") :],  # which asks for a name
        f"/#host/{waiting}/owner",
    ):
        open_page(ana, path)
        layouts.look(path)
        if (panels := ana.page.locator("[data-replay='bar'] [aria-expanded]")).count():
            panels.click()
            layouts.look_at_phone(f"panels of {path}")

    assert layouts.found == []
