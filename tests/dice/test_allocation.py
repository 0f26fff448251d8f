"""D-7 to D-9, and how much the dice can do: which groups they may make."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from heliopolis import dice

from .builders import COLOURS, after, legal, position, seat_of, spent_in, throw

THROWS = ["PPAAA", "APPNA", "NAAAA", "NNNAA", "AANNP", "CCCAA", "CAACN", "ACCCC", "MAMAP", "PNCMA"]


def of(shown: str, letters: str) -> list[str]:
    """The colours of the dice with one of some faces, by their first letters."""
    return [colour for colour, face in zip(COLOURS, shown, strict=True) if face in letters]


def groups(usable: list[str], sizes: range) -> Iterator[tuple[str, ...]]:
    """All sets of so many of the usable dice."""
    for size in sizes:
        yield from combinations(usable, size)


@pytest.mark.parametrize("shown", THROWS)
@pytest.mark.parametrize(("kind", "letter"), [("pharaoh", "P"), ("nile", "N")])
def test_a_track_takes_real_dice_and_any_number_of_ankhs(
    kind: str, letter: str, shown: str
) -> None:
    """D-8 and D-9: at least one die of the group shows the symbol itself."""
    here = position(2, shown)
    real = of(shown, letter)

    expected = {
        f"{kind} {' '.join(group)}"
        for group in groups(of(shown, letter + "A"), range(1, 6))
        if set(group) & set(real)
    }
    assert set(legal(here, kind)) == expected


@pytest.mark.parametrize("shown", THROWS)
def test_a_flood_takes_three_dice_with_a_nile_among_them(shown: str) -> None:
    """D-8: one to three Niles, none to two Ankhs."""
    here = position(2, shown)

    expected = {
        f"flood {' '.join(group)}"
        for group in groups(of(shown, "NA"), range(3, 4))
        if set(group) & set(of(shown, "N"))
    }
    assert set(legal(here, "flood")) == expected


@pytest.mark.parametrize("shown", THROWS)
def test_a_civilization_group_has_two_dice_more_than_markers_at_least(shown: str) -> None:
    """D-8, D-13 and D-14: markers go to the colours of real dice only."""
    here = position(4, shown)

    expected = {
        f"civ {' '.join(markers)} with {' '.join(c for c in group if c not in markers)}"
        for group in groups(of(shown, "CA"), range(3, 6))
        for size in range(1, len(group) - 1)
        for markers in combinations([c for c in group if c in of(shown, "C")], size)
    }
    assert set(legal(here, "civ")) == expected


@pytest.mark.parametrize("shown", THROWS)
def test_the_first_monument_marker_takes_one_real_monument(shown: str) -> None:
    """D-8 and D-17."""
    here = position(2, shown)

    expected = {f"monument {c} {column}" for c in of(shown, "M") for column in range(1, 9)}
    assert set(legal(here, "monument")) == expected


@pytest.mark.parametrize("shown", ["AAAAA", "AAAAP", "CCPPP", "CAPPP"])
def test_ankhs_are_nothing_by_themselves(shown: str) -> None:
    """D-9: an Ankh is never the only symbol of a group."""
    here = position(2, "-----", throws=2)

    there = after(here, throw(shown))

    assert there.turn == 1 or set(legal(there)) == {"end", *legal(there, "pharaoh")}


def test_a_group_that_was_begun_with_a_real_die_may_grow_by_ankhs() -> None:
    """D-8: the dice of a track are one group, whenever they are spent."""
    here = position(2, "PANAP")

    pharaoh = after(here, "pharaoh red")
    nile = after(here, "nile yellow")

    assert legal(here, "pharaoh", "nile").count("pharaoh blue") == 0
    assert "pharaoh blue" in legal(pharaoh)
    assert "pharaoh blue green" in legal(pharaoh)
    assert "nile blue" not in legal(pharaoh)
    assert "nile blue green" in legal(nile)
    assert "pharaoh blue" not in legal(nile)


def test_the_niles_of_a_flood_do_not_let_ankhs_advance() -> None:
    """D-9, vector 5: N A A A A floods, and the two other Ankhs are worth two points."""
    here = position(2, "NAAAA")

    there = after(here, "flood red blue yellow")

    assert there.turn == 1, "nothing else can be done"
    assert (seat_of(there, 0).floods, seat_of(there, 0).nile) == (1, 0)
    assert there.scores == (12, 11)


def test_after_a_flood_a_real_nile_lets_ankhs_advance() -> None:
    """D-9 and D-11."""
    here = position(2, "NNAAA")

    there = after(here, "flood red yellow green")

    assert legal(there) == ["end", "nile blue", "nile blue purple"]


def test_every_use_is_optional() -> None:
    """D-7: a turn may end with all dice unused."""
    here = position(2, "PNCMC")

    there = after(here, "end")

    assert "end" in legal(here)
    assert (there.turn, there.scores) == (1, (10, 11))
    assert there.view(None).seats[0] == here.view(None).seats[0]


def test_dice_are_spent_in_any_order() -> None:
    """D-7."""
    here = position(2, "PPNMS")
    moves = ["pharaoh red", "nile yellow", "monument green 4"]

    ends = {after(here, *(moves[i] for i in order)) for order in [(0, 1, 2), (2, 1, 0), (1, 2, 0)]}

    (end,) = ends
    assert spent_in(end) == ["red", "yellow", "green"]
    assert end.view(None).groups == ("pharaoh", "nile", "monument")
    assert legal(end) == ["end", "pharaoh blue"]


@pytest.mark.parametrize(
    ("shown", "move", "spent"),
    [
        ("PPANC", "pharaoh red yellow", ["red", "yellow"]),
        ("PPANC", "nile yellow green", ["yellow", "green"]),
        ("NNANP", "flood red blue green", ["red", "blue", "green"]),
        ("CCCAP", "civ red with blue green", ["red", "blue", "green"]),
        ("CCCAP", "civ red yellow with blue green", ["red", "blue", "yellow", "green"]),
        ("MPPMP", "monument green 8", ["green"]),
    ],
)
def test_each_die_is_spent_once(shown: str, move: str, spent: list[str]) -> None:
    """D-8."""
    here = position(4, shown)

    there = after(here, move)

    assert spent_in(there) == spent
    named = {word for text in legal(there) for word in text.split()[1:]}
    assert not named & set(spent)


def test_a_further_marker_spends_both_of_its_dice() -> None:
    """D-8 and D-18."""
    here = after(position(2, "MMAPP"), "monument red 1", "monument blue 2 with yellow")

    assert spent_in(here) == ["red", "blue", "yellow"]
    assert here.view(None).paired == ("blue",)


def most_civ(here: dice.Position) -> int:
    """The most markers that a civilization move can place."""
    return max((move.split().index("with") - 1 for move in legal(here, "civ")), default=0)


def most_monuments(here: dice.Position) -> int:
    """The most markers that monument moves can place, each one in the next column."""
    waiting, most = {here}, 0
    while waiting:
        column = str(most + 1)
        placed = {
            after(there, move)
            for there in waiting
            for move in legal(there, "monument")
            if move.split()[2] == column
        }
        if not placed:
            return most
        most += 1
        waiting = {there for there in placed if there.turn == 0}
    return most


@pytest.mark.parametrize(("real", "ankhs"), [(r, a) for r in range(6) for a in range(6 - r)])
def test_the_most_civilization_markers(real: int, ankhs: int) -> None:
    """D-16: a third Ankh never helps, and three real dice or Ankhs are needed at least."""
    here = position(4, ("C" * real + "A" * ankhs).ljust(5, "P"))

    expected = 0 if real < 1 or real + ankhs < 3 else real - 2 + min(ankhs, 2)
    assert most_civ(here) == expected


@pytest.mark.parametrize(
    ("real", "markers"),
    [(0, [0] * 6), (1, [1] * 5), (2, [1, 2, 2, 2]), (3, [2, 2, 3]), (4, [2, 3]), (5, [3])],
)
def test_the_most_monument_markers(real: int, markers: list[int]) -> None:
    """D-20, vector 5: by the number of Ankhs; two Monuments alone give one marker only."""
    found = [
        most_monuments(position(2, ("M" * real + "A" * ankhs).ljust(5, "P")))
        for ankhs in range(len(markers))
    ]

    assert found == markers


def steps_besides_a_flood(here: dice.Position) -> int | None:
    """The furthest that the dice of a turn lead besides a flood, or None when there is none."""
    found = []
    for move in legal(here, "flood"):
        there = after(here, move)
        ends = [after(there, nile) for nile in legal(there, "nile") if there.turn == 0]
        found.append(max((seat_of(end, 0).nile for end in (there, *ends)), default=0))
    return max(found, default=None)


@pytest.mark.parametrize(
    ("real", "ankhs", "steps"),
    [
        (1, 2, 0),
        (1, 3, 0),
        (1, 4, 0),
        (2, 1, 0),
        (2, 2, 1),
        (2, 3, 2),
        (3, 0, 0),
        (3, 1, 1),
        (3, 2, 2),
        (4, 0, 1),
        (4, 1, 2),
        (5, 0, 2),
        (1, 1, None),
        (2, 0, None),
        (0, 5, None),
    ],
)
def test_the_most_steps_besides_a_flood(real: int, ankhs: int, steps: int | None) -> None:
    """D-11: flood and advance in one turn, with different dice."""
    here = position(2, ("N" * real + "A" * ankhs).ljust(5, "P"))

    assert steps_besides_a_flood(here) == steps


@pytest.mark.parametrize("shown", ["NNNAA", "NNNNN", "NNAAA"])
def test_there_are_not_enough_dice_for_two_floods(shown: str) -> None:
    """D-12."""
    here = position(2, shown)

    assert all(legal(after(here, move), "flood") == [] for move in legal(here, "flood"))


@pytest.mark.parametrize(
    ("shown", "moves", "pharaoh", "nile", "floods"),
    [
        ("PPAMM", ["pharaoh red blue yellow"], 3, 0, 0),
        ("NAMMM", ["nile red blue"], 0, 2, 0),
        ("NNNAM", ["flood red blue green", "nile yellow"], 0, 1, 1),
        ("NNANM", ["flood red blue yellow", "nile green"], 0, 1, 1),
        ("NNNAM", ["nile red", "flood blue yellow green"], 0, 1, 1),
    ],
)
def test_the_captions_of_the_rulebook(
    shown: str, moves: list[str], pharaoh: int, nile: int, floods: int
) -> None:
    """D-8 and D-11, vector 1: the order of flood and advance does not matter (D-12)."""
    own = seat_of(after(position(2, shown), *moves), 0)

    assert (own.pharaoh, own.nile, own.floods) == (pharaoh, nile, floods)


@pytest.mark.parametrize(
    ("shown", "markers"), [("CAAPP", 1), ("AACCP", 2), ("CCPPP", 0), ("CCCPP", 1), ("CAPPP", 0)]
)
def test_small_civilization_groups(shown: str, markers: int) -> None:
    """D-16, vector 5."""
    assert most_civ(position(4, shown)) == markers


def test_the_rulebooks_civilization_example() -> None:
    """D-14, D-15 and D-22, vector 2: blue is full, the seat is on purple, so yellow it is.

    Three Civilization dice are spent, and the two Ankhs bring two points.
    """
    here = position(2, "ACCAC", civ=["purple", "blue"])

    there = after(here, "civ yellow with blue purple")

    assert {text.split(" with ")[0] for text in legal(here, "civ")} == {"civ yellow"}
    assert seat_of(there, 0).civilization == ("yellow", "purple")
    assert (there.turn, there.scores) == (1, (12, 11))


def test_the_rulebooks_monument_example() -> None:
    """D-17 to D-19, vector 3: the first marker joins two of the seat's own in column 1."""
    here = position(2, "MAMMM", monuments=["red1 blue1", "yellow2 purple3"])

    there = after(
        here, "monument yellow 1", "monument purple 2 with red", "monument green 3 with blue"
    )

    own = {f"{colour}{column}" for colour, column in seat_of(there, 0).monuments}
    assert own == {"red1", "blue1", "yellow1", "purple2", "green3"}
    assert there.turn == 1


@pytest.mark.parametrize(("second", "companion"), [("red", "blue"), ("blue", "red")])
def test_four_monuments_and_an_ankh(second: str, companion: str) -> None:
    """D-18 to D-20, vector 4: yellow, then red or blue, then purple: three markers."""
    here = position(3, "MMMAM")

    there = after(
        here,
        "monument yellow 1",
        f"monument {second} 2 with {companion}",
        "monument purple 3 with green",
    )

    assert len(seat_of(there, 0).monuments) == 3
    assert there.turn == 1
