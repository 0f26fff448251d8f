"""Score sheets as tables."""

from heliopolis.terminal.dice.sheets import ITEMS as DICE_ITEMS
from heliopolis.terminal.ra.sheets import ITEMS
from heliopolis.terminal.sheets import draw_result, draw_sheet, draw_sheets
from heliopolis.terminal.style import PLAIN
from tests.dice.builders import line as dice_line
from tests.ra.builders import line

SHEET = (
    line(gods=2, pharaohs=5, river=4, civilization=-5, net=6, points=16),
    line(pharaohs=-2, civilization=10, net=8, points=18),
)


def test_an_epoch_has_a_row_for_every_item_and_a_column_for_every_seat() -> None:
    assert (
        draw_sheet(ITEMS, 1, SHEET, ["You", "Merchant 1"], PLAIN, 80)
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
    assert "Monuments" not in draw_sheet(ITEMS, 2, SHEET, ["A", "B"], PLAIN, 80)
    assert "Monuments" in draw_sheet(ITEMS, 3, SHEET, ["A", "B"], PLAIN, 80)


def test_long_names_are_cut_to_fit_the_screen() -> None:
    sheet = draw_sheet(ITEMS, 3, SHEET[:1] * 5, ["N" * 40] * 5, PLAIN, 80)

    assert all(len(row) <= 80 for row in sheet.split("\n"))


def test_hidden_lines_are_shown_as_hidden() -> None:
    sheet = draw_sheet(ITEMS, 1, (SHEET[0], None), ["You", "Ann"], PLAIN, 80)

    assert sheet.split("\n")[1] == "Gods             +2      ?"


def test_before_the_first_epoch_ends_there_is_no_sheet() -> None:
    assert draw_sheets(ITEMS, (), ["You", "Ann"], PLAIN, 80) == "No epoch has been scored yet."


def test_all_sheets_are_shown_one_after_the_other() -> None:
    sheets = draw_sheets(ITEMS, (SHEET, SHEET), ["You", "Ann"], PLAIN, 80)

    assert [row[:7] for row in sheets.split("\n") if row.startswith("Epoch")] == [
        "Epoch 1",
        "Epoch 2",
    ]


def test_the_result_names_the_winner_first_and_the_others_by_points() -> None:
    assert (
        draw_result(["You", "Ann", "Bes"], [40, 12, 40], (2,))
        == """\
Final points
  1  Bes   40
  2  You   40
  3  Ann   12"""
    )


def test_who_shares_the_victory_is_in_the_first_place() -> None:
    """D-29."""
    assert (
        draw_result(["You", "Ann", "Bes"], [40, 12, 40], (0, 2))
        == """\
Final points
  1  You   40
  1  Bes   40
  3  Ann   12"""
    )


def test_equal_points_share_a_place() -> None:
    assert (
        draw_result(["You", "Ann", "Bes", "Cyd"], [12, 40, 12, 7], (1,))
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
        draw_result(["You", "Ann", "Bes"], [40, 40, 40], (1,))
        == """\
Final points
  1  Ann   40
  2  You   40
  2  Bes   40"""
    )


def test_the_dice_game_has_items_of_its_own() -> None:
    """D-27."""
    sheet = (dice_line(suns=3, ankhs=2, pharaohs=-2, civilization=-5, net=-2, points=8),)

    assert (
        draw_sheet(DICE_ITEMS, 1, sheet, ["You"], PLAIN, 80)
        == """\
Epoch 1         You
Suns             +3
Ankhs            +2
Pharaohs         -2
Nile              0
Civilization     -5
This epoch       -2
Points now        8"""
    )
    assert "Monuments" in draw_sheet(DICE_ITEMS, 3, sheet, ["You"], PLAIN, 80)
