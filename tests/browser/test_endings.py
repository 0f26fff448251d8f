"""Games of several people to their end, and what comes after it."""

from playwright.sync_api import expect

from tests.browser.players import Player, take_turns
from tests.browser.test_lines import settle
from tests.browser.test_together import sit_together
from tests.browser.visitors import Visit


def test_two_browsers_play_one_game_to_the_end_and_then_another_one(visit: Visit) -> None:
    ana, bea, table = sit_together(visit)

    take_turns(ana, bea)

    assert ana.result == bea.result
    assert ana.result is not None
    assert ana.final_points() == bea.final_points() == ana.result["scores"]
    assert ana.refused_moves == bea.refused_moves == []

    for one, words in ((ana, "Play again"), (bea, "Go to the rematch")):
        one.visitor.page.locator("dialog[open] footer button").last.click()
        one.visitor.page.get_by_role("button", name=words).first.click()
        one.visitor.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    assert ana.visitor.page.url == bea.visitor.page.url
    ana.visitor.wait(lambda: ana.result is None and bea.result is None, "a new game")
    take_turns(ana, bea, moves=ana.sent + bea.sent + 4)

    assert ana.refused_moves == bea.refused_moves == []


def test_a_game_on_one_device_is_played_to_the_end(visit: Visit) -> None:
    both = Player(visit.come(), seed=31)

    both.sit_down(both.visitor.make_table("ra-dice", "me", "me"))
    both.play()

    assert both.result is not None
    assert both.final_points() == both.result["scores"]
    assert both.refused_moves == []


def test_a_move_is_taken_back_and_the_game_goes_on_elsewhere(visit: Visit) -> None:
    ana = Player(visit.come(), seed=32)
    page = ana.visitor.page

    table = ana.visitor.make_table("ra", "me", "uniform")
    ana.sit_down(table)
    ana.play(4)
    for _ in range(2):  # one press may send two moves, a god and that it was the last one
        settle(ana)
    updates = ana.visitor.answers("update")
    last = [one for update in updates for one in update["moves"] if one["actor"] == 0][-1]
    before = next(update for update in updates if update["version"] == last["version"] - 1)
    ana.visitor.press("Menu")
    page.get_by_role("button", name="Take back your last move").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    ana.visitor.wait(lambda: ana.is_asked and ana.version == before["version"], "the same moment")

    assert ana.visitor.answers("update")[-1]["view"] == before["view"]
    ana.play(7)
    assert ana.refused_moves == []
    expect(page.get_by_text("practice").first).to_be_visible()

    practice = page.url
    ana.visitor.type("back")
    page.wait_for_url(lambda url: "/table/" in url and url != practice)
