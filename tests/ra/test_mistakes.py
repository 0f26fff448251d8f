"""Section 10 of the rules: the mistakes that public implementations make, one test for each."""

import itertools

import numpy as np
import pytest

from heliopolis import ra
from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import IllegalMove
from heliopolis.ra.events import EpochBegan

from .builders import (
    EVERY_NUMBER_OF_PLAYERS,
    FULL_TRACK,
    GROUPS,
    after,
    hand,
    last_bidder,
    last_ra_is_drawn,
    legal,
    position,
    scored,
    seat_of,
    spaces,
)


def test_all_tied_pharaohs_do_not_score_three_each() -> None:
    """R-7.3."""
    lines = scored(3, tiles=[{"pharaoh": 2}] * 3)

    assert [own.pharaohs for own in lines] == [0, 0, 0]


def test_gods_do_not_take_gods() -> None:
    """R-3.4: there is not even a notation for it, and the god is not offered."""
    here = position(2, track="god nile", tiles=[{"god": 1}])

    assert legal(here) == ["draw", "ra", "god nile"]


def test_gods_are_able_to_take_disasters() -> None:
    """R-3.4."""
    here = position(2, track="funeral drought unrest earthquake", tiles=[{"god": 1}])

    assert legal(here)[2:] == ["god funeral", "god drought", "god unrest", "god earthquake"]


def test_more_than_one_god_may_be_played_in_a_turn() -> None:
    """R-3.4."""
    here = position(2, track="nile gold art", tiles=[{"god": 2}])

    there = after(here, "god nile", "god gold")

    assert seat_of(there, 0).tiles == hand(nile=1, gold=1)


def test_gods_are_not_refused_on_a_full_track() -> None:
    """R-3.4."""
    here = position(2, track=FULL_TRACK, tiles=[{"god": 1}])

    there = after(here, "god nile")

    assert there.view(None).track == spaces("- " + FULL_TRACK[5:])


@pytest.mark.parametrize("edition", ["rio-grande", "windrider"])
def test_a_disaster_taken_with_a_god_is_resolved(edition: str) -> None:
    """R-3.5."""
    here = position(2, edition=edition, track="funeral", tiles=[{"god": 1, "pharaoh": 3}])

    there = after(here, "god funeral")

    assert seat_of(there, 0).tiles == hand(pharaoh=1)


def test_there_is_a_floor() -> None:
    """R-7.6."""
    lines = scored(2, epoch=2, points=(4, 10))

    assert (lines[0].net, lines[0].points) == (-5, 0)


def test_there_is_no_floor_per_category() -> None:
    """R-7.6: 0 - 2 + 4 is 2, but with a floor after the pharaohs it would be 4."""
    lines = scored(
        2, epoch=2, points=(0, 10), tiles=[{"nile": 3, "flood": 1, "art": 1}, {"pharaoh": 1}]
    )

    assert lines[0].points == 2


@pytest.mark.parametrize("epoch", [1, 2])
def test_the_second_and_third_epoch_have_the_right_starter(epoch: int) -> None:
    """R-2.3: neither the seat left of the last turn nor the starter of the game."""
    suns = [(12, 7, 3), (11, 8, 4), (13, 6, 2), (10, 9, 5)]
    here = last_ra_is_drawn(4, epoch=epoch, turn=3, face_up=suns)

    happened = here.play("+ra").events

    assert happened[-1] == EpochBegan(epoch + 1, starter=2)


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_the_first_seat_is_not_always_dealt_the_top_suns(players: int) -> None:
    """R-2.2."""
    dealer = SeededDealer(np.random.default_rng(players))

    starters = {ra.Game(players).start(dealer).actor for _ in range(60)}

    assert starters == set(range(players))


def test_a_choice_after_the_last_sun_of_the_game_does_not_crash() -> None:
    """R-6.1."""
    here = last_bidder(
        3, epoch=3, face_up=[(13,), (), ()], track="unrest", tiles=[{"art": 2, "writing": 2}]
    )
    asked = after(here, "bid 13")

    there = after(asked, "lose art", "lose writing")

    assert legal(asked) == ["lose art", "lose writing"]
    assert there.over


@pytest.mark.parametrize("bid", ["bid 2", "bid 5", "bid 6"])
def test_underbids_are_not_accepted(bid: str) -> None:
    """R-4.1."""
    here = after(position(2, phase="draw"), "+ra", "bid 7")

    with pytest.raises(IllegalMove, match=r"^bid-too-low"):
        here.play(bid)


def test_equal_bids_are_not_accepted() -> None:
    """R-4.1: the same sun cannot be offered by two seats."""
    here = after(position(2, phase="draw"), "+ra", "bid 7")

    with pytest.raises(IllegalMove, match=r"^no-such-sun.* sun=7,"):
        here.play("bid 7")


def test_the_winner_does_not_move_next() -> None:
    """R-4.5."""
    here = position(4, phase="draw")

    there = after(here, "+ra", "pass", "pass", "bid 10", "pass")

    assert there.actor == 1


def test_no_auction_fires_by_itself_at_eight_tiles() -> None:
    """R-3.7."""
    here = position(2, track=FULL_TRACK[5:], phase="draw")

    there = after(here, "+nile")

    assert (there.view(None).phase, there.view(None).auction) == ("turn", None)


def test_a_full_track_is_not_kept_when_all_pass() -> None:
    """R-4.4."""
    here = position(2, track=FULL_TRACK)

    there = after(here, "ra", "pass", "pass")

    assert there.view(None).track == (None,) * 8


def test_an_invoker_is_not_forced_to_bid_for_a_full_track() -> None:
    """R-4.2."""
    here = after(position(2, track=FULL_TRACK), "ra", "pass")

    assert "pass" in legal(here)


def test_tiles_are_not_discarded_when_all_pass_after_a_drawn_ra() -> None:
    """R-4.4."""
    here = position(2, track="nile gold", phase="draw")

    there = after(here, "+ra", "pass", "pass")

    assert there.view(None).track == spaces("nile gold")


def test_two_equal_disasters_cost_more_than_two_tiles() -> None:
    """R-5.1."""
    here = last_bidder(track="funeral funeral", tiles=[{"pharaoh": 5}])

    there = after(here, "bid 9")

    assert seat_of(there, 0).tiles == hand(pharaoh=1)


def test_drought_does_not_take_niles_first() -> None:
    """R-5.1."""
    here = last_bidder(track="drought", tiles=[{"nile": 2, "flood": 2}])

    there = after(here, "bid 9")

    assert seat_of(there, 0).tiles == hand(nile=2)


def test_new_tiles_do_not_escape_a_disaster() -> None:
    """R-5.1."""
    here = last_bidder(track="pharaoh funeral pharaoh")

    there = after(here, "bid 9")

    assert seat_of(there, 0).tiles == {}


def test_unrest_does_not_hit_gold() -> None:
    """R-5.2."""
    here = last_bidder(track="unrest", tiles=[{"gold": 3, "art": 1}])

    there = after(here, "bid 9")

    assert seat_of(there, 0).tiles == hand(gold=3)


def test_the_ra_count_is_reset() -> None:
    """R-6.2."""
    here = last_ra_is_drawn(2)

    there = after(here, "+ra")

    assert there.view(None).ra_tiles == 0


def test_the_bonus_for_identical_monuments_is_not_missing() -> None:
    """R-8.1."""
    lines = scored(2, epoch=3, tiles=[{"temple": 3}])

    assert lines[0].monuments == 6


def test_the_centre_sun_is_not_counted_in_the_sum_of_anybody() -> None:
    """R-8.2: 22 to 21 for the first seat, who would lose if the second had the centre's 2."""
    suns = [(9, 6, 4, 3), (8, 7, 5, 1)]

    lines = scored(2, epoch=3, face_up=suns, centre_sun=2)

    assert [own.suns for own in lines] == [5, -5]


def test_the_centre_sun_is_not_counted_for_the_starter() -> None:
    """R-2.3: seat 0 paid sun 9 for it, and has no longer the highest."""
    here = last_bidder(face_up=[(9,), ()], face_down=[(6, 5, 2), (8, 7, 4, 3)])

    happened = here.play("bid 9").events

    assert happened[-1] == EpochBegan(2, starter=1)


def test_a_final_tie_is_broken() -> None:
    """R-8.4."""
    here = after(last_ra_is_drawn(2, epoch=3), "+ra")

    assert here.scores == (5, 5)
    assert here.winners == (0,)


def test_a_final_tie_is_not_broken_by_the_sum_of_suns() -> None:
    """R-8.4: 26 against 18, but the 9 is with the 18."""
    suns = [(8, 7, 6, 5), (9, 4, 3, 2)]
    here = position(2, phase="over", epoch=3, turn=None, points=(20, 20), face_up=suns)

    assert here.winners == (1,)


def test_the_sun_groups_are_not_wrong() -> None:
    """R-2.2."""
    dealt = {players: ra.Game(players).sun_groups for players in EVERY_NUMBER_OF_PLAYERS}

    assert dealt == GROUPS
    assert {players: [sum(group) for group in dealt[players]] for players in dealt} == {
        2: [22, 22],
        3: [28, 30, 32],
        4: [21, 22, 23, 24],
        5: [25, 26, 27, 28, 29],
    }
    assert all(
        sorted(itertools.chain(*groups)) == list(range(2, max(groups[0]) + 1))
        for groups in dealt.values()
    )


def test_the_tile_counts_are_not_wrong() -> None:
    """R-1.1."""
    numbers = [30, 8, 5, 25, 25, 12, *[5] * 5, *[5] * 8, 2, 2, 4, 2]

    bag = position(2).view(None).bag

    assert [bag[tile] for tile in ra.TILES] == numbers
