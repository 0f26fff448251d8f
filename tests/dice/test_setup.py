"""D-1 and D-2: setting up the table."""

from collections import Counter

import numpy as np
import pytest

from heliopolis import CHANCE, dice
from heliopolis.core.chance import SeededDealer
from heliopolis.core.compile import zeroed
from heliopolis.core.errors import InvalidSetup, Refusal, shown
from heliopolis.core.stream import below, make_streams
from heliopolis.dice import kernel
from heliopolis.dice.setup import set_up
from heliopolis.dice.state import STATE

from .builders import EVERY_NUMBER_OF_PLAYERS, after, position, throw

SEATS = [(players, seat) for players in EVERY_NUMBER_OF_PLAYERS for seat in range(players)]


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_nothing_lies_on_the_board_at_the_beginning(players: int) -> None:
    """D-1."""
    view = dice.Game(players).start(starter=0).view(None)

    empty = [(seat.pharaoh, seat.nile, seat.floods, seat.suns, seat.ankhs) for seat in view.seats]
    assert empty == [(0, 0, 0, 0, 0)] * players
    assert [(seat.civilization, seat.monuments) for seat in view.seats] == [((), ())] * players
    assert (view.epoch, view.ra, view.sheets) == (1, 0, ())
    assert (view.disaster, view.lost, view.owed) == (None, None, 0)


@pytest.mark.parametrize(
    ("players", "starter", "points"),
    [
        (2, 0, (10, 11)),
        (2, 1, (11, 10)),
        (3, 0, (10, 11, 12)),
        (3, 1, (12, 10, 11)),
        (3, 2, (11, 12, 10)),
        (4, 0, (10, 11, 12, 13)),
        (4, 2, (12, 13, 10, 11)),
        (4, 3, (11, 12, 13, 10)),
    ],
)
def test_points_go_up_clockwise_from_the_starter(
    players: int, starter: int, points: tuple[int, ...]
) -> None:
    """D-2."""
    assert dice.Game(players).start(starter=starter).scores == points


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_the_starter_begins_with_all_dice_in_the_air(players: int, starter: int) -> None:
    """D-3."""
    here = dice.Game(players).start(starter=starter)

    view = here.view(None)
    assert here.actor is CHANCE
    assert (view.phase, view.turn, view.throws) == ("roll", starter, 0)
    assert [(die.face, die.state) for die in view.dice] == [(None, "rolling")] * 5
    assert (view.groups, view.paired) == ((), ())


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_play_is_clockwise(players: int, starter: int) -> None:
    """D-26: the turn passes to the left neighbour."""
    here = dice.Game(players).start(starter=starter)

    turns = []
    for _ in range(players + 1):
        turns.append(here.turn)
        here = after(here, throw("MCCPP"), "keep", "end")

    assert turns == [(starter + later) % players for later in range(players + 1)]


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_setting_up_leaves_nothing_of_a_game_that_was_in_the_record(
    players: int, starter: int
) -> None:
    """D-1."""
    states = zeroed(1, STATE)
    for name in STATE.names or ():
        states[name] = 7

    set_up(states[0], players, 9, starter)

    game = dice.Game(players, overrides={"sun_track": "9"})
    assert states.tobytes() == game.start(starter=starter).state


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_a_dealer_makes_every_seat_the_starter_as_often(players: int) -> None:
    """D-2: the starter is chosen by any means."""
    dealer = SeededDealer(np.random.default_rng(2))
    game = dice.Game(players)

    starters = Counter(game.start(dealer).turn for _ in range(400))

    assert starters.keys() == set(range(players))
    assert max(starters.values()) < 1.5 * min(starters.values())


def test_streams_choose_the_starter_with_their_first_number() -> None:
    """D-2: a seeded game must begin the same way in every version."""
    streams = make_streams(np.random.default_rng(5), 30)
    states = zeroed(30, STATE)

    kernel.start(states, 3, 12, streams.copy())

    expected = [int(below(streams[game : game + 1], 3)) for game in range(30)]
    assert states["turn"].tolist() == expected
    assert set(expected) == {0, 1, 2}
    assert [row.tolist().index(10) for row in states["points"]] == expected


@pytest.mark.parametrize("starter", [-1, 3, 4, 1.0, "1"])
def test_only_a_seat_of_the_table_can_start(starter: object) -> None:
    """D-2."""
    game = dice.Game(3)

    with pytest.raises(ValueError, match=r"^seats go from 0 to 2, so .* cannot start$"):
        game.start(starter=starter)  # type: ignore[arg-type]


def test_a_starter_who_does_not_sit_there_is_named() -> None:
    with pytest.raises(ValueError, match=r"^seats go from 0 to 2, so 3 cannot start$"):
        dice.Game(3).start(starter=3)


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_an_opening_is_the_starters_seat_counted_from_one(players: int, starter: int) -> None:
    game = dice.Game(players)
    here = game.start(starter=starter)

    assert game.opening_of(here) == str(starter + 1)
    assert game.start_with(str(starter + 1)) == here


@pytest.mark.parametrize("opening", ["", "0", "4", "01", "1 ", "-1", "one", "x" * 100])
def test_an_opening_that_names_no_seat_is_refused(opening: str) -> None:
    with pytest.raises(InvalidSetup) as error:
        dice.Game(3).start_with(opening)

    assert error.value.refusal == Refusal("not-a-starter", {"text": shown(opening), "players": 3})


def test_the_builders_first_position_is_the_games() -> None:
    assert position(3, starter=1, turn=1) == dice.Game(3).start(starter=1)
