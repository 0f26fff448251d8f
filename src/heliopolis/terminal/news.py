"""Sentences as paragraphs: one for every turn, so that a round fits on a few lines."""

from collections.abc import Iterable, Iterator


def gathered(sentences: Iterable[tuple[bool, str]]) -> Iterator[str]:
    """The sentences as paragraphs; those marked True begin one."""
    paragraph: list[str] = []
    for begins, sentence in sentences:
        if begins and paragraph:
            yield " ".join(paragraph)
            paragraph = []
        paragraph.append(sentence)
    if paragraph:
        yield " ".join(paragraph)
