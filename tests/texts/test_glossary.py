"""The words that the glossary lists are those that people read."""

from pathlib import Path

import pytest

from heliopolis import ra
from heliopolis.texts import LANGUAGES
from tests.texts.tables import catalogue

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
WAR = "`unrest` in Windrider"


def rows() -> dict[str, list[str]]:
    """The rows of all tables by their first cell."""
    lines = GLOSSARY.read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if "|" in line]
    return {row[0]: row[1:] for row in cells}


@pytest.mark.parametrize("place", range(len(LANGUAGES)))
@pytest.mark.parametrize("tile", [*(f"`{tile.value}`" for tile in ra.TILES), WAR])
def test_a_tile_is_called_as_the_glossary_says(tile: str, place: int) -> None:
    words = catalogue(LANGUAGES[place])
    key = f"tile-{'war' if tile == WAR else tile.strip('`')}"
    gender = f" {words.say(f'{key}.gender')}" if place else ""
    forms = [f"{words.say(key)}{gender}", words.say(f"{key}.count", n=2), words.say(f"{key}.code")]

    assert rows()[tile][place] == ", ".join(forms)


@pytest.mark.parametrize(
    ("word", "place", "key"),
    [
        ("Ra: The Dice Game", 0, "game-ra-dice"),
        ("red, blue, yellow, green, purple", 0, "colour-purple"),
        ("Ankh", 1, "face-ankh"),
        ("free, locked, spent", 1, "dice-label-free"),
        ("seat", 1, "seat-person"),
    ],
)
def test_other_words_are_those_of_the_glossary_too(word: str, place: int, key: str) -> None:
    language = LANGUAGES[1 + place]
    said = catalogue(language).say(key, **({"number": 1} if key == "seat-person" else {}))

    assert said.lower().rstrip(":").split()[0] in rows()[word][place].lower()
