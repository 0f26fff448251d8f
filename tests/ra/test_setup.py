"""R-2: setting up the table."""

import itertools

import numpy as np
import pytest

from heliopolis import ra
from heliopolis.core.chance import SeededDealer
from heliopolis.core.compile import zeroed
from heliopolis.core.errors import InvalidSetup, Refusal
from heliopolis.core.stream import below, make_streams
from heliopolis.ra import kernel
from heliopolis.ra.state import STATE
from heliopolis.ra.suns import bits_of, suns_of

from .builders import EVERY_NUMBER_OF_PLAYERS, GROUPS, after


def start(players: int, suns: list[tuple[int, ...]] | None = None) -> ra.Position:
    return ra.Game(players).start(suns=suns or GROUPS[players])


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_everybody_begins_with_ten_points_and_no_tile(players: int) -> None:
    """R-2.1."""
    seats = start(players).view(None).seats

    assert [seat.points for seat in seats] == [10] * players
    assert [seat.tiles for seat in seats] == [{}] * players


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_sun_1_lies_in_the_centre_of_an_empty_board(players: int) -> None:
    """R-2.1."""
    view = start(players).view(None)

    assert view.centre_sun == 1
    assert view.ra_tiles == 0
    assert view.track == (None,) * 8
    assert (view.epoch, view.phase, view.auction, view.owed) == (1, "turn", None, 0)


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_suns_are_dealt_in_the_groups_of_the_rulebook(players: int) -> None:
    """R-2.2."""
    dealer = SeededDealer(np.random.default_rng(players))

    seats = ra.Game(players).start(dealer).view(None).seats

    assert sorted(seat.face_up for seat in seats) == sorted(GROUPS[players])
    assert [seat.face_down for seat in seats] == [()] * players


def test_any_seat_may_be_dealt_any_group() -> None:
    """R-2.2."""
    dealer = SeededDealer(np.random.default_rng(1))
    game = ra.Game(3)

    deals = {
        tuple(seat.face_up for seat in game.start(dealer).view(None).seats) for _ in range(100)
    }

    assert deals == set(itertools.permutations(GROUPS[3]))


def test_suns_can_be_given_seat_by_seat_and_in_any_order() -> None:
    """R-2.2."""
    here = start(4, [(5, 9, 10), (2, 6, 13), (12, 7, 3), (11, 8, 4)])

    assert [seat.face_up for seat in here.view(None).seats] == [
        (10, 9, 5),
        (13, 6, 2),
        (12, 7, 3),
        (11, 8, 4),
    ]


@pytest.mark.parametrize(
    "suns",
    [
        [(9, 6, 5, 2)],
        [(9, 6, 5, 2), (9, 6, 5, 2)],
        [(9, 6, 5, 2), (8, 7, 4)],
        [(9, 6, 5, 3), (8, 7, 4, 2)],
        [(9, 6, 5, 2), (8, 7, 4, 3), ()],
        [(9, 6, 5, 2), (8, 7, 4, 1)],
        [],
    ],
)
def test_suns_that_are_no_groups_of_the_table_are_refused(suns: list[tuple[int, ...]]) -> None:
    """R-2.2."""
    game = ra.Game(2)

    with pytest.raises(InvalidSetup) as error:
        game.start(suns=suns)

    told = {"players": 2, "groups": ("9-6-5-2", "8-7-4-3")}
    assert error.value.refusal == Refusal("wrong-suns", told)


@pytest.mark.parametrize("starter", range(5))
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_the_holder_of_the_highest_sun_begins(players: int, starter: int) -> None:
    """R-2.3."""
    seat = starter % players
    others = list(GROUPS[players][1:])
    here = start(players, [*others[:seat], GROUPS[players][0], *others[seat:]])

    assert here.actor == seat
    assert here.view(None).turn == seat


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_play_is_clockwise(players: int) -> None:
    """R-2.3."""
    here = start(players)

    turns = []
    for _ in range(players + 1):
        turns.append(here.view(None).turn)
        here = after(here, "draw", "+nile")

    assert turns == [*range(players), 0]


@pytest.mark.parametrize("hidden", [0, 1])
@pytest.mark.parametrize("at_once", [0, 1])
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_setting_up_leaves_nothing_of_a_game_that_was_in_the_record(
    players: int, at_once: int, hidden: int
) -> None:
    """R-2.1."""
    states = zeroed(1, STATE)
    for name in STATE.names or ():
        states[name] = 7
    groups = np.array([bits_of(group) for group in GROUPS[players]], dtype=np.int32)

    kernel.start(states, at_once, hidden, groups, make_streams(np.random.default_rng(1), 1))

    dealt = [suns_of(int(suns)) for suns in states["face_up"][0, :players]]
    edition = "windrider" if at_once else "rio-grande"
    game = ra.Game(players, edition, scores="hidden" if hidden else "open")
    assert states.tobytes() == game.start(suns=dealt).state


@pytest.mark.parametrize("players", [2, 5])
def test_streams_deal_every_group_to_every_seat_as_often(players: int) -> None:
    """R-2.2."""
    games = 240
    states = zeroed(games, STATE)
    groups = np.array([bits_of(group) for group in GROUPS[players]], dtype=np.int32)

    kernel.start(states, 0, 0, groups, make_streams(np.random.default_rng(3), games))

    dealt = states["face_up"][:, :players]
    shares = [[np.mean(dealt[:, seat] == group) for group in groups] for seat in range(players)]
    assert np.allclose(shares, 1 / players, atol=0.09)
    assert all(set(row) == set(groups) for row in dealt)


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_a_deal_takes_one_random_number_for_every_seat_but_the_last(players: int) -> None:
    """R-2.2: a seeded game must be dealt the same suns in every version."""
    streams = make_streams(np.random.default_rng(5), 1)
    expected = streams.copy()
    left = [bits_of(group) for group in GROUPS[players]]
    dealt = []
    for seat in range(players - 1):
        chosen = int(below(expected, players - seat))
        left[0], left[chosen] = left[chosen], left[0]
        dealt.append(left.pop(0))
    states = zeroed(1, STATE)
    groups = np.array([bits_of(group) for group in GROUPS[players]], dtype=np.int32)

    kernel.start(states, 0, 0, groups, streams)

    assert states["face_up"][0, :players].tolist() == dealt + left
    assert streams[0] == expected[0]
