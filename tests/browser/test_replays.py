"""Finished games and files: looked at again, proved in the page, kept, and played on."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.players import Player
from tests.browser.visitors import Visit, Visitor

_GOLDEN = Path(__file__).parents[1] / "golden" / "ra-2-rio-grande-random.ra"
_MOMENT = ".bar .moment b"
_BOARD = 'main [data-part]:not([data-part="side"]), main article'


def arrive(visitor: Visitor) -> None:
    """Wait until the game is shown."""
    visitor.page.wait_for_selector(_MOMENT)
    visitor.page.wait_for_selector("[data-part='rail'], [data-part='monuments']")


def place(visitor: Visitor) -> tuple[int, int]:
    """The move that is shown, and how many there are."""
    told = visitor.page.locator(_MOMENT).inner_text()
    found = re.fullmatch(r"Move (\d+) of (\d+)", told)
    assert found, told
    return int(found[1]), int(found[2])


def epoch(visitor: Visitor) -> int:
    """The epoch that is shown, as the slider tells it."""
    slider = visitor.page.get_by_label("Moment of the game")
    return int((slider.get_attribute("aria-valuetext") or "").rpartition(" ")[2])


def board(visitor: Visitor) -> list[str]:
    return visitor.page.locator(_BOARD).all_inner_texts()


def unfold(visitor: Visitor, words: str) -> None:
    """Open a part of the left column."""
    visitor.page.locator("summary", has=visitor.page.get_by_role("heading", name=words)).click()


def open_file(visitor: Visitor, name: str, text: str) -> None:
    """Choose a file of the device on the page of replays."""
    visitor.go("/replay")
    file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    visitor.page.locator("input[type=file]").set_input_files([file])
    arrive(visitor)


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
def test_a_finished_game_is_seen_again_at_any_moment(visit: Visit, game: str) -> None:
    ana, bea = visit.come(), visit.come(name="Bea")
    wishes = {"scores": "hidden"} if game == "ra" else {}
    table = ana.make_table(game, "uniform", "uniform", "uniform", **wishes)
    ana.wait(lambda: ana.ask(f"/tables/{table}")["table"]["stage"] == "over", "the end")
    mark = "auction" if game == "ra" else "turn"

    ana.go(f"/replay/{table}")
    arrive(ana)
    first, last = place(ana)
    assert (first, epoch(ana)) == (0, 1)

    # single moves, and where they are in the address
    opening = board(ana)
    for _ in range(3):
        ana.press("One move on")
    assert place(ana) == (3, last)
    assert board(ana) != opening
    for _ in range(3):
        ana.press("One move back")
    assert board(ana) == opening

    # marks, epochs, and the line of the whole game
    ana.press(f"Next {mark}")
    marked, _ = place(ana)
    assert marked > 0
    ana.press("Next epoch")
    assert epoch(ana) == 2
    second, _ = place(ana)
    ana.press(f"Previous {mark}")
    assert marked <= place(ana)[0] < second
    ana.press("Previous epoch")
    assert (place(ana)[0], epoch(ana)) == (0, 1)
    line = ana.page.get_by_label("Moment of the game")
    box = line.bounding_box()
    assert box is not None
    line.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    assert abs(place(ana)[0] - last / 2) <= last / 50 + 1
    line.press("End")
    assert (place(ana)[0], epoch(ana)) == (last, 3)

    # it plays by itself, and stops when it is told to
    ana.press("Previous epoch")
    begun, _ = place(ana)
    ana.page.get_by_role("radiogroup", name="Speed").get_by_text("4").click()
    ana.press("Play")
    ana.wait(lambda: place(ana)[0] >= begun + 3, "three moves that play by themselves")
    ana.press("Pause")
    stopped, _ = place(ana)
    ana.page.wait_for_timeout(700)  # more than twice what a move takes
    assert place(ana)[0] == stopped

    # a link leads somebody else to this moment
    unfold(ana, "Link to this moment")
    link = ana.page.get_by_label("Link to this moment").input_value()
    assert link.endswith(f"?at={stopped}")
    bea.page.goto(link)
    arrive(bea)
    assert place(bea) == (stopped, last)
    assert board(bea) == board(ana)

    # whose eyes these are
    if game == "ra":
        points = bea.page.get_by_role("article").locator(".points")
        assert points.all_inner_texts() == ["?"] * 3, "who watches is told no points"
        unfold(bea, "Through whose eyes")
        eyes = bea.page.get_by_role("radiogroup", name="Through whose eyes")
        eyes.get_by_text("uniform 1").click()
        bea.wait(lambda: points.all_inner_texts() == ["?"] * 2, "the points of seat 1")


def test_a_record_is_saved_proved_in_the_page_and_contradicted_when_it_is_altered(
    visit: Visit,
) -> None:
    ana = visit.come()
    table = ana.make_table("ra", "uniform", "uniform")
    ana.wait(lambda: ana.ask(f"/tables/{table}")["table"]["stage"] == "over", "the end")
    kept = ana.context.request.get(f"{ana.house.address}/api/tables/{table}/record").text()

    ana.go(f"/replay/{table}")
    arrive(ana)
    unfold(ana, "The seal")
    expect(ana.page.locator(".verdict")).to_contain_text("Nothing was altered.")
    with ana.page.expect_download() as saving:
        ana.press("Save record")
    saved = Path(saving.value.path()).read_text()
    assert saved == kept
    assert saving.value.suggested_filename.endswith(".ra")

    # from the file alone, while no server can be asked
    open_file(ana, "kept.ra", saved)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    unfold(ana, "The seal")
    ana.press("Verify again")
    expect(ana.page.get_by_text("Verified again, in this page.")).to_be_visible()
    expect(ana.page.locator(".verdict")).to_contain_text("Nothing was altered.")
    assert asked == []

    # two tiles change places, and the game comes to the same
    golden = _GOLDEN.read_text()
    altered = golden.replace(
        "draw +god\n11. Ben: draw +pharaoh", "draw +pharaoh\n11. Ben: draw +god"
    )
    assert altered != golden
    open_file(ana, "golden.ra", golden)
    expect(ana.page.locator("#seal > summary")).to_contain_text("Nothing was altered.")
    open_file(ana, "altered.ra", altered)
    expect(ana.page.locator("#seal > summary")).to_contain_text("Something was altered.")
    unfold(ana, "The seal")
    expect(ana.page.locator(".verdict")).to_contain_text(re.compile("Contradicted at move [0-9]+"))


def test_what_is_no_record_is_refused_in_words(visit: Visit) -> None:
    ana = visit.come()
    ana.tolerated = ("Failed to load resource: the server responded with a status of 4",)

    ana.go("/replay")
    ana.page.get_by_label("Text of a game file").fill("game: chess")
    ana.press("Show the game")

    expect(ana.page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()


def test_somebody_plays_on_from_the_middle_of_a_file_against_bots(visit: Visit) -> None:
    ana = Player(visit.come(), seed=21)
    page = ana.visitor.page
    open_file(ana.visitor, "golden.ra", _GOLDEN.read_text())

    ana.visitor.press("Next epoch")
    moves, _ = place(ana.visitor)
    unfold(ana.visitor, "Play on from here")
    page.get_by_label("Your seat").select_option("Ben")
    page.get_by_label("Opponents").select_option("uniform")
    ana.visitor.press("Play on as Ben")
    page.wait_for_url("**/table/*")
    ana.play(5)

    assert ana.visitor.answers("update")[0]["version"] >= moves
    assert ana.visitor.answers("update")[0]["view"]["epoch"] == 2
    assert ana.version > moves + 5
    assert ana.refused_moves == []
