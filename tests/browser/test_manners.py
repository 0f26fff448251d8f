"""What people arrange besides moves: clocks, limits, who may speak, and when it ends."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.players import Player
from tests.browser.test_together import sit_together, slip
from tests.browser.visitors import Visit


def in_order(visit: Visit, **settings: Any) -> tuple[Player, Player]:
    """Ana and Bea at a table with a clock; the first of them is on turn."""
    ana, bea, _ = sit_together(visit, clock="bank 600 + 5", **settings)
    return (ana, bea) if ana.is_asked else (bea, ana)


def test_a_clock_is_shown_and_runs_for_whoever_is_asked(visit: Visit) -> None:
    first, second = in_order(visit)
    thinking = second.visitor.page.get_by_role("article")  # that of the other, and no more
    waiting = first.visitor.page.get_by_role("article")

    expect(waiting).to_contain_text("10:00")
    expect(thinking).to_contain_text(re.compile(r"9:(5[0-8]|[0-4]\d)"))

    expect(waiting).to_contain_text("10:00")

    own = first.visitor.page.locator('[data-part="estate"]').get_by_role("timer")
    expect(own).to_contain_text(re.compile(r"9:\d\d"))


def test_a_limit_is_set_kept_bid_and_withdrawn(visit: Visit) -> None:
    first, second = in_order(visit, confirmBids=True)
    page, other = first.visitor.page, second.visitor.page

    # invoking is confirmed, like bids
    first.visitor.press("Invoke Ra")
    expect(page.get_by_text("Invoke Ra?")).to_be_visible()
    assert first.sent == 0
    first.visitor.press("Invoke Ra")
    second.visitor.wait(lambda: second.is_asked, "the auction")

    # a limit, withdrawn and set again, is there after the page was loaded anew
    tray = page.locator('[data-part="tray"]')
    sun = tray.get_by_role("group", name="Your suns").get_by_role("button")
    sun.last.click()
    tray.get_by_role("button", name="Bid up to").click()
    expect(tray).to_contain_text("You bid up to")
    first.visitor.press("Take the limit back")
    expect(tray).not_to_contain_text("You bid up to")
    number = (sun.last.get_attribute("aria-label") or "").split()[-1]
    first.visitor.type(f"limit {number}")
    expect(tray).to_contain_text(f"You bid up to {number}")
    first.visitor.type("limit")
    expect(tray).not_to_contain_text("You bid up to")
    sun.last.click()
    tray.get_by_role("button", name="Bid up to").click()
    expect(tray).to_contain_text("You bid up to")
    page.reload()
    expect(tray).to_contain_text("You bid up to")

    # one press lifts a sun, and the second one bids it
    theirs = other.locator('[data-part="tray"]')
    theirs.get_by_role("group", name="Your suns").get_by_role("button").first.click()
    expect(theirs.get_by_role("button", name="Bid ")).to_be_visible()
    assert second.sent == 0
    theirs.get_by_role("button", name="Bid ").click()

    # which the limit answers, or lets pass, by itself
    first.visitor.wait(lambda: first.version >= 3, "the bid of the limit")
    assert [one.sent for one in (first, second)] == [1, 1]
    assert first.refused_moves == second.refused_moves == []


def test_a_bot_is_offered_for_somebody_after_two_minutes_and_not_before(visit: Visit) -> None:
    ana, bea, _ = sit_together(visit)
    page = ana.visitor.page

    page.clock.install()
    here = page.evaluate("Date.now() / 1000")
    bea.visitor.page.close()
    expect(page.locator("[data-announcements]")).to_contain_text("Bea is away.")
    away = page.evaluate("Date.now() / 1000")
    answered = len(ana.visitor.answers("pong"))
    # the clock of the page stands still from here on, however busy the machine is
    page.clock.pause_at(here + 100)
    page.clock.run_for(1200)  # what is the matter is looked at every second
    # whoever hears nothing for so long asks; without an answer the next leap would cut the line
    ana.visitor.wait(lambda: len(ana.visitor.answers("pong")) > answered, "a sign of life")
    expect(page.locator(slip("away-1"))).to_have_count(0)
    page.clock.pause_at(away + 125)
    page.clock.run_for(1200)

    expect(page.locator(slip("away-1"))).to_contain_text("Bea has been away for 2:")
    button = page.locator(slip("away-1")).get_by_role("button", name="Let a bot play")
    expect(button).to_be_enabled()


def test_the_host_silences_somebody_invites_anew_and_ends_the_game(visit: Visit) -> None:
    ana, bea, table = sit_together(visit)
    dan = Player(visit.come(name="Dan"), seed=9)

    ana.visitor.press("Menu")
    ana.visitor.press("The host's page")
    ana.visitor.press("Mute")
    bea.visitor.press("Chat")
    expect(bea.visitor.page.get_by_text("The host lets you say nothing.")).to_be_visible()
    expect(bea.visitor.page.get_by_label("Say something")).to_have_count(0)
    ana.visitor.press("Let speak")
    expect(bea.visitor.page.get_by_label("Say something")).to_be_visible()

    ana.visitor.press("New link")
    link = ana.visitor.page.get_by_label("Link of Bea", exact=True).input_value()
    dan.visitor.page.goto(link)
    dan.visitor.press("Play here")
    dan.visitor.page.wait_for_url(f"**/table/{table}")
    dan.visitor.wait(lambda: dan.visitor.answers("update"), "the game")

    ana.visitor.press("End the game")
    ana.visitor.press("Really?")
    expect(dan.visitor.page.get_by_role("heading", name="The game was abandoned")).to_be_visible()
