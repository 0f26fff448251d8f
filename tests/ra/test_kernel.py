"""The compiled doorway: numbers in, rows of a log out."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from heliopolis import ra
from heliopolis.core.log import new_log
from heliopolis.core.stream import make_streams
from heliopolis.ra import facts, kernel
from heliopolis.ra.notation import NUMBERING

from .builders import (
    kind,
    last_bidder,
    last_ra_is_drawn,
    position,
    random_game,
    states_of,
)

Row = tuple[int, ...]
UNUSED = {
    facts.AUCTION_OPENED: (3,),
    facts.BID_MADE: (3,),
    facts.PASSED: (3,),
    facts.UNSOLD: (2, 3),
    facts.TILES_LOST: (3,),
    facts.EPOCH_ENDED: (3,),
    facts.DISCARDED: (2, 3),
    facts.EPOCH_BEGAN: (3,),
    facts.GAME_OVER: (3,),
    facts.LISTED: (3,),
    facts.OWED: (2, 3),
}
"""The numbers of each kind of row that mean nothing."""


def rows_of(here: ra.Position, move: ra.Move) -> list[Row]:
    """The log of a move."""
    log = new_log()
    assert kernel.play(states_of(here), NUMBERING.number_of(move), log)
    return [tuple(row) for row in log[1 : int(log[0, 0]) + 1].tolist()]


def rows_of_games() -> Iterator[Row]:
    """The log of two random games and of a choice of losses."""
    for players, edition, seed in [(2, "rio-grande", 0), (5, "windrider", 10)]:
        for here, move in random_game(players, edition, seed):
            yield from rows_of(here, move)
    for disaster, kinds in [("unrest", ("art", "writing")), ("earthquake", ("temple", "palace"))]:
        asked = position(
            2, phase="lose", losing_to=disaster, owed=2, tiles=[dict.fromkeys(kinds, 2)]
        )
        yield from rows_of(asked, ra.Lose(ra.Tile(kinds[0])))


def test_numbers_of_a_row_that_mean_nothing_are_zero() -> None:
    rows = list(rows_of_games())

    wrong = [row for row in rows for place in UNUSED.get(row[0], ()) if row[place] != 0]

    assert wrong == []
    assert {row[0] for row in rows} == set(range(19))


def test_yes_and_no_are_one_and_zero() -> None:
    answers = {facts.PASSED: 2, facts.UNSOLD: 1, facts.GAME_OVER: 2}

    found = {(row[0], row[answers[row[0]]]) for row in rows_of_games() if row[0] in answers}

    assert {answer for _, answer in found} == {0, 1}
    assert {(facts.PASSED, 0), (facts.PASSED, 1)} <= found


def test_a_listed_kind_is_there_at_least_once() -> None:
    listed = [row for row in rows_of_games() if row[0] == facts.LISTED]

    assert min(count for _, _, count, _ in listed) == 1


def test_an_epoch_without_ra_tiles_lists_none() -> None:
    """R-6.2."""
    here = position(2, phase="auction", auction="invoked", face_up=[(9,), ()])

    rows = rows_of(here, ra.Bid(9))

    assert not any(row[0] == facts.LISTED for row in rows)


def test_only_items_that_count_are_noted_before_the_third_epoch() -> None:
    """R-7 and R-8."""
    here, last = last_ra_is_drawn(2), last_ra_is_drawn(2, epoch=3)

    items = [row[1:3] for row in rows_of(here, ra.Drawn(ra.Tile.RA)) if row[0] == facts.SCORED]
    final = [row[1:3] for row in rows_of(last, ra.Drawn(ra.Tile.RA)) if row[0] == facts.SCORED]

    assert items == [(seat, item) for seat in range(2) for item in range(5)]
    assert final == [(seat, item) for seat in range(2) for item in range(7)]


def test_net_points_are_noted_with_their_seat() -> None:
    """R-7.6."""
    here = last_ra_is_drawn(3, tiles=[{"gold": 1}, {}, {"art": 1}])

    rows = rows_of(here, ra.Drawn(ra.Tile.RA))

    assert [row[1:] for row in rows if row[0] == facts.NET] == [(0, -2, 8), (1, -5, 5), (2, 0, 10)]


def test_every_disaster_is_noted_with_what_it_took_and_what_is_owed() -> None:
    """R-5.1: the last row of each says how much is still to be chosen."""
    held = {"pharaoh": 1, "flood": 1, "nile": 3, "art": 2, "writing": 2}
    here = last_bidder(track="funeral drought unrest", tiles=[held])

    rows = rows_of(here, ra.Bid(9))[5:]

    assert rows == [
        (facts.DISASTER_STRUCK, 0, kind("funeral"), 1),
        (facts.LISTED, kind("pharaoh"), 1, 0),
        (facts.OWED, 0, 0, 0),
        (facts.DISASTER_STRUCK, 0, kind("drought"), 1),
        (facts.LISTED, kind("flood"), 1, 0),
        (facts.LISTED, kind("nile"), 1, 0),
        (facts.OWED, 0, 0, 0),
        (facts.DISASTER_STRUCK, 0, kind("unrest"), 1),
        (facts.OWED, 2, 0, 0),
    ]


def test_every_choice_of_losses_is_noted_with_what_is_still_owed() -> None:
    """R-11.4."""
    held = {"art": 2, "writing": 2}
    here = position(2, phase="lose", losing_to="unrest", owed=2, tiles=[held])

    rows = rows_of(here, ra.Lose(ra.Tile.ART))

    assert rows == [
        (facts.TILES_LOST, 0, kind("unrest"), 0),
        (facts.LISTED, kind("art"), 1, 0),
        (facts.OWED, 1, 0, 0),
    ]


def test_there_are_no_decisions_at_a_chance_node_nor_when_the_game_is_over() -> None:
    states = states_of(position(2, phase="draw"), position(2, phase="over", epoch=3, turn=None))

    assert [kernel.legal_actions(state) for state in states] == [0, 0]


def test_streams_draw_each_tile_of_the_bag_as_likely() -> None:
    states = states_of(
        position(2, epoch=3, phase="draw", bag={"ra": 20, "nile": 9, "earthquake": 1})
    )
    stream = make_streams(np.random.default_rng(1), 1)

    drawn = Counter(int(kernel.draw_kind(states[0], stream)) for _ in range(1500))

    assert drawn.keys() == {0, 4, 22}
    assert abs(drawn[0] - 1000) < 80
    assert abs(drawn[22] - 50) < 30


def test_a_playout_counts_decisions_and_not_draws() -> None:
    forced_bid = position(2, epoch=3, phase="auction", auction="invoked", face_up=[(9,), ()])
    states = states_of(forced_bid, last_ra_is_drawn(2, epoch=3, bag={"ra": 13}))
    streams = make_streams(np.random.default_rng(1), 2)

    decisions = kernel.playouts(states, streams)

    assert decisions == 1
    assert states["phase"].tolist() == [5, 5]
