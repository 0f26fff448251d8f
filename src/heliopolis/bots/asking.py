"""Asking a bot for its move, and judging the answer: the rules trust nobody."""

import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from heliopolis.bots.base import AnyBot
from heliopolis.bots.foreign import in_words
from heliopolis.bots.naming import show
from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError
from heliopolis.games import Move, Position


class BotFailed(HeliopolisError):
    """What a bot did instead of choosing a legal move, to be read behind its name."""


def ask(bot: AnyBot, position: Position, seat: Seat) -> Move:
    """The move that a bot chooses for a seat; raise `BotFailed` when it gives none that is legal.

    A bot gets the distinct moves, but may choose any legal one.
    """
    legal = position.moves(distinct=True)
    try:
        chosen = bot.choose(position.view(seat), legal)
    except (Exception, SystemExit) as fault:
        raise BotFailed(f"raised {in_words(fault)}{_place(fault)}") from fault
    move = _find(chosen, legal) or _find(chosen, position.moves())
    if move is None:
        raise BotFailed(f"chose {show(_said(chosen))}, which is no legal move here")
    return move


def _place(fault: BaseException) -> str:
    """Where the code of somebody else went wrong, for whoever wrote it."""
    frames = traceback.extract_tb(fault.__traceback__)[1:]
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


def _find(chosen: Any, moves: Iterable[Move]) -> Move | None:
    """Our own move that equals what was chosen; what is no move at all is not even compared."""
    return next((move for move in moves if type(move) is type(chosen) and move == chosen), None)


def _said(chosen: Any) -> str:
    try:
        return str(chosen)
    except Exception:  # somebody else's text
        return type(chosen).__name__
