"""The list of bots."""

import pytest

from heliopolis.bots import recipes_of
from heliopolis.games import names
from heliopolis.terminal.bot_list import describe_all
from heliopolis.texts import LANGUAGES, Catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_a_line_of_100_columns_for_every_bot_of_every_game(language: str) -> None:
    blocks = [block.splitlines() for block in describe_all(Catalogue(language)).split("\n\n")]

    assert [block[0] for block in blocks] == [f"{game}:" for game in names()]
    for game, (_, *lines) in zip(names(), blocks, strict=True):
        assert [line.split()[0] for line in lines] == list(recipes_of(game))
        assert all(len(line) <= 100 for line in lines)
        assert len({line.index(line.split(maxsplit=1)[1]) for line in lines}) == 1


@pytest.mark.parametrize("game", names())
def test_the_bots_of_one_game_can_be_listed_alone(game: str) -> None:
    assert describe_all(Catalogue("en"), game).splitlines()[0] == f"{game}:"
    assert "\n\n" not in describe_all(Catalogue("en"), game)
