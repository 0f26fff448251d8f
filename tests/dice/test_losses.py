"""The distinct losses of a victim: docs/notation.md, "Distinct moves"."""

from collections.abc import Callable
from random import Random

import pytest

from heliopolis import dice

from .builders import COLOURS, after, distinct, legal, options, position

SUNS = "SSSSP"


def asked(own: str, others: str = "", **table: object) -> dice.Position:
    """A victim, seat 1 of two, that has to choose among these monument markers."""
    here = position(2, SUNS, monuments=[others, own], **table)  # type: ignore[arg-type]
    return after(here, "disaster monument")


def test_two_civilization_markers_go_in_the_order_of_colours() -> None:
    """Reason 1: a first loss that leaves none in order is left out."""
    here = after(position(2, SUNS, civ=["", "blue yellow purple"]), "disaster civ")

    assert distinct(here) == ["lose blue", "lose yellow"]
    assert distinct(after(here, "lose blue")) == ["lose yellow", "lose purple"]
    assert distinct(after(here, "lose yellow")) == ["lose purple"]


def test_a_person_may_give_up_markers_in_any_order() -> None:
    """Reason 1 does not hold for `options()`."""
    here = after(position(2, SUNS, civ=["", "blue yellow purple"]), "disaster civ")

    assert options(here) == ["lose blue", "lose yellow", "lose purple"]
    assert options(after(here, "lose purple")) == ["lose blue", "lose yellow"]


@pytest.mark.parametrize("own", ["red blue purple", "red blue yellow green purple"])
def test_after_a_first_loss_out_of_order_the_second_may_be_any(own: str) -> None:
    """There is always a distinct move."""
    here = after(position(2, SUNS, civ=["", own]), "disaster civ", "lose purple")

    assert distinct(here) == options(here) == legal(here)
    assert distinct(here)


def test_monument_markers_go_in_the_order_of_columns_and_then_of_colours() -> None:
    """Reason 1."""
    here = asked("purple1 red1 blue2", others="red2")

    assert distinct(here) == ["lose red 1", "lose purple 1"]
    assert distinct(after(here, "lose red 1")) == ["lose purple 1", "lose blue 2"]
    assert distinct(after(here, "lose purple 1")) == ["lose blue 2"]
    assert distinct(after(here, "lose blue 2")) == ["lose red 1", "lose purple 1"]


def test_of_like_columns_the_first_is_given_up() -> None:
    """Reason 4: one way to lose one column's marker, and one to lose two columns'."""
    here = asked("red1 red2 red3")

    assert distinct(here) == ["lose red 1"]
    assert distinct(after(here, "lose red 1")) == ["lose red 2"]
    assert options(here) == ["lose red 1"]
    assert options(after(here, "lose red 1")) == ["lose red 2"]


def test_columns_that_differ_by_others_markers_are_not_alike() -> None:
    """Reason 4."""
    here = asked("red1 red2 red3", others="blue2")

    assert distinct(here) == ["lose red 1"]
    assert distinct(after(here, "lose red 1")) == ["lose red 2", "lose red 3"]
    assert options(here) == ["lose red 1", "lose red 2"]


def test_from_like_columns_colours_go_up() -> None:
    """Reasons 1 and 4: red here and blue there is the same as blue here and red there."""
    here = asked("red1 blue1 red2 blue2")

    first = after(here, "lose red 1")
    second = after(here, "lose blue 1")

    assert distinct(here) == ["lose red 1", "lose blue 1"]
    assert distinct(first) == ["lose blue 1", "lose red 2", "lose blue 2"]
    assert distinct(second) == ["lose blue 2"]


def test_from_like_columns_that_are_not_the_first_the_colours_go_up_too() -> None:
    """Reasons 1 and 4."""
    here = asked("red2 blue2 red3 blue3", others="green1")

    assert distinct(after(here, "lose red 2")) == ["lose blue 2", "lose red 3", "lose blue 3"]
    assert distinct(after(here, "lose blue 2")) == ["lose blue 3"]


def test_from_like_columns_further_apart_the_colours_go_up_too() -> None:
    """Reason 1: red 1 and blue 3 come to the same as blue 1 and red 3."""
    here = asked("red1 blue1 green2 red3 blue3")

    assert distinct(after(here, "lose blue 1")) == ["lose green 2", "lose blue 3"]


def test_columns_that_have_become_alike_by_the_first_loss_count_once() -> None:
    """Reason 4: two distinct moves never lead to positions that differ by the order of columns."""
    here = after(asked("red1 blue1 blue2"), "lose red 1")

    assert distinct(here) == options(here) == ["lose blue 1"]


def test_columns_that_were_alike_before_the_first_loss_are_not_any_more() -> None:
    """Reason 4."""
    here = asked("red1 blue1 red2 blue2 green3", others="red3")

    assert distinct(after(here, "lose red 1")) == [
        "lose blue 1",
        "lose red 2",
        "lose blue 2",
        "lose green 3",
    ]


def test_after_a_monument_loss_out_of_order_the_second_may_be_any_of_its_kind() -> None:
    """There is always a distinct move."""
    here = asked("red1 red2 blue3")

    there = after(here, "lose blue 3")

    assert distinct(here) == ["lose red 1"]
    assert distinct(there) == options(there) == ["lose red 1"]


def end_of(here: dice.Position) -> tuple[object, ...]:
    """What is left of the victim's columns, whatever their order."""
    seats = [dict.fromkeys(seat.monuments) for seat in here.view(None).seats]
    columns = [
        tuple(tuple((colour, column) in own for own in seats) for colour in dice.COLOURS)
        for column in range(1, 9)
    ]
    return tuple(sorted(columns))


def crowded(seed: int) -> dice.Position:
    """A victim whose columns are often alike, with a marker of the other seat here and there."""
    rng = Random(seed)
    patterns = rng.sample(["0", "1", "01", "2", "12", "02"], 2 + seed % 2)
    own = [
        f"{COLOURS[int(row)]}{column}"
        for column in range(1, 3 + seed % 6)
        for row in rng.choice(patterns)
    ]
    spaces = [f"{colour}{column}" for colour in COLOURS[:3] for column in range(1, 9)]
    free = [space for space in spaces if space not in own]
    others = rng.sample(free, rng.choice([0, 0, 1, 2]))
    return asked(" ".join([*own, "green8", "purple8"]), " ".join(others))


@pytest.mark.parametrize("seed", range(30))
def test_every_pair_of_losses_is_offered(seed: int) -> None:
    """Reasons 1 and 4: but for the order of columns."""
    here = crowded(seed)

    def ends(moves: Callable[[dice.Position], list[str]]) -> set[tuple[object, ...]]:
        pairs = [(first, second) for first in moves(here) for second in moves(after(here, first))]
        return {end_of(after(here, *pair)) for pair in pairs}

    assert ends(distinct) == ends(options) == ends(legal)


@pytest.mark.parametrize("seed", range(30))
def test_no_two_losses_come_to_the_same(seed: int) -> None:
    """Reason 4: before the first loss and before the second."""
    here = crowded(seed)

    for there in (here, *(after(here, first) for first in legal(here))):
        for moves in (distinct(there), options(there)):
            assert len({end_of(after(there, move)) for move in moves}) == len(moves)
        assert set(distinct(there)) <= set(options(there))
