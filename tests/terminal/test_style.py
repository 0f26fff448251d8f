"""Colours only where somebody sees them."""

import io
import sys

import pytest

from heliopolis.terminal.console import Console
from heliopolis.terminal.style import Style, wants_colours
from tests.terminal.stage import Keyboard, Terminal


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({}, True),
        ({"NO_COLOR": ""}, True),
        ({"NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({"TERM": "xterm"}, True),
    ],
)
def test_a_terminal_gets_colours_unless_somebody_objects(
    environment: dict[str, str], wanted: bool
) -> None:
    assert wants_colours(Terminal(), environment) == wanted


def test_a_pipe_gets_no_colours() -> None:
    assert not wants_colours(io.StringIO(), {})


def test_an_old_windows_console_gets_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")

    assert not wants_colours(Terminal(), {})
    assert wants_colours(Terminal(), {"WT_SESSION": "1"})


def test_an_empty_text_stays_empty() -> None:
    assert Style(colours=True).heading("") == ""


@pytest.mark.parametrize(("columns", "width"), [("20", 40), ("100", 100), ("300", 120)])
def test_lines_are_neither_too_short_nor_too_long(
    columns: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)

    assert Console(Keyboard([]), Terminal()).width == width


def test_a_pipe_has_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")

    assert Console(Keyboard([]), io.StringIO()).width == 80
