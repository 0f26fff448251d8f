"""R-1.4: where points are hidden, nothing that a seat gets depends on those of others."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from heliopolis import ra
from heliopolis.core.errors import InvalidPosition, InvalidSetup, Refusal, shown
from heliopolis.ra.features import FEATURES, SEAT_FEATURES, TABLE_FEATURES, write_features
from heliopolis.ra.hidden import hidden_points, points_seen

from .builders import OVER, after, differing, hiding, last_ra_is_drawn, position, states_of
from .strategies import positions

LATER = position(3, epoch=2, points=(31, 5, 0))


def seen(here: ra.Position, observer: int) -> NDArray[np.float32]:
    """The features of a position for an observer."""
    out = np.full(FEATURES, 7, dtype=np.float32)
    write_features(states_of(here)[0], observer, out)
    return out


def points_of(features: NDArray[np.float32], players: int) -> list[float]:
    """The points in features: the observer's, then clockwise."""
    places = [TABLE_FEATURES + seat * SEAT_FEATURES + 1 for seat in range(players)]
    return [round(float(features[place]) * 50, 3) for place in places]


def test_a_table_says_whether_it_hides_points() -> None:
    assert ra.Game(3).scores == "open"
    assert ra.Game(3, scores="hidden").scores == "hidden"
    assert ra.Game(3, scores="hidden") != ra.Game(3)
    assert hash(ra.Game(3, scores="hidden")) != hash(ra.Game(3))
    assert repr(ra.Game(3, scores="hidden")).endswith(", scores='hidden')")


def test_points_are_open_or_hidden_and_nothing_else() -> None:
    with pytest.raises(InvalidSetup) as error:
        ra.Game(3, scores="secret" * 20)  # type: ignore[arg-type]  # none of the two

    told = {"text": shown("secret" * 20), "choices": ("open", "hidden")}
    assert error.value.refusal == Refusal("no-such-scores", told)


def test_a_position_belongs_to_a_table_that_hides_points_or_to_one_that_does_not() -> None:
    shown, hidden = LATER, hiding(LATER)

    assert hidden.game.from_bytes(hidden.to_bytes()) == hidden
    for here, other in ((shown, hidden), (hidden, shown)):
        with pytest.raises(InvalidPosition, match=r"^other-scores: "):
            other.game.from_bytes(here.to_bytes())


@pytest.mark.parametrize(("observer", "own", "points"), [(0, 31, 31), (2, 0, 0), (-1, 7, 10)])
def test_hidden_points_are_taken_for_the_observers_or_for_those_of_the_start(
    observer: int, own: int, points: int
) -> None:
    assert hidden_points(observer, own) == points


@pytest.mark.parametrize(
    ("here", "observer", "points"),
    [
        (LATER, 1, [31, 5, 0]),
        (hiding(LATER), 0, [31, 31, 31]),
        (hiding(LATER), 1, [5, 5, 5]),
        (hiding(position(3, points=(31, 5, 0), **OVER)), 1, [31, 5, 0]),
    ],
)
def test_an_observer_sees_its_own_points_and_those_of_others_where_it_may(
    here: ra.Position, observer: int, points: list[int]
) -> None:
    """R-1.4: the tablets are turned when the game is over."""
    state = states_of(here)[0]

    assert [points_seen(state, observer, seat) for seat in range(3)] == points


@pytest.mark.parametrize(
    ("here", "observer", "points"),
    [(LATER, 1, [5, 0, 31]), (hiding(LATER), 1, [5, 5, 5]), (hiding(LATER), 2, [0, 0, 0])],
)
def test_network_input_tells_no_points_that_are_hidden(
    here: ra.Position, observer: int, points: list[float]
) -> None:
    assert points_of(seen(here, observer), 3) == points


def test_points_stay_hidden_from_epoch_to_epoch() -> None:
    here = after(hiding(last_ra_is_drawn(2, tiles=[{"gold": 1}])), "+ra", "draw", "+nile")

    assert here.scores == (8, 5)
    assert [seat.points for seat in here.view(1).seats] == [None, 5]
    assert [[line is not None for line in sheet] for sheet in here.view(1).sheets] == [
        [False, True]
    ]


def test_what_others_would_score_now_is_hidden_until_the_game_is_over() -> None:
    """R-1.4: with it one would know their points, for nobody falls below zero."""
    here = hiding(position(3, epoch=2, points=(1, 30, 0)))

    own, *others = here.score_now(0)

    assert own is not None
    assert (own.net, own.points) == (-5, 0)
    assert others == [None, None]
    assert here.score_now(None) == (None, None, None)


def observers(here: ra.Position) -> list[int | None]:
    return [None, *range(here.game.players)]


@given(positions.filter(lambda here: not here.over))
def test_games_that_differ_in_hidden_points_only_look_the_same(position: ra.Position) -> None:
    """R-1.4: the views, what is rebuilt from them, and the network input."""
    here = hiding(position)

    for seat in observers(here):
        other = differing(here, seat)
        view = here.view(seat)

        assert other != here
        assert other.view(seat) == view
        assert ra.from_view(other.view(seat)) == ra.from_view(view)
        assert other.score_now(seat) == here.score_now(seat)
        if seat is not None:
            assert np.array_equal(seen(other, seat), seen(here, seat))


@given(positions, st.integers(0, 4))
def test_a_position_to_think_in_shows_its_observer_what_the_first_one_did(
    position: ra.Position, viewer: int
) -> None:
    """R-1.4: and with it the same moves and the same network input."""
    here = hiding(position)
    seat = observers(here)[viewer % (here.game.players + 1)]

    thought = ra.from_view(here.view(seat))

    assert thought.view(seat) == here.view(seat)
    assert thought.moves() == here.moves()
    if seat is not None:
        assert np.array_equal(seen(thought, seat), seen(here, seat))


@given(positions, st.integers(0, 4))
def test_nothing_but_the_points_of_others_is_hidden(position: ra.Position, viewer: int) -> None:
    """R-1.4: and these only until the game is over."""
    seat = observers(position)[viewer % (position.game.players + 1)]
    shown, hidden = position.view(seat), hiding(position).view(seat)

    for owner, own in enumerate(hidden.seats):
        is_hidden = owner != seat and not position.over
        assert own == replace(shown.seats[owner], points=own.points)
        assert own.points == (None if is_hidden else position.scores[owner])
        for sheet, page in zip(hidden.sheets, position.sheet(), strict=True):
            assert sheet[owner] == (None if is_hidden else page[owner])
    same = {"scores": "hidden", "seats": hidden.seats, "sheets": hidden.sheets}
    assert replace(shown, **same) == hidden  # type: ignore[arg-type]  # the three that differ
