"""What `?` answers, and the list of moves, as far as they are the same in every game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from heliopolis.terminal.style import Style

MoveT = TypeVar("MoveT")

BY_NUMBER: Final = "Type the number of a move, or its text, or one of these:"

_FIRST: Final = {
    "?": "this help",
    "rules": "the rules in short",
    "table": "show the table again",
}
_LAST: Final = {
    "sheet": "the score sheets so far",
    "save": "save now (this also happens by itself after every move)",
    "quit": "save and leave; the game can go on later",
}


def help_text(how: str, extra: Mapping[str, str], meanings: Iterable[str], style: Style) -> str:
    """How to answer, the commands, and what the kinds of moves here mean."""
    commands = {**_FIRST, **extra, **_LAST}
    lines = [style.heading(how)]
    lines += [f"  {command:<6} {meaning}" for command, meaning in commands.items()]
    lines.append(style.heading("The moves here:"))
    lines += [f"  {meaning}" for meaning in meanings]
    return "\n".join(lines)


def kinds_of(moves: Iterable[Any]) -> list[type[Any]]:
    """The kinds of some moves, each once."""
    return list(dict.fromkeys(type(move) for move in moves))


def commands_besides(extra: Iterable[str]) -> str:
    """The commands that make sense where no move is asked for."""
    return f"Commands here: {', '.join(['table', *extra, 'sheet', 'rules', 'save', 'quit'])}."


def list_moves(moves: Sequence[MoveT], tell: Callable[[MoveT], str]) -> str:
    """The moves, numbered, each with what it would do."""
    longest = max(len(str(move)) for move in moves)
    return "\n".join(
        f"{number:>2}  {move!s:<{longest}}  {tell(move)}" for number, move in enumerate(moves, 1)
    )
