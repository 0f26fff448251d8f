"""What errors say to people."""

from heliopolis.core.errors import HeliopolisError
from heliopolis.texts import Catalogue
from heliopolis.texts.table import TableTexts


def in_english(error: HeliopolisError) -> str:
    """An error as a sentence, at a table of Ana and Ben."""
    return TableTexts(Catalogue("en"), ("Ana", "Ben")).error(error)
