"""Score sheets and results as tables."""

from heliopolis import dice, ra
from heliopolis.terminal.style import PLAIN
from tests.dice.builders import line as dice_line
from tests.ra.builders import line
from tests.terminal.screens.seen import fits, screen_for

SHEET = (
    line(gods=2, pharaohs=5, river=4, civilization=-5, net=6, points=16),
    line(pharaohs=-2, civilization=10, net=8, points=18),
)
TWO = screen_for(ra.Game(2))


def result(*scores: int, winners: tuple[int, ...]) -> str:
    seats = ("You", "Ann", "Bes", "Cyd")
    return screen_for(ra.Game(len(scores)), seats=seats).draw_result(scores, winners)


def test_an_epoch_has_a_row_for_every_item_and_a_column_for_every_seat() -> None:
    assert (
        TWO.draw_sheet(1, SHEET, PLAIN, 80)
        == """\
Epoch 1         You  Merchant 1
Gods             +2           0
Gold              0           0
Pharaohs         +5          -2
River            +4           0
Civilization     -5         +10
This epoch       +6          +8
Points now       16          18"""
    )


def test_monuments_and_suns_count_in_the_third_epoch_only() -> None:
    assert "Monuments" not in TWO.draw_sheet(2, SHEET, PLAIN, 80)
    assert "Monuments" in TWO.draw_sheet(3, SHEET, PLAIN, 80)


def test_long_names_are_cut_to_fit_the_screen() -> None:
    screen = screen_for(ra.Game(5), seats=("N" * 40,) * 5, you=None)

    assert fits(screen.draw_sheet(3, SHEET[:1] * 5, PLAIN, 80))


def test_hidden_lines_are_shown_as_hidden() -> None:
    sheet = TWO.draw_sheet(1, (SHEET[0], None), PLAIN, 80)

    assert sheet.split("\n")[1] == "Gods             +2           ?"


def test_before_the_first_epoch_ends_there_is_no_sheet() -> None:
    assert TWO.draw_sheets((), PLAIN, 80) == "No epoch has been scored yet."


def test_all_sheets_are_shown_one_after_the_other() -> None:
    sheets = TWO.draw_sheets((SHEET, SHEET), PLAIN, 80)

    assert [row[:7] for row in sheets.split("\n") if row.startswith("Epoch")] == [
        "Epoch 1",
        "Epoch 2",
    ]


def test_the_result_names_the_winner_first_and_the_others_by_points() -> None:
    assert (
        result(40, 12, 40, winners=(2,))
        == """\
Final points
  1  Bes   40
  2  You   40
  3  Ann   12"""
    )


def test_who_shares_the_victory_is_in_the_first_place() -> None:
    """D-29."""
    assert (
        result(40, 12, 40, winners=(0, 2))
        == """\
Final points
  1  You   40
  1  Bes   40
  3  Ann   12"""
    )


def test_equal_points_share_a_place() -> None:
    assert (
        result(12, 40, 12, 7, winners=(1,))
        == """\
Final points
  1  Ann   40
  2  You   12
  2  Bes   12
  4  Cyd    7"""
    )


def test_a_winner_by_a_tie_break_is_alone_in_the_first_place() -> None:
    """R-8.4."""
    assert (
        result(40, 40, 40, winners=(1,))
        == """\
Final points
  1  Ann   40
  2  You   40
  2  Bes   40"""
    )


def test_the_dice_game_has_items_of_its_own() -> None:
    """D-27."""
    screen = screen_for(dice.Game(2))
    sheet = (
        dice_line(suns=3, ankhs=2, pharaohs=-2, civilization=-5, net=-2, points=8),
        dice_line(points=11),
    )

    assert (
        screen.draw_sheet(1, sheet, PLAIN, 80)
        == """\
Epoch 1         You  Merchant 1
Suns             +3           0
Ankhs            +2           0
Pharaohs         -2           0
Nile              0           0
Civilization     -5           0
This epoch       -2           0
Points now        8          11"""
    )
    assert "Monuments" in screen.draw_sheet(3, sheet, PLAIN, 80)
