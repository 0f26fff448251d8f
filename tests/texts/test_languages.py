"""Which language somebody reads."""

import subprocess
import sys

import pytest

from heliopolis.core.errors import InvalidSetup
from heliopolis.texts import LANGUAGES, choose


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_is_asked_for_is_taken_whatever_the_locale_says(language: str) -> None:
    assert choose(language, {"LC_ALL": "de_AT.UTF-8"}) == language


@pytest.mark.parametrize(
    ("asked", "language"), [("pt", "pt-BR"), ("PT_br", "pt-BR"), ("de-AT", "de"), ("EN", "en")]
)
def test_a_language_may_be_asked_for_in_any_spelling(asked: str, language: str) -> None:
    assert choose(asked, {}) == language


def test_a_language_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(InvalidSetup) as caught:
        choose("tlh", {})

    assert caught.value.code == "no-such-language"
    assert caught.value.parameters == {"language": "tlh", "languages": LANGUAGES}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT"}, "pt-BR"),
        ({"LANG": "de_DE@euro"}, "de"),
        ({"LANG": "pt_BR", "LC_MESSAGES": "de_CH"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "", "LC_MESSAGES": ""}, "de"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "depp"}, "en"),
    ],
)
def test_the_locale_decides_where_nobody_asks(environment: dict[str, str], language: str) -> None:
    assert choose(None, environment) == language


def test_nobody_waits_for_fluent_who_only_chooses_a_language() -> None:
    heavy = "{'fluent', 'babel', 'numpy', 'numba'} & {name.split('.')[0] for name in sys.modules}"
    code = f"import sys, heliopolis.texts; heliopolis.texts.choose('de', {{}}); print({heavy})"

    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout == "set()\n"
