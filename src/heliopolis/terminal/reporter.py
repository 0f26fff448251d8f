"""Telling what happened as it happens: paragraphs, and a score sheet for every scored epoch."""

from collections.abc import Iterable
from typing import Any

from heliopolis.core.events import EpochScored
from heliopolis.terminal.console import Console
from heliopolis.terminal.screens import Screen
from heliopolis.terminal.screens.layout import wrap


class Reporter:
    """Collects events until they are told."""

    def __init__(self, screen: Screen, console: Console) -> None:
        self._screen = screen
        self._console = console
        self._news: list[Any] = []

    def hear(self, events: Iterable[Any]) -> None:
        """Take note of what happened."""
        self._news.extend(events)

    def tell(self, margin: str = "") -> None:
        """Print what was heard since the last time, behind a margin on each first line."""
        news, self._news = self._news, []
        told: list[Any] = []
        for event in news:
            if isinstance(event, EpochScored):
                self._tell_paragraphs(told, margin)
                told = []
                self._tell_sheet(event)
            else:
                told.append(event)
        self._tell_paragraphs(told, margin)

    def _tell_paragraphs(self, events: list[Any], margin: str) -> None:
        indent = " " * max(2, len(margin))
        for paragraph in self._screen.paragraphs(events):
            self._console.say("\n".join(wrap(paragraph, self._console.width, margin, indent)))

    def _tell_sheet(self, event: EpochScored[Any]) -> None:
        console = self._console
        sheet = self._screen.draw_sheet(event.epoch, event.lines, console.style, console.width)
        console.gap()
        console.say(sheet)
        console.gap()
