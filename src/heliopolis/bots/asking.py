"""Asking a bot for its move, and judging the answer: the rules trust nobody."""

import traceback
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from heliopolis.bots.base import AnyBot
from heliopolis.bots.foreign import fault_of
from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, shown
from heliopolis.games import Move


class BotFailed(HeliopolisError):
    """What a bot did instead of choosing a legal move."""


def ask(
    bot: AnyBot,
    seat: Seat,
    view: Any,
    distinct: Sequence[Move],
    legal: Callable[[], Iterable[Move]],
) -> Move:
    """The move that a bot chooses for a seat; raise `BotFailed` when it gives none that is legal.

    It gets the view and the distinct moves, but may choose any legal one.
    """
    try:
        chosen = bot.choose(view, distinct)
    except (Exception, SystemExit) as fault:
        file, line = _place(fault)
        raise BotFailed(
            "bot-raised", seat=seat, fault=fault_of(fault), file=file, line=line
        ) from fault
    move = _find(chosen, distinct) or _find(chosen, legal())
    if move is None:
        raise BotFailed("bot-chose-no-move", seat=seat, chosen=shown(_said(chosen)))
    return move


def _place(fault: BaseException) -> tuple[str, int]:
    """Where the code of somebody else went wrong, for whoever wrote it; "" and 0 for ours."""
    frames = traceback.extract_tb(fault.__traceback__)[1:]
    return (Path(frames[-1].filename).name, frames[-1].lineno or 0) if frames else ("", 0)


def _find(chosen: Any, moves: Iterable[Move]) -> Move | None:
    """Our own move that equals what was chosen; what is no move at all is not even compared."""
    return next((move for move in moves if type(move) is type(chosen) and move == chosen), None)


def _said(chosen: Any) -> str:
    try:
        return str(chosen)
    except Exception:  # somebody else's text
        return type(chosen).__name__
