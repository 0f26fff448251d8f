"""The language with longer words, in which screens are tried."""

from heliopolis import ra
from heliopolis.texts import sources_of
from heliopolis.texts.ra import RaTexts
from tests.texts.fluent_trees import patterns_in
from tests.texts.pseudo import longer, pseudo_catalogue
from tests.texts.tables import SEATS, catalogue
from tests.texts.test_ra_in_english import SENTENCES


def test_every_word_gains_two_fifths_of_its_letters() -> None:
    assert longer("You draw a Nile (R-3.2).") == "Youuu drawww a Nileee (R-3.2)."


def test_it_says_everything_that_english_says() -> None:
    keys = {key for text in sources_of("en").values() for key in patterns_in(text)}

    assert all(pseudo_catalogue().has(key) for key in keys)
    assert pseudo_catalogue().say("tile-step-pyramid.short") == "step pyramid"
    assert pseudo_catalogue().words("type-ra-verb-draw") == ("draw",)


def test_its_sentences_are_longer_than_those_of_any_language() -> None:
    game = ra.Game(len(SEATS))
    strange = RaTexts(pseudo_catalogue(), game, SEATS, 0)
    told = {
        language: sum(
            len(RaTexts(catalogue(language), game, SEATS, 0).event(event)) for event, _ in SENTENCES
        )
        for language in ("en", "pt-BR", "de")
    }

    length = sum(len(strange.event(event)) for event, _ in SENTENCES)

    assert length > max(told.values())
