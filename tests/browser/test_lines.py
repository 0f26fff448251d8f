"""Lines that fail, and a server that dies: the page calls again, and nothing is lost or doubled."""

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.layouts import TWO_FRAMES
from tests.browser.lines import BadLine
from tests.browser.players import Player, by_mouse
from tests.browser.visitors import Visit

_BOARD = """() => [...document.querySelectorAll(
    '[role=article], article, [data-part]:not([data-part=side]), [data-sentence], ' +
    'ol.log li, .epochs')]
    .map((one) => one.innerText.replace(/\\s+/g, ' ').trim())"""

_FAULTS = [(["move"], []), ([], ["accepted"]), ([], ["update"]), (["move"], ["welcome"])]
"""What is lost on the way to the server, and on the way to the page."""


def shown(page: Page) -> list[str]:
    """Everything that stands on the board, and the log."""
    texts: list[str] = page.evaluate(_BOARD)
    return texts


def loaded_anew(player: Player) -> tuple[list[str], list[dict[str, Any]], dict[str, Any]]:
    """What a page shows that knows nothing yet, and all moves and the view that it is told."""
    visitor = player.visitor
    heard = len(visitor.heard)
    visitor.page.reload()
    visitor.wait(
        lambda: any(one["type"] == "update" for one in visitor.heard[heard:]), "the whole game"
    )
    settle(player)
    update = next(one for one in visitor.heard[heard:] if one["type"] == "update")
    return shown(visitor.page), update["moves"], update["view"]


def settle(player: Player) -> None:
    """Wait until the page has been told everything, and shows a decision of its own."""
    player.visitor.wait(lambda: player.is_asked and player.look()["targets"], "a decision")
    player.visitor.page.evaluate(TWO_FRAMES)  # what was heard is then drawn


def put_away(player: Player) -> None:
    """Close the sheet of an epoch that has just ended; nothing else opens while one is asked."""
    settle(player)
    page = player.visitor.page
    while page.locator("dialog[open]").count() > 0:
        page.keyboard.press("Escape")
        page.evaluate(TWO_FRAMES)


def own_moves(moves: list[dict[str, Any]], seat: int = 0) -> list[str]:
    return [one["move"]["text"] for one in moves if one["actor"] == seat]


def ordered(player: Player) -> list[str]:
    """The moves that a page has wanted, each once, however often it had to send it."""
    said = sorted(
        (one for one in (*player.visitor.sent, *player.visitor.lost) if one["type"] == "move"),
        key=lambda one: one["version"],
    )
    return list({one["id"]: one["move"] for one in said}.values())


def test_frames_late_lost_and_doubled_change_nothing_of_a_game(visit: Visit) -> None:
    ana = Player(visit.come(), seed=11)
    visitor = ana.visitor
    line = BadLine(visitor, Random(12))

    # in Ra a standing bid that is late may move before its own page does, and is right to
    ana.sit_down(visitor.make_table("ra-dice", "me", "uniform", "uniform"))
    for swallowed, lost in _FAULTS * 2:
        ana.play(ana.sent + 1)
        line.swallow(*swallowed)
        line.lose(*lost)
        ana.play(ana.sent + 1)
        visitor.wait(lambda: line.is_calm, "a fault")
    put_away(ana)  # it would lie above what is pressed
    visitor.press("Chat")
    line.lose("said")
    visitor.page.get_by_label("Say something").fill("can you hear me?")
    visitor.press("Send")
    visitor.wait(lambda: line.is_calm, "a sentence lost on its way back")
    expect(visitor.page.get_by_label("Chat").get_by_text("can you hear me?")).to_have_count(1)
    put_away(ana)  # of an epoch that bots have ended meanwhile
    visitor.press("Log")
    settle(ana)

    seen, told = shown(visitor.page), visitor.answers("update")[-1]
    anew, moves, view = loaded_anew(ana)
    assert (line.cuts, line.doubled > 0) == (11, True)
    assert len(visitor.lost) == 4
    assert own_moves(moves) == ordered(ana), "every move is played once, in its order"
    assert told["view"] == view
    assert seen == anew
    visitor.page.get_by_role("tab", name="Chat").click()  # which says that there is something new
    expect(visitor.page.get_by_label("Chat").get_by_text("can you hear me?")).to_have_count(1)
    assert ana.refused_moves == []


def test_a_game_survives_the_death_of_its_server_and_goes_on_by_itself(own_visit: Visit) -> None:
    ana = Player(own_visit.come(), seed=13)
    visitor = ana.visitor
    visitor.tolerated = ("net::ERR_CONNECTION_", "net::ERR_EMPTY_RESPONSE")  # it is killed
    slip = visitor.page.locator('[data-slip="line"]')

    ana.sit_down(visitor.make_table("ra", "me", "uniform"))
    ana.play(8)
    settle(ana)
    while (main := ana.main_target()) is None:  # while tiles are chosen there may be none
        ana.step()
        settle(ana)
    visitor.house.kill()
    expect(slip).to_contain_text("The connection is lost.")
    by_mouse(visitor, main)
    expect(slip).to_contain_text("The server has stopped. Nothing is lost")
    before = ana.sent
    visitor.house.start()
    expect(slip).to_have_count(0)
    visitor.wait(lambda: ana.sent > before, "what was pressed while nobody could hear it")
    ana.play(before + 8)
    settle(ana)

    seen = shown(visitor.page)
    anew, moves, _ = loaded_anew(ana)
    assert seen == anew
    assert own_moves(moves) == ordered(ana)
    assert ana.refused_moves == []
