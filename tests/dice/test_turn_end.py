"""Every turn's end is told, with the reason and the dice that were left."""

import pytest
from hypothesis import given

from heliopolis import dice
from heliopolis.dice.events import Advanced, DiceRolled, TurnEnded

from .builders import colours, events_of, position, throw
from .strategies import steps


def end_of(here: dice.Position, *moves: str) -> TurnEnded:
    """The one end of a turn while these moves are played."""
    (ended,) = (event for event in events_of(here, *moves) if isinstance(event, TurnEnded))
    return ended


@pytest.mark.parametrize(
    ("here", "left"),
    [
        (position(2, "PNCMA"), "red blue yellow green purple"),
        (position(2, "PSNNS", spent="red", groups="pharaoh"), "yellow green"),
        (position(2, "SSSSM"), "purple"),
        (position(2, "SSSSS", civ=["", "red"]), ""),
        (position(2, "PCCSS", pharaoh=[11]), "red blue yellow"),
    ],
)
def test_who_could_do_something_ends_the_turn_by_choice(here: dice.Position, left: str) -> None:
    """D-7."""
    assert end_of(here, "end") == TurnEnded(0, "chosen", colours(left))


@pytest.mark.parametrize(
    ("here", "left"),
    [
        (position(2, "PCCSS", pharaoh=[12]), "red blue yellow"),
        (position(2, "NACSS", nile=[12]), "red blue yellow"),
        (position(2, "SSSSS", pharaoh=[5], civ=["red"]), ""),
        (position(2, "SSSSC"), "purple"),
    ],
)
def test_who_could_only_waste_dice_ends_the_turn_without_a_choice(
    here: dice.Position, left: str
) -> None:
    """D-10 and D-25: steps beyond the end, and a disaster that hits nobody."""
    assert end_of(here, "end") == TurnEnded(0, "nothing-useful", colours(left))


@pytest.mark.parametrize(
    ("here", "move", "left"),
    [
        (position(2, "CCSSS", phase="reroll"), "keep", "red blue"),
        (position(2, "C--SS", throws=2), "+blue:ankh yellow:sun", "red blue"),
        (position(2, "NPCSS", spent="red", groups="nile"), "pharaoh blue", "yellow"),
        (position(2, "NPSSS", spent="red", groups="nile"), "pharaoh blue", ""),
        (position(2, "SSSSS"), "disaster nile", ""),
        (position(2, "SSSSC"), "disaster nile", "purple"),
    ],
)
def test_where_nothing_is_allowed_any_more_the_turn_ends_by_itself(
    here: dice.Position, move: str, left: str
) -> None:
    """D-7."""
    assert end_of(here, move) == TurnEnded(0, "nothing-possible", colours(left))


def test_a_turn_ends_for_the_seat_that_declared_a_disaster_and_not_for_the_victim() -> None:
    """D-25."""
    here = position(3, "SSSSS", turn=2, civ=["red blue green", "", ""])

    assert end_of(here, "disaster civ", "lose red", "lose blue").seat == 2


def test_the_end_is_told_after_what_the_dice_did_and_before_what_it_brings() -> None:
    """D-22 and D-26."""
    here = position(2, "PAACS", spent="red", groups="pharaoh", sun_track=1)

    kinds = [type(event).__name__ for event in events_of(here, "pharaoh blue", "end")]

    assert kinds[:3] == [Advanced.__name__, TurnEnded.__name__, "EpochEnded"]


def test_the_end_is_told_before_the_next_throw() -> None:
    """D-26."""
    ended, rolled = events_of(position(2, "PNCMS"), "end", throw("PNCMA"))

    assert isinstance(ended, TurnEnded)
    assert isinstance(rolled, DiceRolled)


@given(steps)
def test_every_end_of_a_turn_is_told_truly(step: tuple[dice.Position, dice.Move]) -> None:
    """D-7, D-10 and D-26."""
    here, move = step

    there, happened = here.play(move)

    ended = [event for event in happened if isinstance(event, TurnEnded)]
    assert len(ended) == (there.begins_turn or there.over)
    for event in ended:
        assert event.seat == here.turn
        assert set(event.left) == free_after(here, happened)
        if move != dice.End():
            assert event.why == "nothing-possible"
        else:
            useful = here.options() != (dice.End(),)
            assert event.why == ("chosen" if useful else "nothing-useful")


def free_after(here: dice.Position, happened: tuple[dice.Event, ...]) -> set[dice.Colour]:
    """The dice without Suns that nobody spent, as the other events say."""
    free = {die.colour for die in here.view(None).dice if die.state == "free"}
    for event in happened:
        if isinstance(event, DiceRolled):
            free |= {colour for colour, face in event.faces if face is not dice.Face.SUN}
        else:
            free -= set(getattr(event, "dice", ()))
    return free
