"""One's own seat has the sigil that one likes, wherever it is shown."""

from functools import partial

from playwright.sync_api import expect

from tests.browser.pages import open_page
from tests.browser.test_pages import is_over
from tests.browser.visitors import Visit


def test_the_chosen_sigil_is_that_of_the_own_seat_on_every_page(visit: Visit) -> None:
    ana = visit.come(sigil=4)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    made = ana.ask("/tables", {"game": "ra", "seats": seats})
    table, link = made["table"]["id"], made["link"]

    for path, place in (
        ("/", ".continue .seats"),
        ("/new", ".seat-card:first-child"),
        (f"/#host/{table}/owner", ".seat-card:first-child"),
        (link[link.index("/#") :], "main li:first-child"),
        (f"/table/{table}", "main li:first-child"),
    ):
        ana.go(path)
        expect(ana.page.locator(f"{place} .sig").first).to_have_class("sig eye")


def test_in_the_replay_of_an_own_table_the_chosen_sigil_is_ones_own(visit: Visit) -> None:
    ana = visit.come(sigil=4)
    table = ana.make_table("ra", "uniform", "uniform")
    ana.wait(partial(is_over, ana, table), "the end of a game of bots")
    told = ana.ask(f"/tables/{table}")["table"]
    own = {"table": told, "seats": [1], "owner": True, "your_turn": False, "touched": 0}
    ana.page.route("**/api/mine", lambda route: route.fulfill(json={"tables": [own]}))

    open_page(ana, f"/replay/{table}")

    names = ana.page.locator("[data-part=opponents] article .head .sig")
    expect(names.nth(0)).to_have_class("sig lotus")
    expect(names.nth(1)).to_have_class("sig eye")
