"""What the board is worth: exact where nothing is to come, and never blind to disasters."""

from collections.abc import Sequence

import pytest

from heliopolis import dice
from heliopolis.bots.hands_dice import ANKH, HANDS, SUN, before_choice, before_throw
from heliopolis.bots.worth_dice import Outlook, hit, outlook_of, worth
from heliopolis.dice.faces import Face
from tests.dice.builders import position, scored

LAST_MOMENT = Outlook(turns=0.0, epochs_after=0, rival_pharaohs=(2, 1))


def seat(
    pharaoh: int = 0, nile: int = 0, floods: int = 0, civ: str = "", monuments: str = ""
) -> dice.SeatView:
    here = position(
        3, pharaoh=[pharaoh], nile=[nile], floods=[floods], civ=[civ], monuments=[monuments]
    )
    return here.view(0).seats[0]


@pytest.mark.parametrize(
    ("own", "points"),
    [
        (seat(), -7),  # no civilization, last of the Pharaohs
        (seat(civ="red"), -2),
        (seat(civ="red", pharaoh=3), 5),
        (seat(civ="red", pharaoh=2), 5),
        (seat(civ="red", pharaoh=1), -2),
        (seat(civ="red", nile=7), -2),
        (seat(civ="red", nile=7, floods=1), 5),
        (seat(civ="red blue green"), 3),
        (seat(civ="red", monuments="red1 blue1 green1 red2"), 5),
    ],
)
def test_at_the_last_moment_the_worth_is_the_score(own: dice.SeatView, points: int) -> None:
    """D-27."""
    assert worth(own, LAST_MOMENT) == pytest.approx(points, abs=0.2)


@pytest.mark.parametrize("pharaoh", [(5, 2, 0), (3, 3, 1), (0, 4, 2)])
def test_the_worth_at_the_end_of_the_game_is_what_the_rules_score(pharaoh: Sequence[int]) -> None:
    """D-27."""
    board = {
        "epoch": 3,
        "pharaoh": pharaoh,
        "nile": [4, 9, 2],
        "floods": [1, 0, 1],
        "civ": ["red", "", "red blue green"],
        "monuments": ["red1 blue1 green1", "red2 red3", ""],
        "points": [20, 30, 40],
    }
    view = position(3, "CCMPS", ra=12, **board).view(None)  # type: ignore[arg-type]

    for owner, line in enumerate(scored(3, **board)):
        estimate = worth(view.seats[owner], outlook_of(view, owner))
        assert estimate == pytest.approx(line.net, abs=0.2)


@pytest.mark.parametrize(
    ("before", "area", "after"),
    [
        (seat(pharaoh=1), Face.PHARAOH, seat()),
        (seat(nile=5, floods=2), Face.NILE, seat(nile=5, floods=1)),
        (seat(nile=5), Face.NILE, seat(nile=3)),
        (seat(civ="red blue green"), Face.CIV, seat(civ="green")),
        (
            seat(monuments="red1 blue1 green1 red2 red3"),
            Face.MONUMENT,
            seat(monuments="red1 blue1 green1"),
        ),
        (seat(monuments="red1"), Face.MONUMENT, seat()),
    ],
)
def test_disasters_take_what_is_missed_least(
    before: dice.SeatView, area: Face, after: dice.SeatView
) -> None:
    """D-25."""
    assert hit(before, area, LAST_MOMENT) == after


def test_a_throw_is_worth_the_average_of_what_may_fall() -> None:
    odds = [1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 0, 1 / 6]
    ankhs = {hand: float(hand.count(ANKH)) for hand in HANDS}

    once = before_throw(ankhs, odds)
    twice = before_throw(before_choice(once), odds)

    assert once[()] == pytest.approx(5 / 6)
    assert once[(ANKH, ANKH)] == pytest.approx(2 + 3 / 6)
    assert twice[(ANKH, ANKH, ANKH, ANKH)] == pytest.approx(4 + 1 / 6 + 4 / 6 * 1 / 6)


def test_suns_are_never_rolled_again() -> None:
    """D-3."""
    suns = (SUN,) * 5

    kept = before_throw({hand: float(hand != suns) for hand in HANDS}, [1 / 7] * 7)

    assert before_choice(kept)[suns] == 0
