"""The list of bots."""

import pytest

from heliopolis.bots import recipes_of
from heliopolis.games import names
from heliopolis.terminal.bot_list import describe_all
from heliopolis.texts import LANGUAGES, Catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_bot_of_every_game_on_lines_that_fit(language: str) -> None:
    blocks = [block.splitlines() for block in describe_all(Catalogue(language)).split("\n\n")]

    assert [block[0] for block in blocks] == [f"{game}:" for game in names()]
    for game, (_, *lines) in zip(names(), blocks, strict=True):
        first = [line for line in lines if not line.startswith("   ")]
        assert [line.split()[0] for line in first] == list(recipes_of(game))
        assert all(len(line) <= 80 for line in lines)
        assert len({line.index(line.split(maxsplit=1)[1]) for line in first}) == 1


@pytest.mark.parametrize("game", names())
def test_the_bots_of_one_game_can_be_listed_alone(game: str) -> None:
    assert describe_all(Catalogue("en"), game).splitlines()[0] == f"{game}:"
    assert "\n\n" not in describe_all(Catalogue("en"), game)
