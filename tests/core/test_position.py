"""What a position is in every game."""

import pytest

from heliopolis import CHANCE
from heliopolis.core.events import EpochBegan
from tests.core.toy import ENCODING, EpochScored, Game, Line, Position, packed

GAME = Game(2)
SHEETS = ((Line(1, 2, 3, 303), None),)
HERE = Position(GAME, packed(), SHEETS)


def test_a_position_tells_what_its_state_holds() -> None:
    assert HERE.state == packed()
    assert (HERE.epoch, HERE.phase, HERE.turn, HERE.actor, HERE.over) == (1, "turn", 1, 0, False)
    assert HERE.scores == (300, -5)
    assert HERE.sheet() == SHEETS


@pytest.mark.parametrize("phase", [0, 3])
def test_chance_acts_in_every_phase_of_chance(phase: int) -> None:
    assert Position(GAME, packed(phase=phase)).actor is CHANCE


def test_nobody_acts_when_the_game_is_over() -> None:
    here = Position(GAME, packed(phase=2, turn=-1, acting=-1))

    assert (here.phase, here.turn, here.actor, here.over) == ("over", None, None, True)


def test_a_position_as_bytes_names_its_edition() -> None:
    here = Position(Game(2, "second", {"stones": "black"}), packed(), SHEETS[:0])

    assert ENCODING.decode(here.to_bytes()) == (("second", (("stones", "black"),)), packed(), ())


def test_positions_are_equal_when_state_sheets_and_game_are() -> None:
    same = Position(Game(2), packed(), SHEETS)
    others = [
        Position(GAME, packed(turn=0), SHEETS),
        Position(GAME, packed()),
        Position(Game(2, "second"), packed(), SHEETS),
    ]

    assert same == HERE
    assert hash(same) == hash(HERE)
    assert HERE not in others
    assert HERE.state != HERE


def test_a_position_shows_its_game_and_who_acts() -> None:
    assert repr(HERE) == "<Position of Toy: 2 players, epoch 1, turn, to act: 0>"


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_play_sees_nothing(seat: int) -> None:
    with pytest.raises(ValueError, match=f"seats go from 0 to 1, not {seat}"):
        HERE._check_seat(seat)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_seats_and_spectators_may_look(seat: int | None) -> None:
    HERE._check_seat(seat)


@pytest.mark.parametrize("changes", [{"epoch": 2}, {"phase": 2}])
def test_a_step_over_the_end_of_an_epoch_adds_its_sheet(changes: dict[str, int]) -> None:
    lines = (Line(0, 1, 1, 304), Line(0, 0, 0, -5))
    events = (EpochScored(1, lines), EpochBegan(2, 0))

    step = HERE._step_to(packed(**changes), events)

    assert type(step.position) is Position
    assert step == (Position(GAME, packed(**changes), (*SHEETS, lines)), events)


def test_a_step_within_an_epoch_keeps_the_sheets() -> None:
    assert HERE._step_to(packed(turn=0), ()) == (Position(GAME, packed(turn=0), SHEETS), ())


def test_a_position_holds_nothing_else() -> None:
    assert not hasattr(HERE, "__dict__")
