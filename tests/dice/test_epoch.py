"""D-22 and D-26 to D-30: the end of a turn, of an epoch and of the game."""

import pytest

from heliopolis import dice
from heliopolis.core.events import EpochBegan
from heliopolis.dice.events import (
    AnkhsScored,
    EpochEnded,
    GameOver,
    MarkersReturned,
    PharaohMoved,
    TurnEnded,
)
from heliopolis.dice.kernel import places_of

from .builders import (
    EVERY_NUMBER_OF_PLAYERS,
    OVER,
    SUN_TRACK,
    after,
    counted,
    events_of,
    last_turn,
    line,
    markers,
    position,
    seat_of,
    states_of,
    throw,
)


@pytest.mark.parametrize(("ankhs", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (5, 4)])
def test_pairs_of_spare_ankhs_score_at_the_end_of_the_turn(ankhs: int, points: int) -> None:
    """D-22, vector 5: five Ankhs are four points, a single one is worth nothing."""
    here = position(2, ("A" * ankhs).ljust(5, "P"), turn=1, ankhs=(2, 4))

    there = after(here, "end")

    assert there.scores == (12, 15 + points)
    assert (seat_of(there, 0).ankhs, seat_of(there, 1).ankhs) == (2, 4 + points)
    assert [seat.suns for seat in there.view(None).seats] == [0, 0]


@pytest.mark.parametrize(
    ("shown", "points"), [("PACCC", 0), ("PAACC", 0), ("PAAAC", 2), ("PAAAA", 2)]
)
def test_ankhs_that_were_spent_do_not_score(shown: str, points: int) -> None:
    """D-22."""
    here = position(2, shown)

    there = after(here, "pharaoh red blue", "end")

    assert there.scores == (10 + points, 11)


def test_five_ankhs_score_without_a_move() -> None:
    """D-22: never asked, because it cannot hurt."""
    here = position(2, "-----", throws=2)

    step = here.play(throw("AAAAA"))

    assert step.events[1:] == (
        TurnEnded(seat=0, why="nothing-possible", left=dice.COLOURS),
        AnkhsScored(seat=0, points=4, score=14, ankhs=5),
    )
    assert (step.position.turn, step.position.scores) == (1, (14, 11))


def test_less_than_a_pair_of_ankhs_is_not_told() -> None:
    """D-22."""
    (event,) = events_of(position(2, "APPPP"), "end")

    assert isinstance(event, TurnEnded)


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_the_sun_track_is_as_long_as_the_players_are_many(players: int) -> None:
    """D-26: 10, 12 or 14 steps, unless the table says otherwise."""
    end = {2: 10, 3: 12, 4: 14}[players]

    before = after(position(players, "SPPPP", ra=end - 1), "end")
    reached = after(position(players, "SPPPP", ra=end), "end")
    passed = after(position(players, "SSPPP", ra=end + 1), "end")

    assert [here.epoch for here in (before, reached, passed)] == [1, 2, 2]
    assert [here.view(None).ra for here in (before, reached, passed)] == [end - 1, 0, 0]


@pytest.mark.parametrize(("track", "ra", "epoch"), [(1, 1, 2), (3, 2, 1), (3, 3, 2), (60, 60, 2)])
def test_a_table_may_set_the_length_of_the_sun_track(track: int, ra: int, epoch: int) -> None:
    """D-26."""
    here = position(2, "SPPPP", sun_track=track, ra=ra)

    assert after(here, "end").epoch == epoch


def test_a_turn_is_completed_before_the_epoch_ends() -> None:
    """D-26: its dice count in the scoring."""
    here = position(2, "SPAAC", ra=10)

    step = after(here, "pharaoh blue").play("end")

    (first, _) = step.position.sheet()[0]
    assert here.epoch == 1
    assert first == line(
        counted(ankhs=1, pharaoh=1), ankhs=2, pharaohs=5, civilization=-5, net=2, points=12
    )


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_turn_order_just_continues_in_the_next_epoch(turn: int) -> None:
    """D-28: the left neighbour of who ended the epoch starts."""
    here = last_turn(3, turn=turn)

    step = here.play("end")

    following = (turn + 1) % 3
    assert step.position.turn == following
    assert step.events[-1] == EpochBegan(epoch=2, starter=following)
    assert step.position.begins_turn


def test_what_stays_and_what_goes_at_the_end_of_an_epoch() -> None:
    """D-27 and D-28."""
    here = last_turn(
        3,
        pharaoh=(4, 2, 1),
        nile=(3, 7, 0),
        floods=(0, 2, 1),
        civ=["red", "red blue", ""],
        monuments=["red1", "", "blue2 green3"],
        suns=(3, 0, 6),
        ankhs=(0, 4, 2),
    )

    view = after(here, "end").view(None)

    assert (view.epoch, view.ra) == (2, 0)
    assert [seat.pharaoh for seat in view.seats] == [2, 2, 2]
    assert [seat.nile for seat in view.seats] == [3, 7, 0]
    assert [seat.floods for seat in view.seats] == [0, 0, 0]
    assert [seat.civilization for seat in view.seats] == [(), (), ()]
    assert [seat.monuments for seat in view.seats] == [markers("red1"), (), markers("blue2 green3")]
    assert [(seat.suns, seat.ankhs) for seat in view.seats] == [(0, 0)] * 3
    # 10 + 3 + 5 + 0 + 0, 11 + 4 + 0 + 7 + 0 and 12 + 8 - 2 + 0 - 5.
    assert [seat.points for seat in view.seats] == [18, 22, 13]


@pytest.mark.parametrize(
    ("before", "moved"),
    [
        ((5, 5, 3, 0), (3, 3, 3, 1)),
        ((1, 0), (0, 1)),
        ((0, 1), (1, 0)),
        ((2, 0), (0, 1)),
        ((3, 0), (1, 1)),
        ((12, 11), (10, 12)),
        ((12, 12, 11), (10, 10, 12)),
        ((4, 4), (4, 4)),
        ((0, 0, 0), (0, 0, 0)),
        ((12, 12, 12, 12), (12, 12, 12, 12)),
        ((3, 4, 5), (4, 4, 3)),
        ((7, 2, 2, 7), (5, 3, 3, 5)),
        ((6, 5, 4, 3), (4, 5, 4, 4)),
    ],
)
def test_pharaoh_markers_move_after_the_scoring(
    before: tuple[int, ...], moved: tuple[int, ...]
) -> None:
    """D-27 and D-30, vector 7: within the track; when all are level nobody moves."""
    here = last_turn(len(before), pharaoh=before)

    there = after(here, "end")

    assert tuple(seat.pharaoh for seat in there.view(None).seats) == moved


def test_only_pharaoh_markers_of_the_first_and_the_last_are_told_to_move() -> None:
    """D-27: also one that cannot go as far as it should."""
    happened = events_of(last_turn(3, pharaoh=(1, 0, 1)), "end")

    assert [event for event in happened if isinstance(event, PharaohMoved)] == [
        PharaohMoved(seat=0, before=1, after=0),
        PharaohMoved(seat=1, before=0, after=1),
        PharaohMoved(seat=2, before=1, after=0),
    ]


def test_level_pharaohs_are_not_told_to_move() -> None:
    """D-27."""
    happened = events_of(last_turn(3, pharaoh=(2, 2, 2)), "end")

    assert not any(isinstance(event, PharaohMoved) for event in happened)


def test_every_seat_is_told_what_it_takes_back() -> None:
    """D-27: also who takes back nothing."""
    happened = events_of(last_turn(3, civ=["red blue", "", "red"], floods=(0, 2, 1)), "end")

    red, blue = dice.Colour.RED, dice.Colour.BLUE
    assert [event for event in happened if isinstance(event, MarkersReturned)] == [
        MarkersReturned(seat=0, colours=(red, blue), floods=0),
        MarkersReturned(seat=1, colours=(), floods=2),
        MarkersReturned(seat=2, colours=(red,), floods=1),
    ]


def test_the_nile_scores_again_only_with_a_new_flood() -> None:
    """D-27, vector 8: Nile 7 with three floods: 7 points, no cube left, the marker stays."""
    here = after(last_turn(2, nile=(7, 0), floods=(3, 0)), "end")

    again = last_turn(2, epoch=2, nile=(7, 0), points=here.scores)

    assert here.sheet()[0][0] == line(
        counted(nile=7, floods=3), river=7, civilization=-5, net=2, points=12
    )
    assert (seat_of(here, 0).nile, seat_of(here, 0).floods) == (7, 0)
    assert after(again, "end").sheet()[1][0] == line(
        counted(nile=7), civilization=-5, net=-5, points=7
    )


@pytest.mark.parametrize("epoch", [1, 2])
def test_an_epoch_leads_to_the_next(epoch: int) -> None:
    """D-28."""
    here = last_turn(2, epoch=epoch)

    step = here.play("end")

    assert (step.position.epoch, step.position.over) == (epoch + 1, False)
    assert step.events[1] == EpochEnded(epoch)
    assert step.events[-1] == EpochBegan(epoch + 1, starter=1)
    assert step.position.winners == ()


def test_the_game_is_over_after_the_third_epoch() -> None:
    """D-29: nobody acts any more."""
    here = last_turn(3, epoch=3, points=(30, 20, 25))

    step = here.play("end")

    there = step.position
    assert (there.over, there.actor, there.turn, there.phase) == (True, None, None, "over")
    assert (there.epoch, there.moves(), there.options()) == (3, (), ())
    assert step.events[-1] == GameOver(winners=(0,), scores=(25, 15, 20))
    assert [die.state for die in there.view(None).dice] == ["rolling"] * 5


def test_the_clean_up_of_the_last_epoch_is_that_of_the_others() -> None:
    """D-30."""
    here = last_turn(
        2, epoch=3, pharaoh=(5, 1), floods=(2, 1), civ=["red", "blue"], suns=(3, 0), ankhs=(0, 2)
    )

    view = after(here, "end").view(None)

    assert [seat.pharaoh for seat in view.seats] == [3, 2]
    assert [(seat.floods, seat.civilization) for seat in view.seats] == [(0, ()), (0, ())]
    assert [(seat.suns, seat.ankhs) for seat in view.seats] == [(0, 0), (0, 0)]
    assert view.ra == 0


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((9, 8, 7, 6), (0,)),
        ((6, 7, 8, 9), (3,)),
        ((7, 9, 8, 6), (1,)),
        ((9, 9, 8, 7), (0, 1)),
        ((8, 9, 7, 9), (1, 3)),
        ((9, 9, 9, 9), (0, 1, 2, 3)),
        ((-30, -20, -20, -40), (1, 2)),
    ],
)
def test_most_points_win_and_nothing_breaks_a_tie(
    points: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """D-29: a shared victory."""
    here = last_turn(4, epoch=3, points=points)

    step = here.play("end")

    assert step.position.winners == winners
    assert step.events[-1] == GameOver(winners, tuple(own - 5 for own in points))


@pytest.mark.parametrize(
    ("points", "places"),
    [
        ((9, 8, 7, 6), [1, 2, 3, 4]),
        ((8, 9, 7, 9), [3, 1, 4, 1]),
        ((9, 9, 9, 9), [1, 1, 1, 1]),
        ((-30, -20, -20, -40), [3, 1, 1, 4]),
    ],
)
def test_who_shares_a_place_has_the_better_one(points: tuple[int, ...], places: list[int]) -> None:
    """D-29."""
    over = position(4, **OVER, points=points)

    assert places_of(states_of(over)).tolist() == [places]


def test_no_games_have_no_places() -> None:
    assert places_of(states_of(position(2))[:0]).shape == (0, 0)


def test_the_last_epoch_ends_with_its_turn_and_not_with_the_round() -> None:
    """D-29: players may have had unequal numbers of turns."""
    assert all(after(last_turn(3, epoch=3, turn=turn), "end").over for turn in range(3))


@pytest.mark.parametrize("suns", [0, 3, 4, 5])
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_only_one_or_two_suns_can_end_an_epoch(players: int, suns: int) -> None:
    """D-26."""
    here = position(players, ("S" * suns).ljust(5, "P"), ra=SUN_TRACK[players] - 1)

    assert after(here, "end").epoch == 1


def test_a_seat_may_have_more_cubes_on_the_board_than_are_in_the_box() -> None:
    """D-30: the supply is unlimited; 23 cubes of a colour are printed on the box."""
    everywhere = " ".join(
        f"{colour}{column}" for colour in ("red", "blue", "yellow") for column in range(1, 9)
    )
    here = position(2, "CMNNN", monuments=[everywhere, "green1"], floods=(4, 0))

    there = after(here, "flood yellow green purple")

    assert seat_of(there, 0).floods + len(seat_of(there, 0).monuments) > 23
