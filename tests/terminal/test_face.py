"""What every game's face fulfils."""

from dataclasses import fields

import pytest

from heliopolis import dice, ra
from heliopolis.games import Game, make_game, names
from heliopolis.terminal.face import FACES, Face, face_of, setting
from heliopolis.terminal.style import PLAIN

NAMES = ("You", "Merchant 1")


def face(name: str) -> tuple[Face, Game]:
    game = make_game(name, 2)
    return face_of(game, NAMES), game


def test_every_game_has_a_face() -> None:
    assert set(FACES) == set(names())


@pytest.mark.parametrize("name", names())
def test_a_face_belongs_to_the_seats_of_its_table(name: str) -> None:
    assert face(name)[0].seats == NAMES


@pytest.mark.parametrize("name", names())
def test_the_items_of_a_sheet_are_those_of_the_rules(name: str) -> None:
    some_face, _ = face(name)
    lines = {"ra": ra.Line, "ra-dice": dice.Line}
    scored = {field.name for field in fields(lines[name])} - {"counts"}

    assert set(some_face.items.of(epoch=3)) == scored
    assert set(some_face.items.of(epoch=1)) == scored - set(some_face.items.last_epoch_only)


@pytest.mark.parametrize("name", names())
def test_every_own_command_has_an_answer_and_is_in_the_help(name: str) -> None:
    some_face, game = face(name)
    start = game.start_with({"ra": "9-6-5-2 8-7-4-3", "ra-dice": "1"}[name])

    for command in some_face.commands:
        assert some_face.obey(command, start.view(0), 80)
        assert f"\n  {command}" in some_face.help((), PLAIN)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("ra", "Ra for 2 players, rio-grande edition."),
        ("ra-dice", "Ra: The Dice Game for 2 players, rio-grande edition, Sun track of 10 steps."),
    ],
)
def test_what_is_played_is_one_sentence(name: str, told: str) -> None:
    assert setting(*face(name)) == told


def test_a_sun_track_of_one_step_is_told_too() -> None:
    game = make_game("ra-dice", 2, None, {"sun_track": "1"})

    assert setting(face_of(game, NAMES), game).endswith(" edition, Sun track of 1 step.")


@pytest.mark.parametrize("name", names())
def test_every_game_has_its_rules_in_short(name: str) -> None:
    text = face(name)[0].rules()

    assert text.startswith("The rules in short (the numbers are those of the full rules)\n")
