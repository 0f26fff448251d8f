"""Several people at one table: they join, play, talk, watch, leave, return, or share a device."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.players import Player, take_turns
from tests.browser.visitors import Visit

_LOG = "ol.log li"
_TRAY = '[data-part="tray"] button'


def sit_together(visit: Visit, clock: str = "", **settings: Any) -> tuple[Player, Player, str]:
    """Ana and Bea at a table of their own, whose game has begun; Ana is the host."""
    ana = Player(visit.come(**settings), seed=5)
    bea = Player(visit.come(name="Bea", **settings), seed=6)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    body = {"game": "ra", "seats": seats, "advice": False, "clock": clock}
    made = ana.visitor.ask("/tables", body)
    table = str(made["table"]["id"])
    token = made["seats"][1]["invite"].rpartition("/")[2]
    bea.visitor.ask(f"/tables/{table}/claim", {"token": token, "name": "Bea"})
    ana.sit_down(table)
    bea.sit_down(table)
    ana.visitor.wait(lambda: ana.is_asked or bea.is_asked, "the first decision")
    return ana, bea, table


def slip(key: str) -> str:
    """The selector of something that is the matter with the table."""
    return f'[data-slip="{key}"]'


def test_friends_join_by_the_host_s_link_and_play_while_somebody_watches(visit: Visit) -> None:
    ana, bea = Player(visit.come(), seed=5), Player(visit.come(name="Bea"), seed=6)
    cem = Player(visit.come(name="Cem"), seed=7)

    ana.visitor.go("/new")
    ana.visitor.page.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="2").click()
    ana.visitor.press("Make the table with 1 free seat")
    link = ana.visitor.page.get_by_label("Link of Seat 2", exact=True).input_value()
    bea.visitor.page.goto(link)
    bea.visitor.press("Take a seat")
    bea.visitor.page.wait_for_url("**/table/*")
    table = bea.visitor.page.url.rpartition("/")[2]
    take_turns(ana, bea, moves=6)
    cem.visitor.go(f"/#watch/{table}")
    cem.visitor.page.wait_for_selector(_LOG)
    take_turns(ana, bea, moves=10)

    ana.visitor.wait(lambda: ana.visitor.is_answered and bea.visitor.is_answered, "all answers")
    ana.visitor.wait(lambda: len({one.version for one in (ana, bea, cem)}) == 1, "all moves")
    expect(ana.visitor.page.get_by_role("article", name="Bea")).to_be_visible()
    expect(bea.visitor.page.get_by_role("article", name="Ana")).to_be_visible()
    logs = [one.visitor.page.locator(_LOG).all_inner_texts() for one in (ana, bea, cem)]
    assert len({len(log) for log in logs}) == 1
    assert any("Bea" in line for line in logs[0])
    assert any("Ana" in line for line in logs[1])
    assert {name for name in ("Ana", "Bea") for line in logs[2] if name in line} == {"Ana", "Bea"}
    expect(cem.visitor.page.get_by_text("You are watching")).to_be_visible()
    assert cem.look()["targets"] == []
    assert cem.visitor.page.locator(_TRAY).count() == 0


def test_what_somebody_says_is_read_by_all_and_said_by_those_who_play_alone(visit: Visit) -> None:
    ana, bea, table = sit_together(visit)
    cem = visit.come(name="Cem")
    cem.go(f"/#watch/{table}")

    for one in (ana.visitor, bea.visitor, cem):
        one.press("Chat")
    ana.visitor.page.get_by_label("Say something").fill("hello from Ana")
    ana.visitor.press("Send")

    for one in (ana.visitor, bea.visitor, cem):
        expect(one.page.get_by_label("Chat").get_by_text("hello from Ana")).to_have_count(1)
    expect(bea.visitor.page.locator("[data-announcements]")).to_contain_text("hello from Ana")
    expect(cem.page.get_by_label("Say something")).to_have_count(0)


def hand_over(player: Player) -> None:
    """Let a bot play for the first seat."""
    player.visitor.press("Menu")
    player.visitor.press("Let a bot play for me")
    player.visitor.page.get_by_role("button", name="Uniform").click()
    expect(player.visitor.page.locator(slip("bot-0"))).to_be_visible()


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    ana, bea, _ = sit_together(visit)
    take_turns(ana, bea, moves=4)

    hand_over(ana)
    before = ana.sent
    bea.play(bea.sent + 2)
    assert ana.sent == before, "the bot has played, and nobody else"
    ana.visitor.press("Play again yourself")
    expect(ana.visitor.page.locator(slip("bot-0"))).to_have_count(0)
    hand_over(ana)
    ana.visitor.type("back")
    expect(ana.visitor.page.locator(slip("bot-0"))).to_have_count(0)
    take_turns(ana, bea, moves=ana.sent + bea.sent + 4)

    assert ana.sent > before
    assert ana.visitor.answers("refused") == bea.visitor.answers("refused") == []


def test_whoever_leaves_is_replaced_by_a_bot_and_the_others_play_on(visit: Visit) -> None:
    ana, bea, _ = sit_together(visit)

    bea.visitor.press("Menu")
    bea.visitor.press("Leave for good")
    bea.visitor.press("Yes, leave")
    bea.visitor.page.wait_for_url(bea.visitor.house.address + "/")
    ana.play(4)

    assert ana.visitor.answers("table")[-1]["table"]["seats"][1]["bot"] == "merchant"
    expect(bea.visitor.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    assert bea.visitor.page.get_by_role("link", name="Continue").count() == 0


def test_who_would_end_the_game_can_play_on_after_all(visit: Visit) -> None:
    ana, bea, _ = sit_together(visit)
    would_end = bea.visitor.page.locator(slip("end-0"))

    ana.visitor.press("Menu")
    ana.visitor.press("Agree to end the game")
    expect(would_end).to_be_visible()
    ana.visitor.press("Menu")
    ana.visitor.press("Play on after all")
    expect(would_end).to_have_count(0)
    bea.visitor.press("Menu")
    bea.visitor.press("Agree to end the game")
    expect(ana.visitor.page.locator(slip("end-1"))).to_be_visible()

    assert ana.visitor.answers("table")[-1]["table"]["stage"] == "playing"
    ana.visitor.press("Agree to end the game")  # as the slip offers
    bea.visitor.wait(
        lambda: bea.visitor.answers("table")[-1]["table"]["ended"] == "agreed", "the end"
    )


def test_the_host_takes_a_seat_away_and_its_page_says_so(visit: Visit) -> None:
    ana, bea, _ = sit_together(visit)

    ana.visitor.press("Menu")
    ana.visitor.press("The host's page")
    ana.visitor.press("Take the seat away")
    ana.visitor.press("Really?")

    farewell = bea.visitor.page.get_by_text("The host has taken your seat away.")
    expect(farewell).to_be_visible()
    ana.visitor.press("To the table")
    ana.play(3)
    assert ana.visitor.answers("refused") == []


def test_a_seat_moves_to_another_device_and_plays_there_alone(visit: Visit) -> None:
    ana, bea, _ = sit_together(visit)
    phone = Player(visit.come(name="Bea"), seed=8)

    bea.visitor.press("Menu")
    bea.visitor.press("Move to another device")
    bea.visitor.press("Make the code")
    link = bea.visitor.page.get_by_label("Link that takes your seat along").input_value()
    phone.visitor.page.goto(link)
    phone.visitor.press("Play here")
    take_turns(ana, phone, moves=6)

    gone = bea.visitor.page.get_by_text("Your seat is played from elsewhere now.")
    expect(gone).to_be_visible()
    assert phone.sent > 0
    assert bea.sent == 0


def test_who_shares_a_device_passes_it_on_behind_a_curtain(visit: Visit) -> None:
    both = Player(visit.come(), seed=9)
    page = both.visitor.page
    both.visitor.go("/new?on=device")
    page.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="2").click()
    page.get_by_label("The name at seat 1").fill("Ana")
    page.get_by_label("The name at seat 2").fill("Bea")
    both.visitor.press("Hidden points")
    both.visitor.press("Start")
    looking = ["Ana"]  # who sets up the table has the device

    while both.sent < 8:
        both.visitor.wait(
            lambda: both.visitor.is_answered and both.look()["targets"], "somebody's decision"
        )
        if page.locator("main.curtain").count():
            name = page.locator("main.curtain h2").inner_text().rpartition(" ")[2]
            assert page.locator("[data-part], .points, .log").count() == 0, (
                "the board is to be seen"
            )
            assert looking[-1:] != [name], "the device is passed to who has it"
            looking.append(name)
        else:
            other = {"Ana": "Bea", "Bea": "Ana"}[looking[-1]]
            assert page.get_by_role("article").count() == 1
            points = page.get_by_role("article", name=other).locator(".points")
            assert points.inner_text() == "?"
        both.step()

    assert len(looking) > 2
    assert both.visitor.answers("refused") == []
