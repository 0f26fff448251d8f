"""R-8: what the third epoch brings besides, and who wins."""

import pytest

from heliopolis import ra
from heliopolis.ra.events import GameOver
from heliopolis.ra.kernel import places_of
from heliopolis.ra.scoring import (
    holder_of_highest_sun,
    score_monuments,
    sum_of_suns,
    winner_of,
)
from heliopolis.ra.tiles import MONUMENTS

from .builders import (
    GROUPS,
    OVER,
    counted,
    counts,
    last_ra_is_drawn,
    line,
    position,
    scored,
    states_of,
)


@pytest.mark.parametrize(
    ("kinds", "points"),
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 10), (8, 15)],
)
def test_different_monuments_bring_points(kinds: int, points: int) -> None:
    """R-8.1: whether counted from the first kind or from the last."""
    first = counts(**dict.fromkeys(MONUMENTS[:kinds], 1), writing=1, funeral=1)
    last = counts(**dict.fromkeys(MONUMENTS[8 - kinds :], 1), art=5)

    assert score_monuments(first) == points
    assert score_monuments(last) == points


@pytest.mark.parametrize("kind", MONUMENTS)
@pytest.mark.parametrize(("same", "bonus"), [(1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_three_or_more_equal_monuments_bring_a_bonus(kind: ra.Tile, same: int, bonus: int) -> None:
    """R-8.1."""
    assert score_monuments(counts(**{kind: same})) == 1 + bonus


def test_every_kind_of_monument_can_bring_its_own_bonus() -> None:
    """R-8.1."""
    assert score_monuments(counts(**dict.fromkeys(MONUMENTS, 5))) == 15 + 8 * 15


def test_the_example_of_monuments_in_both_rulebooks() -> None:
    """R-8.1: four pyramids, three temples, two fortresses and a sphinx are worth 19."""
    lines = scored(2, epoch=3, tiles=[{"pyramid": 4, "temple": 3, "fortress": 2, "sphinx": 1}])

    assert [own.monuments for own in lines] == [19, 0]


def test_the_rio_grande_example_of_suns() -> None:
    """R-8.2: the sums are 17, 25, 21 and 17; face up and face down count alike."""
    lines = scored(
        4,
        epoch=3,
        face_up=[(9, 5, 3), (13, 10), (12,), ()],
        face_down=[(), (2,), (8, 1), (7, 6, 4)],
        centre_sun=11,
    )

    assert [own.suns for own in lines] == [-5, 5, 0, -5]


def test_equal_sums_of_suns_bring_nobody_anything() -> None:
    """R-8.2: the first deal of two players is 22 to 22."""
    lines = scored(2, epoch=3)

    assert [own.suns for own in lines] == [0, 0]


@pytest.mark.parametrize(
    ("suns", "centre_sun", "points"),
    [
        ([(9, 8, 7, 6), (5, 4, 3, 2)], 1, [5, -5]),
        ([(5, 4, 3, 2), (9, 8, 7, 6)], 1, [-5, 5]),
        ([(9, 6, 5, 1), (8, 7, 4, 2)], 3, [0, 0]),
        ([(13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)], 1, [-5, 0, 5]),
        ([(12, 9, 6, 3), (13, 8, 5, 2), (11, 10, 7, 4)], 1, [0, -5, 5]),
        ([(13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)], 1, [-5, 0, 0, 5]),
        ([(13, 7, 2), (12, 6, 3), (11, 8, 4), (10, 9, 5)], 1, [0, -5, 0, 5]),
        ([(16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)], 1, [-5, 0, 0, 0, 5]),
        ([(12, 11, 6), (15, 8, 3), (14, 9, 4), (13, 10, 5), (16, 7, 2)], 1, [5, 0, 0, 0, -5]),
        ([(15, 14, 13), (12, 10, 8), (11, 9, 7), (6, 5, 4), (16, 2, 1)], 3, [5, 0, 0, -5, 0]),
    ],
)
def test_the_highest_sum_of_suns_brings_five_and_the_lowest_costs_five(
    suns: list[tuple[int, ...]], centre_sun: int, points: list[int]
) -> None:
    """R-8.2: sun 16 and sun 1 count like any other."""
    lines = scored(len(suns), epoch=3, face_up=suns, centre_sun=centre_sun)

    assert [own.suns for own in lines] == points


def test_the_third_epoch_is_one_total() -> None:
    """R-8.3: 2 - 5 - 2 + 5 - 0 is nothing; a floor before the monuments would leave 5."""
    monuments = dict.fromkeys(("fortress", "obelisk", "palace", "pyramid", "temple"), 1)

    lines = scored(2, epoch=3, points=(2, 10), tiles=[monuments, {"pharaoh": 1}])

    assert lines[0] == line(
        counted(monuments=5, suns=22),
        pharaohs=-2,
        civilization=-5,
        monuments=5,
        net=-2,
        points=0,
    )


def test_every_item_counts_in_the_third_epoch() -> None:
    """R-8.3."""
    hand = {"god": 1, "gold": 1, "pharaoh": 2, "nile": 1, "flood": 1, "art": 1, "statue": 3}

    lines = scored(3, epoch=3, points=(20, 20, 20), tiles=[{}, {}, hand])

    assert lines[0] == line(
        counted(suns=28), pharaohs=-2, civilization=-5, suns=-5, net=-12, points=8
    )
    assert lines[1] == line(counted(suns=30), pharaohs=-2, civilization=-5, net=-7, points=13)
    counts = counted(
        gods=1, gold=1, pharaohs=2, niles=1, floods=1, civilization=1, monuments=1, alike=5, suns=32
    )
    assert lines[2] == line(
        counts, gods=2, gold=3, pharaohs=5, river=2, monuments=6, suns=5, net=23, points=43
    )


def over(points: tuple[int, ...], suns: list[tuple[int, ...]] | None = None) -> ra.Position:
    """The end of a game with these points and, if not as dealt at first, these suns."""
    players = len(points)
    return position(
        players, phase="over", epoch=3, turn=None, points=points, face_up=suns or GROUPS[players]
    )


@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ((1, 0), 0),
        ((0, 1), 1),
        ((30, 40, 20), 1),
        ((30, 20, 40), 2),
        ((50, 40, 30, 20), 0),
        ((20, 30, 40, 50), 3),
        ((9, 8, 7, 8, 10), 4),
        ((9, 8, 11, 8, 10), 2),
    ],
)
def test_most_points_win(points: tuple[int, ...], winner: int) -> None:
    """R-8.4."""
    here = over(points)

    assert here.winners == (winner,)


@pytest.mark.parametrize(
    ("points", "suns", "winner"),
    [
        ((7, 7), [(9, 6, 5, 2), (8, 7, 4, 3)], 0),
        ((7, 7), [(8, 7, 4, 3), (9, 6, 5, 2)], 1),
        ((0, 0, 0), [(12, 9, 6, 3), (11, 10, 7, 4), (13, 8, 5, 2)], 2),
        ((5, 8, 8), [(13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)], 1),
        ((5, 8, 8), [(13, 8, 5, 2), (11, 10, 7, 4), (12, 9, 6, 3)], 2),
        ((8, 5, 5, 8), [(10, 9, 5), (13, 6, 2), (12, 7, 3), (11, 8, 4)], 3),
        ((8, 5, 5, 8), [(11, 8, 4), (13, 6, 2), (12, 7, 3), (10, 9, 5)], 0),
        ((8, 8, 9, 8, 8), [(16, 7, 2), (15, 8, 3), (12, 11, 6), (13, 10, 5), (14, 9, 4)], 2),
        ((8, 8, 8, 8, 8), [(15, 8, 3), (14, 9, 4), (16, 7, 2), (13, 10, 5), (12, 11, 6)], 2),
    ],
)
def test_among_the_tied_the_highest_single_sun_wins(
    points: tuple[int, ...], suns: list[tuple[int, ...]], winner: int
) -> None:
    """R-8.4: suns of seats with fewer points do not count."""
    here = over(points, suns)

    assert here.winners == (winner,)


def test_nobody_has_won_before_the_end() -> None:
    """R-8.4."""
    here = last_ra_is_drawn(2, epoch=3, points=(99, 1))

    assert here.winners == ()


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((30, 20), GameOver(winners=(0,), scores=(25, 15), by_tie_break=False)),
        ((20, 30), GameOver(winners=(1,), scores=(15, 25), by_tie_break=False)),
        ((20, 20), GameOver(winners=(0,), scores=(15, 15), by_tie_break=True)),
        ((5, 5), GameOver(winners=(0,), scores=(0, 0), by_tie_break=True)),
    ],
)
def test_the_end_tells_who_won_and_whether_by_the_tie_break(
    points: tuple[int, ...], expected: GameOver
) -> None:
    """R-8.4."""
    here = last_ra_is_drawn(2, epoch=3, points=points)

    step = here.play("+ra")

    assert step.events[-1] == expected
    assert step.position.winners == expected.winners
    assert step.position.scores == expected.scores


def test_a_tie_of_others_is_no_tie_break() -> None:
    """R-8.4."""
    here = last_ra_is_drawn(3, epoch=3, points=(15, 10, 20))

    happened = here.play("+ra").events

    assert happened[-1] == GameOver(winners=(2,), scores=(5, 5, 20), by_tie_break=False)


def test_the_last_seats_can_tie() -> None:
    """R-8.4."""
    here = last_ra_is_drawn(3, epoch=3, points=(10, 20, 15))

    happened = here.play("+ra").events

    assert happened[-1] == GameOver(winners=(1,), scores=(0, 15, 15), by_tie_break=True)


def test_sums_of_suns_are_those_of_the_rio_grande_example() -> None:
    """R-8.2: whichever way the suns lie, and without the centre sun."""
    here = position(
        4,
        face_up=[(9, 5, 3), (13, 10), (12,), ()],
        face_down=[(), (2,), (8, 1), (7, 6, 4)],
        centre_sun=11,
    )
    state = states_of(here)[0]

    sums = [int(sum_of_suns(state, seat)) for seat in range(4)]

    assert sums == [17, 25, 21, 17]


FACE_DOWN_SUNS = [
    ([(2,), (12, 7), (11, 8, 4), (10,)], [(13, 9), (3,), (), (6, 5)], 0),
    ([(12, 7), (11, 8, 4), (10,), (2,)], [(3,), (), (6, 5), (13, 9)], 3),
    ([(13,), (3,), (11, 8, 4), (10,)], [(9, 2), (12, 7), (), (6, 5)], 0),
    ([(3,), (11, 8, 4), (10,), (13,)], [(12, 7), (), (6, 5), (9, 2)], 3),
]


@pytest.mark.parametrize(("up", "down", "holder"), FACE_DOWN_SUNS)
def test_a_face_down_sun_counts_as_the_highest(
    up: list[tuple[int, ...]], down: list[tuple[int, ...]], holder: int
) -> None:
    """R-2.3: how a sun lies does not matter to who begins."""
    state = states_of(position(4, face_up=up, face_down=down))[0]

    assert holder_of_highest_sun(state) == holder


@pytest.mark.parametrize(("up", "down", "holder"), FACE_DOWN_SUNS)
def test_a_face_down_sun_breaks_a_tie(
    up: list[tuple[int, ...]], down: list[tuple[int, ...]], holder: int
) -> None:
    """R-8.4: how a sun lies does not matter to who wins."""
    state = states_of(position(4, face_up=up, face_down=down))[0]

    assert winner_of(state) == holder


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((40, 30, 20, 10), [1, 2, 3, 4]),
        ((10, 20, 30, 40), [4, 3, 2, 1]),
        ((30, 30, 20, 40), [2, 3, 4, 1]),
        ((25, 25, 25, 25), [1, 2, 3, 4]),
    ],
)
def test_places_go_by_points_and_then_by_the_highest_sun(
    points: tuple[int, ...], expected: list[int]
) -> None:
    """R-8.4: seat 0 has sun 13, seat 1 sun 12 and so on."""
    over = position(4, points=points, **OVER)

    assert places_of(states_of(over)).tolist() == [expected]


def test_the_highest_sun_decides_the_place_and_not_their_sum() -> None:
    """R-8.4."""
    suns = [(8, 7, 6, 5), (9, 4, 3, 2)]
    over = position(2, points=(30, 30), face_up=suns, face_down=[(), ()], **OVER)

    assert places_of(states_of(over)).tolist() == [[2, 1]]


def test_no_games_have_no_places() -> None:
    assert places_of(states_of(position(2))[:0]).shape == (0, 0)
