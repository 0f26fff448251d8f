"""Which points of a position its score sheets explain."""

from dataclasses import replace

import pytest

from heliopolis import dice
from heliopolis.core.errors import InvalidPosition
from heliopolis.dice.checks import check_sheets
from tests.positions import encoded

from .builders import OVER, line, position

GAME = dice.Game(2)


def test_points_of_a_sheet_have_no_floor() -> None:
    """D-27."""
    sheet = (line(pharaohs=-2, civilization=-12, net=-14, points=-4), line(points=11))
    here = position(2, epoch=2, points=(-4, 11))

    read = GAME.from_bytes(encoded(here, here.state, (sheet,)))

    assert read.scores == (-4, 11)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("epoch", [1, 2])
def test_points_tell_who_began(epoch: int, starter: int, players: int) -> None:
    """D-2: 10 points, and clockwise one more each, are explained by one starter only."""
    here = position(players, epoch=epoch, starter=starter, suns=(3, 0), ankhs=(0, 4))

    assert here.game.from_bytes(here.to_bytes()) == here


@pytest.mark.parametrize(
    "points", [(10, 10), (11, 11), (11, 12), (9, 10), (10, 12), (13, 11), (0, 0)]
)
def test_points_that_nobody_can_have_begun_with_are_refused(points: tuple[int, int]) -> None:
    """D-2."""
    seats = tuple(
        replace(seat, points=own)
        for seat, own in zip(position(2).view(None).seats, points, strict=True)
    )

    with pytest.raises(InvalidPosition, match=r"^points-not-explained: "):
        dice.from_view(replace(position(2).view(None), seats=seats))


@pytest.mark.parametrize(
    "points", [(10, 12, 11), (12, 11, 10), (11, 10, 12), (10, 11, 13), (10, 10, 11)]
)
def test_points_go_up_clockwise_in_every_record(points: tuple[int, int, int]) -> None:
    """D-2."""
    seats = tuple(
        replace(seat, points=own)
        for seat, own in zip(position(3).view(None).seats, points, strict=True)
    )

    with pytest.raises(InvalidPosition, match=r"^points-not-explained: "):
        dice.from_view(replace(position(3).view(None), seats=seats))


def test_a_finished_game_is_explained_by_its_sheets() -> None:
    here = position(3, **OVER, points=(20, 30, 40))

    check_sheets(here.state, here.sheet())
    with pytest.raises(InvalidPosition, match=r"^points-not-explained: "):
        check_sheets(here.state, position(3, **OVER, points=(20, 30, 41)).sheet())
