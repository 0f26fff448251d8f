"""Score sheets as tables."""

from heliopolis.terminal.sheets import draw_result, draw_sheet, draw_sheets
from heliopolis.terminal.style import PLAIN
from tests.ra.builders import line

SHEET = (
    line(gods=2, pharaohs=5, river=4, civilization=-5, net=6, points=16),
    line(pharaohs=-2, civilization=10, net=8, points=18),
)


def test_an_epoch_has_a_row_for_every_item_and_a_column_for_every_seat() -> None:
    assert (
        draw_sheet(1, SHEET, ["You", "Sensible 1"], PLAIN, 80)
        == """\
Epoch 1         You  Sensible 1
Gods             +2           0
Gold              0           0
Pharaohs         +5          -2
River            +4           0
Civilization     -5         +10
This epoch       +6          +8
Points now       16          18"""
    )


def test_monuments_and_suns_count_in_the_third_epoch_only() -> None:
    assert "Monuments" not in draw_sheet(2, SHEET, ["A", "B"], PLAIN, 80)
    assert "Monuments" in draw_sheet(3, SHEET, ["A", "B"], PLAIN, 80)


def test_long_names_are_cut_to_fit_the_screen() -> None:
    sheet = draw_sheet(3, SHEET[:1] * 5, ["N" * 40] * 5, PLAIN, 80)

    assert all(len(row) <= 80 for row in sheet.split("\n"))


def test_hidden_lines_are_shown_as_hidden() -> None:
    sheet = draw_sheet(1, (SHEET[0], None), ["You", "Ann"], PLAIN, 80)

    assert sheet.split("\n")[1] == "Gods             +2      ?"


def test_before_the_first_epoch_ends_there_is_no_sheet() -> None:
    assert draw_sheets((), ["You", "Ann"], PLAIN, 80) == "No epoch has been scored yet."


def test_all_sheets_are_shown_one_after_the_other() -> None:
    sheets = draw_sheets((SHEET, SHEET), ["You", "Ann"], PLAIN, 80)

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
