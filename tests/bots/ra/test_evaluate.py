"""What positions are worth to the seats, and suns as prices."""

from random import Random

import numpy as np
import pytest

from heliopolis import ra
from heliopolis.bots.ra.merchant.prices import (
    dearest_willing,
    price_of,
    surplus_of_winning,
)
from heliopolis.ra.auction import suns_above
from heliopolis.ra.suns import bits_of
from tests.bots.ra.builders import (
    MANY,
    merchant,
    near_the_end,
    outlook_of,
    random_hand,
    state_of,
    values_in,
    values_of,
)
from tests.ra.builders import (
    EVERY_NUMBER_OF_PLAYERS,
    GROUPS,
    OVER,
    RA_SPACES,
    position,
    random_game,
    seat_of,
)

EVERY_COUNT = pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)


@EVERY_COUNT
def test_a_game_that_is_over_is_worth_its_points(players: int) -> None:
    points = [7 * seat + 3 for seat in range(players)]

    assert values_of(position(players, points=points, **OVER)).tolist() == points


@EVERY_COUNT
def test_it_does_not_matter_which_number_a_seat_has(players: int) -> None:
    """Turned round, a table is worth the same, turned round."""
    for here, _ in random_game(players, "rio-grande", 2)[:: 4 if MANY > 100 else 40]:
        s = state_of(here)
        expected = np.roll(values_in(s), 1)

        for name in ("tiles", "points", "face_up", "face_down"):
            s[name][:players] = np.roll(s[name][:players], 1, axis=0)

        assert values_in(s) == pytest.approx(expected)


def test_seats_in_equal_standing_expect_equal_points() -> None:
    """Their suns are spent and have equal sums, and there is no later epoch to use them in."""
    suns = [(12, 7, 2), (11, 6, 4)]
    alike = {"pharaoh": 2, "nile": 1, "art": 1, "statue": 2}
    here = position(
        4,
        epoch=3,
        turn=0,
        face_up=[(13, 9, 5), (), (), (10, 8, 3)],
        face_down=[(), *suns, ()],
        tiles=[{"pharaoh": 3}, alike, alike, {}],
        points=[30, 25, 25, 40],
        track="gold nile",
    )

    values = values_of(here)

    assert values[1] == values[2]
    assert len(set(values)) == 3


@EVERY_COUNT
def test_one_draw_from_the_end_it_is_nearly_the_final_score(players: int) -> None:
    """The last sun could still be swapped, so that sums of suns that are close are not certain."""
    rng = Random(players)
    suns = sorted(sum(GROUPS[players], ()))
    dealt = len(GROUPS[players][0])
    hands_of_suns = [tuple(suns[seat * dealt : (seat + 1) * dealt]) for seat in range(players)]
    face_up = [hands_of_suns[0][-1:], *[()] * (players - 1)]
    face_down = [hands_of_suns[0][:-1], *hands_of_suns[1:]]
    for _ in range(MANY // 10):
        here = near_the_end(
            players,
            phase="draw",
            tiles=[random_hand(rng) for _ in range(players)],
            points=[rng.randint(20, 60) for _ in range(players)],
            face_up=face_up,
            face_down=face_down,
        )

        values = values_of(here)

        final = here.play("+ra").position
        assert final.over
        points = [seat_of(final, seat).points for seat in range(players)]
        assert values == pytest.approx(points, abs=0.5)


@EVERY_COUNT
def test_points_that_a_seat_has_are_worth_as_much(players: int) -> None:
    less = position(players, epoch=2, points=[20] * players)
    more = position(players, epoch=2, points=[20] * (players - 1) + [31])

    gained = values_of(more) - values_of(less)

    assert gained == pytest.approx([0] * (players - 1) + [11])


@EVERY_COUNT
def test_a_sun_that_is_spent_lowers_the_worth(players: int) -> None:
    group = GROUPS[players][0]
    before = values_of(position(players))[0]
    for sun in group:
        left = tuple(other for other in group if other != sun)

        after = values_of(position(players, face_up=[left, *GROUPS[players][1:]]))[0]

        assert after < before


def test_a_high_sun_that_lies_face_down_is_worth_having_in_the_epochs_to_come() -> None:
    high, low = (
        values_of(
            position(
                2, centre_sun=centre, face_up=[(6, 5, 2), (8, 7, 4, 3)], face_down=[(own,), ()]
            )
        )
        for own, centre in ((9, 1), (1, 9))
    )

    assert high[0] > low[0]
    assert high[1] == pytest.approx(low[1])


@EVERY_COUNT
def test_a_good_tile_in_hand_is_worth_having(players: int) -> None:
    before = values_of(position(players))

    for tile in ("god", "gold", "pharaoh", "flood", "nile", "art", "temple"):
        after = values_of(position(players, tiles=[{tile: 1}]))

        assert after[0] > before[0], tile


def test_the_track_counts_for_who_may_still_bid_and_for_nobody_else() -> None:
    bag = {"ra": 24, "nile": 10, "art": 3}
    good, bad = (
        values_of(
            position(
                3,
                epoch=2,
                track=track,
                bag=bag,
                tiles=[{"pharaoh": 3}] * 3,
                face_up=[GROUPS[3][0], GROUPS[3][1], ()],
                points=[10] * 3,
            )
        )
        for track in ("gold gold", "funeral funeral")
    )

    assert good[0] > bad[0]
    assert good[1] > bad[1]
    assert good[2] == bad[2]


def test_near_the_end_of_an_epoch_a_civilization_is_missed_more() -> None:
    """R-7.5: the five points that it costs to have none come close."""
    early, late = (
        values_of(position(4, ra_tiles=ra_tiles, tiles=[{"art": 1}]))
        - values_of(position(4, ra_tiles=ra_tiles))
        for ra_tiles in (0, RA_SPACES[4] - 1)
    )

    assert late[0] > early[0] > 0


# Prices.


def price(here: ra.Position, seat: int, sun: int) -> float:
    return price_of(state_of(here), seat, sun, outlook_of(here), merchant()[0])


@pytest.mark.parametrize("epoch", [1, 3])
@EVERY_COUNT
def test_a_higher_sun_is_a_higher_price(players: int, epoch: int) -> None:
    here = position(players, epoch=epoch, points=[10] * players)
    prices = [price(here, 0, sun) for sun in sorted(seat_of(here, 0).face_up)]

    assert prices == sorted(set(prices))


@pytest.mark.parametrize("epoch", [1, 3])
def test_the_higher_the_sun_in_the_centre_the_lower_the_price(epoch: int) -> None:
    """R-4.3: it is what the payer gets."""
    low = position(2, epoch=epoch, points=(10, 10), centre_sun=1)
    high = position(
        2,
        epoch=epoch,
        points=(10, 10),
        centre_sun=8,
        face_up=[(9, 6, 5, 2), (7, 4, 3)],
        face_down=[(), (1,)],
    )

    assert price(high, 0, 5) < price(low, 0, 5)


@pytest.mark.parametrize(
    ("own", "rival", "lead"),
    [((9, 8, 6, 5), (7, 4, 3, 2), "kept"), ((9, 7, 6, 2), (8, 5, 4, 3), "lost")],
)
def test_with_nothing_to_come_only_a_lead_in_suns_is_a_price(
    own: tuple[int, ...], rival: tuple[int, ...], lead: str
) -> None:
    """R-8.2: the last sun is 9, and the one in the centre is 1."""
    here = near_the_end(2, face_up=[(9,), ()], face_down=[own[1:], rival], points=(10, 10))

    assert (price(here, 0, 9) > 5) == (lead == "lost")
    assert (abs(price(here, 0, 9)) < 0.5) == (lead == "kept")


def test_suns_above_a_bid_are_those_that_may_be_bid() -> None:
    """R-4.1."""
    s = state_of(position(2))

    assert suns_above(s, 0, 0) == bits_of((9, 6, 5, 2))
    assert suns_above(s, 0, 5) == bits_of((9, 6))
    assert suns_above(s, 0, 9) == 0


def willing(here: ra.Position, seat: int, gain: float) -> int:
    return dearest_willing(state_of(here), seat, gain, outlook_of(here), merchant()[0])


@EVERY_COUNT
def test_nobody_pays_more_than_a_gain(players: int) -> None:
    here = position(players)

    for gain in np.linspace(0, 20, 41):
        sun = willing(here, 0, gain)

        assert sun == 0 or price(here, 0, sun) < gain
        assert all(price(here, 0, dearer) >= gain for dearer in GROUPS[players][0] if dearer > sun)


def test_only_a_sun_above_the_best_bid_is_paid() -> None:
    """R-4.1."""
    here = position(
        2, phase="auction", auction="drawn", ra_tiles=1, track="nile", best_bid=7, best_bidder=1
    )

    assert willing(here, 0, 1000.0) == 9
    assert willing(here, 0, 0.0) == 0


def test_nothing_is_left_for_who_has_no_sun_above_what_a_rival_would_pay() -> None:
    gains = np.full(5, 50.0)
    s = state_of(position(2, face_up=[(2,), (8, 7, 4, 3)]))
    outlook = outlook_of(position(2, face_up=[(2,), (8, 7, 4, 3)]))

    assert surplus_of_winning(s, gains, outlook, merchant()[0]) == 0


def test_who_invokes_ra_pays_just_more_than_the_rival_would() -> None:
    here = position(2)
    gains = np.array([50.0, 0.0, 0.0, 0.0, 0.0])

    alone = surplus_of_winning(state_of(here), gains, outlook_of(here), merchant()[0])
    gains[1] = 50.0
    contested = surplus_of_winning(state_of(here), gains, outlook_of(here), merchant()[0])

    assert alone == pytest.approx(50 - price(here, 0, 2))
    assert contested == pytest.approx(50 - price(here, 0, 9))
