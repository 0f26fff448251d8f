"""Telling what happened as it happens: paragraphs, and a score sheet for every scored epoch."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from heliopolis.core.events import EpochScored
from heliopolis.terminal.console import Console
from heliopolis.terminal.face import Face
from heliopolis.terminal.sheets import draw_sheet


class Reporter:
    """Collects events until they are told."""

    def __init__(self, face: Face, console: Console) -> None:
        self._face = face
        self._console = console
        self._news: list[Any] = []

    def hear(self, news: Iterable[Any]) -> None:
        """Take note of what happened."""
        self._news.extend(news)

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

    def _tell_paragraphs(self, news: list[Any], margin: str) -> None:
        indent = " " * max(2, len(margin))
        for paragraph in self._face.paragraphs(news):
            lines = wrap(
                paragraph,
                self._console.width,
                initial_indent=margin,
                subsequent_indent=indent,
                break_on_hyphens=False,
            )
            self._console.say("\n".join(lines))

    def _tell_sheet(self, event: EpochScored[Any]) -> None:
        face, console = self._face, self._console
        sheet = draw_sheet(
            face.items, event.epoch, event.lines, face.seats, console.style, console.width
        )
        console.say(f"\n{sheet}\n")
