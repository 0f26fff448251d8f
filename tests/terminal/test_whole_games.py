"""Whole games in every language, compared with how they went before.

A snapshot is made anew by deleting its file and running this test, which then fails once.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from heliopolis import games
from heliopolis.terminal.opening import Options
from heliopolis.texts import LANGUAGES, Catalogue
from tests.terminal.stage import Stage, saved_game
from tests.texts.pseudo import pseudo_catalogue

SNAPSHOTS = Path(__file__).parent / "snapshots"
WIDTH = 80
COMMANDS = ("help", "rules", "table", "bag", "sheet", "save")
NONSENSE = ("", "xyz", "999", "+nile", "+red:nile", "bid 99", "lose red 9")
ANSWERS = {"ra": ("1", "1", "2", "3"), "ra-dice": ("1", "2", "all", "keep", "keep")}
"""What is typed at random; not all of it is a move wherever it is typed."""
OVERRIDES = {"ra": (), "ra-dice": (("sun_track", "3"),)}


def typed(catalogue: Catalogue, game: str) -> Iterator[str]:
    """Every command once, some nonsense, then moves."""
    yield from (catalogue.say(f"command-{name}") for name in COMMANDS)
    yield from NONSENSE
    chance = Random(9)
    while True:
        yield chance.choice(ANSWERS[game])


def told(catalogue: Catalogue, game: str, folder: Path) -> str:
    """A whole game between a person and a bot, and the game told again."""
    options = Options(game=game, players=2, seed=7, bots="uniform", overrides=OVERRIDES[game])
    stage = Stage(typed(catalogue, game), catalogue)
    assert stage.play(options) == 0
    played, path = stage.text, saved_game(folder)
    stage = Stage((), catalogue)
    assert stage.show(path) == 0
    return f"{played}\n{stage.text}".replace(str(path), "GAME.ra")


def too_wide(text: str) -> list[str]:
    return [line for line in text.split("\n") if len(line) > WIDTH and "GAME.ra" not in line]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_goes_as_before(language: str, game: str, data_folder: Path) -> None:
    snapshot = SNAPSHOTS / f"{game}-{language}.txt"

    text = told(Catalogue(language), game, data_folder)

    assert too_wide(text) == []
    if not snapshot.exists():
        snapshot.parent.mkdir(exist_ok=True)
        snapshot.write_text(text, encoding="utf-8")
        pytest.fail(f"{snapshot.name} is new: look at it, and run again")
    assert text == snapshot.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games.names())
def test_words_that_are_much_longer_fit_too(game: str, data_folder: Path) -> None:
    text = told(pseudo_catalogue(), game, data_folder)

    assert too_wide(text) == []
    assert len(re.findall(r"\S+", text)) > 1000
