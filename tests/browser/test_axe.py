"""Axe, which looks for what shuts people out, finds nothing on any page."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.pages import open_page
from tests.browser.players import Player
from tests.browser.visitors import DESK, PHONE, Visit, Visitor

_AXE = Axe()
_OPTIONS = {"resultTypes": ["violations"], "preload": False}
_PAGES = {
    "day": ["/", "/new", "/new?on=device", "/rules", "/quick", "/replay", "/guide/ra"],
    "night": ["/", "/rules/dice", "/quick?game=dice", "/guide/ra-dice", "/nowhere", "/table/none"],
    "contrast": ["/", "/new", "/rules/dice", "/quick?game=dice", "/nowhere"],
}
_MOVES = 16
"""So many moves of both games bring decisions of more than one kind."""


def violations(visitor: Visitor, where: str) -> list[str]:
    """What axe finds on the page that is shown, with some of the places."""
    found = _AXE.run(visitor.page, options=_OPTIONS).response["violations"]
    return [
        f"{where}: {one['id']}: {[node['html'][:200] for node in one['nodes'][:4]]}"
        for one in found
    ]


@pytest.mark.parametrize("theme", _PAGES)
def test_nobody_is_shut_out_of_the_pages_before_a_game(visit: Visit, theme: str) -> None:
    ana = visit.come(PHONE if theme == "night" else DESK, theme=theme)
    ana.tolerated = ("the server responded with a status of 404",)
    found: list[str] = []

    for path in _PAGES[theme]:
        open_page(ana, path)
        found += violations(ana, path)

    assert found == []


def test_nobody_is_shut_out_of_a_table_that_waits_for_people(visit: Visit) -> None:
    ana, ben = visit.come(), visit.come(PHONE, theme="night")
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    made = ana.ask("/tables", {"game": "ra", "seats": seats})
    table, link = made["table"]["id"], made["link"]

    open_page(ana, f"/#host/{table}/owner")
    found = violations(ana, "host")
    open_page(ana, f"/table/{table}")
    found += violations(ana, "gathering")
    open_page(ben, link[link.index("/#") :])
    found += violations(ben, "join")
    playing = ana.make_table("ra", "me", "uniform")
    open_page(ana, f"/#host/{playing}/owner")
    found += violations(ana, "host of a game")

    assert found == []


def test_nobody_is_shut_out_who_is_asked_for_the_key_of_the_house(visit: Visit) -> None:
    ana = visit.come()
    ana.tolerated = ("the server responded with a status of 401",)
    refusal = {"code": "house-key-needed", "parameters": {}, "rule": ""}
    failure = {"refusal": refusal, "line": None}
    ana.page.route("**/api/tables", lambda route: route.fulfill(status=401, json=failure))

    open_page(ana, "/")
    ana.press("Start")
    ana.page.wait_for_selector("dialog[open] [type='password']")

    assert violations(ana, "key of the house") == []


@pytest.mark.parametrize("theme", ["day", "night"])
def test_nobody_is_shut_out_of_a_table_whose_chance_is_being_sealed(
    visit: Visit, theme: str
) -> None:
    ana, bea = visit.come(theme=theme), visit.come(name="Bea")
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    made = ana.ask("/tables", {"game": "ra-dice", "seats": seats})
    table, token = made["table"]["id"], made["seats"][1]["invite"].rpartition("/")[2]

    bea.ask(f"/tables/{table}/claim", {"token": token, "name": "Bea"})  # and says no word
    open_page(ana, f"/table/{table}")
    ana.page.get_by_role("heading", name="Chance is being sealed").wait_for()

    assert violations(ana, "sealing") == []


@pytest.mark.parametrize(("device", "theme"), [(DESK, "contrast"), (PHONE, "night")])
def test_nobody_is_shut_out_of_what_opens_at_a_table(
    visit: Visit, device: dict[str, Any], theme: str
) -> None:
    ana = Player(visit.come(device, theme=theme), seed=5)
    page, found = ana.visitor.page, []

    def look(name: str) -> None:
        page.wait_for_selector("dialog[open]")
        found.extend(violations(ana.visitor, name))
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")

    ana.sit_down(ana.visitor.make_table("ra", "me", "uniform", "uniform"))
    ana.play(moves=3)
    ana.visitor.wait(lambda: ana.is_asked and ana.look()["targets"], "a turn after another")
    ana.visitor.press("Menu")
    look("menu and settings of a table")
    page.locator("[data-table]").press("?")
    look("help and keys")
    ana.visitor.press("Since your last turn")
    look("since the last turn")
    page.locator("article[data-seat] button.whole").first.click()
    look("the estate of another seat")
    open_page(ana.visitor, "/")
    ana.visitor.press("Settings")
    look("settings of the start page")

    assert found == []


@pytest.mark.parametrize(("device", "theme"), [(DESK, "night"), (PHONE, "day")])
def test_nobody_is_shut_out_of_a_device_that_is_passed_on(
    visit: Visit, device: dict[str, Any], theme: str
) -> None:
    both = Player(visit.come(device, theme=theme), seed=9)
    curtain = both.visitor.page.locator("main.curtain")

    both.sit_down(both.visitor.make_table("ra", "me", "me", scores="hidden"))
    while not curtain.count():
        both.step()

    assert violations(both.visitor, "curtain") == []


@pytest.mark.parametrize(("game", "theme"), [("ra", "night"), ("ra-dice", "contrast")])
def test_nobody_is_shut_out_of_a_game(visit: Visit, game: str, theme: str) -> None:
    ana = Player(visit.come(theme=theme), seed=5)
    found: list[str] = []
    seen: set[str] = set()

    ana.sit_down(ana.visitor.make_table(game, "me", "uniform", advice=True))
    ana.visitor.wait(lambda: ana.visitor.answers("update"), "the game")
    for moves in range(_MOVES):
        ana.play(moves=moves)
        ana.visitor.wait(lambda: ana.visitor.is_answered, "the answer to a move")
        if (phase := ana.visitor.answers("update")[-1]["view"]["phase"]) not in seen:
            seen.add(phase)
            found += violations(ana.visitor, f"{game}, {phase}")

    assert found == []
    assert len(seen) >= 2, seen


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
def test_nobody_is_shut_out_of_an_ended_game_and_its_replay(visit: Visit, game: str) -> None:
    ana = visit.come(PHONE)
    table = ana.make_table(game, "uniform", "uniform")

    open_page(ana, f"/table/{table}")
    if game == "ra":  # who watches opens it when they like
        ana.page.locator("[data-primary]").click()
    ana.page.wait_for_selector("dialog[open]")
    found = violations(ana, f"last sheet of {game}")
    ana.page.locator("dialog[open] footer button, dialog[open] form button").last.click()
    ana.page.wait_for_selector("dialog[open]", state="detached")
    found += violations(ana, f"end of {game}")
    open_page(ana, f"/replay/{table}")
    ana.page.wait_for_selector("[data-part='rail'], [data-part='monuments']")
    found += violations(ana, f"replay of {game}")
    ana.page.locator("[data-replay='bar'] [aria-expanded]").click()
    ana.page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    found += violations(ana, f"panels of the replay of {game}")

    assert found == []
