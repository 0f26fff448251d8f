"""R-7: what every epoch brings."""

import pytest

from heliopolis import ra
from heliopolis.ra.scoring import score_civilization, score_gods, score_gold, score_river
from heliopolis.ra.tiles import CIVILIZATION

from .builders import (
    EVERY_NUMBER_OF_PLAYERS,
    after,
    counted,
    counts,
    last_ra_is_drawn,
    line,
    scored,
)


@pytest.mark.parametrize(("gods", "points"), [(0, 0), (1, 2), (2, 4), (8, 16)])
def test_a_god_is_worth_two_points(gods: int, points: int) -> None:
    """R-7.1."""
    assert score_gods(counts(god=gods, gold=1)) == points


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 3), (2, 6), (5, 15)])
def test_gold_is_worth_three_points(gold: int, points: int) -> None:
    """R-7.2."""
    assert score_gold(counts(gold=gold, god=1)) == points


@pytest.mark.parametrize(
    ("pharaohs", "points"),
    [
        ((1, 0), (5, -2)),
        ((0, 1), (-2, 5)),
        ((25, 0), (5, -2)),
        ((3, 2, 1), (5, 0, -2)),
        ((2, 1, 3), (0, -2, 5)),
        ((2, 3, 1), (0, 5, -2)),
        ((2, 2, 1), (5, 5, -2)),
        ((2, 1, 1), (5, -2, -2)),
        ((0, 0, 4), (-2, -2, 5)),
        ((1, 2, 3, 4), (-2, 0, 0, 5)),
        ((4, 3, 2, 1), (5, 0, 0, -2)),
        ((2, 1, 3, 2, 2), (0, -2, 5, 0, 0)),
        ((2, 2, 2, 2, 3), (-2, -2, -2, -2, 5)),
        ((2, 2, 2, 2, 1), (5, 5, 5, 5, -2)),
        ((1, 2, 2, 2, 2), (-2, 5, 5, 5, 5)),
    ],
)
def test_most_pharaohs_bring_five_and_fewest_cost_two(
    pharaohs: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """R-7.3: none at all counts as fewest, and ties share in full."""
    lines = scored(len(pharaohs), tiles=[{"pharaoh": number} for number in pharaohs])

    assert tuple(own.pharaohs for own in lines) == points


def test_the_rio_grande_example_of_pharaohs() -> None:
    """R-7.3: four seats with 3, 2, 2 and 3 pharaohs."""
    lines = scored(4, tiles=[{"pharaoh": number} for number in (3, 2, 2, 3)])

    assert [own.pharaohs for own in lines] == [5, -2, -2, 5]


@pytest.mark.parametrize("each", [0, 1, 4])
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_equally_many_pharaohs_bring_nobody_anything(players: int, each: int) -> None:
    """R-7.3."""
    lines = scored(players, tiles=[{"pharaoh": each}] * players)

    assert [own.pharaohs for own in lines] == [0] * players


@pytest.mark.parametrize(
    ("niles", "floods", "points"),
    [(0, 0, 0), (1, 0, 0), (25, 0, 0), (0, 1, 1), (0, 2, 2), (1, 1, 2), (4, 2, 6), (25, 12, 37)],
)
def test_the_nile_scores_only_when_it_floods(niles: int, floods: int, points: int) -> None:
    """R-7.4."""
    assert score_river(counts(nile=niles, flood=floods)) == points


@pytest.mark.parametrize(("kinds", "points"), [(0, -5), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_different_kinds_of_civilization_bring_points(kinds: int, points: int) -> None:
    """R-7.5: whether counted from the first kind or from the last."""
    first = counts(**dict.fromkeys(CIVILIZATION[:kinds], 1), gold=1, fortress=1)
    last = counts(**dict.fromkeys(CIVILIZATION[5 - kinds :], 1), flood=1, temple=1)

    assert score_civilization(first) == points
    assert score_civilization(last) == points


@pytest.mark.parametrize("kind", CIVILIZATION)
def test_one_kind_of_civilization_is_enough_to_lose_nothing(kind: ra.Tile) -> None:
    """R-7.5."""
    assert score_civilization(counts(**{kind: 1})) == 0


def test_the_rio_grande_example_of_civilization() -> None:
    """R-7.5: further tiles of the same three kinds bring nothing."""
    lines = scored(2, tiles=[{"astronomy": 3, "agriculture": 2, "writing": 2}])

    assert [own.civilization for own in lines] == [5, -5]


def test_a_line_adds_up_all_items_of_an_epoch() -> None:
    """R-7.6."""
    hand = {"god": 2, "gold": 1, "pharaoh": 1, "nile": 3, "flood": 1, "art": 1, "temple": 3}

    lines = scored(2, tiles=[hand | {"writing": 1, "religion": 1}, {"pharaoh": 2}])

    behind = counted(
        gods=2, gold=1, pharaohs=1, niles=3, floods=1, civilization=3, monuments=1, alike=5, suns=22
    )
    assert lines[0] == line(
        behind, gods=4, gold=3, pharaohs=-2, river=4, civilization=5, net=14, points=24
    )
    assert lines[1] == line(
        counted(pharaohs=2, suns=22), pharaohs=5, civilization=-5, net=0, points=10
    )


@pytest.mark.parametrize("epoch", [1, 2])
def test_monuments_and_suns_bring_nothing_before_the_third_epoch(epoch: int) -> None:
    """R-7.6: three players' sums of suns differ, so they would count."""
    lines = scored(3, epoch=epoch, tiles=[{"temple": 5}])

    assert [(own.monuments, own.suns) for own in lines] == [(0, 0)] * 3
    assert [own.net for own in lines] == [-5] * 3


@pytest.mark.parametrize(("points", "expected"), [(0, 0), (1, 0), (4, 0), (5, 0), (6, 1), (7, 2)])
def test_nobody_falls_below_zero(points: int, expected: int) -> None:
    """R-7.6."""
    lines = scored(2, epoch=2, points=(points, 10))

    assert lines[0].net == -5
    assert lines[0].points == expected


def test_the_floor_is_on_the_net_and_not_on_each_item() -> None:
    """R-7.6: 1 - 2 + 4 is 3; a floor right after the pharaohs would leave 4."""
    lines = scored(
        2, epoch=2, points=(1, 10), tiles=[{"nile": 3, "flood": 1, "art": 1}, {"pharaoh": 1}]
    )

    behind = counted(niles=3, floods=1, civilization=1, suns=22)
    assert lines[0] == line(behind, pharaohs=-2, river=4, net=2, points=3)


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_every_seat_scores_its_own_tiles(players: int) -> None:
    """R-7.6: from the first seat to the last."""
    hands = [{"gold": 1, "art": 1}, {"god": 1, "art": 1}, {"flood": 1, "art": 1}, {}, {"art": 1}]

    lines = scored(players, tiles=hands[:players])

    assert [own.net for own in lines] == [3, 2, 1, -5, 0][:players]
    assert [own.points for own in lines] == [13, 12, 11, 5, 10][:players]


def test_points_are_kept_from_epoch_to_epoch() -> None:
    """R-7.6."""
    here = last_ra_is_drawn(2, epoch=2, points=(31, 7), tiles=[{"art": 1}, {"gold": 1, "art": 1}])

    there = after(here, "+ra")

    assert there.scores == (31, 10)
