"""Which points of a position its score sheets explain."""

from heliopolis import ra
from tests.positions import encoded

from .builders import line, position

GAME = ra.Game(2)


def test_the_points_of_a_sheet_have_their_floor() -> None:
    """R-7.6."""
    sheet = (line(civilization=-12, net=-12, points=0), line(points=10))
    here = position(2, epoch=2, points=(0, 10))

    read = GAME.from_bytes(encoded(here, here.state, (sheet,)))

    assert read.scores == (0, 10)
