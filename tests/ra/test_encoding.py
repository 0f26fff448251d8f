"""Which points of a position its score sheets explain."""

from heliopolis import ra
from heliopolis.ra.checks import check_sheets
from tests.positions import encoded

from .builders import line, position

GAME = ra.Game(2)


def test_the_points_of_a_sheet_have_their_floor() -> None:
    """R-7.6."""
    sheet = (line(civilization=-12, net=-12, points=0), line(points=10))
    here = position(2, epoch=2, points=(0, 10))

    read = GAME.from_bytes(encoded(here, here.record, (sheet,)))

    assert read.scores == (0, 10)


def test_a_hidden_line_explains_nothing_and_contradicts_nothing() -> None:
    """R-1.4."""
    here = position(2, epoch=2)

    check_sheets(here.record, ((None, line(points=10)),))
