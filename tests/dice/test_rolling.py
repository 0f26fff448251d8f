"""D-3 to D-6: throwing the dice."""

from itertools import combinations

import pytest

from heliopolis import CHANCE, dice
from heliopolis.dice.events import DiceRolled

from .builders import COLOURS, FACES, after, legal, position, throw

FIRST = position(2)


def subsets(colours: list[str]) -> set[str]:
    """The texts of all rolls of some of these dice, and of none."""
    sets = [chosen for size in range(1, 6) for chosen in combinations(colours, size)]
    return {"keep", *(f"roll {' '.join(chosen)}" for chosen in sets)}


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("face", FACES)
def test_a_die_lies_as_it_fell(face: str, colour: str) -> None:
    """D-3."""
    place = COLOURS.index(colour)
    faces = ["civ"] * 5
    faces[place] = face

    dice_seen = after(FIRST, throw(" ".join(faces))).view(None).dice

    assert [die.face for die in dice_seen] == faces
    assert [die.colour for die in dice_seen] == list(COLOURS)
    assert dice_seen[place].state == ("sun" if face == "sun" else "free")


def test_all_five_dice_are_rolled_at_first() -> None:
    """D-3."""
    assert len(FIRST.odds()) == 6**5
    assert {len(outcome.faces) for outcome in FIRST.odds() if isinstance(outcome, dice.Rolled)} == {
        5
    }


@pytest.mark.parametrize(
    ("shown", "free"),
    [
        ("PNCMA", [0, 1, 2, 3, 4]),
        ("SNCMA", [1, 2, 3, 4]),
        ("PNCMS", [0, 1, 2, 3]),
        ("SSCSS", [2]),
        ("PSSSS", [0]),
        ("SSSSA", [4]),
    ],
)
def test_any_dice_but_suns_are_rolled_again(shown: str, free: list[int]) -> None:
    """D-3 and D-4: a Sun is locked at once."""
    here = after(FIRST, throw(shown))

    assert here.phase == "reroll"
    assert here.actor == 0
    assert set(legal(here)) == subsets([COLOURS[place] for place in free])


def test_only_the_chosen_dice_are_in_the_air() -> None:
    """D-4."""
    here = after(FIRST, throw("PSCMA"), "roll red green")

    view = here.view(None)
    assert here.actor is CHANCE
    assert [die.face for die in view.dice] == [None, "sun", "civ", None, "ankh"]
    assert [die.state for die in view.dice] == ["rolling", "sun", "free", "rolling", "free"]
    assert len(here.odds()) == 36
    assert (view.turn, view.acting, view.throws) == (0, None, 1)


def test_a_sun_of_a_later_throw_is_locked_too() -> None:
    """D-4: new Suns lock at once."""
    here = after(FIRST, throw("PNCMA"), "roll red blue", "+red:sun blue:nile")

    assert set(legal(here)) == subsets(["blue", "yellow", "green", "purple"])


def test_dice_that_were_kept_may_be_rolled_later() -> None:
    """D-4."""
    here = after(FIRST, throw("PNCMA"), "roll red", "+red:civ", "roll purple")

    assert here.view(None).throws == 2
    assert [die.face for die in here.view(None).dice] == ["civ", "nile", "civ", "monument", None]


def test_there_are_three_throws_and_no_more() -> None:
    """D-4 and D-5."""
    here = after(FIRST, throw("PNCMA"))
    second = after(here, "roll red", "+red:pharaoh")
    third = after(second, "roll red", "+red:pharaoh")

    assert (here.phase, here.view(None).throws) == ("reroll", 1)
    assert (second.phase, second.view(None).throws) == ("reroll", 2)
    assert (third.phase, third.view(None).throws) == ("apply", 3)


@pytest.mark.parametrize("throws", [1, 2])
def test_who_keeps_all_dice_rolls_no_more(throws: int) -> None:
    """D-4 and D-5: to roll none of them ends the rolling."""
    here = position(2, "PNCMA", phase="reroll", throws=throws)

    there = after(here, "keep")

    assert (there.phase, there.actor) == ("apply", 0)
    assert there.view(None).throws == throws
    assert [die.face for die in there.view(None).dice] == list(FACES[:5])


@pytest.mark.parametrize("throws", [0, 1])
def test_with_suns_on_all_dice_nothing_is_left_to_roll(throws: int) -> None:
    """D-5."""
    here = position(2, "-----", throws=throws)

    there = after(here, throw("SSSSS"))

    assert (there.phase, there.actor) == ("apply", 0)


def test_one_die_without_a_sun_is_enough_to_roll_on() -> None:
    """D-5."""
    here = after(FIRST, throw("SSSSP"), "roll purple", "+purple:nile")

    assert here.phase == "reroll"
    assert set(legal(here)) == {"keep", "roll purple"}


def test_the_last_free_die_may_become_a_sun_before_the_third_throw() -> None:
    """D-5."""
    here = after(FIRST, throw("SSSSP"), "roll purple", "+purple:sun")

    assert (here.phase, here.view(None).throws) == ("apply", 2)


@pytest.mark.parametrize("ra", [0, 6, 9])
@pytest.mark.parametrize("suns", [4, 5])
def test_suns_beyond_the_end_of_the_sun_track_count_too(suns: int, ra: int) -> None:
    """D-6: four or five allow a disaster, however few spaces are left for them."""
    here = position(2, "-----", ra=ra, throws=2)

    there = after(here, throw(("S" * suns).ljust(5, "P")))

    assert there.view(None).ra == ra
    assert "disaster nile" in legal(there)


@pytest.mark.parametrize("ra", [7, 8, 9])
def test_dice_on_the_sun_track_do_not_move_ra_by_themselves(ra: int) -> None:
    """D-6: three Suns reach the end of the track, but the epoch goes on."""
    here = position(2, "-----", ra=ra, throws=2)

    there = after(here, throw("SSSCC"))

    assert (there.epoch, there.view(None).ra, there.turn) == (1, ra, 1)


def test_a_turn_begins_where_all_dice_are_in_the_air() -> None:
    first = after(FIRST, throw("PNCMA"))

    assert FIRST.begins_turn
    assert not first.begins_turn
    assert not after(first, "roll red blue yellow green purple").begins_turn
    assert not after(first, "keep").begins_turn
    assert after(first, "keep", "end").begins_turn


def test_a_new_turn_forgets_the_dice_of_the_last() -> None:
    """D-3."""
    here = after(FIRST, throw("MMAMP"), "keep", "monument red 1", "monument blue 2 with yellow")

    there = after(here, "end").view(None)

    assert (there.turn, there.throws, there.groups, there.paired) == (1, 0, (), ())
    assert [(die.face, die.state) for die in there.dice] == [(None, "rolling")] * 5


def test_every_throw_is_told_with_its_dice_and_all_suns_so_far() -> None:
    """D-3 and D-4: colour by colour, only those that were thrown."""
    here = position(3, turn=2)
    first = here.play(throw("SNCMS"))
    second = after(first.position, "roll blue green").play("+blue:sun green:ankh")
    third = after(second.position, "roll yellow").play("+yellow:pharaoh")

    def fallen(text: str) -> tuple[tuple[dice.Colour, dice.Face], ...]:
        pairs = (pair.split(":") for pair in text.split())
        return tuple((dice.Colour(colour), dice.Face(face)) for colour, face in pairs)

    faces = fallen("red:sun blue:nile yellow:civ green:monument purple:sun")
    assert first.events == (DiceRolled(seat=2, throw=1, faces=faces, suns=2),)
    assert second.events == (DiceRolled(2, 2, fallen("blue:sun green:ankh"), suns=3),)
    assert third.events[0] == DiceRolled(2, 3, fallen("yellow:pharaoh"), suns=3)


def test_choosing_dice_is_no_event_before_they_have_fallen() -> None:
    here = after(FIRST, throw("PNCMA"))

    assert here.play("roll red").events == ()
    assert here.play("keep").events == ()
