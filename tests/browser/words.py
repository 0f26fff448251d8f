"""The words of the page in every language, so that tests can look for them."""

from functools import cache

from heliopolis.texts.catalogue import Catalogue, sources_of


@cache
def words(language: str) -> Catalogue:
    """Everything that a page says in a language."""
    return Catalogue.from_texts(language, sources_of(language).values())


def before_argument(language: str, key: str, argument: str) -> str:
    """A message as far as its argument."""
    return words(language).say(key, **{argument: "\0"}).partition("\0")[0]
