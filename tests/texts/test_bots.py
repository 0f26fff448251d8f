"""Who the bots are, in every language."""

import pytest

from heliopolis.bots.registry import names_of
from heliopolis.texts import LANGUAGES
from heliopolis.texts.bots import bot_said
from tests.texts.tables import catalogue

OURS = [(game, name) for game in ("ra", "ra-dice") for name in names_of(game)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), OURS)
def test_every_bot_of_ours_is_described(language: str, game: str, name: str) -> None:
    said = bot_said(catalogue(language), game, name)

    assert said != catalogue(language).say("bot-silent")
    assert len(f"  stormbringer  {said}") <= 100


def test_a_bot_has_other_words_in_another_game() -> None:
    assert bot_said(catalogue("de"), "ra", "builder") != bot_said(
        catalogue("de"), "ra-dice", "builder"
    )


def test_a_bot_of_somebody_else_speaks_for_itself_or_not_at_all() -> None:
    assert bot_said(catalogue("de"), "ra", "merchant", "Hits back.") == "Hits back."
    assert bot_said(catalogue("de"), "ra", "stranger") == "Sagt nichts über sich."
