"""What is asked of a seat, and what is not: docs/notation.md, "What is asked"."""

import pytest

from heliopolis import CHANCE

from .builders import after, legal, position, throw


def test_nobody_is_asked_whether_to_roll() -> None:
    """D-3: a turn begins with an outcome."""
    here = position(3, turn=2)

    assert here.actor is CHANCE
    assert (here.turn, here.phase) == (2, "roll")


def test_keeping_all_dice_is_asked_while_another_throw_is_left() -> None:
    """D-4: even where one die only may be rolled."""
    here = after(position(2), throw("SSSSC"))

    assert legal(here) == ["keep", "roll purple"]


@pytest.mark.parametrize(
    ("shown", "asked"),
    [
        ("PCCMS", True),  # one Pharaoh
        ("NCCAS", True),  # one Nile
        ("CCSAS", True),  # three dice for civilization
        ("CCSSS", False),  # two are not enough
        ("ASSCS", False),
        ("AASSC", True),
        ("AACSS", True),
        ("AAAAA", False),  # Ankhs alone
        ("AAAAS", False),
        ("MSSCA", True),  # one Monument
        ("SSSSC", True),  # a disaster
        ("SSSSS", True),
        ("SSSCC", False),  # three Suns score by themselves
        ("SSSAA", False),
    ],
)
def test_a_seat_is_asked_when_anything_but_ending_the_turn_is_allowed(
    shown: str, asked: bool
) -> None:
    """D-7: else the turn ends by itself."""
    here = position(3, "-----", throws=2)

    there = after(here, throw(shown))

    assert (there.turn, there.phase) == ((0, "apply") if asked else (1, "roll"))


@pytest.mark.parametrize(
    ("shown", "moves", "asked"),
    [
        ("PACCS", ["pharaoh red"], True),  # the Ankh may follow
        ("PACCS", ["pharaoh red blue"], False),
        ("NACCS", ["nile red"], True),
        ("NAAAS", ["flood red blue yellow"], False),  # a flood lets no Ankh follow
        ("CCCAA", ["civ red with blue yellow"], False),
        ("MAACC", ["monument red 1"], True),  # civilization is left
        ("MAAPC", ["monument red 1", "pharaoh green"], True),  # Ankhs may follow the Pharaoh
        ("MAAPS", ["monument red 1", "pharaoh blue yellow green"], False),
        ("MMACC", ["monument red 1"], True),
        ("MMSCC", ["monument red 1"], False),  # no companion
        ("MASCC", ["monument red 1"], True),
        ("MASSC", ["monument red 1"], False),  # an Ankh is no marker
        ("MAASS", ["monument red 1"], False),
        ("MMMSS", ["monument red 1"], True),
        ("SSSSM", ["monument purple 1"], True),  # the disaster is left
        ("SSSSM", ["monument purple 1", "disaster civ"], False),
        ("SSSSM", ["disaster civ"], True),
    ],
)
def test_a_turn_goes_on_while_anything_is_left_to_do(
    shown: str, moves: list[str], asked: bool
) -> None:
    """D-7 and D-21."""
    there = after(position(3, shown), *moves)

    assert (there.turn, there.phase) == ((0, "apply") if asked else (1, "roll"))


def test_the_end_is_always_allowed_while_dice_are_spent() -> None:
    """D-7."""
    here = after(position(2, "MMMAA"), "monument red 1")

    assert legal(here)[0] == "end"


def test_a_die_without_effect_is_asked_about() -> None:
    """D-10: zero-effect uses are legal."""
    here = position(2, "-----", throws=2, pharaoh=(12, 0))

    there = after(here, throw("PCCSS"))

    assert legal(there) == ["end", "pharaoh red"]


def test_a_victim_with_three_markers_is_asked_twice() -> None:
    """D-25."""
    here = after(position(2, "SSSSP", civ=["", "red blue green"]), "disaster civ")

    actors = [here.actor, after(here, "lose red").actor]

    assert actors == [1, 1]


def test_a_civilization_space_that_is_closed_is_not_asked_about() -> None:
    """D-15."""
    here = position(2, "-----", throws=2, civ=["red", "blue"])

    closed, open_too = after(here, throw("CCAAS")), after(here, throw("CCCAS"))

    assert (closed.turn, open_too.turn) == (1, 0)


def test_a_full_row_of_monuments_is_not_asked_about() -> None:
    """D-21."""
    rows = " ".join(f"red{column} purple{column}" for column in range(1, 9))
    here = position(2, "-----", throws=2, monuments=["", rows])

    closed, open_too = after(here, throw("MCSSM")), after(here, throw("MCSMM"))

    assert (closed.turn, open_too.turn) == (1, 0)


@pytest.mark.parametrize(("place", "asked"), [("1", True), ("2", False)])
def test_a_further_marker_is_asked_about_where_a_column_without_own_markers_is(
    place: str, asked: bool
) -> None:
    """D-18 and D-21: first markers in column 1 leave column 2 to the Monument and the Ankh."""
    own = " ".join(f"green{column}" for column in (1, 3, 4, 5, 6, 7, 8))
    here = position(2, "MMASS", monuments=[own])

    there = after(here, f"monument red {place}")

    assert (there.turn == 0) == asked
