"""Reading what people type in the dice game."""

from itertools import combinations_with_replacement

import pytest

from heliopolis import dice
from heliopolis.core.errors import IllegalMove, InvalidNotation
from heliopolis.dice.catalogue import DECISIONS
from heliopolis.terminal.answers import refusal
from heliopolis.terminal.dice.answers import read_answer
from heliopolis.terminal.dice.face import DiceFace
from tests.dice.builders import position

ROLLING = position(2, "PNCSA", phase="reroll")
SPENDING = position(2, "PNCMA")
CIV_TURN = position(3, "CCCAA")
MONUMENT_TURN = position(2, "PNMMM", spent="yellow", groups="monument", monuments=["yellow1"])
LOSING = position(
    2,
    "SSSSA",
    phase="lose",
    turn=1,
    acting=0,
    disaster="monument",
    groups="disaster",
    monuments=["red1 blue1 red2"],
)


def choices_at(here: dice.Position) -> tuple[dice.Move, ...]:
    """The choices of a position as they are numbered."""
    face = DiceFace(dice.Game(here.game.players), ["Ann", "Bes", "Cyd"][: here.game.players])
    return face.question(here, here.view(0)).choices


def read(typed: str, here: dice.Position) -> str:
    return str(read_answer(typed, choices_at(here)))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("roll red blue", "roll red blue"),
        ("Roll Blue RED", "roll red blue"),
        ("red blue", "roll red blue"),
        ("r b", "roll red blue"),
        ("b,r", "roll red blue"),
        ("blue, red", "roll red blue"),
        ("roll b and r", "roll red blue"),
        ("br", "roll red blue"),
        ("red red", "roll red"),
        ("roll the purple die", "roll purple"),
        ("reroll y", "roll yellow"),
        ("pur", "roll purple"),
        ("all", "roll red blue yellow purple"),
        ("roll all", "roll red blue yellow purple"),
        ("ROLL ALL DICE", "roll red blue yellow purple"),
        ("keep", "keep"),
        ("k", "keep"),
        ("keep all", "keep"),
        ("keep red", "roll blue yellow purple"),
        ("keep p r", "roll blue yellow"),
        ("k green red", "roll blue yellow purple"),
        ("keep rbyp", "keep"),
    ],
)
def test_dice_to_roll_are_named_in_any_way(typed: str, move: str) -> None:
    assert read(typed, ROLLING) == move


@pytest.mark.parametrize(
    ("typed", "here", "move"),
    [
        ("1", SPENDING, "pharaoh red"),
        ("pharaoh purple red", SPENDING, "pharaoh red purple"),
        ("PHARAOH p,r", SPENDING, "pharaoh red purple"),
        ("pharaohs rp", SPENDING, "pharaoh red purple"),
        ("nile b", SPENDING, "nile blue"),
        ("monument green 8", SPENDING, "monument green 8"),
        ("monument 8 green", SPENDING, "monument green 8"),
        ("monument g8", SPENDING, "monument green 8"),
        ("monument on green in column 8", SPENDING, "monument green 8"),
        ("end", SPENDING, "end"),
        ("done", SPENDING, "end"),
        ("civ yellow with purple green", CIV_TURN, "civ yellow with green purple"),
        ("civilization yellow with gp", CIV_TURN, "civ yellow with green purple"),
        ("civ b r with y and g", CIV_TURN, "civ red blue with yellow green"),
        ("monument purple 3 with green", MONUMENT_TURN, "monument purple 3 with green"),
        ("monument 3p with g", MONUMENT_TURN, "monument purple 3 with green"),
        ("lose red 2", LOSING, "lose red 2"),
        ("red 2", LOSING, "lose red 2"),
        ("r2", LOSING, "lose red 2"),
        ("2", LOSING, "lose blue 1"),
        ("disaster monuments", SPENDING, "disaster monument"),
        ("roll red", SPENDING, "roll red"),
        ("keep", SPENDING, "keep"),
        ("+red:nile", SPENDING, "+red:nile"),
    ],
)
def test_a_move_is_read_in_any_spelling(typed: str, here: dice.Position, move: str) -> None:
    assert read(typed, here) == move


def test_every_decision_is_read_by_its_own_text() -> None:
    choices = choices_at(SPENDING)
    for move in DECISIONS:
        if not isinstance(move, dice.Roll | dice.Keep):
            assert read_answer(str(move), choices) == move


def test_every_roll_is_read_by_its_own_text() -> None:
    choices = choices_at(ROLLING)
    for move in DECISIONS:
        if isinstance(move, dice.Roll | dice.Keep):
            assert read_answer(str(move), choices) == move


def test_a_word_that_fits_one_choice_is_that_choice() -> None:
    assert read("nile", position(2, "PNCMS")) == "nile blue"


@pytest.mark.parametrize(
    ("typed", "here", "answer"),
    [
        ("1", ROLLING, "'1' names no dice. Type the dice to roll again, such as: roll red blue;"),
        ("roll", ROLLING, "'roll' names no dice. Type the dice to roll"),
        ("roll pink", ROLLING, "'roll pink' names no dice."),
        ("", ROLLING, "'' names no dice."),
        ("²", ROLLING, "'²' names no dice."),
        ("x" * 500, ROLLING, "'" + "x" * 20 + "' names no dice."),
        ("fly", SPENDING, "'fly' is no move and no command. Type one of the numbers 1 to 6"),
        ("bag", SPENDING, "'bag' is no move and no command."),
        ("red", SPENDING, "'red' is no move and no command."),
        ("\x00", SPENDING, r"'\x00' is no move"),
        ("²", SPENDING, "'²' is no move"),
        ("with", SPENDING, "'with' is no move"),
        ("0", SPENDING, "The moves here are numbered 1 to 6."),
        ("99999999999999999999", SPENDING, "The moves here are numbered 1 to 6."),
        ("pharaoh", SPENDING, "Which one? There are pharaoh red and pharaoh red purple."),
        ("pharaoh pink", SPENDING, "Which one? There are pharaoh red and pharaoh red purple."),
        ("monument green 9", SPENDING, "Did you mean monument green 1?"),
        ("end now", SPENDING, "Did you mean end?"),
        ("civ red", CIV_TURN, "Which one? There are civ red with blue yellow, "),
        ("lose red 3 4", LOSING, "Which one? There are lose red 1, lose blue 1 and lose red 2."),
    ],
)
def test_what_is_no_move_is_answered_with_what_there_is(
    typed: str, here: dice.Position, answer: str
) -> None:
    with pytest.raises(InvalidNotation) as refused:
        read(typed, here)

    assert str(refused.value).startswith(answer)


@pytest.mark.parametrize(
    ("typed", "here", "said"),
    [
        ("roll green", ROLLING, "Not allowed: sun-stays (D-3)."),
        ("end", ROLLING, "Not allowed: roll-or-keep (D-4)."),
        ("nile red", SPENDING, "Not allowed: die-shows-other-face (D-8)."),
        ("pharaoh purple", SPENDING, "Not allowed: no-real-die (D-9)."),
        ("disaster nile", SPENDING, "Not allowed: too-few-suns (D-23)."),
        (
            "monument purple 1 with green",
            MONUMENT_TURN,
            "Not allowed: own-marker-in-column (D-18).",
        ),
        ("end", LOSING, "Not allowed: must-lose-marker (D-25)."),
        ("lose purple 8", LOSING, "Not allowed: no-monument-marker-there (D-25)."),
    ],
)
def test_a_refusal_gives_the_reason_and_the_rule(
    typed: str, here: dice.Position, said: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        here.play(read_answer(typed, choices_at(here)))

    assert refusal(refused.value) == said


def test_the_end_of_the_turn_is_listed_last() -> None:
    face = DiceFace(dice.Game(2), ["Ann", "Bes"])

    question = face.question(SPENDING, SPENDING.view(0))

    assert question.choices[-1] == dice.End()
    assert (
        question.text
        == """\
 1  pharaoh red         advance 1, from 0 to 1
 2  pharaoh red purple  advance 2, from 0 to 2
 3  nile blue           advance 1, from 0 to 1
 4  nile blue purple    advance 2, from 0 to 2
 5  monument green 1    the first in this column, 1 column now
 6  end                 end the turn"""
    )


def test_while_dice_may_be_rolled_there_is_no_list() -> None:
    face = DiceFace(dice.Game(2), ["Ann", "Bes"])

    question = face.question(ROLLING, ROLLING.view(0))

    assert question.text == "Type the dice to roll again, such as: roll red blue; or keep."
    assert question.reminder == question.text


def test_one_die_left_to_roll_is_its_own_example() -> None:
    here = position(2, "SSSSN", phase="reroll")
    face = DiceFace(dice.Game(2), ["Ann", "Bes"])

    assert "such as: roll purple; or keep" in face.question(here, here.view(0)).text


@pytest.mark.parametrize("faces", list(combinations_with_replacement("PNCMAS", 5)))
def test_every_list_of_moves_fits_the_screen(faces: tuple[str, ...]) -> None:
    """The longest names of dice are at the end, so symbols that are spent together go there."""
    face = DiceFace(dice.Game(2), ["Ann", "Bes"])
    for shown in ("".join(faces), "".join(reversed(faces))):
        for floods in (0, 3):
            here = position(2, shown, nile=[11, 11], floods=[floods, 1], pharaoh=[9, 2])
            if here.phase != "apply":
                continue
            text = face.question(here, here.view(0)).text
            assert max(map(len, text.split("\n"))) <= 80
