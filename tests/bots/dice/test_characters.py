"""The characters: who they are, and that they are told apart by what they do."""

import pytest

from heliopolis.bots.dice.characters import CHARACTERS
from heliopolis.core.compile import COMPILED
from tests.bots.dice.thinking import TRAITS_OF
from tests.bots.matches import Games, tables_play

GAMES = 200 if COMPILED else 1


def played(*names: str) -> Games:
    return tables_play("ra-dice", names, GAMES)


def test_names_are_all_different() -> None:
    names = [character.name for character in CHARACTERS]

    assert names[0] == "merchant"
    assert len(set(names)) == len(names) >= 5


@pytest.mark.parametrize("name", TRAITS_OF)
def test_a_character_beats_uniform_from_either_seat(name: str) -> None:
    assert played(name, "uniform").won_by(0) >= 0.98
    assert played("uniform", name).won_by(1) >= 0.98


@pytest.mark.skipif(not COMPILED, reason="it takes more games than uncompiled code plays")
@pytest.mark.parametrize(
    ("name", "column"),
    [
        ("builder", "monuments"),
        ("boatman", "river"),
        ("courtier", "pharaohs"),
        ("scribe", "civilization"),
        ("stormbringer", "disasters"),
    ],
)
def test_a_character_gets_more_than_merchants_of_what_it_lives_from(name: str, column: str) -> None:
    before, own, after = played("merchant", name, "merchant").means[column]

    assert own > 1.2 * max(before, after)


@pytest.mark.skipif(not COMPILED, reason="it takes more games than uncompiled code plays")
def test_the_apprentice_is_gentle() -> None:
    assert played("merchant", "apprentice").won_by(1) < 0.2
