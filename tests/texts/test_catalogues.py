"""The three catalogues say the same things, with the same parameters."""

from collections import Counter

import pytest
from fluent.syntax import ast

from heliopolis.texts import LANGUAGES, Catalogue, sources_of
from heliopolis.texts.table import TableTexts
from tests.texts.fluent_trees import GRAMMAR, entries, patterns_of, variables_in
from tests.texts.tables import catalogue

OTHERS = LANGUAGES[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_well_formed_and_stands_once(language: str) -> None:
    found = [entry for text in sources_of(language).values() for entry in entries(text)]
    keys = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message))

    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_catalogue_misses_a_key_or_has_one_that_others_lack(language: str) -> None:
    assert patterns_of(language).keys() == patterns_of("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_misses_a_parameter_or_has_one_that_others_lack(language: str) -> None:
    english, translated = patterns_of("en"), patterns_of(language)

    different = {
        key: (variables_in(english[key], GRAMMAR), variables_in(translated[key], GRAMMAR))
        for key in english
        if variables_in(english[key], GRAMMAR) != variables_in(translated[key], GRAMMAR)
    }

    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_every_language_are_the_same(language: str) -> None:
    assert sources_of(language).keys() == sources_of("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 7, 1000])
def test_a_number_is_written_without_separators_wherever_it_counts(
    language: str, number: int
) -> None:
    for key in ("count-points", "count-tiles", "tile-nile.count", "replay-unfinished"):
        assert str(number) in catalogue(language).say(key, n=number)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["+2.1", "-3.0", "0.0", "0.0", "+1234.6"]),
        ("pt-BR", ["+2,1", "-3,0", "0,0", "0,0", "+1234,6"]),
        ("de", ["+2,1", "-3,0", "0,0", "0,0", "+1234,6"]),
    ],
)
def test_a_number_that_is_not_whole_has_one_decimal_as_the_language_writes_it(
    language: str, told: list[str]
) -> None:
    table = TableTexts(catalogue(language), ())

    assert [table.signed(number) for number in (2.1, -3.04, 0.04, -0.04, 1234.56)] == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["0 tiles", "1 tile", "2 tiles"]),
        ("pt-BR", ["0 peças", "1 peça", "2 peças"]),
        ("de", ["0 Plättchen", "1 Plättchen", "2 Plättchen"]),
    ],
)
def test_nothing_is_plural_and_one_is_not(language: str, told: list[str]) -> None:
    assert [catalogue(language).say("count-tiles", n=number) for number in range(3)] == told


@pytest.mark.parametrize(
    ("parts", "joined"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_things_are_joined_to_a_list(parts: list[str], joined: str) -> None:
    assert catalogue("en").join(parts) == joined
    assert catalogue("de").join(parts) == joined.replace("and", "und")


def test_lists_may_have_other_links() -> None:
    assert catalogue("pt-BR").join(["a", "b", "c"], "semicolon") == "a; b; c"


def test_a_missing_message_is_a_mistake_of_the_program() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        catalogue("en").say("no-such-message")
    with pytest.raises(KeyError, match=r"tile-nile\.plural"):
        catalogue("en").say("tile-nile.plural")


def test_a_missing_argument_is_a_mistake_of_the_program() -> None:
    with pytest.raises(ValueError, match="epoch"):
        catalogue("en").say("sheet-epoch")


def test_a_catalogue_can_be_made_of_other_texts() -> None:
    other = Catalogue.from_texts("en", ["sun = sun { $n }", "moon = moon"])

    assert other.say("sun", n=9) == "sun 9"
    assert other.has("moon")
    assert not other.has("tile-nile")


def test_nothing_isolates_what_is_put_in() -> None:
    assert catalogue("de").say("play-saved", path="games/a b.ra") == "Gesichert in games/a b.ra"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", [0, 1, 2, "thing"])
def test_every_message_can_be_said_whatever_is_put_in(language: str, given: int | str) -> None:
    for key, pattern in patterns_of(language).items():
        told = dict.fromkeys(variables_in(pattern), given)

        said = catalogue(language).say(key, **told)

        assert said
        assert "{" not in said
