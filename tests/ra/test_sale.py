"""R-4.3 to R-4.6: how an auction ends and who moves next."""

import pytest

from heliopolis import ra
from heliopolis.ra.events import (
    AuctionOpened,
    AuctionWon,
    BidMade,
    DisasterStruck,
    Passed,
    RaDrawn,
    Unsold,
)

from .builders import (
    FULL_TRACK,
    after,
    events_of,
    hand,
    last_bidder,
    legal,
    position,
    seat_of,
    spaces,
    tiles,
)

ALONE = [(9, 6, 5, 2), ()]
"""The face-up suns of two players, one of whom has none left."""


def test_the_winner_swaps_its_bid_for_the_centre_sun() -> None:
    """R-4.3: the centre sun face down, the bid face up in the centre, all others as before."""
    here = position(3, phase="draw", centre_sun=1)

    there = after(here, "+ra", "bid 6", "bid 7", "pass")

    assert there.view(None).centre_sun == 7
    assert [(seat.face_up, seat.face_down) for seat in there.view(None).seats] == [
        ((13, 8, 5, 2), ()),
        ((12, 9, 6, 3), ()),
        ((11, 10, 4), (1,)),
    ]


def test_a_sun_that_was_won_earlier_stays_face_down() -> None:
    """R-4.3."""
    here = position(
        2, phase="draw", face_up=[(9, 6, 5), (8, 7, 4, 3)], face_down=[(1,), ()], centre_sun=2
    )

    there = after(here, "+ra", "pass", "bid 9")

    assert seat_of(there, 0).face_up == (6, 5)
    assert seat_of(there, 0).face_down == (2, 1)


def test_sun_16_can_be_bid_and_won() -> None:
    """R-4.3."""
    here = after(position(5, phase="draw"), "+ra", *["pass"] * 4, "bid 16")

    there = after(here, "ra", "pass", "pass", "pass", "bid 2", "bid 3")

    assert here.view(None).centre_sun == 16
    assert seat_of(there, 1).face_down == (16,)
    assert seat_of(there, 1).face_up == (15, 8)


def test_a_sun_won_in_this_epoch_cannot_be_bid_in_it() -> None:
    """R-4.3."""
    here = after(position(2, phase="draw"), "+ra", "pass", "bid 9")

    there = after(here, "ra")

    assert there.actor == 0
    assert legal(there) == ["pass", "bid 2", "bid 5", "bid 6"]


@pytest.mark.parametrize(
    "track",
    ["", "nile", "- - - - - - - temple", "gold - gold god", "writing art " + FULL_TRACK[10:]],
)
def test_the_winner_takes_every_tile_on_the_auction_track(track: str) -> None:
    """R-4.3: possibly none; from the first space to the eighth."""
    here = last_bidder(auction="invoked", track=track, tiles=[{"nile": 1}])

    step = here.play("bid 9")

    won = tiles(track.replace("-", ""))
    assert step.position.view(None).track == (None,) * 8
    assert seat_of(step.position, 0).tiles == {
        tile: (*won, ra.Tile.NILE).count(tile) for tile in (*won, ra.Tile.NILE)
    }
    assert step.events == (BidMade(0, 9), AuctionWon(seat=0, paid=9, gained=1, tiles=won))


def test_the_winner_resolves_the_disasters_among_its_tiles() -> None:
    """R-4.3: after it has taken all tiles."""
    here = last_bidder(track="funeral pharaoh", tiles=[{"pharaoh": 2}])

    step = here.play("bid 9")

    assert step.events[2:] == (DisasterStruck(0, ra.Tile.FUNERAL, 1, tiles("pharaoh pharaoh"), 0),)
    assert seat_of(step.position, 0).tiles == hand(pharaoh=1)


def test_the_highest_of_several_bids_wins() -> None:
    """R-4.3."""
    here = position(4, turn=2, phase="draw", track="gold")

    happened = events_of(here, "+ra", "bid 5", "bid 6", "bid 12")

    assert happened[2:] == (
        BidMade(3, 5),
        BidMade(0, 6),
        BidMade(1, 12),
        Passed(2, by_choice=False),
        AuctionWon(1, 12, 1, tiles("gold")),
    )


def test_tiles_stay_when_nobody_bids_after_a_drawn_ra() -> None:
    """R-4.4: and so does the centre sun."""
    here = last_bidder(track="nile - gold")

    step = here.play("pass")

    assert step.position.view(None).track == spaces("nile - gold")
    assert step.position.view(None).centre_sun == 1
    assert step.events[1:] == (Unsold(discarded=False, tiles=tiles("nile gold")),)


def test_seven_tiles_stay_too_and_the_last_space_is_listed() -> None:
    """R-4.4."""
    here = last_bidder(track="- nile nile nile gold gold gold temple")

    step = here.play("pass")

    assert step.position.view(None).track == spaces("- nile nile nile gold gold gold temple")
    assert step.events[1:] == (
        Unsold(discarded=False, tiles=tiles("nile nile nile gold gold gold temple")),
    )


def test_an_empty_track_can_stay_unsold() -> None:
    """R-4.4."""
    here = last_bidder()

    step = here.play("pass")

    assert step.events == (Passed(0, by_choice=True), Unsold(discarded=False, tiles=()))


def test_all_eight_tiles_go_when_nobody_bids_after_invoking_with_a_full_track() -> None:
    """R-4.4: they belong to nobody, and the centre sun stays."""
    here = position(3, track="gold " + FULL_TRACK[5:])

    step = after(here, "ra", "pass", "pass").play("pass")

    view = step.position.view(None)
    assert view.track == (None,) * 8
    assert view.centre_sun == 1
    assert [seat.tiles for seat in view.seats] == [{}, {}, {}]
    assert view.bag[ra.Tile.GOLD] == 4
    assert step.events == (
        Passed(0, by_choice=True),
        Unsold(discarded=True, tiles=tiles("gold " + FULL_TRACK[5:])),
    )


@pytest.mark.parametrize(
    ("players", "ra_player", "bids", "following"),
    [
        (4, 0, ("pass", "pass", "pass", "bid 13"), 1),
        (4, 0, ("bid 3", "pass", "pass", "pass"), 1),
        (4, 0, ("pass", "pass", "bid 10", "pass"), 1),
        (4, 3, ("pass", "bid 12"), 0),
        (5, 4, ("pass", "pass", "pass", "bid 13"), 0),
        (2, 1, ("bid 9",), 0),
        (3, 2, ("pass", "pass", "pass"), 0),
    ],
)
def test_the_seat_left_of_the_ra_player_moves_next_whoever_won(
    players: int, ra_player: int, bids: tuple[str, ...], following: int
) -> None:
    """R-4.5."""
    here = position(players, turn=ra_player, phase="draw", track="nile")

    there = after(here, "+ra", *bids)

    assert (there.view(None).phase, there.actor) == ("turn", following)


def test_the_next_turn_skips_seats_whose_last_sun_is_spent() -> None:
    """R-4.5: seat 1 wins with its last sun, so seat 2 follows the Ra player."""
    here = position(3, phase="draw", face_up=[(13, 8), (12,), (11, 10)])

    there = after(here, "+ra", "bid 12", "pass")

    assert (there.view(None).phase, there.actor) == ("turn", 2)


def test_a_seat_alone_with_suns_goes_on_playing_turns() -> None:
    """R-4.6."""
    here = position(2, face_up=ALONE)

    there = after(here, "draw", "+nile", "draw", "+flood")

    assert (there.view(None).phase, there.actor) == ("turn", 0)
    assert there.view(None).track == spaces("nile flood")


@pytest.mark.parametrize("turn", range(5))
def test_a_seat_alone_is_the_only_bidder_after_a_drawn_ra_and_may_pass(turn: int) -> None:
    """R-4.6."""
    groups = ra.Game(5).sun_groups
    here = position(
        5,
        turn=turn,
        phase="draw",
        face_up=[groups[seat] if seat == turn else () for seat in range(5)],
    )

    step = here.play("+ra")

    assert step.events == (
        RaDrawn(turn, 1, 10),
        AuctionOpened(turn, "drawn"),
        *(Passed((turn + 1 + seat) % 5, by_choice=False) for seat in range(4)),
    )
    assert step.position.actor == turn
    assert legal(step.position)[0] == "pass"


def test_a_seat_alone_must_bid_after_invoking() -> None:
    """R-4.6."""
    here = after(position(2, face_up=ALONE, track="nile"), "ra")

    assert here.actor == 0
    assert legal(here) == ["bid 2", "bid 5", "bid 6", "bid 9"]


def test_a_seat_alone_may_pass_after_invoking_with_a_full_track() -> None:
    """R-4.6."""
    here = after(position(2, face_up=ALONE, track=FULL_TRACK), "ra")

    there = after(here, "pass")

    assert legal(here)[0] == "pass"
    assert there.view(None).track == (None,) * 8
    assert (there.view(None).phase, there.actor) == ("turn", 0)
