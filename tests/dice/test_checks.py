"""States that are no position, each refused with its reason; all others play on."""

import pytest

from heliopolis import dice
from heliopolis.core.errors import InvalidPosition

from .builders import OVER, after, damaged, position, why_refused

ROLL = position(3, "S--N-", throws=1, civ=["red blue", "red"], monuments=["red1", "blue1"])
FIRST = position(3)
REROLL = position(3, "PSNMA", phase="reroll")
APPLY = position(3, "PNCMA", floods=(0, 2, 0), suns=(0, 3, 6), ankhs=(2, 0, 4))
SUNS = position(3, "SSSSM", civ=["", "red blue green"], monuments=["", "red1 blue2 red3"])
LOSE_CIV = after(SUNS, "disaster civ")
LOSE_MONUMENT = after(SUNS, "disaster monument", "lose red 1")
ENDED = position(3, **OVER)
EXAMPLES = [ROLL, FIRST, REROLL, APPLY, SUNS, LOSE_CIV, LOSE_MONUMENT, ENDED]

DOES_NOT_FIT = "phase-does-not-fit"


@pytest.mark.parametrize("here", EXAMPLES)
def test_the_examples_themselves_are_positions(here: dice.Position) -> None:
    assert here.game.from_bytes(damaged(here, {})) == here


def accepted(here: dice.Position, **changes: int) -> bool:
    """Whether a state with other numbers is accepted, of whatever sheets."""
    spelled = {name.replace("_at_", " "): number for name, number in changes.items()}
    try:
        here.game.from_bytes(damaged(here, spelled))
    except InvalidPosition:
        return False
    return True


@pytest.mark.parametrize("number", [-1, 0, 11, 13, 127])
def test_the_sun_track_must_be_that_of_the_table(number: int) -> None:
    """D-26."""
    assert why_refused(ROLL, {"sun_track": number}) == "other-sun-track"


@pytest.mark.parametrize(
    "field",
    ["pharaoh", "nile", "civ", "floods", "points", "sun_points", "ankh_points", "monuments"],
)
def test_nothing_lies_in_front_of_a_seat_that_does_not_play(field: str) -> None:
    assert why_refused(ROLL, {f"{field} 3": 1}) == "empty-seat-has-something"


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("track", ["pharaoh", "nile"])
def test_a_marker_is_on_its_track(track: str, seat: int) -> None:
    """D-10."""
    reasons = {why_refused(ROLL, {f"{track} {seat}": wrong}) for wrong in (-1, 13, 127, -128)}

    assert reasons == {"marker-beyond-track"}
    assert accepted(ROLL, **{f"{track}_at_{seat}": 12})


@pytest.mark.parametrize("seat", [0, 2])
def test_there_are_not_too_many_flood_cubes(seat: int) -> None:
    """D-12: any number, as far as a game can go."""
    reasons = {why_refused(ROLL, {f"floods {seat}": wrong}) for wrong in (-1, 10_001, -32_768)}

    assert reasons == {"impossible-floods"}
    assert accepted(ROLL, **{f"floods_at_{seat}": 10_000})


@pytest.mark.parametrize("seat", [0, 2])
def test_civilization_has_five_spaces(seat: int) -> None:
    """D-14."""
    reasons = {why_refused(FIRST, {f"civ {seat}": wrong}) for wrong in (-1, 32, 127)}

    assert reasons == {"civ-marker-on-no-space"}
    assert accepted(FIRST, **{f"civ_at_{seat}": 31})


@pytest.mark.parametrize("colour", range(5))
def test_a_civilization_space_is_never_full_of_all_seats(colour: int) -> None:
    """D-15."""
    everybody = {f"civ {seat}": 1 << colour for seat in range(3)}

    assert why_refused(FIRST, everybody) == "civ-space-overfull"
    assert accepted(FIRST, civ_at_0=1 << colour, civ_at_2=1 << colour)


@pytest.mark.parametrize(
    "changes",
    [
        {"monuments 0": 1, "monuments 1": 1},
        {"monuments 1": 1 << 39, "monuments 2": 1 << 39 | 1},
        {"monuments 0": 1 << 40},
        {"monuments 2": -1},
        {"monuments 2": -(1 << 63)},
    ],
)
def test_a_monument_space_holds_one_marker(changes: dict[str, int]) -> None:
    """D-17."""
    reason = why_refused(FIRST, changes)

    assert reason == "monument-markers-clash"
    assert accepted(FIRST, monuments_at_0=1 << 39, monuments_at_1=1)


@pytest.mark.parametrize(
    "changes",
    [
        {"sun_points 0": -3},
        {"sun_points 2": 1},
        {"sun_points 0": 2},
        {"sun_points 0": 10_002},
        {"ankh_points 0": -2},
        {"ankh_points 2": 1},
        {"ankh_points 0": 10_002},
    ],
)
def test_points_of_suns_and_ankhs_must_be_possible(changes: dict[str, int]) -> None:
    """D-22 and D-23."""
    assert why_refused(FIRST, changes) == "impossible-dice-points"


@pytest.mark.parametrize("number", [-10_001, 10_001, 32_767])
@pytest.mark.parametrize("seat", [0, 2])
def test_points_must_be_possible(seat: int, number: int) -> None:
    """D-27."""
    assert why_refused(FIRST, {f"points {seat}": number}) == "impossible-points"


@pytest.mark.parametrize("number", [-10_000, 10_000])
def test_many_points_are_a_matter_of_the_score_sheets(number: int) -> None:
    """D-27."""
    assert "points-not-explained" in why_refused(FIRST, {"points 0": number})


@pytest.mark.parametrize(
    "changes", [{"phase": -1}, {"phase": 5}, {"phase": 8}, {"epoch": 0}, {"epoch": 4}]
)
def test_phase_and_epoch_must_be_possible(changes: dict[str, int]) -> None:
    assert why_refused(REROLL, changes) == "no-such-phase"


@pytest.mark.parametrize(
    ("here", "changes"),
    [
        (ENDED, {"epoch": 2}),
        (ENDED, {"turn": 0}),
        (ENDED, {"acting": 0}),
        (ENDED, {"turn": 1, "acting": 1}),
        (ENDED, {"ra": 1}),
        (ENDED, {"civ 1": 1}),
        (ENDED, {"floods 1": 1}),
        (ENDED, {"sun_points 1": 3}),
        (ENDED, {"ankh_points 1": 2}),
        (ENDED, {"disaster": 0}),
        (ENDED, {"lost": 0}),
        (REROLL, {"turn": -1, "acting": -1}),
        (REROLL, {"turn": 3, "acting": 3}),
        (REROLL, {"turn": 1}),
        (REROLL, {"acting": 1}),
        (ROLL, {"acting": 1}),
        (APPLY, {"acting": 2}),
        (APPLY, {"disaster": 2}),
        (APPLY, {"lost": 2}),
        (LOSE_CIV, {"acting": 0}),
        (LOSE_CIV, {"acting": 3}),
        (LOSE_CIV, {"acting": 2}),  # who has no marker
        (LOSE_CIV, {"disaster": -1}),
        (LOSE_CIV, {"disaster": 0}),
        (LOSE_CIV, {"disaster": 1}),
        (LOSE_CIV, {"disaster": 4}),
        (LOSE_CIV, {"used": 0}),
        (LOSE_CIV, {"lost": 0}),  # which the seat has
        (LOSE_CIV, {"civ 1": 0b11}),  # two are not asked about
        (LOSE_CIV, {"lost": 5}),
        (LOSE_CIV, {"lost": -2}),
        (LOSE_CIV, {"lost": 4, "civ 1": 1}),
        (LOSE_MONUMENT, {"lost": 40}),
        (LOSE_MONUMENT, {"lost": -2}),
        (LOSE_MONUMENT, {"lost": 6}),  # blue in column 2, which the seat has
        (LOSE_MONUMENT, {"monuments 1": 1 << 6}),
        (LOSE_MONUMENT, {"lost": -1}),
    ],
)
def test_what_is_decided_must_fit_the_rest(here: dice.Position, changes: dict[str, int]) -> None:
    """D-25, D-28 and D-29."""
    assert why_refused(here, changes) == DOES_NOT_FIT


def test_a_victim_that_has_given_up_one_marker_has_two_left_at_least() -> None:
    """D-25."""
    assert accepted(LOSE_CIV, lost=4, civ_at_1=0b11)
    assert accepted(LOSE_MONUMENT, lost=39)
    assert not accepted(LOSE_CIV, lost=4, civ_at_1=0b10)


@pytest.mark.parametrize(
    ("here", "changes"),
    [
        (LOSE_MONUMENT, {"monuments 2": 1}),
        (LOSE_MONUMENT, {"monuments 0": 1}),
        (after(LOSE_CIV, "lose red"), {"civ 0": 1, "civ 2": 1}),
    ],
)
def test_there_was_room_for_the_marker_that_a_victim_has_given_up(
    here: dice.Position, changes: dict[str, int]
) -> None:
    """D-15, D-17 and D-25: nobody can have taken its space yet."""
    assert why_refused(here, changes) == DOES_NOT_FIT


@pytest.mark.parametrize(
    ("shown", "phase", "fewest", "most"),
    [
        ("PPPPP", "reroll", 0, 11),
        ("SSPPP", "reroll", 0, 11),
        ("-----", "roll", 0, 11),
        ("PPPPP", "apply", 0, 11),
        ("SPPPP", "apply", 1, 12),
        ("SSPPP", "apply", 2, 13),
        ("SSSPP", "apply", 0, 11),
        ("SSSSP", "apply", 0, 11),
    ],
)
def test_ra_is_short_of_the_end_unless_this_turn_moved_it(
    shown: str, phase: str, fewest: int, most: int
) -> None:
    """D-26."""
    here = position(3, shown, phase=phase)

    assert accepted(here, ra=fewest)
    assert accepted(here, ra=most)
    assert why_refused(here, {"ra": fewest - 1}) == DOES_NOT_FIT
    assert why_refused(here, {"ra": most + 1}) == DOES_NOT_FIT


@pytest.mark.parametrize(
    ("here", "changes"),
    [
        (REROLL, {"showing 0": 1 | 1 << 4}),
        (REROLL, {"showing 5": 0b11}),
        (REROLL, {"showing 2": 1}),
        (REROLL, {"showing 2": 32}),
        (REROLL, {"showing 2": -32}),
        (FIRST, {"showing 0": 1, "showing 5": 1}),
    ],
)
def test_a_die_shows_one_face(here: dice.Position, changes: dict[str, int]) -> None:
    """D-3."""
    assert why_refused(here, changes) == "die-shows-two-faces"


@pytest.mark.parametrize(
    ("here", "changes"),
    [
        (ENDED, {"showing 0": 1}),
        (ENDED, {"throws": 1}),
        (FIRST, {"throws": 3}),
        (FIRST, {"throws": -1}),
        (FIRST, {"showing 0": 1}),  # the first throw is of all dice
        (ROLL, {"throws": 0}),
        (ROLL, {"throws": 3}),
        (ROLL, {"showing 0": 0b10110}),  # nothing is in the air
        (REROLL, {"throws": 0}),
        (REROLL, {"throws": 3}),
        (REROLL, {"showing 0": 0}),  # something is in the air
        (position(3, "SSSSP", phase="reroll"), {"showing 0": 0, "showing 5": 31}),
        (APPLY, {"throws": 0}),
        (APPLY, {"throws": 4}),
        (APPLY, {"showing 0": 0}),
        (LOSE_CIV, {"throws": 0}),
        (LOSE_CIV, {"throws": 4}),
        (LOSE_CIV, {"showing 3": 0}),
    ],
)
def test_the_dice_fit_the_throws(here: dice.Position, changes: dict[str, int]) -> None:
    """D-3 to D-5."""
    assert why_refused(here, changes) == "throws-do-not-fit"


def test_there_are_one_to_three_throws() -> None:
    """D-4."""
    assert [throws for throws in range(-1, 5) if accepted(FIRST, throws=throws)] == [0, 1, 2]
    assert [throws for throws in range(-1, 5) if accepted(ROLL, throws=throws)] == [1, 2]
    assert [throws for throws in range(-1, 5) if accepted(REROLL, throws=throws)] == [1, 2]
    assert [throws for throws in range(-1, 5) if accepted(APPLY, throws=throws)] == [1, 2, 3]
    assert [throws for throws in range(-1, 5) if accepted(LOSE_CIV, throws=throws)] == [1, 2, 3]


@pytest.mark.parametrize("here", [ROLL, FIRST, REROLL, ENDED])
@pytest.mark.parametrize("changes", [{"spent": 1}, {"used": 1}, {"paired": 1}, {"spent": -128}])
def test_nothing_is_spent_while_dice_are_rolled(
    here: dice.Position, changes: dict[str, int]
) -> None:
    """D-7."""
    assert why_refused(here, changes) == "dice-spent-too-early"


@pytest.mark.parametrize("spent", [1, 0b1000, -1, 32])
def test_a_sun_is_not_spent(spent: int) -> None:
    """D-3."""
    assert why_refused(SUNS, {"spent": spent}) == "sun-is-spent"


@pytest.mark.parametrize("used", [64, 127, -1, -128])
def test_dice_are_spent_on_what_there_is(used: int) -> None:
    """D-8."""
    assert why_refused(APPLY, {"used": used}) == "no-such-use"


@pytest.mark.parametrize("shown", ["PPPPP", "SSSPP"])
def test_a_disaster_takes_four_suns(shown: str) -> None:
    """D-23."""
    here = position(3, shown)

    assert why_refused(here, {"used": 1}) == "disaster-without-suns"
