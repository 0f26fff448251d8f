"""Reading what people type in Ra: a move's number, or its text in any spelling."""

import re
from collections.abc import Sequence

from heliopolis import ra
from heliopolis.core.errors import InvalidNotation, shown
from heliopolis.ra.suns import HIGHEST_SUN
from heliopolis.terminal.screens.answers import number_in, numbered
from heliopolis.texts.typed import TypedWords


def read_answer(text: str, choices: Sequence[ra.Move], typed: TypedWords) -> ra.Move:
    """The move that is meant, legal or not; raise `InvalidNotation` when there is none."""
    number = number_in(text)
    if number is not None:
        return _numbered(number, choices, typed)
    notation = typed.notation(text)
    try:
        return ra.parse_move(notation)
    except InvalidNotation:
        if re.fullmatch(r"bid [0-9]+", notation):
            raise InvalidNotation("sun-out-of-range", highest=HIGHEST_SUN) from None
        moves = tuple(typed.shown(str(move)) for move in choices)
        raise InvalidNotation("not-a-move-here", text=shown(text.strip()), moves=moves) from None


def _numbered(number: int, choices: Sequence[ra.Move], typed: TypedWords) -> ra.Move:
    bid = ra.Bid(number)
    if bid not in choices:
        return numbered(number, choices)
    if number > len(choices):
        raise InvalidNotation("number-may-be-sun", numbers=len(choices), sun=number)
    chosen = numbered(number, choices)
    if chosen != bid:
        # A bid cannot be taken back, so it is better to ask than to guess.
        move, sun = typed.shown(str(chosen)), typed.shown(str(bid))
        raise InvalidNotation("number-or-sun", number=number, move=move, bid=sun)
    return chosen
