"""Reading what people type in the dice game."""

from itertools import combinations_with_replacement

import pytest

from heliopolis import dice
from heliopolis.core.errors import IllegalMove, InvalidNotation
from heliopolis.dice.catalogue import DECISIONS
from heliopolis.texts import LANGUAGES
from tests.dice.builders import position, random_game
from tests.terminal.screens.seen import EVERY, fits, screen_for, seen_by

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


def read(typed: str, here: dice.Position, language: str = "en") -> str:
    screen = screen_for(here, language)
    return str(screen.read_answer(typed, screen.question(seen_by(here), 80).choices))


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


@pytest.mark.parametrize(
    ("language", "typed", "here", "move"),
    [
        ("pt-BR", "rolar tudo", ROLLING, "roll red blue yellow purple"),
        ("pt-BR", "vm az", ROLLING, "roll red blue"),
        ("pt-BR", "manter vermelho e roxo", ROLLING, "roll blue yellow"),
        (
            "pt-BR",
            "civilização no amarelo com roxo verde",
            CIV_TURN,
            "civ yellow with green purple",
        ),
        ("pt-BR", "vermelho 2", LOSING, "lose red 2"),
        ("pt-BR", "encerrar a vez", SPENDING, "end"),
        ("de", "alle neu würfeln", ROLLING, "roll red blue yellow purple"),
        ("de", "lila, rot", ROLLING, "roll red purple"),
        ("de", "rot behalten", ROLLING, "roll blue yellow purple"),
        ("de", "Monument auf Lila, Spalte 3 mit gr", MONUMENT_TURN, "monument purple 3 with green"),
        ("de", "verliere rot 2", LOSING, "lose red 2"),
        ("de", "Nil", position(2, "PNCMS"), "nile blue"),
    ],
)
def test_a_move_is_read_in_the_language_of_the_screen(
    language: str, typed: str, here: dice.Position, move: str
) -> None:
    assert read(typed, here, language) == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_read_by_its_own_text(language: str) -> None:
    for here, rolls in ((SPENDING, False), (ROLLING, True)):
        screen = screen_for(here, language)
        choices = screen.question(seen_by(here), 80).choices
        for move in DECISIONS:
            if isinstance(move, dice.Roll | dice.Keep) == rolls:
                assert screen.read_answer(str(move), choices) == move


@pytest.mark.parametrize("language", EVERY)
def test_whatever_is_offered_can_be_typed_as_it_is_shown(language: str) -> None:
    game = random_game(3, 6, seed=5)
    screen = screen_for(game[0][0], language)
    for here, _ in game:
        if here.phase in ("apply", "lose"):
            question = screen.question(seen_by(here), 200)
            for move, line in zip(question.choices, question.text.split("\n"), strict=True):
                assert screen.read_answer(line[4:].split("  ")[0], question.choices) == move


def test_a_word_that_fits_one_choice_is_that_choice() -> None:
    assert read("nile", position(2, "PNCMS")) == "nile blue"


def answer_to(typed: str, here: dice.Position, language: str = "en") -> str:
    """What is said to somebody who types no move."""
    with pytest.raises(InvalidNotation) as refused:
        read(typed, here, language)
    return screen_for(here, language).texts.error(refused.value)


@pytest.mark.parametrize(
    ("typed", "here", "answer"),
    [
        ("1", ROLLING, '"1" names no dice. Type the dice to roll again, such as: roll red blue;'),
        ("roll", ROLLING, '"roll" names no dice. Type the dice to roll'),
        ("roll pink", ROLLING, '"roll pink" names no dice.'),
        ("", ROLLING, '"" names no dice.'),
        ("²", ROLLING, '"²" names no dice.'),
        ("x" * 500, ROLLING, '"' + "x" * 59 + "…" + '" names no dice.'),
        ("fly", SPENDING, '"fly" is no move and no command. Type one of the numbers 1 to 6'),
        ("bag", SPENDING, '"bag" is no move and no command.'),
        ("red", SPENDING, '"red" is no move and no command.'),
        ("\x00", SPENDING, r'"\x00" is no move'),
        ("²", SPENDING, '"²" is no move'),
        ("with", SPENDING, '"with" is no move'),
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
    assert answer_to(typed, here).startswith(answer)


@pytest.mark.parametrize(
    ("language", "typed", "here", "answer"),
    [
        ("pt-BR", "voar", ROLLING, '"voar" não indica dados. Digite os dados a rolar de novo, com'),
        ("pt-BR", "faraó", SPENDING, "Qual? Há faraó vermelho e faraó vermelho roxo."),
        ("de", "fliegen", ROLLING, "„fliegen“ nennt keine Würfel. Welche Würfel neu? Zum Beispi"),
        ("de", "Monument grün 9", SPENDING, "Meinst du Monument grün 1?"),
    ],
)
def test_it_is_answered_in_the_language_of_the_screen(
    language: str, typed: str, here: dice.Position, answer: str
) -> None:
    assert answer_to(typed, here, language).startswith(answer)


@pytest.mark.parametrize(
    ("typed", "here", "said"),
    [
        ("roll green", ROLLING, "A Sun is not rolled again: green. (D-3)"),
        ("end", ROLLING, "It is time to roll dice again or keep them all. (D-4)"),
        ("nile red", SPENDING, "The red die shows Pharaoh, neither Nile nor Ankh. (D-8)"),
        (
            "pharaoh purple",
            SPENDING,
            "At least one die of the group must show Pharaoh itself. (D-9)",
        ),
        ("disaster nile", SPENDING, "A disaster takes 4 Suns, and there is none. (D-23)"),
        (
            "monument purple 1 with green",
            MONUMENT_TURN,
            "You have a marker in column 1 already. (D-18)",
        ),
        ("end", LOSING, "You must choose a monument marker to lose. (D-25)"),
        ("lose purple 8", LOSING, "You have no monument marker on purple, column 8. (D-25)"),
    ],
)
@pytest.mark.parametrize("you", [None, 0])
def test_a_refusal_gives_the_reason_and_the_rule(
    typed: str, here: dice.Position, said: str, you: int | None
) -> None:
    with pytest.raises(IllegalMove) as refused:
        here.play(dice.parse_move(read(typed, here)))

    assert screen_for(here, you=you).refusal(refused.value.refusal, 0) == said


def test_the_end_of_the_turn_is_listed_last() -> None:
    question = screen_for(SPENDING).question(seen_by(SPENDING), 80)

    assert question.choices[-1] == dice.End()
    assert question.reminder == "Type a move's number or its text; ? for help."
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
    question = screen_for(ROLLING).question(seen_by(ROLLING), 80)

    assert question.text == "Type the dice to roll again, such as: roll red blue; or keep."
    assert question.reminder == question.text


def test_one_die_left_to_roll_is_its_own_example() -> None:
    here = position(2, "SSSSN", phase="reroll")

    text = screen_for(here).question(seen_by(here), 80).text

    assert "such as: roll purple; or keep" in text


@pytest.mark.parametrize("language", EVERY)
@pytest.mark.parametrize("faces", list(combinations_with_replacement("PNCMAS", 5))[::5])
def test_every_list_of_moves_fits_the_screen(faces: tuple[str, ...], language: str) -> None:
    """The longest names of dice are at the end, so symbols that are spent together go there."""
    for shown in ("".join(faces), "".join(reversed(faces))):
        for floods in (0, 3):
            here = position(2, shown, nile=[11, 11], floods=[floods, 1], pharaoh=[9, 2])
            if here.phase == "apply":
                assert fits(screen_for(here, language).question(seen_by(here), 80).text)


def test_in_english_every_move_is_listed_on_one_line() -> None:
    for here in (CIV_TURN, MONUMENT_TURN, position(4, "SSSSM", pharaoh=[0, 1])):
        question = screen_for(here).question(seen_by(here), 80)

        assert len(question.text.split("\n")) == len(question.choices)
