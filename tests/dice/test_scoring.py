"""D-27: what an epoch brings."""

import pytest
from hypothesis import given

from heliopolis import dice
from heliopolis.core.events import EpochScored

from .builders import (
    COLOURS,
    EVERY_NUMBER_OF_PLAYERS,
    counted,
    events_of,
    last_turn,
    line,
    scored,
)
from .strategies import steps


@pytest.mark.parametrize(
    ("pharaohs", "points"),
    [
        ((5, 5, 3, 0), (5, 5, 0, -2)),
        ((1, 0), (5, -2)),
        ((0, 1), (-2, 5)),
        ((12, 11), (5, -2)),
        ((4, 4), (0, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((12, 12, 12, 12), (0, 0, 0, 0)),
        ((3, 2, 1), (5, 0, -2)),
        ((2, 1, 3), (0, -2, 5)),
        ((1, 3, 2), (-2, 5, 0)),
        ((2, 2, 1), (5, 5, -2)),
        ((1, 1, 2), (-2, -2, 5)),
        ((1, 2, 3, 4), (-2, 0, 0, 5)),
        ((4, 3, 2, 1), (5, 0, 0, -2)),
        ((2, 2, 2, 3), (-2, -2, -2, 5)),
        ((2, 2, 2, 1), (5, 5, 5, -2)),
    ],
)
def test_the_furthest_pharaoh_wins_five_and_the_hindmost_pays_two(
    pharaohs: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """D-27, vector 7: ties in full; all level, nothing."""
    lines = scored(len(pharaohs), pharaoh=pharaohs)

    assert tuple(own.pharaohs for own in lines) == points


@pytest.mark.parametrize("nile", [0, 1, 7, 12])
@pytest.mark.parametrize(("floods", "scores"), [(0, False), (1, True), (3, True)])
def test_the_nile_scores_its_space_but_nothing_without_a_flood(
    floods: int, scores: bool, nile: int
) -> None:
    """D-27: further cubes add nothing."""
    lines = scored(2, nile=(nile, 3), floods=(floods, 0))

    assert [own.river for own in lines] == [nile if scores else 0, 0]


@pytest.mark.parametrize(("number", "points"), [(0, -5), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_civilization_markers_bring_points(number: int, points: int) -> None:
    """D-27: whether counted from the first colour or from the last."""
    first = scored(2, civ=[" ".join(COLOURS[:number])])
    last = scored(2, civ=["", " ".join(COLOURS[5 - number :])])

    assert [own.civilization for own in first] == [points, -5]
    assert [own.civilization for own in last] == [-5, points]


def in_columns(*numbers: int) -> str:
    """So many markers in each column, from the first colour on."""
    return " ".join(
        f"{colour}{column}"
        for column, number in enumerate(numbers, 1)
        for colour in COLOURS[:number]
    )


@pytest.mark.parametrize(
    ("columns", "points"),
    [
        ((), 0),
        ((1,), 1),
        ((0, 0, 0, 0, 0, 0, 0, 1), 1),
        ((1, 1), 2),
        ((1, 1, 1), 3),
        ((1, 1, 1, 1), 4),
        ((1, 1, 1, 1, 1), 5),
        ((1, 1, 1, 1, 1, 1), 6),
        ((1, 1, 1, 1, 1, 1, 1), 10),
        ((0, 1, 1, 1, 1, 1, 1, 1), 10),
        ((1, 1, 1, 1, 1, 1, 1, 1), 15),
        ((2,), 1),
        ((3,), 6),
        ((4,), 11),
        ((5,), 16),
        ((0, 0, 0, 0, 0, 0, 0, 5), 16),
        ((3, 3), 12),
        ((3, 1, 1, 1, 1, 1, 1, 0), 15),
        ((5, 3, 1, 1, 1, 1, 1, 1), 35),
        ((5, 5, 5, 5, 5, 5, 5, 5), 135),
    ],
)
def test_monuments_bring_points_for_columns_and_for_markers_in_one_column(
    columns: tuple[int, ...], points: int
) -> None:
    """D-27, vector 10: 10 + 5 and 15 + 15 + 5 among them."""
    lines = scored(2, epoch=3, monuments=["", in_columns(*columns)])

    assert [own.monuments for own in lines] == [0, points]


@pytest.mark.parametrize("epoch", [1, 2])
def test_monuments_bring_nothing_before_the_third_epoch(epoch: int) -> None:
    """D-27."""
    lines = scored(2, epoch=epoch, monuments=[in_columns(5, 5, 5, 5, 5, 5, 5, 5)])

    assert [own.monuments for own in lines] == [0, 0]
    assert [own.net for own in lines] == [-5, -5]


def test_a_line_adds_up_all_items_of_an_epoch() -> None:
    """D-27, D-22 and D-23: the points of Suns and Ankhs were scored before."""
    lines = scored(
        2,
        epoch=3,
        points=(40, 30),
        suns=(6, 0),
        ankhs=(4, 2),
        pharaoh=(3, 7),
        nile=(9, 2),
        floods=(1, 0),
        civ=["red blue yellow green"],
        monuments=["red1", "red2 blue2 yellow2"],
    )

    assert lines == (
        # 6 + 4 - 2 + 9 + 10 + 1; of these 28 the first ten were among the 40 points.
        line(
            counted(
                suns=2,
                ankhs=2,
                pharaoh=3,
                nile=9,
                floods=1,
                civilization=4,
                monuments=1,
                columns=1,
            ),
            suns=6,
            ankhs=4,
            pharaohs=-2,
            river=9,
            civilization=10,
            monuments=1,
            net=28,
            points=58,
        ),
        # 2 + 5 + 0 - 5 + 6; the first two were among the 30 points.
        line(
            counted(ankhs=1, pharaoh=7, nile=2, monuments=3, columns=1, together=5),
            ankhs=2,
            pharaohs=5,
            civilization=-5,
            monuments=6,
            net=8,
            points=36,
        ),
    )


@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_what_points_are_counted_from_is_told_in_every_epoch(epoch: int) -> None:
    """D-27: of monuments too, though they score after the third only."""
    points = {} if epoch == 1 else {"points": (40, 30)}
    first, second = scored(
        2,
        epoch=epoch,
        suns=(9, 0),
        ankhs=(0, 6),
        pharaoh=(12, 0),
        nile=(0, 11),
        floods=(3, 0),
        civ=["red", "blue yellow"],
        monuments=[in_columns(3, 0, 4, 1), ""],
        **points,
    )

    assert first.counts == counted(
        suns=3, pharaoh=12, floods=3, civilization=1, monuments=8, columns=3, together=15
    )
    assert second.counts == counted(ankhs=3, nile=11, civilization=2)


@given(steps)
def test_points_follow_from_the_counts(step: tuple[dice.Position, dice.Move]) -> None:
    """D-22, D-23 and D-27."""
    here, move = step

    sheets = here.play(move).position.sheet()

    for sheet in sheets[len(here.sheet()) :]:
        spaces = [own.counts.pharaoh for own in sheet if own]
        for own in sheet:
            assert own is not None
            counts = own.counts
            assert own.suns == 3 * counts.suns
            assert own.ankhs == 2 * counts.ankhs
            assert own.river == (counts.nile if counts.floods else 0)
            assert own.civilization == (-5, 0, 0, 5, 10, 15)[counts.civilization]
            brought = (0, 1, 2, 3, 4, 5, 6, 10, 15)[counts.columns] + counts.together
            assert own.monuments == (brought if len(sheets) == 3 else 0)
            ahead = 5 * (counts.pharaoh == max(spaces)) - 2 * (counts.pharaoh == min(spaces))
            assert own.pharaohs == (0 if min(spaces) == max(spaces) else ahead)


@pytest.mark.parametrize(("points", "expected"), [(0, -7), (6, -1), (7, 0), (-20, -27)])
def test_there_is_no_floor_under_the_points(points: int, expected: int) -> None:
    """D-27: unlike in the auction game."""
    lines = scored(2, epoch=2, points=(points, 10), pharaoh=(0, 1))

    assert lines[0].net == -7
    assert lines[0].points == expected


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_every_seat_scores_its_own_board(players: int) -> None:
    """D-27: from the first seat to the last."""
    lines = scored(
        players,
        epoch=3,
        points=(20,) * players,
        nile=range(3, 3 + players),
        floods=[seat % 2 for seat in range(players)],
        monuments=[f"{COLOURS[seat]}1 {COLOURS[seat]}2" for seat in range(players)],
    )

    assert [own.river for own in lines] == [0, 4, 0, 6][:players]
    assert [own.monuments for own in lines] == [2] * players
    assert [own.points for own in lines] == [17, 21, 17, 23][:players]


@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_the_scoring_is_told_with_its_epoch(epoch: int) -> None:
    """D-27."""
    happened = events_of(last_turn(2, epoch=epoch), "end")

    assert [event.epoch for event in happened if isinstance(event, EpochScored)] == [epoch]
