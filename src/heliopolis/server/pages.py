"""The few pages that the server writes itself, in the language of whoever reads them."""

from functools import cache
from html import escape
from typing import Final

from heliopolis.core.errors import Refusal
from heliopolis.texts import LANGUAGES, Catalogue, sources_of

_FILE: Final = "server.ftl"
_MOST: Final = 10
"""So many languages of a header are looked at."""


def language_of(accepted: str) -> str:
    """The language of ours that an Accept-Language header likes best."""
    wanted = sorted(map(_wish, accepted.split(",")[:_MOST]), key=lambda wish: -wish[1])
    for tongue, weight in wanted:
        for known in LANGUAGES:
            if weight > 0 and known.partition("-")[0].lower() == tongue:
                return known
    return LANGUAGES[0]


def _wish(part: str) -> tuple[str, float]:
    """A language without its country, and how much it is wanted."""
    name, _, weight = part.partition(";")
    try:
        wanted = float(weight.partition("=")[2]) if weight else 1.0
    except ValueError:
        wanted = 0.0
    return name.strip().partition("-")[0].lower(), wanted


@cache
def _words(language: str) -> Catalogue:
    return Catalogue.from_texts(language, [sources_of(language)[_FILE]])


def refusal_page(refusal: Refusal, accepted: str, as_html: bool) -> bytes:
    """Why a request is refused, and which option of the server would let it pass."""
    language = language_of(accepted)
    words = _words(language)
    told = {
        name: given for name, given in refusal.parameters.items() if not isinstance(given, bool)
    }
    why = words.say(f"refusal-{refusal.code}", **told)
    advice = f"page-{refusal.code}"
    parts = [why, words.say(advice, **told)] if words.has(advice) else [why]
    return _page(language, words.say("page-refused"), parts, as_html)


def no_client_page(accepted: str, as_html: bool) -> bytes:
    """What is there as long as the browser's table is not built."""
    language = language_of(accepted)
    words = _words(language)
    said = [words.say("page-no-client"), words.say("page-no-client-instead")]
    return _page(language, words.say("page-title"), said, as_html)


def _page(language: str, title: str, parts: list[str], as_html: bool) -> bytes:
    if not as_html:
        return "\n".join([title, "", *parts, ""]).encode()
    body = "".join(f"<p>{escape(part)}</p>\n" for part in parts)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"</head>\n<body>\n<h1>{escape(title)}</h1>\n{body}</body>\n</html>\n"
    ).encode()
