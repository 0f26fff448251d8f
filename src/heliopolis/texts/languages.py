"""Which languages there are, and which one somebody reads."""

from collections.abc import Mapping
from typing import Final

from heliopolis.core.errors import InvalidSetup, shown

LANGUAGES: Final = ("en", "pt-BR", "de")
"""The languages with a catalogue, as a browser names them; the first is the usual one."""

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a locale stands; the first that says anything decides."""


def choose(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language that was asked for, else that of the locale, else English.

    Raises `InvalidSetup` when somebody asks for one that there is not; a locale may be any.
    """
    if asked is not None:
        found = _closest(asked)
        if found is None:
            raise InvalidSetup("no-such-language", language=shown(asked), languages=LANGUAGES)
        return found
    locale = next(filter(None, map(environment.get, _VARIABLES)), "")
    return _closest(locale) or LANGUAGES[0]


def _closest(locale: str) -> str | None:
    """The language of a locale such as ``pt_BR.UTF-8``; one of another country is close enough."""
    tongue = locale.partition(".")[0].partition("@")[0].replace("_", "-").partition("-")[0].lower()
    return next((known for known in LANGUAGES if known.partition("-")[0] == tongue), None)
