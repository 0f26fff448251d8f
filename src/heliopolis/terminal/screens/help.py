"""What `?` and `rules` answer, and the list of moves, on lines that fit."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from heliopolis.terminal.screens.layout import wrap
from heliopolis.terminal.style import Style
from heliopolis.texts.game import GameTexts
from heliopolis.texts.table import Passage, TableTexts

_FIRST: Final = ("help", "rules", "table")
_STEP: Final = "  "


def help_text(
    texts: GameTexts,
    how: str,
    commands: Sequence[str],
    choices: Sequence[Any],
    style: Style,
    width: int,
) -> str:
    """How to answer, the commands, and what the kinds of moves here mean."""
    listed = {
        texts.say(f"command-{name}"): texts.say(f"command-{name}.does")
        for name in (*_FIRST, *commands)
    }
    lines = [*_headings(how, style, width), *_table(listed, _STEP, width)]
    if choices:
        lines += _headings(texts.say("help-moves"), style, width)
    for meaning in texts.meanings(choices):
        lines += wrap(meaning, width, _STEP, _STEP * 2)
    return "\n".join(lines)


def commands_text(texts: TableTexts, commands: Sequence[str]) -> str:
    """The commands that make sense where no move is asked for."""
    listed = [texts.say(f"command-{name}") for name in ("table", *commands)]
    return texts.say("help-commands", commands=texts.catalogue.join(listed, "comma"))


def rules_text(passages: Sequence[Passage], style: Style, width: int) -> str:
    """The rules in short; those with labels are tables, and those at the left are headings."""
    lines: list[str] = []
    for labelled, run in groupby(passages, key=lambda passage: bool(passage.label)):
        several = list(run)
        if labelled:
            rows = {passage.label: passage.text for passage in several}
            lines += _table(rows, _STEP * several[0].depth, width)
            continue
        for passage in several:
            indent = _STEP * passage.depth
            wrapped = wrap(passage.text, width, indent, indent)
            lines += wrapped if passage.depth else map(style.heading, wrapped)
    return "\n".join(lines)


def list_moves(moves: Sequence[tuple[str, str]], width: int) -> str:
    """The moves, numbered, each with what it would do."""
    column = min(max(len(move) for move, _ in moves), width // 2)
    indent = " " * (len(" 1  ") + column + len(_STEP))
    lines: list[str] = []
    for number, (move, told) in enumerate(moves, 1):
        first = f"{number:>2}  {move:<{column}}{_STEP}"
        if len(first) > len(indent):
            lines.append(first.rstrip())
            first = indent
        lines += wrap(told, width, first, indent)
    return "\n".join(lines)


def _headings(text: str, style: Style, width: int) -> Iterator[str]:
    return map(style.heading, wrap(text, width))


def _table(rows: dict[str, str], indent: str, width: int) -> Iterator[str]:
    """Labels in a column of their own, and behind each its text."""
    column = max(map(len, rows)) + len(_STEP)
    for label, text in rows.items():
        yield from wrap(text, width, f"{indent}{label:<{column}}", indent + " " * column)
