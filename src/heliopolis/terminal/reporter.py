"""Telling what happened as it happens: paragraphs, and a score sheet for every scored epoch."""

from collections.abc import Iterable
from textwrap import wrap

from heliopolis import ra
from heliopolis.ra.events import EpochScored
from heliopolis.terminal.console import Console
from heliopolis.terminal.news import paragraphs
from heliopolis.terminal.sheets import draw_sheet
from heliopolis.terminal.words import Words


class Reporter:
    """Collects events until they are told."""

    def __init__(self, words: Words, console: Console) -> None:
        self._words = words
        self._console = console
        self._news: list[ra.Event] = []

    def hear(self, news: Iterable[ra.Event]) -> None:
        """Take note of what happened."""
        self._news.extend(news)

    def tell(self, margin: str = "") -> None:
        """Print what was heard since the last time, behind a margin on each first line."""
        news, self._news = self._news, []
        told: list[ra.Event] = []
        for event in news:
            if isinstance(event, EpochScored):
                self._tell_paragraphs(told, margin)
                told = []
                self._tell_sheet(event)
            else:
                told.append(event)
        self._tell_paragraphs(told, margin)

    def _tell_paragraphs(self, news: list[ra.Event], margin: str) -> None:
        indent = " " * max(2, len(margin))
        for paragraph in paragraphs(news, self._words):
            lines = wrap(
                paragraph,
                self._console.width,
                initial_indent=margin,
                subsequent_indent=indent,
                break_on_hyphens=False,
            )
            self._console.say("\n".join(lines))

    def _tell_sheet(self, event: EpochScored) -> None:
        console = self._console
        sheet = draw_sheet(
            event.epoch, event.lines, self._words.seats, console.style, console.width
        )
        console.say(f"\n{sheet}\n")
